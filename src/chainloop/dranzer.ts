import { archiveFormat, readArchive, type ArchiveEntry, type ArchiveLimits } from "./archive.js";
import { goFields, goTrim, mendUtf8 } from "./go-text.js";
import { throwMaterialError } from "./material-error.js";
import { noteTool, type Annotations, type Projection } from "./kind.js";
import { compareStrings } from "../base/terms/term.js";

const KIND = "CERTCC_DRANZER";
/** The engine's limits: a run has a report for each of its modes. */
const LIMITS: ArchiveLimits = { entries: 256, bytes: 16 * 1024 * 1024 };

interface Tool {
  name: string;
  version?: string;
}

interface Finding {
  source?: string;
  clsid?: string;
  class_name?: string;
  method?: string;
  error_code?: string;
  error_message?: string;
  address?: string;
  access_type?: string;
}

interface TestedObject {
  source?: string;
  clsid?: string;
  description?: string;
  metadata: Map<string, string>;
}

interface Report {
  source: string;
  tool: Tool;
  objects: TestedObject[];
  findings: Finding[];
  counters: Map<string, number>;
  raw: string;
}

const SPACE = String.raw`[\t\n\f\r ]`;
const NO_SPACE = String.raw`[^\t\n\f\r ]`;
// A text before white space ends with another character, so that a line of spaces is scanned once and not from each
// position.
const OBJECT = new RegExp(String.raw`^Testing COM Object - (\{[^}]+\}|[0-9A-Fa-f-]+)${SPACE}*(.*)$`, "s");
const FAILURE = /^(\{[^}]+\})-(.*)$/s;
const ERROR = new RegExp(String.raw`^ERROR - (|.*${NO_SPACE})${SPACE}*\((0x[0-9A-Fa-f]+)\)${SPACE}*$`, "s");
const METHOD = new RegExp(
  String.raw`^Invok(?:ing|ed) (?:Method|Property Get|Property Put Reference|Property Put)${SPACE}+-${SPACE}+(.+)$`,
  "s",
);
const ACCESS_VIOLATION = /^(.+?) at (0x[0-9A-Fa-f]+) :Bad (read|write) on (0x[0-9A-Fa-f]+)$/s;
const EXCEPTION = /^(.+?) \(code ([0-9A-Fa-f]+)\) at (0x[0-9A-Fa-f]+)$/s;
const METADATA = new RegExp(String.raw`^([A-Za-z](?:[A-Za-z .]*[A-Za-z.]| ))${SPACE}*:${SPACE}*(.*)$`, "s");
const COUNTER = new RegExp(String.raw`^Number of (.*${NO_SPACE}|${SPACE})${SPACE}{2,}([0-9]+)$`, "s");
const VERSION = new RegExp(String.raw`Test Engine Version:${SPACE}*\$Rev:${SPACE}*([0-9]+)`, "iu");

/** The counters with a member of their own. */
const COUNTED = {
  object_count: "com_objects",
  kill_bit_count: "com_objects_with_kill_bit",
  passed_count: "com_objects_passed_test",
  failed_count: "com_objects_failed_test",
  hung_count: "com_objects_hung_during_test",
} as const;

/**
 * Reads a report of CERT/CC's dranzer, or the reports of a run in an archive (zip, tar, tar.gz), by their names: other
 * files in it are skipped, and at least one must be a report.
 *
 * @throws DocumentError `document_invalid`, `document_too_large`
 */
export async function openDranzer(
  name: string,
  bytes: Uint8Array,
  check: () => void,
): Promise<() => Projection> {
  const entries: readonly ArchiveEntry[] =
    archiveFormat(bytes) === undefined
      ? [{ name: "", type: "file", bytes }]
      : await readArchive(name, KIND, bytes, { limits: LIMITS, check });
  return () => readReports(name, entries);
}

function readReports(name: string, entries: readonly ArchiveEntry[]): Projection {
  const reports = entries
    .filter((entry) => entry.type === "file" && entry.bytes.length > 0)
    .map((entry) => parseReport(name, entry.name, entry.bytes))
    .filter(isReport)
    .sort((a, b) => compareStrings(a.source, b.source));
  if (reports.length === 0) throwMaterialError(name, KIND, "there is no report of dranzer in it");
  const version = reports.find(({ tool }) => tool.version !== undefined)?.tool.version ?? "";
  const annotations: Annotations = { "chainloop.material.dranzer.reports.count": String(reports.length) };
  noteTool(annotations, "dranzer", version);
  return { text: JSON.stringify(toBundle(name, reports, version)), annotations };
}

function withoutEmpty(object: object): object {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== "" && value !== undefined),
  );
}

function toBundle(name: string, reports: readonly Report[], version: string): object {
  const counters = new Map<string, number>();
  for (const [key, value] of reports.flatMap((report) => [...report.counters])) {
    counters.set(key, checkCount(name, (counters.get(key) ?? 0) + value));
  }
  return {
    tool: withoutEmpty({ name: "dranzer", version }),
    objects: reports.flatMap(({ source, objects }) =>
      objects.map(({ metadata, ...object }) => ({
        ...withoutEmpty({ source, ...object }),
        ...(metadata.size === 0 ? {} : { metadata: Object.fromEntries(metadata) }),
      })),
    ),
    findings: reports.flatMap(({ source, findings }) =>
      findings.map((finding) => withoutEmpty({ source, ...finding })),
    ),
    summary: toSummary(counters),
    raw: reports.map(({ source, raw }) => toRaw(source, raw)).join(""),
    reports: reports.map((report) => ({
      ...withoutEmpty({ source: report.source }),
      tool: report.tool,
      summary: toSummary(report.counters),
    })),
  };
}

