import { askCore } from "./ask-core.js";
import { READING_TIMEOUT_MS } from "../../base/async/reading.js";
import type { RegoOutline } from "./rego-outline.js";
import { toRequestSources, type RegoSourceFile, type RegoSources } from "./rego-source.js";
import type { CoreRequest, CoreRunOptions } from "./run-in-core.js";

/** How a command of OPA prints. */
type PrintFormat = "json" | "pretty";

function ask<T>(
  what: string,
  request: CoreRequest["request"],
  files: readonly RegoSourceFile[],
  { signal, timeoutMs = READING_TIMEOUT_MS }: CoreRunOptions,
): Promise<T> {
  return askCore({ what, files, request, signal, timeoutMs });
}

interface ParseRegoRequest extends CoreRunOptions {
  file: RegoSourceFile;
  regoVersion?: "v0" | "v1" | undefined;
  format: PrintFormat;
  /** Whether JSON has the places of nodes. */
  locations: boolean;
  /** Whether JSON has comments. */
  comments: boolean;
}

/**
 * Returns the output of `opa parse`: the syntax tree of a file.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`; EvaluationError.
 */
export async function parseRego(request: ParseRegoRequest): Promise<string> {
  const { file, regoVersion = "v1", format, locations, comments } = request;
  const sources = toRequestSources({ files: [file], regoVersion });
  const parse = { op: "parse", ...sources, format, locations, comments };
  return (await ask<{ stdout: string }>("parsing", parse, [file], request)).stdout;
}

interface DependenciesRequest extends RegoSources, CoreRunOptions {
  query: string;
  format: PrintFormat;
}

/**
 * Returns the output of `opa deps`: the documents that a query depends on.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`; EvaluationError.
 */
export function dependenciesOf(
  request: DependenciesRequest,
): Promise<{ stdout: string; outline: RegoOutline }> {
  const { query, format, files } = request;
  const deps = { op: "deps", ...toRequestSources(request), query, format };
  return ask("reading the dependencies", deps, files, request);
}

/** A file of a bundle: its path in it, and its path in messages. */
export interface BundleFile {
  path: string;
  shown: string;
}

interface DescribeBundleRequest extends Omit<RegoSources, "data">, CoreRunOptions {
  /** Whether it is one Rego file. */
  isFile: boolean;
  /** Values of JSON. */
  manifest?: unknown;
  signatures?: unknown;
  dataFiles: readonly BundleFile[];
  wasmModules: readonly BundleFile[];
  /** Whether METADATA is listed. */
  annotations: boolean;
  format: PrintFormat;
}

/**
 * Returns the output of `opa inspect`: manifest, namespaces, METADATA, and in JSON the capabilities that the policies
 * need.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`; EvaluationError.
 */
export async function describeBundle(request: DescribeBundleRequest): Promise<string> {
  const { isFile, manifest, signatures, dataFiles, wasmModules, annotations, format, files } = request;
  const describe = {
    op: "bundleInfo",
    ...toRequestSources(request),
    ...{ isFile, manifest, signatures, dataFiles, wasmModules, annotations, format },
  };
  return (await ask<{ stdout: string }>("inspecting", describe, files, request)).stdout;
}

/** The classification of a text of the interactive shell. */
export interface Statement {
  /** `incomplete`: more lines may make it one of the others. */
  kind: "query" | "rules" | "imports" | "package" | "incomplete";
  /** Of rules, the paths of imports or of the package. */
  names?: readonly string[];
}

/**
 * Classifies a text: a query, or a statement to be remembered.
 *
 * @throws PolicyLoadError `rego_invalid` for a text that is neither.
 */
export function readStatement(
  text: string,
  options: Pick<RegoSources, "builtins" | "regoVersion"> & CoreRunOptions,
): Promise<Statement> {
  const file = { path: "", text };
  const request = { op: "statement", ...toRequestSources({ ...options, files: [] }), text };
  return ask("reading the statement", request, [file], options);
}
