import type { InstallerTexts } from "../texts/texts";

export type TroubleName = keyof InstallerTexts["troubles"];

/** What went wrong with an installation, by the name of its sentence. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  constructor(
    readonly kind: TroubleName,
    readonly found = "",
    readonly wanted = "",
    readonly detail = "",
  ) {
    super(`${kind} ${found} ${wanted} ${detail}`.trim());
  }
}
