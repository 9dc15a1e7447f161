import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withTables } from "../../bench/results.mjs";

it("docs/benchmarks.md has the tables of the kept results", () => {
  const text = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");
  expect(text).toBe(withTables(text));
  expect(withTables(text.replace(/^\| regohost eval p\.wasm .*\n/m, ""))).toBe(text);
});

it("leaves out older tables of what has newer ones", () => {
  const text = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");
  const older = "## Start-up: whole processes\n\nOlder figures.\n\n";
  const at = text.indexOf("## ", text.indexOf("<!-- end of results -->"));
  expect(at).toBeGreaterThan(0);
  expect(withTables(text.slice(0, at) + older + text.slice(at))).toBe(text);
});
