import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePage } from "../../../build/web/serve";

let folder = "";
let server: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "serve-"));
  writeFileSync(join(folder, "index.html"), "<p>here</p>");
  writeFileSync(join(folder, "secret.key"), "no");
  server = await servePage(folder, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The status of a path as it stands: fetch would tidy it up. */
function statusOf(path: string): Promise<number> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "localhost", path }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    asked.on("error", reject).end();
  });
}

test("a page, packed, with its headers", async () => {
  const response = await fetch(server.url);
  expect(await response.text()).toBe("<p>here</p>");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test.each(["/nothing.js", "/secret.key", "/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"])(
  "nothing at %s",
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test("a path that can't be read is no end of the server", async () => {
  expect(await statusOf("/%")).toBe(404);
  expect(await statusOf("/")).toBe(200);
});

test("a port that is taken is named", async () => {
  const { port } = new URL(server.url);
  await expect(servePage(folder, Number(port))).rejects.toThrow(`port ${port} is taken`);
});
