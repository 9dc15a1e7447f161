import { extname } from "node:path";
import { limitReading, type ReadingLimits } from "../base/async/reading.js";
import { readWithinTime } from "../base/async/within-time.js";
import { invalidConfig, unusableDocument } from "../base/errors.js";
import { message, option } from "../base/message.js";
import { findDuplicateKey } from "../base/terms/duplicate-keys.js";
import { isAddress, shownSource } from "../base/text/address.js";
import { nearest } from "../base/text/nearest.js";
import { sha256 } from "../base/text/sha256.js";
import { isObject } from "../base/text/option-rules.js";
import { readBytes } from "../engine/source/read-bytes.js";
import { goTrim } from "./go-text.js";
import type { ArgumentFile } from "./material-options.js";
import { readTable } from "./table.js";

/** A list of names or paths; a larger file is a mistake. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A file of values that was read. */
export interface ReadArgumentFile extends Omit<ArgumentFile, "path"> {
  column: string;
  /** The values, separated by line feeds: as in an argument, commas separate values too. */
  text: string;
  /** Of the bytes of the file. */
  digest: string;
}

/**
 * Reads the values of arguments from files, as `attestation add --policy-input-from-file` of Chainloop does (its
 * `app/cli/pkg/action/policy_input_file.go`). A column that does not exist is an error, also of a list of objects.
 *
 * @throws DocumentError for an unreadable file, and `document_invalid`, `document_too_large`
 * @throws ConfigurationError `config_invalid` for an address and an unknown column.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function readArgumentFiles(
  files: readonly ArgumentFile[],
  { cwd, ...limits }: ReadingLimits & { cwd: string },
): Promise<ReadArgumentFile[]> {
  if (files.length === 0) return [];
  return limitReading("reading the arguments", limits, () =>
    Promise.all(
      files.map(async ({ path, column, ...file }) => {
        if (isAddress(path)) {
          const shown = shownSource(path);
          throwFileError(
            file.name,
            `${shown} is an address, which is not read; download it and name the file`,
          );
        }
        const bytes = await readBytes(path, { cwd, ...limits, limit: { maxBytes: MAX_BYTES } });
        const named = column ?? file.name;
        const values = await readWithinTime(`reading ${path}`, bytes.length, limits, () =>
          readValues({ name: file.name, path, column: named }, bytes),
        );
        const text = values
          .map(goTrim)
          .filter((value) => value !== "")
          .join("\n");
        return { ...file, column: named, text, digest: sha256(bytes) };
      }),
    ),
  );
}

function throwFileError(name: string, why: string): never {
  throw invalidConfig(message`${option("material.argFiles")} ${name}: ${why}`);
}

/** A file to read, with the column of its values. */
interface ReadFile {
  name: string;
  path: string;
  column: string;
}

function invalid(path: string, why: string, cause?: unknown): never {
  throw unusableDocument(path, `${path} has no values of an argument: ${why}`, cause);
}

/** @param names of the columns of a table, or of the members of an object. */
function noColumn({ name, path, column }: ReadFile, names: readonly string[]): never {
  return throwFileError(name, `${path} has no column ${column}${nearest(column, names)}`);
}

/** The values of the column. The extension shows the format, otherwise the first character. */
function readValues(file: ReadFile, bytes: Uint8Array): string[] {
  const extension = extname(file.path).toLowerCase();
  const isTable = [".csv", ".tsv", ".txt"].includes(extension);
  const first = goTrim(
    Buffer.from(bytes.subarray(0, 4096))
      .toString("utf8")
      .replace(/^\ufeff/, ""),
  ).charAt(0);
  const isJson = extension === ".json" || (!isTable && (first === "[" || first === "{"));
  return isJson ? readJson(file, bytes) : readColumn(file, bytes);
}

/** Names of columns are compared as in the engine: without white space around them, and without their case. */
function isSame(a: string, b: string): boolean {
  return goTrim(a).toLowerCase() === goTrim(b).toLowerCase();
}

function readColumn(file: ReadFile, bytes: Uint8Array): string[] {
  const { header, rows } = readTable(bytes, (why, cause) => invalid(file.path, why, cause));
  const [at, ...others] = header.flatMap((column, index) => (isSame(column, file.column) ? [index] : []));
  if (at === undefined) return noColumn(file, header);
  // The engine takes the last of equal columns, so that the values of the others would be missed.
  if (others.length > 0) return invalid(file.path, `the column ${file.column} is there several times`);
  return rows.map((row) => row[at] ?? "");
}

/** A list of strings, a list of objects of strings, or an object with a list of strings. */
function readJson(file: ReadFile, bytes: Uint8Array): string[] {
  const { path } = file;
  const document = parse(path, bytes);
  if (!Array.isArray(document)) {
    if (!isObject(document)) return invalid(path, "it is neither a list nor an object");
    return toStrings(path, getMember(file, document) ?? noColumn(file, Object.keys(document)));
  }
  const items: readonly unknown[] = document;
  if (!items.some(isObject)) return toStrings(path, items);
  const found = items.flatMap((item) => {
    if (item === null) return [];
    if (!isObject(item) || Array.isArray(item))
      return invalid(path, "its items are not all strings or all objects");
    toStrings(path, Object.values(item));
    return [getMember(file, item)];
  });
  if (found.every((value) => value === undefined)) return noColumn(file, []);
  return toStrings(
    path,
    found.map((value) => value ?? null),
  );
}

/** `null` is no value, as in the engine. */
function toStrings(path: string, list: unknown): string[] {
  if (!Array.isArray(list)) return invalid(path, "the column is not a list of strings");
  return list.map((value: unknown) => {
    if (value === null) return "";
    return typeof value === "string" ? value : invalid(path, "its values are not all strings");
  });
}

function getMember({ path, column }: ReadFile, object: object): unknown {
  const found = Object.entries(object).filter(([name]) => isSame(name, column));
  if (found.length > 1) invalid(path, `an object has the column ${column} several times, in different cases`);
  return found[0]?.[1];
}

function parse(path: string, bytes: Uint8Array): unknown {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return invalid(path, "it is not JSON", error);
  }
  const repeated = findDuplicateKey(bytes.subarray(bytes[0] === 0xef ? 3 : 0));
  if (repeated !== undefined) invalid(path, `it has a key twice at byte ${String(repeated.offset)}`);
  return document;
}
