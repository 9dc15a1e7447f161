import { BoundedCache } from "../../base/async/bounded-cache.js";
import { RegoNumber, type Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { arrayOperand, handOver, stringOperand } from "./operand.js";
import { toRegoTextSpaced } from "../../base/terms/term-text.js";

// Characters that Go's strconv.Quote leaves as they are in every version of Unicode that Go and Node may have. JSON
// escapes quotes, backslashes and the named control characters as Go does; Go writes the others in forms of its own.
const PRINTED_ALIKE =
  /^[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u0377\u0400-\u052f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fef\uac00-\ud7a3\u{1f300}-\u{1f5ff}\u{1f600}-\u{1f64f}]*$/u;

/** Returns the text in quotes, as Go's `%q` writes it. A text with unusual characters is left to opa-core. */
export function quoteText(text: string): string {
  return checked(JSON.stringify(text));
}

/** Returns a term in an array, object or set as OPA prints it. */
function printTerm(term: Term): string {
  return checked(toRegoTextSpaced(term));
}

/** The characters of nearly every text. */
const PLAIN = /^[\n -[\]-~]*$/;

function checked(text: string): string {
  if (PLAIN.test(text)) return text;
  // Go uses other escapes where JSON uses \u.
  return PRINTED_ALIKE.test(text) && !text.includes("\\u") ? text : handOver();
}

/** A value as Go's `fmt` gets it from OPA. */
type Operand =
  | { type: "string"; text: string }
  | { type: "int64" | "*big.Int"; text: string }
  | { type: "float64"; value: number };

const INTEGER = /^-?\d+$/;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);
/** Of integers of at most this length `Number` keeps every digit. */
const SAFE_LENGTH = 15;

function toInteger(text: string): Operand {
  // The exact text of an integer, except for -0, which is 0.
  if (text.length <= SAFE_LENGTH) return { type: "int64", text: text === "-0" ? "0" : text };
  const value = BigInt(text);
  return { type: value > MAX_INT64 || value < MIN_INT64 ? "*big.Int" : "int64", text };
}

function toOperand(term: Term): Operand {
  if (typeof term === "string") return { type: "string", text: term };
  if (!(term instanceof RegoNumber)) return { type: "string", text: printTerm(term) };
  if (INTEGER.test(term.text)) return toInteger(term.text);
  const value = Number(term.text);
  // OPA formats numbers beyond 64 bits as text.
  return Number.isFinite(value) ? { type: "float64", value } : handOver();
}

