import type { ConfigParser } from "./config-parsers.js";
import type { ConfigFile, ConfigProblem, ParsedConfig } from "./parsed-config.js";
import { withPosition } from "./problem-position.js";
import { readProblem } from "./read-problem.js";
import type { ProtoFile, ProtoFolders } from "./read-protos.js";
import { parsersPool } from "./parser-pools.js";
import { runInWorker } from "./run-in-worker.js";
import { message, option } from "../../base/message.js";

/** Where the statements of a `.env` file begin, as its parser splits them: a value in quotes may have further lines. */
function statementStarts(lines: readonly string[]): number[] {
  const starts: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? "").trim();
    if (line === "" || line.startsWith("#")) continue;
    starts.push(index);
    const at = line.includes("=") ? line.indexOf("=") : line.indexOf(":");
    const value = at < 1 ? "" : line.slice(at + 1).trim();
    const quote = value.charAt(0);
    if (quote !== '"' && quote !== "'") continue;
    if (isClosed(value.slice(1), quote)) continue;
    while (++index < lines.length && !isClosed(lines[index] ?? "", quote));
  }
  return starts;
}

function isClosed(text: string, quote: string): boolean {
  const at = text.lastIndexOf(quote);
  return at >= 0 && text.charAt(at - 1) !== "\\";
}

/**
 * Finds the line of the first statement of a `.env` file that its parser refuses. The parser reports none, and its message quotes the
 * line, which may hold a secret: so this runs a binary search over the statements.
 *
 * @param isRead whether the parser reads a text.
 * @returns from 1; `undefined` for a text without a statement.
 */
async function findDotenvLine(
  text: string,
  isRead: (text: string) => Promise<boolean>,
): Promise<number | undefined> {
  const lines = text.split(/\r\n|\n|\r/);
  const starts = statementStarts(lines);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const before = lines.slice(0, starts[middle + 1]).join("\n");
    if (await isRead(before)) low = middle + 1;
    else high = middle;
  }
  const start = starts[low];
  return start === undefined ? undefined : start + 1;
}

interface LocateConfigOptions {
  signal?: AbortSignal | undefined;
  /** Time limit, including loading the parsers, in milliseconds. Default: 60,000. */
  timeoutMs?: number | undefined;
}

interface ParseConfigOptions extends LocateConfigOptions {
  /** Whether a key that its section of an INI file has already is an error. Default: false, as Conftest. */
  uniqueKeys?: boolean | undefined;
  /** The file of a text of Jsonnet. Default: the text is of no file, and imports none. */
  file?: ConfigFile | undefined;
  /** The definitions of the messages of textproto. Default: none, and no text of textproto is read. */
  protos?: ProtoFolders | undefined;
}

/** Time for a file of configuration that a person wrote takes milliseconds; one that takes longer is meant to. */
const TIMEOUT_MS = 60_000;

/** The longest line of CODEOWNERS, in bytes: Conftest's parser ends before a longer one as if the file did. */
const MAX_CODEOWNERS_LINE = 65_535;

/** Finds a part of a text that its parser would ignore silently. */
function leftOut(parser: ConfigParser, text: string): ConfigProblem | undefined {
  if (parser !== "codeowners") return undefined;
  const index = text.split("\n").findIndex((line) => Buffer.byteLength(line) > MAX_CODEOWNERS_LINE);
  if (index < 0) return undefined;
  return {
    message: `a line is longer than ${MAX_CODEOWNERS_LINE.toLocaleString("en")} bytes, before which Conftest's parser ends`,
    line: index + 1,
  };
}

/** Reads the definitions that a text of textproto needs: it has no types of its own. */
async function readDefinitions(folders: ProtoFolders | undefined): Promise<ProtoFile[] | ConfigProblem> {
  if (folders === undefined) {
    return {
      message: message`its message is defined in .proto files: ${option("protoFileDirs")} names the folders with them`,
    };
  }
  const { readProtos } = await import("./read-protos.js");
  return readProtos(folders);
}

/**
 * Parses a configuration file by a parser of Conftest, in a worker with limits of memory, stack and time. The parsers see no
 * environment, and no file but those that Jsonnet imports and the definitions
 * of textproto.
 *
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function parseConfig(
  parser: ConfigParser,
  text: string,
  { signal, timeoutMs = TIMEOUT_MS, uniqueKeys = false, file, protos: folders }: ParseConfigOptions = {},
): Promise<ParsedConfig> {
  if (parser === "jsonnet") {
    const { parseJsonnet } = await import("./parse-jsonnet.js");
    return parseJsonnet(text, { signal, timeoutMs, file });
  }
  const problem = leftOut(parser, text);
  if (problem !== undefined) return problem;
  const protos = parser === "textproto" ? await readDefinitions(folders) : undefined;
  if (protos !== undefined && "message" in protos) return protos;
  const end = performance.now() + timeoutMs;
  const read = (part: string): ReturnType<typeof runInWorker> => {
    const request = JSON.stringify({ parser, text: part, uniqueKeys, protos });
    const leftMs = Math.max(1, Math.ceil(end - performance.now()));
    return runInWorker(request, { subject: `reading ${parser}`, signal, timeoutMs, leftMs }, parsersPool);
  };
  const { ok, bytes } = await read(text);
  if (ok) return { json: bytes };
  const found = withPosition(parser, readProblem(parser, bytes), text);
  if (parser !== "dotenv") return found;
  const line = await findDotenvLine(text, async (part) => (await read(part)).ok);
  return line === undefined ? found : { ...found, line };
}

/**
 * Calls a parser for the positions of the parts of a text, with the limits of {@link parseConfig}.
 *
 * @param parser one that reports positions.
 * @returns JSON: a part is `[at]`, or with inner ones `[at, {name: part}]` or `[at, [part]]`. `at` counts bytes of UTF-8. `undefined` for
 * a text that the parser does not read.
 * @throws as {@link parseConfig}
 */
export async function locateConfig(
  parser: ConfigParser,
  text: string,
  { signal, timeoutMs = TIMEOUT_MS }: LocateConfigOptions = {},
): Promise<Uint8Array | undefined> {
  const request = JSON.stringify({ parser, text, places: true });
  const subject = `finding the places in ${parser}`;
  const { ok, bytes } = await runInWorker(request, { subject, signal, timeoutMs }, parsersPool);
  return ok ? bytes : undefined;
}
