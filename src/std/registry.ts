import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { loadCoreCalls } from "../opa/core-calls.js";
import { cidrIsValid, createNetworkBuiltins } from "./network/network-builtins.js";
import { coreBuiltin } from "./core-builtin.js";
import { encodingBuiltins, hashBuiltins } from "./encoding.js";
import { toStandardBuiltin, type JsBuiltin } from "./js-builtin.js";
import { jsonPatch } from "./json-patch.js";
import { jwtDecode } from "./jwt.js";
import { objectSubset } from "./object-subset.js";
import { createOpaRuntime } from "./opa-runtime.js";
import { print, trace } from "./print.js";
import { loadRe2, regexBuiltins } from "./regex.js";
import { semverBuiltins } from "./semver.js";
import { sprintfBuiltin } from "./sprintf.js";
import { stringBuiltins } from "./strings.js";
import { timeBuiltins } from "./time.js";
import { unitBuiltins } from "./units.js";
import { uuidBuiltins } from "./uuid.js";
import { createVerifyBuiltin, verification } from "./verification.js";
import type { VerifyOptions } from "../verify/verify-options.js";

/** The standard built-ins that have a version in JavaScript. */
export const jsBuiltins: readonly JsBuiltin[] = [
  ...encodingBuiltins,
  ...hashBuiltins,
  ...regexBuiltins,
  ...semverBuiltins,
  ...stringBuiltins,
  ...timeBuiltins,
  ...unitBuiltins,
  ...uuidBuiltins,
  cidrIsValid,
  jsonPatch,
  jwtDecode,
  objectSubset,
  sprintfBuiltin,
  trace,
];

/** By name; made when a policy first asks for one, which few do. */
let own: ReadonlyMap<string, StandardBuiltin> | undefined;

/** Finds a standard built-in that is a function of its arguments and the evaluation: our own version, else opa-core's. */
export function standardBuiltinOf(name: string): StandardBuiltin | undefined {
  own ??= new Map([print, ...jsBuiltins.map(toStandardBuiltin)].map((builtin) => [builtin.name, builtin]));
  return own.get(name) ?? coreBuiltin(name);
}

/**
 * Loads in this thread what standard built-ins load when they are first called.
 *
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function loadStandardBuiltins(): Promise<void> {
  await Promise.all([loadCoreCalls(), loadRe2()]);
}

/** The permissions and facts of standard built-ins. */
export interface StandardBuiltinOptions {
  /** The hosts that policies may reach. Default: none. */
  allowNet?: readonly string[];
  /** How many bytes of answers `http.send` keeps. Default: 64 MiB. */
  httpCacheBytes?: number | undefined;
  /** The answer of `opa.runtime`. Default: OPA's version. */
  runtime?: Readonly<Record<string, unknown>>;
  /** Who must have signed what `regohost.verify` verifies, where a call does not say it. Default: nobody is known. */
  verify?: VerifyOptions;
}

/**
 * Finds the standard built-ins that OPA leaves to the host, for one policy.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function createStandardBuiltins({
  allowNet = [],
  httpCacheBytes,
  runtime,
  verify = {},
}: StandardBuiltinOptions): (name: string) => StandardBuiltin | AsyncStandardBuiltin | undefined {
  const given = [
    createOpaRuntime(runtime),
    ...createNetworkBuiltins(allowNet, undefined, httpCacheBytes),
    verification,
    createVerifyBuiltin(verify),
  ];
  const byName = new Map(given.map((builtin) => [builtin.name, builtin]));
  return (name) => byName.get(name) ?? standardBuiltinOf(name);
}
