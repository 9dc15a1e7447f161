import { fromJson, toBinary, type JsonObject } from "@bufbuild/protobuf";
import { reflect } from "@bufbuild/protobuf/reflect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLiterals, setFields } from "../../../../src/evidence/client/platform/request-template.js";
import { defineService } from "./define-service.js";

const service = defineService({
  package: "acme.v1",
  name: "Jobs",
  methods: { List: { input: "Request", output: "Request" } },
  enums: { Kind: ["KIND_UNSET", "KIND_ONE", "KIND_TWO"] },
  messages: {
    Inner: [
      ["name", "string", { optional: true }],
      ["inner", "Inner"],
    ],
    Request: [
      ["text", "string"],
      ["may_be", "string", { optional: true }],
      ["count", "int32"],
      ["long", "int64"],
      ["is_set", "bool", { optional: true }],
      ["kind", "enum Kind"],
      ["kinds", "enum Kind", { repeated: true }],
      ["names", "string", { repeated: true }],
      ["inner", "Inner"],
    ],
  },
});
const input = service.method["list"]?.input ?? expect.fail("no such method");

const kind = fc.constantFrom("KIND_UNSET", "KIND_ONE", "KIND_TWO");
const text = fc.string();
const { inner } = fc.letrec<{ inner: JsonObject }>((tie) => ({
  inner: fc.record({ name: text, inner: tie("inner") }, { requiredKeys: [] }),
}));
const request = fc.record(
  {
    text,
    may_be: text,
    mayBe: text,
    count: fc.oneof(fc.integer(), fc.maxSafeInteger()),
    long: fc.maxSafeInteger(),
    is_set: fc.boolean(),
    kind,
    kinds: fc.array(kind),
    names: fc.array(text),
    inner,
  },
  { requiredKeys: [] },
);

test("the fields of a request are set as the protobuf library sets those of its JSON", () => {
  const bytesOf = (make: () => Parameters<typeof toBinary>[1]): Uint8Array | undefined => {
    try {
      return toBinary(input, make());
    } catch {
      return undefined;
    }
  };
  fc.assert(
    fc.property(request, (json) => {
      const expected = bytesOf(() => fromJson(input, json));
      expect(bytesOf(() => setFields(reflect(input), json).message)).toEqual(expected);
    }),
  );
});

test.each([
  [{ a: "$a", b: { c: "$c" } }, false],
  [{ a: "$$a" }, true],
  [{ a: { b: ["x"] } }, true],
  [{ a: 1 }, true],
  [{}, false],
])("whether a template has literals: %j", (template, expected) => {
  expect(hasLiterals(template)).toBe(expected);
});
