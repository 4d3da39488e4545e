/** An accelerometer as the bus sees it: registers, of which a data sheet says what they do (firmware subset). */
export interface Chip {
  /** 7 bits. */
  readonly address: number;
  /** A write transfer: the register, then the bytes for it and the ones after it. */
  write(bytes: ArrayLike<number>): void;
  /** `count` bytes from a register on. */
  read(register: number, count: number): number[];
}

/** What tells one chip from another. Registers that a driver of the accelerometer doesn't need aren't modelled. */
export interface ChipSheet {
  /** As faults name it. */
  readonly name: string;
  readonly address: number;
  /** How many registers there are. */
  readonly size: number;
  /** What isn't 0 after power-on: register, value, register, value ... */
  readonly powerOn: readonly number[];
  readonly writable: readonly number[];
  /** The first of the six data registers. */
  readonly data: number;
  /** A bit of the register's number that has to be set to read on from register to register, or 0. */
  readonly readOnBit: number;
  /** The three words of a sample, x y z; none while it sleeps. */
  words(registers: Uint8Array, milliG: number[]): number[];
  /** Words lie in the registers with their high byte first. */
  readonly highFirst: boolean;
}

/**
 * A chip just powered on.
 * @param motion the acceleration now, [x, y, z] in whole milli-g
 * @param fault notes what a driver did wrong, and gives the error to throw
 */
export function createChip(sheet: ChipSheet, motion: () => number[], fault: (what: string) => Error): Chip {
  const registers = new Uint8Array(sheet.size);
  for (let i = 0; i < sheet.powerOn.length; i += 2) registers[sheet.powerOn[i]!] = sheet.powerOn[i + 1]!;

  /** Asleep, the data registers keep what they had; after power-on that is zero. */
  function measure(): void {
    const words = sheet.words(registers, motion());
    for (let i = 0; i < words.length; i++) {
      const high = sheet.data + i * 2 + (sheet.highFirst ? 0 : 1);
      const low = sheet.data + i * 2 + (sheet.highFirst ? 1 : 0);
      registers[high] = (words[i]! >> 8) & 255;
      registers[low] = words[i]! & 255;
    }
  }

  return {
    address: sheet.address,
    write: (bytes: ArrayLike<number>) => {
      for (let i = 1; i < bytes.length; i++) {
        const register = bytes[0]! + i - 1;
        if (sheet.writable.indexOf(register) < 0)
          throw fault(`${sheet.name}: a write to register 0x${register.toString(16)}`);
        registers[register] = bytes[i]!;
      }
    },
    read: (named: number, count: number) => {
      const register = named & ~sheet.readOnBit;
      if (register < 0 || register + count > sheet.size || (count > 1 && sheet.readOnBit & ~named))
        throw fault(`${sheet.name}: a read of ${count} bytes from register 0x${named.toString(16)}`);
      if (register === sheet.data) measure();
      const bytes: number[] = [];
      for (let i = 0; i < count; i++) bytes.push(registers[register + i]!);
      return bytes;
    },
  };
}

/** Milli-g as whole steps of the chip, within its range. */
export function inSteps(milliG: number, stepsPerG: number, last: number): number {
  return Math.max(-last - 1, Math.min(last, Math.floor((milliG * stepsPerG) / 1000 + 0.5)));
}
