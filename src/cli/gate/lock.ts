import { stat } from "node:fs/promises";
import type { UsedAddress } from "../../gate/index.js";
import type { CommandContext } from "../command.js";
import type { NamedFile } from "../flags/check-outputs.js";
import { pathFrom } from "../terminal/cli-io.js";
import { writeWholeFile } from "../terminal/write-file.js";

/** The lock file that is used without being named. */
const DEFAULT = "regohost.lock";

export interface LockFlags {
  lock?: string;
  updateLock?: boolean;
}

/** The file that `--update-lock` writes. */
export function lockWritten({ lock = DEFAULT, updateLock }: LockFlags): NamedFile[] {
  return updateLock === true ? [{ what: "--update-lock", path: lock }] : [];
}

/** The lock file that policies from addresses are checked against: the named one, or `regohost.lock` if there is one. */
export async function lockRead({ io }: CommandContext, flags: LockFlags): Promise<string | undefined> {
  if (flags.updateLock === true) return undefined;
  if (flags.lock !== undefined) return flags.lock;
  const found = await stat(pathFrom(io, DEFAULT)).catch(() => undefined);
  return found === undefined ? undefined : DEFAULT;
}

/** Writes what was used to the lock file, with `--update-lock`. @throws CommandError (exit 2) */
export async function updateLock(
  context: CommandContext,
  { lock = DEFAULT, updateLock: isAsked }: LockFlags,
  used: readonly UsedAddress[],
): Promise<void> {
  if (isAsked !== true) return;
  if (used.length === 0) {
    await context.warn(`no policy comes from an address, so ${lock} was not written`);
    return;
  }
  const { writeLockText } = await import("../../registry/lock-file.js");
  await writeWholeFile(context.io, lock, writeLockText(used));
}
