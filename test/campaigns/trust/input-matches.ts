import { fitsSchema } from "./document-schema.js";
import type { JudgingPackage } from "./scenario.js";

/** Whether the METADATA of a package selects a document, of the input of this name. */
export function isFor({ inputs = {} }: JudgingPackage, name: string, json: string): boolean {
  const { end = "", kind, isFitting } = inputs;
  if (!name.endsWith(end)) return false;
  if (isFitting === true && !fitsSchema(json)) return false;
  return kind === undefined || kindOf(json) === kind;
}

function kindOf(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
}
