import { errorOutcome } from "../../base/error-outcome.js";
import { ConfigurationError, VerificationError } from "../../base/errors.js";
import { append } from "../../base/lists.js";
import { message, option } from "../../base/message.js";
import { IMAGE_SCHEME, shownSource } from "../../base/text/address.js";
import { getMember } from "../../base/text/member-of.js";
import type { RecordedImage } from "../../engine/recording/recorded-call.js";
import { MAX_LAYER_BYTES } from "../../engine/source/layer-limits.js";
import { readCosignSignature } from "../../trust/registry/cosign-attestation.js";
import type { CosignLayer } from "../../trust/registry/image-config.js";
import { verifyEach } from "../../trust/verify/verify-each.js";
import { verifyCosignSignature } from "../../trust/verify/cosign-signature.js";
import { describeCertificate } from "../../trust/verify/certificate-metadata.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import { readArtifact } from "../../trust/verify/artifact.js";
import { factsToJson, type VerificationFacts } from "../../trust/verify/facts.js";
import { matchSubjects } from "../../trust/verify/statement.js";
import type { OpenedEnvelope } from "./envelope.js";

/** The label of an image of OLM, of whose folder `ec` has the files in the input. */
const OLM_LABEL = "operators.operatorframework.io.bundle.manifests.v1";

const BUNDLE = "application/vnd.dev.sigstore.bundle";

/** Signs the image itself, in a Sigstore bundle (cosign 3). */
const IMAGE_SIGNATURE = "https://sigstore.dev/cosign/sign/v1";

/** The name of a component that none of the options of `ec` names. */
const UNNAMED = "Unnamed";

/** A component of a snapshot. */
interface ImageComponent {
  name: string;
  containerImage: string;
  source: object;
}

/** A verified attestation. */
interface VerifiedAttestation {
  name: string;
  json: Uint8Array;
  envelope: OpenedEnvelope;
}

/** The requirements that an image as one input must meet, and the policy configuration in it. */
export interface RequiredOfImage {
  verifier: DocumentVerifier;
  policySpec: string;
}

/**
 * Checks that an image can be one input: policies of `ec` trust their input, so that an unverified one would prove nothing.
 *
 * @throws ConfigurationError `config_invalid` without requirements, in a replay, and for several configurations.
 */
export function requireOfImage(
  address: string,
  verifier: DocumentVerifier | undefined,
  isReplay: boolean,
  [policySpec, ...others]: readonly string[],
): RequiredOfImage {
  if (verifier !== undefined && !isReplay && policySpec !== undefined && others.length === 0)
    return { verifier, policySpec };
  const why = isReplay
    ? "a recording does not have the configuration of an image"
    : verifier === undefined
      ? message`policies of Conforma judge verified attestations alone: give ${option("keys")} or ${option("trustedRoot")}`
      : "its input has the policy configuration, so there must be one alone; judge it by each in a run of its own";
  throw new ConfigurationError(message`${shownSource(address)}: ${why}`, { code: "config_invalid" });
}

interface WholeImageOptions {
  /** For the image's digest. */
  verifier: DocumentVerifier;
  signal?: AbortSignal | undefined;
  onVerified: (attestation: VerifiedAttestation) => void;
  /** The specification of the policy, as JSON. */
  policySpec: string;
  /** For an image of an index. */
  part?: ImagePart | undefined;
}

/** A component, and all of its snapshot. */
export interface ImagePart {
  component: ImageComponent;
  all: readonly ImageComponent[];
}

/** The input of an image. */
interface WholeImage {
  json: string;
  /** The images of an index, which are judged, too. */
  parts: readonly ImagePart[];
}

