import { askCore, forReading } from "./ask-core.js";
import { EvaluationError, PolicyLoadError } from "../../base/errors.js";
import { toRequestSources, type RegoSourceFile, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";

interface FormatRegoRequest extends Omit<RegoSources, "data">, CoreRunOptions {
  /** Rego version of the output; `v0v1` is valid in both. Default: the input's version. */
  targetVersion?: "v0" | "v1" | "v0v1";
  /** Removes imports that v1 does not need. Default: false. */
  dropV0Imports?: boolean;
}

interface FormattedFile extends RegoSourceFile {
  changed: boolean;
}

/**
 * Formats files as `opa fmt` does. The output is parsed again, so that no formatter's mistake is stored.
 *
 * @throws PolicyLoadError `rego_invalid` with the errors of all files, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`, also for a result that does not parse.
 */
export async function formatRego(request: FormatRegoRequest): Promise<FormattedFile[]> {
  const formatted = await format(request);
  await checkFormatted(
    formatted.filter((file) => file.changed),
    request,
  );
  return formatted;
}

/**
 * @throws EvaluationError `opa_core_failed` for a text that does not parse in the version that it was formatted for.
 */
export async function checkFormatted(
  files: readonly RegoSourceFile[],
  { regoVersion, targetVersion = regoVersion, signal, timeoutMs }: Omit<FormatRegoRequest, "files">,
): Promise<void> {
  if (files.length === 0) return;
  try {
    await format({
      files,
      signal,
      timeoutMs,
      regoVersion: targetVersion === undefined ? undefined : targetVersion === "v0" ? "v0" : "v1",
    });
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || error.code !== "rego_invalid") throw error;
    throw new EvaluationError(
      `the output of OPA's formatter does not parse, so nothing is formatted: ${error.message}`,
      { code: "opa_core_failed", cause: error },
    );
  }
}

async function format(request: FormatRegoRequest): Promise<FormattedFile[]> {
  const { targetVersion = "", dropV0Imports = false } = request;
  const formatting = { op: "format", ...toRequestSources(request), targetVersion, dropV0Imports };
  return askCore("formatting the policies", formatting, forReading(request));
}
