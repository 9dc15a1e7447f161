import { recordingDigest } from "../../src/recording/read-recording.js";
import { parseJson } from "../../src/values/parse-term.js";

/** A recording as JSON text, with its digest. */
export function withDigest(text: string): string {
  return text.replace(/\}$/, `,"digest":"${recordingDigest(parseJson(text))}"}`);
}
