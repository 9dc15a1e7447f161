import type { RegoTestCase, RegoTestResult } from "../opa/test-rego.js";
import { formatJunit, xmlSeconds, xmlText, type JunitCase, type XmlTree } from "./junit-xml.js";

function failedCases(cases: Record<string, RegoTestCase> | undefined, prefix = ""): string[] {
  return Object.values(cases ?? {}).flatMap(({ name, fail, sub_results: inner }) => {
    const full = `${prefix}${name}`;
    if (inner !== undefined) return failedCases(inner, `${full}/`);
    return fail === true ? [full] : [];
  });
}

function outcomeOf({ error, fail, skip }: RegoTestResult): JunitCase["outcome"] {
  if (error !== undefined) return "error";
  if (fail === true) return "failure";
  return skip === true ? "skipped" : "pass";
}

function outcomeElement(result: RegoTestResult): XmlTree {
  const at = `${result.location.file}:${String(result.location.row)}`;
  switch (outcomeOf(result)) {
    case "pass":
      return {};
    case "skipped":
      return { skipped: "" };
    case "error": {
      const { message = "the test could not be evaluated", code = "error", location } = result.error ?? {};
      const place =
        location?.file === undefined || location.row === undefined
          ? at
          : `${at}\nat ${location.file}:${String(location.row)}`;
      return { error: { "@message": xmlText(message), "@type": xmlText(code), "#text": xmlText(place) } };
    }
    case "failure": {
      const cases = failedCases(result.sub_results);
      const text = cases.length === 0 ? at : `${at}\ncases: ${cases.join(", ")}`;
      return { failure: { "@message": xmlText(`${result.name} is not true`), "#text": xmlText(text) } };
    }
  }
}

function toCase(result: RegoTestResult): JunitCase {
  const ms = result.duration / 1e6;
  return {
    outcome: outcomeOf(result),
    ms,
    element: {
      "@name": xmlText(result.name),
      "@classname": xmlText(result.package),
      "@time": xmlSeconds(ms),
      ...outcomeElement(result),
      ...(result.output === undefined
        ? {}
        : { "system-out": xmlText(Buffer.from(result.output, "base64").toString("utf8")) }),
    },
  };
}

/** The results as JUnit XML: a suite for each package, a case for each test. */
export function formatTestsJunit(results: readonly RegoTestResult[]): Promise<string> {
  const suites = new Map<string, JunitCase[]>();
  for (const result of results) {
    suites.set(result.package, [...(suites.get(result.package) ?? []), toCase(result)]);
  }
  return formatJunit("regohost test", suites);
}
