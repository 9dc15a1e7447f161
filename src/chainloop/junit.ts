import { append } from "../base/lists.js";
import { decodeText } from "../engine/source/read-document.js";
import { archiveFormat, readArchive, type ArchiveEntry } from "./archive.js";
import { throwMaterialError } from "./material-error.js";
import type { Projection } from "./kind.js";
import { parseXml, unescapeXml, type XmlElement } from "./xml-tree.js";

const KIND = "JUNIT_XML";

interface Totals {
  tests: number;
  passed: number;
  skipped: number;
  failed: number;
  error: number;
  /** In nanoseconds. */
  duration: number;
}

interface Test {
  name: string;
  classname: string;
  /** In nanoseconds. */
  duration: number;
  status: "passed" | "skipped" | "failed" | "error";
  message: string;
  error: object | null;
  properties: Record<string, string> | null;
  stdout?: string;
  stderr?: string;
}

interface Suite {
  name: string;
  package: string;
  properties?: Record<string, string>;
  tests?: Test[];
  suites?: Suite[];
  stdout?: string;
  stderr?: string;
  totals: Totals;
}

/**
 * Parses the suites of a JUnit report like the engine's parser (github.com/joshdk/go-junit): from an XML text, which
 * must start with an XML declaration, by which the engine recognizes XML, or from the `.xml` files of a zip or tar.gz,
 * in its order.
 *
 * @throws DocumentError `document_invalid`, `document_too_large`
 */
export async function openJunit(
  name: string,
  bytes: Uint8Array,
  check: () => void,
): Promise<() => Projection> {
  const format = archiveFormat(bytes);
  const entries =
    format === "zip" || format === "gzip" ? await readArchive(name, KIND, bytes, { check }) : undefined;
  return () => {
    const suites =
      entries === undefined
        ? findSuites(name, [parseXml(name, toXmlText(name, bytes))])
        : readSuites(name, entries);
    if (suites.length === 0) throwMaterialError(name, KIND, "it has no testsuite");
    return { text: JSON.stringify(suites) };
  };
}

function readSuites(name: string, entries: readonly ArchiveEntry[]): Suite[] {
  const suites: Suite[] = [];
  for (const entry of entries) {
    if (entry.type === "folder" || !entry.name.endsWith(".xml")) continue;
    const location = `${entry.name} in ${name}`;
    if (entry.type === "other") throwMaterialError(name, KIND, `${entry.name} in it is a link and no file`);
    append(suites, findSuites(location, [parseXml(location, decodeText(location, entry.bytes))]));
  }
  return suites;
}

function toXmlText(name: string, bytes: Uint8Array): string {
  const text = decodeText(name, bytes, { ignoreBOM: true });
  if (!text.startsWith("<?xml")) {
    throwMaterialError(
      name,
      KIND,
      "it does not start with <?xml, by which the engine tells a report from an archive",
    );
  }
  return text;
}

function findSuites(document: string, elements: readonly XmlElement[]): Suite[] {
  return elements.flatMap((element) =>
    element.name === "testsuite" ? [toSuite(document, element)] : findSuites(document, element.children),
  );
}

function attribute({ attributes }: XmlElement, name: string): string {
  return attributes.get(name) ?? "";
}

function toRecord(entries: Iterable<readonly [string, string]>): Record<string, string> | null {
  const all = [...entries];
  return all.length === 0 ? null : Object.fromEntries(all);
}

/** The last one counts. */
function outputs(document: string, element: XmlElement): Pick<Test, "stdout" | "stderr"> {
  const [stdout, stderr] = ["system-out", "system-err"].map((wanted) => {
    const last = element.children.findLast(({ name }) => name === wanted);
    return last === undefined ? "" : readContent(document, last);
  });
  return { ...(stdout ? { stdout } : {}), ...(stderr ? { stderr } : {}) };
}

function toSuite(document: string, element: XmlElement): Suite {
  const named = (wanted: string): XmlElement[] => element.children.filter(({ name }) => name === wanted);
  const tests = named("testcase").map((child) => toTest(document, child));
  const suites = named("testsuite").map((child) => toSuite(document, child));
  const last = named("properties").at(-1);
  const properties =
    last === undefined
      ? toRecord(element.attributes)
      : toRecord(
          last.children
            .filter(({ name }) => name === "property")
            .map((child) => [attribute(child, "name"), attribute(child, "value")] as const),
        );
  return {
    name: attribute(element, "name"),
    package: attribute(element, "package"),
    ...(properties === null ? {} : { properties }),
    ...(tests.length === 0 ? {} : { tests }),
    ...(suites.length === 0 ? {} : { suites }),
    ...outputs(document, element),
    totals: toTotals(document, tests, suites),
  };
}

