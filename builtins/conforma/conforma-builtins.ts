import type { Environment } from "../../src/base/host/settings.js";
import {
  isObject,
  isTextList,
  mergeOptions,
  OBJECT,
  rule,
  type Rules,
} from "../../src/base/text/option-rules.js";
import type { Builtin } from "../../src/engine/builtin/builtin.js";
import type { TrustedRootSource } from "../../src/trust/verify/trusted-root-source.js";
import { ociBuiltins } from "./oci-builtins.js";
import { purlBuiltins } from "./purl-builtins.js";
import { Registries } from "./registries.js";
import { sigstoreBuiltins } from "./sigstore-builtins.js";

/** Options of the built-ins of Conforma. */
export interface ConformaBuiltinOptions {
  /**
   * The registries that policies may reach, as `host` or `host:port`. `docker.io` is Docker Hub. An allowed registry may redirect to its
   * blob store and its token server. Default: none.
   */
  allowNet?: readonly string[] | undefined;
  /**
   * Sigstore's `trusted_root.json`, for `ec.sigstore.*`: its file, its JSON text, the JSON value, or the TUF repository that provides it.
   * Default: that of Sigstore's public instance from the user's cache, without a request.
   */
  trustedRoot?: TrustedRootSource | undefined;
  /** Determines proxies, credential files and the cache. Default: `process.env`. */
  env?: Environment | undefined;
}

const RULES: Rules<ConformaBuiltinOptions> = {
  allowNet: rule("a list of hosts", isTextList),
  trustedRoot: rule("an object or its JSON text", (value) => typeof value === "string" || isObject(value)),
  env: OBJECT,
};

/**
 * The built-ins that policies of Conforma (`ec`) call: `ec.oci.*`, `ec.purl.*` and `ec.sigstore.*`.
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
  const { allowNet = [], trustedRoot, env = process.env } = mergeOptions("conformaBuiltins", options, RULES);
  const registries = new Registries(allowNet, env);
  return [...ociBuiltins(registries), ...purlBuiltins, ...sigstoreBuiltins(registries, env, trustedRoot)];
}
