import { shownText } from "../../base/text/address.js";
import type { TestPoliciesOptions, TestReportFormat } from "../../tooling/test-policies.js";
import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import { CommandError } from "../exit-codes.js";
import { type OutputTarget, readOutputTargets } from "./output-targets.js";
import { flagsNeeding, libraryOptions } from "../options/option-table.js";
import { TEST_FORMATS, TEST_OPTIONS, TESTER, type TestFlags } from "../options/test-options.js";

/** @throws CommandError for flags that `--target wasm` excludes. */
export function checkTarget(flags: TestFlags): void {
  if (flags.target !== "wasm") return;
  const excluded = flagsNeeding(TEST_OPTIONS, flags, TESTER);
  if (excluded.length === 0) return;
  throw new CommandError(
    shownText`--target wasm excludes ${excluded.join(", ")}: only OPA's own tester has them; omit --target`,
  );
}

/** Converts the flags to options of `testPolicies`, without those of the suite. */
export function toTestOptions(
  flags: TestFlags,
  format: "pretty" | "gobench",
): Omit<TestPoliciesOptions, keyof CompilePoliciesOptions> {
  return {
    ...libraryOptions(TEST_OPTIONS, "test", flags),
    format,
    strictData: flags.data === undefined ? undefined : true,
    benchMemory: flags.bench === true ? flags.benchmem !== false : undefined,
    // With 0 regohost chooses the number, as OPA does.
    parallel: flags.parallel === 0 ? undefined : flags.parallel,
    allowEmpty: flags.failOnEmpty === false ? true : undefined,
  };
}

/** An output of `test`. */
export type TestTarget = OutputTarget<TestReportFormat>;

/**
 * @param isTerminal whether the coverage is for people; otherwise it is the JSON of `opa test`.
 * @throws CommandError for formats that exclude each other.
 */
export function readTargets(
  { output = [], format = [], bench, coverage, threshold }: TestFlags,
  isTerminal: boolean,
): TestTarget[] {
  const requested = [...output, ...format];
  const isCoverage = coverage === true || threshold !== undefined;
  const preset = isCoverage && !isTerminal ? "json" : "pretty";
  const targets = readOutputTargets(requested.length === 0 ? [preset] : requested, TEST_FORMATS);
  const isRequested = (name: string): boolean => targets.some((target) => target.format === name);
  if (isRequested("gobench") && bench !== true) throw new CommandError("-o gobench needs --bench");
  if (isRequested("gobench") && isRequested("pretty")) {
    throw new CommandError("-o gobench and -o pretty exclude each other");
  }
  return targets;
}
