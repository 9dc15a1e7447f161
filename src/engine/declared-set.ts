import type { BuiltinDeclaration } from "../builtin/builtin.js";
import { parseJson } from "../values/parse-term.js";
import { toRegoText } from "../values/term-text.js";
import { RegoSet } from "../values/term.js";

/** Whether a built-in is declared to return a set. */
function isDeclaredSet(type: BuiltinDeclaration["result"]): boolean {
  if (typeof type === "string") return false;
  return type.type === "set" || (typeof type.type === "object" && type.type.type === "set");
}

/**
 * Converts a JSON answer to Rego text: JSON has no sets, so a list becomes a set if the built-in is declared to return
 * one.
 */
export function toDeclaredText(json: string, result: BuiltinDeclaration["result"] | undefined): string {
  if (result === undefined || !isDeclaredSet(result)) return json;
  const items = parseJson(json);
  return Array.isArray(items) ? toRegoText(new RegoSet(items)) : json;
}
