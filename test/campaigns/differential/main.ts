// The command `npm run differential`. Exit codes: 0 no unexplained difference, 1 there is one, 2 it could not run.
import { readFileSync } from "node:fs";
import process from "node:process";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { UsageError } from "../options.js";
import { runDifferential } from "./run-differential.js";

runDifferential({
  args: process.argv.slice(2),
  explained: readFileSync(`${packageRoot()}/test/campaigns/differential/explained.json`, "utf8"),
  print: (line) => console.log(line),
}).then(
  ({ passed }) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(2);
  },
);
