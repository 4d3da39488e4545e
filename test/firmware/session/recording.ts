import type { Session } from "../../../firmware/session/session";
import { carryOut, cutAt } from "../../support/flash-cuts";
import { picture } from "../../support/kept-picture";
import { type Operation, WornFlash } from "../../support/worn-flash";
import { boot, call } from "./play";

/** A call of a session with all it did to the flash. */
export interface Recorded {
  readonly line: string;
  /** What has to survive a power cut, before the call and after it. */
  readonly before: string;
  readonly after: string;
  /** The chip before the call. */
  readonly image: Uint8Array;
  readonly operations: readonly Operation[];
}

/** Makes a call and records it. */
export function recordCall(flash: WornFlash, session: Session, line: string): Recorded {
  const image = flash.bytes.slice();
  const before = picture(session);
  const done = flash.done.length;
  call(session, line);
  return { line, before, after: picture(session), image, operations: flash.done.slice(done) };
}

/**
 * Cuts the power in operation `index` of a call, in the way `cut`, and boots.
 * @returns the chip, as it was found, and the tower's memory
 * @throws Error if the boot throws, changes the chip or finds anything but the state before or after the call
 */
export function cutAndBoot(
  chip: WornFlash,
  call: Recorded,
  index: number,
  cut: number,
): { flash: WornFlash; session: Session } {
  const image = call.image.slice();
  for (const operation of call.operations.slice(0, index)) carryOut(chip, image, operation);
  const { name, bytes } = cutAt(chip, image, call.operations[index]!, cut);
  const where = `${call.line}, operation ${index}: ${name}`;
  const flash = new WornFlash(chip.sectorCount, chip.sectorSize, bytes);
  let session: Session;
  try {
    session = boot(flash);
  } catch (error) {
    throw new Error(`${where}: the boot threw ${error}`);
  }
  if (flash.done.length > 0) throw new Error(`${where}: the boot wrote`);
  const found = picture(session);
  if (found !== call.before && found !== call.after)
    throw new Error(`${where}: found\n${found}\nbefore\n${call.before}\nafter\n${call.after}`);
  return { flash, session };
}
