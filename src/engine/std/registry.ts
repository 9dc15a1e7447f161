import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { loadCoreCalls } from "../opa/core-calls.js";
import { cidrIsValid } from "./cidr.js";
import { coreBuiltin } from "./core-builtin.js";
import { encodingBuiltins, hashBuiltins } from "./encoding.js";
import { createHostBuiltins, type StandardBuiltinOptions } from "./host-builtins.js";
import { toStandardBuiltin, type JsBuiltin } from "./js-builtin.js";
import { jsonPatch } from "./json-patch.js";
import { jwtVerifiers } from "./jwt-verify.js";
import { jwtDecode } from "./jwt.js";
import { objectSubset } from "./object-subset.js";
import { print, trace } from "./print.js";
import { loadRe2, regexBuiltins } from "./regex.js";
import { semverBuiltins } from "./semver.js";
import { sprintfBuiltin } from "./sprintf.js";
import { stringBuiltins } from "./strings.js";
import { timeBuiltins } from "./time.js";
import { unitBuiltins } from "./units.js";
import { uuidBuiltins } from "./uuid.js";

/** The standard built-ins that have a version in JavaScript. */
export const jsBuiltins: readonly JsBuiltin[] = [
  ...encodingBuiltins,
  ...hashBuiltins,
  ...jwtVerifiers,
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

/** By name; created on the first lookup, which few policies need. */
let own: ReadonlyMap<string, StandardBuiltin> | undefined;

/** Finds a standard built-in that is a function of its arguments and the evaluation: our own version, else opa-core's. */
export function findStandardBuiltin(name: string): StandardBuiltin | undefined {
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

/**
 * Finds the standard built-ins that OPA leaves to the host, for one policy.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function createStandardBuiltins(
  options: StandardBuiltinOptions,
): (name: string) => StandardBuiltin | AsyncStandardBuiltin | undefined {
  const own = createHostBuiltins(options);
  return (name) => own.get(name) ?? findStandardBuiltin(name);
}
