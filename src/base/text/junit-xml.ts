import { toPrintable } from "./printable.js";
import { loadPackage } from "../load-package.js";

/** A tree of XML elements: `@name` is an attribute, `#text` the text, an array a repeated element. */
export type XmlTree = Record<string, unknown>;

/** Characters that XML 1.0 forbids, even escaped. */
const NOT_XML =
  // eslint-disable-next-line no-control-regex -- control characters are replaced
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Syntax that Jenkins and GitLab read as the name of a file to attach. */
const ATTACHMENT = /\[(?=\[ATTACHMENT\|)/g;

/** Text for a log, without the characters that XML does not allow. The builder escapes the rest. */
export function xmlText(text: string): string {
  return toPrintable(text).replace(NOT_XML, "\ufffd").replace(ATTACHMENT, "\\u005b");
}

export function xmlSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

/** The outcome of one test case of a suite. */
export interface JunitCase {
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

/** Writes JUnit XML for CI systems: suites in the order of their first cases, with their cases and totals. */
export type FormatJunit = (
  name: string,
  results: readonly (readonly [suite: string, JunitCase])[],
  notesOf?: (suite: string) => readonly string[],
) => string;

/** Loads what writes JUnit XML. */
export async function loadFormatJunit(): Promise<FormatJunit> {
  const { default: Builder } = await loadPackage(() => import("fast-xml-builder"));
  const builder = new Builder({
    attributeNamePrefix: "@",
    ignoreAttributes: false,
    format: true,
    indentBy: "  ",
    suppressEmptyNode: true,
  });
  return (name, results, notesOf = () => []) => {
    const suites = new Map<string, JunitCase[]>();
    for (const [suite, result] of results) {
      const cases = suites.get(suite);
      if (cases === undefined) suites.set(suite, [result]);
      else cases.push(result);
    }
    const xml = builder.build({
      testsuites: {
        "@name": name,
        ...sums([...suites.values()].flat()),
        testsuite: Array.from(suites, ([suite, cases]) => {
          const notes = notesOf(suite);
          return {
            "@name": xmlText(suite),
            ...sums(cases),
            "@skipped": String(cases.filter(({ outcome }) => outcome === "skipped").length),
            testcase: cases.map(({ element }) => element),
            ...(notes.length === 0 ? {} : { "system-out": xmlText(notes.join("\n")) }),
          };
        }),
      },
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  };
}
