import { X509Certificate } from "node:crypto";
import { errorMessages } from "../../src/base/error-messages.js";
import { isNotProven } from "../../src/base/error-outcome.js";
import { ServiceError, VerificationError } from "../../src/base/errors.js";
import { getMember } from "../../src/base/text/member-of.js";
import { readCosignSignature, toSigstoreBundle } from "../../src/trust/registry/cosign-attestation.js";
import { fallbackTag, getAddress } from "../../src/trust/registry/image-name.js";
import type { Descriptor } from "../../src/trust/registry/oci-documents.js";
import type { CosignLayer } from "../../src/trust/registry/image-config.js";
import { verifyCosignSignature } from "../../src/trust/verify/cosign-signature.js";
import { verifyEach } from "../../src/trust/verify/verify-each.js";
import { DocumentVerifier } from "../../src/trust/verify/document-verifier.js";
import type { ImageDigest } from "../../src/trust/registry/image-reference.js";
import type { ReadContext, RegistryReader } from "./registry-reader.js";
import type { RequiredSigner } from "./signer-options.js";

/** Maximum size of all signatures of an image, or of all its attestations. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A verified signature of an image. */
export interface ImageSignature {
  /** Base64; empty where it is not known. */
  signature: string;
  keyId: string;
  /** PEM of the verified certificate; absent for a key. */
  certificate?: string;
  /** PEM of certificates of authorities, as the signer gave them: the trusted root verified the certificate. */
  chain: readonly string[];
}

/** A verified attestation of an image. */
export interface ImageAttestation {
  statement: unknown;
  signatures: readonly ImageSignature[];
}

/** No signature of an image holds. */
export class NoSignature extends Error {}

/** Returns those that hold. @throws NoSignature when none does; errors that are no refusal. */
async function verifyAll<Item, Verified>(
  what: string,
  items: readonly Item[],
  verify: (item: Item) => Promise<Verified>,
): Promise<Verified[]> {
  const { verified, refusals } = await verifyEach(items, isNotProven, verify);
  if (verified.length > 0) return verified;
  const errors = refusals.map((refusal) => errorMessages(refusal).join("; because: "));
  throw new NoSignature(`no matching ${what}: ${errors.join("\n ")}`);
}

const BUNDLE = /^application\/vnd\.dev\.sigstore\.bundle\.v0\.[3-9]\+json$/;
const ANY_BUNDLE = "application/vnd.dev.sigstore.bundle";
/** Types of configurations, which some registries report as the type of an artifact. */
const CONFIG =
  /^(?:|application\/vnd\.oci\.empty\.v1\+json|application\/vnd\.(?:oci|docker)\..*(?:config|container\.image)\.v1\+json)$/;

/** The signatures and attestations of an image in its registry. */
export class ImageSignatures {
  readonly #image: ImageDigest;
  readonly #reader: RegistryReader;
  readonly #context: ReadContext;

  constructor(image: ImageDigest, reader: RegistryReader, context: ReadContext) {
    this.#image = image;
    this.#reader = reader;
    this.#context = context;
  }

