import { EvaluationError, VerificationError } from "../../base/errors.js";
import type { RecordedImage } from "../../engine/recording/recorded-call.js";
import type { Recording } from "../../engine/recording/recording.js";
import { shownSource } from "../../base/text/address.js";

/**
 * Removes the attestations that BuildKit stores in an image's index: they are unsigned, and a verification judges only
 * signed ones. They are reported as skipped.
 *
 * @throws VerificationError `attestation_missing` when no other is left.
 */
export function withoutUnsigned(found: RecordedImage): RecordedImage {
  const unsigned = found.attestations.filter(({ platform }) => platform !== undefined);
  if (unsigned.length === 0) return found;
  const attestations = found.attestations.filter(({ platform }) => platform === undefined);
  if (attestations.length === 0) {
    throw new VerificationError(
      `${found.image} has no attestation but those that BuildKit put into its index, which nobody signed`,
      { code: "attestation_missing" },
    );
  }
  const named = unsigned.map(({ name, mediaType }) => {
    const digest = name.slice(name.lastIndexOf("#") + 1);
    return `${digest} (${mediaType}, in the index, which nobody signed)`;
  });
  return { ...found, attestations, leftOut: [...found.leftOut, ...named] };
}

interface ReadImageOptions {
  /** A replayed recording with the attestations: no request is made. */
  recorded?: Recording | undefined;
  /** Maximum size of all attestations of an image, in bytes. */
  maxBytes?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads the attestations of an image, from its registry or from a recording.
 *
 * @throws EvaluationError `recording_missing`; the errors of `readImageAttestations`.
 */
export async function readImage(
  address: string,
  { recorded, ...reading }: ReadImageOptions,
): Promise<RecordedImage> {
  if (recorded !== undefined) {
    const found = recorded.facts.images?.get(address);
    if (found !== undefined) return found;
    throw new EvaluationError(
      `${shownSource(address)}: the recording does not have the attestations of this image, and a replay makes no connection`,
      { code: "recording_missing" },
    );
  }
  const { readImageAttestations } = await import("../../trust/registry/image-attestations.js");
  const { attestations, ...image } = await readImageAttestations(address, { ...reading, env: process.env });
  return {
    ...image,
    attestations: attestations.map(({ json, ...attestation }) => ({
      ...attestation,
      text: Buffer.from(json).toString("utf8"),
    })),
  };
}
