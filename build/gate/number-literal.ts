/**
 * How the interpreter reads a decimal literal (Espruino src/jsutils.c, stringToFloatWithRadix): digit by digit, with a
 * rounding at each, so that the last bit of .3 or .7 is not that of 3/10 or 7/10.
 */
export function readByEspruino(raw: string): number {
  let value = 0;
  let i = 0;
  while (isDigit(raw[i])) value = value * 10 + Number(raw[i++]);
  if (raw[i] === ".") {
    i++;
    for (let weight = 0.1; isDigit(raw[i]); weight /= 10) value += weight * Number(raw[i++]);
  }
  if (raw[i] === "e" || raw[i] === "E") {
    for (let e = Number(raw.slice(i + 1)); e !== 0; e += e > 0 ? -1 : 1) value = e > 0 ? value * 10 : value / 10;
  }
  return value;
}

/** True if the interpreter surely reads the number that stands there. */
export function isReadRight(raw: string, value: number): boolean {
  if (!isDecimal(raw)) return value <= Number.MAX_SAFE_INTEGER;
  if (Number.isInteger(value) && !raw.includes("e") && !raw.includes(".")) return value <= Number.MAX_SAFE_INTEGER;
  // Short binary fractions (.5, 1.25) come out right whatever precision the steps between have.
  return readByEspruino(raw) === value && Number.isInteger(value * 1024);
}

/** `value` as a quotient of whole numbers, which is divided right on both sides: "(3/10)"; undefined if there is none. */
export function asQuotient(raw: string): string | undefined {
  if (!isDecimal(raw)) return undefined;
  const [mantissa = "", exponent = "0"] = raw.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  const digits = Number(whole + fraction);
  // Both are exact as doubles up to these bounds, so the division is the only rounding, as in the literal.
  if (places <= 0 || places > 22 || digits > Number.MAX_SAFE_INTEGER) return undefined;
  const power = places > 3 ? `1e${places}` : String(10 ** places);
  return digits / 10 ** places === Number(raw) ? `(${digits}/${power})` : undefined;
}

function isDecimal(raw: string): boolean {
  return !(raw[0] === "0" && raw.length > 1 && (isDigit(raw[1]) || "xXoObB".includes(raw[1]!)));
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}
