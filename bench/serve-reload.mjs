import autocannon from "autocannon";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { portOf } from "../scripts/free-port.mjs";
import { pinToCore } from "./pin-to-core.mjs";
import { findOpaBinary } from "../scripts/opa-binary.mjs";
import { CLI, start } from "./serve.mjs";

const CONNECTIONS = 10;
const SECONDS = 12;
/** A new bundle, and a poll for it, each second: the shortest time that OPA takes. */
const RELOAD_MS = 1000;

/** Two files of one version: an answer with two versions is of two bundles. */
const FILES = (version) => ({
  "bench.rego": `package bench\n\na := ${version}\n\nb := data.lib.version\n`,
  "lib.rego": `package lib\n\nversion := ${version}\n`,
  ".manifest": JSON.stringify({ revision: String(version), roots: ["bench", "lib"] }),
});

function makeBundle(folder, version) {
  const own = join(folder, String(version));
  mkdirSync(own);
  for (const [name, text] of Object.entries(FILES(version))) writeFileSync(join(own, name), text);
  const file = join(folder, `${version}.tar.gz`);
  const { status } = spawnSync("tar", ["-czf", file, "-C", own, ...Object.keys(FILES(version))]);
  if (status !== 0) throw new Error("tar failed");
  return readFileSync(file);
}

/** Serves a bundle of another version each second. */
async function startBundles(folder) {
  const bundles = Array.from({ length: SECONDS + 10 }, (_, n) => makeBundle(folder, n + 1));
  const startedAt = Date.now();
  const server = createServer((request, response) => {
    const at = Math.min(bundles.length - 1, Math.floor((Date.now() - startedAt) / RELOAD_MS));
    const etag = `"${at}"`;
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.writeHead(200, { "content-type": "application/gzip", etag }).end(bundles[at]);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/** Loads a server while its bundle changes; of each answer its two versions are compared. */
async function loadReloading(port) {
  let mixed = 0;
  const versions = new Set();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/v1/data/bench`,
    connections: CONNECTIONS,
    duration: SECONDS,
    verifyBody: (body) => {
      const { a, b } = JSON.parse(body).result;
      versions.add(a);
      if (a !== b) mixed++;
      return true;
    },
  });
  return {
    versions: versions.size,
    requests: result.requests.total,
    "failed or dropped": result.non2xx + result.errors + result.timeouts,
    "of two versions": mixed,
    "p99 in ms": result.latency.p99,
    "longest in ms": result.latency.max,
  };
}

/** Bundles that change each second, under load: no request fails, and none is answered by two versions. */
export async function measure() {
  const title = `regohost serve whose bundle changes each second, ${CONNECTIONS} connections`;
  const skipped = (note) => ({ title, note, rows: [] });
  if (spawnSync("taskset", ["--version"], { stdio: "ignore" }).status !== 0)
    return skipped("skipped: no taskset");
  const opa = findOpaBinary();
  pinToCore(1);
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  const servers = [
    { who: "regohost", port: 18204, command: process.execPath, args: [CLI, "serve", "--builtins", "none"] },
    ...(opa === undefined
      ? []
      : [{ who: "opa", port: 18205, command: opa, args: ["run", "--server", "--log-level", "error"] }]),
  ];
  const rows = [];
  try {
    for (const { who, port, command, args } of servers) {
      const own = join(folder, who);
      mkdirSync(own);
      const bundles = await startBundles(own);
      const config = join(own, "config.json");
      const polling = { min_delay_seconds: RELOAD_MS / 1000, max_delay_seconds: RELOAD_MS / 1000 };
      const url = `http://127.0.0.1:${portOf(bundles)}`;
      writeFileSync(
        config,
        JSON.stringify({
          services: { bundles: { url } },
          bundles: { bench: { service: "bundles", resource: "bench.tar.gz", polling } },
        }),
      );
      const child = await start(command, [...args, "--addr", `127.0.0.1:${port}`, "-c", config], port);
      const ended = once(child, "exit");
      try {
        // The first bundle is there.
        while (!(await fetch(`http://127.0.0.1:${port}/health?bundles`)).ok);
        const loaded = await loadReloading(port);
        if (loaded["failed or dropped"] + loaded["of two versions"] > 0)
          throw new Error(`${who}: ${JSON.stringify(loaded)}`);
        rows.push({ server: who, ...loaded });
      } finally {
        child.kill("SIGTERM");
        await ended;
        bundles.closeAllConnections();
        bundles.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    title,
    note: `${SECONDS} s, one core for each server. It fails when a request does, or when an answer has two versions.`,
    rows,
  };
}