/** As `%v` writes a float: the shortest digits, with an exponent of two digits below -4 and from 6 on. */
function shortestFloat(value: number): string {
  const [digits = "", exponentText = ""] = value.toExponential().split("e");
  const exponent = Number(exponentText);
  // Within these bounds JavaScript writes no exponent either; -0 needs its own case.
  if (exponent >= -4 && exponent < 6) return Object.is(value, -0) ? "-0" : String(value);
  const sign = exponent < 0 ? "-" : "+";
  return `${digits}e${sign}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

/** As `%.Nf` writes a float. Both round to nearest, and differ only for a number right between two: an odd number of halves of 10^-N. */
function fixedFloat(value: number, precision: number): string {
  if (Math.abs(value) >= 1e21 || precision > 20) return handOver();
  // The factor 5^N makes no fraction whole and no even number odd, so 2^(N + 1) suffices, and that is exact.
  const isBetween = (Math.abs(value) * 2 ** (precision + 1)) % 2 === 1;
  return isBetween || Object.is(value, -0) ? handOver() : value.toFixed(precision);
}

function plainText(operand: Operand): string {
  return operand.type === "float64" ? shortestFloat(operand.value) : operand.text;
}

/** Go's text for a verb that does not fit the value. */
function mismatch(verb: string, operand: Operand): string {
  // Go formats big integers separately.
  if (operand.type === "*big.Int") return handOver();
  return `%!${verb}(${operand.type}=${plainText(operand)})`;
}

function formatOne(verb: string, precision: number | undefined, operand: Operand): string {
  const { type } = operand;
  if (verb === "f" && type === "float64") return fixedFloat(operand.value, precision ?? 6);
  if (precision !== undefined) return handOver();
  if (verb === "v") return plainText(operand);
  if (verb === "s" && (type === "string" || type === "*big.Int")) return operand.text;
  if (verb === "d" && (type === "int64" || type === "*big.Int")) return operand.text;
  return mismatch(verb, operand);
}

/** With spaces to a width in code points, on the left unless it is negative. */
function padTo(text: string, width: number): string {
  const missing = Math.abs(width) - Array.from(text).length;
  if (missing <= 0) return text;
  return width < 0 ? text + " ".repeat(missing) : " ".repeat(missing) + text;
}

/** A verb with its width and precision. */
interface Directive {
  verb: string;
  /** In code points; negative for text on the left. */
  width: number | undefined;
  precision: number | undefined;
}

const DIRECTIVE = /%(?:%|(-?\d{1,4})?(?:\.(\d{1,2}))?([vsdft]))?/g;

/** Plain texts and the directives between them; `undefined` for a format that is left to opa-core. */
type Format = readonly (string | Directive)[] | undefined;

function parseFormat(format: string): Format {
  const parts: (string | Directive)[] = [];
  let end = 0;
  for (const match of format.matchAll(DIRECTIVE)) {
    const [directive, width, precision, verb] = match;
    parts.push(format.slice(end, match.index));
    end = match.index + directive.length;
    if (directive === "%%") {
      parts.push("%");
      continue;
    }
    // Widths that start with 0 pad with zeros.
    if (verb === undefined || /^-?0/.test(width ?? "")) return undefined;
    const [widthNumber, precisionNumber] = [width, precision].map((text) =>
      text === undefined ? undefined : Number(text),
    );
    parts.push({ verb, width: widthNumber, precision: precisionNumber });
  }
  parts.push(format.slice(end));
  return parts;
}

const MAX_CACHED_BYTES = 256 * 1024;
/** Of a part of a format. */
const PART_BYTES = 64;
/** Most formats are constants of a policy. */
const formats = new BoundedCache<{ format: Format }>(
  MAX_CACHED_BYTES,
  ({ format = [] }) => format.length * PART_BYTES,
);

function getFormat(text: string): Format {
  const known = formats.get(text);
  if (known !== undefined) return known.format;
  const format = parseFormat(text);
  formats.keep(text, { format });
  return format;
}

function formatDirective({ verb, width, precision }: Directive, term: Term | undefined): string {
  if (term === undefined) return `%!${verb}(MISSING)`;
  const text = formatOne(verb, precision, toOperand(term));
  if (width === undefined) return text;
  return text.startsWith("%!") ? handOver() : padTo(text, width);
}

/** As Go's `fmt.Sprintf`, for the usual verbs `%v %s %d %f %t %%` with a width and a precision. */
function sprintf(format: string, terms: readonly Term[]): string {
  let used = 0;
  let text = "";
  for (const part of getFormat(format) ?? handOver()) {
    text += typeof part === "string" ? part : formatDirective(part, terms[used++]);
  }
  if (used >= terms.length) return text;
  const extra = terms.slice(used).map(toOperand);
  return `${text}%!(EXTRA ${extra.map((operand) => `${operand.type}=${plainText(operand)}`).join(", ")})`;
}

export const sprintfBuiltin: JsBuiltin = {
  name: "sprintf",
  handsOver:
    "verbs other than `%v %s %d %f %t %%`, zero padding, a precision of anything but `%f`, numbers that are not a 64-bit float, and unusual characters inside arrays, objects and sets",
  call(args: Term[]): Term {
    const format = stringOperand(args, 1);
    return sprintf(format, arrayOperand(args, 2));
  },
};
