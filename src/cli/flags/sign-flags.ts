import type { SigningKey } from "../../trust/verify/signing-key.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom } from "../terminal/cli-io.js";
import { flagsNeeding } from "../options/option-table.js";
import { ATTEST_OPTIONS, PASSPHRASE, type AttestFlags, type SignFlags } from "../options/trust-options.js";

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

/**
 * Checks that a summary has a signer, a subject and a meaning.
 *
 * @throws CommandError (exit 2)
 */
export function checkAttestFlags(
  flags: AttestFlags &
    Partial<Record<"artifact" | "replay" | "record", string | undefined>> & { now?: unknown },
): void {
  const { attest, signKey, artifact, replay, record, now } = flags;
  checkSigned(flags, { "--attest": attest, "--record": record });
  if (attest === undefined) {
    const [alone] = flagsNeeding(ATTEST_OPTIONS, flags, "--attest");
    if (alone !== undefined) throw new CommandError(`${alone} needs --attest`);
    return;
  }
  if (attest === "-") throw new CommandError("--attest needs a file");
  if (signKey === undefined)
    throw new CommandError("--attest needs --sign-key: an unsigned verdict proves nothing");
  if (artifact === undefined) {
    throw new CommandError(
      "--attest needs --artifact, and --key or --trusted-root: a verdict is about an artifact whose evidence was verified",
    );
  }
  if (replay !== undefined) {
    throw new CommandError("--attest excludes --replay: recorded results do not show the current state");
  }
  if (now !== undefined)
    throw new CommandError("--attest excludes --now: the verdict is of the clock's time");
}
