/** Whether the test runs by itself in `npm run fuzz…`, which has the large numbers, instead of in the suite. */
export const IS_FUZZ = process.env["MODE"] === "fuzz";

/**
 * The number of generated cases.
 *
 * @param few of the suite.
 * @param many of `npm run fuzz…`.
 * @param variable an environment variable that replaces both.
 */
export function caseCount(few: number, many: number, variable = "REGOHOST_FUZZ_RUNS"): number {
  return Number(process.env[variable] ?? (IS_FUZZ ? many : few));
}
