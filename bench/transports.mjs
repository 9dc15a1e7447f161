import { performance } from "node:perf_hooks";
import { createServiceClient } from "regohost";
import { DELAY_MS, startService } from "./evidence-service.mjs";
import { median } from "./print-table.mjs";

const CALLS = 200;
const RUNS = 5;
/** Sequential calls are so slow that a sample is enough. */
const SEQUENTIAL_CALLS = 20;

/** Calls over gRPC and REST, on one connection and on the pool, against one after another. */
export async function measure() {
  const service = await startService();
  const open = (maxConnections) =>
    createServiceClient({
      baseUrl: service.baseUrl,
      platformUrl: service.platformUrl,
      token: service.token,
      maxConnections,
      env: {},
      configFile: false,
    });
  const kinds = {
    "discover, REST": {
      call: (client, i) => client.discover(service.items[i]),
      ways: { "128 connections": 128, "1 connection": 1 },
    },
    "evidence, gRPC": {
      // Different filters, because equal calls in flight are one.
      call: (client, i) => client.evidence({ search: `item ${i}`, limit: 1 }),
      ways: { "1 connection, up to 128 calls on it": 128, "1 connection, a call at a time": 1 },
    },
  };
  const rows = [];
  for (const [name, { call, ways }] of Object.entries(kinds)) {
    const clients = Object.entries(ways).map(
      ([way, connections]) => /** @type {const} */ ([way, open(connections)]),
    );
    const [, sequential] = clients[0];
    await time(sequential, call, SEQUENTIAL_CALLS, 1);
    const sequentialMs = await time(sequential, call, SEQUENTIAL_CALLS, 1);
    for (const [way, client] of clients) {
      // A connection that was just opened has not learned how many calls the server takes.
      await time(client, call, CALLS, CALLS);
      const runs = [];
      for (let run = 0; run < (ways[way] > 1 ? RUNS : 1); run++)
        runs.push(await time(client, call, CALLS, CALLS));
      const ms = median(runs);
      const ofAll = (sequentialMs * CALLS) / SEQUENTIAL_CALLS;
      rows.push({
        calls: `${CALLS} ${name}`,
        way,
        ms,
        delays: ms / DELAY_MS,
        "times as fast as sequential": ofAll / ms,
      });
    }
    for (const [, client] of clients) await client.close();
  }
  await service.close();
  return {
    title: `Transports: ${CALLS} calls of ${DELAY_MS} ms at once`,
    note: `The bound on gRPC calls at once adapts from 16. Sequential: ${SEQUENTIAL_CALLS} calls, scaled up.`,
    rows,
  };
}

async function time(client, call, count, atOnce) {
  const startedAt = performance.now();
  let next = 0;
  const work = async () => {
    for (let i = next++; i < count; i = next++) await call(client, i);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return performance.now() - startedAt;
}
