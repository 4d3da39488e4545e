/** The element of the page with this id. @throws Error if the page has none, or one of another kind */
export function byId<T extends HTMLElement = HTMLElement>(id: string, kind?: new () => T): T {
  const element = document.getElementById(id);
  if (!element || (kind && !(element instanceof kind))) throw new Error(`the page has no ${kind?.name ?? ""} #${id}`);
  return element as T;
}

/** A new element with a text, or with children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
