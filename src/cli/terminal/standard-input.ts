import { untilAborted } from "../../base/async/on-abort.js";
import { defaultLimitMs, workDeadline } from "../../base/async/reading.js";
import { getPipeLimits } from "../../base/host/pipe-limits.js";
import { OPEN_LIST, OPEN_OBJECT, skipSpace } from "../../base/terms/json-bytes.js";
import { collectBytes, type SizeLimit } from "../../engine/source/read-bytes.js";
import type { DocumentFormat } from "../../engine/source/document-format.js";
import { whyDoubtfulYaml } from "../../engine/source/doubtful-yaml.js";
import {
  decodeText,
  readText,
  withoutByteOrderMark,
  type DocumentSource,
} from "../../engine/source/read-document.js";
import { writeNote, type CliIo } from "./cli-io.js";

const NAME = "standard input";

/** The name of a path in messages; `-` is standard input. */
export function shownName(path: string): string {
  return path === "-" ? NAME : path;
}

/**
 * Prompts a user at a terminal for the input that the command waits for. As a prompt, `--quiet` does not suppress it.
 */
export async function promptForInput(io: CliIo): Promise<void> {
  if (io.terminal === undefined) return;
  const end = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
  await writeNote(io, `reading standard input; ${end} on a line of its own ends it`);
}

/**
 * Yields standard input until the command is aborted or its time limit is over, because the other end may never be closed. A user at a
 * terminal has all the time.
 */
export async function* standardInput({
  stdin,
  signal,
  terminal,
}: Pick<CliIo, "stdin" | "signal" | "terminal">): AsyncGenerator<Uint8Array | string, void, undefined> {
  const timeoutMs = terminal === undefined ? (getPipeLimits().idleMs ?? defaultLimitMs()) : Infinity;
  const deadline = workDeadline(`reading ${NAME}`, { timeoutMs, signal });
  async function* chunks(): AsyncGenerator<Uint8Array | string, void, undefined> {
    yield* stdin;
  }
  try {
    yield* untilAborted(chunks(), deadline.signal);
  } finally {
    deadline.close();
  }
}

async function readStandardInput(io: CliIo, limit?: SizeLimit): Promise<Uint8Array> {
  await promptForInput(io);
  return collectBytes(standardInput(io), NAME, limit);
}

/** A line of a mapping or a list: without one, as in an error message, a YAML text is a string, which hardly any policy rejects. */
const YAML_LINE = /^[ \t]*(?:-(?:\s|$)|[^#\s].*:(?:\s|$))/m;

/** A JSON comment, which the parser's error recommends to read as JSONC. */
const COMMENT = /^\s*\/[/*]/;

/** The format of a text without a name: YAML when it is unambiguously a mapping or list of YAML, otherwise JSON. */
function formatOfText(bytes: Uint8Array): DocumentFormat {
  const text = withoutByteOrderMark(bytes);
  const first = text[skipSpace(text, 0)];
  if (first === undefined || first === OPEN_OBJECT || first === OPEN_LIST) return "json";
  const decoded = new TextDecoder().decode(text);
  const isYaml = YAML_LINE.test(decoded) && !COMMENT.test(decoded) && whyDoubtfulYaml(decoded) === undefined;
  return isYaml ? "yaml" : "json";
}

/** Options of reading documents. */
interface StandardInputOptions {
  maxBytes?: number | undefined;
  /** Default: by the name of a file; for standard input JSON or YAML, by its content. */
  format?: DocumentFormat | undefined;
}

/** Reads the documents of a path, or of standard input for `-`. */
export async function toDocumentSource(
  io: CliIo,
  path: string,
  { maxBytes, format }: StandardInputOptions = {},
): Promise<DocumentSource> {
  if (path !== "-") return { path, format };
  const bytes = await readStandardInput(io, { maxBytes, option: "maxInputBytes" });
  return { name: NAME, bytes, format: format ?? formatOfText(bytes) };
}

/**
 * Reads the text of a file, or of standard input for `-`: UTF-8, without a byte-order mark.
 *
 * @throws DocumentError
 */
export async function readGivenText(io: CliIo, path: string, limit?: SizeLimit): Promise<string> {
  if (path !== "-") return readText(path, { cwd: io.cwd, limit });
  return decodeText(NAME, await readStandardInput(io, limit));
}
