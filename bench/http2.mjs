// Whether HTTP/2 would make calls of the service cheaper: undici's dispatcher over TLS, with and without `allowH2`.
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { performance } from "node:perf_hooks";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { Agent } from "undici";
import { median } from "./print-table.mjs";

const CALLS = 500;
const RUNS = 7;
const WARM_UP_RUNS = 4;
const DELAY_MS = 5;
const BODY = JSON.stringify({ result: { digest: `sha256:${"a".repeat(64)}`, kind: "ARTIFACT" } });
const fixture = (name) => readFileSync(new URL(`../test/testing/fixtures/${name}`, import.meta.url));

/** A server that speaks both, in its own thread. */
function serve() {
  const tls = { key: fixture("loopback-key.pem"), cert: fixture("loopback-cert.pem"), allowHTTP1: true };
  const server = createSecureServer(tls, (_request, response) => {
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(BODY);
    }, DELAY_MS);
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
}

function get(dispatcher, origin, path) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    dispatcher.dispatch(
      { origin, path, method: "GET", headers: { authorization: "Bearer x" } },
      {
        onRequestStart: () => undefined,
        onResponseStart: () => undefined,
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd: () => resolve(JSON.parse(Buffer.concat(chunks).toString())),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

export async function measure() {
  const server = new Worker(new URL(import.meta.url));
  const port = await new Promise((resolve, reject) => {
    server.once("message", resolve);
    server.once("error", reject);
  });
  const origin = `https://127.0.0.1:${port}`;
  const common = { headersTimeout: 0, bodyTimeout: 0, connect: { ca: fixture("loopback-cert.pem") } };
  const streams = { pipelining: 128, maxConcurrentStreams: 128 };
  const ways = {
    "HTTP/1.1, 128 connections": new Agent({ ...common, connections: 128 }),
    "HTTP/2, 128 connections": new Agent({ ...common, connections: 128, allowH2: true }),
    "HTTP/2, 1 connection, 128 streams": new Agent({ ...common, ...streams, connections: 1, allowH2: true }),
  };
  const runs = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let run = 0; run < WARM_UP_RUNS + RUNS; run++) {
    for (const [name, dispatcher] of Object.entries(ways)) {
      const before = performance.eventLoopUtilization();
      const startedAt = performance.now();
      await Promise.all(Array.from({ length: CALLS }, (_, i) => get(dispatcher, origin, `/discover/${i}`)));
      const ms = performance.now() - startedAt;
      const { active } = performance.eventLoopUtilization(before);
      if (run >= WARM_UP_RUNS) runs[name].push({ ms, busyUs: (active * 1000) / CALLS });
    }
  }
  await Promise.all(Object.values(ways).map((dispatcher) => dispatcher.destroy()));
  await server.terminate();
  const [first] = Object.values(runs);
  return {
    title: `HTTP/2: ${CALLS} calls of ${DELAY_MS} ms at once over TLS, by undici's dispatcher`,
    note: "Time that the event loop is busy for a call; medians of runs in turns.",
    rows: Object.entries(runs).map(([way, all]) => ({
      way,
      "µs a call": median(all.map(({ busyUs }) => busyUs)),
      "ratio to HTTP/1.1": median(all.map(({ busyUs }, run) => busyUs / first[run].busyUs)),
      ms: median(all.map(({ ms }) => ms)),
      "ratio of ms": median(all.map(({ ms }, run) => ms / first[run].ms)),
    })),
  };
}

if (!isMainThread && parentPort !== null) serve();
