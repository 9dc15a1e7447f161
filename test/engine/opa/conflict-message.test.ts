import { describe, expect, it } from "vitest";
import { explainConflict } from "../../../src/engine/opa/conflict-message.js";
import { toPassFailure } from "../../../src/engine/rounds/policy-failure.js";
import { PolicyAbort } from "../../../src/engine/wasm/policy-instance.js";
import { EvaluationError } from "../../../src/index.js";
import { makeFolder, run } from "../../cli/run.js";

const REGO = `package c

v := 1 if input.x

v := 3 if {
	input.x == 3
}

else := 2

default f(_) := 0

f(x) := 1 if x > 0

f(x) := 2 if x > 1

one := x if some x in [1, 2]

o[k] := 1 if some k in ["a"]

o[k] := 2 if some k in ["a"]

list["b-c"].total := x if some x in [1, 2]
`;

/** Without a place where any definition may be the one at which the conflict is found. */
const CASES: [rule: string, message: string][] = [
  [
    "v",
    "c.rego:9:1: rule data.c.v produced conflicting values:\n  a definition at c.rego:3\n  a definition at c.rego:5",
  ],
  [
    "f(3)",
    "c.rego:15:1: function data.c.f produced conflicting values for the same inputs:\n  a definition at c.rego:13\n  a definition at c.rego:15",
  ],
  ["one", "c.rego:17:1: rule data.c.one produced conflicting values:\n  a definition at c.rego:17"],
  ["o", "object keys must be unique:\n  a definition at c.rego:19\n  a definition at c.rego:21"],
  [
    'list["b-c"].total',
    'c.rego:23:1: rule data.c.list["b-c"].total produced conflicting values:\n  a definition at c.rego:23',
  ],
];

const withoutIndent = (text: string): string => text.replaceAll(/\n +/g, "\n");

describe("conflicting values", () => {
  it.each(CASES)("of %s have the places of their definitions, whatever finds them", async (rule, message) => {
    const test = `package c_test\n\nimport data.c\n\ntest_c if c.deny with input as {"x": 2}\n`;
    const cwd = await makeFolder({
      "c.rego": `${REGO}\ndeny contains sprintf("%v", [${rule}])\n`,
      "c_test.rego": test,
      "in.json": '{"x": 2}',
    });
    const judged = await run(["gate", "c.rego", "in.json"], { cwd });
    expect(judged.stdout).toMatch(/\n {8}error: c\.rego:\d+:1: /);
    const withCode = `${message.replace(":\n", " [policy_failed]:\n")}\n`;
    expect(withoutIndent(judged.stdout)).toContain(withoutIndent(withCode));
    const evaluated = await run(["eval", "c.rego", "-e", "c/deny", "-i", "in.json", "-f", "raw"], { cwd });
    expect(evaluated.exitCode).toBe(2);
    expect(evaluated.stderr).toMatch(/^error: c\/deny: c\.rego:\d+:1: /);
    expect(evaluated.stderr).toContain(withCode);
    const tested = await run(["test", "--target", "wasm", "c.rego", "c_test.rego"], { cwd });
    expect(tested.stdout).toMatch(/eval_conflict_error: data\.c_test\.test_c: c\.rego:/);
    expect(withoutIndent(tested.stdout)).toContain(withoutIndent(`${message}\n`));
  });

  const conflict = toPassFailure(new PolicyAbort("p.rego:3:1: var assignment conflict"), "p/x").error;

  it.each<[string, unknown, { path: string; text: string }[] | undefined]>([
    ["no Rego is known", conflict, undefined],
    ["the Rego is another", conflict, [{ path: "q.rego", text: "package q\n\nx := 1\n" }]],
    ["the Rego does not parse", conflict, [{ path: "p.rego", text: "no" }]],
    ["the error is another", new EvaluationError("m", { code: "timeout" }), []],
    ["it is no error", "text", []],
  ])("stay as they are where %s", async (_, error, files) => {
    expect(await explainConflict(error, files && { files })).toBe(error);
  });
});
