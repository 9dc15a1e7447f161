// Measures `test` on a suite that lies on this machine: `node bench/test-folder.mjs [FLAGS] PATHS…`, with flags that `opa test` takes too.
import process from "node:process";
import { tableLines } from "./print-table.mjs";
import { measureSuite } from "./test.mjs";

const args = process.argv.slice(2);
if (args.length === 0) {
  console.error("usage: node bench/test-folder.mjs [FLAGS] PATHS…");
  process.exit(2);
}
for (const line of tableLines([await measureSuite(args[args.length - 1], args)])) console.log(line);
