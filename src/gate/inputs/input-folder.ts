import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { append } from "../../base/lists.js";
import { nextPart } from "../../base/async/reading.js";
import { codeOf } from "../../base/error-code.js";
import { type DocumentError, unusableDocument } from "../../base/errors.js";
import {
  adviceByName,
  COMPRESSION,
  formatByName,
  type DocumentFormat,
} from "../../engine/source/document-format.js";
import { likelyJson } from "../../engine/source/likely-json.js";
import { listDirectory, type IgnoredFile } from "../../engine/source/source-files.js";
import { message, option } from "../../base/message.js";

/** The files of a folder of inputs. */
export interface InputFolder {
  /** Their paths, below that of the folder. */
  files: string[];
  /** Files and folders that are not read, and not `unread`: their names show no format, or they are hidden folders, `node_modules`, or dangling links. */
  ignored: string[];
  /**
   * The reasons why inputs of it are not read: they are in a hidden folder or in `node_modules`, are Rego, or are JSON
   * by their text only.
   */
  unread: DocumentError[];
}

/**
 * Whether a file of a folder of inputs is read, by its name. A file in a format that only Conftest reads is an input,
 * and an error.
 *
 * @param format if set, every file except hidden ones is read.
 */
export function isInputName(name: string, format: DocumentFormat | undefined): boolean {
  if (format !== undefined) return !name.startsWith(".");
  return formatByName(name) !== undefined || adviceByName(name) !== undefined;
}

/** The error for a skipped file of a folder that could be a policy or an input nevertheless. */
function unreadFile(document: string, why: string, cure: string): DocumentError {
  return unusableDocument(
    document,
    message`${document} is not read, because ${why}; ${cure}, move it, or allow it to stay unread (${option("allowSkippedFiles")})`,
  );
}

/** The error for a file whose name shows no format, but which may be an input; none for others, such as archives. */
async function unreadJson(
  document: string,
  { cwd, within }: Pick<ListInputsOptions, "cwd" | "within">,
): Promise<DocumentError[]> {
  let why: string;
  let cure = "give it the name of its format, name it by itself";
  try {
    const found = await likelyJson(resolve(cwd, document), { within });
    if (found === undefined) return [];
    why = found === "compressed" ? "begins as compressed JSON does" : "begins as JSON does";
    if (found === "compressed") cure = "decompress it";
  } catch (error) {
    why = `cannot be looked at (${codeOf(error) ?? ""})`;
  }
  return [unreadFile(document, `its name shows no format, but it ${why}`, cure)];
}

interface ListInputsOptions {
  cwd: string;
  /** The folder that must contain the files and folders, without links. Default: links may lead anywhere. */
  within?: string | undefined;
  /** If set, every file except hidden ones is read. */
  format: DocumentFormat | undefined;
  /** Files that are not inputs. Default: none. */
  except?: readonly string[] | undefined;
  /** The absolute paths of the policies' own files. Default: none. */
  policyFiles?: ReadonlySet<string> | undefined;
  /** Whether inputs in hidden folders and in `node_modules`, and those without a format, may stay unread. Default: false. */
  allowSkippedFiles?: boolean | undefined;
}

/**
 * Lists the files of a folder whose names show a format, hidden ones such as `.env` too.
 *
 * @returns `undefined` for a path that is not a folder.
 * @throws DocumentError `document_invalid` for a folder without a file to read
 * @throws PolicyLoadError `source_unreadable`
 */
export async function listInputs(
  path: string,
  { cwd, within, format, except = [], policyFiles = new Set(), allowSkippedFiles = false }: ListInputsOptions,
): Promise<InputFolder | undefined> {
  const status = await stat(resolve(cwd, path)).catch(() => undefined);
  if (status?.isDirectory() !== true) return undefined;
  const below = (inner: string): string => `${path.replace(/[/\\]+$/, "")}/${inner}`;
  const found: IgnoredFile[] = [];
  const isWanted = (name: string): boolean => isInputName(name, format);
  const listed = await listDirectory(path, isWanted, {
    cwd,
    within,
    withHidden: "wanted",
    onIgnored: (file) => void found.push(file),
    counts: isWanted,
    looks: allowSkippedFiles
      ? undefined
      : async (file) => (await unreadJson(file, { cwd, within })).length > 0,
  });
  const excluded = new Set(except.map((one) => resolve(cwd, one)));
  const isOwn = (file: string): boolean =>
    excluded.has(resolve(cwd, file)) || policyFiles.has(resolve(cwd, file));
  const unread: DocumentError[] = [];
  for (const { inner, isUnread } of allowSkippedFiles ? [] : found) {
    await nextPart();
    const file = below(inner);
    if (isUnread === true && isWanted(basename(inner)))
      unread.push(unreadFile(file, "it is in a hidden folder or in node_modules", "name its folder"));
    else if (isUnread === true) append(unread, await unreadJson(file, { cwd, within }));
    else if (inner.endsWith("/")) continue;
    else if (file.endsWith(".rego") && !isOwn(file)) {
      unread.push(
        unreadFile(file, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy"),
      );
    } else if (COMPRESSION.test(inner) && isWanted(basename(inner).replace(COMPRESSION, ""))) {
      unread.push(unreadFile(file, "it is compressed", "decompress it"));
    } else if (!isOwn(file)) append(unread, await unreadJson(file, { cwd, within }));
  }
  const files = listed.map(({ inner }) => below(inner)).filter((file) => !excluded.has(resolve(cwd, file)));
  if (files.length + unread.length === 0) {
    throw unusableDocument(
      path,
      message`${path}: none of the files of this folder is an input by its name; name them, or say their format with ${option("format")}`,
    );
  }
  const refused = new Set(unread.map(({ document }) => document));
  const ignored = found.map(({ inner }) => below(inner)).filter((file) => !isOwn(file) && !refused.has(file));
  return { files, ignored, unread };
}
