import { createRequire } from "node:module";
import process from "node:process";
import { compilePolicy, loadPolicy } from "regohost";
import { buildStockCompiler } from "./go-baseline.mjs";
import { median, reached } from "./print-table.mjs";

const opaWasm = createRequire(import.meta.url)("@open-policy-agent/opa-wasm");

export const POLICY = `package bench

deny contains item.id if {
	some item in input.items
	item.size > 990
	startswith(item.name, "package-9")
}
`;

const BATCHES = 9;
const BATCH_MS = 100;
/** Until V8 has compiled what is measured: its compiler's threads count as well. */
const WARM_MS = 1000;
/** Sizes of inputs in bytes, and the targets: parts of the time that opa-wasm takes. */
const SIZES = [
  ["0.1 KB", 100, 0.8],
  ["1 KB", 1_000, 0.6],
  ["100 KB", 100_000, 0.45],
  ["5 MB", 5_000_000, 0.4],
];
/** Of the memory for an input of 5 MB. */
const MAX_MB = 40;

const encoder = new TextEncoder();

const itemOf = (index) => ({
  id: index,
  name: `package-${index % 100}`,
  size: (index * 7919) % 1000,
  labels: ["a", "b", "c"],
});

/** An input whose JSON text has about so many bytes. */
export function inputOf(bytes) {
  const one = JSON.stringify(itemOf(1000)).length + 1;
  return { items: Array.from({ length: Math.max(1, Math.round(bytes / one)) }, (_, index) => itemOf(index)) };
}

/** Looks at the type of each value within one with members, which is the least that a check of it does. */
function visit(value) {
  const isPlain = (member) =>
    typeof member === "object" && member !== null ? visit(member) : typeof member !== "function";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
  } else {
    for (const key in value) if (!isPlain(value[key])) return false;
  }
  return true;
}

/** CPU time in ms, which other work on the machine changes less than the time that passes. */
async function timeOf(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}

/** Times ways in turns: the times of batches, by way. */
async function timeInTurns(ways) {
  const repeats = {};
  for (const [name, run] of Object.entries(ways)) {
    const warmUntil = performance.now() + WARM_MS;
    do await timeOf(run, 3);
    while (performance.now() < warmUntil);
    repeats[name] = Math.max(1, Math.ceil(BATCH_MS / (await timeOf(run, 3))));
  }
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const [name, run] of Object.entries(ways)) times[name].push(await timeOf(run, repeats[name]));
  }
  return times;
}

function checkAgreement([{ result }], ours) {
  const sorted = (values) => JSON.stringify(values.toSorted());
  if (sorted(result) !== sorted(ours)) throw new Error("the two do not agree");
}

/** `evaluate` against opa-wasm with the module that OPA compiles, on a policy that calls nothing, in turns. */
export async function measure() {
  const title =
    "Evaluate: a policy that calls nothing, against @open-policy-agent/opa-wasm with OPA's module";
  const compileStock = await buildStockCompiler();
  if (compileStock === undefined)
    return { title, note: "Go is missing, which builds OPA's compiler.", rows: [] };
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { entrypoint: "bench/deny" });
  const theirs = await opaWasm.loadPolicy(compileStock(POLICY, "bench/deny"));
  const ours = await loadPolicy(wasm);
  const options = { interrupt: true };
  const rows = [];
  for (const [label, bytes, limit] of SIZES) {
    const input = inputOf(bytes);
    const text = encoder.encode(JSON.stringify(input));
    // opa-wasm takes text as an ArrayBuffer, and frees the memory for it only when it is used again.
    for (const [form, theirInput, ourInput] of [
      ["value", input, input],
      ["text", text.buffer, text],
    ]) {
      const prepared = ours.prepare(ourInput);
      const written = new Uint8Array(text.length);
      const least = {
        json: () => encoder.encodeInto(JSON.stringify(input), written),
        text: () => ours.evaluate(text, options),
        visit: () => visit(input),
      };
      const ways = {
        ...(form === "value" ? least : {}),
        theirs: () => theirs.evaluate(theirInput),
        ours: () => ours.evaluate(ourInput, options),
        synchronous: () => ours.evaluateSync(ourInput, options),
        prepared: () => prepared.evaluate(options),
      };
      checkAgreement(theirs.evaluate(theirInput), await ways.ours());
      const times = await timeInTurns(ways);
      prepared.close();
      const ratio = (name) => median(times[name].map((ms, batch) => ms / times.theirs[batch]));
      /** Medians of ratios of several ways together; none of texts, which have no such ways. */
      const together = (...names) =>
        form === "value"
          ? median(
              times.theirs.map((ms, batch) => names.reduce((sum, name) => sum + times[name][batch], 0) / ms),
            )
          : undefined;
      rows.push({
        input: `${label}, ${form}`,
        "opa-wasm": median(times.theirs),
        ours: median(times.ours),
        unit: "ms",
        "ours / opa-wasm": ratio("ours"),
        "evaluateSync / opa-wasm": ratio("synchronous"),
        "prepared / opa-wasm": ratio("prepared"),
        "its JSON / opa-wasm": together("json", "text"),
        "its JSON, and a visit / opa-wasm": together("json", "text", "visit"),
        target: `≤ ${limit}`,
        reached: reached(ratio("ours") <= limit),
      });
    }
  }
  const { memoryBytes } = (await ours.decide(inputOf(5_000_000), options)).metrics;
  const [theirMb, ourMb] = [theirs.mem.buffer.byteLength / 1e6, memoryBytes / 1e6];
  rows.push({
    input: "5 MB: the module's memory",
    "opa-wasm": theirMb,
    ours: ourMb,
    unit: "MB",
    "ours / opa-wasm": ourMb / theirMb,
    target: `≤ ${MAX_MB} MB`,
    reached: reached(ourMb <= MAX_MB),
  });
  await ours.close();
  return {
    title,
    note: "CPU time with `interrupt: true`; medians of ratios of batches run in turns. Its JSON: `JSON.stringify`, `TextEncoder` and an evaluation of the bytes, the least that a value can take as JSON. And a visit: a loop that looks at the type of each value within it besides, the least of a check. opa-wasm does not check that text is JSON, and reads what is not; this library refuses it.",
    rows,
  };
}
