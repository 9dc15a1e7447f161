import type { GateReport, GateResult } from "../gate/gate-report.js";
import type { PolicyTest, PolicyTestCase } from "./policy-test.js";
import { toPrintable } from "../values/printable.js";
import { envelopeLines, resultDetails, truncatedLines, notesBesideResults } from "./report-lines.js";

/** A tree of XML elements: `@name` is an attribute, `#text` the text, an array a repeated element. */
type XmlTree = Record<string, unknown>;

/** Characters that XML 1.0 forbids, even escaped. */
const NOT_XML =
  // eslint-disable-next-line no-control-regex -- control characters are replaced
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What Jenkins and GitLab read as the name of a file to attach. */
const ATTACHMENT = /\[(?=\[ATTACHMENT\|)/g;

/** Text for a log, without the characters that XML does not allow. The builder escapes the rest. */
function xmlText(text: string): string {
  return toPrintable(text).replace(NOT_XML, "\ufffd").replace(ATTACHMENT, "\\u005b");
}

function xmlSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

/** The outcome of one test case of a suite. */
interface JunitCase {
  element: XmlTree;
  outcome: "pass" | "failure" | "error" | "skipped";
  ms: number;
}

/** The schema has `skipped` on a suite only. */
function sums(cases: readonly JunitCase[]): XmlTree {
  const count = (wanted: JunitCase["outcome"]): string =>
    String(cases.filter(({ outcome }) => outcome === wanted).length);
  return {
    "@tests": String(cases.length),
    "@failures": count("failure"),
    "@errors": count("error"),
    "@time": xmlSeconds(cases.reduce((sum, { ms }) => sum + ms, 0)),
  };
}

/** JUnit XML for CI systems: suites in the order of their first cases, with their cases and totals. */
async function formatJunit(
  name: string,
  results: readonly (readonly [suite: string, JunitCase])[],
  notesOf: (suite: string) => readonly string[] = () => [],
): Promise<string> {
  const { default: Builder } = await import("fast-xml-builder");
  const suites = new Map<string, JunitCase[]>();
  for (const [suite, result] of results) suites.set(suite, [...(suites.get(suite) ?? []), result]);
  const builder = new Builder({
    attributeNamePrefix: "@",
    ignoreAttributes: false,
    format: true,
    indentBy: "  ",
    suppressEmptyNode: true,
  });
  const xml = builder.build({
    testsuites: {
      "@name": name,
      ...sums([...suites.values()].flat()),
      testsuite: Array.from(suites, ([suite, cases]) => ({
        "@name": xmlText(suite),
        ...sums(cases),
        "@skipped": String(cases.filter(({ outcome }) => outcome === "skipped").length),
        testcase: cases.map(({ element }) => element),
        ...(notesOf(suite).length === 0 ? {} : { "system-out": xmlText(notesOf(suite).join("\n")) }),
      })),
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

const OUTCOMES = {
  pass: "pass",
  fail: "failure",
  skipped: "skipped",
  invalid: "error",
  undecided: "error",
} as const;

function resultElement(result: GateResult): XmlTree {
  const text = xmlText(resultDetails(result).join("\n"));
  const notes = [...truncatedLines(result), ...envelopeLines(result)];
  switch (result.outcome) {
    case "pass":
      return text === "" ? {} : { "system-out": text };
    case "skipped":
      return {
        skipped: result.skipReason === undefined ? "" : { "@message": xmlText(result.skipReason) },
        ...(notes.length === 0 ? {} : { "system-out": xmlText(notes.join("\n")) }),
      };
    case "fail": {
      const { violations } = result;
      const message = `${violations.length} ${violations.length === 1 ? "violation" : "violations"}`;
      return { failure: { "@message": message, "@type": xmlText(violations[0]?.id ?? ""), "#text": text } };
    }
    case "invalid":
    case "undecided":
      return {
        error: {
          "@message": xmlText(result.problems[0] ?? "no verdict"),
          "@type": xmlText(result.errorCode ?? "no_verdict"),
          "#text": text,
        },
      };
  }
}

function resultCase(result: GateResult): JunitCase {
  return {
    outcome: OUTCOMES[result.outcome],
    ms: result.ms,
    element: {
      "@name": xmlText(result.input),
      "@classname": xmlText(result.policy ?? "input"),
      "@time": xmlSeconds(result.ms),
      ...resultElement(result),
    },
  };
}

/** JUnit XML: a suite for each policy with the notes about it, a case for each input. */
export function reportJunit(report: GateReport): Promise<string> {
  const { results, policies } = report;
  const notesOf = (suite: string): string[] => {
    const sources = policies.flatMap(({ policy, source }) => (policy === suite ? [source] : []));
    return notesBesideResults(report)
      .filter((note) => note.sources?.some((source) => sources.includes(source)) ?? true)
      .map(({ message }) => `note: ${message}`);
  };
  return formatJunit(
    "regohost gate",
    results.map((result) => [result.policy ?? "input", resultCase(result)]),
    notesOf,
  );
}

function failedCases(cases: readonly PolicyTestCase[], prefix = ""): string[] {
  return cases.flatMap(({ name, outcome, cases: inner }) => {
    const full = `${prefix}${name}`;
    if (inner.length > 0) return failedCases(inner, `${full}/`);
    return outcome === "fail" ? [full] : [];
  });
}

function testElement({ name, outcome, location, error, cases, differs }: PolicyTest): XmlTree {
  const at = `${location.file}:${String(location.row)}`;
  if (differs !== undefined && error === undefined) {
    const message = `${name}: compiled ${outcome}, by OPA's evaluator ${differs.outcome}`;
    return { failure: { "@message": xmlText(message), "#text": xmlText(at) } };
  }
  if (error !== undefined) {
    const place =
      error.location === undefined ? at : `${at}\nat ${error.location.file}:${String(error.location.row)}`;
    return {
      error: { "@message": xmlText(error.message), "@type": xmlText(error.code), "#text": xmlText(place) },
    };
  }
  if (outcome === "skipped") return { skipped: "" };
  if (outcome === "pass") return {};
  const failed = failedCases(cases);
  const text = failed.length === 0 ? at : `${at}\ncases: ${failed.join(", ")}`;
  return { failure: { "@message": xmlText(`${name} is not true`), "#text": xmlText(text) } };
}

function testOutcome({ outcome, differs }: PolicyTest): JunitCase["outcome"] {
  if (outcome === "error") return outcome;
  return outcome === "fail" || differs !== undefined ? "failure" : outcome;
}

function testCase(test: PolicyTest): JunitCase {
  return {
    outcome: testOutcome(test),
    ms: test.durationMs,
    element: {
      "@name": xmlText(test.name),
      "@classname": xmlText(test.package),
      "@time": xmlSeconds(test.durationMs),
      ...testElement(test),
      ...(test.output === "" ? {} : { "system-out": xmlText(test.output) }),
    },
  };
}

/** Tests as JUnit XML: a suite for each package, a case for each test. */
export function formatTestsJunit(tests: readonly PolicyTest[]): Promise<string> {
  return formatJunit(
    "regohost test",
    tests.map((test) => [test.package, testCase(test)]),
  );
}
