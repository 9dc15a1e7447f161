// Whether HTTP/2 makes calls of the service quicker or cheaper: the client's own over TLS with `http2: true`, against `http2: false`, from the
// first call on, whose connections have yet to be opened, and again; with all processors and with one.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createServiceClient } from "regohost";
import { portOf } from "../scripts/free-port.mjs";
import { median } from "./print-table.mjs";

const FILE = fileURLToPath(import.meta.url);
const COUNTS = [1, 10, 100, 1000, 10_000];
const DELAYS_MS = [1, 20, 100];
/** Calls times their delay, at most: more would only wait. On one processor half of it. */
const MAX_CALL_MS = 200_000;
/** The calls of all runs of a row and a way together, at most; and no fewer than two runs. */
const MAX_CALLS = 1000;
const MAX_RUNS = 5;
/** What nginx allows. */
const MAX_STREAMS = 128;
const fixture = (name) => readFileSync(new URL(`../test/testing/fixtures/${name}`, import.meta.url));
const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** Of a form that the client takes; the service here looks at none. */
const TOKEN = `${part({ alg: "none" })}.${part({ aud: "user-auth.chainloop", exp: 4_000_000_000 })}.x`;
const digestOf = (index) => `sha256:${index.toString(16).padStart(64, "0")}`;

/** A service that speaks both, by ALPN, in a process of its own. A number sets the delay of its answers; each message is answered. */
async function serve() {
  let delayMs = 0;
  let requests = { 1: 0, 2: 0 };
  const tls = { key: fixture("loopback-key.pem"), cert: fixture("loopback-cert.pem"), allowHTTP1: true };
  const settings = { maxConcurrentStreams: MAX_STREAMS };
  const server = createSecureServer({ ...tls, settings }, (request, response) => {
    requests[request.httpVersionMajor]++;
    const digest = decodeURIComponent(request.url.split(/[/?]/)[2]);
    const result = { digest, kind: "ARTIFACT", downloadable: false, created_at: "2026-01-01T00:00:00Z" };
    const body = JSON.stringify({ result, pagination: {} });
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(body);
    }, delayMs);
  });
  // As the HTTP servers of Node do; else an answer waits 40 ms for an acknowledgement.
  server.on("secureConnection", (socket) => socket.setNoDelay(true));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.on("message", ({ delay }) => {
    if (delay !== undefined) [delayMs, requests] = [delay, { 1: 0, 2: 0 }];
    process.send?.({ cpu: process.cpuUsage(), requests });
  });
  process.on("disconnect", () => process.exit());
  process.send?.(portOf(server));
}

async function openServer() {
  const child = fork(FILE, ["serve"]);
  const [port] = await once(child, "message");
  const ask = async (message) => {
    child.send(message);
    const [answer] = await once(child, "message");
    return answer;
  };
  return {
    baseUrl: `https://127.0.0.1:${port}`,
    setDelay: (delay) => ask({ delay }),
    async cpuUs() {
      const { user, system } = (await ask({})).cpu;
      return user + system;
    },
    requests: async () => (await ask({})).requests,
    close: () => child.kill(),
  };
}

const ONE = "HTTP/1.1, 128 connections";
const TWO = "HTTP/2";
const WAYS = { [ONE]: false, [TWO]: true };

function openClient({ baseUrl }, http2) {
  const ca = fixture("loopback-cert.pem").toString();
  return createServiceClient({ baseUrl, token: TOKEN, ca, http2, env: {}, configFile: false });
}

/** One run: time, and the time of the processor that a call takes on both sides. */
async function run(client, server, count) {
  // Of a session of its own, so that no call has an answer of before.
  const session = client.openSession();
  const serverBefore = await server.cpuUs();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: count }, (_, i) => session.discover(digestOf(i), {}, {})));
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  return { ms, us: (user + system) / count, serverUs: ((await server.cpuUs()) - serverBefore) / count };
}

async function measureHere(processors, maxCallMs) {
  const server = await openServer();
  const rows = [];
  for (const delayMs of DELAYS_MS) {
    for (const count of COUNTS.filter((many) => many * delayMs <= maxCallMs)) {
      const warmUpRuns = count < MAX_CALLS ? 1 : 0;
      const runs = Math.min(MAX_RUNS, Math.max(2, Math.floor(MAX_CALLS / count)));
      const taken = { "first, with handshakes": { [ONE]: [], [TWO]: [] }, again: { [ONE]: [], [TWO]: [] } };
      for (let turn = -warmUpRuns; turn < runs; turn++) {
        for (const [name, http2] of Object.entries(WAYS)) {
          await server.setDelay(delayMs);
          const client = openClient(server, http2);
          const opening = await run(client, server, count);
          const second = await run(client, server, count);
          await client.close();
          const asked = await server.requests();
          if (asked[http2 ? 2 : 1] !== 2 * count)
            throw new Error(`${name}: the service was asked otherwise: ${JSON.stringify(asked)}`);
          if (turn < 0) continue;
          taken["first, with handshakes"][name].push(opening);
          taken.again[name].push(second);
        }
      }
      for (const [when, { [ONE]: one, [TWO]: two }] of Object.entries(taken)) {
        const ratio = (key) => median(two.map((entry, turn) => entry[key] / one[turn][key]));
        rows.push({
          processors,
          calls: count,
          "ms a call": delayMs,
          connections: when,
          [`${ONE}: ms`]: median(one.map(({ ms }) => ms)),
          "µs a call": median(one.map(({ us }) => us)),
          "µs of the server": median(one.map(({ serverUs }) => serverUs)),
          [`${TWO}: ms, ratio`]: ratio("ms"),
          "µs a call, ratio": ratio("us"),
          "µs of the server, ratio": ratio("serverUs"),
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
    title: "HTTP/2: calls of the client at once over TLS, with `http2: true` against `http2: false`",
    note: `Of HTTP/2 the ratios to HTTP/1.1 of the same turn: below 1 it is quicker, or cheaper. µs: time of the processor. Medians of runs in turns; first: a new client, without a TLS session of before. The server, another process, offers both, and ${MAX_STREAMS} streams at once; with one processor both have their share of that.`,
    rows: [...(await measureHere("all", MAX_CALL_MS)), ...measureOnOne()],
  };
}

if (process.argv[2] === "serve" && process.argv[1] === FILE) await serve();
if (process.argv[2] === "measure" && process.argv[1] === FILE)
  console.log(JSON.stringify(await measureHere("one", MAX_CALL_MS / 2)));
