import { expect, it } from "vitest";
import {
  mergeCapabilities,
  toCapabilities,
  type Capabilities,
} from "../../../src/engine/builtin/capabilities.js";
import type { RegoArgument, RegoType } from "../../../src/engine/builtin/builtin.js";

it.each<[string, RegoType | RegoArgument, object]>([
  ["a name", "string", { type: "string" }],
  ["OPA's form", { type: "set", of: { type: "number" } }, { type: "set", of: { type: "number" } }],
  [
    "a named type",
    { name: "digest", description: "of the artifact", type: "string" },
    { name: "digest", description: "of the artifact", type: "string" },
  ],
  [
    "a described structure",
    { description: "texts", type: { type: "array", dynamic: { type: "string" } } },
    { description: "texts", type: "array", dynamic: { type: "string" } },
  ],
  ["an argument without a name", { type: { type: "any" } }, { type: "any" }],
])("writes %s as OPA does", (_, argument, expected) => {
  const { builtins } = toCapabilities([{ name: "acme.f", args: [argument], result: argument }]);
  expect(builtins).toEqual([
    {
      name: "acme.f",
      decl: { type: "function", args: [expected], result: expected },
      nondeterministic: true,
    },
  ]);
});

it("keeps a function of its arguments alone open to evaluation at compile time", () => {
  const declaration = { name: "acme.double", args: ["number"], result: "number" } as const;
  expect(toCapabilities([{ ...declaration, pure: true }]).builtins[0]).not.toHaveProperty("nondeterministic");
  expect(toCapabilities([{ ...declaration, pure: false }]).builtins[0]).toHaveProperty(
    "nondeterministic",
    true,
  );
});

it("refuses a type that Rego does not have", () => {
  const declaration = { name: "acme.f", args: ["text"], result: "any" } as unknown as Parameters<
    typeof toCapabilities
  >[0][number];
  expect(() => toCapabilities([declaration])).toThrow(expect.objectContaining({ code: "config_invalid" }));
});

it("adds declarations to a base, sorted, replacing those of the same name", () => {
  const base: Capabilities = {
    builtins: [
      { name: "walk", decl: { type: "function" }, relation: true },
      { name: "http.send", decl: { type: "function" } },
    ],
    features: ["rego_v1"],
  };
  const merged = mergeCapabilities(base, [
    { name: "service.x", args: [], result: "any" },
    { name: "http.send", description: "ours", args: ["any"], result: "any" },
  ]);
  expect(merged.builtins.map(({ name }) => name)).toEqual(["http.send", "service.x", "walk"]);
  expect(merged.builtins[0]?.description).toBe("ours");
  expect(merged.builtins[2]).toHaveProperty("relation", true);
  expect(merged).toHaveProperty("features", ["rego_v1"]);
  expect(base.builtins).toHaveLength(2);
});
