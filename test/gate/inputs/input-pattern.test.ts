import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inputPaths, inputPattern } from "../../../src/gate/inputs/input-pattern.js";

const FOLDER = join("/", "work", "app");
const ABSOLUTE = join(FOLDER, "build", "a.json");

describe("a pattern of inputs", () => {
  it.each([
    ["a.json", "a.json", true],
    ["a.json", "build/a.json", true],
    ["a.json", "./build/a.json", true],
    ["a.json", ABSOLUTE, true],
    ["a.json", "../other/a.json", true],
    ["a.json", "build/aa.json", false],
    ["a.json", "a.json/b.json", false],
    ["*.json", "build/a.json", true],
    ["*", "build/.env", true],
    ["*", "-", true],
    ["build*", "build/a.json", false],
    ["./a.json", "a.json", true],
    ["./a.json", "build/a.json", false],
    ["build/a.json", ABSOLUTE, true],
    ["build/a.json", "build/../build/a.json", true],
    ["build/a.json", "web/build/a.json", false],
    ["build/*.json", "build/a.json", true],
    ["build/*.json", "build/web/a.json", false],
    ["build/**", "build/web/a.json", true],
    ["**/a.json", "a.json", true],
    ["{build,dist}/[ab].json", "build/a.json", true],
    ["../other/*", "../other/a.json", true],
    ["a.json[0]", "build/a.json[0]", true],
    ["build/a.json[0]", "build/a.json[0]", true],
    ["build/a.json[0]", "build/a.json0", true],
    ["oci://example.com/app@sha256:*", "oci://example.com/app@sha256:0a", true],
    ["oci://example.com/*", "oci://example.com/team/app@sha256:0a", false],
  ])("%s of %s: %s", (pattern, input, isMatch) => {
    expect(inputPattern(pattern)(inputPaths(input, FOLDER))).toBe(isMatch);
  });

  it("with braces without end is refused", () => {
    expect(() => inputPattern("{a,b}".repeat(20))).toThrow("too many braces");
  });
});
