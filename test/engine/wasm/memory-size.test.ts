import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMemoryNeed } from "../../../src/engine/wasm/memory-size.js";
import { createWasm, type ModuleParts } from "./wasm-bytes.js";

describe("readMemoryNeed", () => {
  it.each<[string, ModuleParts, ReturnType<typeof readMemoryNeed>]>([
    ["no memory", {}, { minimum: 0, maximum: undefined, dataEnd: 0 }],
    ["a minimum", { memory: { minimum: 5 } }, { minimum: 5, maximum: undefined, dataEnd: 0 }],
    ["a maximum", { memory: { minimum: 200, maximum: 65536 } }, { minimum: 200, maximum: 65536, dataEnd: 0 }],
    [
      "imports before the memory",
      { functions: ["a", "b"], memory: { minimum: 3 } },
      { minimum: 3, maximum: undefined, dataEnd: 0 },
    ],
    [
      "data in any order",
      {
        memory: { minimum: 1 },
        data: [
          { offset: 200_000, bytes: [1, 2, 3] },
          { offset: 64, bytes: Array.from({ length: 300 }, () => 7) },
        ],
      },
      { minimum: 1, maximum: undefined, dataEnd: 200_003 },
    ],
    [
      "passive data",
      {
        memory: { minimum: 1 },
        data: [
          { offset: "passive", bytes: [1, 2] },
          { offset: 8, bytes: [1] },
        ],
      },
      { minimum: 1, maximum: undefined, dataEnd: 9 },
    ],
  ])("reads a module with %s", (_what, parts, need) => {
    const bytes = createWasm(parts);
    expect(() => new WebAssembly.Module(bytes)).not.toThrow();
    expect(readMemoryNeed(bytes)).toEqual(need);
  });

  it("reads offsets of any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (offset) => {
        const bytes = createWasm({ memory: { minimum: 1 }, data: [{ offset, bytes: [1] }] });
        expect(readMemoryNeed(bytes).dataEnd).toBe(offset + 1);
      }),
    );
  });

  it("says that a module ends too early instead of reading on", () => {
    const bytes = createWasm({ memory: { minimum: 5 }, data: [{ offset: 8, bytes: [1] }] });
    expect(() => readMemoryNeed(bytes.slice(0, 9))).toThrow(RangeError);
    expect(() =>
      readMemoryNeed(Uint8Array.from([...bytes.slice(0, 8), 11, ...Array.from({ length: 12 }, () => 0xff)])),
    ).toThrow(RangeError);
  });
});
