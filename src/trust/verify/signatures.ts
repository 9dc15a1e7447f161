import { VerificationError } from "../../base/errors.js";
import { limitReading } from "../../base/async/reading.js";
import { preAuthEncoding, type Envelope } from "./envelope.js";
import type { VerificationKey } from "./verification-key.js";
import { counted } from "../../base/text/counted.js";

/**
 * The keys that have signed an envelope. A key counts once, regardless of its number of signatures. It ends with the reading around it.
 *
 * @throws VerificationError `signature_invalid` when there are fewer than `threshold`.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function verifySignatures(
  name: string,
  { payloadType, payload, signatures }: Pick<Envelope, "payloadType" | "payload" | "signatures">,
  keys: readonly VerificationKey[],
  threshold: number,
): Promise<VerificationKey[]> {
  const signed = preAuthEncoding(payloadType, payload);
  const signers: VerificationKey[] = [];
  // Each hashes the payload again, and the document chooses how many there are and how long it is.
  await limitReading(`verifying ${name}`, { advice: "it has too many signatures" }, async (reading) => {
    for (const key of keys) {
      for (const signature of signatures) {
        await reading.nextPart();
        if (!key.verify(signed, signature)) continue;
        signers.push(key);
        break;
      }
    }
  });
  if (signers.length >= threshold) return signers;
  throw new VerificationError(
    `${name}: valid signatures by ${signers.length} of ${counted(keys.length, "key")}, ${threshold} required: another key signed it, or it was changed since`,
    { code: "signature_invalid" },
  );
}
