/** Comes out of whatever was being done to a tower whose plug was pulled: nothing that followed was ever shown. */
export class Unplugged extends Error {
  override readonly name = "Unplugged";
}
