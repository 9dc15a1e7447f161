import { collectBytes } from "../../source/read-bytes.js";
import { decodeText, readText, type DocumentSource } from "../../source/read-document.js";
import type { CliIo } from "./cli-io.js";

const NAME = "standard input";

/** The name of a path in messages; `-` is standard input. */
export function shownName(path: string): string {
  return path === "-" ? NAME : path;
}

/** Reads the documents of a path, or of standard input (JSON) for `-`. */
export async function toDocumentSource(io: CliIo, path: string): Promise<DocumentSource> {
  return path === "-" ? { name: NAME, bytes: await collectBytes(io.stdin, NAME) } : { path };
}

/**
 * Reads the text of a file, or of standard input for `-`: UTF-8, without a byte-order mark.
 *
 * @throws DocumentError
 */
export async function readGivenText(io: CliIo, path: string): Promise<string> {
  if (path !== "-") return readText(path, { cwd: io.cwd });
  return decodeText(NAME, await collectBytes(io.stdin, NAME));
}
