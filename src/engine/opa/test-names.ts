import type { RegoTestResult } from "./test-rego.js";

/** Returns the full name of a test. The tester numbers further definitions of one name, which are one test. */
export function fullTestName({ package: of, name }: Pick<RegoTestResult, "package" | "name">): string {
  return `${of}.${name.replace(/#\d+(?="\]$|$)/, "")}`;
}

/** Returns a pattern that only these tests match. A name may end like a number of the tester. */
export function toTestPattern(tests: readonly Pick<RegoTestResult, "package" | "name">[]): string {
  const names = new Set(tests.flatMap((test) => [fullTestName(test), `${test.package}.${test.name}`]));
  return `^(?:${Array.from(names, (name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`;
}
