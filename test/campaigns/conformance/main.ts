// The command `npm run conformance`. Exit codes: 0 all as expected, 1 not, 2 it could not run.
import { readFileSync } from "node:fs";
import process from "node:process";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { findOpaSource } from "./cases.js";
import { UsageError } from "../options.js";
import { runConformance } from "./run-conformance.js";

const root = packageRoot();

runConformance({
  args: process.argv.slice(2),
  findOpaSource: () => findOpaSource(root),
  knownFailures: readFileSync(`${root}/test/campaigns/conformance/known-failures.json`, "utf8"),
  print: (line) => console.log(line),
}).then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(2);
  },
);
