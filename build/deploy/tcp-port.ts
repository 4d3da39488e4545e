import { connect } from "node:net";
import type { OpenWire } from "../../sim/web/installer/serial-port";

/**
 * The console of a board on the network, or of a Linux build of Espruino started with --telnet.
 * @throws Error of node:net, with its code, if nobody answers there
 */
export async function openTcpPort(host: string, port: number): Promise<OpenWire> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  socket.removeAllListeners("error");
  // What goes wrong later ends the connection, and that is heard by "close".
  socket.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) reject(new Error("the connection is closed"));
        else socket.write(text, "latin1", (error) => (error ? reject(error) : resolve()));
      }),
    listen(heard, gone) {
      socket.on("data", (data) => heard(data.toString("latin1")));
      socket.once("close", gone);
      if (socket.destroyed) gone();
    },
    close: () =>
      new Promise((resolve) => {
        if (socket.destroyed) resolve();
        else socket.end(resolve);
      }),
  };
}
