import { type PolicyLoadError, ServiceError, unsupportedSource } from "../../base/errors.js";
import { AddressCache } from "./address-cache.js";
import { getAddress, parseImageName, type ImageName } from "./image-name.js";
import { MalformedDocument, readManifest, type Descriptor, type OciManifest } from "./oci-documents.js";
import {
  expectedDigest,
  throwOfflineError,
  type ExpectedDigest,
  type FetchedPolicy,
  type FetchOptions,
} from "./policy-address.js";
import { RegistryClient, type FoundManifest } from "./registry-client.js";

/** The layer of an image in the layout that OPA pulls (`opa run -b` with a service of the type `oci`): a bundle. */
const BUNDLE = "application/vnd.oci.image.layer.v1.tar+gzip";
/** The layers of an image in the layout that Conftest pushes. */
const REGO = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego";
const DATA = "application/vnd.cncf.openpolicyagent.data.layer.v1+json";

/** Larger than any Rego: layers of other types up to this size are fetched, because they may be Rego. */
const MAX_OTHER_BYTES = 4 * 1024 * 1024;

const TITLE = "org.opencontainers.image.title";
/** Of an archived folder, whatever its type, as ORAS pushes it. */
const UNPACK = "io.deis.oras.content.unpack";

type Found = Pick<FoundManifest, "digest" | "mediaType" | "manifest">;

/** Reads manifests and blobs, from the cache where their digests are known. */
class CachedReader {
  readonly #name: ImageName;
  readonly #client: RegistryClient;
  readonly #cache: AddressCache;
  readonly #options: FetchOptions;
  /** Number of bytes of blobs read, from the cache too. */
  #size = 0;

  constructor(name: ImageName, client: RegistryClient, options: FetchOptions) {
    this.#name = name;
    this.#client = client;
    this.#options = options;
    this.#cache = new AddressCache(options.cache);
  }

