import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { reportImports } from "./heard-imports.js";
import { JsonnetImports, type JsonnetImport } from "./jsonnet-imports.js";
import type { ConfigFile, ParsedConfig } from "./parsed-config.js";
import { jsonnetPool } from "./parser-pools.js";
import { readProblem } from "./read-problem.js";
import { parseReply, type CoreReply } from "./run-in-core.js";
import { runInWorker } from "./run-in-worker.js";
import { workDeadline } from "../../base/async/reading.js";

/** Why a text that is of no regular file imports nothing. */
const NO_FILE = "a text that is of no file imports nothing; give the path of its file";

interface ParseJsonnetOptions {
  signal: AbortSignal | undefined;
  /** Time limit of all that it takes, loading the parser included, in milliseconds. */
  timeoutMs: number;
  /** Default: the text is of no file, and imports none. */
  file: ConfigFile | undefined;
}

const SUBJECT = "reading jsonnet";

/** A text that imports nothing does not have the word, not even in a comment. */
const IMPORTS = /import/;

/** A pipe such as `<(…)` or `/dev/stdin` has no folder to import from: `/dev` does not count. */
async function isRegular({ path, cwd }: ConfigFile): Promise<boolean> {
  const status = await stat(resolve(cwd, path)).catch(() => undefined);
  return status?.isFile() === true;
}

/**
 * Evaluates Jsonnet as Conftest does: without variables and functions from outside. The parser reads no file: before the text is
 * evaluated, the parser lists its imports, and theirs, and those files are read here.
 */
export async function parseJsonnet(
  text: string,
  { signal, timeoutMs, file }: ParseJsonnetOptions,
): Promise<ParsedConfig> {
  const deadline = workDeadline(SUBJECT, { timeoutMs, signal });
  const ask = async (request: Record<string, unknown> & { op: string }): Promise<CoreReply> => {
    try {
      return await runInWorker(
        JSON.stringify(request),
        { subject: SUBJECT, signal: deadline.signal },
        jsonnetPool,
      );
    } catch (error) {
      deadline.check();
      throw error;
    }
  };
  try {
    const isFile = file !== undefined && (await deadline.wait(isRegular(file)));
    const imports = isFile ? new JsonnetImports(file) : undefined;
    if (imports !== undefined && IMPORTS.test(text)) {
      const reading = imports.readAll(text, async (name, code) => {
        const { bytes } = await ask({ op: "imports", name, text: code });
        return parseReply<JsonnetImport[]>(bytes);
      });
      try {
        // A file system that does not answer ends no read.
        await deadline.wait(reading);
      } finally {
        reportImports(imports.places);
      }
    }
    const imported = imports?.toRequest() ?? { others: NO_FILE };
    const { ok, bytes } = await ask({ op: "evaluate", text, ...imported });
    return ok ? { json: bytes } : readProblem("jsonnet", bytes);
  } finally {
    deadline.close();
  }
}
