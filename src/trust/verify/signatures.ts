import { VerificationError } from "../../base/errors.js";
import { preAuthEncoding, type Envelope } from "./envelope.js";
import type { VerificationKey } from "./verification-key.js";
import { counted } from "../../base/text/counted.js";

/**
 * The keys that have signed an envelope. A key counts once, regardless of its number of signatures.
 *
 * @throws VerificationError `signature_invalid` when there are fewer than `threshold`.
 */
export function verifySignatures(
  name: string,
  { payloadType, payload, signatures }: Pick<Envelope, "payloadType" | "payload" | "signatures">,
  keys: readonly VerificationKey[],
  threshold: number,
): VerificationKey[] {
  const signed = preAuthEncoding(payloadType, payload);
  const signers = keys.filter((key) => signatures.some((signature) => key.verify(signed, signature)));
  if (signers.length >= threshold) return signers;
  throw new VerificationError(
    `${name}: valid signatures by ${signers.length} of ${counted(keys.length, "key")}, ${threshold} required: another key signed it, or it was changed since`,
    { code: "signature_invalid" },
  );
}
