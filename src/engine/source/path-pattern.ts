import { lstat } from "node:fs/promises";
import { resolve } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { isMissing } from "../../base/host/file-failure.js";
import { readBeginning } from "../../base/host/read-file.js";
import { isGitFolder } from "../../base/host/real-path.js";
import { codeOf } from "../../base/error-code.js";
import { about } from "../../base/error-subject.js";
import { ConfigurationError, invalidConfig, unreadableSource } from "../../base/errors.js";
import { isAddress, isForeignAddress } from "../../base/text/address.js";
import { adviceByName, formatByName } from "./document-format.js";
import { expandGlob, isGlob, unvisitedMatches, type EmptyListener } from "./glob.js";
import { likelyJsonIn } from "./likely-json.js";
import { BEGINNING_BYTES, beginsAsRego } from "./likely-rego.js";
import { isPolicyFile } from "./policy-names.js";
import { findRelevant, isDirectory, toLoadError } from "./source-files.js";
import { message, option } from "../../base/message.js";

/** The paths that an argument names. */
interface NamedPaths {
  /** The argument itself, or the matches of the pattern: at least one, sorted. */
  paths: string[];
  /** Whether a file has the pattern itself as its name; it is one of `paths`. */
  hasLiteral: boolean;
}

export interface ExpandOptions {
  cwd: string;
  /** Files that no pattern matches. Default: none. */
  except?: readonly string[] | undefined;
  /** Whether a pattern may skip inputs and policies in hidden and in linked folders. Default: false. */
  allowSkippedFiles?: boolean | undefined;
  /** Receives the empty folders in which a pattern looks for matches. Default: nothing does. */
  onEmpty?: EmptyListener | undefined;
}

/** @throws PolicyLoadError `source_unreadable` */
async function exists(cwd: string, path: string): Promise<boolean> {
  try {
    await lstat(resolve(cwd, path));
    return true;
  } catch (cause) {
    const code = codeOf(cause);
    // Nothing can have a name that is too long.
    if (isMissing(cause) || code === "ENAMETOOLONG") return false;
    throw unreadableSource(`${path} cannot be read (${String(code)})`, cause);
  }
}

/**
 * Returns whether it is a folder; false if nothing exists there any more. @throws PolicyLoadError `source_unreadable`
 */
async function isFolder(cwd: string, path: string): Promise<boolean> {
  try {
    return await isDirectory(path, cwd);
  } catch (error) {
    if (codeOf(error) !== "source_not_found") throw error;
    return false;
  }
}

/** Returns whether the name is that of an input or a policy. */
function isNamedSo(name: string): boolean {
  return isPolicyFile(name) || formatByName(name) !== undefined || adviceByName(name) !== undefined;
}

/** Returns whether a file with another name is one by its content: a pattern such as `build/*` matches it too. */
async function beginsSo(path: string, cwd: string): Promise<boolean> {
  // Git has no file there.
  if (path.split("/").some(isGitFolder)) return false;
  try {
    const beginning = await readBeginning(resolve(cwd, path), BEGINNING_BYTES);
    if (beginning === undefined) return false;
    return beginsAsRego(path, beginning) || (await likelyJsonIn(beginning)) !== undefined;
  } catch (error) {
    throw await toLoadError(error, path, cwd);
  }
}

/** Returns the first path that is, or has below it, an input or a policy. */
async function firstThatCounts(cwd: string, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    await nextPart();
    if (!(await isFolder(cwd, path))) {
      if (isNamedSo(path) || (await beginsSo(path, cwd))) return path;
      continue;
    }
    const found = await findRelevant(path, { counts: isNamedSo, looks: (file) => beginsSo(file, cwd), cwd });
    if (found !== undefined) return found;
  }
  return undefined;
}

async function throwIfUnread(pattern: string, cwd: string, matches: readonly string[]): Promise<void> {
  const unread = await firstThatCounts(cwd, await unvisitedMatches(pattern, cwd, matches));
  if (unread === undefined) return;
  throw invalidConfig(
    message`the pattern ${pattern} does not match ${unread}, which is in a hidden or linked folder or hidden itself; name it, or allow it to stay unread (${option("allowSkippedFiles")})`,
  );
}

/**
 * Returns whether an argument is a pattern: by its text, whatever the folder contains, so that a file of that name cannot replace its
 * matches. `-` and addresses name themselves.
 */
export function isPattern(argument: string): boolean {
  return argument !== "-" && !isAddress(argument) && isGlob(argument);
}

/**
 * Returns the paths that an argument names: itself, or the matches of the pattern. A file whose name is the pattern is
 * one more match.
 *
 * @throws ConfigurationError `pattern_unmatched`; `config_invalid` for a pattern that skips an input or a policy.
 * @throws PolicyLoadError `source_unreadable`
 */
export async function expandPath(
  argument: string,
  { cwd, except = [], allowSkippedFiles = false, onEmpty }: ExpandOptions,
): Promise<NamedPaths> {
  const itself = { paths: [argument], hasLiteral: false };
  if (!isPattern(argument)) return itself;
  const matches = await expandGlob(argument, cwd, onEmpty);
  if (!allowSkippedFiles) await throwIfUnread(argument, cwd, matches);
  const hasLiteral = await exists(cwd, argument);
  const excluded = new Set(except.map((path) => resolve(cwd, path)));
  const all = [...new Set([...matches, ...(hasLiteral ? [argument] : [])])];
  const paths = all.filter((path) => !excluded.has(resolve(cwd, path))).sort();
  if (paths.length > 0) return { paths, hasLiteral };
  // Some, such as github.com/…, may be folders, too.
  if (isForeignAddress(argument)) return itself;
  const text = `the pattern ${argument} matches no file`;
  throw about(argument, new ConfigurationError(text, { code: "pattern_unmatched" }));
}
