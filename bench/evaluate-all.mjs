// Many inputs: `evaluateAll` beside all at once by `evaluate`, and beside what the waits alone would take.
import { performance } from "node:perf_hooks";
import { compilePolicy, createServiceClient, loadPolicy, serviceBuiltins } from "regohost";
import { DELAY_MS, startService } from "./evidence-service.mjs";
import { median } from "./print-table.mjs";

const POLICY = `package bench

default plain := false

plain if input.user == "ada"

asked := service.discover(input.digest, "").kind
`;
const INPUTS = 128;
const PLAIN_INPUTS = 2_000;
const CONCURRENCIES = [1, 16, 64];
const RUNS = 7;
const WARM_UP_RUNS = 2;
/** One after the other takes a time that needs no more runs. */
const SLOW_RUNS = 2;

async function timeOf(run) {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Inputs that make a call of 20 ms each, equal inputs, and inputs that make none. */
export async function measure() {
  const { items, baseUrl, token, requests, close } = await startService({ itemCount: INPUTS });
  const client = createServiceClient({ baseUrl, token, env: {}, configFile: false });
  const builtins = serviceBuiltins(client);
  const entrypoint = ["bench/plain", "bench/asked"];
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { builtins, entrypoint });
  const policy = await loadPolicy(wasm, { builtins });
  const cases = [
    {
      name: `${INPUTS} inputs, a call each`,
      inputs: items.map((digest) => ({ digest })),
      options: { entrypoint: "bench/asked" },
      expected: "ARTIFACT",
      calls: INPUTS,
    },
    {
      name: `${INPUTS} equal inputs, a call each`,
      inputs: items.map(() => ({ digest: items[0] })),
      options: { entrypoint: "bench/asked" },
      expected: "ARTIFACT",
      calls: 1,
    },
    {
      name: `${PLAIN_INPUTS} inputs without a call`,
      inputs: Array.from({ length: PLAIN_INPUTS }, (_, n) => ({ user: "ada", n })),
      options: { entrypoint: "bench/plain" },
      expected: true,
      calls: 0,
    },
  ];
  const rows = [];
  for (const { name, inputs, options, expected, calls } of cases) {
    const check = (value) => {
      if (value !== expected) throw new Error(`${name}: ${String(value)} instead of ${String(expected)}`);
    };
    const ways = Object.fromEntries([
      [
        "evaluate, all at once",
        () => Promise.all(inputs.map(async (input) => check(await policy.evaluate(input, options)))),
      ],
      ...CONCURRENCIES.map((concurrency) => [
        `evaluateAll, ${concurrency} at once`,
        async () => {
          for await (const ended of policy.evaluateAll(inputs, { ...options, concurrency })) {
            if (ended.status === "rejected") throw ended.reason;
            check(ended.value);
          }
        },
      ]),
    ]);
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
    const asked = {};
    for (let turn = -WARM_UP_RUNS; turn < RUNS; turn++) {
      for (const [way, run] of Object.entries(ways)) {
        const isSlow = way.endsWith(" 1 at once") && calls > 0;
        if (isSlow && (turn < 0 || turn >= SLOW_RUNS)) continue;
        await requests();
        const ms = await timeOf(run);
        asked[way] = await requests();
        if (turn >= 0) times[way].push(ms);
      }
    }
    const [base] = Object.keys(ways);
    for (const [at, [way, taken]] of Object.entries(times).entries()) {
      const concurrency = at === 0 ? inputs.length : CONCURRENCIES[at - 1];
      // Of equal calls one is made.
      const waits = Math.ceil(calls / concurrency) * DELAY_MS;
      rows.push({
        inputs: name,
        way,
        ms: median(taken),
        "ideal ms": waits === 0 ? "" : waits,
        "ratio to ideal": waits === 0 ? "" : median(taken) / waits,
        "µs an input": (median(taken) * 1000) / inputs.length,
        "ratio to all at once": median(taken.map((ms, turn) => ms / times[base][turn])),
        requests: asked[way],
      });
    }
  }
  await policy.close();
  await client.close();
  await close();
  return {
    title: `evaluateAll: inputs with calls of ${DELAY_MS} ms, equal inputs, and inputs without calls`,
    note: `Medians of runs in turns. Ideal: the waits alone, the calls divided by how many inputs are evaluated at once, rounded up, times ${DELAY_MS} ms. Requests: what the service saw in a run.`,
    rows,
  };
}
