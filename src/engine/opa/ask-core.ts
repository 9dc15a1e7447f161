import { defaultLimitMs } from "../../base/async/reading.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import type { RegoSourceFile } from "./rego-source.js";
import { parseReply, runInCore, type CoreRequest, type CoreRunOptions } from "./run-in-core.js";

/** The caller's own request: its limits, and the files that errors may be in. */
interface RegoRequest extends Pick<CoreRunOptions, "signal" | "timeoutMs" | "leftMs" | "maxMemoryBytes"> {
  /** Default: none. */
  files?: readonly RegoSourceFile[];
}

/** Options of few operations. */
interface OperationOptions extends Pick<CoreRequest, "isPure" | "text" | "meanwhile"> {
  /** Makes the error of OPA's errors. Default: `rego_invalid`. */
  refused?: (found: CoreDiagnostic[], files: readonly RegoSourceFile[]) => Error;
}

function toInvalidRego(found: CoreDiagnostic[], files: readonly RegoSourceFile[]): Error {
  return invalidRego(toDiagnostics(found, files));
}

/**
 * Runs a request, and returns its reply. `what` is for messages: `compiling the policies`.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors, unless `refused` makes another; others as `runInCore`
 */
export async function askForReply(
  subject: string,
  request: CoreRequest["request"],
  { files = [], signal, timeoutMs, leftMs, maxMemoryBytes }: RegoRequest,
  { refused = toInvalidRego, ...options }: OperationOptions = {},
): Promise<Uint8Array> {
  const { ok, bytes } = await runInCore({
    ...{ subject, request, signal, timeoutMs, leftMs, maxMemoryBytes },
    ...options,
  });
  if (!ok) throw refused(parseReply<CoreDiagnostic[]>(bytes), files);
  return bytes;
}

/** The same for a reply that is JSON. The caller knows the form of the operation's replies. */
export async function askCore<T>(...operation: Parameters<typeof askForReply>): Promise<T> {
  return parseReply<T>(await askForReply(...operation));
}

/** Returns a request for what reads policies, with a time limit where the caller sets none. */
export function forReading<T extends CoreRunOptions>(request: T): T & { timeoutMs: number } {
  return { ...request, timeoutMs: request.timeoutMs ?? defaultLimitMs() };
}
