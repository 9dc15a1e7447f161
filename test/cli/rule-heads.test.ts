import { describe, expect, it } from "vitest";
import { renameRuleHeads } from "../../src/cli/rule-heads.js";
import type { RuleHead } from "../../src/cli/rule-heads.js";

const TEXT = `package p

deny contains "x" if deny_all
  default allow := false\r
allow if {
\tviolations := 1
}
denied := deny
# deny is a comment
deny[x] { x := 1 }
`;

describe("renameRuleHeads", () => {
  it("finds the lines that may start a definition", () => {
    const heads: RuleHead[] = [];
    expect(renameRuleHeads(TEXT, (head) => void heads.push(head))).toBe(TEXT);
    expect(heads).toEqual([
      { rule: "deny", ordinal: 0, row: 3, column: 1 },
      { rule: "allow", ordinal: 1, row: 4, column: 3 },
      { rule: "allow", ordinal: 2, row: 5, column: 1 },
      { rule: "violations", ordinal: 3, row: 6, column: 2 },
      { rule: "deny", ordinal: 4, row: 10, column: 1 },
    ]);
  });

  it("changes only the names it is told", () => {
    const names = [undefined, "a_1", undefined, undefined, "d_4"];
    const renamed = renameRuleHeads(TEXT, ({ ordinal }) => names[ordinal]);
    expect(renamed).toBe(TEXT.replace("default allow", "default a_1").replace("deny[x]", "d_4[x]"));
  });
});
