import type { AsyncStandardBuiltin } from "../../../../../builtin/standard-builtin.js";
import { BuiltinError } from "../../../../../../base/errors.js";
import { absent } from "../../../../absent.js";
import { message, option } from "../../../../../../base/message.js";

/**
 * Creates the standard built-ins that reach the network. A policy that has such calls loads; making one ends the
 * evaluation, unless a recording answers it.
 *
 * @throws ConfigurationError `config_invalid` for hosts that may be reached.
 */
export function createNetworkBuiltins(allowNet: readonly string[]): readonly AsyncStandardBuiltin[] {
  if (allowNet.length > 0)
    return absent(
      message`${option("allowNet")}`,
      "define a built-in that fetches, or replay recorded answers",
    );
  return [
    refused("http.send", "any"),
    refused("net.lookup_ip_addr", { type: "set", of: { type: "string" } }),
  ];
}

function refused(name: string, result: AsyncStandardBuiltin["result"]): AsyncStandardBuiltin {
  return {
    name,
    arity: 1,
    result,
    isEffect: () => false,
    answer: () =>
      Promise.reject(
        new BuiltinError(
          `${name}: policies reach no network in a browser; define a built-in that fetches, or replay recorded answers`,
          { code: "builtin_not_allowed", builtin: name },
        ),
      ),
  };
}
