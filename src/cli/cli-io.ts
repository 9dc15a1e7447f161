import { resolve } from "node:path";
import type { LoginTerminal } from "./login/terminal.js";

/** What `CliIo` needs of a stream; `process.stdout` is one. */
export interface OutputStream {
  write(chunk: string | Uint8Array, callback: (error?: Error | null) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a command reads from and writes to: the process's own, or a test's. */
export interface CliIo {
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: OutputStream;
  stderr: OutputStream;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** The person at the terminal; absent when standard input is none. */
  terminal?: LoginTerminal | undefined;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
}

/** The reader of the output has gone. What was decided cannot be told, so it ends with exit code 3. */
export class OutputClosedError extends Error {
  constructor(cause: unknown) {
    super("the output was closed before the answer was written", { cause });
    this.name = "OutputClosedError";
  }
}

/** Writes and waits until the chunk has left the process. Rejects with OutputClosedError when it cannot. */
export function writeOut(stream: OutputStream, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolvePromise, reject) => {
    stream.write(chunk, (error) => {
      if (error) reject(new OutputClosedError(error));
      else resolvePromise();
    });
  });
}

/** Writes to stderr. That nobody reads it changes no decision, so a failure is not one. */
export async function writeNote(io: CliIo, text: string): Promise<void> {
  await writeOut(io.stderr, text.endsWith("\n") ? text : `${text}\n`).catch(() => undefined);
}

/** A path as the user typed it, where that means the same to the process; messages and locations stay short. */
export function pathFrom(io: Pick<CliIo, "cwd">, path: string): string {
  return io.cwd === process.cwd() ? path : resolve(io.cwd, path);
}
