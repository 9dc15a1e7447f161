import { expect, test } from "vitest";
import { formatRego } from "../../src/opa/format-rego.js";

test("formats files and says which ones changed", async () => {
  const formatted = await formatRego({
    files: [
      { path: "a.rego", text: "package a\nx if {  true }" },
      { path: "b.rego", text: "package b\n\nx := 1\n" },
    ],
  });
  expect(formatted).toEqual([
    { path: "a.rego", text: "package a\n\nx := true\n", changed: true },
    { path: "b.rego", text: "package b\n\nx := 1\n", changed: false },
  ]);
});

test("writes v0 for both versions", async () => {
  const [formatted] = await formatRego({
    files: [{ path: "a.rego", text: "package a\n\nx[y] { y := input.y }\n" }],
    regoVersion: "v0",
    targetVersion: "v0v1",
  });
  expect(formatted?.text).toContain("import rego.v1");
  expect(formatted?.text).toContain("x contains y if y := input.y");
});

test("reports the errors of all files", async () => {
  const files = [
    { path: "a.rego", text: "package a\n\nx := }\n" },
    { path: "b.rego", text: "package b\n\ny := }\n" },
  ];
  await expect(formatRego({ files })).toFailWith("rego_invalid", /a\.rego:3:6[^]*b\.rego:3:6/);
});
