import { describe, expect, expectTypeOf, it } from "vitest";
import {
  defineBuiltin,
  type Builtin,
  type BuiltinDeclaration,
  type BuiltinDefinition,
  type RegoResult,
} from "../../../src/engine/builtin/builtin.js";
import type { JsonValue } from "../../../src/index.js";

const owner: BuiltinDefinition = {
  name: "acme.owner",
  args: ["string"],
  result: "any",
  effect: false,
  call: () => "ann",
};

describe("defineBuiltin", () => {
  it("gives a copy that nobody can change", () => {
    const definition = { ...owner };
    const builtin = defineBuiltin(definition);
    definition.name = "acme.other";
    expect(builtin).toEqual(owner);
    expect(Object.isFrozen(builtin)).toBe(true);
  });

  it.each(["a", "_a", "a.b.c", "a1._2"])("takes the name %s", (name) => {
    expect(defineBuiltin({ ...owner, name }).name).toBe(name);
  });

  it.each<[string, object, RegExp]>([
    ["an empty name", { name: "" }, /identifiers joined by dots/],
    ["a name with a dash", { name: "acme-owner" }, /identifiers/],
    ["a name that ends in a dot", { name: "acme." }, /identifiers/],
    ["a name that starts with a digit", { name: "1a.b" }, /identifiers/],
    ["a name that is not a string", { name: 5 }, /identifiers/],
    ["more than four arguments", { args: ["any", "any", "any", "any", "any"] }, /at most 4/],
    ["no args", { args: undefined }, /args/],
    ["no result", { result: undefined }, /result/],
    ["no effect", { effect: undefined }, /effect is required/],
    ["an effect that is not a boolean", { effect: "no" }, /effect is required/],
    ["no call", { call: undefined }, /call must be the function/],
    ["a pure one with an effect", { pure: true, effect: true }, /pure built-in must not have an effect/],
    ["maxSpeculative below 0", { maxSpeculative: -1 }, /maxSpeculative/],
    ["maxSpeculative that is not a number", { maxSpeculative: NaN }, /maxSpeculative/],
  ])("refuses %s", async (_what, change, message) => {
    await expect(() => defineBuiltin({ ...owner, ...change })).toFailWith("config_invalid", message);
  });

  it("refuses a value that is not an object", async () => {
    await expect(() => defineBuiltin(null as never)).toFailWith(
      "config_invalid",
      /the definition must be an object/,
    );
  });
});

describe("the arguments of call", () => {
  it("have the types of args", () => {
    defineBuiltin({
      name: "acme.typed",
      args: [
        "string",
        "number",
        { type: "array", dynamic: { type: "boolean" } },
        { name: "any", type: "any" },
      ],
      result: "any",
      effect: false,
      call(args) {
        expectTypeOf(args).toEqualTypeOf<[string, number, boolean[], JsonValue]>();
      },
    });
    defineBuiltin({
      name: "acme.pure",
      args: [
        "null",
        { type: "set", of: { type: "string" } },
        { type: "object" },
        { type: { type: "number" } },
      ],
      result: "any",
      effect: false,
      pure: true,
      call: (args) => {
        expectTypeOf(args).toEqualTypeOf<[null, string[], Record<string, JsonValue>, number]>();
      },
    });
    const args: BuiltinDeclaration["args"] = ["any"];
    defineBuiltin({
      name: "acme.untyped",
      args,
      result: "any",
      effect: false,
      call: (values) => {
        expectTypeOf(values).toEqualTypeOf<JsonValue[]>();
      },
    });
  });
});

describe("the members of an object", () => {
  const known = [
    { key: "name", value: { type: "string" } },
    { key: "size", value: { type: "number" } },
  ] as const;

  it("are those of its type", () => {
    defineBuiltin({
      name: "acme.members",
      args: [
        { type: "object", static: known },
        { type: "object", static: known, dynamic: { key: { type: "string" }, value: { type: "any" } } },
      ],
      result: "any",
      effect: false,
      call(args) {
        expectTypeOf(args).toEqualTypeOf<[{ name?: string; size?: number }, Record<string, JsonValue>]>();
      },
    });
  });
});

describe("the result of call", () => {
  const declare = <const Result extends RegoResult>(
    result: Result,
    call: BuiltinDefinition<[], Result>["call"],
  ): Builtin => defineBuiltin<[], Result>({ name: "acme.typed", args: [], result, effect: false, call });

  it("has the type of result, or is undefined", () => {
    declare("string", async () => "a");
    declare("number", () => 1n);
    declare("boolean", () => undefined);
    declare("any", () => new Date());
    declare({ name: "owner", type: "string" }, () => "ann");
    declare({ name: "owner", type: { type: "number" } }, () => 1);
    declare({ type: "set", of: { type: "string" } }, () => ["a"]);
    declare({ type: "array", dynamic: { type: "number" } }, async () => [1]);
    declare({ type: "object", static: [{ key: "a", value: { type: "string" } }] }, () => ({ a: "b" }));
    declare({ type: "object", static: [{ key: "a", value: { type: "string" } }] }, () => ({}));
    const wide: BuiltinDeclaration["result"] = "any";
    declare(wide, () => Symbol("any"));
  });

  it("is an error of the compiler when it has another", () => {
    // @ts-expect-error: a number
    declare("string", () => 1);
    // @ts-expect-error: a Promise of a number
    declare("string", async () => 1);
    // @ts-expect-error: null is a value
    declare("boolean", () => null);
    // @ts-expect-error: a number in the set
    declare({ type: "set", of: { type: "string" } }, () => [1]);
    // @ts-expect-error: a member of another type
    declare({ type: "object", static: [{ key: "a", value: { type: "string" } }] }, () => ({ a: 1 }));
    // @ts-expect-error: an argument's name does not matter
    declare({ name: "owner", type: "string" }, () => 1);
  });
});
