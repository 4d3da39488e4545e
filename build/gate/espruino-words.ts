/** Words the interpreter never takes for a variable (Espruino src/jslex.c, jslGetNextToken). */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    "break case catch class const continue debugger default delete do else extends false finally for function if in " +
    "instanceof let new null of return static super switch this throw true try typeof undefined var void while"
  ).split(" "),
);

/** Longer names are cut, so that two of them can become one (Espruino src/jsutils.h, JSLEX_MAX_TOKEN_LENGTH). */
export const MAX_NAME = 63;
