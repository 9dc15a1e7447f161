import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { toTestOptions } from "../../../src/cli/flags/test-flags.js";
import { TEST_OPTIONS, type TestFlags } from "../../../src/cli/options/test-options.js";
import { addOptions } from "../../../src/cli/options/option-table.js";

function parse(args: string[]): TestFlags {
  return addOptions(new Command().exitOverride(), TEST_OPTIONS)
    .parse(args, { from: "user" })
    .opts<TestFlags>();
}

describe("toTestOptions", () => {
  it.each<[string[], object]>([
    [[], {}],
    [["--test-timeout", "500ms"], { testTimeoutMs: 500 }],
    [["--test-timeout", "2m"], { testTimeoutMs: 120_000 }],
    [["--test-timeout", "2"], { testTimeoutMs: 2_000 }],
    [["-p", "3"], { parallel: 3 }],
    [["--parallel", "0"], {}],
    [["--bench"], { bench: true, benchMemory: true }],
    [["--bench", "--benchmem"], { bench: true, benchMemory: true }],
    [["--bench", "--no-benchmem"], { bench: true, benchMemory: false }],
    [["--coverage-runs", ""], { coverageRuns: [] }],
    [["--coverage-runs", "early_exit, index_excluded"], { coverageRuns: ["early_exit", "index_excluded"] }],
    [["--explain", "full"], { explain: "full" }],
    [["--var-values"], { varValues: true }],
    [["--var-values", "-v"], { varValues: true, verbose: true }],
    [["--var-values", "--explain", "notes"], { varValues: true, explain: "notes" }],
    [["-z", "-v", "-r", "x"], { allowSkipped: true, verbose: true, run: "x" }],
    [["--no-fail-on-empty"], { allowEmpty: true }],
    [["--strict-builtin-errors"], { strictBuiltinErrors: true }],
  ])("%j", (args, expected) => {
    expect(toTestOptions(parse(args), "pretty")).toEqual({ format: "pretty", ...expected });
  });
});
