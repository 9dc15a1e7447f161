import { resolve } from "node:path";
import { onAbort } from "../../base/async/on-abort.js";
import { createStyle, toPrintableStyled, type TextStyle } from "../../gate/report/style.js";
import { hasScheme } from "../../base/text/address.js";
import { CommandError } from "../exit-codes.js";
import type { LinePrompt, LinePromptOptions } from "./line-prompt.js";
import { loadPackage } from "../../base/load-package.js";

/** The part of a stream that `CliIo` uses, such as `process.stdout`. */
interface OutputStream {
  write(chunk: string | Uint8Array, callback: (error?: Error | null) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The streams of a command: the process's or a test's. */
export interface CliIo {
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: OutputStream;
  stderr: OutputStream;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a CI system runs this: `isOnCi` of `env`. */
  isOnCi: boolean;
  cwd: string;
  /** Receives the code of the error that ends a command and that stderr has as text. Absent where only the text counts. */
  onErrorCode?: ((code: string) => void) | undefined;
  /** Interaction with the user; absent when standard input is not a terminal. */
  terminal?: LoginTerminal | undefined;
  /** Reads lines of the user; absent when standard input is not a terminal. */
  openPrompt?: ((options: LinePromptOptions) => Promise<LinePrompt>) | undefined;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  /**
   * Called by a command that runs until a signal ends it: it then has `graceMs` to end, and its exit code counts. Any
   * other command that a signal ended has decided nothing. Absent where there is no process.
   */
  runUntilSignal?: ((graceMs: number) => void) | undefined;
  /**
   * Leaves SIGINT and SIGTERM to the system, which ends the process at once: for computations without a guard, during
   * which no listener would be called. Absent where there is no process.
   *
   * @returns listens to them again.
   */
  leaveSignals?: (() => () => void) | undefined;
  /**
   * Calls a listener with each SIGHUP, which then does not end the process. Absent where there is no process, and on
   * Windows.
   *
   * @returns a function that removes the listener.
   */
  onHangup?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Refuses to write to a terminal what nobody reads there.
 *
 * @param instead what to write where.
 * @throws CommandError (exit 2)
 */
export function throwIfTerminal({ stdout }: Pick<CliIo, "stdout">, instead: string): void {
  if (stdout.isTTY === true) throw new CommandError(`standard output is a terminal; write ${instead}`);
}

/** The output's reader has closed it. The decision cannot be delivered, so the exit code is 3. */
export class OutputClosedError extends Error {
  constructor(cause: unknown) {
    super("the output was closed before the answer was written", { cause });
    this.name = "OutputClosedError";
  }
}

/** Writes text that its own module has made safe for a terminal. Waits until it has left the process. Rejects with OutputClosedError. */
export function writeSafe(stream: OutputStream, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolvePromise, reject) => {
    stream.write(chunk, (error) => {
      if (error) reject(new OutputClosedError(error));
      else resolvePromise();
    });
  });
}

/**
 * Writes documents, sources and bytes unchanged, because programs read them. On a terminal, text is written like {@link
 * writeOut} writes it, and bytes are written only on request (`-o -`).
 */
export function writeExact(stream: OutputStream, chunk: string | Uint8Array): Promise<void> {
  return stream.isTTY === true && typeof chunk === "string"
    ? writeOut(stream, chunk)
    : writeSafe(stream, chunk);
}

/**
 * Writes text for people. Whatever it contains, it is safe for a terminal and the log of a CI system, and only this
 * function ensures that: of all terminal sequences only those of a {@link TextStyle} are written. JSON remains the same
 * document.
 */
export function writeOut(stream: OutputStream, text: string): Promise<void> {
  return writeSafe(stream, toPrintableStyled(text));
}

/** A value as the JSON of `--json`. */
export function toJsonOutput(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes to stderr, like {@link writeOut}. Ignores write errors: they do not affect the decision. */
export async function writeNote(io: CliIo, text: string): Promise<void> {
  await writeOut(io.stderr, text.endsWith("\n") ? text : `${text}\n`).catch(() => undefined);
}

/**
 * Preserves a path as typed where the process resolves it to the same file, so that messages stay short, and an
 * address, so that they show it as one.
 */
export function pathFrom(io: Pick<CliIo, "cwd">, path: string): string {
  return io.cwd === process.cwd() || hasScheme(path) ? path : resolve(io.cwd, path);
}

/** Whether a stream is an interactive terminal. On CI none is. */
export function isInteractive({ isOnCi }: Pick<CliIo, "isOnCi">, stream: OutputStream): boolean {
  return stream.isTTY === true && !isOnCi;
}

/**
 * Whether to colour a stream: not a pipe or file, on CI, with a non-empty `NO_COLOR` (no-color.org) or TERM=dumb. As in
 * Node itself `FORCE_COLOR` takes precedence over all of these, but not over `--no-color`.
 */
export function isColored(io: Pick<CliIo, "env" | "isOnCi">, stream: OutputStream, color = true): boolean {
  const forced = io.env["FORCE_COLOR"];
  if (color && forced !== undefined) return !["0", "false"].includes(forced);
  return color && isInteractive(io, stream) && !io.env["NO_COLOR"] && io.env["TERM"] !== "dumb";
}

export function styleFor(io: Pick<CliIo, "env" | "isOnCi">, stream: OutputStream, color = true): TextStyle {
  return createStyle(isColored(io, stream, color));
}

/** Terminal interaction of a login. */
export interface LoginTerminal {
  openBrowser(url: string): Promise<void>;
  /** Prompts without echo. @throws CommandError (exit 3) when the user or `signal` cancels. */
  readSecret(prompt: string, signal: AbortSignal): Promise<string>;
}

/** The streams of a terminal, such as `process`. */
interface TerminalStreams {
  stdin: NodeJS.ReadableStream;
  stderr: NodeJS.WritableStream;
}

/** Creates the interaction on these streams. Loads its dependencies on demand. */
export function terminalOf({ stdin, stderr }: TerminalStreams): LoginTerminal {
  return {
    async openBrowser(url) {
      const { default: open } = await loadPackage(() => import("open"));
      const child = await open(url);
      // A browser that fails to start is not an error: the URL is also printed.
      child.on("error", () => undefined);
      child.unref();
    },
    async readSecret(prompt, signal) {
      const { read } = await loadPackage(() => import("read"));
      signal.throwIfAborted();
      let end = (): void => undefined;
      let stopHeeding = (): void => undefined;
      // Ctrl-D does not settle `read`; it only pauses the input, as an answer does just before it settles.
      const onPause = (): void => void setImmediate(end);
      try {
        return await new Promise<string>((resolve, reject) => {
          end = () => {
            reject(new CommandError("no token was entered", { code: "login_failed" }));
          };
          stopHeeding = onAbort(signal, end);
          stdin.once("pause", onPause);
          // `terminal`: with stderr redirected to a file, `read` would make the terminal echo the input.
          read({ prompt, silent: true, terminal: true, input: stdin, output: stderr }).then(resolve, end);
        });
      } finally {
        stopHeeding();
        stdin.removeListener("pause", onPause);
        stderr.write("\n");
      }
    },
  };
}
