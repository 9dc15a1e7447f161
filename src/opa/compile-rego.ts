import { EvaluationError, PolicyLoadError, type RegoDiagnostic } from "../errors.js";
import type { RegoPackage } from "../rego/rego-package.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

export type { DataFile, RegoSourceFile } from "./rego-source.js";

export interface CompileRegoRequest extends RegoSources, CoreRunOptions {
  /**
   * `gate/deny`, `gate.deny` or `data.gate.deny`. Default: those annotated `entrypoint: true`; without those
   * every package that is not a test.
   */
  entrypoints?: readonly string[];
  /** OPA's optimisation level. Default: 0. */
  optimize?: 0 | 1 | 2;
}

export interface CompileRegoResult {
  wasm: Uint8Array;
  /** With slashes: `gate/deny`. */
  entrypoints: string[];
  /** The JSON text of the merged base documents, numbers as they were written. */
  data: Uint8Array;
  packages: RegoPackage[];
  warnings: RegoDiagnostic[];
}

/** What opa-core writes before the module and the data. */
interface CompileAnswer {
  entrypoints: string[];
  packages: RegoPackage[];
  warnings: CoreDiagnostic[];
}

const HEADER_BYTES = 12;

/**
 * Compiles Rego to Wasm with OPA's own compiler. Print statements are kept. What OPA's optimiser breaks on, such as an
 * entrypoint whose value is constant, is compiled at the next lower level, with a warning (`optimize_skipped`). So is what
 * it would get wrong: it takes data below a package as known, and level 2 can lose comparisons of variables that a
 * pattern binds.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function compileRego(request: CompileRegoRequest): Promise<CompileRegoResult> {
  const { optimize = 0 } = request;
  let why: string | undefined;
  for (let level = optimize; ; level--) {
    try {
      const result = await compile({ ...request, optimize: level });
      if (why === undefined) return result;
      const message = `compiled at level ${String(level)} instead of ${String(optimize)}: ${why}`;
      return { ...result, warnings: [...result.warnings, { code: "optimize_skipped", message }] };
    } catch (error) {
      if (level === 0 || !isOptimiserFailure(error)) throw error;
      why ??= unsafety(error) ?? "OPA's optimiser cannot compile these entrypoints";
    }
  }
}

/** What of the policies the optimiser would get wrong. */
function unsafety(error: unknown): string | undefined {
  if (!(error instanceof PolicyLoadError)) return undefined;
  return error.diagnostics.find(({ code }) => code === "optimize_unsafe")?.message;
}

/** OPA 1.22 panics on a constant entrypoint, and loses one that partial evaluation finds to be never defined. */
function isOptimiserFailure(error: unknown): boolean {
  if (!(error instanceof EvaluationError || error instanceof PolicyLoadError)) return false;
  if (unsafety(error) !== undefined) return true;
  if (error.code === "opa_core_failed") return error.message.includes("index out of range");
  return error.code === "rego_invalid" && error.message.includes("undefined entrypoint");
}

type CompileLevelRequest = Omit<CompileRegoRequest, "optimize"> & { optimize: number };

async function compile(request: CompileLevelRequest): Promise<CompileRegoResult> {
  const { files, entrypoints, optimize, signal, timeoutMs = READING_TIMEOUT_MS } = request;
  const { ok, bytes } = await runInCore({
    what: "compiling the policies",
    request: {
      op: "compile",
      ...toRequestSources(request),
      entrypoints: entrypoints ?? [],
      optimize,
    },
    signal,
    timeoutMs,
  });
  if (!ok) throw await toError(parseReply<CoreDiagnostic[]>(bytes), request);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const part = (start: number, length: number): Uint8Array => bytes.slice(start, start + length);
  const headerLength = view.getUint32(0, true);
  const wasmLength = view.getUint32(4, true);
  const answer = parseReply<CompileAnswer>(part(HEADER_BYTES, headerLength));
  return {
    wasm: part(HEADER_BYTES + headerLength, wasmLength),
    data: part(HEADER_BYTES + headerLength + wasmLength, view.getUint32(8, true)),
    entrypoints: answer.entrypoints,
    packages: answer.packages,
    warnings: toDiagnostics(answer.warnings, files),
  };
}

async function toError(found: CoreDiagnostic[], { files }: CompileLevelRequest): Promise<PolicyLoadError> {
  const diagnostics = toDiagnostics(found, files);
  const unknown = found.find(({ code }) => code === "entrypoint_unknown");
  if (unknown === undefined) return invalidRego(diagnostics);
  const near = await nearest(unknown.message, unknown.candidates ?? []);
  const hint = near.length === 0 ? "" : `; did you mean ${near.join(" or ")}?`;
  return new PolicyLoadError(`entrypoint: ${unknown.message}${hint}`, { code: "entrypoint_unknown" });
}

const MAX_SUGGESTIONS = 3;

/** The known names that are most like the name at the end of the message. */
async function nearest(message: string, candidates: readonly string[]): Promise<string[]> {
  const { distance } = await import("fastest-levenshtein");
  const name = (message.split(" ").at(-1) ?? "").replace(/^data\./, "").replaceAll(".", "/");
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, score: distance(name, candidate) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}
