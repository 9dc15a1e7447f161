import { resolve } from "node:path";
import { unsupportedSource } from "../base/errors.js";
import { isAddress, isImageAddress, isPackageAddress, shownSource } from "../base/text/address.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { LockOptions } from "../base/text/lock-option.js";

/** Options of reading addresses in policies of Chainloop. */
export interface AddressReading {
  cwd: string;
  signal?: AbortSignal | undefined;
  /** The path of the lock file that must contain the addresses. Default: none. */
  lock?: string | LockOptions | undefined;
  /** Whether addresses must have a digest, either their own or one in the lock file. Default: false. */
  requirePinned?: boolean | undefined;
  /** Whether connections are forbidden. Default: false. */
  isOffline?: boolean | undefined;
  /** Reports each address that was read. */
  onUsed?: ((used: UsedAddress) => void) | undefined;
}

function throwReferenceError(reference: string, why: string): never {
  throw unsupportedSource(`${shownSource(reference)}: ${why}`);
}

/** Converts the digest that Chainloop appends to a web address to a checksum parameter. */
function withChecksum(reference: string): string {
  const [, address, digest] = /^([^]*)@(sha256:[0-9a-f]{64})$/.exec(reference) ?? [];
  if (address === undefined || digest === undefined || isImageAddress(reference)) return reference;
  return `${address}${address.includes("?") ? "&" : "?"}checksum=${digest}`;
}

/**
 * Reads a document or a script from a web server, or a script from a registry, with the pins, the lock file and the
 * limits of policies from addresses.
 *
 * @param reference `https://…`, pinned by `@sha256:…` or `?checksum=sha256:…`; `oci://…` of an image with one Rego file
 * and no data.
 * @throws PolicyLoadError `source_unsupported` for anything but a single file, and as `fetchPolicy`; ServiceError,
 * ConfigurationError
 */
export async function readReference(
  reference: string,
  { cwd, signal, lock, requirePinned, isOffline, onUsed, maxBytes }: AddressReading & { maxBytes: number },
): Promise<{ path: string; bytes: Uint8Array }> {
  if (isPackageAddress(reference)) {
    throwReferenceError(
      reference,
      "a package is neither a script nor a policy of Chainloop; name a file of it",
    );
  }
  const { fetchPolicy } = await import("../trust/registry/fetch-policy.js");
  const { used, content } = await fetchPolicy(withChecksum(reference), {
    cwd: resolve(cwd),
    env: process.env,
    signal,
    maxBytes,
    isOffline,
    lock,
    requirePinned,
  });
  const bytes = content.kind === "file" ? content.bytes : undefined;
  const [only, ...others] = content.kind === "files" ? content.rego.values() : [];
  const isAlone = content.kind === "files" && others.length === 0 && content.data.size === 0;
  const found = bytes ?? (isAlone ? only : undefined);
  if (found === undefined) {
    return throwReferenceError(
      reference,
      "it must be one file: a script of Rego, without data and without others",
    );
  }
  onUsed?.(used);
  // The path shows that a document comes from an address.
  return { path: isAddress(used.resolved) ? used.resolved : used.address, bytes: found };
}
