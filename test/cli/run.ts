import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { CliIo, LoginTerminal } from "../../src/cli/terminal/cli-io.js";
import type { ExitCode } from "../../src/cli/exit-codes.js";
import { isOnCi } from "../../src/cli/terminal/is-on-ci.js";
import { runCli } from "../../src/cli/run-cli.js";
import { cacheFolder } from "../cache-folder.js";

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  stdin?: string | Uint8Array | AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  /** Whether stdout and stderr are a terminal. */
  isTTY?: boolean;
  /** Fails every write to stdout. */
  stdoutError?: Error;
  /** The user at the terminal. */
  terminal?: LoginTerminal;
  /** Reads lines of the user at the terminal. */
  openPrompt?: CliIo["openPrompt"];
  /** Called for every write to stdout. */
  onStdout?: (text: string) => void;
  /** Called for every write to stderr. */
  onStderr?: (text: string) => void;
}

export interface RunResult {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
  stdoutBytes: Buffer;
}

function capture(
  chunks: Buffer[],
  { isTTY = false, stdoutError: error, onStdout }: RunOptions,
): CliIo["stdout"] {
  return {
    isTTY,
    columns: 100,
    write(chunk, callback) {
      if (error === undefined) chunks.push(Buffer.from(chunk as string));
      onStdout?.(Buffer.from(chunk as string).toString());
      // Like a real stream, which calls back later.
      setImmediate(callback, error);
    },
  };
}

async function* once(bytes: NonNullable<RunOptions["stdin"]>): AsyncGenerator<Uint8Array> {
  if (typeof bytes === "string" || bytes instanceof Uint8Array) yield Buffer.from(bytes);
  else yield* bytes;
}

/**
 * Runs a command line in this process, without a saved login and with an empty environment except for the folder that
 * caches compiled policies in this test run.
 */
export async function run(args: string[], options: RunOptions = {}): Promise<RunResult> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const env = { REGOHOST_CACHE: cacheFolder(), ...options.env };
  const exitCode = await runCli(args, {
    stdin: once(options.stdin ?? ""),
    stdout: capture(out, options),
    stderr: capture(err, {
      isTTY: options.isTTY ?? false,
      ...(options.onStderr === undefined ? {} : { onStdout: options.onStderr }),
    }),
    env,
    isOnCi: isOnCi(env),
    cwd: options.cwd ?? process.cwd(),
    terminal: options.terminal,
    openPrompt: options.openPrompt,
    signal: options.signal ?? new AbortController().signal,
  });
  const stdoutBytes = Buffer.concat(out);
  return { exitCode, stdout: stdoutBytes.toString(), stderr: Buffer.concat(err).toString(), stdoutBytes };
}

/** Creates a folder with these files, removed after the test or the suite. */
export async function makeFolder(
  files: Record<string, string | Uint8Array>,
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-cli-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
