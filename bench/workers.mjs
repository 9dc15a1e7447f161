import { performance } from "node:perf_hooks";
import { compilePolicy, loadPolicy } from "../dist/index.js";
import { median } from "./print-table.mjs";
import { ENDLESS_BODY } from "../scripts/endless-body.mjs";

const EVALUATIONS = 48;
const BATCHES = 7;

/** Of a few milliseconds, in which nothing waits. */
const POLICY = `package bench

pairs := count([1 | some a in numbers.range(1, input.size); some b in numbers.range(1, input.size); (a * b) % 7 == input.rest])

spins if {
${ENDLESS_BODY}
}
`;

const LIMIT_MS = 50;
const LATE_RUNS = 11;

async function timeOf(policy) {
  const inputs = Array.from({ length: EVALUATIONS }, (_, index) => ({ size: 250, rest: index % 7 }));
  const startedAt = performance.now();
  const busy = performance.eventLoopUtilization();
  const options = { entrypoint: "bench/pairs" };
  for await (const ended of policy.evaluateAll(inputs, options)) {
    if (ended.status === "rejected") throw ended.reason;
  }
  return {
    ms: (performance.now() - startedAt) / EVALUATIONS,
    busyMs: performance.eventLoopUtilization(busy).active / EVALUATIONS,
  };
}

/** How late an evaluation that spins is ended, in milliseconds. */
async function latenessOf(policy) {
  const times = [];
  for (let run = 0; run < LATE_RUNS; run++) {
    const startedAt = performance.now();
    await policy.evaluate({}, { entrypoint: "bench/spins", timeoutMs: LIMIT_MS }).then(
      () => {
        throw new Error("it has ended");
      },
      (error) => {
        if (error.code !== "timeout") throw error;
      },
    );
    times.push(performance.now() - startedAt - LIMIT_MS);
    // The next one does not wait for a new worker.
    await policy.evaluate({ size: 1, rest: 1 }, { entrypoint: "bench/pairs" });
  }
  return Math.max(...times);
}

/** `isolation: "worker"`: throughput with one worker and with two, and how late a policy that spins is ended. */
export async function measure() {
  const { wasm } = await compilePolicy(
    { files: { "bench.rego": POLICY } },
    { entrypoint: ["bench/pairs", "bench/spins"] },
  );
  const module = await WebAssembly.compile(wasm);
  const workers = (maxWorkers) => ({ isolation: "worker", maxWorkers });
  const ways = {
    "in this thread": await loadPolicy(wasm),
    "1 worker": await loadPolicy(wasm, workers(1)),
    "2 workers": await loadPolicy(wasm, workers(2)),
    "2 workers, a policy of unknown make": await loadPolicy(module, workers(2)),
  };
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let batch = -2; batch < BATCHES; batch++) {
    for (const [name, policy] of Object.entries(ways)) {
      const time = await timeOf(policy);
      if (batch >= 0) times[name].push(time);
    }
  }
  const rows = [];
  for (const [name, policy] of Object.entries(ways)) {
    const ratio = median(times[name].map(({ ms }, batch) => times["1 worker"][batch].ms / ms));
    const lateMs = await latenessOf(policy);
    rows.push({
      way: name,
      "ms an evaluation": median(times[name].map(({ ms }) => ms)),
      "ms this thread is busy": median(times[name].map(({ busyMs }) => busyMs)),
      "times as fast as 1 worker": ratio,
      "late ms, at most": lateMs,
      target: name === "2 workers" ? "≥ 1.6; late ≤ 50 ms" : name.includes("worker") ? "late ≤ 50 ms" : "",
      reached: !name.includes("worker")
        ? ""
        : lateMs <= 50 && (name !== "2 workers" || ratio >= 1.6)
          ? "yes"
          : "NO",
    });
    await policy.close();
  }
  return {
    title: `Workers: ${EVALUATIONS} evaluations of a few milliseconds, one after the other or in workers`,
    note: `Medians of ${BATCHES} batches in turns. Late: how long after its time of ${LIMIT_MS} ms a policy that spins is ended, the longest of ${LATE_RUNS}.`,
    rows,
  };
}
