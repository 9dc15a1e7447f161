import { toRegoTextSpaced } from "../values/term-text.js";
import type { Term } from "../values/term.js";
import { handOver } from "./operand.js";

// Characters that Go's strconv.Quote leaves as they are in every version of Unicode that Go and Node may have. JSON
// escapes quotes, backslashes and the named control characters as Go does; Go writes the others in forms of its own.
const PRINTED_ALIKE =
  /^[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u0377\u0400-\u052f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fef\uac00-\ud7a3\u{1f300}-\u{1f5ff}\u{1f600}-\u{1f64f}]*$/u;

/** The text in quotes, as Go's `%q` writes it. A text with unusual characters is left to opa-core. */
export function quoteText(text: string): string {
  return checked(JSON.stringify(text));
}

/** A term in an array, object or set as OPA prints it. */
export function printTerm(term: Term): string {
  return checked(toRegoTextSpaced(term));
}

/** The characters of nearly every text. */
const PLAIN = /^[\n -[\]-~]*$/;

function checked(text: string): string {
  if (PLAIN.test(text)) return text;
  // Go uses other escapes where JSON uses \u.
  return PRINTED_ALIKE.test(text) && !text.includes("\\u") ? text : handOver();
}
