import { addressFolder } from "../../base/host/file-cache.js";
import { PolicyLoadError } from "../../base/errors.js";
import { isGitAddress, isImageAddress, isOwnAddress, isPackageAddress } from "../../base/text/address.js";
import { getAddress, parseImageName } from "./image-name.js";
import { fetchGitPolicy, shownGitAddress } from "./git-policy.js";
import { readLockFile } from "./lock-file.js";
import { findNpmPolicy } from "./npm-policy.js";
import { splitChecksum, type FetchedPolicy, type FetchOptions } from "./policy-address.js";
import { fetchPolicyImage } from "./policy-image.js";
import { fetchWebPolicy, shownWebAddress } from "./web-policy.js";
import { toLockOptions, type LockOptions } from "../../base/text/lock-option.js";
import { message, option } from "../../base/message.js";

interface FetchPolicyOptions extends Omit<FetchOptions, "locked"> {
  /** The path of the lock file, which must contain every address without its own digest. Default: none. */
  lock?: string | LockOptions | undefined;
  /** Whether an address must have a digest, either its own or one in the lock file. Default: false. */
  requirePinned?: boolean | undefined;
}

/** The address as a key of the lock file, and whether it has its own digest, or is fixed by the running program. */
function lockKey(address: string): { key: string; isPinned: boolean } {
  if (isImageAddress(address)) {
    const name = parseImageName(address);
    return { key: getAddress(name), isPinned: name.digest !== undefined };
  }
  if (isGitAddress(address)) return shownGitAddress(address);
  const { plain, checksum } = splitChecksum(address);
  const key = isPackageAddress(address) ? plain : shownWebAddress(plain);
  return { key, isPinned: checksum !== undefined || isOwnAddress(address) };
}

/**
 * Rejects addresses without their own digest, before any request.
 *
 * @throws PolicyLoadError `pin_missing`, ConfigurationError for a malformed address
 */
export function checkPinned(addresses: readonly string[]): void {
  const open = addresses.map(lockKey).filter(({ isPinned }) => !isPinned);
  if (open.length === 0) return;
  const names = open.map(({ key }) => key).join(", ");
  throw new PolicyLoadError(
    message`not pinned: ${names}. Name the digest in the address, or write a lock file with --update-lock; a gate file and ${option("requirePinned")} require it`,
    { code: "pin_missing" },
  );
}

/** The lock file's entry of an address, and whether it determines the content to read. */
interface Locked {
  path: string;
  digest: string | undefined;
  pins: boolean;
}

async function readLocked(
  address: string,
  { lock, cwd, requirePinned }: Pick<FetchPolicyOptions, "lock" | "cwd" | "requirePinned">,
): Promise<Locked | undefined> {
  if (lock === undefined) {
    if (requirePinned === true) checkPinned([address]);
    return undefined;
  }
  const { path, pins } = toLockOptions(lock);
  const { key, isPinned } = lockKey(address);
  const digest = (await readLockFile(path, cwd)).get(key)?.digest;
  if (digest !== undefined || isPinned) return { path, digest, pins };
  throw new PolicyLoadError(
    `${key} is not in the lock file ${path}; add its digest with --update-lock, or pin it in the address`,
    { code: "lock_missing" },
  );
}

/**
 * @throws PolicyLoadError `pin_mismatch` for content that differs from the lock file, if that file does not determine
 * the content to read.
 */
function checkLocked(policy: FetchedPolicy, { path, digest }: Locked): FetchedPolicy {
  const { used } = policy;
  if (digest === undefined) return policy;
  if (used.digest !== digest) {
    throw new PolicyLoadError(
      `${used.address} is ${used.digest} now, but ${path} (the default) has ${digest}. --lock ${path} uses the locked content, --update-lock the current one`,
      { code: "pin_mismatch" },
    );
  }
  return { ...policy, used: { ...used, pinned: used.pinned ?? "lock" } };
}

/**
 * Fetches policies from an address, and checks them against their digest in the address and in the lock file.
 *
 * @throws PolicyLoadError `lock_invalid`, `lock_missing`, `pin_mismatch`, `pin_missing`, `source_not_found`,
 * `source_unsupported`
 * @throws ServiceError when a server does not respond, or its response is unexpected.
 * @throws ConfigurationError for a malformed address, and for credential files.
 */
export async function fetchPolicy(address: string, options: FetchPolicyOptions): Promise<FetchedPolicy> {
  const { lock: _lock, requirePinned: _requirePinned, ...rest } = options;
  const locked = await readLocked(address, options);
  const fetching: FetchOptions = {
    cache: addressFolder(),
    ...rest,
    locked: locked?.pins === true ? locked.digest : undefined,
  };
  const fetch = isImageAddress(address)
    ? fetchPolicyImage
    : isPackageAddress(address)
      ? findNpmPolicy
      : isGitAddress(address)
        ? fetchGitPolicy
        : fetchWebPolicy;
  const policy = await fetch(address, fetching);
  return locked?.pins === false ? checkLocked(policy, locked) : policy;
}
