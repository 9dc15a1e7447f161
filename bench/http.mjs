import { performance } from "node:perf_hooks";
import { Agent, fetch, request } from "undici";
import { createServiceClient } from "regohost";
import process from "node:process";
import { median, reached } from "./print-table.mjs";
import { DELAY_MS, startService } from "./evidence-service.mjs";

const CALLS = 1000;
const RUNS = 15;
/** Until V8 has compiled what runs often. */
const WARM_UP_RUNS = 25;
const EARLY_RUNS = 10;
/** Time of the processor of a call, in microseconds. */
const TARGET_US = 60;

/** A request with undici's dispatcher, and its answer. */
function getJson(dispatcher, request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    dispatcher.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: () => undefined,
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve(JSON.parse(Buffer.concat(chunks).toString())),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

/** `client.discover`'s requests with undici's dispatcher and nothing else. */
export function openDispatch({ baseUrl, token }) {
  const dispatcher = new Agent({ connections: 128, headersTimeout: 0, bodyTimeout: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const { origin } = new URL(baseUrl);
  const pathOf = (digest) => `/discover/${digest}?pagination.limit=100`;
  const discover = (digest) => getJson(dispatcher, { origin, path: pathOf(digest), method: "GET", headers });
  return { dispatcher, headers, urlOf: (digest) => origin + pathOf(digest), discover };
}

/** How long this thread is busy for one call, and what it costs of the processor, of undici's APIs and of the client on top of its dispatcher. */
export async function measure() {
  const { items, baseUrl, token, close } = await startService();
  const { dispatcher, headers, urlOf, discover } = openDispatch({ baseUrl, token });
  const client = createServiceClient({ baseUrl, token, env: {}, configFile: false });
  const session = client.openSession();
  const ways = {
    "undici's dispatch": discover,
    "undici's request": async (digest) => (await request(urlOf(digest), { dispatcher, headers })).body.json(),
    "undici's fetch": async (digest) => (await fetch(urlOf(digest), { dispatcher, headers })).json(),
    "client.discover": (digest) => session.discover(digest, {}, {}),
  };
  const digests = items.slice(0, CALLS);
  /** @returns {Record<string, number[]>} */
  const listPerWay = () => Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  const [busyUs, earlyUs, cpuUs] = [listPerWay(), listPerWay(), listPerWay()];
  for (let run = 0; run < WARM_UP_RUNS + RUNS; run++) {
    for (const [name, call] of Object.entries(ways)) {
      const before = performance.eventLoopUtilization();
      const cpuBefore = process.cpuUsage();
      await Promise.all(digests.map(call));
      const { active } = performance.eventLoopUtilization(before);
      const { user, system } = process.cpuUsage(cpuBefore);
      if (run < EARLY_RUNS) earlyUs[name].push((user + system) / CALLS);
      if (run < WARM_UP_RUNS) continue;
      busyUs[name].push((active * 1000) / CALLS);
      cpuUs[name].push((user + system) / CALLS);
    }
  }
  await client.close();
  await dispatcher.destroy();
  await close();
  const first = cpuUs["undici's dispatch"];
  return {
    title: `HTTP: ${CALLS} calls of ${DELAY_MS} ms at once over 128 connections`,
    note: `Time of the processor with V8's other threads, and the time that the event loop is busy, which holds what else the machine does; medians of ${RUNS} runs in turns, after ${WARM_UP_RUNS}; in the first ones V8's compiler is in it. The client checks, validates and shares besides.`,
    rows: Object.entries(cpuUs).map(([name, times]) => {
      const isOurs = name === "client.discover";
      return {
        way: name,
        "µs of the processor a call": median(times),
        "ratio to dispatch": median(times.map((us, run) => us / first[run])),
        "µs busy a call": median(busyUs[name]),
        [`µs of the processor a call, first ${EARLY_RUNS} runs`]: median(earlyUs[name]),
        target: isOurs ? `≤ ${TARGET_US} µs` : "",
        reached: isOurs ? reached(median(times) <= TARGET_US) : "",
      };
    }),
  };
}
