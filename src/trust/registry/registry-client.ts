import type { FlightControl } from "../../base/async/single-flight.js";
import { append } from "../../base/lists.js";
import { ServiceError, type ErrorCode } from "../../base/errors.js";
import { getAddress, isDigest, getOrigin, type ImageName } from "./image-name.js";
import { MalformedDocument, MEDIA_TYPES, readManifest } from "./oci-documents.js";
import { MAX_ENTRIES, type Descriptor, type OciManifest } from "./oci-documents.js";
import { RegistryAuth } from "./registry-auth.js";
import { RegistryHttp, type RegistryAnswer, type RegistryHttpOptions } from "./registry-http.js";
import type { RegistryRequest } from "./registry-http.js";
import { sha256 } from "../../base/text/sha256.js";

/** Registries should accept manifests up to this size (distribution-spec, pushing manifests). */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
const MAX_PAGES = 100;

const ACCEPT = Object.values(MEDIA_TYPES).join(", ");

/** The specification requires 404; older registries also respond with the others. */
const UNSUPPORTED = [400, 404, 405, 406, 501];

/** A manifest with the digest of its bytes. */
export interface FoundManifest {
  digest: string;
  mediaType: string;
  size: number;
  bytes: Uint8Array;
  manifest: OciManifest;
}

/**
 * Reads from OCI registries (https://github.com/opencontainers/distribution-spec, 1.1): manifests, blobs and referrers. It
 * never writes.
 *
 * Registries on loopback are reached over plain HTTP, all others over TLS. Every body is checked against its digest and
 * its size.
 */
export class RegistryClient {
  readonly #http: RegistryHttp;
  readonly #auth: RegistryAuth;

  constructor(options: RegistryHttpOptions) {
    const { env, signal, credentials } = options;
    this.#http = new RegistryHttp(options);
    this.#auth = new RegistryAuth({ http: this.#http, env, signal, credentials });
  }

  async close(): Promise<void> {
    await this.#http.close();
  }

  /** Call it before a later use: credentials are looked up again, and tokens are cached until they expire. */
  renew(): void {
    this.#auth.renew();
  }

  /**
   * Fetches a manifest or an index.
   *
   * @param reference Default: the name's digest, otherwise its tag.
   * @param control The limits of this call. Default: the client's signal.
   * @returns `undefined` when the registry reports that it does not have it.
   * @throws ServiceError; ConfigurationError for credential files.
   */
  async manifest(
    name: ImageName,
    reference: string = name.digest ?? name.tag ?? "",
    control?: FlightControl,
  ): Promise<FoundManifest | undefined> {
    const found = await this.#manifest(name, reference, undefined, control);
    return found === "unchanged" ? undefined : found;
  }

  /** As `manifest`. @throws ServiceError `not_found` when the registry reports that it does not have it. */
  async imageManifest(name: ImageName): Promise<FoundManifest> {
    const found = await this.manifest(name);
    if (found !== undefined) return found;
    throw new ServiceError(`${getAddress(name)}: the registry does not have this image`, {
      code: "not_found",
    });
  }

  /**
   * Fetches the manifest of the name's tag, unless it still has this digest: then a registry with ETags sends none.
   *
   * @returns `undefined` and @throws as `manifest`.
   */
  async changedManifest(name: ImageName, known: string): Promise<FoundManifest | "unchanged" | undefined> {
    return this.#manifest(name, name.tag ?? "", known);
  }

