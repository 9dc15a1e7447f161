import { limitReading } from "../base/async/reading.js";
import type { Given } from "../base/pick.js";
import { append } from "../base/lists.js";
import type { RegoDiagnostic } from "../base/errors.js";
import { FLAG, oneOf, type Rules } from "../base/text/option-rules.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { PolicyPaths } from "./policy-paths.js";
import { readSuite, type RegoSuite } from "./read-suite.js";
import { checkOptions, COMPILE_RULES, TEXTS, type CompilePoliciesOptions } from "./tooling-options.js";

/** Options of `checkPolicies`. */
export interface CheckPoliciesOptions extends CompilePoliciesOptions {
  /** OPA's strict mode: treats warnings as errors. Default: false. */
  strict?: boolean | undefined;
  /**
   * Whose rules the policies are for: `gate` and `conftest` also check what `loadGate` refuses, for `conftest` with its
   * `rules: "conftest"`. The codes of these errors are `rule_unread`, `rule_invalid` for a judging rule of another type, and
   * `metadata_invalid`. Default: `opa`, as `opa check`.
   */
  rules?: "opa" | "gate" | "conftest" | undefined;
  /** As of `loadGate`: rules that look as if they judged and may be unread. */
  allowUnread?: readonly string[] | undefined;
  /** As of `loadGate`. Default: `chainloop` for policies of Chainloop in YAML. */
  compat?: "chainloop" | undefined;
}

/** The result of `checkPolicies`. The policies are valid when `errors` is empty. */
export interface CheckPoliciesResult {
  /** OPA's errors, and those of the gate, with their source lines; empty when the policies parse and compile. */
  errors: RegoDiagnostic[];
  /** Findings of strict mode, and of the gate what may be meant. Checked only without errors of OPA. */
  warnings: RegoDiagnostic[];
  /** The checked files. Empty only when every path is a file that is not Rego. */
  files: string[];
  /** Explicit files that are not Rego, as in a version control system's file list. */
  skipped: string[];
  /** YAML files of several documents, of which the first is data, as in OPA. */
  firstDocuments: string[];
  /** Signed bundles, whose signatures were not verified. */
  unverified: string[];
  /** The addresses of `policies`, with the digests of their contents. */
  addresses: UsedAddress[];
}

const RULES: Rules<CheckPoliciesOptions> = {
  ...COMPILE_RULES,
  strict: FLAG,
  rules: oneOf("opa", "gate", "conftest"),
  allowUnread: TEXTS,
  compat: oneOf("chainloop"),
};

/**
 * Checks that policies parse, compile and fit their schemas, as `opa check` does. Tests are checked too. Explicit files
 * that are not Rego are skipped; folders are read for `.rego` files, and for policies of Chainloop in YAML, whose
 * scripts are checked.
 *
 * @throws PolicyLoadError for unreadable sources (`source_not_found`, `source_unreadable`, `source_empty`,
 * `source_unsupported`, `bundle_invalid`, `bundle_too_large`), `rego_invalid` for schemas that OPA rejects, and
 * `opa_core_unavailable`.
 * @throws DocumentError for a schema or a capabilities file that cannot be read.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle with the required signature;
 * ServiceError for an address whose server does not respond, PolicyLoadError `pin_mismatch`, `lock_missing`,
 * `lock_invalid` for its content.
 * @throws ConfigurationError `config_invalid`
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`
 * @see https://www.openpolicyagent.org/docs/cli#check
 *
 * @example
 * ```ts
 * import { checkPolicies } from "regohost/tooling";
 *
 * const { errors } = await checkPolicies("policies/", { strict: true });
 * for (const { code, message, location } of errors) {
 *   console.log(`${location?.file ?? ""}:${String(location?.row ?? 0)}: ${code}: ${message}`);
 * }
 * ```
 */
export async function checkPolicies(
  policies: PolicyPaths,
  options: CheckPoliciesOptions = {},
): Promise<CheckPoliciesResult> {
  const checked = checkOptions("checkPolicies", options, RULES);
  return limitReading("checking the policies", checked, () => checkAll(policies, checked));
}

async function checkAll(
  policies: PolicyPaths,
  { strict = false, rules = "opa", allowUnread, compat, ...rest }: Given<CheckPoliciesOptions>,
): Promise<CheckPoliciesResult> {
  const { signal, timeoutMs } = rest;
  const { suite, data, source, skipped, unverified, addresses, scripts } = await readSuite(
    "checkPolicies",
    policies,
    rest,
    { reads: "rego", policies: {} },
  );
  data.documents.checkConflicts();
  const files = suite.files.map(({ path }) => path);
  const { firstDocuments } = data;
  const read = { files, skipped, firstDocuments, unverified, addresses };
  if (files.length === 0) return { errors: [], warnings: [], ...read };
  const [{ checkRego }, { checkBundleRoots }] = await Promise.all([
    import("../engine/opa/check-rego.js"),
    import("../engine/source/bundle-roots.js"),
  ]);
  const errors: RegoDiagnostic[] = [];
  const warnings: RegoDiagnostic[] = [];
  const isConftest = rules === "conftest";
  const gate = rules === "opa" ? undefined : await import("../gate/find-faults.js");
  for (const part of await separated(suite.files, scripts)) {
    const isScript = part.some((file) => scripts.includes(file));
    const judging = await gate?.requestFaults(part, {
      rules: isConftest ? "conftest" : undefined,
      compat: compat ?? (isScript ? "chainloop" : undefined),
    });
    const found = await checkRego({ ...suite, files: part, strict, judging, signal, timeoutMs });
    if (found.outline !== undefined) checkBundleRoots(source.roots, found.outline.files);
    append(errors, found.diagnostics);
    append(warnings, found.warnings);
    if (gate === undefined || found.judges === undefined) continue;
    const faults = await gate.findFaults(found.judges, part, { allowUnread, isConftest });
    append(errors, faults.errors);
    append(strict ? errors : warnings, faults.warnings);
  }
  return { errors, warnings, ...read };
}

/**
 * The files that are compiled together: scripts of Chainloop's policies that share a package are compiled separately.
 */
async function separated(
  files: RegoSuite["files"],
  scripts: RegoSuite["files"],
): Promise<RegoSuite["files"][]> {
  if (scripts.length < 2) return [files];
  const { sharedPackages } = await import("../chainloop/policy-scripts.js");
  const alone = new Set(sharedPackages(scripts).flatMap((shared) => shared.scripts));
  const together = files.filter((file) => !alone.has(file));
  return [...(together.length === 0 ? [] : [together]), ...Array.from(alone, (script) => [script])];
}
