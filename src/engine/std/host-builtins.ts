import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { createNetworkBuiltins } from "./network/network-builtins.js";
import { createOpaRuntime } from "./opa-runtime.js";
import { createVerifyBuiltin, verification } from "./verification.js";

/** The permissions and facts of standard built-ins. */
export interface StandardBuiltinOptions {
  /** The hosts that policies may reach. Default: none. */
  allowNet?: readonly string[] | undefined;
  /** How many bytes of answers `http.send` keeps. Default: 64 MiB. */
  httpCacheBytes?: number | undefined;
  /** The answer of `opa.runtime`. Default: OPA's version. */
  runtime?: Readonly<Record<string, unknown>> | undefined;
  /** The required signers for `regohost.verify`, where a call does not specify them. Default: none. */
  verify?: VerifyOptions | undefined;
}

/**
 * Creates the standard built-ins of one policy that are not functions of their arguments and the evaluation, by their
 * names.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function createHostBuiltins({
  allowNet = [],
  httpCacheBytes,
  runtime,
  verify = {},
}: StandardBuiltinOptions): ReadonlyMap<string, StandardBuiltin | AsyncStandardBuiltin> {
  const made = [
    createOpaRuntime(runtime),
    ...createNetworkBuiltins(allowNet, undefined, httpCacheBytes),
    verification,
    createVerifyBuiltin(verify),
  ];
  return new Map(made.map((builtin) => [builtin.name, builtin]));
}
