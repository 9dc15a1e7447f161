import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { compilePolicy, createServiceClient, loadPolicy, serviceBuiltins } from "regohost";
import { DELAY_MS, startService } from "./evidence-service.mjs";
import { buildGoBaseline } from "./go-baseline.mjs";
import { openDispatch } from "./http.mjs";
import { hasJspi, JspiPolicy } from "./jspi-host.mjs";
import { median, reached } from "./print-table.mjs";

/** Where ten calls that do not depend on each other are written. */
const FORMS = ["comprehension", "rules", "body", "array", "object"];
const RULES = ["independent", "depth1", "depth3", "depth5", "tree", "scan"];
const ENTRYPOINTS = [...RULES, ...FORMS.map((form) => `ten_in_${form}`)].map((rule) => `bench/${rule}`);
const SOURCE = new URL("rounds.rego", import.meta.url);
const WARM_UP_RUNS = 12;
const RUNS = 9;

/** The policy of the rounds, and the service that it asks, which is another process. */
export async function openRounds() {
  const { items, chain, root, guard, ...service } = await startService();
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    token: service.token,
    env: {},
    configFile: false,
  });
  const builtins = serviceBuiltins(client);
  const files = { "rounds.rego": readFileSync(SOURCE, "utf8") };
  const { wasm } = await compilePolicy({ files }, { builtins, entrypoint: ENTRYPOINTS });
  const policy = await loadPolicy(wasm, { builtins });
  /** The module asks whether to look ahead (`regohost.guessing`), which nobody does who waits for each answer. */
  const answer = async (/** @type {string} */ name, /** @type {unknown[]} */ [digest]) =>
    name === "service.discover" ? client.discover(String(digest)) : name === "regohost.branch";
  const jspi = hasJspi ? new JspiPolicy(wasm, answer) : undefined;
  const close = async () => {
    await policy.close();
    await client.close();
    await service.close();
  };
  return { policy, jspi, items, chain, root, guard, service, close };
}

