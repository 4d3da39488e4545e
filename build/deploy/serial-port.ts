import type { SerialPort } from "serialport";
import type { OpenWire } from "../../sim/web/installer/serial-port";

/** The console of Espruino on an ESP32 (targets/esp32, UART0). */
const BAUD = 115200;
/** How long a port may be away, and how often it is looked for. */
const AWAY_MS = 5000;
const LOOK_MS = 200;

/** A serial port of this computer: where it is, and who made what is plugged in there. */
export interface FoundPort {
  readonly path: string;
  readonly maker: string;
}

/** The serial ports there are; those with something on USB first. */
export async function listSerialPorts(): Promise<FoundPort[]> {
  const { SerialPort } = await library();
  const found = await SerialPort.list();
  const rank = (port: { vendorId?: string | undefined }) => (port.vendorId === undefined ? 1 : 0);
  return found
    .sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
    .map(({ path, manufacturer }) => ({ path, maker: manufacturer ?? "" }));
}

/**
 * A chip with its own USB (ESP32-S3, -C3) takes its port away while it starts anew, as it does when its radio is
 * switched off: then the port is opened again as soon as it is back.
 * @throws Error of the library if the port can't be opened
 */
export async function openSerialPort(path: string): Promise<OpenWire> {
  let port = await open(path);
  let isClosing = false;
  /** Whether there is a port; resolved when that is known. */
  let isThere = Promise.resolve(true);

  async function again(): Promise<boolean> {
    for (const until = Date.now() + AWAY_MS; Date.now() < until && !isClosing; await sleep(LOOK_MS))
      try {
        port = await open(path);
        return true;
      } catch {
        // Not yet.
      }
    return false;
  }

  return {
    async write(text) {
      if (!(await isThere)) throw new Error("the port is closed");
      await new Promise<void>((resolve, reject) => {
        port.write(text, "latin1", (error) => (error ? reject(error) : resolve()));
      });
    },
    listen(heard, gone) {
      const attend = () => {
        port.on("data", (data: Buffer) => heard(data.toString("latin1")));
        port.once("close", () => {
          if (isClosing) return;
          isThere = again().then((found) => {
            if (found) attend();
            else gone();
            return found;
          });
        });
      };
      attend();
    },
    async close() {
      isClosing = true;
      await isThere;
      if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
    },
  };
}

async function open(path: string): Promise<SerialPort> {
  const { SerialPort } = await library();
  // Espruino holds the sender up by XOFF while its buffer is full.
  const port = new SerialPort({ path, baudRate: BAUD, xon: true, autoOpen: false });
  await new Promise<void>((resolve, reject) => port.open((error) => (error ? reject(error) : resolve())));
  port.on("error", () => {});
  return port;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Optional, because it isn't made for every kind of computer; nothing but deploy needs it. */
async function library(): Promise<typeof import("serialport")> {
  try {
    return await import("serialport");
  } catch {
    throw new Error(
      'The package "serialport" is not installed: run "npm ci --include=optional". If it doesn\'t exist for this computer, use the installer of the page (npm run web) or a port tcp://host:port.',
    );
  }
}
