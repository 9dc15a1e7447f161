// Whether HTTP/2 would make calls of the service quicker or cheaper: undici's dispatcher over TLS, with and without `allowH2`, from
// the first call on, whose connections have yet to be opened, and again; with all processors and with one.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Agent } from "undici";
import { getJson } from "./http.mjs";
import { median } from "./print-table.mjs";

const FILE = fileURLToPath(import.meta.url);
const COUNTS = [1, 10, 100, 1000, 10_000];
const DELAYS_MS = [1, 20, 100];
/** Calls times their delay, at most: more would only wait. */
const MAX_CALL_MS = 100_000;
/** The calls of all runs of a row and a way together, at most; and no fewer than two runs. */
const MAX_CALLS = 3000;
const MAX_RUNS = 7;
const BODY = JSON.stringify({ result: { digest: `sha256:${"a".repeat(64)}`, kind: "ARTIFACT" } });
const fixture = (name) => readFileSync(new URL(`../test/testing/fixtures/${name}`, import.meta.url));

/** A server that speaks both, in a process of its own. It answers `/DELAY/…` after so many milliseconds. */
async function serve() {
  const tls = { key: fixture("loopback-key.pem"), cert: fixture("loopback-cert.pem"), allowHTTP1: true };
  const settings = { maxConcurrentStreams: 1000 };
  const server = createSecureServer({ ...tls, settings }, (request, response) => {
    setTimeout(
      () => {
        response.setHeader("content-type", "application/json");
        response.end(BODY);
      },
      Number(request.url.split("/")[1]),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.on("message", () => process.send(process.cpuUsage()));
  process.on("disconnect", () => process.exit());
  process.send(server.address().port);
}

async function openServer() {
  const child = fork(FILE, ["serve"]);
  const [port] = await once(child, "message");
  return {
    origin: `https://127.0.0.1:${port}`,
    async cpuUs() {
      child.send("cpu");
      const [{ user, system }] = await once(child, "message");
      return user + system;
    },
    close: () => child.kill(),
  };
}

const common = { headersTimeout: 0, bodyTimeout: 0, connect: { ca: fixture("loopback-cert.pem") } };
const streams = { allowH2: true, pipelining: 1000, maxConcurrentStreams: 1000 };
const WAYS = {
  "HTTP/1.1, 128": () => new Agent({ ...common, connections: 128 }),
  "HTTP/2, 1": () => new Agent({ ...common, ...streams, connections: 1 }),
  "HTTP/2, 4": () => new Agent({ ...common, ...streams, pipelining: 32, connections: 4 }),
};

/** One run: time, and the time of the processor that a call takes on both sides. */
async function run(dispatcher, server, count, delayMs) {
  const serverBefore = await server.cpuUs();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const headers = { authorization: "Bearer x" };
  await Promise.all(
    Array.from({ length: count }, (_, i) =>
      getJson(dispatcher, { origin: server.origin, path: `/${delayMs}/${i}`, method: "GET", headers }),
    ),
  );
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  return { ms, us: (user + system) / count, serverUs: ((await server.cpuUs()) - serverBefore) / count };
}

async function measureHere(processors) {
  const server = await openServer();
  const rows = [];
  const names = Object.keys(WAYS);
  for (const delayMs of DELAYS_MS) {
    for (const count of COUNTS.filter((many) => many * delayMs <= MAX_CALL_MS)) {
      const warmUpRuns = count < MAX_CALLS ? 1 : 0;
      const runs = Math.min(MAX_RUNS, Math.max(2, MAX_CALLS / count));
      const first = Object.fromEntries(names.map((name) => [name, []]));
      const again = Object.fromEntries(names.map((name) => [name, []]));
      for (let turn = -warmUpRuns; turn < runs; turn++) {
        for (const name of names) {
          const dispatcher = WAYS[name]();
          const opening = await run(dispatcher, server, count, delayMs);
          const second = await run(dispatcher, server, count, delayMs);
          await dispatcher.destroy();
          if (turn < 0) continue;
          first[name].push(opening);
          again[name].push(second);
        }
      }
      for (const [when, taken] of Object.entries({ "first, with handshakes": first, again })) {
        const [one, ...others] = names;
        const of = (name, key) => median(taken[name].map((entry) => entry[key]));
        const ratio = (name, key) =>
          median(taken[name].map((entry, turn) => entry[key] / taken[one][turn][key]));
        rows.push({
          processors,
          connections: when,
          "ms a call": delayMs,
          calls: count,
          [`${one}: ms`]: of(one, "ms"),
          "µs a call": of(one, "us"),
          "µs of the server": of(one, "serverUs"),
          ...Object.fromEntries(
            others.flatMap((name) => [
              [`${name}: ms`, ratio(name, "ms")],
              [`${name}: µs`, ratio(name, "us")],
              [`${name}: µs of the server`, ratio(name, "serverUs")],
            ]),
          ),
        });
      }
    }
  }
  server.close();
  return rows;
}

/** Where there is `taskset`: one processor for this program and the server. */
function measureOnOne() {
  const child = spawnSync("taskset", ["-c", "0", process.execPath, FILE, "measure"], { encoding: "utf8" });
  if (child.error !== undefined) return [];
  if (child.status !== 0) throw new Error(`the run on one processor failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

export async function measure() {
  return {
    title:
      "HTTP/2: calls at once over TLS by undici's dispatcher, on 128 connections and on 1 or 4 with streams",
    note: "Of HTTP/2 the ratios to HTTP/1.1 of the same turn. µs: time of the processor. Medians of runs in turns; first: the connections are opened, without a TLS session of before. The server is another process; with one processor both have their share of that.",
    rows: [...(await measureHere("all")), ...measureOnOne()],
  };
}

if (process.argv[2] === "serve" && process.argv[1] === FILE) await serve();
if (process.argv[2] === "measure" && process.argv[1] === FILE)
  console.log(JSON.stringify(await measureHere("one")));
