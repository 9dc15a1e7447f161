import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { compilePolicy, loadPolicy } from "../dist/index.js";
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
const BATCH_MS = 150;

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

async function timeOf(run, repeats) {
  const startedAt = performance.now();
  for (let i = 0; i < repeats; i++) await run();
  return (performance.now() - startedAt) / repeats;
}

/** `evaluate` against opa-wasm on a policy that calls nothing, in turns. */
export async function measure() {
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { entrypoint: "bench/deny" });
  const theirs = await opaWasm.loadPolicy(wasm);
  const ours = await loadPolicy(wasm);
  const rows = [];
  for (const [label, bytes] of [
    ["0.1 KB", 100],
    ["1 KB", 1_000],
    ["100 KB", 100_000],
    ["5 MB", 5_000_000],
  ]) {
    const input = inputOf(bytes);
    const text = new TextEncoder().encode(JSON.stringify(input));
    // opa-wasm takes text as an ArrayBuffer, and frees the memory for it only when it is used again.
    for (const [form, theirInput, ourInput] of [
      ["value", input, input],
      ["text", text.buffer, text],
    ]) {
      const prepared = ours.prepare(ourInput);
      const ways = {
        theirs: () => theirs.evaluate(theirInput),
        ours: () => ours.evaluate(ourInput),
        prepared: () => prepared.evaluate(),
      };
      const [{ result }] = theirs.evaluate(theirInput);
      if (JSON.stringify(result.toSorted()) !== JSON.stringify((await ways.ours()).toSorted())) {
        throw new Error("the two do not agree");
      }
      const repeats = {};
      for (const [name, run] of Object.entries(ways)) {
        await timeOf(run, 3);
        repeats[name] = Math.max(1, Math.ceil(BATCH_MS / (await timeOf(run, 3))));
      }
      const times = { theirs: [], ours: [], prepared: [] };
      for (let batch = 0; batch < BATCHES; batch++) {
        for (const [name, run] of Object.entries(ways)) times[name].push(await timeOf(run, repeats[name]));
      }
      prepared.close();
      const ratio = (name) => median(times[name].map((ms, batch) => ms / times.theirs[batch]));
      const ofOurs = ratio("ours");
      const fasterPrepared = 1 / ratio("prepared");
      rows.push({
        input: `${label}, ${form}`,
        "opa-wasm ms": median(times.theirs),
        ms: median(times.ours),
        "ratio to opa-wasm": ofOurs,
        "prepared, times as fast": fasterPrepared,
        target: bytes >= 100_000 ? "≤ 1.1; prepared ≥ 1.5" : "≤ 1.1",
        reached: reached(ofOurs <= 1.1 && (bytes < 100_000 || fasterPrepared >= 1.5)),
      });
    }
  }
  await ours.close();
  return {
    title: "Evaluate: a policy that calls nothing, against @open-policy-agent/opa-wasm",
    note: "Medians of ratios of batches run in turns. opa-wasm does not check that text is JSON; this library does.",
    rows,
  };
}
