import type { SigningKey } from "../../trust/verify/signing-key.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom } from "../terminal/cli-io.js";
import { PASSPHRASE, type SignFlags } from "../options/trust-options.js";

/**
 * Reads the private key of `--sign-key`, from a file that only its owner may read.
 *
 * @throws ConfigurationError `config_unreadable`, `config_insecure`, VerificationError `key_invalid`. No error contains
 * the key.
 */
export async function readSignKey({ io }: CommandContext, path: string): Promise<SigningKey> {
  const [{ readPrivateFile }, { readSigningKey }, { readVariable }] = await Promise.all([
    import("../../base/host/private-file.js"),
    import("../../trust/verify/signing-key.js"),
    import("../../base/host/settings.js"),
  ]);
  const key = await readPrivateFile(pathFrom(io, path), true, { holds: "a private key" });
  const passphrase = readVariable(io.env, PASSPHRASE);
  return readSigningKey({ key: key ?? "", passphrase });
}

/** @throws CommandError (exit 2) for a key without anything to sign. */
export function checkSigned({ signKey }: SignFlags, outputs: Readonly<Record<string, unknown>>): void {
  if (signKey === undefined || Object.values(outputs).some((output) => output !== undefined)) return;
  throw new CommandError(`--sign-key signs nothing: give ${Object.keys(outputs).join(" or ")} too`);
}
