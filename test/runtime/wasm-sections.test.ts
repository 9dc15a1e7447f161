import { describe, expect, it } from "vitest";
import { differingSections, namesOfFunctions, withoutExports } from "../../runtime/wasm-sections.mjs";

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

describe("withoutExports", () => {
  const exporting = (...names: string[]): number[] => {
    const entries = names.flatMap((name, index) => [name.length, ...Buffer.from(name), 0, index]);
    return [7, entries.length + 1, names.length, ...entries];
  };

  it("leaves the others, and every other section, as they are", () => {
    const whole = module(TYPE, MEMORY, exporting("a", "bc", "d"), CUSTOM);
    const left = withoutExports(whole, new Set(["bc", "x"]));
    expect([...left]).toEqual([...module(TYPE, MEMORY, [7, 9, 2, 1, 97, 0, 0, 1, 100, 0, 2], CUSTOM)]);
    expect([...withoutExports(whole, new Set())]).toEqual([...whole]);
  });

  it("writes sizes of more than a byte", () => {
    const names = Array.from({ length: 40 }, (_, index) => `name-${String(index + 10)}`);
    const entries = names.flatMap((name, index) => [name.length, ...Buffer.from(name), 0, index]);
    const size = entries.length + 1;
    const whole = module([7, (size & 127) | 128, size >> 7, names.length, ...entries], CUSTOM);
    expect([...withoutExports(whole, new Set())]).toEqual([...whole]);
    expect([...withoutExports(whole, new Set(names.slice(1)))]).toEqual([
      ...module([7, 11, 1, 7, ...Buffer.from("name-10"), 0, 0], CUSTOM),
    ]);
  });
});

describe("namesOfFunctions", () => {
  it("are those of the name section", () => {
    const names = [1, 8, 2, 0, 1, 97, 1, 2, 98, 99];
    const section = [0, 5 + names.length, 4, ...Buffer.from("name"), ...names];
    expect(namesOfFunctions(module(TYPE, section))).toEqual(new Set(["a", "bc"]));
    expect(namesOfFunctions(module(TYPE, CUSTOM))).toEqual(new Set());
  });
});
