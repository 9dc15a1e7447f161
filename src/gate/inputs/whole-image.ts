import { errorOutcome } from "../../base/error-outcome.js";
import {
  ConfigurationError,
  EvaluationError,
  VerificationError,
  invalidConfig,
  missingSignature,
} from "../../base/errors.js";
import { append } from "../../base/lists.js";
import { message, option } from "../../base/message.js";
import { shownSource } from "../../base/text/address.js";
import { getMember } from "../../base/text/member-of.js";
import type * as Zod from "../../base/text/zod.js";
import type { RecordedImage } from "../../engine/recording/recorded-call.js";
import { MAX_LAYER_BYTES } from "../../engine/source/layer-limits.js";
import { readCosignSignature } from "../../trust/registry/cosign-attestation.js";
import type { CosignLayer, DescribedImage } from "../../trust/registry/image-config.js";
import { DOCKER_HUB, parseImageName } from "../../trust/registry/image-name.js";
import { verifyEach } from "../../trust/verify/verify-each.js";
import { verifyCosignSignature } from "../../trust/verify/cosign-signature.js";
import { describeCertificate } from "../../trust/verify/certificate-metadata.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import { readArtifact } from "../../trust/verify/artifact.js";
import { factsToJson, type VerificationFacts } from "../../trust/verify/facts.js";
import { matchSubjects } from "../../trust/verify/statement.js";
import type { OpenedEnvelope } from "./envelope.js";
import type { ImageComponent, ImageSnapshot, JudgedImage } from "./image-snapshot.js";

export { readSnapshot, toSnapshot } from "./image-snapshot.js";
export { withDefaultTag } from "../../trust/registry/image-reference.js";

/** The label of an image of OLM, of whose folder `ec` has the files in the input. */
const OLM_LABEL = "operators.operatorframework.io.bundle.manifests.v1";

const BUNDLE = "application/vnd.dev.sigstore.bundle";

/** Signs the image itself, in a Sigstore bundle (cosign 3). */
const IMAGE_SIGNATURE = "https://sigstore.dev/cosign/sign/v1";

/** A verified attestation. */
interface VerifiedAttestation {
  name: string;
  json: Uint8Array;
  envelope: OpenedEnvelope;
}

/** The requirements that an image as one input must meet, and the policy configuration in it. */
interface RequiredOfImage {
  verifier: DocumentVerifier;
  policySpec: string;
  /** Whether an image needs no signature of its own. */
  skipImageSigCheck: boolean;
  /** Whether no registry is read. */
  isReplay: boolean;
}

/**
 * Checks that an image can be one input: policies of `ec` trust their input, so that an unverified one would prove nothing.
 *
 * @throws ConfigurationError `config_invalid` without requirements, and for several configurations.
 */
export function requireOfImage(
  address: string,
  verifier: DocumentVerifier | undefined,
  [policySpec, ...others]: readonly string[],
): Pick<RequiredOfImage, "verifier" | "policySpec"> {
  if (verifier !== undefined && policySpec !== undefined && others.length === 0)
    return { verifier, policySpec };
  const why =
    verifier === undefined
      ? message`policies of Conforma judge verified attestations alone: give ${option("keys")} or ${option("trustedRoot")}`
      : "its input has the policy configuration, so there must be one alone; judge it by each in a run of its own";
  throw invalidConfig(message`${shownSource(address)}: ${why}`);
}

interface WholeImageOptions extends RequiredOfImage {
  signal?: AbortSignal | undefined;
  onVerified: (attestation: VerifiedAttestation) => void;
  /** The image in its snapshot, which has images of indexes, too. */
  component: ImageComponent;
  snapshot: ImageSnapshot;
  /** Reports the parts of the image that registries have beside its attestations, for a replay. */
  onDescribed: (description: string) => void;
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
  { image, digest: imageDigest, attestations, description }: RecordedImage,
  options: WholeImageOptions,
): Promise<{ json: string; about: JudgedImage }> {
  const { verifier, onVerified, policySpec, skipImageSigCheck, component, snapshot } = options;
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
  // ec reads cosign's tag only where there is no bundle.
  const withSignatures =
    !skipImageSigCheck && !attestations.some(({ mediaType }) => mediaType.startsWith(BUNDLE));
  const found =
    description === undefined
      ? await describe(image, withSignatures, options)
      : await readDescription(image, description);
  if (withSignatures) append(signatures, await verifyLayers(image, found.signatures, verifier, imageDigest));
  const { ref, config, parent, files } = found;
  const others = {
    image: {
      ref,
      ...(signatures.length === 0 ? {} : { signatures }),
      ...{ config, parent, files },
      source: component.source,
    },
    snapshot,
    component_name: component.name,
  };
  return {
    json: `{"attestations":[${statements.join(",")}],${JSON.stringify(others).slice(1, -1)},"policy_spec":${policySpec}}`,
    about: toJudgedImage(image, imageDigest, component),
  };
}

