import { limitReading, type Reading } from "../base/async/reading.js";
import { readWithinTime } from "../base/async/within-time.js";
import { isRegohostError, type RegohostError } from "../base/errors.js";
import { getMessage, inWording, LIBRARY_WORDING } from "../base/message.js";
import { getMembers, type JsonTree } from "../base/terms/json-slice.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import {
  describePartConflict,
  findPartConflicts,
  mergeBaseDocuments,
  readDataPart,
  type BaseDocumentFile,
  type BaseDocuments,
  type DataPart,
  type PartConflict,
} from "../engine/source/base-document.js";
import { describeConflict, type RuleDocument } from "../engine/source/data-conflicts.js";
import type { ReadDocumentOptions } from "../engine/source/read-document.js";

/** A JSON or YAML file of a folder that is not read as data, because OPA's loader would reject it. */
export interface SkippedData {
  /** The path of the file, relative if that of its folder is. */
  path: string;
  /** The reason, with the path. */
  message: string;
  /** The reason without the path and the location: the same for all files with one fault. */
  reason: string;
}

/** A file of data, or one that only its location in a folder suggests to be data. */
export interface FolderDataFile extends BaseDocumentFile {
  /** Whether the file is skipped if it cannot be data: a manifest or configuration next to policies. Default: false. */
  isOptional?: boolean;
}

/** The data of folders and files, with the files that were skipped. */
export interface FolderData {
  documents: BaseDocuments;
  /** The parts that may be skipped. */
  optional: ReadonlySet<DataPart>;
  skipped: SkippedData[];
  /** YAML files of several documents, of which the first is read. */
  firstDocuments: string[];
}

/** Returns an optional file that is skipped for an error of reading it. */
export function toSkippedData(path: string, error: RegohostError): SkippedData {
  const reason = inWording(getMessage(error), { ...LIBRARY_WORDING, location: () => "" });
  return { path, message: error.message, reason };
}

function isObjectAt({ document }: DataPart, path: readonly string[]): boolean {
  let value: JsonTree | undefined = document;
  for (const key of path) value = value === undefined ? undefined : getMembers(value)?.get(key);
  return value !== undefined && getMembers(value) !== undefined;
}

/** The optional parts of a conflict. For an object and another value, both optional, the other value. */
function toSkip({ path, parts }: PartConflict, optional: ReadonlySet<DataPart>): readonly DataPart[] {
  if (!parts.every((part) => optional.has(part))) return parts.filter((part) => optional.has(part));
  const scalars = parts.filter((part) => !isObjectAt(part, path));
  return scalars.length === 0 ? parts : scalars;
}

/** Skips optional parts until they are in no conflict. */
function withoutConflicts(
  all: readonly DataPart[],
  optional: ReadonlySet<DataPart>,
): { parts: readonly DataPart[]; skipped: SkippedData[] } {
  let parts = all;
  const skipped = new Map<DataPart, SkippedData>();
  for (;;) {
    const before = skipped.size;
    for (const conflict of findPartConflicts(parts)) {
      const message = describePartConflict(conflict);
      for (const part of toSkip(conflict, optional)) {
        if (!skipped.has(part)) skipped.set(part, { path: part.name, message, reason: message });
      }
    }
    if (skipped.size === before) return { parts, skipped: [...skipped.values()] };
    parts = parts.filter((part) => !skipped.has(part));
  }
}

/**
 * Reads and merges data as OPA's loader does, but skips optional files that it would reject. Of YAML with several
 * documents the first is read, as in OPA.
 *
 * @throws as `readBaseDocuments`, for the files that are not optional.
 */
export async function readFolderData(
  files: readonly FolderDataFile[],
  options: ReadDocumentOptions = {},
): Promise<FolderData> {
  return limitReading("reading the data", options, (reading) => readParts(files, options, reading));
}

async function readParts(
  files: readonly FolderDataFile[],
  options: ReadDocumentOptions,
  limit: Reading,
): Promise<FolderData> {
  const all: DataPart[] = [];
  const optional = new Set<DataPart>();
  const skipped: SkippedData[] = [];
  const several = new Set<string>();
  const reading = { ...options, onSeveral: (name: string) => void several.add(name) };
  for (const { isOptional = false, ...file } of files) {
    await limit.nextPart();
    try {
      const part = await readDataPart(file, reading);
      all.push(part);
      if (isOptional) optional.add(part);
    } catch (error) {
      const isNoData = isRegohostError(error, "data_invalid") || isRegohostError(error, "number_too_large");
      if (!isOptional || !isNoData) throw error;
      skipped.push(toSkippedData(file.name ?? file.path, error));
    }
  }
  const size = files.reduce((total, { text }) => total + text.length, 0);
  const { merged, documents } = await readWithinTime("reading the data", size, options, () => {
    const cached = withoutConflicts(all, optional);
    return { merged: cached, documents: mergeBaseDocuments(cached.parts) };
  });
  for (const one of merged.skipped) skipped.push(one);
  const unread = new Set(skipped.map(({ path }) => path));
  return {
    documents,
    optional,
    skipped,
    firstDocuments: [...several].filter((name) => !unread.has(name)),
  };
}

/** Skips optional files with values at the paths of rules, which OPA rejects. */
export function skipHiddenData(data: FolderData, rules: readonly RuleDocument[]): FolderData {
  let { documents } = data;
  const skipped = new Map<DataPart, SkippedData>();
  for (;;) {
    const before = skipped.size;
    for (const conflict of documents.conflictsWith(rules)) {
      const part = documents.findPart(conflict.path);
      if (part === undefined || !data.optional.has(part) || skipped.has(part)) continue;
      const message = describeConflict(conflict, part.name);
      skipped.set(part, { path: part.name, message, reason: message });
    }
    if (skipped.size === before) break;
    documents = mergeBaseDocuments(documents.parts.filter((part) => !skipped.has(part)));
  }
  const unread = new Set([...skipped.values()].map(({ path }) => path));
  return {
    ...data,
    documents,
    skipped: [...data.skipped, ...skipped.values()],
    firstDocuments: data.firstDocuments.filter((name) => !unread.has(name)),
  };
}

const PACKAGE = /^[ \t]*package\s+([A-Za-z_]\w*)/gm;

/** Whether an optional file has a value where a package may have a rule. The Rego is not parsed for it. */
export function mayHideData(
  files: readonly Pick<RegoSourceFile, "text">[],
  { documents, optional }: FolderData,
): boolean {
  const parts = documents.parts.filter((part) => optional.has(part));
  if (parts.length === 0) return false;
  const names = new Set(files.flatMap(({ text }) => Array.from(text.matchAll(PACKAGE), ([, name]) => name)));
  return parts.some(({ document }) => {
    const members = getMembers(document);
    return [...names].some((name) => name !== undefined && members?.has(name) === true);
  });
}
