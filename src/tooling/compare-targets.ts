import type { RegoTestCase, RegoTestResult } from "../engine/opa/test-rego.js";
import { toOutcome } from "./policy-test.js";

/** The location identifies the test: the tester numbers the definitions of a test in any order of their files. */
function getKey({ package: of, location: { file, row, col } }: RegoTestResult): string {
  return JSON.stringify([of, file, row, col]);
}

/** Go escapes these in the JSON of a case whose name is a value. */
const ESCAPED = /\\u(003c|003e|0026|2028|2029)/g;

function plainName(name: string): string {
  return name.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The failed and the passed cases, as one text. */
function casesText(cases: Record<string, RegoTestCase> = {}): string {
  const lines = Object.entries(cases).map(([name, { fail, sub_results: inner }]) =>
    JSON.stringify([plainName(name), fail === true, casesText(inner)]),
  );
  return lines.sort().join("\n");
}

/**
 * Adds to the results of compiled tests the results of OPA's evaluator where they differ: the outcome, or that of a
 * case. A test that neither can evaluate is an error of both.
 *
 * @param byOpa the results of the same tests by OPA's tester.
 */
export function withDifferences(
  compiled: readonly RegoTestResult[],
  byOpa: readonly RegoTestResult[],
): RegoTestResult[] {
  const others = new Map(byOpa.map((result) => [getKey(result), result]));
  return compiled.map((result) => {
    const other = others.get(getKey(result));
    if (other === undefined) throw new Error(`OPA's tester has no test ${result.package}.${result.name}`);
    const outcome = toOutcome(other);
    const isEqual =
      toOutcome(result) === outcome && casesText(result.sub_results) === casesText(other.sub_results);
    if (isEqual) return result;
    const { sub_results: cases } = other;
    return { ...result, differs: { outcome, ...(cases === undefined ? {} : { sub_results: cases }) } };
  });
}

const SHOWN = { pass: "PASS", fail: "FAIL", error: "ERROR", skipped: "SKIPPED" } as const;

function failedCases(cases: Record<string, RegoTestCase> = {}): string {
  const failed = Object.entries(cases).flatMap(([name, { fail }]) => (fail === true ? [name] : []));
  return failed.length === 0 ? "" : ` (${failed.sort().join(", ")})`;
}

/** The part of the report about tests whose results differ between the targets; empty without any. */
export function differencesText(results: readonly RegoTestResult[]): string {
  const lines = results.flatMap(({ differs, ...result }) =>
    differs === undefined
      ? []
      : [
          `${result.package}.${result.name}: compiled ${SHOWN[toOutcome(result)]}${failedCases(result.sub_results)}, ` +
            `by OPA's evaluator ${SHOWN[differs.outcome]}${failedCases(differs.sub_results)}\n`,
        ],
  );
  if (lines.length === 0) return "";
  const count = `${String(lines.length)} of ${String(results.length)}`;
  return `\nDIFFERENCES: ${count} tests end differently when they are compiled\n${lines.join("")}`;
}
