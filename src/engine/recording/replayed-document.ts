import { message, option } from "../../base/message.js";
import { EvaluationError, type VerificationError, missingSignature } from "../../base/errors.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { readEnvelope, type Envelope } from "../../trust/verify/envelope.js";
import type { Recording } from "./recording.js";

/** An envelope that was verified when a recording was made, and the verified facts about it. */
interface ReplayedDocument extends Pick<Envelope, "payloadType" | "payload"> {
  facts: Readonly<Record<string, JsonValue>>;
}

const ADVICE = message`replay the documents that were recorded, or verify this one now: name its required signer with ${option("keys")}, or ${option("trustedRoot")} with an identity and an issuer`;

/**
 * Opens an envelope or bundle of a replay whose recorded evaluations had verified inputs. Only the documents that were
 * verified then, byte for byte, are taken: the same payload in another envelope may be signed by anybody.
 *
 * @param json valid JSON.
 * @param image the digest of the image whose attestation it is.
 * @throws VerificationError `signature_missing` for a document that is not signed.
 * @throws EvaluationError `recording_missing` for a document that was not verified when it was recorded.
 * @throws DocumentError `envelope_invalid`
 */
export function openReplayed(
  name: string,
  json: Uint8Array,
  recording: Recording,
  image?: string,
): ReplayedDocument {
  const unsigned = (why: string): VerificationError =>
    missingSignature(message`${name} is not signed: ${why}. The recorded inputs were verified; ${ADVICE}`);
  const envelope = readEnvelope(name, json, () => unsigned("the envelope has no signatures"));
  if (envelope === undefined) throw unsigned("it is neither a DSSE envelope nor a Sigstore bundle of one");
  const facts = recording.verificationOf(json, image);
  if (facts === undefined) {
    throw new EvaluationError(
      message`${name}: this envelope was not verified when the replay was recorded, and nothing verifies it now; ${ADVICE}`,
      { code: "recording_missing" },
    );
  }
  const { payloadType, payload } = envelope;
  return { payloadType, payload, facts };
}
