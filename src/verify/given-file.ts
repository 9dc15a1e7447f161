import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { DocumentError } from "../errors.js";
import { isObject } from "../values/option-rules.js";

/** A file, by its path. */
export interface FileSource {
  /** Relative to `cwd`. */
  path: string;
}

export function isFileSource(value: unknown): value is FileSource {
  return isObject(value) && "path" in value && typeof value.path === "string";
}

/** The error for a file that cannot be read. */
export function unreadable(what: string, path: string, error: unknown): DocumentError {
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return new DocumentError(`${what} ${path} ${isMissing ? "does not exist" : "cannot be read"}`, {
    code: isMissing ? "document_not_found" : "document_unreadable",
    document: path,
    cause: error,
  });
}

/** @throws DocumentError `document_not_found`, `document_unreadable` */
export async function readGivenFile(what: string, { path }: FileSource, cwd: string): Promise<Uint8Array> {
  try {
    return await readFile(resolve(cwd, path));
  } catch (error) {
    throw unreadable(what, path, error);
  }
}
