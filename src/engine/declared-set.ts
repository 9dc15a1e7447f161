import type { BuiltinDeclaration } from "../rego/declaration.js";
import { parseJson } from "../rego/parse-term.js";
import { toRegoText } from "../rego/term-text.js";
import { RegoSet } from "../rego/term.js";

/** Whether a built-in is declared to give a set. JSON has none: its answers are lists there. */
export function isDeclaredSet(type: BuiltinDeclaration["result"]): boolean {
  if (typeof type === "string") return false;
  return type.type === "set" || (typeof type.type === "object" && type.type.type === "set");
}

/** The Rego text of the set that a list in JSON text stands for; anything else stays as it is. */
export function toSetText(json: string): string {
  const items = parseJson(json);
  return Array.isArray(items) ? toRegoText(new RegoSet(items)) : json;
}