  async manifest(digest: string | undefined): Promise<Found> {
    const cached = digest === undefined ? undefined : await this.#cache.content(digest);
    if (digest !== undefined && cached !== undefined) {
      const manifest = readManifest(cached, undefined);
      // One without its own type has that of its response, which is not cached.
      if (manifest.mediaType !== undefined) return { digest, mediaType: manifest.mediaType, manifest };
    }
    if (this.#options.isOffline === true) throwOfflineError(getAddress(this.#name));
    return this.#keep(await this.#client.manifest(this.#name, digest ?? this.#name.tag));
  }

  /** Resolves the tag, unless it still points to this manifest. */
  async changedManifest(known: string): Promise<Found | "unchanged"> {
    if (this.#options.isOffline === true) throwOfflineError(getAddress(this.#name));
    const found = await this.#client.changedManifest(this.#name, known);
    return found === "unchanged" ? found : this.#keep(found);
  }

  async #keep(found: FoundManifest | undefined): Promise<Found> {
    if (found === undefined) {
      throw new ServiceError(`${getAddress(this.#name)}: the registry does not have it`, {
        code: "not_found",
      });
    }
    await this.#cache.keep(found.digest, found.bytes);
    return found;
  }

  async blob(descriptor: Descriptor): Promise<Uint8Array> {
    const { digest, size } = descriptor;
    const left = this.#options.maxBytes - this.#size;
    // The client refuses a larger one without a request.
    if (size > left) return this.#client.blob(this.#name, descriptor, left);
    const cached = await this.#cache.content(digest);
    const isCached = cached?.byteLength === size;
    if (!isCached && this.#options.isOffline === true) throwOfflineError(getAddress(this.#name));
    const bytes = isCached ? cached : await this.#client.blob(this.#name, descriptor, left);
    this.#size += bytes.byteLength;
    if (!isCached) await this.#cache.keep(digest, bytes);
    return bytes;
  }
}

function unsupported(address: string, why: string): PolicyLoadError {
  return unsupportedSource(`${address}: ${why}`);
}

/** Added by BuildKit to the index even of a single image: its provenance. */
const REFERENCE = "vnd.docker.reference.type";

/**
 * An index of one manifest is read as that manifest: OPA's client does so, and skips the entries that BuildKit adds.
 */
async function readPolicyManifest(address: string, reader: CachedReader, top: Found): Promise<OciManifest> {
  const { manifests } = top.manifest;
  if (manifests === undefined) return top.manifest;
  const images = manifests.filter(({ annotations }) => annotations?.[REFERENCE] !== "attestation-manifest");
  const [only, ...others] = images;
  if (only === undefined || others.length > 0) {
    throw unsupported(address, `it is an index of ${images.length} manifests; name one by its digest`);
  }
  const { manifest } = await reader.manifest(only.digest);
  if (manifest.layers === undefined) throw unsupported(address, "it is an index of an index");
  return manifest;
}

/** Refuses a layer that may hold policies, by its type or title, and is not read. */
function throwIfUnread(address: string, others: readonly Descriptor[]): void {
  for (const { digest, mediaType, annotations } of others) {
    const isNamed = /\b(?:g?tar|t?gz|g?zip|rego|wasm)\b/i.test(`${mediaType} ${annotations?.[TITLE] ?? ""}`);
    if (!isNamed && annotations?.[UNPACK] === undefined) continue;
    throw unsupported(
      address,
      `the layer ${digest} of the type ${JSON.stringify(mediaType.slice(0, 100))} may hold policies, and is not read: use an image without it, or push it as a bundle (${BUNDLE}) or Rego (${REGO})`,
    );
  }
}

async function readContent(
  address: string,
  { layers = [] }: OciManifest,
  reader: CachedReader,
): Promise<FetchedPolicy["content"]> {
  const bundles = layers.filter(({ mediaType }) => mediaType === BUNDLE);
  const parts = layers.filter(({ mediaType }) => mediaType === REGO || mediaType === DATA);
  const [bundle, ...more] = bundles;
  const others = layers.filter((layer) => layer !== bundle && !parts.includes(layer));
  if (bundle !== undefined) {
    // OPA takes the first, and would ignore the policies of the others.
    if (more.length > 0 || parts.length > 0) {
      throw unsupported(address, "it has several layers with policies, of which one must be the bundle");
    }
    throwIfUnread(address, others);
    return { kind: "file", name: "bundle.tar.gz", bytes: await reader.blob(bundle) };
  }
  if (parts.length === 0) {
    const types = [...new Set(layers.map(({ mediaType }) => mediaType.slice(0, 100)))].join(", ");
    throw unsupported(
      address,
      `it contains no policy: none of its layers is a bundle (${BUNDLE}) or Rego (${REGO})${types === "" ? "" : `, but ${types}`}`,
    );
  }
  throwIfUnread(address, others);
  const rego = new Map<string, Uint8Array>();
  const data = new Map<string, Uint8Array>();
  for (const layer of parts) {
    const title = layer.annotations?.[TITLE] ?? "";
    if (title === "") throw unsupported(address, `the layer ${layer.digest} has no title (${TITLE})`);
    if (rego.has(title) || data.has(title)) {
      throw unsupported(address, `two layers have the title ${JSON.stringify(title.slice(0, 200))}`);
    }
    (layer.mediaType === REGO ? rego : data).set(title, await reader.blob(layer));
  }
  const unread: { title: string; bytes: Uint8Array | undefined }[] = [];
  // One after the other, so that each is held to what the limit leaves. One that is missing in the cache may be Rego: a
  // replay without it is refused.
  for (const layer of others) {
    const title = layer.annotations?.[TITLE] ?? "";
    unread.push({
      title: title === "" ? layer.digest : title,
      bytes: layer.size > MAX_OTHER_BYTES ? undefined : await reader.blob(layer),
    });
  }
  return { kind: "files", rego, data, others: unread };
}

/**
 * Policies from a registry, in the layout of OPA or of Conftest, for repeated fetches: connections are reused, and
 * tokens until they expire. Credentials are looked up each time.
 */
export class PolicyImage {
  readonly #address: string;
  readonly #options: FetchOptions;
  readonly #name: ImageName;
  readonly #expected: ExpectedDigest | undefined;
  #client: RegistryClient | undefined;

  /** @throws ConfigurationError, PolicyLoadError */
  constructor(address: string, options: FetchOptions) {
    this.#address = address;
    this.#options = options;
    this.#name = parseImageName(address);
    this.#expected = expectedDigest(address, this.#name.digest, options.locked);
  }

  async close(): Promise<void> {
    await this.#client?.close();
    this.#client = undefined;
  }

  /** @throws ServiceError, ConfigurationError, PolicyLoadError */
  async fetch(): Promise<FetchedPolicy> {
    return this.#ask(async (reader) => this.#read(reader, await reader.manifest(this.#expected?.digest)));
  }

  /**
   * Requests only the manifest while it is the known one.
   *
   * @returns `undefined` when nothing changed.
   * @throws as `fetch`
   */
  async fetchChanged(known: string): Promise<FetchedPolicy | undefined> {
    if (this.#expected !== undefined) return this.#expected.digest === known ? undefined : this.fetch();
    return this.#ask(async (reader) => {
      const found = await reader.changedManifest(known);
      return found === "unchanged" ? undefined : this.#read(reader, found);
    });
  }

  async #ask<T>(ask: (reader: CachedReader) => Promise<T>): Promise<T> {
    const { env, signal = new AbortController().signal, credentials } = this.#options;
    this.#client ??= new RegistryClient({ env, signal, credentials });
    try {
      this.#client.renew();
      return await ask(new CachedReader(this.#name, this.#client, this.#options));
    } catch (error) {
      // Cached state may be the reason, for instance a token that was revoked before it expired.
      await this.close();
      if (!(error instanceof MalformedDocument)) throw error;
      throw new ServiceError(`${this.#address}: malformed manifest: ${error.message}`, {
        code: "response_invalid",
        cause: error,
      });
    }
  }

  async #read(reader: CachedReader, found: Found): Promise<FetchedPolicy> {
    const { digest, mediaType } = found;
    const manifest = await readPolicyManifest(this.#address, reader, found);
    return {
      used: {
        address: getAddress(this.#name),
        resolved: getAddress(this.#name, digest),
        digest,
        mediaType,
        ...(this.#expected === undefined ? {} : { pinned: this.#expected.by }),
      },
      content: await readContent(this.#address, manifest, reader),
    };
  }
}

/**
 * Fetches policies from a registry, once.
 *
 * @throws ServiceError, ConfigurationError, PolicyLoadError
 */
export async function fetchPolicyImage(address: string, options: FetchOptions): Promise<FetchedPolicy> {
  const image = new PolicyImage(address, options);
  try {
    return await image.fetch();
  } finally {
    await image.close();
  }
}
