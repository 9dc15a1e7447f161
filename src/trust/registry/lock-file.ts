import { resolve } from "node:path";
import { readSmallFile } from "../../base/host/read-file.js";
import { readWithinTime } from "../../base/async/within-time.js";
import { PolicyLoadError } from "../../base/errors.js";
import { isLimitError } from "../../base/async/reading.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { checkDocument, problemLines } from "../../base/text/schema-issue.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import { isErrorOf } from "../../base/realms.js";

/** The version of the lock file's format. */
const FORMAT = 1;

/** A line has some hundred bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The content of an address in the lock file. */
type LockedAddress = Pick<UsedAddress, "digest" | "resolved" | "mediaType">;

/** The addresses of policies, and their contents. */
type LockedAddresses = ReadonlyMap<string, LockedAddress>;

/**
 * Reads a lock file.
 *
 * @throws PolicyLoadError `lock_invalid` for one that does not exist, cannot be read, or is malformed; EvaluationError `timeout`, `aborted`.
 */
export async function readLockFile(path: string, cwd: string): Promise<LockedAddresses> {
  const throwLockError = (why: string, cause?: unknown): never => {
    throw new PolicyLoadError(`the lock file ${path} ${why}`, { code: "lock_invalid", cause });
  };
  const bytes = await readSmallFile(resolve(cwd, path), MAX_BYTES).catch((error: unknown) => {
    if (isLimitError(error)) throw error;
    return throwLockError("cannot be read", error);
  });
  const z = await import("../../base/text/zod.js");
  const entry = z.strictObject({
    digest: z.string().regex(/^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128}|gitCommit:[0-9a-f]{40})$/),
    resolved: z.string(),
    mediaType: z.string(),
  });
  const schema = z.strictObject({ version: z.literal(FORMAT), policies: z.record(z.string(), entry) });
  return readWithinTime(`reading the lock file ${path}`, bytes.length, {}, () => {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch (error) {
      return isErrorOf(error, "SyntaxError")
        ? throwLockError("is not JSON", error)
        : throwLockError("cannot be read", error);
    }
    const repeated = findDuplicateKey(bytes);
    // A reviewer of a change sees one of them, and it must be the one that counts.
    if (repeated !== undefined) throwLockError(`has the key ${JSON.stringify(repeated.key)} twice`);
    const checked = checkDocument(schema, value);
    if (checked.problems !== undefined)
      return throwLockError(`is malformed:${problemLines(checked.problems)}`);
    return new Map(Object.entries(checked.data.policies));
  });
}

/**
 * Formats a lock file: sorted, so that a change affects one line.
 *
 * @param former its former entries, which are preserved for addresses that were not used: other commands may need them.
 */
export function writeLockText(used: readonly UsedAddress[], former: LockedAddresses = new Map()): string {
  const entries = new Map<string, LockedAddress>(former);
  for (const { address, digest, resolved, mediaType } of used) {
    entries.set(address, { digest, resolved, mediaType });
  }
  const policies = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ version: FORMAT, policies }, undefined, 2)}\n`;
}
