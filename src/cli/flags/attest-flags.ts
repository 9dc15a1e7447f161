import { CommandError } from "../exit-codes.js";
import { checkSigned } from "./sign-flags.js";
import { flagsNeeding } from "../options/option-table.js";
import { ATTEST_OPTIONS, type AttestFlags } from "../options/trust-options.js";

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
