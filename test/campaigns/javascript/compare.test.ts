import { expect, it, onTestFinished, vi } from "vitest";
import { JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import { generateProgram } from "../differential/generate-program.js";
import { Random } from "../differential/random.js";
import { changeValue } from "./change-value.js";
import { compareAll, type CompareResult } from "./compare.js";

const compare = (comparisons: number): Promise<CompareResult> =>
  compareAll({
    comparisons,
    seed: 3,
    print: () => undefined,
    generate: (seed) => generateProgram(seed).rules,
  });

it("finds no difference, and that most evaluations are answered", async () => {
  const { compared, left, different } = await compare(300);
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan([...left.values()].reduce((sum, times) => sum + times, 0));
});

it("notices another result", async () => {
  const { evaluate } = JavaScriptPolicy.prototype;
  const spy = vi.spyOn(JavaScriptPolicy.prototype, "evaluate").mockImplementation(function (
    this: JavaScriptPolicy,
    ...args
  ) {
    const result = evaluate.apply(this, args);
    return result === true ? 1 : result;
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  const { different } = await compare(300);
  expect(different.length).toBeGreaterThan(0);
  expect(different[0]).toMatch(/^p\d+\/out: 1 instead of true\n/);
});

it("changes a value in the same way for the same seed, and leaves the value as it was", () => {
  const value = { a: [1, { b: "c" }], d: null };
  const texts = Array.from({ length: 50 }, (_, seed) => {
    const [one, other] = [changeValue(value, new Random(seed)), changeValue(value, new Random(seed))];
    expect(Object.prototype.toString.call(one)).toBe(Object.prototype.toString.call(other));
    return typeof one;
  });
  expect(new Set(texts).size).toBeGreaterThan(2);
  expect(value).toEqual({ a: [1, { b: "c" }], d: null });
});
