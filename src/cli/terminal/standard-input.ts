import { untilAborted } from "../../async/on-abort.js";
import { EvaluationError } from "../../errors.js";
import { collectBytes, type SizeLimit } from "../../source/read-bytes.js";
import { decodeText, readText, type DocumentSource } from "../../source/read-document.js";
import type { CliIo } from "./cli-io.js";

const NAME = "standard input";

/** The name of a path in messages; `-` is standard input. */
export function shownName(path: string): string {
  return path === "-" ? NAME : path;
}

/** Standard input, until the command is aborted: whoever holds its other end may never close it. */
async function readStandardInput({ stdin, signal }: CliIo, limit?: SizeLimit): Promise<Uint8Array> {
  async function* chunks(): AsyncGenerator<Uint8Array | string, void, undefined> {
    yield* stdin;
  }
  try {
    return await collectBytes(untilAborted(chunks(), signal), NAME, limit);
  } catch (error) {
    if (error !== signal.reason) throw error;
    throw new EvaluationError("the command was aborted while it read standard input", {
      code: "aborted",
      cause: error,
    });
  }
}

/** Reads the documents of a path, or of standard input (JSON) for `-`. */
export async function toDocumentSource(io: CliIo, path: string, maxBytes?: number): Promise<DocumentSource> {
  if (path !== "-") return { path };
  return { name: NAME, bytes: await readStandardInput(io, { maxBytes, option: "maxInputBytes" }) };
}

/**
 * Reads the text of a file, or of standard input for `-`: UTF-8, without a byte-order mark.
 *
 * @throws DocumentError
 */
export async function readGivenText(io: CliIo, path: string): Promise<string> {
  if (path !== "-") return readText(path, { cwd: io.cwd });
  return decodeText(NAME, await readStandardInput(io));
}