  async #manifest(
    name: ImageName,
    reference: string,
    known: string | undefined,
    control?: FlightControl,
  ): Promise<FoundManifest | "unchanged" | undefined> {
    const digest = isDigest(reference) ? reference : undefined;
    // A tag has no colon.
    if (digest === undefined && reference.includes(":")) {
      throw this.#invalid(
        name,
        reference.slice(0, 80),
        "response_invalid",
        "its digest is malformed or weak",
      );
    }
    const answer = await this.#get(name, `manifests/${reference}`, {
      // The ETag of a manifest is its digest where a registry has one (https://github.com/distribution/distribution).
      headers: { accept: ACCEPT, ...(known === undefined ? {} : { "if-none-match": `"${known}"` }) },
      alsoFine: known === undefined ? [404] : [304, 404],
      maxBytes: MAX_MANIFEST_BYTES,
      expected: digest === undefined ? undefined : { digest },
      control,
    });
    const { status, body } = answer;
    if (this.#isAbsent(name, reference, answer)) return undefined;
    const own = status === 304 && known !== undefined ? known : (digest ?? sha256(body));
    const claimed = answer.header("docker-content-digest");
    if (digest === undefined && claimed?.startsWith("sha256:") === true && claimed !== own) {
      throw this.#invalid(
        name,
        reference,
        "digest_mismatch",
        "its digest is not the one that the registry says",
      );
    }
    if (own === known) return "unchanged";
    const type = answer.header("content-type")?.split(";", 1)[0]?.trim();
    const isKnown = Object.values<string>(MEDIA_TYPES).includes(type ?? "");
    try {
      const manifest = readManifest(body, isKnown ? type : undefined);
      const mediaType = manifest.mediaType ?? (isKnown ? type : undefined);
      if (mediaType === undefined) throw new MalformedDocument("it has no known media type");
      return { digest: own, mediaType, size: body.byteLength, bytes: body, manifest };
    } catch (error) {
      if (!(error instanceof MalformedDocument)) throw error;
      throw this.#invalid(name, reference, "response_invalid", `malformed manifest: ${error.message}`, error);
    }
  }

  /** Fetches the content of a descriptor. @throws ServiceError, also when the registry does not have it. */
  async blob(
    name: ImageName,
    { digest, size }: Descriptor,
    maxBytes: number,
    control?: FlightControl,
  ): Promise<Uint8Array> {
    if (size > maxBytes) {
      const why = `it has ${size} bytes, more than the limit of ${maxBytes}`;
      throw this.#invalid(name, digest, "response_too_large", why);
    }
    const request = { maxBytes, expected: { digest, size }, control };
    return (await this.#get(name, this.#blobPath(name, digest), request)).body;
  }

  /**
   * Fetches the content with a digest.
   *
   * @returns `undefined` when the registry reports that it does not have it.
   * @throws ServiceError
   */
  async findBlob(
    name: ImageName,
    digest: string,
    maxBytes: number,
    control?: FlightControl,
  ): Promise<Uint8Array | undefined> {
    const request = { maxBytes, expected: { digest }, alsoFine: [404], control };
    const answer = await this.#get(name, this.#blobPath(name, digest), request);
    const { status, url, body } = answer;
    if (status === 200) return body;
    if (url.origin === getOrigin(name) && this.#isAbsent(name, digest, answer)) return undefined;
    throw this.#invalid(name, digest, "response_invalid", "its blob store does not have it");
  }

  /** Whether it is a 404. @throws ServiceError `wrong_address` for a page, which a router or gateway sends, not a registry. */
  #isAbsent(name: ImageName, reference: string, answer: RegistryAnswer): boolean {
    if (answer.status !== 404) return false;
    if (answer.header("content-type")?.startsWith("text/html") !== true) return true;
    throw this.#invalid(
      name,
      reference,
      "wrong_address",
      "404 with a page: it is not the registry that answers",
    );
  }

  #blobPath(name: ImageName, digest: string): string {
    if (isDigest(digest)) return `blobs/${digest}`;
    throw this.#invalid(name, digest.slice(0, 80), "response_invalid", "its digest is malformed or weak");
  }

  /**
   * Fetches the referrers of a digest by the API, of all pages and every type.
   *
   * @returns `undefined` when the registry does not have the API.
   * @throws ServiceError
   */
  async referrers(
    name: ImageName,
    digest: string,
    control?: FlightControl,
  ): Promise<Descriptor[] | undefined> {
    const found: Descriptor[] = [];
    let path = `referrers/${digest}`;
    for (let page = 1; ; page++) {
      const answer = await this.#get(name, path, {
        headers: { accept: MEDIA_TYPES.index },
        // A missing page is an error, because the result would be incomplete.
        alsoFine: page === 1 ? UNSUPPORTED : [],
        maxBytes: MAX_MANIFEST_BYTES,
        control,
      });
      if (answer.status !== 200) return undefined;
      append(found, this.#index(name, digest, answer));
      const next = nextPage(answer);
      if (next === undefined) return found;
      if (next === "malformed") {
        throw this.#invalid(name, digest, "response_invalid", "its Link to the next page cannot be read");
      }
      if (page === MAX_PAGES || found.length > MAX_ENTRIES) {
        const why = `it has more than ${MAX_ENTRIES} referrers or ${MAX_PAGES} pages of them`;
        throw this.#invalid(name, digest, "response_too_large", why);
      }
      if (next.origin !== getOrigin(name)) {
        const why = "the next page of its referrers is on another origin";
        throw this.#invalid(name, digest, "redirect_refused", why);
      }
      path = next.href;
    }
  }

  #index(name: ImageName, digest: string, { body }: RegistryAnswer): Descriptor[] {
    try {
      const { manifests } = readManifest(body, MEDIA_TYPES.index);
      if (manifests !== undefined) return manifests;
      throw new MalformedDocument("it is not an index");
    } catch (error) {
      if (!(error instanceof MalformedDocument)) throw error;
      throw this.#invalid(name, digest, "response_invalid", `malformed referrers: ${error.message}`, error);
    }
  }

  #invalid(name: ImageName, reference: string, code: ErrorCode, why: string, cause?: unknown): ServiceError {
    const { registry, repository } = name;
    const at = isDigest(reference) ? `@${reference}` : `:${reference}`;
    return new ServiceError(`${getAddress({ registry, repository })}${at}: ${why}`, { code, cause });
  }

  /** Gets a resource of a repository, and authenticates as the registry requests. */
  async #get(name: ImageName, path: string, request: Omit<RegistryRequest, "url">): Promise<RegistryAnswer> {
    const url = path.includes("://")
      ? new URL(path)
      : new URL(`/v2/${name.repository}/${path}`, getOrigin(name));
    const { alsoFine = [], headers } = request;
    for (let tries = 0; ; tries++) {
      const mayAnswer = tries < 2;
      const answer = await this.#http.request({
        ...request,
        url,
        headers: { ...headers, ...this.#auth.headersFor(name) },
        alsoFine: mayAnswer ? [...alsoFine, 401] : alsoFine,
      });
      if (answer.status !== 401) return answer;
      // A challenge of a blob store is not the registry's.
      const challenge = answer.url.origin === url.origin ? answer.header("www-authenticate") : undefined;
      if (!(await this.#auth.answer(name, challenge, request.control))) {
        const { alsoFine: _known, ...strict } = request;
        return this.#http.request({
          ...strict,
          url,
          headers: { ...headers, ...this.#auth.headersFor(name) },
        });
      }
    }
  }
}

/** The address in `Link: <…>; rel="next"` (RFC 8288). */
function nextPage(answer: RegistryAnswer): URL | "malformed" | undefined {
  const link = answer.header("link");
  if (link === undefined || !/\bnext\b/i.test(link)) return undefined;
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(link) ?? [];
  return target !== undefined && URL.canParse(target, answer.url.href)
    ? new URL(target, answer.url)
    : "malformed";
}
