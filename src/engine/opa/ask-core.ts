import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import type { RegoSourceFile } from "./rego-source.js";
import { parseReply, runInCore, type CoreRequest } from "./run-in-core.js";

interface RegoRequest extends CoreRequest {
  /** Those that errors may be in. Default: none. */
  files?: readonly RegoSourceFile[];
}

/**
 * Runs a request whose reply is JSON. The caller knows the form of the operation's replies.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors; others as `runInCore`
 */
export async function askCore<T>({ files = [], ...request }: RegoRequest): Promise<T> {
  const { ok, bytes } = await runInCore(request);
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), files));
  return parseReply<T>(bytes);
}
