/** A Linux build of Espruino. */
export interface Build {
  readonly binary: string;
  readonly version: string;
  /** As it names itself in process.env.BOARD. */
  readonly name: string;
  readonly variables: number;
  readonly bytesPerVariable: number;
  readonly flashBytes: number;
}
