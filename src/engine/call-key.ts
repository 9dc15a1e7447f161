import { canonicalNumber } from "../rego/number-text.js";
import { parseTerm } from "../rego/parse-term.js";
import { toCanonicalText } from "../rego/term-text.js";

function canonicalArgument(text: string): string {
  switch (text.charCodeAt(0)) {
    // OPA writes equal strings alike, and null, true and false.
    case 34: // "
    case 110: // n
    case 116: // t
    case 102: // f
      return text;
    case 123: // {
    case 91: // [
    case 115: // s
      return toCanonicalText(parseTerm(text));
    default:
      return canonicalNumber(text);
  }
}

/**
 * One text for equal calls: the name, and the arguments in canonical form.
 *
 * @param args The Rego text of each argument, as OPA writes it.
 */
export function callKey(name: string, args: readonly string[]): string {
  return `${name}(${args.map(canonicalArgument).join(",")})`;
}
