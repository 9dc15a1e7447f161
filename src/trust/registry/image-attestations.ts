import { createHash } from "node:crypto";
import type { Environment } from "../../base/host/settings.js";
import { ServiceError, VerificationError, unusableDocument } from "../../base/errors.js";
import { toSigstoreBundle } from "./cosign-attestation.js";
import { fallbackTag, getAddress, parseImageName, type ImageName } from "./image-name.js";
import type { Descriptor, OciManifest } from "./oci-documents.js";
import { RegistryClient, type FoundManifest } from "./registry-client.js";

/** An attestation of an image: a Sigstore bundle, a DSSE envelope, or an unsigned in-toto statement. */
interface ImageAttestation {
  /** The image's address with the digest of the attestation after `#`. */
  name: string;
  /** The media type of its layer. */
  mediaType: string;
  json: Uint8Array;
  /** For an attestation in the image's index, as BuildKit stores it: the digest of the platform's image that it must be about. */
  platform?: string;
}

interface ImageAttestations {
  /** The address as passed. */
  address: string;
  /** The address with the digest of the image. */
  image: string;
  /** The digest of the image's manifest. */
  digest: string;
  /** The media type of the image's manifest. */
  mediaType: string;
  /** At least one, each once. */
  attestations: ImageAttestation[];
  /** Referrers of the image that are not attestations: digest and type of each. */
  leftOut: string[];
}

const DSSE = "application/vnd.dsse.envelope.v1+json";

const BUNDLE = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d+\.\d+)?\+json(?:;version=[\d.]+)?$/;
const IN_TOTO = /^application\/vnd\.in-toto(?:\.[a-z0-9.-]+)?\+(?:json|dsse)$/;

/** Whether this is the type of an attestation, for an artifact or a layer. */
function isAttestationType(type: string): boolean {
  return type === DSSE || BUNDLE.test(type) || IN_TOTO.test(type);
}

/** Cosign's type of an image with attestations that is stored as a referrer. */
const COSIGN_ARTIFACT = "application/vnd.dev.cosign.artifact.att.v1+json";

function isAttestationArtifact(type: string): boolean {
  return isAttestationType(type) || type === COSIGN_ARTIFACT;
}

/**
 * Types of configurations, which some registries, such as go-containerregistry's, report as the type of an artifact
 * that has its own. In that case only the manifest specifies the type.
 */
const CONFIG_TYPES = new Set([
  "",
  "application/vnd.oci.empty.v1+json",
  "application/vnd.oci.image.config.v1+json",
  "application/vnd.docker.container.image.v1+json",
]);

/** BuildKit's annotations of an attestation manifest in an index (https://docs.docker.com/build/metadata/attestations/attestation-storage/). */
const REFERENCE_TYPE = "vnd.docker.reference.type";
const REFERENCE_DIGEST = "vnd.docker.reference.digest";
const ATTESTATION_MANIFEST = "attestation-manifest";

/** Whether it is a bundle with a signature of the image itself, without a statement. */
function isMessageBundle(json: Uint8Array, mediaType: string): boolean {
  if (!BUNDLE.test(mediaType)) return false;
  try {
    const value: unknown = JSON.parse(Buffer.from(json).toString("utf8"));
    return (
      typeof value === "object" && value !== null && "messageSignature" in value && !("dsseEnvelope" in value)
    );
  } catch {
    return false;
  }
}

class Collection {
  readonly attestations: ImageAttestation[] = [];
  readonly leftOut: string[] = [];
  readonly #seen = new Set<string>();
  /** Number of bytes read. */
  #size = 0;
  readonly #client: RegistryClient;
  readonly #of: { name: ImageName; image: string; digest: string; maxBytes: number };

  constructor(
    client: RegistryClient,
    of: { name: ImageName; image: string; digest: string; maxBytes: number },
  ) {
    this.#client = client;
    this.#of = of;
  }

  leaveOut({ digest }: { digest: string }, type: string): void {
    const shown = `${digest.slice(0, 80)} (${type.slice(0, 100)})`;
    if (!this.leftOut.includes(shown)) this.leftOut.push(shown);
  }

  /** Adds the attestations that an index lists. Entries of other types are not read. */
  async addReferrers(descriptors: readonly Descriptor[]): Promise<void> {
    for (const descriptor of descriptors) {
      const { artifactType: claimed = "", digest } = descriptor;
      if (!CONFIG_TYPES.has(claimed) && !isAttestationArtifact(claimed)) {
        this.leaveOut(descriptor, claimed);
        continue;
      }
      if (this.#seen.has(digest)) continue;
      this.#seen.add(digest);
      const found = await this.#client.manifest(this.#of.name, digest);
      if (found === undefined) {
        throw new ServiceError(
          `${this.#of.image}: the registry lists the referrer ${digest} and does not have it`,
          {
            code: "response_invalid",
          },
        );
      }
      await this.#addReferrer(found);
    }
  }

  async #addReferrer(found: FoundManifest): Promise<void> {
    const { artifactType, config, subject } = found.manifest;
    const type = artifactType ?? config?.mediaType ?? found.mediaType;
    if (!isAttestationArtifact(type)) {
      this.leaveOut(found, type);
      return;
    }
    if (subject?.digest !== this.#of.digest) {
      throw new ServiceError(
        `${this.#of.image}: the registry lists ${found.digest} as a referrer, whose subject is something else`,
        { code: "response_invalid" },
      );
    }
    await this.addLayers(found);
  }

