import { resolve } from "node:path";
import { explainFailure } from "../../base/host/file-failure.js";
import { readSmallFile } from "../../base/host/read-file.js";
import { about } from "../../base/error-subject.js";
import { DocumentError } from "../../base/errors.js";
import { shownCause, shownSource } from "../../base/text/address.js";
import { isObject } from "../../base/text/option-rules.js";
import { holds } from "../../base/realms.js";

/** Keys and trusted roots have some KiB. */
const MAX_KEY_BYTES = 16 * 1024 * 1024;

/** A file, by its path. */
export interface FileSource {
  /** Relative to `cwd`. */
  path: string;
}

export function isFileSource(value: unknown): value is FileSource {
  return isObject(value) && holds(() => "path" in value && typeof value.path === "string");
}

/** The error for a file that cannot be read. */
export async function unreadable(
  subject: string,
  path: string,
  error: unknown,
  cwd: string,
  adviceIfMissing = "",
): Promise<DocumentError> {
  const { isMissing, why } = await explainFailure(path, error, cwd);
  const advice = isMissing ? adviceIfMissing : "";
  const unread = new DocumentError(`${subject} ${shownSource(path)} cannot be read: ${why}${advice}`, {
    code: isMissing ? "document_not_found" : "document_unreadable",
    document: shownSource(path),
    cause: shownCause(path, error),
  });
  return about(path, unread);
}

/** @throws DocumentError `document_not_found`, `document_unreadable`, also for a file above the limit. */
export async function readFileSource(
  subject: string,
  { path }: FileSource,
  cwd: string,
  maxBytes = MAX_KEY_BYTES,
): Promise<Uint8Array> {
  try {
    return await readSmallFile(resolve(cwd, path), maxBytes);
  } catch (error) {
    throw await unreadable(subject, path, error, cwd);
  }
}
