import { readdir, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { addressAdvice, isAnyAddress } from "../text/address.js";
import { nearestName } from "../text/nearest.js";
import { codeOf } from "../error-code.js";
import { isLimitError } from "../async/reading.js";
import { toReadablePath } from "./confinement.js";
import { reasonOf } from "../message.js";
import { isError } from "../realms.js";

/** Why a file or folder could not be read. */
interface FileFailure {
  isMissing: boolean;
  /** The end of a sentence: `there is no such file or directory (did you mean policy.rego?)`. */
  why: string;
}

const MISSING: readonly unknown[] = ["ENOENT", "ENOTDIR"];

/** Returns whether an error reports that nothing exists at a path. After any other error it may exist. */
export function isMissing(error: unknown): boolean {
  return MISSING.includes(codeOf(error));
}

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: "it is a directory",
  EACCES: "permission denied",
  ENXIO: "it is a socket, or a device that is not there; - is standard input",
};
/** Of a folder with more names no more are compared. */
const MAX_NAMES = 10_000;

/** The longest path that Linux opens, and the longest name in one, in characters: a longer text was hardly meant as one. */
const MAX_PATH = 4096;
const MAX_NAME = 255;

/** Whether nothing can exist at a path as it was passed. The path of a file in a deep folder may be too long although there is one. */
function isTooLong(path: string): boolean {
  return path.length > MAX_PATH || path.split(/[/\\]/).some((name) => name.length > MAX_NAME);
}

/** Returns the names in a folder; `undefined` where it cannot be listed. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  const names = await toReadablePath(folder)
    .then((readable) => readdir(readable))
    .catch(() => undefined);
  return names?.slice(0, MAX_NAMES);
}

/** Returns the existing path nearest to one that does not exist: a single name in it differs. */
async function nearestPath(given: string, cwd: string): Promise<string | undefined> {
  const path = given.replace(/[/\\]+$/, "");
  const name = basename(path);
  if (name === "") return undefined;
  const folder = path.slice(0, -name.length);
  const names = await namesIn(resolve(cwd, folder));
  if (names !== undefined) {
    const others = names.filter((other) => other !== name && other.startsWith(".") === name.startsWith("."));
    const near = nearestName(name, others);
    return near === undefined ? undefined : folder + near;
  }
  const nearFolder = await nearestPath(folder, cwd);
  if (nearFolder === undefined) return undefined;
  const near = `${nearFolder}/${name}`;
  return stat(resolve(cwd, near)).then(
    () => near,
    () => undefined,
  );
}

/** Of an error of the system, whose message has the path as it was resolved, its reason: `EIO: i/o error`. */
function toReason(error: unknown): string {
  const message = reasonOf(error);
  return isError(error) && "syscall" in error ? (message.split(",", 1)[0] ?? "") : message;
}

/** ` (did you mean policy.rego?)` for a path that does not exist, if what lies there has a similar name; else empty. */
export async function suggestPath(path: string, cwd = ""): Promise<string> {
  if (path.length > MAX_PATH || isAnyAddress(path)) return "";
  const near = await nearestPath(path, cwd);
  return near === undefined ? "" : ` (did you mean ${near}?)`;
}

/**
 * Explains an error of the file system, for messages.
 *
 * @param path as passed: relative to `cwd`.
 * @throws EvaluationError `timeout`, `aborted`: of the reading, not of the file.
 */
export async function explainFailure(path: string, error: unknown, cwd?: string): Promise<FileFailure> {
  if (isLimitError(error)) throw error;
  if (isMissing(error) || (codeOf(error) === "ENAMETOOLONG" && isTooLong(path))) {
    if (isAnyAddress(path)) return { isMissing: true, why: addressAdvice(path) };
    return { isMissing: true, why: `there is no such file or directory${await suggestPath(path, cwd)}` };
  }
  return { isMissing: false, why: REASONS[codeOf(error) ?? ""] ?? toReason(error) };
}
