// biome-ignore-all lint/suspicious/noShadowRestrictedNames: this file declares the globals.

/** Strings, arrays and typed arrays, as far as Espruino 2v29 has them and they behave as in Node. */

/** Bytes: characters above 0xFF don't exist. An index that is negative or no whole number throws. */
interface String {
  readonly length: number;
  readonly [index: number]: string;
  charAt(index: number): string;
  charCodeAt(index: number): number;
  endsWith(part: string): boolean;
  includes(part: string): boolean;
  indexOf(part: string, from?: number): number;
  lastIndexOf(part: string): number;
  padEnd(length: number, fill?: string): string;
  padStart(length: number, fill?: string): string;
  repeat(count: number): string;
  /** `$&` and the like aren't expanded. */
  replace(part: string | RegExp, by: string): string;
  slice(start: number, end?: number): string;
  split(separator: string): string[];
  startsWith(part: string): boolean;
  substring(start: number, end?: number): string;
  toLowerCase(): string;
  toString(): string;
  toUpperCase(): string;
  trim(): string;
  [Symbol.iterator](): Iterator<string>;
}

declare const String: {
  (value: unknown): string;
  fromCharCode(...codes: number[]): string;
};

interface ArrayLike<T> {
  readonly length: number;
  readonly [index: number]: T;
}

interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
  concat(more: readonly T[]): T[];
  every(test: (item: T, index: number) => boolean): boolean;
  filter(test: (item: T, index: number) => boolean): T[];
  find(test: (item: T, index: number) => boolean): T | undefined;
  findIndex(test: (item: T, index: number) => boolean): number;
  forEach(task: (item: T, index: number) => void): void;
  includes(item: T): boolean;
  indexOf(item: T, from?: number): number;
  join(separator?: string): string;
  map<U>(change: (item: T, index: number) => U): U[];
  reduce<U>(step: (sum: U, item: T, index: number) => U, start: U): U;
  slice(start?: number, end?: number): T[];
  some(test: (item: T, index: number) => boolean): boolean;
  [Symbol.iterator](): Iterator<T>;
}

interface Array<T> extends ReadonlyArray<T> {
  [index: number]: T;
  fill(value: T, start?: number, end?: number): this;
  pop(): T | undefined;
  push(...items: T[]): number;
  reverse(): T[];
  shift(): T | undefined;
  /** Not stable: two items must never compare as 0. Without `compare` by their text, as in Node. */
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, deleteCount: number, ...items: T[]): T[];
  unshift(...items: T[]): number;
}

declare const Array: {
  /** Holes: call `fill` before anything else. */
  new <T>(length: number): T[];
  isArray(value: unknown): value is unknown[];
};

interface ArrayBuffer {
  readonly byteLength: number;
}

/** An index that is negative or no whole number throws; one past the end reads undefined and writes nothing. */
interface TypedArray extends ArrayLike<number> {
  [index: number]: number;
  readonly buffer: ArrayBuffer;
  readonly byteLength: number;
  /** 1,000 times dearer a byte than a Graphics.clear(). */
  fill(value: number, start?: number, end?: number): this;
  forEach(task: (item: number, index: number) => void): void;
  indexOf(item: number): number;
  reduce<U>(step: (sum: U, item: number, index: number) => U, start: U): U;
  /** What would lie past the end is cut off without an error. */
  set(values: ArrayLike<number>, offset?: number): void;
  /** Shares the memory. */
  subarray(start: number, end: number): this;
  [Symbol.iterator](): Iterator<number>;
}

interface TypedArrayConstructor<T> {
  new (length: number): T;
  new (values: ArrayLike<number>): T;
  new (buffer: ArrayBuffer, byteOffset?: number, length?: number): T;
}

interface Uint8Array extends TypedArray {}
interface Int8Array extends TypedArray {}
interface Uint16Array extends TypedArray {}
interface Int16Array extends TypedArray {}
interface Uint32Array extends TypedArray {}
interface Int32Array extends TypedArray {}
declare const Uint8Array: TypedArrayConstructor<Uint8Array>;
declare const Int8Array: TypedArrayConstructor<Int8Array>;
declare const Uint16Array: TypedArrayConstructor<Uint16Array>;
declare const Int16Array: TypedArrayConstructor<Int16Array>;
declare const Uint32Array: TypedArrayConstructor<Uint32Array>;
declare const Int32Array: TypedArrayConstructor<Int32Array>;

// What the compiler needs to allow for-of. None of it exists on the board, and the syntax gate refuses its names.

interface IteratorResult<T> {
  readonly done: boolean;
  readonly value: T;
}
interface Iterator<T, _Return = unknown, _Next = unknown> {
  next(): IteratorResult<T>;
}
interface Iterable<T, _Return = unknown, _Next = unknown> {
  [Symbol.iterator](): Iterator<T>;
}
interface IterableIterator<T, _Return = unknown, _Next = unknown> extends Iterator<T> {
  [Symbol.iterator](): IterableIterator<T>;
}
interface SymbolConstructor {
  readonly iterator: unique symbol;
}
declare const Symbol: SymbolConstructor;
