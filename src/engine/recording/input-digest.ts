import { parseJson } from "../../base/terms/parse-term.js";
import { sha256 } from "../../base/text/sha256.js";
import { toCanonicalText } from "../../base/terms/term-text.js";

/** Equal for equal inputs, whatever their formatting. */
export function inputDigest(json: string): string {
  return sha256(toCanonicalText(parseJson(json)));
}