async function describe(
  image: string,
  withSignatures: boolean,
  { signal, onDescribed, isReplay }: WholeImageOptions,
): Promise<DescribedImage> {
  if (isReplay) {
    throw new EvaluationError(
      `${image}: the recording does not have the configuration of this image, and a replay makes no connection`,
      { code: "recording_missing" },
    );
  }
  const { readImageConfig } = await import("../../trust/registry/image-config.js");
  const found = await readImageConfig(image, {
    env: process.env,
    signal,
    withSignatures,
    maxLayerBytes: MAX_LAYER_BYTES,
    readFiles: (labels, layers) => readOlmFiles(labels, layers, signal),
  });
  const signatures = found.signatures.map(({ bytes, ...one }) => ({
    ...one,
    base64: Buffer.from(bytes).toString("base64"),
  }));
  onDescribed(JSON.stringify({ ...found, signatures }));
  return found;
}

/** @throws ConfigurationError `recording_invalid` */
async function readDescription(image: string, description: string): Promise<DescribedImage> {
  const z = await import("../../base/text/zod.js");
  const configured = { ref: z.string(), config: z.record(z.string(), z.unknown()) };
  const signature = z.object({
    ...{ name: z.string(), base64: z.string(), annotations: z.record(z.string(), z.string()) },
  });
  const schema = z.object({
    ...configured,
    config: configured.config.optional(),
    images: z.array(z.object({ digest: z.string(), architecture: z.string().optional() })).optional(),
    parent: z.object(configured).optional(),
    files: z.unknown().optional(),
    signatures: z.array(signature),
  });
  let data: Zod.output<typeof schema>;
  try {
    data = schema.parse(JSON.parse(description));
  } catch {
    throw new ConfigurationError(`${image}: the recording has no valid description of this image`, {
      code: "recording_invalid",
    });
  }
  const signatures = data.signatures.map(({ base64, ...one }) => ({
    ...one,
    bytes: Buffer.from(base64, "base64"),
  }));
  return { ...data, signatures };
}

/** The repository of an image, with its registry, as go-containerregistry names it. */
function getRepository(image: string): string {
  const { registry, repository } = parseImageName(image);
  return `${registry === DOCKER_HUB ? `index.${DOCKER_HUB}` : registry}/${repository}`;
}

/** The names by which criteria of a policy configuration name an image. */
function toJudgedImage(image: string, digest: string, { name }: ImageComponent): JudgedImage {
  // Images of an index have its component's name, with their digest and architecture.
  const ownName = name.replace(/-sha256:[0-9a-f]{64}-\S+$/, "");
  return { names: [getRepository(image), digest], components: [...new Set([name, ownName])] };
}

/**
 * The components of the images of an index, as `ec` names them; none for an image.
 *
 * @throws the errors of `readIndexImages`.
 */
export async function toIndexComponents(
  { image, description }: RecordedImage,
  component: ImageComponent,
  { isReplay, signal }: Pick<WholeImageOptions, "isReplay" | "signal">,
): Promise<ImageComponent[]> {
  // Without a description no attestation held, so that the index is no pass.
  if (isReplay && description === undefined) return [];
  const { readIndexImages } = await import("../../trust/registry/image-config.js");
  const own =
    description === undefined
      ? await readIndexImages(image, { env: process.env, signal })
      : ((await readDescription(image, description)).images ?? []);
  return own.map(({ digest, architecture = "" }, index) => {
    const suffix = architecture === "" ? `noarch-${String(index)}` : architecture;
    return {
      ...component,
      name: `${component.name}-${digest}-${suffix}`,
      containerImage: `${getRepository(image)}@${digest}`,
    };
  });
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
 * @throws VerificationError when none of them does, and `signature_missing`.
 */
async function verifyLayers(
  image: string,
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
  if (layers.length === 0) {
    throw missingSignature(
      message`${image} has neither a Sigstore bundle nor a signature of its own, at cosign's tag .sig; ${option("skipImageSigCheck")} judges its attestations alone`,
    );
  }
  if (verified.length === 0) throw refusals.at(-1);
  return verified;
}
