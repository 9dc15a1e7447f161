import { describe, expect, it } from "vitest";
import type { DocumentFormat } from "../../../src/engine/source/document-format.js";
import { likelyFormat } from "../../../src/engine/source/likely-format.js";
import { readDocument } from "../../../src/engine/source/read-document.js";
import { run } from "../../cli/run.js";

const TEXTS: readonly (readonly [DocumentFormat | undefined, string])[] = [
  ["toml", 'title = "x"\n[owner]\nname = "y"\n'],
  ["toml", "[[server]]\nname = 'a'\n"],
  ["ini", "; c\n[log]\nlevel = debug\n"],
  ["dotenv", "# c\nexport NAME=value\n"],
  ["xml", '<?xml version="1.0"?><a/>'],
  ["xml", "<project><name>a</name></project>"],
  ["hcl2", 'resource "aws_s3_bucket" "b" {\n  acl = "private"\n}\n'],
  ["dockerfile", "# c\nFROM alpine:3\nRUN true\n"],
  ["dockerfile", "ARG V=1\nFROM alpine:$V\n"],
  ["jsonc", '{\n  // a comment\n  "a": 1\n}\n'],
  ["jsonc", '// c\n{"a": 1}\n'],
  ["jsonl", '{"a": 1}\n{"a": 2}\n'],
  ["yaml", "a: 1\n---\nb: 2\n"],
  ["yaml", "- a\n- b\n"],
  [undefined, '{"a": "//", "b": }'],
  [undefined, "command not found"],
  [undefined, "{"],
];

describe("the format that a text shows, which is no JSON", () => {
  it.each(TEXTS)("%s: %j", (format, text) => {
    expect(likelyFormat(Buffer.from(text), "json")).toBe(format);
  });

  it.each(TEXTS.filter(([format]) => format !== "yaml"))(
    "is advised, and reads it: %s, %j",
    async (format, text) => {
      const { exitCode, stderr } = await run(["eval", "input", "-i", "-"], { stdin: text });
      expect(exitCode, stderr).toBe(2);
      if (format === undefined) expect(stderr).not.toContain("looks like");
      else expect(stderr).toContain(`it looks like ${format}: read it with --parser ${format}`);
      if (format !== undefined && format !== "jsonl")
        await expect(readDocument({ name: "-", text, format })).resolves.toBeDefined();
    },
  );

  it("is not advised where none can be given", async () => {
    await expect(readDocument({ name: "x.json", text: "a = 1" })).rejects.toThrow(/^(?!.*looks like)/);
  });

  it("takes no longer for many empty lines", () => {
    expect(likelyFormat(Buffer.from(`${"\n".repeat(4000)}x`), "json")).toBeUndefined();
  });
});
