import { parseJson } from "../values/parse-term.js";
import { sha256 } from "../values/sha256.js";
import { toCanonicalText } from "../values/term-text.js";

/** Equal for equal inputs, whatever their formatting. */
export function inputDigest(json: string): string {
  return sha256(toCanonicalText(parseJson(json)));
}
