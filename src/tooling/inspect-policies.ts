import { limitReading } from "../base/async/reading.js";
import type { RegoInspection } from "../engine/opa/inspect-rego.js";
import type { Given } from "../base/pick.js";
import { FLAG, type Rules } from "../base/text/option-rules.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { PolicyPaths } from "./policy-paths.js";
import { toTreeOptions } from "./read-suite.js";
import { readRegoTree } from "./rego-tree.js";
import { checkOptions, READ_RULES, type ReadPoliciesOptions } from "./tooling-options.js";

/** Options of `inspectPolicies`. */
export interface InspectPoliciesOptions extends ReadPoliciesOptions {
  /** Whether to list every definition of every rule, with kind, location and METADATA. Default: false. */
  definitions?: boolean | undefined;
  /** Whether to list their references to data, input and rules. Implies `definitions`. Default: false. */
  references?: boolean | undefined;
}

/** The result of `inspectPolicies`. */
export interface InspectPoliciesResult extends RegoInspection {
  /** Explicit files that are not Rego. */
  skipped: string[];
  /** The addresses of `policies`, with the digests of their contents. */
  addresses: UsedAddress[];
}

const RULES: Rules<InspectPoliciesOptions> = { ...READ_RULES, definitions: FLAG, references: FLAG };

/**
 * Lists the definitions of policies: packages with rules, annotations and locations, tests included, and the imports of
 * each file. The Rego is parsed but not compiled.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego that does not parse, `opa_core_unavailable`, and for unreadable
 * sources `source_not_found`, `source_unreadable`, `source_empty`, `source_unsupported`, `bundle_invalid`,
 * `bundle_too_large`.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle with the required signature;
 * ServiceError for an address whose server does not respond, PolicyLoadError `pin_mismatch`, `lock_missing`,
 * `lock_invalid` for its content.
 * @throws ConfigurationError `config_invalid`
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`
 * @see https://www.openpolicyagent.org/docs/policy-language#metadata
 *
 * @example
 * ```ts
 * import { inspectPolicies } from "regohost/tooling";
 *
 * const { packages } = await inspectPolicies("policies/");
 * for (const { path, rules } of packages) {
 *   console.log(path, rules.map(({ name }) => name));
 * }
 * ```
 */
export async function inspectPolicies(
  policies: PolicyPaths,
  options: InspectPoliciesOptions = {},
): Promise<InspectPoliciesResult> {
  const checked = checkOptions("inspectPolicies", options, RULES);
  return limitReading("inspecting the policies", checked, () => inspect(policies, checked));
}

async function inspect(
  policies: PolicyPaths,
  { signal, timeoutMs, definitions, references = false, ...read }: Given<InspectPoliciesOptions>,
): Promise<InspectPoliciesResult> {
  const { files, skipped, addresses } = await readRegoTree(policies, {
    ...toTreeOptions("inspectPolicies", read),
    reads: "rego",
    signal,
    timeoutMs,
  });
  if (files.length === 0) return { packages: [], imports: [], skipped, addresses };
  const { inspectRego } = await import("../engine/opa/inspect-rego.js");
  const inspection = await inspectRego({
    files,
    regoVersion: read.regoVersion ?? "v1",
    definitions: references || definitions === true,
    references,
    signal,
    timeoutMs,
  });
  return { ...inspection, skipped, addresses };
}
