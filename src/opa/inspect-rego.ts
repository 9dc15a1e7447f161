import type { RegoPackage } from "../rego/rego-package.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

type InspectRegoRequest = RegoSources & CoreRunOptions;

async function read(op: string, request: InspectRegoRequest): Promise<Uint8Array> {
  const { files, signal, timeoutMs = READING_TIMEOUT_MS } = request;
  const { ok, bytes } = await runInCore({
    what: "reading the policies",
    request: { op, ...toRequestSources(request) },
    signal,
    timeoutMs,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), files));
  return bytes;
}

/**
 * The packages of policies, their rules and annotations, without compiling them.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function inspectRego(request: InspectRegoRequest): Promise<RegoPackage[]> {
  return parseReply<{ packages: RegoPackage[] }>(await read("inspect", request)).packages;
}

/**
 * OPA's syntax tree of each file, by its path. Throws as `inspectRego` does.
 *
 * @typeParam Module the part of the tree that is read.
 */
export async function parseRego<Module>(request: InspectRegoRequest): Promise<Record<string, Module>> {
  return parseReply<{ modules: Record<string, Module> }>(await read("parse", request)).modules;
}
