import type { ErrorCode } from "../../base/errors.js";
import type { CliIo } from "../terminal/cli-io.js";
import type { CallResult, ToolCall } from "./tool-call.js";

/** The exit code of a call without a result. */
export const UNDECIDED = 3;

/** Maximum size of a stream, in bytes. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Collects the text of a stream, up to a size. */
class TextOutput {
  readonly #parts: Buffer[] = [];
  #bytes = 0;

  get isTooLarge(): boolean {
    return this.#bytes > MAX_OUTPUT_BYTES;
  }

  write(chunk: string | Uint8Array, done: (error?: Error | null) => void): void {
    const part = Buffer.from(chunk);
    this.#bytes += part.byteLength;
    if (!this.isTooLarge) this.#parts.push(part);
    done(this.isTooLarge ? new Error("the output is too large") : null);
  }

  text(): string {
    return Buffer.concat(this.#parts).toString("utf8");
  }
}

/**
 * Runs a command of the command line in this process, which stays confined to the folder of the call.
 *
 * @returns its output; without it, where it is too large.
 */
export async function runCall({ args, stdin, limits }: ToolCall): Promise<CallResult> {
  const [{ runCli }, { useBaselineCode }, { confine }] = await Promise.all([
    import("../run-cli.js"),
    import("../../engine/opa/core-tier.js"),
    import("../../base/host/confinement.js"),
  ]);
  useBaselineCode();
  confine(limits);
  const stdout = new TextOutput();
  const stderr = new TextOutput();
  let code: string | undefined;
  const io: CliIo = {
    stdin: (async function* () {
      yield await Promise.resolve(stdin);
    })(),
    stdout,
    stderr,
    env: process.env,
    isOnCi: false,
    cwd: limits.folder,
    onErrorCode: (own) => (code = own),
    // The server ends the process.
    signal: new AbortController().signal,
  };
  const exitCode = await runCli(args, io);
  if (!stdout.isTooLarge) return { exitCode, code, stdout: stdout.text(), stderr: stderr.text() };
  const tooLarge: ErrorCode = "response_too_large";
  const error = `error: the output is larger than ${String(MAX_OUTPUT_BYTES)} bytes; request less at once [${tooLarge}]\n`;
  return { exitCode: UNDECIDED, code: tooLarge, stdout: "", stderr: error };
}
