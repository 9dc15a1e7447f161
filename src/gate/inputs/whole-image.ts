import { X509Certificate } from "node:crypto";
import { ConfigurationError, VerificationError } from "../../base/errors.js";
import { append } from "../../base/lists.js";
import { message, option } from "../../base/message.js";
import { getMember } from "../../base/text/member-of.js";
import type { RecordedImage } from "../../engine/recording/recorded-call.js";
import { describeCertificate } from "../../trust/verify/certificate-metadata.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import { readArtifact } from "../../trust/verify/artifact.js";
import { factsToJson, type VerificationFacts } from "../../trust/verify/facts.js";
import { matchSubjects } from "../../trust/verify/statement.js";
import type { OpenedEnvelope } from "./envelope.js";

/** The label of an image of OLM, of whose folder `ec` has the files in the input. */
const OLM_LABEL = "operators.operatorframework.io.bundle.manifests.v1";

/** Signs the image itself, in a Sigstore bundle (cosign 3). */
const IMAGE_SIGNATURE = "https://sigstore.dev/cosign/sign/v1";

/** The name of a component that none of the options of `ec` names. */
const COMPONENT = "Unnamed";

/** A verified attestation. */
interface VerifiedAttestation {
  name: string;
  json: Uint8Array;
  envelope: OpenedEnvelope;
}

interface WholeImageOptions {
  /** For the image's digest. */
  verifier: DocumentVerifier;
  signal?: AbortSignal | undefined;
  onVerified: (attestation: VerifiedAttestation) => void;
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
  const certificate =
    raw === ""
      ? undefined
      : describeCertificate(name, new X509Certificate(Buffer.from(raw, "base64")).toString());
  const signatures = getMember(getMember(document, "dsseEnvelope") ?? document, "signatures");
  const all: unknown[] = Array.isArray(signatures) ? signatures : [];
  if (signer === "key" && all.length > keyIds.length) {
    throw new VerificationError(
      message`${name} has ${all.length} signatures, and policies see all of them, but ${option("keys")} verified only ${keyIds.length}`,
      { code: "signature_invalid" },
    );
  }
  return all.map((one) => ({
    keyid: certificate?.keyId || textOf(getMember(one, "keyid")),
    sig: textOf(getMember(one, "sig")),
    ...(certificate === undefined ? {} : { certificate: certificate.pem, metadata: certificate.metadata }),
  }));
}

/**
 * Verifies the attestations of an image, and writes the input that `ec validate image` has for its policies: the
 * attestations, the configurations of the image and its base, and the component. Only then are registries read that
 * the image names.
 *
 * @returns JSON.
 * @throws VerificationError for each attestation that does not hold, and `attestation_missing`; ConfigurationError
 * `config_invalid` for an index and an image of OLM; the errors of `readImageConfig`.
 */
export async function toWholeImage(
  { image, digest: imageDigest, attestations }: RecordedImage,
  { verifier, signal, onVerified }: WholeImageOptions,
): Promise<string> {
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
  const { ref, config, parent } = await readImageConfig(image, { env: process.env, signal });
  if (getMember(config["Labels"], OLM_LABEL) !== undefined) {
    throw new ConfigurationError(
      `${image}: its label ${OLM_LABEL} names files that policies of ec find in their input, which are not read here`,
      { code: "config_invalid" },
    );
  }
  const component = { name: COMPONENT, containerImage: ref, source: {} };
  const others = {
    image: {
      ref,
      ...(signatures.length === 0 ? {} : { signatures }),
      config,
      ...(parent === undefined ? {} : { parent }),
      source: {},
    },
    snapshot: { application: "", components: [component], artifacts: {} },
    component_name: COMPONENT,
  };
  return `{"attestations":[${statements.join(",")}],${JSON.stringify(others).slice(1)}`;
}
