import type { Wire } from "./console";

/** Web Serial as far as it is used here; the types of pages don't have it (wicg.github.io/serial). */
export interface SerialPort {
  open(options: { baudRate: number; bufferSize?: number }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
}
export interface Serial {
  requestPort(): Promise<SerialPort>;
}

/** Undefined where the browser can't. */
export function serialOf(browser: Navigator): Serial | undefined {
  return (browser as { serial?: Serial }).serial;
}

/** The console of Espruino on an ESP32 (targets/esp32, UART0). */
const BAUD = 115200;

export interface OpenWire extends Wire {
  close(): Promise<void>;
}

/** Opens a port. @throws Error if it is in use */
export async function openWire(port: SerialPort): Promise<OpenWire> {
  await port.open({ baudRate: BAUD, bufferSize: 16384 });
  const reader = port.readable!.getReader();
  const writer = port.writable!.getWriter();
  let reading: Promise<void> = Promise.resolve();

  async function pump(heard: (text: string) => void, gone: () => void): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        heard(textOf(value));
      }
    } catch {
      // A cable that was pulled is an error of the stream.
    }
    gone();
  }

  return {
    write: (text) => writer.write(Uint8Array.from(text, (character) => character.charCodeAt(0))),
    listen(heard, gone) {
      reading = pump(heard, gone);
    },
    async close() {
      try {
        await reader.cancel();
        await reading;
        reader.releaseLock();
        await writer.close();
        writer.releaseLock();
        await port.close();
      } catch {
        // It is gone already.
      }
    },
  };
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
