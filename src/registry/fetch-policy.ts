import { addressFolder } from "../config/file-cache.js";
import { PolicyLoadError } from "../errors.js";
import { isImageAddress, isPackageAddress } from "../values/address.js";
import { addressOf, parseImageName } from "./image-name.js";
import { readLockFile } from "./lock-file.js";
import { findNpmPolicy } from "./npm-policy.js";
import { splitChecksum, type FetchedPolicy, type FetchOptions } from "./policy-address.js";
import { fetchPolicyImage } from "./policy-image.js";
import { fetchWebPolicy, shownWebAddress } from "./web-policy.js";

export interface FetchPolicyOptions extends Omit<FetchOptions, "locked"> {
  /** The path of the lock file, in which every address must be that has no digest of its own. Default: none. */
  lock?: string | undefined;
  /** Whether an address must have a digest, of its own or in the lock file. Default: false. */
  requirePinned?: boolean | undefined;
}

/** The address as the lock file names it, and whether it has a digest of its own. */
function lockKey(address: string): { key: string; isPinned: boolean } {
  if (isImageAddress(address)) {
    const name = parseImageName(address);
    return { key: addressOf(name), isPinned: name.digest !== undefined };
  }
  const { plain, checksum } = splitChecksum(address);
  const key = isPackageAddress(address) ? plain : shownWebAddress(plain);
  return { key, isPinned: checksum !== undefined };
}

/**
 * Refuses addresses without a digest of their own. Nobody is asked.
 *
 * @throws PolicyLoadError `pin_missing`, ConfigurationError for a malformed address
 */
export function checkPinned(addresses: readonly string[]): void {
  const open = addresses.map(lockKey).filter(({ isPinned }) => !isPinned);
  if (open.length === 0) return;
  const names = open.map(({ key }) => key).join(", ");
  throw new PolicyLoadError(
    `not pinned: ${names}. Name the digest in the address, or write a lock file with --update-lock; a gate file and requirePinned ask for it`,
    { code: "pin_missing" },
  );
}

async function lockedDigest(
  address: string,
  { lock, cwd, requirePinned }: Pick<FetchPolicyOptions, "lock" | "cwd" | "requirePinned">,
): Promise<string | undefined> {
  if (lock === undefined) {
    if (requirePinned === true) checkPinned([address]);
    return undefined;
  }
  const { key, isPinned } = lockKey(address);
  const digest = (await readLockFile(lock, cwd)).get(key)?.digest;
  if (digest !== undefined || isPinned) return digest;
  throw new PolicyLoadError(
    `${key} is not in the lock file ${lock}; add what it is now with --update-lock, or pin it by its digest`,
    { code: "lock_missing" },
  );
}

/**
 * Fetches policies from an address, and checks them against their digest in the address and in the lock file.
 *
 * @throws PolicyLoadError `lock_invalid`, `lock_missing`, `pin_mismatch`, `pin_missing`, `source_not_found`, `source_unsupported`
 * @throws ServiceError when a server does not answer, or answers with something else.
 * @throws ConfigurationError for a malformed address, and for credential files.
 */
export async function fetchPolicy(address: string, options: FetchPolicyOptions): Promise<FetchedPolicy> {
  const { lock: _lock, requirePinned: _requirePinned, ...rest } = options;
  const fetching: FetchOptions = {
    cache: addressFolder(),
    ...rest,
    locked: await lockedDigest(address, options),
  };
  if (isImageAddress(address)) return fetchPolicyImage(address, fetching);
  return isPackageAddress(address) ? findNpmPolicy(address, fetching) : fetchWebPolicy(address, fetching);
}
