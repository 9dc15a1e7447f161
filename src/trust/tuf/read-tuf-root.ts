import { join } from "node:path";
import type { Environment } from "../../base/host/settings.js";
import { cacheFolder } from "../../base/host/user-paths.js";
import { VerificationError, invalidConfig } from "../../base/errors.js";
import { keep, readCachedMetadata } from "./kept-metadata.js";
import { PUBLIC_REPOSITORY, publicRoot } from "./public-root.js";
import { parseTufUrl, withTufRepository } from "./tuf-repository.js";
import { findTarget, type VerifiedTarget } from "./tuf-workflow.js";
import { message, option } from "../../base/message.js";

/** The name of the trusted root in the repositories of Sigstore and of GitHub. */
const TARGET = "trusted_root.json";

interface ReadTufRootOptions {
  /** The repository's first root; this package includes only that of Sigstore's public instance. */
  root?: Uint8Array | undefined;
  /** Whether to fetch updates. Otherwise no request is made. */
  update: boolean;
  /** Determines the user's cache and proxies. */
  env: Environment;
  signal?: AbortSignal | undefined;
}

/** A trusted root signed by a TUF repository. */
export interface TufRoot extends Pick<VerifiedTarget, "rootVersion" | "expires"> {
  /** The JSON text of `trusted_root.json`. */
  json: Uint8Array;
  /** The repository's URL. */
  url: string;
}

/**
 * Reads the trusted root of a TUF repository, from the user's cache, or from the repository when an update is
 * requested.
 *
 * @throws VerificationError `trusted_root_missing` when nothing was fetched before, `trusted_root_expired`,
 * `trusted_root_invalid`
 * @throws ServiceError when the repository does not respond.
 * @throws ConfigurationError `config_invalid`
 */
export async function readTufRoot(
  given: string,
  { root, update, env, signal }: ReadTufRootOptions,
): Promise<TufRoot> {
  const url = parseTufUrl(given);
  if (root === undefined && url !== PUBLIC_REPOSITORY) {
    throw invalidConfig(
      message`TUF repository ${url}: its first root is missing; give ${option("trustedRoot.root")}, a root.json that you trust`,
    );
  }
  const cache = cacheFolder(env);
  const folder = cache === undefined ? undefined : join(cache, "tuf");
  const cached = await readCachedMetadata(folder, url);
  if (cached?.update === undefined && !update) {
    throw new VerificationError(
      message`TUF repository ${url}: it is not in the cache, and is not fetched by default; add ${option("trustedRoot.update")}`,
      { code: "trusted_root_missing" },
    );
  }
  const first = root ?? publicRoot();
  const found = update
    ? await withTufRepository(url, { env, signal }, (files) =>
        findTarget(url, TARGET, first, cached, { files, keep: (verified) => keep(folder, url, verified) }),
      )
    : await findTarget(url, TARGET, first, cached);
  return { json: found.target, rootVersion: found.rootVersion, expires: found.expires, url };
}
