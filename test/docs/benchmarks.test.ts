import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withTables } from "../../bench/results.mjs";

const text = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");

it("docs/benchmarks.md has the tables of the kept results", () => {
  expect(text).toBe(withTables(text));
  expect(withTables(text.replace(/^\| regohost eval p\.wasm .*\n/m, ""))).toBe(text);
});

it("docs/benchmarks.md has no other table", () => {
  const isRow = (line: string): boolean => /^\s*\|/.test(line);
  const [before = "", ...rest] = text.split(/^<!-- results: .* -->$/m);
  const [made = "", after = "", ...more] = rest.join("").split(/^<!-- end of results -->$/m);
  expect([...rest.slice(1), ...more]).toEqual([]);
  expect(made.split("\n").filter(isRow).length).toBeGreaterThan(100);
  expect(`${before}${after}`.split("\n").filter(isRow)).toEqual([]);
});
