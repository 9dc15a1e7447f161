import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { stat } from "node:fs/promises";
import type { LockOptions } from "../../base/text/lock-option.js";
import { describeAddresses, type UsedAddress } from "../../base/text/used-address.js";
import type { CommandContext } from "../command.js";
import { realPathOf } from "../../base/host/real-path.js";
import { pathFrom, writeNote } from "../terminal/cli-io.js";
import type { NamedFile } from "./check-outputs.js";
import { LOCK_FILE, type LockFlags } from "../options/trust-options.js";

/** The file that `--update-lock` writes. */
export function lockWritten({ lock = LOCK_FILE, updateLock }: LockFlags): NamedFile[] {
  return updateLock === true ? [{ subject: "--update-lock", path: lock }] : [];
}

/** The lock file when it is only read. */
export function lockNamed({ lock, updateLock }: LockFlags): NamedFile[] {
  return updateLock === true ? [] : [{ subject: "the lock file", path: lock }];
}

/** Whether there is a lock file in the working folder that is not specified explicitly. */
export async function hasUnnamedLock(
  { io }: Pick<CommandContext, "io">,
  { lock, updateLock, config }: LockFlags & { config?: string | false | undefined },
): Promise<boolean> {
  if (updateLock === true || lock !== undefined || config === false) return false;
  return (await stat(pathFrom(io, LOCK_FILE)).catch(() => undefined)) !== undefined;
}

/**
 * The lock file of policies from addresses: the explicit one, or `regohost.lock` if there is one. The latter only
 * verifies: anyone who can write to the working folder must not be able to select an older policy.
 *
 * @param flags `config: false` reads only explicit files.
 */
export async function lockRead(
  context: CommandContext,
  flags: LockFlags & { config?: string | false | undefined },
): Promise<{ lock?: string | LockOptions }> {
  if (flags.updateLock === true) return {};
  if (flags.lock !== undefined) return { lock: flags.lock };
  return (await hasUnnamedLock(context, flags)) ? { lock: { path: LOCK_FILE, pins: false } } : {};
}

/**
 * Writes the used addresses to the lock file, with `--update-lock`. Its entries of other addresses remain.
 *
 * @throws CommandError (exit 2); PolicyLoadError `lock_invalid` for an existing malformed file.
 */
export async function updateLock(
  context: CommandContext,
  { lock = LOCK_FILE, updateLock: isAsked }: LockFlags,
  used: readonly UsedAddress[],
): Promise<void> {
  if (isAsked !== true) return;
  if (used.length === 0) {
    await context.warn(`no policy comes from an address, so ${lock} was not written`);
    return;
  }
  const { readLockFile, writeLockText } = await import("../../trust/registry/lock-file.js");
  const { io } = context;
  const { outputError, writeWholeFile } = await import("../terminal/write-file.js");
  const path = pathFrom(io, lock);
  const merge = async (): Promise<void> => {
    const isThere = (await stat(path).catch(() => undefined)) !== undefined;
    const former = isThere
      ? await limitReading(READING, toLimits(context), () => readLockFile(lock, io.cwd))
      : undefined;
    await writeWholeFile(io, lock, writeLockText(used, former));
  };
  const { withFileLock } = await import("../../base/host/file-lock.js");
  // Other commands may write their addresses to it now.
  const fails = (cause: unknown, why?: string): Error => outputError(lock, cause, why);
  const target = await realPathOf(path).catch((error: unknown) => {
    throw fails(error);
  });
  await withFileLock(target, fails, merge, io.signal);
}

/**
 * Reads a lock file that no policy needed: folders of inputs do not include it, so it must not be another document.
 *
 * @throws PolicyLoadError `lock_invalid`
 */
export async function checkUnusedLock(
  context: Pick<CommandContext, "io" | "flags">,
  { lock, config }: LockFlags & { config?: string | false | undefined },
): Promise<void> {
  if (lock === undefined && config === false) return;
  const { io } = context;
  const path = lock ?? LOCK_FILE;
  if ((await stat(pathFrom(io, path)).catch(() => undefined)) === undefined) return;
  const { readLockFile } = await import("../../trust/registry/lock-file.js");
  await limitReading(READING, toLimits(context), () => readLockFile(path, io.cwd));
}

const READING = "reading the lock file";

function toLimits({ io, flags }: Pick<CommandContext, "io" | "flags">): ReadingLimits {
  return { timeoutMs: flags.timeout, signal: io.signal };
}

/** Whether a note recommends `--update-lock` in a run that has it. */
export function isLockAdvice({ code }: { code: string }, { updateLock }: LockFlags): boolean {
  return updateLock === true && code === "policy_unpinned";
}

/**
 * Reports the digests of policies from addresses, and warns of unpinned ones, with `--quiet` too; then calls
 * `updateLock`. For commands without a report.
 */
export async function noteAddresses(
  context: CommandContext,
  flags: LockFlags,
  used: readonly UsedAddress[] = [],
): Promise<void> {
  for (const { code, message } of describeAddresses(used)) {
    if (isLockAdvice({ code }, flags)) continue;
    if (code === "policy_resolved") await context.note(message);
    else await writeNote(context.io, `${context.noteStyle.yellow("warning:")} ${message}`);
  }
  await updateLock(context, flags, used);
}
