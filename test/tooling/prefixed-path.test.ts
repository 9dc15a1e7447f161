import { expect, it } from "vitest";
import { splitPrefix } from "../../src/tooling/prefixed-path.js";

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
  ["./foo:a.json", "./foo:a.json", ""],
])("%s names %s", (text, path, location) => {
  expect(splitPrefix(text)).toEqual({ path, location });
});
