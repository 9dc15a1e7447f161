import { shownAddress } from "../../base/text/address.js";
import { isLoopback } from "../../base/text/service-url.js";
import type { Environment } from "../../base/host/settings.js";
import { ServiceError, invalidConfig } from "../../base/errors.js";
import { RegistryHttp } from "../registry/registry-http.js";

/** A source of the files of a TUF repository. */
export interface TufFiles {
  /**
   * @param path below the repository's URL.
   * @returns `undefined` when the repository does not have it.
   * @throws ServiceError
   */
  read(path: string, maxBytes: number): Promise<Uint8Array | undefined>;
}

/** Time limit of a request, and of a whole update, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
const UPDATE_TIMEOUT_MS = 120_000;

/** Web storage responds 403 for missing files when its folders may not be listed. */
const MISSING = [403, 404];

/**
 * Parses the URL of a TUF repository, without a trailing slash.
 *
 * @throws ConfigurationError `config_invalid` for plain HTTP to another machine, credentials, a query or a fragment.
 */
export function parseTufUrl(given: string): string {
  const throwMetadataError = (why: string): never => {
    throw invalidConfig(`TUF repository ${shownAddress(given)}: ${why}`);
  };
  const url = URL.canParse(given) ? new URL(given) : throwMetadataError("it is not a URL");
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throwMetadataError("its URL must begin with https://");
  if (url.username !== "" || url.password !== "")
    throwMetadataError("its URL must not contain a user name or a password");
  if (url.search !== "" || url.hash !== "")
    throwMetadataError("its URL must have neither a query nor a fragment");
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throwMetadataError("plain HTTP is for loopback; use https://");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

/**
 * Runs `use` with the files of a repository, over connections that are closed afterwards.
 *
 * @throws ServiceError `service_timeout` when the whole takes longer than two minutes; errors of `use`.
 */
export async function withTufRepository<Result>(
  url: string,
  { env, signal }: { env: Environment; signal?: AbortSignal | undefined },
  use: (files: TufFiles) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(UPDATE_TIMEOUT_MS);
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  const http = new RegistryHttp({ env, signal: either, requestTimeoutMs: REQUEST_TIMEOUT_MS });
  try {
    return await use({
      async read(path, maxBytes) {
        const answer = await http.request({ url: new URL(`${url}/${path}`), alsoFine: MISSING, maxBytes });
        return answer.status === 200 ? answer.body : undefined;
      },
    });
  } catch (error) {
    if (error !== limit.reason) throw error;
    throw new ServiceError(`${url}: its update took longer than ${UPDATE_TIMEOUT_MS / 1000} seconds`, {
      code: "service_timeout",
      cause: error,
    });
  } finally {
    await http.close();
  }
}