  /**
   * Verifies the signatures of the image: Sigstore bundles that refer to it, or those of cosign's tag `.sig` where there is no bundle.
   *
   * @throws NoSignature; ServiceError
   */
  async signatures(signer: RequiredSigner): Promise<ImageSignature[]> {
    const bundles = await this.#bundles();
    const verifier = await this.#verifier(signer);
    if (bundles.length > 0) {
      // As in `ec`, nothing is known about the signature of a bundle.
      return verifyAll("attestations", bundles, async ({ name, bytes }) => {
        await verifier.statement(name, bytes);
        return { signature: "", keyId: "", chain: [] };
      });
    }
    const layers = await this.#layers("sig");
    if (layers.length === 0) throw new NoSignature("no signatures found");
    return verifyAll("signatures", layers, async (layer) => {
      await verifyCosignSignature(verifier, layer, this.#image.digest);
      return toImageSignature(layer.name, layer.annotations, signer);
    });
  }

  /**
   * Verifies the attestations of the image: Sigstore bundles that refer to it, or those of cosign's tag `.att` where there is no bundle.
   *
   * @throws NoSignature; ServiceError
   */
  async attestations(signer: RequiredSigner): Promise<ImageAttestation[]> {
    const bundles = await this.#bundles();
    const layers = bundles.length > 0 ? bundles : await this.#layers("att");
    const verifier = await this.#verifier(signer);
    return verifyAll("attestations", layers, async ({ name, bytes, annotations }) => {
      const json = bundles.length > 0 ? bytes : toSigstoreBundle(name, bytes, annotations);
      const { payload } = await verifier.statement(name, json);
      const own = toImageSignature(name, annotations, signer);
      return {
        statement: JSON.parse(Buffer.from(payload).toString("utf8")) as unknown,
        signatures: readEnvelopeSignatures(bytes).map(({ signature, keyId }) => ({
          ...own,
          signature: own.signature || signature,
          keyId,
        })),
      };
    });
  }

  #verifier({ options }: RequiredSigner): Promise<DocumentVerifier> {
    return DocumentVerifier.create({ ...options, artifact: this.#image.digest });
  }

  /** The layers of one of cosign's tags. */
  async #layers(suffix: "sig" | "att"): Promise<CosignLayer[]> {
    const { registry, repository, digest } = this.#image;
    const tag = `${fallbackTag(digest)}.${suffix}`;
    const found = await this.#reader.manifest({ registry, repository, tag }, this.#context);
    return this.#read(found?.manifest.layers ?? []);
  }

  /** The Sigstore bundles that refer to the image. Other referrers, and bundles before v0.3, are left out, as by cosign. */
  async #bundles(): Promise<CosignLayer[]> {
    const referrers = await this.#reader.referrers(this.#image, this.#context);
    const candidates = referrers.filter(
      ({ artifactType }) => CONFIG.test(artifactType ?? "") || artifactType?.startsWith(ANY_BUNDLE) === true,
    );
    const layers = await Promise.all(candidates.map((referrer) => this.#bundleLayer(referrer)));
    return this.#read(layers.flat());
  }

  async #bundleLayer({ digest }: Descriptor): Promise<Descriptor[]> {
    const { registry, repository } = this.#image;
    const found = await this.#reader.manifest({ registry, repository, digest }, this.#context);
    if (found === undefined) {
      throw new ServiceError(
        `${getAddress(this.#image)}: the registry lists the referrer ${digest.slice(0, 80)} and does not have it`,
        { code: "response_invalid" },
      );
    }
    const { layers = [] } = found.manifest;
    return layers.length === 1 ? layers.filter(({ mediaType }) => BUNDLE.test(mediaType)) : [];
  }

  async #read(layers: readonly Descriptor[]): Promise<CosignLayer[]> {
    const address = getAddress(this.#image);
    const size = layers.reduce((sum, layer) => sum + layer.size, 0);
    if (size > MAX_BYTES) {
      throw new ServiceError(`${address}: its signatures have more than the limit of ${MAX_BYTES} bytes`, {
        code: "response_too_large",
      });
    }
    return Promise.all(
      layers.map(async (layer) => ({
        name: `${address}#${layer.digest}`,
        bytes: await this.#reader.layer(this.#image, layer, MAX_BYTES, this.#context),
        annotations: layer.annotations ?? {},
      })),
    );
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/**
 * The signature in the annotations of a layer. A key verifies no certificate beside it, which is left out.
 *
 * @throws VerificationError `certificate_invalid` for a malformed chain.
 */
function toImageSignature(
  name: string,
  annotations: CosignLayer["annotations"],
  { options: { keys } }: RequiredSigner,
): ImageSignature {
  const { signature, certificate, chain } = readCosignSignature(annotations);
  if (keys !== undefined || certificate === "") return { signature, keyId: "", chain: [] };
  try {
    const authorities = (chain.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem).toString());
    return { signature, keyId: "", certificate, chain: authorities };
  } catch (error) {
    throw new VerificationError(`${name}: the chain of certificates is malformed`, {
      code: "certificate_invalid",
      cause: error,
    });
  }
}

/** The signatures of a verified envelope, or of the envelope in a verified bundle. */
function readEnvelopeSignatures(bytes: Uint8Array): { signature: string; keyId: string }[] {
  const document: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  const signatures = getMember(getMember(document, "dsseEnvelope") ?? document, "signatures");
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  return (Array.isArray(signatures) ? signatures : []).map((one: unknown) => ({
    signature: text(getMember(one, "sig")),
    keyId: text(getMember(one, "keyid")),
  }));
}
