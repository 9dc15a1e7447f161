import { decodeText } from "../engine/source/read-document.js";
import {
  archiveFormat,
  isTar,
  readArchive,
  readTarArchive,
  unzip,
  type ArchiveEntry,
  type ArchiveLimits,
} from "./archive.js";
import { goTrim, mendUtf8 } from "./go-text.js";
import { throwMaterialError } from "./material-error.js";
import { TOOL, type Projection } from "./kind.js";
import { compareStrings } from "../base/terms/term.js";

const REPORT = "RADAMSA_REPORT";
const CRASHES = "RADAMSA_CRASHES";
/** A run writes a log of each of many test cases. */
const LIMITS: ArchiveLimits = { entries: 200_000, bytes: 192 * 1024 * 1024 };
/** The engine reads no longer lines. */
const MAX_LINE = 1024 * 1024;

/** Strings are already JSON-encoded, and integers have all their digits. */
type Record = ReadonlyMap<string, string>;

/**
 * Parses the records of radamsa's log of metadata (`-M`), or of the logs in an archive by their names, without the
 * lines that start a run.
 *
 * @throws DocumentError `document_invalid`, `document_too_large`
 */
export async function openRadamsaReport(
  name: string,
  bytes: Uint8Array,
  check: () => void,
): Promise<() => Projection> {
  const logs = await readLogs(name, bytes, check);
  return () => toProjection(logs.flatMap((log) => readLog(log.name, log.bytes)));
}

function toProjection(records: readonly Record[]): Projection {
  const written = records.map(
    (record) => `{${[...record].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`,
  );
  return {
    text: `[${written.join(",")}]`,
    annotations: {
      [`${TOOL}.name`]: "radamsa",
      "chainloop.material.radamsa.report.records.count": String(records.length),
    },
  };
}

async function readLogs(
  name: string,
  bytes: Uint8Array,
  check: () => void,
): Promise<Pick<ArchiveEntry, "name" | "bytes">[]> {
  const format = archiveFormat(bytes);
  if (format === undefined) return [{ name, bytes }];
  const reading = { limits: LIMITS, check };
  const content = format === "gzip" ? await unzip(name, REPORT, bytes, reading) : undefined;
  if (content !== undefined && !isTar(content)) return [{ name, bytes: content }];
  const entries =
    content === undefined
      ? await readArchive(name, REPORT, bytes, reading)
      : await readTarArchive(name, REPORT, content, reading);
  return entries
    .filter(({ type, bytes: { length } }) => type === "file" && length > 0)
    .sort((a, b) => compareStrings(a.name, b.name))
    .map((entry) => ({ name: `${entry.name} in ${name}`, bytes: entry.bytes }));
}

function readLog(name: string, bytes: Uint8Array): Record[] {
  const lines = decodeText(name, bytes, { ignoreBOM: true }).split("\n");
  return lines.flatMap((line, index) => {
    const location = `line ${String(index + 1)} of ${name}`;
    if (Buffer.byteLength(line) >= MAX_LINE) throwMaterialError(location, REPORT, "it is longer than 1 MiB");
    const trimmed = goTrim(line);
    if (trimmed === "") return [];
    const record = readLine(location, trimmed);
    return record.has("seed") ? [] : [record];
  });
}

function readLine(location: string, line: string): Record {
  const record = new Map<string, string>();
  for (const part of splitPairs(line)) {
    const pair = goTrim(part);
    if (pair === "") continue;
    const at = pair.indexOf(": ");
    if (at === -1 && !pair.endsWith(":")) {
      throwMaterialError(
        location,
        REPORT,
        `${JSON.stringify(pair.slice(0, 80))} is not a pair of key and value`,
      );
    }
    const [key, value] = at === -1 ? [pair.slice(0, -1), ""] : [pair.slice(0, at), pair.slice(at + 2)];
    record.set(goTrim(key), toJson(goTrim(value)));
  }
  if (record.size === 0) throwMaterialError(location, REPORT, "it has no pair of key and value");
  return record;
}

/** Splits at commas followed by a space, outside of quotes. */
function splitPairs(line: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === "\\" && at + 1 < line.length) at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "," && line[at + 1] === " ") {
      parts.push(line.slice(start, at));
      start = at + 2;
      at++;
    }
  }
  return [...parts, line.slice(start)];
}

function toJson(value: string): string {
  if (value.length >= 2 && value.startsWith('"') && value.endsWith('"')) {
    return JSON.stringify(unquote(value.slice(1, -1)) ?? trimQuotes(value));
  }
  if (/^[+-]?\d{1,40}$/.test(value)) {
    const number = BigInt(value.replace(/^\+/, ""));
    if (BigInt.asIntN(64, number) === number) return String(number);
  }
  return JSON.stringify(value);
}

function trimQuotes(value: string): string {
  let [start, end] = [0, value.length];
  while (value[start] === '"') start++;
  while (end > start && value[end - 1] === '"') end--;
  return value.slice(start, end);
}

const ESCAPES: ReadonlyMap<string, number> = new Map(
  Object.entries({ a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11, "\\": 92, '"': 34 }),
);
const PART =
  /\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-7]{3})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|([^\\"\n]+)|([^])/g;

/** Unquotes a Go string; `undefined` for an invalid one. */
function unquote(inner: string): string | undefined {
  const parts: Buffer[] = [];
  for (const [, plain, hex, octal, short, long, text, wrong] of inner.matchAll(PART)) {
    if (wrong !== undefined) return undefined;
    if (text !== undefined) parts.push(Buffer.from(text));
    else if (short !== undefined || long !== undefined) {
      const code = parseInt(short ?? long ?? "", 16);
      if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
      parts.push(Buffer.from(String.fromCodePoint(code)));
    } else {
      const byte =
        ESCAPES.get(plain ?? "") ?? (hex === undefined ? parseInt(octal ?? "", 8) : parseInt(hex, 16));
      if (byte > 255) return undefined;
      parts.push(Buffer.of(byte));
    }
  }
  return mendUtf8(Buffer.concat(parts), "\ufffd");
}

/**
 * Counts the crashes: the files of a zip or tar.gz, otherwise the single file. Their content is not read.
 *
 * @throws DocumentError `document_invalid` for an unreadable archive, which the engine counts as one crash.
 */
export async function openRadamsaCrashes(
  name: string,
  bytes: Uint8Array,
  check: () => void,
): Promise<() => Projection> {
  const format = archiveFormat(bytes);
  let count = 1;
  if (format === "zip") count = countFiles(await readArchive(name, CRASHES, bytes, { check }), true);
  if (format === "gzip") {
    const content = await unzip(name, CRASHES, bytes, { check });
    if (isTar(content)) count = countFiles(await readTarArchive(name, CRASHES, content, { check }), false);
  }
  return () => ({
    text: "{}",
    annotations: {
      [`${TOOL}.name`]: "radamsa",
      "chainloop.material.radamsa.crashes.count": String(count),
    },
  });
}

/** In a zip, links count too. */
function countFiles(entries: readonly ArchiveEntry[], isZip: boolean): number {
  return entries.filter(({ type }) => type === "file" || (isZip && type === "other")).length;
}
