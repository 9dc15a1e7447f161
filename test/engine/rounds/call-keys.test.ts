import fc from "fast-check";
import { expect, it } from "vitest";
import { CallKeys } from "../../../src/engine/rounds/call-keys.js";
import { callKey } from "../../../src/base/terms/call-key.js";

const call = fc.record({
  name: fc.constantFrom("a.f", "a.g"),
  args: fc.array(fc.constantFrom('"x"', '"y"', "1", "1.0", '{"a": 1}', "{1, 2}", "{2, 1}"), { maxLength: 3 }),
});

it("has the key of each call of all passes, whichever calls they share and in which order", () => {
  fc.assert(
    fc.property(fc.array(fc.array(call, { maxLength: 6 }), { maxLength: 5 }), (passes) => {
      const keys = new CallKeys();
      for (const pass of passes) {
        for (const [place, { name, args }] of pass.entries()) {
          expect(keys.keyOf(place, name, args)).toBe(callKey(name, args));
        }
      }
    }),
  );
});

it.each([
  { what: "no more arguments", args: ['"x"'] },
  { what: "more arguments", args: ['"x"', '"y"', '"z"'] },
  { what: "another last argument", args: ['"x"', '"z"'] },
  { what: "another first argument", args: ['"z"', '"y"'] },
])("does not take a call at the same place for one with $what", ({ args }) => {
  const keys = new CallKeys();
  keys.keyOf(0, "a.f", ['"x"', '"y"']);
  expect(keys.keyOf(0, "a.f", args)).toBe(callKey("a.f", args));
  expect(keys.keyOf(0, "a.f", ['"x"', '"y"'])).toBe(callKey("a.f", ['"x"', '"y"']));
});

it("does not take a call at the same place for one of another built-in", () => {
  const keys = new CallKeys();
  keys.keyOf(0, "a.f", ["1"]);
  expect(keys.keyOf(0, "a.g", ["1"])).toBe(callKey("a.g", ["1"]));
});

it("has keys of calls beyond those that it keeps", () => {
  const keys = new CallKeys();
  for (const place of [9_999, 10_000, 20_000]) {
    expect(keys.keyOf(place, "a.f", [String(place)])).toBe(callKey("a.f", [String(place)]));
    expect(keys.keyOf(place, "a.f", ["1"])).toBe(callKey("a.f", ["1"]));
  }
});
