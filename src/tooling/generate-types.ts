import { limitReading } from "../base/async/reading.js";
import type { Given } from "../base/pick.js";
import { PolicyLoadError, type RegoDiagnostic } from "../base/errors.js";
import type { Rules } from "../base/text/option-rules.js";
import type { CheckPoliciesResult } from "./check-policies.js";
import type { PolicyPaths } from "./policy-paths.js";
import { readSuite } from "./read-suite.js";
import { checkOptions, COMPILE_RULES, TEXTS, type CompilePoliciesOptions } from "./tooling-options.js";

/** Options of `generateTypes`. */
export interface GenerateTypesOptions extends CompilePoliciesOptions {
  /** `gate/deny`, `gate.deny` or `data.gate.deny`. Default: as `loadPolicy`, those of METADATA, else every package without tests. */
  entrypoints?: readonly string[] | undefined;
}

/** The result of `generateTypes`. */
export interface GenerateTypesResult extends Pick<
  CheckPoliciesResult,
  "files" | "skipped" | "firstDocuments" | "unverified" | "addresses"
> {
  /** A module of TypeScript with the interface `Entrypoints`. The same policies and schemas give the same text. */
  text: string;
  /** The entrypoints, with slashes, sorted. */
  entrypoints: string[];
  /** Packages without rules, which are no entrypoints. */
  warnings: RegoDiagnostic[];
}

const RULES: Rules<GenerateTypesOptions> = { ...COMPILE_RULES, entrypoints: TEXTS };

/**
 * Writes TypeScript of the inputs and results of entrypoints: inputs by the schemas in METADATA and in `schema`, results by OPA's type
 * checker. A value that an evaluation returns for such an input fits its type; where the checker knows less, it is `unknown`. Data that
 * are not in the policies are `unknown` too.
 *
 * @throws PolicyLoadError `rego_invalid` for policies with errors, `entrypoint_unknown`, `opa_core_unavailable`, and for unreadable sources
 * `source_not_found`, `source_unreadable`, `source_empty`, `source_unsupported`, `bundle_invalid`, `bundle_too_large`.
 * @throws DocumentError for a schema or a capabilities file that cannot be read.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle with the required signature;
 * ServiceError for an address whose server does not respond, PolicyLoadError `pin_mismatch`, `lock_missing`,
 * `lock_invalid` for its content.
 * @throws ConfigurationError `config_invalid`, also for a schema that METADATA names and that is missing.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { generateTypes } from "regohost/tooling";
 *
 * const { text } = await generateTypes("policies/", { schema: "schemas/" });
 * await writeFile("src/policy-types.ts", text);
 * ```
 */
export async function generateTypes(
  policies: PolicyPaths,
  options: GenerateTypesOptions = {},
): Promise<GenerateTypesResult> {
  const checked = checkOptions("generateTypes", options, RULES);
  return limitReading("inferring the types of the policies", checked, () => inferTypes(policies, checked));
}

async function inferTypes(
  policies: PolicyPaths,
  { entrypoints, ...rest }: Given<GenerateTypesOptions>,
): Promise<GenerateTypesResult> {
  const { signal, timeoutMs } = rest;
  const { suite, data, source, skipped, unverified, addresses } = await readSuite(
    "generateTypes",
    policies,
    rest,
    { reads: "rego" },
  );
  data.documents.checkConflicts();
  const files = suite.files.map(({ path }) => path);
  if (files.length === 0)
    throw new PolicyLoadError("none of the files is Rego, so there are no entrypoints", {
      code: "source_empty",
    });
  const [{ inferRuleTypes }, { checkBundleRoots }, { writeEntrypointsModule }] = await Promise.all([
    import("../engine/opa/rule-types.js"),
    import("../engine/source/bundle-roots.js"),
    import("./typescript/entrypoints-module.js"),
  ]);
  const found = await inferRuleTypes({ ...suite, entrypoints, signal, timeoutMs });
  checkBundleRoots(source.roots, found.outline.files);
  return {
    text: writeEntrypointsModule(found.entrypoints, { ...suite.optionalSchemas, ...suite.schemas }),
    entrypoints: found.entrypoints.map(({ name }) => name).sort(),
    warnings: found.warnings,
    files,
    skipped,
    firstDocuments: data.firstDocuments,
    unverified,
    addresses,
  };
}
