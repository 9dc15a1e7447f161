import { EvaluationError } from "../errors.js";
import type { RegoPackage } from "../rego/rego-package.js";
import { InputSnapshot } from "./input-snapshot.js";

/** A part of a rule's name: `deny`, `.critical`, `["a-b"]`. */
const PART = /^(?:\.?([A-Za-z_]\w*)|\[("(?:[^"\\]|\\.)*")\])/;

/** The parts of a rule's name that are known before evaluation: `deny`, `critical` for `deny.critical[x]`. */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  for (let rest = name; ;) {
    const found = PART.exec(rest);
    if (found === null) return parts;
    const [text, identifier, quoted] = found;
    parts.push(identifier ?? String(JSON.parse(quoted ?? '""')));
    rest = rest.slice(text.length);
  }
}

function isThere(document: unknown, path: readonly string[]): boolean {
  let value = document;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return false;
    value = (value as Record<string, unknown>)[part];
  }
  return true;
}

/**
 * Checks that a base document has no value where a policy has a rule, as OPA's compiler does: the value would be hidden.
 *
 * @throws EvaluationError `data_invalid`
 */
export function checkDataConflicts(packages: readonly RegoPackage[], data: unknown): void {
  for (const { path, rules } of packages) {
    const above = path.split("/");
    if (!isThere(data, above)) continue;
    for (const { name } of rules) {
      const place = [...above, ...partsOf(name)];
      if (!isThere(data, place)) continue;
      throw new EvaluationError(
        `the data has a value at /${place.join("/")}, where the policy has the rule ${name}: the rule would hide it`,
        { code: "data_invalid" },
      );
    }
  }
}

/**
 * Takes a base document for a policy, as `InputSnapshot.ofData` does.
 *
 * @param packages of the policy, where they are known.
 * @throws EvaluationError `data_invalid`
 */
export function takeData(value: unknown, packages: readonly RegoPackage[] | undefined): InputSnapshot {
  const snapshot = InputSnapshot.ofData(value);
  const { text = "{}" } = snapshot;
  if (packages !== undefined && text !== "{}") checkDataConflicts(packages, JSON.parse(text));
  return snapshot;
}
