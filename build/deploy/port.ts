import type { OpenWire } from "../../sim/web/installer/serial-port";
import { portTrouble } from "./port-trouble";
import { listSerialPorts, openSerialPort } from "./serial-port";
import { openTcpPort } from "./tcp-port";

/** A wire that remembers the last of what came. */
export interface Port extends OpenWire {
  readonly name: string;
  /** For a trouble: who speaks there, if it isn't Espruino. */
  heard(): string;
}

/** Characters. */
const REMEMBERED = 2000;

/**
 * @param name "/dev/ttyUSB0", "COM3", "tcp://192.168.1.5:23"
 * @throws Error that says what is wrong with the port and what to do
 */
export async function openPort(name: string): Promise<Port> {
  const wire = await open(name).catch(async (error: NodeJS.ErrnoException) => {
    throw new Error(portTrouble(name, error, await portLines()));
  });
  let last = "";
  return {
    name,
    write: wire.write,
    close: wire.close,
    heard: () => last,
    listen: (heard, gone) =>
      wire.listen((text) => {
        last = (last + text).slice(-REMEMBERED);
        heard(text);
      }, gone),
  };
}

/** The ports found, a line each. */
export async function portLines(): Promise<string[]> {
  const ports = await listSerialPorts().catch(() => []);
  return ports.map(({ path, maker }) => `  ${path}${maker === "" ? "" : `  (${maker})`}`);
}

function open(name: string): Promise<OpenWire> {
  if (!name.includes("://")) return openSerialPort(name);
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url?.protocol !== "tcp:" || url.hostname === "" || url.port === "")
    throw new Error(`"${name}" is no port: give one like /dev/ttyUSB0, COM3 or tcp://192.168.1.5:23`);
  // An IPv6 address stands in brackets.
  return openTcpPort(url.hostname.replace(/^\[|\]$/g, ""), Number(url.port));
}