function toRaw(source: string, raw: string): string {
  return source === "" ? raw : `===== ${source} =====\n${raw.replace(/\n$/, "")}\n`;
}

function toSummary(counters: ReadonlyMap<string, number>): object {
  const counted = Object.entries(COUNTED).map(([key, counter]) => [key, counters.get(counter) ?? 0] as const);
  return {
    ...Object.fromEntries(counted),
    ...(counters.size === 0 ? {} : { counters: Object.fromEntries(counters) }),
  };
}

function checkCount(name: string, count: number): number {
  if (!Number.isSafeInteger(count))
    throwMaterialError(name, KIND, "a counter is too large to be read exactly");
  return count;
}

/**
 * Whether anything of a report was found. A table next to the reports contains its words, but not on separate lines.
 */
function isReport({ tool, objects, findings, counters }: Report): boolean {
  return tool.version !== undefined || objects.length + findings.length + counters.size > 0;
}

function toKey(label: string): string {
  return goFields(goTrim(label).toLowerCase().replaceAll(".", "")).join("_");
}

function isSeparator(line: string): boolean {
  const stripped = line.replace(/^[* ]+/, "");
  return /^(?:access violation)?[* ]*$/i.test(stripped);
}

/** @param bytes text in the code page of the machine: bytes that are not UTF-8 are dropped. */
function parseReport(name: string, source: string, bytes: Uint8Array): Report {
  const raw = mendUtf8(bytes, "");
  const version = VERSION.exec(raw)?.[1];
  const report: Report = {
    source,
    tool: { name: "dranzer", ...(version === undefined ? {} : { version }) },
    objects: [],
    findings: [],
    counters: new Map(),
    raw,
  };
  const parser = new LineParser(name, report);
  for (const line of raw.replaceAll("\r\n", "\n").split("\n")) {
    const trimmed = goTrim(line);
    if (trimmed !== "" && !isSeparator(trimmed)) parser.read(trimmed);
  }
  return report;
}

/** Parses a report line by line, in the engine's order of rules. */
class LineParser {
  readonly #name: string;
  readonly #report: Report;
  /** The object under test. */
  #current: TestedObject | undefined;
  /** A failure whose error is on the next line. */
  #pending: Finding | undefined;
  #method = "";

  constructor(name: string, report: Report) {
    this.#name = name;
    this.#report = report;
  }

  read(line: string): void {
    const found = (pattern: RegExp): [string, string, string, string] | undefined => {
      const match = pattern.exec(line);
      return match === null ? undefined : [match[1] ?? "", match[2] ?? "", match[3] ?? "", match[4] ?? ""];
    };
    const counter = found(COUNTER);
    if (counter !== undefined) {
      this.#report.counters.set(toKey(counter[0]), checkCount(this.#name, Number(counter[1])));
      return;
    }
    const object = found(OBJECT);
    if (object !== undefined) {
      this.#current = { clsid: object[0], description: goTrim(object[1]), metadata: new Map() };
      this.#report.objects.push(this.#current);
      [this.#pending, this.#method] = [undefined, ""];
      return;
    }
    const method = found(METHOD);
    if (method !== undefined) {
      this.#method = goTrim(method[0]);
      return;
    }
    if (this.#readFinding(found)) return;
    if (line.startsWith("Test Engine Version")) {
      this.#current = undefined;
      return;
    }
    const metadata = found(METADATA);
    if (metadata !== undefined) this.#current?.metadata.set(toKey(metadata[0]), goTrim(metadata[1]));
  }

  #readFinding(found: (pattern: RegExp) => [string, string, string, string] | undefined): boolean {
    const { findings } = this.#report;
    const tested = { clsid: this.#current?.clsid ?? "", class_name: this.#current?.description ?? "" };
    const violation = found(ACCESS_VIOLATION);
    if (violation !== undefined) {
      const [message, address, access_type] = violation;
      findings.push({
        ...tested,
        method: this.#method,
        error_message: goTrim(message),
        address,
        access_type,
      });
      return true;
    }
    const exception = found(EXCEPTION);
    if (exception !== undefined) {
      const [message, code, address] = exception;
      findings.push({
        ...tested,
        method: this.#method,
        error_message: goTrim(message),
        error_code: `0x${code}`,
        address,
      });
      return true;
    }
    const failure = found(FAILURE);
    if (failure !== undefined) {
      this.#pending = { clsid: failure[0], class_name: goTrim(failure[1]) };
      findings.push(this.#pending);
      return true;
    }
    const error = found(ERROR);
    if (error === undefined) return false;
    const [error_message, error_code] = error;
    if (this.#pending === undefined) findings.push({ ...tested, error_message, error_code });
    else Object.assign(this.#pending, { error_message, error_code });
    this.#pending = undefined;
    return true;
  }
}
