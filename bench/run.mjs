// Measures the built package: `npm run bench [-- rounds http transports evaluate interrupt workers module values startup memory core-calls builtins gate large-inputs serve queue] [--json FILE]`.
// All ratios are of things measured side by side in this run; times depend on the machine.
import { existsSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { printTable } from "./print-table.mjs";

const BENCHES = [
  "rounds",
  "http",
  "transports",
  "evaluate",
  "interrupt",
  "workers",
  "module",
  "values",
  "startup",
  "memory",
  "core-calls",
  "builtins",
  "gate",
  "large-inputs",
  "serve",
  "queue",
];

const args = process.argv.slice(2);
const jsonAt = args.indexOf("--json");
const [jsonFile] = jsonAt < 0 ? [] : args.splice(jsonAt, 2).slice(1);
const unknown = args.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0 || (jsonAt >= 0 && jsonFile === undefined)) {
  console.error(`usage: npm run bench -- [${BENCHES.join("|")}]… [--json FILE]`);
  process.exit(2);
}
// Users run dist/; rebuild it after a change.
if (!existsSync(new URL("../dist/index.js", import.meta.url))) {
  console.error("dist/ is missing: run npm run build first");
  process.exit(2);
}

const results = [];
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const name of args.length > 0 ? args : BENCHES) {
  const { measure } = await import(`./${name}.mjs`);
  const result = { name, ...(await measure()) };
  results.push(result);
  printTable(result);
}
if (jsonFile !== undefined) {
  writeFileSync(jsonFile, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
}