  /** Adds the attestations that BuildKit stores in an index, for each platform's image in it. */
  async addBuildKit({ manifests = [] }: OciManifest): Promise<void> {
    const images = manifests.filter(({ annotations }) => annotations?.[REFERENCE_TYPE] === undefined);
    for (const entry of manifests) {
      const { annotations = {}, digest } = entry;
      if (annotations[REFERENCE_TYPE] !== ATTESTATION_MANIFEST) continue;
      const platform = annotations[REFERENCE_DIGEST];
      if (platform === undefined || !images.some((image) => image.digest === platform)) {
        const document = `${this.#of.image}#${digest}`;
        throw unusableDocument(
          document,
          `${document}: BuildKit's attestations are about no image of the index`,
        );
      }
      const found = await this.#client.manifest(this.#of.name, digest);
      if (found === undefined) {
        throw new ServiceError(`${this.#of.image}: the registry does not have ${digest} of its index`, {
          code: "response_invalid",
        });
      }
      await this.addLayers(found, platform);
    }
  }

  /** @param platform the platform's image that they are about; by default the image itself. */
  async addLayers({ manifest, digest: own }: FoundManifest, platform?: string): Promise<void> {
    const { layers = [] } = manifest;
    const readable = layers.filter(({ mediaType }) => isAttestationType(mediaType));
    if (readable.length === 0) {
      const document = `${this.#of.image}#${own}`;
      throw unusableDocument(
        document,
        `${document}: it is an attestation by its type, and has no layer with one`,
      );
    }
    for (const layer of layers) {
      if (isAttestationType(layer.mediaType)) await this.#addLayer(layer, platform);
      else this.leaveOut(layer, layer.mediaType);
    }
  }

  async #addLayer(layer: Descriptor, platform?: string): Promise<void> {
    const { mediaType, digest, annotations = {} } = layer;
    const name = `${this.#of.image}#${digest}`;
    const bytes = await this.#client.blob(this.#of.name, layer, this.#of.maxBytes - this.#size);
    this.#size += bytes.byteLength;
    const json = mediaType === DSSE ? toSigstoreBundle(name, bytes, annotations) : bytes;
    const key = createHash("sha256")
      .update(platform ?? "")
      .update(json)
      .digest("hex");
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (isMessageBundle(json, mediaType)) this.leaveOut(layer, `${mediaType}, a signature`);
    else this.attestations.push({ name, mediaType, json, ...(platform === undefined ? {} : { platform }) });
  }
}

export interface ReadImageOptions {
  env: Environment;
  signal?: AbortSignal | undefined;
  /** Maximum size of all attestations of the image, in bytes. Default: 512 MiB. */
  maxBytes?: number | undefined;
}

const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Reads the attestations of an image: those that refer to it by the registry's API, by the fallback tag `sha256-…`,
 * those in cosign's tag `sha256-….att`, and those that BuildKit stores in an index, each once. A tag is resolved to a
 * digest once, and everything read belongs to this digest.
 *
 * @throws VerificationError `attestation_missing` when there is none.
 * @throws ConfigurationError `config_invalid` for a malformed address, and for credential files.
 * @throws ServiceError when the registry does not respond, does not have the image, or its response is unexpected.
 * @throws DocumentError for an attestation that cannot be read.
 */
export async function readImageAttestations(
  address: string,
  { env, signal = new AbortController().signal, maxBytes = MAX_BYTES }: ReadImageOptions,
): Promise<ImageAttestations> {
  const name = parseImageName(address);
  const client = new RegistryClient({ env, signal });
  try {
    const { digest, mediaType, ...found } = await client.imageManifest(name);
    const image = getAddress(name, digest);
    const collection = new Collection(client, { name, image, digest, maxBytes });
    await collection.addReferrers((await client.referrers(name, digest)) ?? []);
    const fallback = await client.manifest(name, fallbackTag(digest));
    if (fallback !== undefined) {
      const { manifests } = fallback.manifest;
      // Other content does not list the referrers of the image, so it does not prove that there are none.
      if (manifests === undefined) {
        throw new ServiceError(`${image}: the tag ${fallbackTag(digest)} is not an index of referrers`, {
          code: "response_invalid",
        });
      }
      await collection.addReferrers(manifests);
    }
    const cosign = await client.manifest(name, `${fallbackTag(digest)}.att`);
    if (cosign !== undefined) await collection.addLayers(cosign);
    await collection.addBuildKit(found.manifest);
    const { attestations, leftOut } = collection;
    if (attestations.length === 0) {
      const others = leftOut.length === 0 ? "" : `; what refers to it is something else: ${leftOut[0] ?? ""}`;
      throw new VerificationError(`${image} has no attestation${others}`, { code: "attestation_missing" });
    }
    return { address, image, digest, mediaType, attestations, leftOut };
  } finally {
    await client.close();
  }
}
