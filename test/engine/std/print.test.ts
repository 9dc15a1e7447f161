import { beforeAll, describe, expect, it } from "vitest";
import { loadPolicy, type Policy } from "../../../src/index.js";
import {
  StandardBuiltinError,
  type StandardCallContext,
} from "../../../src/engine/builtin/standard-builtin.js";
import { print } from "../../../src/engine/std/print.js";

function printed(operands: string): string[] {
  const lines: string[] = [];
  const context: StandardCallContext = {
    readsErrors: true,
    nowNs: 0n,
    seed: "",
    remainingMs: () => Infinity,
    beforeLongCall: () => undefined,
    print: (message) => void lines.push(message),
  };
  expect(print.call([Buffer.from(operands)], context)).toBeUndefined();
  return lines;
}

describe("internal.print", () => {
  // One set of values for each operand, as OPA's compiler hands them over.
  it.each([
    ["[]", [""]],
    ['[{"a"}]', ["a"]],
    ['[{"a"}, {1.0}, {null}, {true}]', ["a 1.0 null true"]],
    ["[set()]", ["<undefined>"]],
    ['[{"x is"}, set(), {1}]', ["x is <undefined> 1"]],
    ["[{2, 1}]", ["1", "2"]],
    ['[{"a", "b"}, {1, 2}]', ["a 1", "a 2", "b 1", "b 2"]],
    ['[{[1, "s"]}, {{"k": {"b", "a"}}}, {{1, 2}}, {set()}]', ['[1, "s"] {"k": {"a", "b"}} {1, 2} set()']],
    ['[{"two\\nlines"}]', ["two\nlines"]],
  ])("prints %s", (operands, lines) => {
    expect(printed(operands)).toEqual(lines);
  });

  it.each(["1", "{1}", "[1]", '[{1}, "a"]'])("refuses %s as OPA does", (operands) => {
    expect(() => printed(operands)).toThrow(StandardBuiltinError);
  });
});

describe("print in a policy", () => {
  let policy: Policy;

  beforeAll(async () => {
    policy = await loadPolicy({
      files: {
        "p.rego": `package p

x if {
	print("one", input.missing, [1, "a"])
	some y in input.list
	print("each", y)
	y == input.stop
	print("found", {"at": y})
}

never if {
	false
	print("not reached")
}
`,
      },
    });
  });

  it("gives the lines in order, `<undefined>` included", async () => {
    const decision = await policy.decide({ list: ["a", "b", "c"], stop: "b" });
    expect(decision.prints).toEqual([
      { message: 'one <undefined> [1, "a"]' },
      { message: "each a" },
      { message: "each b" },
      { message: 'found {"at": "b"}' },
      { message: "each c" },
    ]);
    expect(decision.calls).toEqual([]);
  });

  it("gives each evaluation its own", async () => {
    expect((await policy.decide({ list: [] })).prints).toEqual([{ message: 'one <undefined> [1, "a"]' }]);
  });
});
