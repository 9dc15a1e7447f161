import { shownAddress } from "../../base/text/address.js";
import { isLoopback } from "../../base/text/service-url.js";
import { invalidConfig } from "../../base/errors.js";
import { isObject } from "../../base/text/option-rules.js";
import { sha256 } from "../../base/text/sha256.js";
import { AddressCache } from "./address-cache.js";
import { checkPin, expectedDigest, throwOfflineError, splitChecksum } from "./policy-address.js";
import type { FetchedPolicy, FetchOptions } from "./policy-address.js";
import { RegistryHttp } from "./registry-http.js";

/** The cache's note about a URL. */
interface UrlNote {
  digest: string;
  etag: string;
  resolved: string;
  mediaType: string;
}

function isNote(value: unknown): value is UrlNote {
  return (
    isObject(value) &&
    ["digest", "etag", "resolved", "mediaType"].every(
      (key) => typeof (value as Record<string, unknown>)[key] === "string",
    )
  );
}

/** The address of a web server in reports and the lock file. @throws ConfigurationError `config_invalid` */
export function shownWebAddress(address: string): string {
  return withoutQuery(parseUrl(address));
}

function parseUrl(address: string): URL {
  const throwAddressError = (why: string): never => {
    throw invalidConfig(`${shownAddress(address)}: ${why}`);
  };
  const url = URL.canParse(address) ? new URL(address) : throwAddressError("it is not a URL");
  if (url.username !== "" || url.password !== "")
    throwAddressError("it must not contain a user name or a password");
  if (url.hash !== "") throwAddressError("it must have no fragment; pin it with ?checksum=sha256:…");
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throwAddressError("is plain HTTP, in which anybody on the way can change policies; use https://");
  }
  return url;
}

function withoutQuery(url: URL): string {
  return url.origin + url.pathname;
}

/**
 * Fetches a policy from a web server: a bundle (`.tar.gz`), a compiled policy or a Rego file, by the extension of the
 * path. Cached content is revalidated by its ETag, and not requested at all if its digest is pinned.
 *
 * @throws ServiceError, ConfigurationError, PolicyLoadError `pin_mismatch`
 */
export async function fetchWebPolicy(given: string, options: FetchOptions): Promise<FetchedPolicy> {
  const { plain, checksum } = splitChecksum(given);
  const url = parseUrl(plain);
  const address = withoutQuery(url);
  const expected = expectedDigest(address, checksum, options.locked);
  const cache = new AddressCache(options.cache);
  const note = await cache.note(url.href).catch(() => undefined);
  const known = isNote(note) ? note : undefined;
  const toPolicy = (
    bytes: Uint8Array,
    { digest, resolved, mediaType }: Omit<UrlNote, "etag">,
  ): FetchedPolicy => {
    checkPin(address, digest, expected);
    return {
      used: {
        address,
        resolved,
        digest,
        mediaType,
        ...(expected === undefined ? {} : { pinned: expected.by }),
      },
      content: { kind: "file", name: url.pathname, bytes },
    };
  };
  const cached = await cache.content(expected?.digest ?? known?.digest ?? "");
  if (cached !== undefined && expected !== undefined) {
    const facts = known?.digest === expected.digest ? known : { resolved: address, mediaType: "" };
    return toPolicy(cached, { ...facts, digest: expected.digest });
  }
  if (options.isOffline === true) throwOfflineError(address);
  const { env, signal = new AbortController().signal, maxBytes } = options;
  const http = new RegistryHttp({ env, signal });
  try {
    const isConditional = cached !== undefined && known !== undefined && known.etag !== "";
    const answer = await http.request({
      url,
      ...(isConditional ? { headers: { "if-none-match": known.etag }, alsoFine: [304] } : {}),
      maxBytes,
    });
    if (isConditional && answer.status === 304) return toPolicy(cached, known);
    const facts: UrlNote = {
      digest: sha256(answer.body),
      etag: answer.header("etag") ?? "",
      resolved: withoutQuery(answer.url),
      mediaType: answer.header("content-type")?.split(";", 1)[0]?.trim().slice(0, 200) ?? "",
    };
    const policy = toPolicy(answer.body, facts);
    await cache.keep(facts.digest, answer.body);
    await cache.keepNote(url.href, facts);
    return policy;
  } finally {
    await http.close();
  }
}
