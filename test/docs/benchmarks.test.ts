import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withTables } from "../../bench/results.mjs";

it("docs/benchmarks.md has the tables of the kept results", () => {
  const text = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");
  expect(text).toBe(withTables(text));
  expect(withTables(text.replace(/^\| regohost eval p\.wasm .*\n/m, ""))).toBe(text);
});
