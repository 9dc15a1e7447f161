import { canonicalNumber } from "./number-text.js";
import { parseTerm } from "./parse-term.js";
import { toCanonicalText } from "./term-text.js";

function canonicalArgument(text: string): string {
  switch (text.charCodeAt(0)) {
    // OPA has one form for equal strings, and for null, true and false.
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
 * Equal for equal calls: the name and the arguments in canonical form.
 *
 * @param args the Rego text of each argument in OPA's form.
 */
export function callKey(name: string, args: readonly string[]): string {
  return `${name}(${args.map(canonicalArgument).join(",")})`;
}
