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

/**
 * The cases of a product, such as of all options with all values: all of them in `npm run fuzz:products`, and in the suite every `nth`,
 * which meet each option and each value where `nth` is less than the number of values and does not divide it.
 *
 * @param first the index of the first one. Default: 0.
 */
export function productCases<T>(cases: readonly T[], nth: number, first = 0): readonly T[] {
  return IS_FUZZ ? cases : cases.filter((_, index) => index % nth === first % nth);
}
