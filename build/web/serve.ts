import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { constants, createBrotliCompress } from "node:zlib";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** What a page can't say in itself. */
const HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/**
 * Serves a folder to this computer only.
 * @param port 0 for any free one
 * @throws Error if the port is taken
 */
export async function servePage(folder: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const inside = pathInside(request.url ?? "/");
    const file = join(folder, inside);
    const type = TYPES[extname(file)];
    if (inside.startsWith("..") || !type || !isFile(file)) {
      response.writeHead(404, { ...HEADERS, "Content-Type": "text/plain" }).end("There is no such file.\n");
      return;
    }
    const isText = !type.startsWith("image/png");
    const packed = isText && /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    response.writeHead(200, { ...HEADERS, "Content-Type": type, ...(packed ? { "Content-Encoding": "br" } : {}) });
    const stream = createReadStream(file);
    if (packed) stream.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).pipe(response);
    else stream.pipe(response);
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path of a file in the folder; one that begins with ".." leads out of it, however it was written. */
function pathInside(url: string): string {
  try {
    return (
      normalize(decodeURIComponent(new URL(url, "http://localhost").pathname)).replace(/^[/\\]+/, "") || "index.html"
    );
  } catch {
    return "..";
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`port ${port} is taken; choose another with --port`) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
