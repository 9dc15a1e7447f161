import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { InputThrew, LeftToModule } from "../../../src/engine/javascript/leave.js";
import type { JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import { makeJavaScript } from "../../../src/engine/javascript/make-javascript.js";
import { Reach } from "../../../src/engine/javascript/reach.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { loadPolicy, type Policy } from "../../../src/index.js";
import { make, oddPlans, provideRawJson, type Plan } from "../../base/text/odd-values.js";

describe("what is read of a value", () => {
  it("is what is read of each that may be the same", () => {
    const [one, other] = [new Reach(), new Reach()];
    one.member("a").member("b");
    other.member("a").member("c").all();
    const of = other.member("d");
    one.join(other);
    one.join(of);
    expect([...one.last.members.keys()].sort()).toEqual(["a", "d"]);
    expect([...one.member("a").last.members.keys()].sort()).toEqual(["b", "c"]);
    expect(one.member("a").member("c").last.isWhole).toBe(true);
    // It is within itself.
    expect(of.last).toBe(one.last);
  });

  it("ends for values that are within themselves", () => {
    const list = [0, 1].map(() => new Reach());
    for (const each of list) {
      each.member("a").join(each);
      each.member("b").any().join(each.member("b"));
    }
    const [one = new Reach(), other = new Reach()] = list;
    one.join(other);
    one.any().join(one);
    Reach.spread(list);
    expect(one.member("a").any().last).toBe(other.last);
  });

  it("is the same of all members where any is read", () => {
    const value = new Reach();
    const before = value.member("a");
    before.member("x");
    value.any().member("y");
    expect([...before.last.members.keys()]).toEqual(["x", "y"]);
    expect(value.member("z").last).toBe(before.last);
  });

  it("is all of what is within one that is read as a whole", () => {
    const [outer, inner, other] = [new Reach(), new Reach(), new Reach()];
    outer.any().member("m").join(inner);
    other.member("n").join(inner);
    outer.all();
    Reach.spread([other, outer]);
    expect(inner.last.isWhole).toBe(true);
    expect(other.last.isWhole).toBe(false);
  });

  it("is all of an object where a key has another name in the module", () => {
    for (const name of ["__proto__", "a\ufffd"]) {
      const value = new Reach();
      value.member(name);
      expect(value.isWhole).toBe(true);
    }
  });
});

const RULES: Record<string, string> = {
  names: "names := [x | x := input.items[_].name]",
  deep: "deep := input.a.b.id",
  is_one: "is_one if input.a.b == 1",
  length: "length := count(input.items)",
  length_of_each: "length_of_each := [n | n := count(input.a[_])]",
  kinds: "kinds := [type_name(input.a), is_object(input.items), is_array(input.a.b)]",
  got: 'got := [object.get(input, "a", 7), object.get(object.get(input, "items", {}), "b", input.a)]',
  got_part: 'got_part := x.b if x := object.get(input, "a", input.items)',
  keys: "keys := [k | some k, _ in input.a]",
  values: "values := {v | some _, v in input.items}",
  by_key: "by_key := [input[input.key], input.a[input.key].id]",
  merged: "merged := x.b if x := object.union(input.a, input.items)",
  same: "same if input.a == input.items",
  member: "member if input.a in input.items",
  in_function:
    "in_function := [f(input), f(input.a), f(f(input))]\n\nf(v) := v.a.id if v.a\n\nf(v) := v.b if v.b",
  chosen: "chosen := c.id if c := input.a else := c.b if c := input.items",
  elsewhere: 'elsewhere := x if { o := {"x": input.a, "y": [input.items]}; x := [o.x.b, o.y[0].id] }',
  by_any: 'by_any := x if { o := {"x": input.a, "y": input.items}; x := [v | v := o[_].b.id] }',
  listed: "listed := [x.id | some x in [y | some y in input.items]]",
  in_set: "in_set := [x.id | some x in {y | some y in input.items}]",
  replaced:
    "replaced := [x, y] if { x := deep with input.a.b as input.items; y := names with input.items as [input.a] }",
  all_replaced: 'all_replaced := x if { x := deep with input as {"a": input.items} }',
  in_data: "in_data := x if { x := read with data.base as input.a }\n\nread := data.base.b.id",
  by_path: 'by_path := [x | some n in ["a", "b"]; x := data.kinds[n].level.id]',
  every_one: "every_one if { every x in input.items { x.id } }",
  walked: "walked := [p | walk(input.a, [p, _])]",
  replacement: 'replacement := input["a\ufffd"]',
};
const KINDS = {
  "a.rego": "package kinds.a\n\nlevel := input.a\n",
  "b.rego": "package kinds.b\n\nlevel := input.items[0]\n",
};
const DATA = { base: { b: { id: 0 } } };

describe("what is copied of an input", () => {
  let takeAway: () => void;
  const data = InputSnapshot.ofData(DATA);
  const opened = new Map<string, Promise<Both>>();

  beforeAll(() => {
    takeAway = provideRawJson();
  });
  afterAll(async () => {
    takeAway();
    for (const both of opened.values()) await (await both).policy.close();
  });

  /** A policy of one rule, as what others read is read of the same input. */
  function both(name: string): Promise<Both> {
    const known = opened.get(name) ?? open(name);
    opened.set(name, known);
    return known;
  }

  const evaluate = ({ javascript }: Both, input: unknown): unknown => javascript.evaluate(input, 0, data, {});

  /** The result in JavaScript; none where the evaluation is left. */
  function outcome(of: Both, input: unknown): { result: unknown } | undefined {
    try {
      return { result: evaluate(of, input) };
    } catch (error) {
      const isLeft = [LeftToModule, InputThrew, RangeError].some((kind) => error instanceof kind);
      if (isLeft) return undefined;
      throw error;
    }
  }

  const key = fc.constantFrom("a", "b", "id", "items", "name", "key");
  const plain = fc.constantFrom(1, 2, "a", "b", "\ud800", null, true).map((value): Plan => ({ value }));
  const part: fc.Arbitrary<Plan> = fc.letrec<{ part: Plan }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 4 },
      plain,
      fc.record({ list: fc.array(tie("part"), { maxLength: 3 }) }),
      fc.record({
        object: fc.constantFrom("plain", "plain", "without a prototype", "behind a Proxy"),
        members: fc.array(fc.tuple(key, tie("part")), { maxLength: 4 }),
      }),
    ),
  })).part;
  const input = fc
    .tuple(fc.oneof(part, part, oddPlans), fc.oneof(part, part, oddPlans), key, fc.oneof(plain, oddPlans))
    .map(([a, items, name, other]): Plan => ({
      object: "plain",
      members: [
        ["a", a],
        ["other", other],
        ["items", items],
        ["key", { value: name }],
      ],
    }));

  it.each(Object.keys(RULES))("is what the rule %s reads", async (name) => {
    let answered = 0;
    const of = await both(name);
    await fc.assert(
      fc.asyncProperty(input, async (plan) => {
        const found = outcome(of, make(plan));
        if (found === undefined) return;
        answered++;
        const { result } = await of.policy.decide(make(plan));
        expect(found.result).toStrictEqual(result);
      }),
      { numRuns: 150 },
    );
    expect(answered).toBeGreaterThan(5);
  });

  it.each(Object.keys(RULES))("is read once for the rule %s", async (name) => {
    const of = await both(name);
    fc.assert(
      fc.property(part, part, (a, items) => {
        const reads = new Map<string, number>();
        outcome(of, counted({ a: make(a), items: make(items), key: "a" }, "$", reads));
        expect([...reads.values()].filter((times) => times > 1)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, unknown]>([
    ["NaN", Number.NaN],
    ["undefined in a list", [undefined]],
    ["a Map", new Map()],
    ["a bigint", 1n],
    ["a symbol", Symbol("s")],
    ["a function", () => 1],
    ["a conversion", { toJSON: () => 1 }],
    ["a cycle", Array.from({ length: 102 }).reduce((inner) => [inner], 1)],
    ["more than there may be", Array.from({ length: 1_000_000 }, () => 1)],
  ])("leaves %s where nobody reads it", async (_, value) => {
    const deep = await both("deep");
    for (const odd of [{ x: value }, { a: { x: value } }, { a: { b: { id: 1, x: [value] } } }])
      expect(() => evaluate(deep, odd)).toThrow(LeftToModule);
  });

  it("takes texts of any characters, and long lists, where nobody reads them", async () => {
    const odd = {
      "\ud800": "\udc00",
      x: Array.from({ length: 500_000 }, () => "\ud800"),
      a: { b: { id: 1 } },
    };
    const deep = await both("deep");
    // However long a busy machine takes.
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    expect(evaluate(deep, odd)).toBe(1);
    clock.mockRestore();
    const names = await both("names");
    expect(() => evaluate(names, { items: [{ name: "\ud800" }] })).toThrow(LeftToModule);
    const keys = await both("keys");
    expect(() => evaluate(keys, { a: { "\ud800": 1 } })).toThrow(LeftToModule);
    const replacement = await both("replacement");
    expect(() => evaluate(replacement, { "a\ud800": 1 })).toThrow(LeftToModule);
  });

  it("is larger where it is copied by names than where all of it is", async () => {
    // However long a busy machine takes.
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const itemsOf = (length: number): unknown[] => Array.from({ length }, (_, id) => ({ id, name: "n" }));
    const [names, member] = [await both("names"), await both("member")];
    expect(evaluate(names, { items: itemsOf(140_000) })).toHaveLength(140_000);
    expect(() => evaluate(names, { items: itemsOf(160_000) })).toThrow("a large input");
    expect(evaluate(member, { a: 1, items: itemsOf(35_000) })).toBeUndefined();
    expect(() => evaluate(member, { a: 1, items: itemsOf(40_000) })).toThrow("a large input");
    clock.mockRestore();
  });
});

interface Both {
  javascript: JavaScriptPolicy;
  policy: Policy;
}

async function open(name: string): Promise<Both> {
  const rules = [...new Set([RULES[name], RULES["deep"], RULES["names"]])];
  const files = { ...(name === "by_path" ? KINDS : {}), "p.rego": `package p\n\n${rules.join("\n\n")}\n` };
  const { wasm } = await compilePolicy({ files }, { entrypoint: `p/${name}` });
  const javascript = makeJavaScript(wasm, 2 ** 30);
  if (javascript === undefined) throw new Error("there is no JavaScript");
  return { javascript, policy: await loadPolicy(wasm, { data: DATA }) };
}

/** With a count of the reads of each member within it. */
function counted(value: unknown, path: string, reads: Map<string, number>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== "string" || name === "toJSON" || name === "length") return member;
      const place = `${path}.${name}`;
      reads.set(place, (reads.get(place) ?? 0) + 1);
      return counted(member, place, reads);
    },
  });
}
