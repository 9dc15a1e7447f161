import table from "../../../opa-core/standard-builtins.json" with { type: "json" };
import { PolicyLoadError } from "../../base/errors.js";

/** The name of the built-in that returns the verified facts about the input. */
export const VERIFICATION = "regohost.verification";

/** The name of the built-in that verifies an envelope. */
export const VERIFY = "regohost.verify";

/** OPA's built-ins that no host answers by this name: they are parts of the language, of every compiled policy, or of OPA's tester. */
const ANSWERED_BY_OPA = [
  ...["assign", "eq", "equal", "gt", "gte", "lt", "lte", "neq"],
  ...["internal.member_2", "internal.member_3", "internal.print", "internal.test_case", "print"],
  ...["is_array", "is_boolean", "is_null", "is_number", "is_object", "is_set", "is_string", "type_name"],
  ...["rego.metadata.chain", "rego.metadata.rule", "walk"],
];

const known: Readonly<Record<string, { arity: number; network?: boolean }>> = table;

/** Whose a name is that no other built-in may have. */
function getOwner(name: string): string | undefined {
  if (name === VERIFICATION || name === VERIFY) return "regohost";
  if (ANSWERED_BY_OPA.includes(name)) return "OPA";
  // Custom built-ins may replace those that reach the network: every evaluator calls its host for them.
  return Object.hasOwn(known, name) && known[name]?.network !== true ? "OPA" : undefined;
}

/**
 * Refuses the name of a built-in of OPA or of this package: some evaluators would call the one, and some the other.
 *
 * @throws PolicyLoadError `builtin_conflict`
 */
export function checkBuiltinName(name: string): void {
  const owner = getOwner(name);
  if (owner === undefined) return;
  throw new PolicyLoadError(
    `the built-in ${name} has the name of a built-in of ${owner}, which cannot be replaced; remove it, or give it another name, ` +
      `best in a namespace of your own: acme.${name.slice(name.lastIndexOf(".") + 1)}`,
    { code: "builtin_conflict" },
  );
}

/**
 * Refuses names that are taken: by OPA, by this package, or by another of these built-ins.
 *
 * @throws PolicyLoadError `builtin_conflict`
 */
export function checkBuiltinNames(builtins: readonly { name: string }[]): void {
  const seen = new Set<string>();
  for (const { name } of builtins) {
    checkBuiltinName(name);
    if (seen.has(name)) {
      throw new PolicyLoadError(
        `the built-in ${name} is defined twice; remove one of them, or give it another name`,
        { code: "builtin_conflict" },
      );
    }
    seen.add(name);
  }
}
