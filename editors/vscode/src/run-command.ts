import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** A program and the arguments before those of a call. */
export interface Command {
  file: string;
  args: readonly string[];
}

/** A finished process. */
export interface Reply {
  exitCode: number;
  stdout: string;
  stderr: string;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_BYTES = 8 * 2 ** 20;

export interface RunOptions {
  cwd: string;
  /** Text for standard input. Default: empty. */
  stdin?: string;
  /** Default: one minute. */
  timeoutMs?: number;
  /** Default: 8 MiB on each stream. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** A command that did not end by itself: not found, ended by a limit or a signal. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** Whether the caller's signal ended it. */
  readonly isCancelled: boolean;

  constructor(message: string, isCancelled = false) {
    super(message);
    this.isCancelled = isCancelled;
  }
}

/**
 * Finds regohost: the command of the setting, else the package installed in the folder, else `regohost` of PATH.
 *
 * @param setting a name of PATH, or a path relative to the folder. A JavaScript file is run by `node` of PATH, because
 *   Windows runs a script such as `regohost.cmd` only through a shell.
 */
export function findCommand(setting: string, folder: string): Command {
  const installed = join(folder, "node_modules", "regohost", "dist", "cli.js");
  const file =
    setting === "" ? (existsSync(installed) ? installed : "regohost") : resolveProgram(setting, folder);
  return /\.[cm]?js$/.test(file) ? { file: "node", args: [file] } : { file, args: [] };
}

/** The path of a program, if it has one: a bare name is looked up in PATH. */
export function resolveProgram(setting: string, folder: string): string {
  return /[\\/]/.test(setting) ? resolve(folder, setting) : setting;
}

/**
 * Runs a command without a shell, within limits of time and output.
 *
 * @throws CommandError when it cannot start, passes a limit, or ends by a signal. Any exit code is a reply.
 */
export function runCommand(command: Command, args: readonly string[], options: RunOptions): Promise<Reply> {
  const { cwd, stdin = "", timeoutMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES, signal } = options;
  return new Promise((resolveReply, reject) => {
    const child = execFile(
      command.file,
      [...command.args, ...args],
      {
        cwd,
        signal,
        timeout: timeoutMs,
        maxBuffer: maxBytes,
        windowsHide: true,
        env: { ...process.env, FORCE_COLOR: "0" },
      },
      (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : error.code;
        if (typeof exitCode === "number") {
          resolveReply({ exitCode, stdout, stderr });
        } else {
          const isCancelled = signal?.aborted === true;
          reject(
            new CommandError(
              isCancelled ? "cancelled" : describeFailure(command, exitCode, options),
              isCancelled,
            ),
          );
        }
      },
    );
    // A command that ends before it has read its input closes the pipe; its exit code tells the reason.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(stdin);
  });
}

function describeFailure({ file }: Command, code: string | null | undefined, options: RunOptions): string {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES } = options;
  switch (code) {
    case "ENOENT":
      return `${file} was not found: install regohost in this folder (npm install --save-dev regohost) or set regohost.path`;
    case "ERR_CHILD_PROCESS_STDIO_MAXBUFFER":
      return `${file} printed more than ${String(maxBytes)} bytes and was ended`;
    case null:
    case undefined:
      return `${file} was ended by a signal, or after ${String(timeoutMs / 1000)} seconds`;
    default:
      return `${file} could not be run: ${code}`;
  }
}
