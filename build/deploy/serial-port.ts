import type { OpenWire } from "../../sim/web/installer/serial-port";

/** The console of Espruino on an ESP32 (targets/esp32, UART0). */
const BAUD = 115200;

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

/** @throws Error of the library if the port can't be opened */
export async function openSerialPort(path: string): Promise<OpenWire> {
  const { SerialPort } = await library();
  // Espruino holds the sender up by XOFF while its buffer is full.
  const port = new SerialPort({ path, baudRate: BAUD, xon: true, autoOpen: false });
  await new Promise<void>((resolve, reject) => port.open((error) => (error ? reject(error) : resolve())));
  port.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        if (!port.isOpen) reject(new Error("the port is closed"));
        else port.write(text, "latin1", (error) => (error ? reject(error) : resolve()));
      }),
    listen(heard, gone) {
      port.on("data", (data: Buffer) => heard(data.toString("latin1")));
      port.once("close", gone);
    },
    close: () =>
      new Promise((resolve) => {
        if (port.isOpen) port.close(() => resolve());
        else resolve();
      }),
  };
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
