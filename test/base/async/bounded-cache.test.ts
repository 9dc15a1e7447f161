import { describe, expect, it } from "vitest";
import { BoundedCache } from "../../../src/base/async/bounded-cache.js";

describe("BoundedCache", () => {
  const make = (maxBytes: number): BoundedCache<string> => new BoundedCache(maxBytes, ({ length }) => length);
  const value = "v".repeat(1000);

  it("drops what was used longest ago, and keeps nothing that is too large", () => {
    const cache = make(4000);
    for (const key of ["a", "b"]) cache.keep(key, value);
    expect(cache.get("a")).toBe(value);
    cache.keep("c", value);
    expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
    cache.keep("large", value.repeat(4));
    expect(cache.get("large")).toBeUndefined();
    make(0).keep("a", "");
  });

  it("keeps what is used again while many others come", () => {
    const cache = make(20_000);
    cache.keep("constant", value);
    for (let i = 0; i < 1000; i++) {
      cache.keep(`other ${String(i)}`, value);
      expect(cache.get("constant")).toBe(value);
    }
    expect(cache.get("other 0")).toBeUndefined();
  });

  it("counts a key once that is kept again", () => {
    const cache = make(4000);
    for (let i = 0; i < 100; i++) cache.keep("a", value);
    cache.keep("b", value);
    expect([cache.get("a"), cache.get("b")]).toEqual([value, value]);
    cache.clear();
    expect(cache.get("a")).toBeUndefined();
    for (const key of ["c", "d"]) cache.keep(key, value);
    expect([cache.get("c"), cache.get("d")]).toEqual([value, value]);
  });

  it("has room for what was deleted, and knows when it is empty", () => {
    const cache = make(4000);
    expect(cache.isEmpty).toBe(true);
    for (const key of ["a", "b"]) cache.keep(key, value);
    for (const key of ["a", "a", "never kept"]) cache.delete(key);
    expect([cache.get("a"), cache.isEmpty]).toEqual([undefined, false]);
    cache.keep("c", value);
    expect([cache.get("b"), cache.get("c")]).toEqual([value, value]);
    for (const key of ["b", "c"]) cache.delete(key);
    expect(cache.isEmpty).toBe(true);
  });
});
