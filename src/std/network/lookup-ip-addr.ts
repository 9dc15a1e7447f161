import { StandardBuiltinError, type AsyncStandardBuiltin } from "../../builtin/standard-builtin.js";
import { RegoSet } from "../../values/term.js";
import { typeName } from "../operand.js";
import type { AllowedHosts } from "./allowed-hosts.js";
import type { NetworkEnvironment } from "./network-environment.js";
import { isUnknownHost, toGoReason } from "./network-error.js";

const NAME = "net.lookup_ip_addr";

/** `net.lookup_ip_addr(name)`: the set of the addresses of an allowed host. */
export function createLookupIpAddr(
  allowed: AllowedHosts,
  environment: NetworkEnvironment,
): AsyncStandardBuiltin {
  return {
    name: NAME,
    arity: 1,
    result: { type: "set", of: { type: "string" } },
    isEffect: () => false,
    async answer([host]) {
      if (typeof host !== "string") {
        const why = `operand 1 must be string but got ${typeName(host)}`;
        throw new StandardBuiltinError(`${NAME}: ${why}`, "eval_type_error");
      }
      allowed.check(NAME, host);
      try {
        const addresses = await environment.resolve(host);
        return new RegoSet([...new Set(addresses.map(({ address }) => address))]);
      } catch (error) {
        const reason = toGoReason(error, host);
        if (reason === undefined) throw error;
        const message = `${NAME}: ${reason.replace("dial tcp: ", "")}`;
        // That there is no such name is an answer of the name server.
        const isNoAnswer = !isUnknownHost(error);
        throw new StandardBuiltinError(message, "eval_builtin_error", { isNoAnswer });
      }
    },
  };
}
