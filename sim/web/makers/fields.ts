import { make } from "../dom";

/** A choice with its label; `chosen` gets the value. */
export function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  chosen: (value: string) => void,
): { readonly row: HTMLElement; readonly select: HTMLSelectElement } {
  const select = make("select");
  for (const [optionValue, text] of options) {
    const option = make("option", text);
    option.value = optionValue;
    select.append(option);
  }
  select.value = value;
  select.addEventListener("change", () => chosen(select.value));
  return { row: labelled(label, select), select };
}

/** A control with its label before it. */
export function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = make("label", make("span", text), control);
  label.className = "field";
  return label;
}

export function pushButton(text: string, pressed: () => void): HTMLButtonElement {
  const button = make("button", text);
  button.type = "button";
  button.addEventListener("click", pressed);
  return button;
}

export function rowOf(...children: readonly HTMLElement[]): HTMLElement {
  const row = make("div", ...children);
  row.className = "row";
  return row;
}

export function hint(text: string): HTMLElement {
  const line = make("p", text);
  line.className = "hint";
  return line;
}
