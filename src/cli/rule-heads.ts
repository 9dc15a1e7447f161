import { VERDICT_RULES } from "./verdict.js";

/** A line that may start a definition of a rule that the verdict reads. Only OPA's parser knows whether it does. */
export interface RuleHead {
  rule: string;
  /** Its place among those of its file, from 0. */
  ordinal: number;
  /** From 1. */
  row: number;
  column: number;
}

const HEAD = new RegExp(`^([ \\t]*)(default[ \\t]+)?(${VERDICT_RULES.join("|")})(?!\\w)`, "gm");

/**
 * A Rego text in which the rules of some heads have other names; rows stay as they are.
 *
 * @param rename the new name, or `undefined` to keep the one that is there.
 */
export function renameRuleHeads(text: string, rename: (head: RuleHead) => string | undefined): string {
  let ordinal = 0;
  let row = 1;
  let counted = 0;
  return text.replace(
    HEAD,
    (found: string, indent: string, keyword: string | undefined, rule: string, at: number) => {
      row += text.slice(counted, at).split("\n").length - 1;
      counted = at;
      const name = rename({ rule, ordinal: ordinal++, row, column: indent.length + 1 });
      return name === undefined ? found : `${indent}${keyword ?? ""}${name}`;
    },
  );
}
