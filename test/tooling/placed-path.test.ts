import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { splitPlace } from "../../src/tooling/placed-path.js";

it.each([
  ["a.json", "a.json", ""],
  ["foo:a.json", "a.json", "foo/"],
  ["foo.bar_1:dir/a.json", "dir/a.json", "foo/bar_1/"],
  ["foo:C:/a.json", "C:/a.json", "foo/"],
  ["C:/a.json", "C:/a.json", ""],
  ["C:a.json", "C:a.json", ""],
  ["file:///a.json", "file:///a.json", ""],
  ["https://example.com/a.json", "https://example.com/a.json", ""],
  ["npm:policies", "npm:policies", ""],
  ["foo:oci://example.com/a", "oci://example.com/a", "foo/"],
  ["foo-bar:a.json", "foo-bar:a.json", ""],
  ["foo:", "foo:", ""],
])("%s names %s", (text, path, place) => {
  expect(splitPlace(text, "/nowhere")).toEqual({ path, place });
});

it.skipIf(process.platform === "win32")("what exists as a whole is a path", () => {
  const folder = mkdtempSync(join(tmpdir(), "placed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "foo:a.json"), "{}");
  expect(splitPlace("foo:a.json", folder)).toEqual({ path: "foo:a.json", place: "" });
});
