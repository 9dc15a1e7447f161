import { Option } from "commander";
import type { Command } from "commander";
import type { SummaryOptions } from "../../gate/index.js";
import { CommandError } from "../exit-codes.js";
import type { NamedFile } from "./check-outputs.js";
import { collect, once } from "./policy-flags.js";
import { inGroup } from "./option-group.js";
import { addSignOption, checkSigned, type SignFlags } from "./sign-flags.js";

/** The signed verdict that a gate writes. */
export interface AttestFlags extends SignFlags {
  attest?: string | undefined;
  verifierId?: string | undefined;
  resourceUri?: string | undefined;
  policyUri?: string | undefined;
  verifiedLevel?: string[] | undefined;
}

export function addAttestOptions(command: Command): Command {
  return inGroup(command, "Verification summary", (group) =>
    addSignOption(
      group
        .addOption(
          new Option(
            "--attest <file>",
            "write the verdict on --artifact as a verification summary (VSA), signed with --sign-key",
          ).argParser(once),
        )
        .option("--verifier-id <uri>", "with --attest: who judges (default: pkg:npm/regohost)", once)
        .option(
          "--resource-uri <uri>",
          "with --attest: where the artifact comes from (default: its digest)",
          once,
        )
        .option(
          "--policy-uri <uri>",
          "with --attest: where the policy comes from (default: its digest)",
          once,
        )
        .option(
          "--verified-level <level>",
          "with --attest: what a pass verifies (default: SLSA_BUILD_LEVEL_UNEVALUATED); repeatable",
          collect,
        ),
      "--attest and --record",
    ),
  );
}

/** The file of `--attest`. */
export function attestedTo({ attest }: AttestFlags): NamedFile[] {
  return attest === undefined ? [] : [{ what: `--attest ${attest}`, path: attest }];
}

/** The options of the library. */
export function toSummaryOptions(flags: AttestFlags): SummaryOptions {
  const { verifierId, resourceUri, policyUri, verifiedLevel } = flags;
  return {
    verifierId,
    resourceUri,
    policyUri,
    verifiedLevels: verifiedLevel,
  };
}

/** The flags that only --attest takes. */
const ONLY = {
  verifierId: "--verifier-id",
  resourceUri: "--resource-uri",
  policyUri: "--policy-uri",
  verifiedLevel: "--verified-level",
} as const;

/**
 * Checks that a summary would have a signer, a subject and a meaning.
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
    const alone = (Object.keys(ONLY) as (keyof typeof ONLY)[]).find((flag) => flags[flag] !== undefined);
    if (alone !== undefined) throw new CommandError(`${ONLY[alone]} needs --attest`);
    return;
  }
  if (attest === "-") throw new CommandError("--attest needs a file");
  if (signKey === undefined)
    throw new CommandError("--attest needs --sign-key: what nobody signed proves nothing");
  if (artifact === undefined) {
    throw new CommandError(
      "--attest needs --artifact, and --key or --trusted-root: a verdict is about an artifact whose evidence was verified",
    );
  }
  if (replay !== undefined) {
    throw new CommandError("--attest excludes --replay: recorded answers say nothing of now");
  }
  if (now !== undefined)
    throw new CommandError("--attest excludes --now: the verdict is of the clock's time");
}
