import type { StandardBuiltin } from "../rego/standard-builtin.js";
import { cidrIsValid } from "./cidr.js";
import { coreBuiltin } from "./core-builtin.js";
import { encodingBuiltins } from "./encoding.js";
import { hashBuiltins } from "./hash.js";
import { toStandardBuiltin, type JsBuiltin } from "./js-builtin.js";
import { jsonPatch } from "./json-patch.js";
import { jwtDecode } from "./jwt.js";
import { networkBuiltins } from "./network.js";
import { objectSubset } from "./object-subset.js";
import { print } from "./print.js";
import { regexBuiltins } from "./regex.js";
import { semverBuiltins } from "./semver.js";
import { sprintfBuiltin } from "./sprintf.js";
import { stringBuiltins } from "./strings.js";
import { timeBuiltins } from "./time.js";
import { trace } from "./trace.js";
import { unitBuiltins } from "./units.js";
import { uuidBuiltins } from "./uuid.js";

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

const own = new Map(
  [print, ...networkBuiltins, ...jsBuiltins.map(toStandardBuiltin)].map((builtin) => [builtin.name, builtin]),
);

/** Finds a standard built-in that OPA leaves to the host: our own version, else OPA's through opa-core. */
export function standardBuiltinOf(name: string): StandardBuiltin | undefined {
  return own.get(name) ?? coreBuiltin(name);
}
