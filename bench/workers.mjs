import { fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { compilePolicy, loadPolicy } from "regohost";
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

const inputs = Array.from({ length: EVALUATIONS }, (_, index) => ({ size: 250, rest: index % 7 }));

async function timeOf(policy) {
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

/** Processes that share nothing: what this machine's processors make of twice the work at most. */
async function startProcesses(count, wasm) {
  const program = fileURLToPath(new URL("workers-process.mjs", import.meta.url));
  const children = Array.from({ length: count }, () => fork(program, { serialization: "advanced" }));
  const all = async (messageOf) => {
    const answered = children.map((child) => once(child, "message"));
    children.forEach((child, index) => child.send(messageOf(index)));
    await Promise.all(answered);
  };
  await all(() => wasm);
  return {
    async timeOf() {
      const startedAt = performance.now();
      await all((index) => inputs.filter((_, at) => at % count === index));
      return { ms: (performance.now() - startedAt) / EVALUATIONS };
    },
    async close() {
      const ended = children.map((child) => once(child, "exit"));
      for (const child of children) child.disconnect();
      await Promise.all(ended);
    },
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
  /** @returns {import("regohost").LoadPolicyOptions} */
  const workers = (maxWorkers) => ({ isolation: "worker", maxWorkers });
  const ways = {
    "in this thread": await loadPolicy(wasm),
    "1 worker": await loadPolicy(wasm, workers(1)),
    "2 workers": await loadPolicy(wasm, workers(2)),
    "2 workers, a policy of unknown make": await loadPolicy(module, workers(2)),
  };
  const processes = {
    "1 process of its own": await startProcesses(1, wasm),
    "2 processes of their own": await startProcesses(2, wasm),
  };
  const timers = {
    ...Object.fromEntries(Object.entries(ways).map(([name, policy]) => [name, () => timeOf(policy)])),
    ...Object.fromEntries(Object.entries(processes).map(([name, started]) => [name, () => started.timeOf()])),
  };
  /** @type {Record<string, { ms: number, busyMs?: number }[]>} */
  const times = Object.fromEntries(Object.keys(timers).map((name) => [name, []]));
  for (let batch = -2; batch < BATCHES; batch++) {
    for (const [name, timeOnce] of Object.entries(timers)) {
      const time = await timeOnce();
      if (batch >= 0) times[name].push(time);
    }
  }
  const ratioOf = (name, base) => median(times[name].map(({ ms }, batch) => times[base][batch].ms / ms));
  const rows = [];
  for (const [name, policy] of Object.entries(ways)) {
    const ratio = ratioOf(name, "1 worker");
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
  for (const [name, started] of Object.entries(processes)) {
    rows.push({
      way: name,
      "ms an evaluation": median(times[name].map(({ ms }) => ms)),
      "times as fast as 1 worker": ratioOf(name, "1 worker"),
      "times as fast as 1 process": ratioOf(name, "1 process of its own"),
    });
    await started.close();
  }
  return {
    title: `Workers: ${EVALUATIONS} evaluations of a few milliseconds, one after the other or in workers`,
    note: `Medians of ${BATCHES} batches in turns. Late: how long after its time of ${LIMIT_MS} ms a policy that spins is ended, the longest of ${LATE_RUNS}. Processes of their own share nothing: what two of them gain is what the processors have to give.`,
    rows,
  };
}
