import { expect, it } from "vitest";
import { append, highest, lowest } from "../../src/base/lists.js";

const MANY = Array.from({ length: 300_000 }, (_, index) => index);

it("appends more elements than a call has arguments", () => {
  const list = [-1];
  append(list, MANY);
  expect(list).toEqual([-1, ...MANY]);
});

it("finds the highest and the lowest number of as many", () => {
  expect([highest(MANY), lowest(MANY)]).toEqual([299_999, 0]);
  expect([highest([]), lowest([])]).toEqual([-Infinity, Infinity]);
});
