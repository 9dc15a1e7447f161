import { expect, it } from "vitest";
import { createNamedRules, readNamedRules } from "../../../src/engine/wasm/function-names.js";
import { addCustomSection } from "../../../src/engine/wasm/byte-reader.js";

/** A module with nothing in it. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const FUNCTION_NAMES = 1;

/** The name section for functions with these names. */
function namesOf(...names: string[]): Uint8Array {
  const entries = names.flatMap((name, index) => [index, name.length, ...Buffer.from(name)]);
  return Uint8Array.of(FUNCTION_NAMES, entries.length + 1, names.length, ...entries);
}

const RULES = {
  paths: [
    ["p", "x"],
    ["p", "a-b"],
  ],
  isComplete: true,
};
const NAMED = (): Uint8Array =>
  addCustomSection(EMPTY, "name", namesOf("opa_malloc", "g0.data.p.x", 'g0.data.p["a-b"]'));

it.each([
  { what: "functions of rules", wasm: NAMED(), rules: RULES },
  { what: "no names", wasm: EMPTY, rules: { paths: [], isComplete: false } },
  { what: "a module that ends early", wasm: NAMED().slice(0, -4), rules: { paths: [], isComplete: false } },
  {
    what: "names that end early",
    wasm: addCustomSection(EMPTY, "name", namesOf("g0.data.p.x").slice(0, -2)),
    rules: { paths: [], isComplete: false },
  },
  {
    what: "a name that cannot be read",
    wasm: addCustomSection(EMPTY, "name", namesOf("g0.data.p.x", "g0.data.p[1]")),
    rules: { paths: [["p", "x"]], isComplete: false },
  },
])("reads rules from $what, at once and later", ({ wasm, rules }) => {
  expect(readNamedRules(wasm)).toEqual(rules);
  const later = createNamedRules(wasm);
  expect([later(), later()]).toEqual([rules, rules]);
});

it("reads them as they were, although the bytes have changed since", () => {
  const wasm = NAMED();
  const later = createNamedRules(wasm);
  wasm.fill(0);
  expect(later()).toEqual(RULES);
});
