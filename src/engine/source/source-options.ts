import { pick } from "../../base/pick.js";
import { isAddress, isGitAddress } from "../../base/text/address.js";
import type { FetchedCommits } from "../../trust/registry/fetched-commits.js";
import type { ReadDocumentOptions } from "./read-document.js";
import type { ListDirectoryOptions, SourceLimit } from "./source-files.js";
import type { SignatureOptions } from "./unverified.js";
import type { LockOptions } from "../../base/text/lock-option.js";

/** Options of reading a source. `signal` and `timeoutMs` are for YAML data, which OPA's parser reads. */
export interface LoadSourceOptions
  extends
    ReadDocumentOptions,
    Pick<SignatureOptions, "bundles" | "onUnverified">,
    Pick<ListDirectoryOptions, "followLinks"> {
  /** Maximum size of a bundle or directory, in bytes. Default: 1 GiB. */
  maxBytes?: SourceLimit | undefined;
  /** Whether to read bundles for OPA's tester: with files named `…_test.rego`, and without any Rego. Default: false. */
  withTests?: boolean | undefined;
  /** Whether files may stay unread that would be part of the policy: see `checkLeftOut`. Default: false. */
  allowSkippedFiles?: boolean | undefined;
  /** Whether a file is read by itself, so that its folder may leave it out. Default: none is. */
  isNamed?: ((path: string) => boolean) | undefined;
  /** The path of the lock file that addresses must be in. Default: none. */
  lock?: string | LockOptions | undefined;
  /** Whether addresses must have a digest, of their own or in the lock file, where no signature is verified. Default: false. */
  requirePinned?: boolean | undefined;
  /**
   * Addresses of repositories of Git are read, too. The commits that were fetched, so that all folders of a ref are of one commit.
   * Default: they are not read.
   */
  commits?: FetchedCommits | undefined;
  /** Whether no connection may be made. Default: false. */
  isOffline?: boolean | undefined;
}

/** Returns whether it is an address that is read. */
export function isReadAddress(path: string, { commits }: LoadSourceOptions): boolean {
  return isAddress(path) || (commits !== undefined && isGitAddress(path));
}

/** Returns whether bundles must be signed. */
export function isVerified({ bundles }: Pick<SignatureOptions, "bundles">): boolean {
  return bundles !== undefined && bundles !== false;
}

/** Returns the options of `readBundle` among those of reading a source. */
export function toBundleOptions(
  options: LoadSourceOptions,
): ReadDocumentOptions & { withTests: boolean; isVerified: boolean } {
  return { ...options, withTests: options.withTests === true, isVerified: isVerified(options) };
}

/** How a folder of policies is named. */
export interface FolderNames {
  /** In messages. */
  subject: string;
  /** Its files in messages, by their paths in the folder. */
  shownPath: (inner: string) => string;
  /** In the names of its files in signatures. Default: the path as it is passed. */
  signedAs?: string;
}

/** Returns the options of reading a source among those of compiling or loading a policy. */
export function toReadOptions(
  options: Pick<LoadSourceOptions, "signal" | "cwd" | "lock" | "allowSkippedFiles"> & {
    maxBundleBytes?: number | undefined;
    compileTimeoutMs?: number | undefined;
  },
): LoadSourceOptions {
  const { maxBundleBytes: maxBytes, compileTimeoutMs: timeoutMs } = options;
  return { ...pick(options, "signal", "cwd", "lock", "allowSkippedFiles"), maxBytes, timeoutMs };
}
