/** What the virtual board uses of the interpreter beyond what the tower may use. */
declare function btoa(bytes: Uint8Array): string;
declare function require(module: string): unknown;
