import { getConfinement } from "../../../base/host/confinement.js";
import { StandardBuiltinError, type AsyncStandardBuiltin } from "../../builtin/standard-builtin.js";
import { RegoSet } from "../../../base/terms/term.js";
import { typeName } from "../operand.js";
import { createAllowedHosts, type AllowedHosts } from "./allowed-hosts.js";
import { createHttpSend } from "./http-send.js";
import { machine, type NetworkEnvironment } from "./network-environment.js";

/**
 * Creates the standard built-ins that reach the network, for one policy: it keeps the answers that calls of `http.send`
 * cache.
 *
 * @param allowNet The hosts that may be reached; none: a policy that has such calls loads, and making one ends the
 * evaluation.
 * @param httpCacheBytes How many bytes of answers `http.send` keeps. Default: 64 MiB.
 * @throws ConfigurationError `config_invalid`
 */
export function createNetworkBuiltins(
  allowNet: readonly string[],
  environment: NetworkEnvironment = machine,
  httpCacheBytes?: number,
): readonly AsyncStandardBuiltin[] {
  const allowed = createAllowedHosts(getConfinement()?.hosts ?? allowNet);
  return [createHttpSend(allowed, environment, httpCacheBytes), createLookupIpAddr(allowed, environment)];
}

const LOOKUP = "net.lookup_ip_addr";

/** `net.lookup_ip_addr(name)`: the set of the addresses of an allowed host. */
function createLookupIpAddr(allowed: AllowedHosts, environment: NetworkEnvironment): AsyncStandardBuiltin {
  return {
    name: LOOKUP,
    arity: 1,
    result: { type: "set", of: { type: "string" } },
    isEffect: () => false,
    async answer([host]) {
      if (typeof host !== "string") {
        const why = `operand 1 must be string but got ${typeName(host)}`;
        throw new StandardBuiltinError(`${LOOKUP}: ${why}`, "eval_type_error");
      }
      allowed.check(LOOKUP, host);
      try {
        const addresses = await environment.resolve(host);
        return new RegoSet([...new Set(addresses.map(({ address }) => address))]);
      } catch (error) {
        const { isUnknownHost, toGoReason } = await import("./network-error.js");
        const reason = toGoReason(error, host);
        if (reason === undefined) throw error;
        const message = `${LOOKUP}: ${reason.replace("dial tcp: ", "")}`;
        // That there is no such name is an answer of the name server.
        const isNoAnswer = !isUnknownHost(error);
        throw new StandardBuiltinError(message, "eval_builtin_error", { isNoAnswer });
      }
    },
  };
}
