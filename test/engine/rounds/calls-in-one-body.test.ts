import { describe, expect, it } from "vitest";
import { defineBuiltin, loadPolicy } from "../../../src/index.js";

const f = defineBuiltin({
  name: "acme.f",
  args: ["any"],
  result: "any",
  effect: false,
  call: ([value]) => Promise.resolve(value),
});

/**
 * Bodies with several calls, the rounds that they take, the calls that they make, and the value of `out`. A condition on an answer
 * holds back the calls after it.
 */
const CASES: [name: string, rego: string, rounds: number, calls: number, out: unknown][] = [
  ["a body", "out if { x := acme.f(1); y := acme.f(2); z := acme.f(3); x + y == z }", 1, 3, true],
  ["an array", "out := [acme.f(1), acme.f(2), acme.f(3)]", 1, 3, [1, 2, 3]],
  ["an object", 'out := {"a": acme.f(1), "b": acme.f(2)}', 1, 2, { a: 1, b: 2 }],
  ["a head", "out contains [acme.f(1), acme.f(2)]", 1, 2, [[1, 2]]],
  ["nested calls", "out := acme.f(acme.f(1) + 10) + acme.f(acme.f(2) + 10)", 2, 4, 23],
  [
    "two chains",
    "out := z if { x := acme.f(1); a := acme.f(x + 10); y := acme.f(2); b := acme.f(y + 10); z := a + b }",
    2,
    4,
    23,
  ],
  ["a function", "g(x) := acme.f(x)\nout := z if { a := g(1); b := g(2); z := a + b }", 1, 2, 3],
  [
    "rules",
    "p contains acme.f(1)\nq contains acme.f(2)\nout := [a, b, c] if { some a in p; some b in q; c := acme.f(3) }",
    1,
    3,
    [1, 2, 3],
  ],
  [
    "a comprehension",
    "out := [z | some i in [1, 2, 3]; a := acme.f(i); b := acme.f(i + 10); z := a + b]",
    1,
    6,
    [12, 14, 16],
  ],
  ["every", "out if { every i in [1, 2] { x := acme.f(i); y := acme.f(i + 10); x + 10 == y } }", 1, 4, true],
  [
    "after every",
    "out := x + y if { every i in [1, 2] { acme.f(i) == i }; x := acme.f(3); y := acme.f(4) }",
    2,
    4,
    7,
  ],
  ["after not", "out := x + y if { not acme.f(false); x := acme.f(1); y := acme.f(2) }", 1, 3, 3],
  [
    "with",
    "g := input.x\nout := [a, b] if { a := acme.f(g) with input.x as 1; b := acme.f(g) with input.x as 2 }",
    1,
    2,
    [1, 2],
  ],
  [
    "else",
    "out := 1 if { a := acme.f(0); b := acme.f(1); a == b } else := 2 if { c := acme.f(2); d := acme.f(3); c < d }",
    2,
    4,
    2,
  ],
  [
    "else that is not needed",
    "out := 1 if acme.f(true) else := acme.f(2) if input.x else := acme.f(3)",
    1,
    1,
    1,
  ],
  [
    "else of several rules",
    "p := 1 if acme.f(0) == 1 else := acme.f(2)\nq := 1 if acme.f(1) == 0 else := acme.f(3)\nout := [p, q]",
    2,
    4,
    [2, 3],
  ],
  [
    "else after a branch that ends before its call",
    "p := acme.f(0) if input.x else := acme.f(1)\nq := acme.f(2) if input.x else := acme.f(3)\nout := [p, q]",
    1,
    2,
    [1, 3],
  ],
  [
    "else of a function",
    "g(x) := 1 if acme.f(x) == 7 else := acme.f([x]) if x < 2 else := 3\nout := [g(i) | some i in [1, 2]]",
    2,
    3,
    [[1], 3],
  ],
  ["a condition on an answer", "out if { acme.f(1) == 1; acme.f(2) == 2 }", 2, 2, true],
  ["a condition that an answer does not meet", "out if { acme.f(1) == 2; acme.f(2) == 2 }", 1, 1, undefined],
  [
    "a condition that does not hold",
    "out if { acme.f(1) == 1; input.missing; acme.f(2) == 2 }",
    1,
    1,
    undefined,
  ],
  [
    "iterations",
    "out contains z if { some i, v in [5, 6, 7]; a := acme.f(v); v > 5; b := acme.f(i); z := a + b }",
    1,
    5,
    [7, 9],
  ],
  [
    "duplicates, in their order",
    "out := [x | some v in [2, 1, 2]; x := acme.f(v); acme.f([v])]",
    1,
    4,
    [2, 1, 2],
  ],
  [
    "a hundred",
    `out := count([${Array.from({ length: 100 }, (_, i) => `acme.f(${String(i)})`).join(", ")}])`,
    1,
    100,
    100,
  ],
];

describe("calls in one body", () => {
  it.each(CASES)(
    "of %s take as many rounds as they depend on each other",
    async (_name, rego, rounds, calls, out) => {
      const text = `package a\n\n${rego}\n`;
      await using policy = await loadPolicy(
        { files: { "a.rego": text } },
        { entrypoint: "a/out", builtins: [f] },
      );
      const decision = await policy.decide({});
      expect(decision.result).toEqual(out);
      expect(decision.calls).toHaveLength(calls);
      expect(Math.max(...decision.calls.map(({ round }) => round))).toBe(rounds);
      const oneByOne = await policy.decide({}, { speculate: false });
      expect(oneByOne.result).toEqual(out);
    },
  );
});
