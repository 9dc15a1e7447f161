import type { JsonValue } from "../../base/terms/json-value.js";
import type { Recording } from "../../engine/recording/recording.js";

/** An input, and the verified facts about it. */
interface VerifiedInput {
  /** JSON text. */
  input: Uint8Array | undefined;
  /** The facts verified now; in a replay, those that were recorded. */
  verification?: Readonly<Record<string, JsonValue>> | undefined;
}

/**
 * The input of a replay: the recorded one unless another is provided. If the recorded input was verified, the new one
 * must be a document that was verified then, unless it is verified now; its payload is the input.
 *
 * @param name the new input's name.
 * @throws VerificationError `signature_missing`; EvaluationError `recording_missing`; DocumentError `envelope_invalid`
 */
export async function replayedInput(
  { input, verification }: VerifiedInput,
  name: string,
  replayed: Recording | undefined,
): Promise<VerifiedInput> {
  if (replayed === undefined || verification !== undefined) return { input, verification };
  const { input: recorded, verifications } = replayed.facts;
  if (input === undefined) {
    return {
      input: recorded === undefined ? undefined : Buffer.from(recorded),
      verification: replayed.verificationOf(),
    };
  }
  if (verifications === undefined) return { input };
  const { openReplayed } = await import("../../engine/recording/replayed-document.js");
  const { payload, facts } = openReplayed(name, input, replayed);
  return { input: payload, verification: facts };
}
