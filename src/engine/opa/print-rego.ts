import { askCore, forReading } from "./ask-core.js";
import type { RegoOutline } from "./rego-outline.js";
import { toRequestSources, type RegoSourceFile, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";

/** How a command of OPA prints. */
type PrintFormat = "json" | "pretty";

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
  const { stdout } = await askCore<{ stdout: string }>(
    "parsing",
    parse,
    forReading({ ...request, files: [file] }),
  );
  return stdout;
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
  const { query, format } = request;
  const deps = { op: "deps", ...toRequestSources(request), query, format };
  return askCore("reading the dependencies", deps, forReading(request));
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
  const { isFile, manifest, signatures, dataFiles, wasmModules, annotations, format } = request;
  const describe = {
    op: "bundleInfo",
    ...toRequestSources(request),
    ...{ isFile, manifest, signatures, dataFiles, wasmModules, annotations, format },
  };
  const { stdout } = await askCore<{ stdout: string }>("inspecting", describe, forReading(request));
  return stdout;
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
  const files = [{ path: "", text }];
  const request = { op: "statement", ...toRequestSources({ ...options, files: [] }), text };
  return askCore("reading the statement", request, forReading({ ...options, files }));
}
