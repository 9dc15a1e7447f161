import { ConfigurationError } from "../src/errors.js";

/**
 * Refuses a built-in that is answered by the platform backend (specification 1): this version talks to the
 * controlplane only, so nothing can be configured that would answer it.
 *
 * @throws ConfigurationError `config_invalid`, always.
 */
export function platformRequired(builtin: string): never {
  throw new ConfigurationError(
    `${builtin} is answered by the platform backend (paid plans only), and this version of regohost has no ` +
      `client for it, so setting platformUrl (SERVICE_PLATFORM_URL) does not help. Take the call out of the ` +
      `policy, or replace ${builtin} among the built-ins by one of your own (defineBuiltin)`,
    { code: "config_invalid" },
  );
}
