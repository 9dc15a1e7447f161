import { compilePolicy, loadPolicy } from "regohost";
import { inputOf, POLICY } from "./evaluate.mjs";
import { createProfiler, profileHere } from "./profile.mjs";

const SECONDS = 2;
const SIZES = { "0.1 KB": 100, "1 KB": 1_000, "100 KB": 100_000, "5 MB": 5_000_000 };

/** Runs for some seconds. Returns how often. */
async function repeat(run, seconds) {
  const endsAt = performance.now() + seconds * 1000;
  let times = 0;
  for (; performance.now() < endsAt; times++) await run();
  return times;
}

/** What `evaluate` computes for an evaluation. */
export async function measure() {
  const { rows: rowsOf } = await createProfiler();
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { entrypoint: "bench/deny" });
  const policy = await loadPolicy(wasm);
  const rows = [];
  for (const [label, bytes] of Object.entries(SIZES)) {
    const input = inputOf(bytes);
    for (const [form, given] of [
      ["value", input],
      ["text", new TextEncoder().encode(JSON.stringify(input))],
    ]) {
      const run = () => policy.evaluate(given);
      await repeat(run, 1);
      let count = 0;
      const profile = await profileHere(async () => void (count = await repeat(run, SECONDS)));
      rows.push(...rowsOf(`${label}, ${form}`, [profile], { unit: "µs an evaluation", usInUnit: 1, count }));
    }
  }
  await policy.close();
  return {
    title: "Evaluate: where the time goes",
    note: "By Node's profiler, which itself takes a part.",
    rows,
  };
}
