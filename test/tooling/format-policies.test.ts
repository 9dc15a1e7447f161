import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatPolicies } from "../../src/tooling/index.js";
import { makeFolder } from "../cli/run.js";

const MESSY = "package p\nallow if {   input.x\n\tinput.y\n}\n";
const TIDY = "package p\n\nallow if {\n\tinput.x\n\tinput.y\n}\n";

describe("formatPolicies", () => {
  it("gives every file as OPA formats it, and writes none", async () => {
    const cwd = await makeFolder({
      "f/a.rego": MESSY,
      "f/b_test.rego": TIDY,
      "f/data.json": "{}",
      "x.md": "",
    });
    expect(await formatPolicies(["f", "x.md"], { cwd })).toEqual({
      files: [
        { path: "f/a.rego", text: TIDY, before: MESSY, changed: true },
        { path: "f/b_test.rego", text: TIDY, before: TIDY, changed: false },
      ],
      skipped: ["x.md"],
    });
    expect(await readFile(join(cwd, "f/a.rego"), "utf8")).toBe(MESSY);
  });

  it("formats text for both versions of Rego", async () => {
    const { files } = await formatPolicies(
      { files: { stdin: "package p\nallow { input.x }\n" } },
      { regoVersion: "v0", targetVersion: "v0v1" },
    );
    expect(files.map(({ path, text }) => [path, text])).toEqual([
      ["stdin", "package p\n\nimport rego.v1\n\nallow if input.x\n"],
    ]);
  });

  it("names the syntax errors of all files", async () => {
    const files = { "a.rego": "package a\n\nx if {\n", "b.rego": "package b\n\ny := \n" };
    const error = await formatPolicies({ files }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "rego_invalid" });
    expect(String(error)).toMatch(/a\.rego:[^]*b\.rego:/);
    await expect(formatPolicies({ files }, { bundle: true } as object)).rejects.toMatchObject({
      code: "config_invalid",
    });
  });
});
