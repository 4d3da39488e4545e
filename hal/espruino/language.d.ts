// biome-ignore-all lint/suspicious/noShadowRestrictedNames: this file declares the globals.

/**
 * The part of JavaScript that Espruino 2v29 has and that behaves there as in Node. It takes the place of TypeScript's
 * own library (noLib): what isn't here doesn't exist on the board, or gives another result there, and the compiler
 * says so at the line that uses it. Left out on purpose, each tried on the interpreter:
 * - missing: Map, Set, Symbol, Array.from, flat, at, lastIndexOf, Number.isInteger, Math.trunc, imul, String.at ...
 * - different: Math.pow (an exponent from 10 on goes through exp(log)), Math.random (the same after every power-on),
 *   toFixed (loses carries), parseFloat (wrong in the last bit), split with a limit, JSON replacers and revivers, the
 *   names of errors, array.length = n, slice and filter of typed arrays (they give plain arrays), Date.
 */

interface Object {
  hasOwnProperty(name: string): boolean;
  toString(): string;
}

declare const Object: {
  /** In the order in which they were set; number-like keys aren't moved to the front as in Node. */
  keys(value: object): string[];
  assign<T extends object, A extends object>(target: T, source: A): T & A;
  assign<T extends object, A extends object, B extends object>(target: T, a: A, b: B): T & A & B;
  assign<T extends object, A extends object, B extends object, C extends object>(
    target: T,
    a: A,
    b: B,
    c: C,
  ): T & A & B & C;
  assign<T extends object, A extends object, B extends object, C extends object, D extends object>(
    target: T,
    a: A,
    b: B,
    c: C,
    d: D,
  ): T & A & B & C & D;
};

interface Function {
  apply(self: unknown, values: readonly unknown[]): unknown;
  bind(self: unknown): unknown;
  call(self: unknown): unknown;
}

interface CallableFunction extends Function {
  apply<T, A extends readonly unknown[], R>(this: (this: T, ...values: A) => R, self: T, values: A): R;
  bind<T>(this: T, self: ThisParameterType<T>): OmitThisParameter<T>;
  call<T, A extends readonly unknown[], R>(this: (this: T, ...values: A) => R, self: T, ...values: A): R;
}

interface NewableFunction extends Function {}

/** `arguments` is an array on the board and no array in Node: nothing is declared of it. */
interface IArguments {
  readonly [index: number]: never;
}

interface Boolean {
  toString(): string;
}

declare const Boolean: (value: unknown) => boolean;

interface Number {
  toString(radix?: number): string;
}

/** Text with blanks around it gives NaN, unlike in Node: trim it first. */
declare const Number: (value: unknown) => number;

declare function parseInt(text: string, radix: number): number;
declare function isNaN(value: number): boolean;
declare const NaN: number;
declare const Infinity: number;

/** Only what gives the same bits as Node for whole numbers. */
declare const Math: {
  abs(x: number): number;
  ceil(x: number): number;
  floor(x: number): number;
  max(...values: number[]): number;
  min(...values: number[]): number;
  /** Halves of negative numbers go away from zero (-2.5 gives -3, Node -2): only for numbers that have no half. */
  round(x: number): number;
  sign(x: number): number;
};

interface Error {
  readonly message: string;
}

/** Errors of the interpreter itself aren't `instanceof Error` throughout: look at `message`. */
declare const Error: { new (message: string): Error };

declare const JSON: {
  /** Laxer than Node; of equal keys the first wins. */
  parse(text: string): unknown;
  /** Characters from 0x7F on come out as \u00XX. */
  stringify(value: unknown): string;
};

/** Literals, `.`, sets, `\d \w \s`, `* +`, `^ $ |`, plain groups, flags g and i; the rest fails in silence. */
interface RegExp {
  test(text: string): boolean;
}

declare const console: { log(...values: unknown[]): void };

// Types that exist for the compiler only.

type Partial<T> = { [K in keyof T]?: T[K] };
type Readonly<T> = { readonly [K in keyof T]: T[K] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Record<K extends string | number | symbol, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends string | number | symbol> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
type Parameters<T> = T extends (...values: infer P) => unknown ? P : never;
type ReturnType<T> = T extends (...values: never) => infer R ? R : never;
type ThisParameterType<T> = T extends (this: infer U, ...values: never) => unknown ? U : unknown;
type OmitThisParameter<T> =
  unknown extends ThisParameterType<T> ? T : T extends (...values: infer A) => infer R ? (...values: A) => R : T;
