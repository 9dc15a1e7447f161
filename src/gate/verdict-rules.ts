/** Rules whose value must be an empty set or array to pass. */
const REFUSING_RULES = ["deny", "violation", "violations"] as const;

/** Rules that make a package a policy. A package without any of them is a library. */
export const POLICY_RULES: readonly string[] = [...REFUSING_RULES, "allow", "result"];

/** Every rule that the verdict reads. */
export const VERDICT_RULES: readonly string[] = [...POLICY_RULES, "warn"];
