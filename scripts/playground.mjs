// Serves the playground on loopback (`npm run playground`); `buildPlayground` writes its files, for the site too.
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

import { bundleForBrowser } from "./bundle-browser.mjs";
import { unpackCore } from "./bundle.mjs";
import { portOf } from "./free-port.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STATIC = ["index.html", "page.css"];
const TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  wasm: "application/wasm",
};
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/**
 * Writes the page and everything that it loads into a folder, relative to this repository. The folder is emptied first.
 */
export async function buildPlayground(dir) {
  const input = { worker: "playground/worker.js", page: "playground/page.js" };
  await bundleForBrowser({ input, dir, minify: true });
  for (const name of STATIC) cpSync(join(ROOT, "playground", name), join(ROOT, dir, name));
  unpackCore();
  cpSync(join(ROOT, "opa-core/opa-core.wasm"), join(ROOT, dir, "opa-core.wasm"));
}

/**
 * Serves only the folder's files, and only requests for loopback: a name that someone else's DNS resolves to this
 * machine is rejected.
 */
export function servePlayground(dir) {
  const folder = join(ROOT, dir);
  const files = new Map(readdirSync(folder).map((name) => [`/${name}`, join(folder, name)]));
  files.set("/", join(folder, "index.html"));
  return createServer((request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, "");
    const file = files.get((request.url ?? "").split("?", 1)[0]);
    if (host !== "127.0.0.1" && host !== "localhost") response.writeHead(421).end();
    else if (request.method !== "GET" && request.method !== "HEAD") response.writeHead(405).end();
    else if (file === undefined) response.writeHead(404).end();
    else {
      const type = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "text/plain; charset=utf-8";
      response.writeHead(200, { ...HEADERS, "content-type": type }).end(readFileSync(file));
    }
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const dir = ".bench/playground";
  await buildPlayground(dir);
  const server = servePlayground(dir);
  server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => {
    console.log(`the playground: http://127.0.0.1:${String(portOf(server))}/ (Ctrl-C ends it)`);
  });
}
