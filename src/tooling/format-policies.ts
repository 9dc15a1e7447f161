import { limitReading } from "../base/async/reading.js";
import type { Given } from "../base/pick.js";
import { FLAG, oneOf, type Rules } from "../base/text/option-rules.js";
import type { PolicyPaths } from "./policy-paths.js";
import { readRegoTree } from "./rego-tree.js";
import { checkOptions, READ_RULES, type ReadPoliciesOptions } from "./tooling-options.js";

/** Options of `formatPolicies`. */
export interface FormatPoliciesOptions extends Omit<ReadPoliciesOptions, "bundle" | "verify" | "lock"> {
  /** The syntax of the Rego. Default: `v1`. */
  regoVersion?: "v0" | "v1" | undefined;
  /** Rego version of the output; `v0v1` is valid in both. Default: the input's version. */
  targetVersion?: "v0" | "v1" | "v0v1" | undefined;
  /** Removes imports that v1 does not need. Default: false. */
  dropV0Imports?: boolean | undefined;
}

/** One file before and after formatting. Nothing is written. */
export interface FormattedPolicy {
  /** With slashes; relative if the original path is. For Rego text its name. */
  path: string;
  /** The formatted text. */
  text: string;
  /** The original text. */
  before: string;
  /** Whether the two differ. */
  changed: boolean;
}

/** The result of `formatPolicies`. */
export interface FormatPoliciesResult {
  /** All files, changed or not. */
  files: FormattedPolicy[];
  /** Explicit files that are not Rego. */
  skipped: string[];
}

const { bundle: _bundle, verify: _verify, lock: _lock, ...READ } = READ_RULES;
const RULES: Rules<FormatPoliciesOptions> = {
  ...READ,
  targetVersion: oneOf("v0", "v1", "v0v1"),
  dropV0Imports: FLAG,
};

/**
 * Formats `.rego` files, tests included, as `opa fmt` does. It writes nothing.
 *
 * @throws PolicyLoadError `rego_invalid` with the syntax errors of all files, `opa_core_unavailable`, and for
 * unreadable sources `source_not_found`, `source_unreadable`, `source_empty`.
 * @throws ConfigurationError `config_invalid`
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`
 * @see https://www.openpolicyagent.org/docs/cli#fmt
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { formatPolicies } from "regohost/tooling";
 *
 * const { files } = await formatPolicies("policies/");
 * for (const { path, text, changed } of files) if (changed) await writeFile(path, text);
 * ```
 */
export async function formatPolicies(
  policies: PolicyPaths,
  options: FormatPoliciesOptions = {},
): Promise<FormatPoliciesResult> {
  const checked = checkOptions("formatPolicies", options, RULES);
  return limitReading("formatting the policies", checked, () => formatAll(policies, checked));
}

async function formatAll(
  policies: PolicyPaths,
  checked: Given<FormatPoliciesOptions>,
): Promise<FormatPoliciesResult> {
  const { cwd: _cwd, ignore: _ignore, ...format } = checked;
  const { files, skipped } = await readRegoTree(policies, { ...checked, reads: "files" });
  if (files.length === 0) return { files: [], skipped };
  const { formatRego } = await import("../engine/opa/format-rego.js");
  const formatted = await formatRego({ ...format, files });
  const before = new Map(files.map(({ path, text }) => [path, text]));
  return { files: formatted.map((file) => ({ ...file, before: before.get(file.path) ?? "" })), skipped };
}
