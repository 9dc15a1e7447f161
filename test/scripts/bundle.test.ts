import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { Cancellation } from "../../src/base/async/cancellation.js";
import type * as Sockets from "../../src/http/open-socket.js";
import type * as Http from "../../src/http/undici-http.js";
import { RequestTarget } from "../../src/http/request-target.js";
import { bundle } from "../../scripts/bundle.mjs";

let files: { fileName: string; code: string; imports: string[]; dynamicImports: string[] }[];

beforeAll(async () => {
  const input = {
    client: "src/evidence/client/create-service-client.ts",
    send: "src/engine/std/network/http-send.ts",
  };
  const output = await bundle({ input, dir: "unused", written: false, maps: false });
  files = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}, 60_000);

it("imports node:http nowhere, which would load Node's own undici", () => {
  const imported = files.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  expect(imported.filter((name) => /^(node:)?http$/.test(name))).toEqual([]);
  expect(files.some(({ code }) => code.includes('getBuiltinModule("node:http")'))).toBe(true);
});

it("holds what a first call needs, so that Node reads no files of packages", () => {
  const imported = new Set(files.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const names = ["undici", "jose", "smol-toml", "ajv-formats", "@connectrpc", "@bufbuild", "zod"];
  expect(
    [...imported].filter((id) => names.some((name) => id === name || id.startsWith(`${name}/`))),
  ).toEqual([]);
});

async function startProxy(targets: string[]): Promise<Server> {
  const server = createServer().on("connect", ({ url = "" }, socket) => {
    targets.push(url);
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return server;
}

it("holds what a request through a proxy needs", async () => {
  const dir = await mkdtemp(join(tmpdir(), "regohost-bundle-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const input = { http: "src/http/undici-http.ts", socket: "src/http/open-socket.ts" };
  await bundle({ input, dir });
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(dir, name)).href);
  const { createUndiciHttp } = (await load("http.js")) as typeof Http;
  const { openSocket } = (await load("socket.js")) as typeof Sockets;
  const targets: string[] = [];
  const { port } = (await startProxy(targets)).address() as AddressInfo;
  const proxy = `http://127.0.0.1:${port}`;
  const url = new URL("https://cp.example.com/infoz");
  const http = createUndiciHttp({
    maxConnections: 1,
    connectTimeoutMs: 5000,
    ca: undefined,
    env: { HTTPS_PROXY: proxy },
  });
  onTestFinished(() => http.close());
  const request = { headers: [], cancellation: new Cancellation() };
  await expect(http.send(RequestTarget.of(url), request)).rejects.toThrow("403");
  const { signal } = new AbortController();
  await expect(openSocket({ url, proxy, timeoutMs: 5000 }, signal)).rejects.toThrow("403");
  expect(targets).toEqual(["cp.example.com:443", "cp.example.com:443"]);
});
