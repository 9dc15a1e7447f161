// Few and many calls of a quick and a slow service, with all processors and with one.
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import process, { argv, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { createServiceClient } from "regohost";
import { startService } from "./evidence-service.mjs";
import { median, reached } from "./print-table.mjs";

const CONNECTIONS = 128;
const COUNTS = [10, 100, 1000, 10_000];
const DELAYS_MS = [1, 20, 100];
const WARM_UP_RUNS = 3;
/** Time of the processor of a call, in microseconds. */
const TARGET_US = 60;
/** The calls of all runs of a row together, at most; and no fewer than two runs. */
const MAX_CALLS = 10_000;
const FILE = fileURLToPath(import.meta.url);

async function measureHere(processors) {
  const rows = [];
  for (const delayMs of DELAYS_MS) {
    const { items, baseUrl, token, close } = await startService({ delayMs, itemCount: Math.max(...COUNTS) });
    const client = createServiceClient({ baseUrl, token, env: {}, configFile: false });
    const session = client.openSession();
    for (const count of COUNTS) {
      const digests = items.slice(0, count);
      const runs = [];
      const measured = Math.min(9, Math.max(2, MAX_CALLS / count));
      const warmUp = count < MAX_CALLS ? WARM_UP_RUNS : 0;
      for (let run = 0; run < warmUp + measured; run++) {
        const before = performance.eventLoopUtilization();
        const cpuBefore = process.cpuUsage();
        const startedAt = performance.now();
        await Promise.all(digests.map((digest) => session.discover(digest, {}, {})));
        const ms = performance.now() - startedAt;
        const { active } = performance.eventLoopUtilization(before);
        const { user, system } = process.cpuUsage(cpuBefore);
        if (run >= warmUp) runs.push({ ms, busyUs: (active * 1000) / count, cpuUs: (user + system) / count });
      }
      const ms = median(runs.map((run) => run.ms));
      const limit = Math.ceil(count / CONNECTIONS) * delayMs;
      const cpuUs = median(runs.map((run) => run.cpuUs));
      const target = processors === "all" && count === 1000 && delayMs === 20 ? 1.3 : undefined;
      rows.push({
        processors,
        "ms a call": delayMs,
        calls: count,
        ms,
        "limit ms": limit,
        "ratio to limit": ms / limit,
        "µs busy a call": median(runs.map((run) => run.busyUs)),
        "µs of the processor a call": cpuUs,
        target: target === undefined ? "" : `≤ ${target} x limit, ≤ ${TARGET_US} µs`,
        reached:
          target === undefined ? "" : `${reached(ms <= target * limit)}, ${reached(cpuUs <= TARGET_US)}`,
      });
    }
    await client.close();
    await close();
  }
  return rows;
}

/** Where there is `taskset`: one processor for this program and the service. */
function measureOnOne() {
  const child = spawnSync("taskset", ["-c", "0", execPath, FILE], { encoding: "utf8" });
  if (child.error !== undefined) return [];
  if (child.status !== 0) throw new Error(`the run on one processor failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

export async function measure() {
  const rows = [...(await measureHere("all")), ...measureOnOne()];
  return {
    title: `Calls: client.discover, all at once over ${CONNECTIONS} connections`,
    note: "The limit: as many delays as the connections need. Busy: the event loop of the client; of the processor: with V8's other threads. Medians, after runs that open the connections. The service is another process; with one processor it has its share of that.",
    rows,
  };
}

if (argv[1] === FILE) console.log(JSON.stringify(await measureHere("one")));
