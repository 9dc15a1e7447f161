import { VerificationError, missingSignature } from "../../base/errors.js";
import { getMember } from "../../base/text/member-of.js";
import { readCosignSignature, toMessageBundle } from "../registry/cosign-attestation.js";
import type { CosignLayer } from "../registry/image-config.js";
import type { DocumentVerifier } from "./document-verifier.js";
import { checkUniqueKeys } from "./envelope.js";
import type { SignerFacts } from "./facts.js";

/**
 * Verifies a signature of an image in the form that cosign stored before it wrote bundles, and that its message is about this image
 * (https://github.com/containers/image/blob/main/docs/containers-signature.5.md).
 *
 * @throws VerificationError, DocumentError `envelope_invalid`
 */
export async function verifyCosignSignature(
  verifier: DocumentVerifier,
  { name, bytes, annotations }: CosignLayer,
  digest: string,
): Promise<SignerFacts> {
  const { signature } = readCosignSignature(annotations);
  if (signature === "") {
    throw missingSignature(`${name}: the layer has no signature`);
  }
  const facts = await verifier.message(name, bytes, Buffer.from(signature, "base64"), () =>
    toMessageBundle(name, bytes, annotations),
  );
  const text = Buffer.from(bytes).toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new VerificationError(`${name}: the signed message is not JSON`, {
      code: "statement_invalid",
      cause: error,
    });
  }
  checkUniqueKeys(name, text);
  const image = getMember(getMember(value, "critical"), "image");
  if (getMember(image, "docker-manifest-digest") === digest) return facts;
  throw new VerificationError(`${name}: the signed message is about another image`, {
    code: "subject_mismatch",
  });
}
