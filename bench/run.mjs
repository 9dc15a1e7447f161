// Measures the built package: `npm run bench [-- rounds rounds-profile http http-profile calls http2 transports evaluate evaluate-all evaluate-profile interrupt workers module values startup startup-profile memory core-calls core-shipping builtins cliffs javascript peers gate large-inputs html serve serve-profile serve-reload servers test test-profile tiers queue queue-profile queue-costs conforma] [--jobs N] [--json FILE]`.
// `--jobs N` is for queue and queue-profile (600 for each case) and queue-costs (10,000).
// `--nodes 20,24,26` measures with these versions of Node, keeps the results in bench/results/ and makes the tables there and docs/benchmarks.md of them.
// All ratios are of things measured side by side in this run; times depend on the machine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { addResults, measureWith, writeDocuments } from "./results.mjs";

const BENCHES = [
  "rounds",
  "rounds-profile",
  "http",
  "http-profile",
  "calls",
  "http2",
  "transports",
  "evaluate",
  "evaluate-all",
  "evaluate-profile",
  "interrupt",
  "workers",
  "module",
  "values",
  "startup",
  "startup-profile",
  "memory",
  "core-calls",
  "core-shipping",
  "builtins",
  "cliffs",
  "javascript",
  "peers",
  "gate",
  "large-inputs",
  "html",
  "serve",
  "serve-profile",
  "serve-reload",
  "servers",
  "test",
  "test-profile",
  "tiers",
  "queue",
  "queue-profile",
  "queue-costs",
  "conforma",
];

const args = process.argv.slice(2);
/** Takes an option with its value from the arguments. */
function take(option) {
  const at = args.indexOf(option);
  return at < 0 ? undefined : (args.splice(at, 2)[1] ?? "");
}
const [jsonFile, nodes, addTo, jobs] = ["--json", "--nodes", "--add-to", "--jobs"].map(take);
const names = args.length > 0 ? args : BENCHES;
const isUsed =
  [jsonFile, nodes, addTo].every((value) => value !== "") && (nodes === undefined || jsonFile === undefined);
if (
  !isUsed ||
  names.some((name) => !BENCHES.includes(name)) ||
  !/^\d+(,\d+)*$/.test(nodes ?? "20") ||
  !/^[1-9]\d*$/.test(jobs ?? "1")
) {
  console.error(
    `usage: npm run bench -- [${BENCHES.join("|")}]… [--jobs N] [--json FILE | --nodes 20,24,26]`,
  );
  process.exit(2);
}
// Users run dist/; rebuild it after a change.
if (!existsSync(new URL("../dist/index.js", import.meta.url))) {
  console.error("dist/ is missing: run npm run build first");
  process.exit(2);
}

if (nodes !== undefined) {
  const failed = measureWith(nodes.split(","), names, jobs === undefined ? [] : ["--jobs", jobs]);
  writeDocuments();
  for (const major of failed) console.error(`Node ${major}: not all was measured`);
  process.exit(failed.length === 0 ? 0 : 1);
}

const results = [];
const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
const one = fileURLToPath(new URL("one.mjs", import.meta.url));
for (const name of names) {
  const file = join(folder, `${name}.json`);
  // Each in a process of its own: what one leaves behind, such as code that V8 has compiled for other values, would be measured by the next.
  const { status } = spawnSync(process.execPath, [one, name, file, ...(jobs === undefined ? [] : [jobs])], {
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exitCode = 1;
    continue;
  }
  const { machine, result } = JSON.parse(readFileSync(file, "utf8"));
  results.push({ machine, ...result });
  // At once, so that a later one that fails takes nothing along; one that was skipped has no rows, and replaces nothing.
  if (addTo !== undefined && result.rows.length > 0) addResults(addTo, machine, [result]);
}
rmSync(folder, { recursive: true });
if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify({ results }, null, 2)}\n`);
