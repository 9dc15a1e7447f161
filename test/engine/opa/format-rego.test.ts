import { describe, expect, test } from "vitest";
import { checkFormatted, formatRego } from "../../../src/engine/opa/format-rego.js";

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

describe("what the formatter wrote", () => {
  const file = (text: string) => [{ path: "p.rego", text }];

  test("is refused when it does not parse", async () => {
    await expect(checkFormatted(file("package p\n\nx := \n"), {})).toFailWith("opa_core_failed", /p\.rego/);
    await expect(
      checkFormatted(file("package p\n\nx { 1 }\n"), { regoVersion: "v0", targetVersion: "v1" }),
    ).toFailWith("opa_core_failed");
  });

  test("parses in the version that it is for", async () => {
    await checkFormatted(file("package p\n\nx { 1 }\n"), { regoVersion: "v0" });
    await checkFormatted(file("package p\n\nimport rego.v1\n\nx if true\n"), {
      regoVersion: "v0",
      targetVersion: "v0v1",
    });
    await expect(formatRego({ files: file("package p\nx := 1") })).resolves.toMatchObject([
      { changed: true },
    ]);
  });
});
