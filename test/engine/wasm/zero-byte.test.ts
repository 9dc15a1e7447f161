import { expect, it } from "vitest";
import { findZero } from "../../../src/engine/wasm/zero-byte.js";

it.each([0, 5, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 7])("is found from %s on", (from) => {
  // Pages that nobody writes to take no memory.
  const bytes = Buffer.alloc(2 ** 31 + 64);
  bytes.fill(1, from, from + 3);
  expect(findZero(bytes, from)).toBe(from + 3);
  bytes.fill(1, from, from + 10);
  expect(findZero(bytes.subarray(0, from + 10), from)).toBeLessThan(from);
});
