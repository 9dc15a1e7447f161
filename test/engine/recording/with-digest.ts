import { recordingDigest } from "../../../src/engine/recording/read-recording.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";

/** A recording as JSON text, with its digest. */
export function withDigest(text: string): string {
  return text.replace(/\}$/, `,"digest":"${recordingDigest(parseJson(text))}"}`);
}
