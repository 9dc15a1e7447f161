import { askCore, forReading } from "./ask-core.js";
import type { RegoLocation } from "../../base/errors.js";
import type { RegoPackage } from "./rego-outline.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";

interface InspectRegoRequest extends Omit<RegoSources, "data">, CoreRunOptions {
  /** Whether to list every definition. Default: false. */
  definitions?: boolean;
  /** Whether to list their references, which takes another pass over the policies. Default: false. */
  references?: boolean;
}

/** A METADATA block parsed by OPA, with its `scope`. */
export type RegoAnnotations = Record<string, unknown>;

/** One definition of a rule: a head with all its bodies and its `else` chain. */
export interface RegoDefinition {
  /** With slashes: `supply/chain`. */
  package: string;
  /** The same, in parts. */
  packagePath: readonly string[];
  /** The statically known part of its head, in OPA's form: `deny`, `deny.critical`. */
  name: string;
  /** Path of its value below `data`, up to the first key that is not a string or not statically known. */
  path: readonly string[];
  /** `object` has keys known only at evaluation. */
  kind: "set" | "object" | "value" | "function";
  /** Only for a definition with the keyword `default`. */
  default?: true;
  /** Where the definition begins. */
  location: RegoLocation;
  /** METADATA of the definition (`scope: rule`) and its document (`scope: document`), in file order. */
  annotations?: readonly RegoAnnotations[];
  /** The distinct constant parts of its references to `data` and `input`: `data.lib.limit`, `input.kind`. */
  references?: readonly string[];
}

/** The content of policies. */
export interface RegoInspection {
  /** In the order of their paths. */
  packages: RegoPackage[];
  /** In the order of the files' paths: each import with its path (`data.lib.f`), and the alias after `as` if any. */
  imports: { file: string; imports: { path: string; alias?: string }[] }[];
  /** If requested: in the order of the files' paths, then in file order. */
  definitions?: RegoDefinition[];
}

/**
 * Lists the packages of policies with their rules, annotations and imports, and on request every definition, without
 * compiling.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function inspectRego(request: InspectRegoRequest): Promise<RegoInspection> {
  const { definitions = false, references = false } = request;
  const inspect = { op: "inspect", ...toRequestSources(request), definitions, references };
  return askCore("reading the policies", inspect, forReading(request), { isPure: true });
}