/** A signature as `ec` describes it: empty members are absent. */
interface Signature {
  keyid: string;
  sig: string;
  certificate?: string;
  metadata?: Record<string, string>;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Node would look for PEM within the bytes first. */
function toPem(rawBytes: string): string {
  const lines =
    Buffer.from(rawBytes, "base64")
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

/**
 * The signatures of a verified envelope or bundle.
 *
 * @throws VerificationError `signature_invalid` for more signatures than keys that verified one.
 */
function toSignatures(
  name: string,
  document: unknown,
  { signer, keyIds = [] }: VerificationFacts,
): Signature[] {
  const material = getMember(document, "verificationMaterial");
  const chain = getMember(getMember(material, "x509CertificateChain"), "certificates");
  const leaf: unknown = Array.isArray(chain) ? chain[0] : getMember(material, "certificate");
  const raw = signer === "key" ? "" : textOf(getMember(leaf, "rawBytes"));
  const certificate = raw === "" ? "" : toPem(raw);
  const signatures = getMember(getMember(document, "dsseEnvelope") ?? document, "signatures");
  const all: unknown[] = Array.isArray(signatures) ? signatures : [];
  if (signer === "key" && all.length > keyIds.length) {
    throw new VerificationError(
      message`${name} has ${all.length} signatures, and policies see all of them, but ${option("keys")} verified only ${keyIds.length}`,
      { code: "signature_invalid" },
    );
  }
  return all.map((one) => {
    const own = { keyid: textOf(getMember(one, "keyid")), sig: textOf(getMember(one, "sig")) };
    return toSignature(name, own, certificate);
  });
}

/** @param certificate PEM; empty for a key. */
function toSignature(name: string, own: { keyid: string; sig: string }, certificate: string): Signature {
  if (certificate === "") return own;
  const { keyId, pem, metadata } = describeCertificate(name, certificate);
  return { keyid: keyId || own.keyid, sig: own.sig, certificate: pem, metadata };
}

/**
 * Verifies the attestations of an image, and writes the input that `ec validate image` has for its policies: the
 * attestations, the configurations of the image and its base, and the component. Only then are registries read that
 * the image names.
 *
 * @throws VerificationError for each attestation that does not hold, and `attestation_missing`; the errors of
 * `readImageConfig` and of reading files.
 */
export async function toWholeImage(
  { address, image, digest: imageDigest, attestations }: RecordedImage,
  { verifier, signal, onVerified, policySpec, part }: WholeImageOptions,
): Promise<WholeImage> {
  const subject = await readArtifact(imageDigest, "");
  const statements: string[] = [];
  const signatures: Signature[] = [];
  for (const { name, text } of attestations) {
    const json = Buffer.from(text);
    const { payload, statement, facts } = await verifier.statement(name, json);
    // Also where the options name another artifact.
    matchSubjects(name, statement, subject);
    const { payloadType: type = "", payloadDigest: digest } = facts;
    onVerified({ name, json: payload, envelope: { type, digest, verification: factsToJson(facts) } });
    const own = toSignatures(name, JSON.parse(text), facts);
    // The payload's own text, with its exact numbers.
    const judged = `{"statement":${Buffer.from(payload).toString("utf8")},"signatures":${JSON.stringify(own)}}`;
    if (statement.predicateType === IMAGE_SIGNATURE) append(signatures, own);
    else statements.push(judged);
  }
  if (statements.length === 0) {
    throw new VerificationError(`${image} has signatures, and no attestation`, {
      code: "attestation_missing",
    });
  }
  const { readImageConfig } = await import("../../trust/registry/image-config.js");
  const found = await readImageConfig(image, {
    env: process.env,
    signal,
    // ec reads cosign's tag only where there is no bundle.
    withSignatures: !attestations.some(({ mediaType }) => mediaType.startsWith(BUNDLE)),
    maxLayerBytes: MAX_LAYER_BYTES,
    readFiles: (labels, layers) => readOlmFiles(labels, layers, signal),
  });
  append(signatures, await verifyLayers(found.signatures, verifier, imageDigest));
  const { ref, config, parent, files } = found;
  const { component, all } = part ?? toComponents(address, found);
  const others = {
    image: {
      ref,
      ...(signatures.length === 0 ? {} : { signatures }),
      ...{ config, parent, files },
      source: {},
    },
    snapshot: { application: "", components: all, artifacts: {} },
    component_name: component.name,
  };
  const parts = all.filter((one) => one !== component);
  return {
    json: `{"attestations":[${statements.join(",")}],${JSON.stringify(others).slice(1, -1)},"policy_spec":${policySpec}}`,
    parts: part === undefined ? parts.map((own) => ({ component: own, all })) : [],
  };
}

/** The components of an image, or of an index with its images, as `ec` names and orders them: the image by its address, also by a tag. */
function toComponents(
  address: string,
  {
    ref,
    images = [],
  }: { ref: string; images?: readonly { digest: string; architecture: string | undefined }[] },
): ImagePart {
  const component = { name: UNNAMED, containerImage: address.slice(IMAGE_SCHEME.length), source: {} };
  const repository = ref.slice(0, ref.indexOf("@"));
  const all = images.map(({ digest, architecture = "" }, index) => ({
    name: `${UNNAMED}-${digest}-${architecture === "" ? `noarch-${String(index)}` : architecture}`,
    containerImage: `${repository}@${digest}`,
    source: {},
  }));
  const byReference = (a: ImageComponent, b: ImageComponent): number =>
    a.containerImage < b.containerImage ? -1 : Number(a.containerImage > b.containerImage);
  return { component, all: [component, ...all].sort(byReference) };
}

/** The files of an image of OLM, in the folder that its label names. */
async function readOlmFiles(
  labels: unknown,
  layers: AsyncIterable<{ address: string; bytes: Uint8Array }>,
  signal = new AbortController().signal,
): Promise<unknown> {
  const folder = getMember(labels, OLM_LABEL);
  if (typeof folder !== "string") return undefined;
  const { parseFiles, readImageFiles } = await import("../../engine/source/archive-files.js");
  const files = await parseFiles(await readImageFiles(layers, [folder], signal), signal);
  return Object.keys(files).length === 0 ? undefined : files;
}

/**
 * Verifies signatures of cosign's tag `.sig`, and returns those that hold, as `ec` does.
 *
 * @throws VerificationError when none of them does.
 */
async function verifyLayers(
  layers: readonly CosignLayer[],
  verifier: DocumentVerifier,
  digest: string,
): Promise<Signature[]> {
  const isRefusal = (error: unknown): boolean => errorOutcome(error) === "fail";
  const { verified, refusals } = await verifyEach(layers, isRefusal, async (layer) => {
    const { signer } = await verifyCosignSignature(verifier, layer, digest);
    const { signature: sig, certificate } = readCosignSignature(layer.annotations);
    return toSignature(layer.name, { keyid: "", sig }, signer === "key" ? "" : certificate);
  });
  if (layers.length > 0 && verified.length === 0) throw refusals.at(-1);
  return verified;
}
