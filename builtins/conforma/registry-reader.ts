import { BoundedCache } from "../../src/base/async/bounded-cache.js";
import { EVALUATION_ENDS, SingleFlight, type FlightControl } from "../../src/base/async/single-flight.js";
import { ServiceError } from "../../src/base/errors.js";
import type { BuiltinContext } from "../../src/engine/builtin/builtin.js";
import { fallbackTag, getAddress, type ImageName } from "../../src/trust/registry/image-name.js";
import { isForPlatform, type Descriptor } from "../../src/trust/registry/oci-documents.js";
import type { FoundManifest, RegistryClient } from "../../src/trust/registry/registry-client.js";
import type { ImageDigest } from "../../src/trust/registry/image-reference.js";

/** The limits of a call. */
export type ReadContext = Pick<BuiltinContext, "signal" | "deadline" | "speculative">;

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** An index in an index in an index is read, as by go-containerregistry; more of them are no use. */
const MAX_INDEX_DEPTH = 4;

/**
 * Reads from registries for one evaluation. Equal requests that run at the same time are made once, content is cached by its digest,
 * and a tag is resolved once.
 */
export class RegistryReader {
  readonly #client: RegistryClient;
  readonly #flights = new SingleFlight<FlightControl>({
    begin: (control) => control,
    ...EVALUATION_ENDS,
  });
  readonly #manifests = new BoundedCache<FoundManifest>(MAX_CACHED_BYTES, ({ size }) => size);
  readonly #blobs = new BoundedCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength);
  readonly #digests = new Map<string, string>();

  constructor(client: RegistryClient) {
    this.#client = client;
  }

  /**
   * The manifest or the index that a name refers to.
   *
   * @returns `undefined` when the registry reports that it does not have it.
   * @throws ServiceError; ConfigurationError for credential files.
   */
  async manifest(name: ImageName, context: ReadContext): Promise<FoundManifest | undefined> {
    const { registry, repository, tag = "" } = name;
    const place = `${registry}/${repository}`;
    const digest = name.digest ?? this.#digests.get(`${place}:${tag}`);
    const cached = digest === undefined ? undefined : this.#manifests.get(`${place}@${digest}`);
    if (cached !== undefined) return cached;
    const reference = digest ?? tag;
    return this.#once(`manifest ${place} ${reference}`, context, async (control) => {
      const found = await this.#client.manifest(name, reference, control);
      if (found === undefined) return undefined;
      this.#manifests.keep(`${place}@${found.digest}`, found);
      if (digest === undefined) this.#digests.set(`${place}:${tag}`, found.digest);
      return found;
    });
  }

  /**
   * The manifest of an image; in an index that of the image for linux/amd64.
   *
   * @returns `undefined` when the registry or the index does not have it.
   * @throws as `manifest`
   */
  async image(name: ImageName, context: ReadContext): Promise<FoundManifest | undefined> {
    let found = await this.manifest(name, context);
    for (let depth = 0; found?.manifest.manifests !== undefined; depth++) {
      const child = found.manifest.manifests.find(isForPlatform);
      if (child === undefined) return undefined;
      const shown = getAddress(name, found.digest);
      found = await this.manifest({ ...name, digest: child.digest }, context);
      if (found === undefined || depth === MAX_INDEX_DEPTH) {
        const why = found === undefined ? "the registry does not have" : `there are too many indexes above`;
        throw new ServiceError(`${shown}: ${why} ${child.digest.slice(0, 80)} of its index`, {
          code: "response_invalid",
        });
      }
    }
    return found;
  }

  /**
   * The content with the digest of a name.
   *
   * @returns `undefined` when the registry reports that it does not have it.
   * @throws as `manifest`
   */
  async blob(name: ImageDigest, maxBytes: number, context: ReadContext): Promise<Uint8Array | undefined> {
    const { registry, repository, digest } = name;
    const key = `${registry}/${repository}@${digest}`;
    const cached = this.#blobs.get(key);
    if (cached !== undefined && cached.byteLength <= maxBytes) return cached;
    return this.#once(`blob ${key} ${String(maxBytes)}`, context, async (control) => {
      const bytes = await this.#client.findBlob(name, digest, maxBytes, control);
      if (bytes !== undefined) this.#blobs.keep(key, bytes);
      return bytes;
    });
  }

  /** The content of a layer. @throws as `manifest`, also when the registry does not have it. */
  async layer(
    name: ImageName,
    layer: Descriptor,
    maxBytes: number,
    context: ReadContext,
  ): Promise<Uint8Array> {
    const { registry, repository } = name;
    return this.#once(`layer ${registry}/${repository}@${layer.digest}`, context, (control) =>
      this.#client.blob(name, layer, maxBytes, control),
    );
  }

  /**
   * The referrers of a digest: by the API, or by the tag `sha256-…` where the registry does not have the API.
   *
   * @throws as `manifest`
   */
  async referrers(name: ImageDigest, context: ReadContext): Promise<readonly Descriptor[]> {
    const { registry, repository, digest } = name;
    const found = await this.#once(`referrers ${registry}/${repository}@${digest}`, context, (control) =>
      this.#client.referrers(name, digest, control),
    );
    if (found !== undefined) return found;
    const tag = fallbackTag(digest);
    const fallback = await this.manifest({ registry, repository, tag }, context);
    if (fallback === undefined) return [];
    const { manifests } = fallback.manifest;
    if (manifests !== undefined) return manifests;
    throw new ServiceError(`${getAddress(name)}: the tag ${tag} is not an index of referrers`, {
      code: "response_invalid",
    });
  }

  #once<T>(key: string, context: ReadContext, start: (control: FlightControl) => Promise<T>): Promise<T> {
    const { signal, deadline, speculative } = context;
    return this.#flights.run({ key, start, copy: (answer) => answer }, { signal, deadline, speculative });
  }
}
