import type { Environment } from "../../src/base/host/settings.js";
import { isTextList, mergeOptions, OBJECT, rule, type Rules } from "../../src/base/text/option-rules.js";
import type { Builtin } from "../../src/engine/builtin/builtin.js";
import { ociBuiltins } from "./oci-builtins.js";
import { purlBuiltins } from "./purl-builtins.js";
import { Registries } from "./registries.js";

/** Options of the built-ins of Conforma. */
export interface ConformaBuiltinOptions {
  /**
   * The registries that policies may reach, as `host` or `host:port`. `docker.io` is Docker Hub. An allowed registry may redirect to its
   * blob store and its token server. Default: none.
   */
  allowNet?: readonly string[] | undefined;
  /** Determines proxies and credential files. Default: `process.env`. */
  env?: Environment | undefined;
}

const RULES: Rules<ConformaBuiltinOptions> = {
  allowNet: rule("a list of hosts", isTextList),
  env: OBJECT,
};

/**
 * The built-ins that policies of Conforma (`ec`) call: `ec.oci.*` and `ec.purl.*`.
 *
 * An invalid reference, and content that a registry reports not to have, is undefined. A registry that is not allowed or cannot be
 * reached, refuses the credentials, or returns content of another digest ends the evaluation.
 *
 * @throws ConfigurationError `config_invalid`
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost";
 * import { conformaBuiltins } from "regohost/builtins/conforma";
 *
 * const builtins = conformaBuiltins({ allowNet: ["quay.io"] });
 * await using policy = await loadPolicy("policies/", { builtins });
 * ```
 */
export function conformaBuiltins(options: ConformaBuiltinOptions = {}): Builtin[] {
  const { allowNet = [], env = process.env } = mergeOptions("conformaBuiltins", options, RULES);
  return [...ociBuiltins(new Registries(allowNet, env)), ...purlBuiltins];
}
