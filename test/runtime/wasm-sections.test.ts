import { describe, expect, it } from "vitest";
import { differingSections } from "../../runtime/wasm-sections.mjs";

const HEADER = [0, 97, 115, 109, 1, 0, 0, 0];
const TYPE = [1, 4, 1, 96, 0, 0];
const MEMORY = [5, 3, 1, 0, 1];
const CUSTOM = [0, 3, 1, 97, 98];
const module = (...sections: number[][]): Uint8Array => Uint8Array.from([...HEADER, ...sections.flat()]);

describe("differingSections", () => {
  it("finds none between equal modules", () => {
    expect(differingSections(module(TYPE, MEMORY), module(TYPE, MEMORY))).toEqual([]);
  });

  it("leaves out custom sections", () => {
    expect(differingSections(module(TYPE, MEMORY), module(TYPE, MEMORY, CUSTOM))).toEqual([]);
  });

  it("names those that differ or are missing", () => {
    expect(differingSections(module(TYPE, MEMORY), module(TYPE, [5, 3, 1, 0, 2]))).toEqual(["memory"]);
    expect(differingSections(module(TYPE), module(TYPE, MEMORY))).toEqual(["memory"]);
  });

  it("refuses a module that ends within a section", () => {
    expect(() => differingSections(module([1, 9, 0]), module())).toThrow(/ends within a section/);
  });
});
