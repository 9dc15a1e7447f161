import { said } from "../../base/text/address.js";
import type { ArgumentFile } from "../../gate/index.js";
import { CommandError } from "../exit-codes.js";
import type { At } from "./option-table.js";

/** The parts of a value of `--arg-file`, as Chainloop reads its `--policy-input-from-file`. */
function split(text: string): { key: string; file: string; column: string } {
  const [, key, value] = /^([^=]*)=([^]*)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) return refuse(text);
  const at = value.lastIndexOf(":");
  const column = value.slice(at + 1).trim();
  // A colon before a separator belongs to the path: C:\\data\\names.csv.
  return at === -1 || column === "" || /[/\\]/.test(column)
    ? { key, file: value.trim(), column: "" }
    : { key, file: value.slice(0, at).trim(), column };
}

function refuse(text: string): never {
  throw new CommandError(said`--arg-file ${text}: write it as [POLICY:]NAME=FILE[:COLUMN]`);
}

/** Parses `[POLICY:]NAME=FILE[:COLUMN]`. The name of an input has no colon, that of a policy may. @throws CommandError (exit 2) */
export function parseArgFile(text: string): ArgumentFile {
  const { key, file: path, column } = split(text);
  const at = key.lastIndexOf(":");
  const policy = key.slice(0, Math.max(at, 0)).trim();
  const name = key.slice(at + 1).trim();
  // The digest of a policy is no name of an input.
  if (name === "" || path === "" || (at !== -1 && policy === "") || policy.endsWith("@sha256")) refuse(text);
  return { name, path, ...(column === "" ? {} : { column }), ...(policy === "" ? {} : { policy }) };
}

/** The path in such a text. */
export function argFilePath(text: string): string {
  return parseArgFile(text).path;
}

/** The text with another path. */
export function placeArgFile(text: string, at: At): string {
  const { key, file, column } = split(text);
  return `${key}=${at(file)}${column === "" ? "" : `:${column}`}`;
}

/** Adds a value of `--arg-file` to those before it. @throws CommandError (exit 2) */
export function readArgFile(text: string, previous: readonly string[] = []): string[] {
  parseArgFile(text);
  return [...previous, text];
}
