import type { StandardBuiltin } from "../rego/standard-builtin.js";
import { coreBuiltin } from "./core-builtin.js";
import { networkBuiltins } from "./network.js";
import { print } from "./print.js";

const own = new Map([print, ...networkBuiltins].map((builtin) => [builtin.name, builtin]));

/** Finds a standard built-in that OPA leaves to the host: our own version, else OPA's through opa-core. */
export function standardBuiltinOf(name: string): StandardBuiltin | undefined {
  return own.get(name) ?? coreBuiltin(name);
}
