import { beforeAll, describe, expect, it } from "vitest";
import { loadPolicy, type Policy } from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";

// Each rule calls probe.read, whose answer is not known in the first pass.
const SOURCE = `package l

ok(x) if probe.read(x) == true

chained := "first" if {
	ok("a")
} else := "second" if {
	ok("b")
} else := "none"

all_ok if {
	every x in input.list { ok(x) }
}

none_ok if not ok("a")

array := [x | some x in input.list; ok(x)]

set := {x | some x in input.list; ok(x)}

object := {x: y | some x in input.list; y := probe.read(x)}

default allow := false

allow if ok("a")

partial[x] := y if {
	some x in input.list
	y := probe.read(x)
}

counted := count([1 | some x in input.list; ok(x)])

mocked := x if x := probe.read("a") with probe.read as mock

mock(x) := sprintf("mock of %s", [x])

mocked_input := x if x := object with input.list as ["a"]

mocked_data if ok(data.who) with data.who as "a"

nested_not if not some_not

some_not if {
	some x in input.list
	not ok(x)
}

matched := [x | some x in input.list; regex.match(probe.read("pattern"), x)]

globbed := [x | some x in input.list; glob.match("*.example", [], x); ok("a")]

walked := {p | walk(input, [p, v]); v == probe.read("leaf")}
`;

const YES = { a: true, b: true, c: true };

/** Rule, answers by argument, result, and the input's list when it is another. */
const CASES: [string, Record<string, unknown>, unknown, string[]?][] = [
  ["chained", { a: true, b: true }, "first"],
  ["chained", { b: true }, "second"],
  ["chained", { a: false }, "none"],
  ["all_ok", YES, true],
  ["all_ok", { a: true, b: true }, undefined],
  ["all_ok", {}, true, []],
  ["none_ok", {}, true],
  ["none_ok", { a: false }, true],
  ["none_ok", { a: true }, undefined],
  ["array", { c: true, a: true }, ["a", "c"]],
  ["array", {}, []],
  ["set", YES, ["a", "b", "c"]],
  ["object", { a: 1, c: [2] }, { a: 1, c: [2] }],
  ["allow", { a: true }, true],
  ["allow", {}, false],
  ["partial", { b: "x" }, { b: "x" }],
  ["counted", { a: true, b: true }, 2],
  ["mocked", { a: "real" }, "mock of a"],
  ["mocked_input", { a: 1, b: 2 }, { a: 1 }],
  ["mocked_data", { a: true }, true],
  ["mocked_data", {}, undefined],
  ["nested_not", YES, true],
  ["nested_not", { a: true }, undefined],
  ["matched", { pattern: "^a.*z$" }, ["az"], ["az", "b", "ba"]],
  ["matched", { pattern: "b" }, ["b", "ba"], ["az", "b", "ba"]],
  ["globbed", { a: true }, ["x.example"], ["x.example", "y.test"]],
  ["walked", { leaf: "b" }, [["list", 1]]],
];

describe("Rego over answers that come later", () => {
  let policy: Policy;
  let answers: Record<string, unknown> = {};
  const probes = new ControlledBuiltins();

  beforeAll(async () => {
    const rules = [...SOURCE.matchAll(/^(?:default )?(\w+)(?= :=| if |\[)/gm)].map(
      ([, name]) => `l/${String(name)}`,
    );
    policy = await loadPolicy(
      { files: { "l.rego": SOURCE } },
      { entrypoint: [...new Set(rules)], builtins: [probes.define("probe.read")] },
    );
  });

  async function evaluate(rule: string, list: readonly string[], options = {}): Promise<unknown> {
    const deciding = policy.evaluate({ list }, { entrypoint: `l/${rule}`, ...options });
    let done = false;
    const finished = deciding.finally(() => (done = true));
    while (!done) {
      probes.answerAll(({ args }) => answers[args[0] as string]);
      await Promise.race([finished.catch(() => undefined), new Promise(setImmediate)]);
    }
    return deciding;
  }

  it.each(CASES.map(([rule, given, expected, list = ["a", "b", "c"]]) => ({ rule, given, expected, list })))(
    "$rule with the answers $given",
    async ({ rule, given, expected, list }) => {
      answers = given;
      expect(await evaluate(rule, list)).toEqual(expected);
      expect(await evaluate(rule, list, { speculate: false })).toEqual(expected);
      expect(await evaluate(rule, list, { interrupt: true })).toEqual(expected);
    },
  );
});
