import { parseTerm } from "../../../src/base/terms/parse-term.js";
import { toCanonicalText } from "../../../src/base/terms/term-text.js";
import { RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";

/**
 * The outcome of a program's evaluation. `trap`: the module crashed. `refused`: OPA cannot compile it to Wasm. `time`:
 * it did not end.
 */
export type Outcome =
  | { kind: "value"; term: Term }
  | { kind: "undefined" }
  | { kind: "error"; code: string }
  | { kind: "trap" | "refused" | "time"; message: string };

/**
 * The kind of a difference. `repeated-key`: values that are equal when OPA's has each key of an object once. `order`:
 * values that are equal when neither the order of the items of arrays counts nor that of the characters of strings.
 * `number`: values that are equal except for their numbers. `undefined`: one is. `compiled-error`, `opa-error`: only
 * one of both is an error.
 */
export type Difference = (typeof DIFFERENCES)[number];

export const DIFFERENCES = [
  "repeated-key",
  "order",
  "number",
  "value",
  "undefined",
  "compiled-error",
  "opa-error",
  "trap",
  "refused",
  "time",
] as const;

/** Parses the value of Rego text, whose strings may have the escapes of Go. */
export function parseOutcome(text: string): Outcome {
  return { kind: "value", term: parseTerm(text) };
}

export function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case "value":
      return toCanonicalText(outcome.term);
    case "undefined":
      return "undefined";
    case "error":
      return `error ${outcome.code}`;
    default:
      return `${outcome.kind}: ${outcome.message}`;
  }
}

/** The difference of two outcomes; `undefined` for equal ones. Two errors are equal, regardless of their messages. */
export function differenceOf(compiled: Outcome, byOpa: Outcome): Difference | undefined {
  if (compiled.kind === "trap" || compiled.kind === "refused" || compiled.kind === "time") {
    // An evaluation that takes OPA too long proves nothing about the compiled one.
    return byOpa.kind === "time" ? undefined : compiled.kind;
  }
  if (byOpa.kind === "time") return "time";
  if (compiled.kind === "error" || byOpa.kind === "error") {
    if (compiled.kind === byOpa.kind) return undefined;
    return byOpa.kind === "error" ? "opa-error" : "compiled-error";
  }
  if (compiled.kind !== "value" || byOpa.kind !== "value") {
    return compiled.kind === byOpa.kind ? undefined : "undefined";
  }
  if (toCanonicalText(compiled.term) === toCanonicalText(byOpa.term)) return undefined;
  if (toCanonicalText(compiled.term) === toCanonicalText(withKeysOnce(byOpa.term))) return "repeated-key";
  if (unordered(compiled.term) === unordered(byOpa.term)) return "order";
  const withoutNumbers = (term: Term): string => unordered(term).replaceAll(/-?\d[\d.e+-]*/g, "#");
  return withoutNumbers(compiled.term) === withoutNumbers(byOpa.term) ? "number" : "value";
}

/** The term with only the last of equal keys of an object. */
function withKeysOnce(term: Term): Term {
  if (Array.isArray(term)) return term.map(withKeysOnce);
  if (term instanceof RegoSet) return new RegoSet(term.items.map(withKeysOnce));
  if (!(term instanceof RegoObject)) return term;
  const entries = term.entries.map(([key, value]) => [withKeysOnce(key), withKeysOnce(value)] as const);
  return new RegoObject([...new Map(entries.map((entry) => [toCanonicalText(entry[0]), entry])).values()]);
}

/** A text of a term that is independent of the order of items and of characters. */
function unordered(term: Term): string {
  if (typeof term === "string") return JSON.stringify(Array.from(term).sort().join(""));
  if (Array.isArray(term)) return `[${term.map(unordered).sort().join(",")}]`;
  if (term instanceof RegoSet) return `{${term.items.map(unordered).sort().join(",")}}`;
  if (term instanceof RegoObject) {
    const entries = term.entries.map(([key, value]) => `${unordered(key)}:${unordered(value)}`);
    return `{${entries.sort().join(",")}}`;
  }
  return toCanonicalText(term);
}
