import { BuiltinError } from "../errors.js";
import type { StandardBuiltin } from "../rego/standard-builtin.js";

/** Standard built-ins that reach the network. A policy that has them loads; a call ends the evaluation. */
function refused(name: string, arity: number): StandardBuiltin {
  return {
    name,
    arity,
    nondeterministic: true,
    call() {
      throw new BuiltinError(`${name} is not allowed: policies do not reach the network on their own`, {
        code: "builtin_not_allowed",
        builtin: name,
      });
    },
  };
}

export const networkBuiltins: readonly StandardBuiltin[] = [
  refused("http.send", 1),
  refused("net.lookup_ip_addr", 1),
];