function toTotals(document: string, tests: readonly Test[], suites: readonly Suite[]): Totals {
  const count = (wanted: Test["status"]): number => tests.filter(({ status }) => status === wanted).length;
  const all: Totals[] = [
    {
      tests: tests.length,
      passed: count("passed"),
      skipped: count("skipped"),
      failed: count("failed"),
      error: count("error"),
      duration: tests.reduce((total, { duration }) => total + duration, 0),
    },
    ...suites.map(({ totals }) => totals),
  ];
  const sum = (of: (totals: Totals) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    tests: sum((one) => one.tests),
    passed: sum((one) => one.passed),
    skipped: sum((one) => one.skipped),
    failed: sum((one) => one.failed),
    error: sum((one) => one.error),
    duration: checkDuration(
      document,
      sum((one) => one.duration),
    ),
  };
}

const OUTCOMES: ReadonlyMap<string, Test["status"]> = new Map([
  ["skipped", "skipped"],
  ["failure", "failed"],
  ["error", "error"],
]);

function toTest(document: string, element: XmlElement): Test {
  const said = element.children.filter(({ name }) => OUTCOMES.has(name));
  const last = said.at(-1);
  const failed = said.findLast(({ name }) => name !== "skipped");
  return {
    name: attribute(element, "name"),
    classname: attribute(element, "classname"),
    duration: toNanoseconds(document, attribute(element, "time")),
    status: OUTCOMES.get(last?.name ?? "") ?? "passed",
    message: last === undefined ? "" : attribute(last, "message"),
    error: failed === undefined ? null : toError(document, failed),
    properties: toRecord(element.attributes),
    ...outputs(document, element),
  };
}

function toError(document: string, element: XmlElement): object {
  const [message, type] = [attribute(element, "message"), attribute(element, "type")];
  const body = readContent(document, element);
  return { ...(message ? { message } : {}), ...(type ? { type } : {}), ...(body ? { body } : {}) };
}

/** HTML's replacements for the codes of C1 controls: the characters of Windows-1252. */
const C1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function fromHtmlCode(code: number): string {
  return C1[code - 0x80] ?? String.fromCodePoint(code);
}

/** The raw content of an element, including tags; references outside of CDATA are replaced by the rules of HTML. */
function readContent(document: string, { inner }: XmlElement): string {
  return inner
    .split(/<!\[CDATA\[([^]*?)\]\]>/)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      if (/<[!?][^>]*&/.test(part)) {
        throwMaterialError(document, KIND, "a comment or instruction inside of an element has an ampersand");
      }
      return unescapeXml(part, fromHtmlCode);
    })
    .join("");
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ["ns", 1],
  ["us", 1e3],
  ["\u00b5s", 1e3],
  ["\u03bcs", 1e3],
  ["ms", 1e6],
  ["s", 1e9],
  ["m", 60e9],
  ["h", 3600e9],
]);
const AMOUNT = String.raw`(\d+\.?\d*|\.\d+)(ns|us|\u00b5s|\u03bcs|ms|s|m|h)`;

/** Parses seconds, or a duration in Go's format; anything else is 0, as in the engine. */
function toNanoseconds(document: string, text: string): number {
  const plain = text.replaceAll(",", "");
  if (/^[+-]?(?:0x|inf|nan)/i.test(plain)) {
    throwMaterialError(document, KIND, `the time ${JSON.stringify(text)} is not a decimal number`);
  }
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) {
    return checkDuration(document, Math.trunc(Number(plain) * 1e6) * 1e3);
  }
  if (!new RegExp(`^[+-]?(?:${AMOUNT})+$`).test(plain)) return 0;
  let total = 0;
  for (const [, amount = "", unit = ""] of plain.matchAll(new RegExp(AMOUNT, "g"))) {
    const [whole = "", fraction = ""] = amount.split(".");
    const size = UNITS.get(unit) ?? 0;
    total += Number(whole) * size;
    if (fraction !== "") total += Math.trunc(Number(fraction) * (size / 10 ** fraction.length));
  }
  return checkDuration(document, plain.startsWith("-") ? -total : total);
}

function checkDuration(document: string, nanoseconds: number): number {
  if (!Number.isSafeInteger(nanoseconds)) {
    throwMaterialError(document, KIND, "its times are longer than 104 days");
  }
  // Zero has no sign among integers.
  return nanoseconds === 0 ? 0 : nanoseconds;
}
