import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import type { StandInConsole } from "./stand-in-console";

/** A stand-in console on the network. */
export interface TcpConsole {
  /** "tcp://127.0.0.1:50123" */
  readonly port: string;
  /** Somebody trips over the cable; the board itself stays on. */
  unplug(): void;
  close(): Promise<void>;
}

/** @param slowMs how long the board takes for what comes in one piece */
export async function serveConsole(board: StandInConsole, slowMs = 0): Promise<TcpConsole> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    // A board without power takes nothing more.
    const hear = (data: Buffer) => void board.write(data.toString("latin1")).catch(() => socket.destroy());
    socket.on("data", (data: Buffer) => (slowMs === 0 ? hear(data) : void setTimeout(hear, slowMs, data)));
    board.listen(
      (text) => void socket.write(text, "latin1"),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const unplug = () => sockets.forEach((socket) => void socket.destroy());
  return {
    port: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unplug,
    close: () => {
      unplug();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
