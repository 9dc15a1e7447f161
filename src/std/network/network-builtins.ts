import type { AsyncStandardBuiltin } from "../../builtin/standard-builtin.js";
import { createAllowedHosts } from "./allowed-hosts.js";
import { createHttpSend } from "./http-send.js";
import { createLookupIpAddr } from "./lookup-ip-addr.js";
import { machine, type NetworkEnvironment } from "./network-environment.js";

/**
 * The standard built-ins that reach the network, for one policy: it keeps the answers that `http.send` was told to keep.
 *
 * @param allowNet The hosts that may be reached; none: a policy that has such calls loads, and making one ends the
 * evaluation.
 * @throws ConfigurationError `config_invalid`
 */
export function createNetworkBuiltins(
  allowNet: readonly string[],
  environment: NetworkEnvironment = machine,
): readonly AsyncStandardBuiltin[] {
  const allowed = createAllowedHosts(allowNet);
  return [createHttpSend(allowed, environment), createLookupIpAddr(allowed, environment)];
}
