import { PolicyLoadError, invalidConfig } from "../../base/errors.js";
import { shownSource } from "../../base/text/address.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import type { CredentialSource } from "./credential-helper.js";
import type { FetchedCommits } from "./fetched-commits.js";
import { isDigest } from "./image-name.js";

/** The files of a policy from an address. */
export interface FetchedPolicy {
  used: UsedAddress;
  content:
    /** A bundle as `.tar.gz`, a compiled policy, or Rego; the name has the extension of such a file. */
    | { kind: "file"; name: string; bytes: Uint8Array }
    /** Rego and data by their paths, which are unchecked. */
    | {
        kind: "files";
        rego: Map<string, Uint8Array>;
        data: Map<string, Uint8Array>;
        /** Layers of other types by their titles or digests. Large ones are not fetched. */
        others: { title: string; bytes: Uint8Array | undefined }[];
      }
    /** A folder on this machine, in the state in which its digest was computed. */
    | { kind: "folder"; path: string };
}

/** An expected digest, and its source. */
export interface ExpectedDigest {
  digest: string;
  by: "address" | "lock";
}

/** Options of fetching policies from addresses. */
export interface FetchOptions {
  /** Base of relative paths, and of the lookup of packages. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  /** Maximum size of a file, or of all layers of an image, in bytes. */
  maxBytes: number;
  /** The folder of the cache. Default: nothing is cached. */
  cache?: string | undefined;
  /** Whether connections are forbidden. */
  isOffline?: boolean | undefined;
  /** Credentials for the registry of an image. Default: those of credential files. */
  credentials?: CredentialSource | undefined;
  /** The running program's package, which `npm:regohost/…` names. Default: it is looked up as any other package. */
  ownPackage?: { folder: string; version: string } | undefined;
  /** The digest in the lock file, if there is one. */
  locked?: string | undefined;
  /** The commits that the run has fetched, whose owner removes them. Default: each is removed after reading. */
  commits?: FetchedCommits | undefined;
}

const CHECKSUM = "checksum";

/**
 * Removes `checksum=sha256:…` from the query of an address, a convention of go-getter (and so of Conftest and
 * Conforma).
 *
 * @throws ConfigurationError `config_invalid` for a malformed one, and for two.
 */
export function splitChecksum(address: string): { plain: string; checksum: string | undefined } {
  const at = address.indexOf("?");
  if (at < 0) return { plain: address, checksum: undefined };
  const parts = address.slice(at + 1).split("&");
  const found = parts.filter((part) => part.startsWith(`${CHECKSUM}=`));
  const [only, ...more] = found.map((part) => decodeEscapes(part.slice(CHECKSUM.length + 1)) ?? "");
  if (more.length > 0 || (only !== undefined && !(only.startsWith("sha256:") && isDigest(only)))) {
    throw invalidConfig(
      `${shownSource(address)}: its checksum is malformed; write it as ?${CHECKSUM}=sha256:… with 64 lower-case hex digits`,
    );
  }
  const rest = parts.filter((part) => !found.includes(part));
  return { plain: address.slice(0, at) + (rest.length === 0 ? "" : `?${rest.join("&")}`), checksum: only };
}

/**
 * The digest that an address must have: its own digest, which must equal the lock file's, or the lock file's.
 *
 * @throws PolicyLoadError `pin_mismatch`
 */
export function expectedDigest(
  address: string,
  own: string | undefined,
  locked: string | undefined,
): ExpectedDigest | undefined {
  if (own !== undefined && locked !== undefined && own !== locked) {
    throw new PolicyLoadError(`${address}: its digest is ${own}, but the lock file has ${locked}`, {
      code: "pin_mismatch",
    });
  }
  if (own !== undefined) return { digest: own, by: "address" };
  return locked === undefined ? undefined : { digest: locked, by: "lock" };
}

/** @throws PolicyLoadError `pin_mismatch` */
export function checkPin(address: string, digest: string, expected: ExpectedDigest | undefined): void {
  if (expected === undefined || digest === expected.digest) return;
  const who = expected.by === "lock" ? "the lock file" : "its checksum";
  throw new PolicyLoadError(`${address} has the digest ${digest}, but ${who} has ${expected.digest}`, {
    code: "pin_mismatch",
  });
}

/** @throws PolicyLoadError `recording_missing` */
export function throwOfflineError(address: string): never {
  throw new PolicyLoadError(
    `${address}: a replay makes no connection, and the cache does not have it; pin it by its digest and fetch it once, or give its files`,
    { code: "recording_missing" },
  );
}
