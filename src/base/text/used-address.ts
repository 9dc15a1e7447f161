import { toPrintable } from "./printable.js";

/** Policies that came from an address, as reports and the lock file name them. */
export interface UsedAddress {
  /** As requested, without a query (but `ref` of Git) and without its checksum. */
  address: string;
  /** The address with the digest of the manifest or the commit, the URL after redirects, or the package with its version. */
  resolved: string;
  /** Of the image's manifest, of the file, or of the package's files: `sha256:…`; of a repository the commit: `gitCommit:…`. */
  digest: string;
  /** Of the image's manifest, or of the file; `application/vnd.npm.package` for a package, `application/x-git` for a repository. */
  mediaType: string;
  /**
   * The source that pins its digest: the address itself, a lock file, or the running program, for its own policies. Absent
   * without one: the digest may change.
   */
  pinned?: "address" | "lock" | "program";
  /** Whether it is a bundle whose signature was verified. */
  verified?: true;
}

/** A note about addresses: what they resolved to, and which of them are not pinned. */
interface AddressNote {
  code: "policy_resolved" | "policy_unpinned";
  message: string;
}

/** Formats an address with its resolved form, unless it states that itself. */
function describeAddress({ address, resolved, digest }: UsedAddress): string {
  const whole = resolved.includes(digest) ? resolved : `${resolved} (${digest})`;
  return address === resolved ? whole : `${address} is ${whole}`;
}

/** Returns the notes about the addresses that policies come from. */
export function describeAddresses(used: readonly UsedAddress[]): AddressNote[] {
  if (used.length === 0) return [];
  const shown = used.map((one) => toPrintable(describeAddress(one)));
  const resolved: AddressNote = {
    code: "policy_resolved",
    message: `policies from addresses: ${shown.join(", ")}`,
  };
  const unpinned = used.filter(({ pinned, verified }) => pinned === undefined && verified !== true);
  if (unpinned.length === 0) return [resolved];
  const names = unpinned.map(({ address }) => toPrintable(address)).join(", ");
  return [
    resolved,
    {
      code: "policy_unpinned",
      message: `policies that are neither verified nor pinned: ${names}. Such an address may have another policy next time; pin it by its digest, or with a lock file (--update-lock)`,
    },
  ];
}
