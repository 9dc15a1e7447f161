// Built-ins of the compiled module with operands that it may leave to its host: fractions, operands of another type, texts that are no JSON:
// `npm run bench -- cliffs`. Each is compared with the same call of plain operands, and with opa-wasm, in turns.
import { createRequire } from "node:module";
import process from "node:process";
import { compilePolicy, loadPolicy } from "regohost";
import { buildStockCompiler } from "./go-baseline.mjs";
import { median, reached } from "./print-table.mjs";

const opaWasm = createRequire(import.meta.url)("@open-policy-agent/opa-wasm");

const CALLS = 1_000;
const BATCHES = 15;
const BATCH_MS = 20;
const WARM_MS = 300;
/** Microseconds of a call that the module answers, and of one that JavaScript answers. */
const [OWN, HOST] = [0.3, 1];

/**
 * A built-in, a call of it, plain operands, those that are measured, and the most that it may take.
 *
 * @type {[name: string, call: string, plain: unknown[], operands: unknown[], limit: number][]}
 */
const FORMS = [
  ["startswith", 'startswith(p[0], "a")', ["abc"], [null], HOST],
  ["plus", "p[0] + 1", [1], [null], HOST],
  ["count", "count(p[0])", [[1]], [null], HOST],
  ["upper", "upper(p[0])", ["a"], [null], HOST],
  ["json.unmarshal", "json.unmarshal(p[0])", ["{}"], ["{"], HOST],
  ["base64.decode", "base64.decode(p[0])", ["YQ=="], ["%"], HOST],
  ["hex.decode", "hex.decode(p[0])", ["61"], ["6g"], HOST],
  ["regex.match", 'regex.match(p[0], "a")', ["a"], ["("], HOST],
  ["semver.compare", 'semver.compare(p[0], "1.0.0")', ["1.0.1"], ["1.x"], HOST],
  ["time.parse_ns", 'time.parse_ns("2006-01-02", p[0])', ["2026-01-02"], ["today"], HOST],
  ["units.parse", "units.parse(p[0])", ["1K"], ["1x"], HOST],
  ["yaml.unmarshal", "yaml.unmarshal(p[0])", ["a: 1"], ["a: b: c"], HOST],
  ["div", "p[0] / p[1]", [8, 4], [7, 4], OWN],
  ["div", "p[0] / p[1]", [8, 4], [1, 3], OWN],
  ["mul", "p[0] * p[1]", [3, 4], [7, 1073741824000], OWN],
  ["mul", "p[0] * p[1]", [3, 4], [1.5, 2], OWN],
  ["plus", "p[0] + p[1]", [3, 4], [1.5, 0.25], OWN],
  ["minus", "p[0] - p[1]", [3, 4], [0.3, 0.1], OWN],
  ["round", "round(p[0])", [2], [1.5], OWN],
  ["abs", "abs(p[0])", [2], [-1.5], OWN],
  ["sum", "sum(p)", [1, 2, 3], [0.1, 0.2, 7.5], OWN],
];

const policyOf = (call) => `package bench\n\nn := count([1 | some p in data.operands; _ = ${call}])\n`;

/** CPU time of a call in µs. */
function timeOf(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats / CALLS;
}

/** Medians of batches in turns, by name. */
function timesOf(ways) {
  const runs = Object.entries(ways).map(([name, run]) => {
    const warmUntil = performance.now() + WARM_MS;
    do timeOf(run, 3);
    while (performance.now() < warmUntil);
    const repeats = Math.max(1, Math.ceil((BATCH_MS * 1000) / (timeOf(run, 3) * CALLS)));
    return { name, run, repeats, times: /** @type {number[]} */ ([]) };
  });
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const { run, repeats, times } of runs) times.push(timeOf(run, repeats));
  }
  return Object.fromEntries(runs.map(({ name, times }) => [name, median(times)]));
}

/** Whether opa-wasm has this result. It ends the evaluation at built-ins that it has not, and at errors of its own ones. */
function endsWith(theirs, count) {
  try {
    return theirs()[0]?.result === count;
  } catch {
    return false;
  }
}

/** One form with these operands, by both. opa-wasm is left out where it has no result, or another one. */
async function waysOf(call, operands, compileStock) {
  const data = { operands: Array.from({ length: CALLS }, () => operands) };
  const { wasm } = await compilePolicy(
    { files: { "bench.rego": policyOf(call) } },
    { entrypoint: "bench/n" },
  );
  const policy = await loadPolicy(wasm, { data });
  const ours = () => policy.evaluateSync();
  // What it loads when it is first asked is loaded before.
  const count = await policy.evaluate();
  if (compileStock === undefined) return { ours };
  const other = await opaWasm.loadPolicy(compileStock(policyOf(call), "bench/n"));
  other.setData(data);
  const theirs = () => other.evaluate();
  return endsWith(theirs, count) ? { ours, theirs } : { ours };
}

/** Microseconds a call. */
export async function measure() {
  const compileStock = await buildStockCompiler();
  const rows = [];
  for (const [name, call, plain, operands, limit] of FORMS) {
    const good = await waysOf(call, plain, undefined);
    const odd = await waysOf(call, operands, compileStock);
    const times = timesOf({ plain: good.ours, ...odd });
    rows.push({
      "built-in": name,
      call,
      operands: operands.map((value) => JSON.stringify(value)).join(", "),
      "plain operands µs": times.plain,
      "these µs": times.ours,
      "opa-wasm µs": times.theirs,
      "these / opa-wasm": times.theirs === undefined ? undefined : times.ours / times.theirs,
      target: `≤ ${String(limit)}`,
      reached: reached(times.ours <= limit),
    });
  }
  return {
    title: "Cliffs: built-ins of the compiled module with fractions and wrong operands",
    note: "CPU time of a call in a loop over 1,000 pairs in data, the loop included. An error is undefined, as nobody reads it. opa-wasm computes fractions in decimals, which has other results than OPA's evaluator.",
    rows,
  };
}
