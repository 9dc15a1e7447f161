import { describe, expect, expectTypeOf, it } from "vitest";
import {
  defineBuiltin,
  type BuiltinDeclaration,
  type BuiltinDefinition,
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
