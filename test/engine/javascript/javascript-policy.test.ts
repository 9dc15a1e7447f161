import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import type { JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import { makeJavaScript } from "../../../src/engine/javascript/make-javascript.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { openModule } from "../../../src/engine/wasm/open-module.js";
import { defineBuiltin, loadPolicy, type Policy } from "../../../src/index.js";

const MEMORY = 2 ** 30;

const ANSWERED: Record<string, string> = {
  undefined_rule: "undefined_rule if input.nothing",
  false_rule: "false_rule := input.a == 2",
  sets: 'sets := {x | some x in ["b", "a", 2, 1, null, true, [1], {"k": 1}, {1}, "b"]}',
  objects: 'objects := {k: v | some k, v in {"b": [1], "a": {"y", "x"}, "10": 1, "9": 2}}',
  chains: 'chains := "a" if { input.a == 2 } else := "b" if { input.a == 1 } else := "c"',
  defaults: "default defaults := 7\n\ndefaults := 8 if input.a == 2",
  functions: "functions := [f(1), f(2), f(input.a)]\n\nf(x) := x + 1 if x < 2\n\nf(x) := x * 10 if x >= 2",
  negation: "negation if { not input.b; not input.list[5]; not {1 | input.a == 2} == {1} }",
  every_one: "every_one if { every x in input.list { x > 0 } }",
  replaced:
    'replaced := [input.a, y, input.a] if { y := read with input as {"a": "other"} }\n\nread := input.a',
  data_replaced: "data_replaced := x if { x := base with data.base.n as 5 }\n\nbase := data.base.n",
  partial: 'partial[k] := v if { some k, v in {"x": 1, "y": input.a} }',
  nested: 'nested.a.b[k] contains v if { some v in input.list; k := ["k", "l"][v % 2] }',
  dynamic: 'dynamic := [x | some name in ["a", "b", "c"]; x := data.kinds[name].level]',
  walked: "walked := [path | walk(input, [path, 2])]",
  type_errors: 'type_errors := [x | some y in [null, 1, "ab"]; x := startswith(y, "a")]',
  membership: 'membership := [1 in input.list, 9 in input.list, "a", 1 in {"a": 1}]',
  prototype_names:
    'prototype_names := [x | some k in ["toString", "constructor", "length", "__proto__"]; x := input[k]]',
  null_members:
    'null_members := [object.get({"a": null}, "a", 1), object.get({"a": {"b": null}}, ["a", "b"], 1), object.get({}, "a", 1)]',
  null_result: "null_result := null",
  strings:
    'strings := [upper("ab"), split("a.b", "."), trim("xax", "x"), concat(",", {"b", "a"}), sprintf("%v %d", [[1, "a"], 3])]',
  minus_zero: "minus_zero := [input.zero, input.zero * -1, -1 * 0]",
  fractions_kept: "fractions_kept := [input.half, input.half > 1, max([input.half, 1]), input.half == 1.5]",
  large_kept: "large_kept := [input.large, input.large > 1]",
};

const LEFT: Record<string, [rule: string, reason: RegExp]> = {
  fraction: ["fraction := input.half + 1", /exact integer/],
  beyond: ["beyond := 9007199254740991 + input.a", /exact integer/],
  quotient: ["quotient := input.a / 2", /quotient/],
  by_zero: ["by_zero := input.a / 0", /quotient/],
  other_form: ["other_form := 1.0", /form of its own/],
  odd_key: ["odd_key := {input.a: 1}", /key/],
  proto_key: ['proto_key := {concat("", ["__pro", "to__"]): 1}', /key/],
  conflict: ["conflict := x if some x in [1, 2]", /conflict/],
  clock: ["clock := time.now_ns()", /time.now_ns/],
  own: ["own := acme.one()", /acme.one/],
  pattern: ['pattern if regex.match("(a+)+$", "aaa")', /pattern/],
  letters: ['letters := upper("é")', /ASCII/],
  long: [
    // It makes one list, so that no limit but that of time ends it.
    "long := count([1 | r := numbers.range(1, 999); some x in r; some y in r; some z in r; x + y + z < 0])",
    /takes long/,
  ],
  large: [
    "large := [x | some x in numbers.range(1, 700); some y in numbers.range(1, 2000)]",
    /memory|takes long/,
  ],
  at_once: ["at_once := numbers.range(1, 100000000)", /memory/],
};

const KINDS = {
  "a.rego": "package kinds.a\n\nlevel := 1\n",
  "b.rego": "package kinds.b\n\nlevel := input.a\n",
};
const DATA = { base: { n: 1, list: ["p"] } };
const INPUT = {
  ...{ a: 1, list: [1, 2, 3], half: 1.5, zero: -0, large: 2 ** 60, b: false },
  ...(JSON.parse('{"toString": "own"}') as object),
};
const ONE = defineBuiltin({
  name: "acme.one",
  args: [],
  result: "number",
  effect: false,
  pure: true,
  call: () => 1,
});

let javascript: JavaScriptPolicy;
let policy: Policy;
let ids: Record<string, number>;
const data = InputSnapshot.ofData(DATA);

beforeAll(async () => {
  const rules = [...Object.values(ANSWERED), ...Object.values(LEFT).map(([rule]) => rule)];
  const files = { ...KINDS, "p.rego": `package p\n\n${rules.join("\n\n")}\n` };
  const entrypoint = [...Object.keys(ANSWERED), ...Object.keys(LEFT)].map((name) => `p/${name}`);
  const { wasm } = await compilePolicy({ files }, { entrypoint, builtins: [ONE] });
  const made = makeJavaScript(wasm, MEMORY);
  if (made === undefined) throw new Error("there is no JavaScript");
  javascript = made;
  ids = openModule(wasm, "p", MEMORY).instance.entrypointIds();
  policy = await loadPolicy(wasm, { data: DATA, builtins: [ONE] });
});
afterAll(() => policy.close());

function evaluate(name: string, options = {}): unknown {
  return javascript.evaluate(INPUT, ids[`p/${name}`] ?? -1, data, options);
}

describe("a policy as JavaScript", () => {
  it.each(Object.keys(ANSWERED))("answers %s as the module", async (name) => {
    const { result } = await policy.decide(INPUT, { entrypoint: `p/${name}` });
    const found = evaluate(name);
    expect(found).toStrictEqual(result);
    expect(JSON.stringify(found)).toBe(JSON.stringify(result));
  });

  it.each(Object.entries(LEFT))("leaves %s to the module", (name, [, reason]) => {
    expect(() => evaluate(name)).toThrow(LeftToModule);
    expect(() => evaluate(name)).toThrow(reason);
  });

  it("leaves errors of built-ins where they count", () => {
    expect(evaluate("type_errors")).toEqual([true]);
    expect(() => evaluate("type_errors", { strictBuiltinErrors: true })).toThrow(LeftToModule);
  });

  it("takes the beginning of no other evaluation for that of one that is left at once", () => {
    expect(() => evaluate("long")).toThrow(/takes long/);
    expect(javascript.startedAt).toBeDefined();
    expect(() => javascript.evaluate(INPUT, -1, data, {})).toThrow(/entrypoint/);
    expect(javascript.startedAt).toBeUndefined();
    const large = InputSnapshot.ofData({ text: "x".repeat(2 ** 21) });
    for (const _ of ["first", "again"]) {
      expect(() => evaluate("long")).toThrow(/takes long/);
      expect(() => javascript.evaluate(INPUT, ids["p/sets"] ?? -1, large, {})).toThrow(/data/);
      expect(javascript.startedAt).toBeUndefined();
    }
  });

  it("has an end by the time limit of the evaluation", () => {
    expect(() => evaluate("long", { timeoutMs: 1 })).toThrow(/takes long/);
    expect(javascript.startedAt).toBeLessThanOrEqual(performance.now());
  });

  it("leaves what has little memory", async () => {
    const { wasm } = await compilePolicy({
      files: { "q.rego": "package q\n\nx := [y | some y in input]\n" },
    });
    const small = makeJavaScript(wasm, 64 * 1024);
    const none = InputSnapshot.ofData({});
    expect(small?.evaluate([1], 0, none, {})).toEqual({ x: [1] });
    expect(() => small?.evaluate(Array.from({ length: 500 }), 0, none, {})).toThrow(LeftToModule);
    expect(() =>
      small?.evaluate(
        Array.from({ length: 500 }, () => 1),
        0,
        none,
        {},
      ),
    ).toThrow(/memory/);
  });

  it("gives values of its own", () => {
    const first = evaluate("objects");
    expect(first).not.toBe(evaluate("objects"));
    expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
  });

  it("leaves an entrypoint that there is not, and data that JavaScript has not exactly", () => {
    expect(() => evaluate("nothing")).toThrow(LeftToModule);
    const inexact = InputSnapshot.ofData(Buffer.from('{"n": 1.0}'));
    expect(() => javascript.evaluate({}, 0, inexact, {})).toThrow(LeftToModule);
    expect(() => javascript.evaluate({}, 0, inexact, {})).toThrow(LeftToModule);
    expect(javascript.evaluate(INPUT, ids["p/false_rule"] ?? -1, data, {})).toBe(false);
  });
});