/** Rounds against the same engine without speculation, against the same module with JSPI where Node has it, and when Go is there against OPA in Go. */
export async function measure() {
  const { policy, jspi, items, chain, root, guard, service, close } = await openRounds();
  const go = await buildGoBaseline();
  const { dispatcher, discover } = openDispatch(service);
  /** The same requests and nothing else, each as soon as its digest is known. */
  const timeUndici = async (requestAll) => {
    const startedAt = performance.now();
    await requestAll();
    return performance.now() - startedAt;
  };
  const discoverTree = async (digest) => {
    const { metadata = {} } = (await discover(digest)).result;
    await Promise.all(Object.values(metadata).map(discoverTree));
  };
  /**
   * @type {{ name: string, entrypoint: string, input: import("regohost").JsonValue, requestAll?: () => Promise<unknown>,
   *   target?: number | undefined, maxRequests?: number }[]}
   */
  const cases = [
    ...[1, 10, 100, 1000].map((count) => ({
      name: `${count} independent`,
      entrypoint: "bench/independent",
      input: { items: items.slice(0, count) },
      requestAll: () => Promise.all(items.slice(0, count).map(discover)),
      target: count === 100 ? 1.6 : count === 1000 ? 10.4 : undefined,
    })),
    ...FORMS.map((form) => ({
      name: `10 in ${form === "rules" ? form : `one ${form}`}`,
      entrypoint: `bench/ten_in_${form}`,
      input: { items: items.slice(0, 10) },
      requestAll: () => Promise.all(items.slice(0, 10).map(discover)),
      target: 1.3,
    })),
    ...[1, 3, 5].map((depth) => ({
      name: `depth ${depth}`,
      entrypoint: `bench/depth${depth}`,
      input: { chain },
      requestAll: async () => {
        for (const digest of chain.slice(0, depth)) await discover(digest);
      },
      target: depth + 0.5,
    })),
    {
      name: "tree of 26, 3 levels",
      entrypoint: "bench/tree",
      input: { root },
      requestAll: () => discoverTree(root),
      target: 3.5,
    },
    { name: "guarded scan of 2000", entrypoint: "bench/scan", input: { guard, items }, maxRequests: 130 },
  ];
  const time = async (test, options) => {
    const startedAt = performance.now();
    const decision = await policy.decide(test.input, { entrypoint: test.entrypoint, ...options });
    const requests = decision.calls.reduce((sum, { attempts }) => sum + attempts, 0);
    return { ms: performance.now() - startedAt, requests };
  };
  const timeJspi = async (host, { entrypoint, input }, expected) => {
    const startedAt = performance.now();
    const value = await host.evaluate(entrypoint, input);
    const ms = performance.now() - startedAt;
    if (JSON.stringify(value) !== JSON.stringify(expected))
      throw new Error(`${entrypoint} has another value with JSPI`);
    return ms;
  };
  const rows = [];
  for (const test of cases) {
    const slowRuns = test.name.startsWith("1000") ? 1 : 5;
    const rounds = [];
    const sequential = [];
    const goMs = [];
    const jspiMs = [];
    const undiciMs = [];
    // Connections that idle for seconds are closed, so the slow ways do not come between the runs of the fast one.
    const first = await time(test, {});
    for (let run = 1; run < WARM_UP_RUNS; run++) {
      await time(test, {});
      if (test.requestAll !== undefined) await timeUndici(test.requestAll);
    }
    for (let run = 0; run < RUNS; run++) {
      rounds.push(await time(test, {}));
      if (test.requestAll !== undefined) undiciMs.push(await timeUndici(test.requestAll));
    }
    for (let run = 0; run < slowRuns; run++) sequential.push(await time(test, { speculate: false }));
    for (let run = 0; run < slowRuns && go !== undefined; run++) {
      goMs.push(go.run({ source: SOURCE, ...service, ...test }));
    }
    if (jspi !== undefined) {
      const value = await policy.evaluate(test.input, { entrypoint: test.entrypoint });
      for (let run = 0; run < slowRuns; run++) jspiMs.push(await timeJspi(jspi, test, value));
    }
    const ms = median(rounds.map((run) => run.ms));
    const delays = ms / DELAY_MS;
    const requests = Math.max(...rounds.map((run) => run.requests));
    const sequentialMs = median(sequential.map((run) => run.ms));
    rows.push({
      case: test.name,
      "first ms": first.ms,
      ms,
      delays,
      requests,
      "undici's dispatch alone, ms": undiciMs.length === 0 ? undefined : median(undiciMs),
      "sequential ms": sequentialMs,
      "times as fast": sequentialMs / ms,
      "Go OPA ms": go === undefined ? "no Go" : median(goMs),
      "times as fast as Go": go === undefined ? "" : median(goMs) / ms,
      "JSPI ms": jspi === undefined ? "no JSPI" : median(jspiMs),
      "times as fast as JSPI": jspi === undefined ? "" : median(jspiMs) / ms,
      target:
        test.target !== undefined
          ? `${test.target} delays`
          : test.maxRequests
            ? `${test.maxRequests} requests`
            : "",
      reached:
        test.target !== undefined
          ? reached(delays <= test.target)
          : test.maxRequests !== undefined
            ? reached(requests <= test.maxRequests)
            : "",
    });
  }
  await dispatcher.destroy();
  await close();
  return {
    title: `Rounds: service.discover at ${DELAY_MS} ms a call`,
    note: `Medians, after ${WARM_UP_RUNS} runs that open the connections and warm the code; the first of them, in this order, stands beside. undici's dispatch: the same requests, each as soon as its digest is known, and JSON.parse of the answers, in turns with the evaluations. Sequential: the same engine with speculate: false. Go OPA: one request after the other, memoized. JSPI: the same module, suspended at each call by a host of 100 lines, and the same client; Node 20 has none.`,
    rows,
  };
}
