import {
  loadFormatJunit,
  xmlSeconds,
  xmlText,
  type JunitCase,
  type XmlTree,
} from "../base/text/junit-xml.js";
import { expressionLine } from "./failed-expressions.js";
import type { PolicyTest, PolicyTestCase } from "./policy-test.js";

function failedCases(cases: readonly PolicyTestCase[], prefix = ""): string[] {
  return cases.flatMap(({ name, outcome, cases: inner }) => {
    const full = `${prefix}${name}`;
    if (inner.length > 0) return failedCases(inner, `${full}/`);
    return outcome === "fail" ? [full] : [];
  });
}

function testElement({ name, outcome, location, error, cases, differs, failedAt = [] }: PolicyTest): XmlTree {
  const at = `${location.file}:${String(location.row)}`;
  if (differs !== undefined && error === undefined) {
    const message = `${name}: compiled ${outcome}, by OPA's evaluator ${differs.outcome}`;
    return { failure: { "@message": xmlText(message), "#text": xmlText(at) } };
  }
  if (error !== undefined) {
    const position =
      error.location === undefined ? at : `${at}\nat ${error.location.file}:${String(error.location.row)}`;
    return {
      error: { "@message": xmlText(error.message), "@type": xmlText(error.code), "#text": xmlText(position) },
    };
  }
  if (outcome === "skipped") return { skipped: "" };
  if (outcome === "pass") return {};
  const failed = failedCases(cases);
  const lines = [
    at,
    ...(failed.length === 0 ? [] : [`cases: ${failed.join(", ")}`]),
    ...failedAt.map(expressionLine),
  ];
  return { failure: { "@message": xmlText(`${name} is not true`), "#text": xmlText(lines.join("\n")) } };
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

/** Formats tests as JUnit XML: a suite for each package, a case for each test. */
export async function formatTestsJunit(tests: readonly PolicyTest[]): Promise<string> {
  const format = await loadFormatJunit();
  return format(
    "regohost test",
    tests.map((test) => [test.package, testCase(test)]),
  );
}
