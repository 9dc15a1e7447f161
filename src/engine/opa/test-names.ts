import type { RegoTestResult } from "./test-rego.js";

/** Returns the full name of a test. The tester numbers further definitions of one name, which are one test. */
export function fullTestName({ package: of, name }: Pick<RegoTestResult, "package" | "name">): string {
  return `${of}.${name.replace(/#\d+(?="\]$|$)/, "")}`;
}

/** Returns a pattern that only these tests match. */
export function toTestPattern(tests: readonly Pick<RegoTestResult, "package" | "name">[]): string {
  const names = tests.map((test) => fullTestName(test).replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return `^(?:${[...new Set(names)].join("|")})$`;
}
