import { describe, expect, it } from "vitest";
import { mergeBaseDocuments, type BaseDocumentFile } from "../../src/engine/base-document.js";

const json = (path: string, text: string): BaseDocumentFile => ({ path, text, format: "json" });
const yaml = (path: string, text: string): BaseDocumentFile => ({ path, text, format: "yaml" });

describe("mergeBaseDocuments", () => {
  it.each<[string, BaseDocumentFile[], string]>([
    ["nothing", [], "{}"],
    [
      "numbers as written",
      [json("data.json", '{"a": 1.0, "b": 12345678901234567890}')],
      '{"a":1.0,"b":12345678901234567890}',
    ],
    ["a directory as the place", [json("a/b/data.json", "[1]")], '{"a":{"b":[1]}}'],
    [
      "objects at all depths",
      [
        json("data.json", '{"a": {"x": 1}}'),
        json("a/data.json", '{"y": {"p": 1}}'),
        yaml("a/y/data.yaml", "q: 2\n"),
      ],
      '{"a":{"x":1,"y":{"p":1,"q":2}}}',
    ],
    [
      "YAML with big integers",
      [yaml("data.yaml", "a: 12345678901234567890\nb: [yes, 1.5, null]\n")],
      '{"a":12345678901234567890,"b":["yes",1.5,null]}',
    ],
    [
      "members named like properties of every object",
      [json("__proto__/data.json", '{"constructor": 1}')],
      '{"__proto__":{"constructor":1}}',
    ],
  ])("merges %s", async (_what, files, text) => {
    expect(await mergeBaseDocuments(files)).toBe(text);
  });

  it.each<[string, BaseDocumentFile[], RegExp]>([
    [
      "a conflict",
      [json("data.json", '{"a": {"x": 1}}'), json("a/data.json", '{"x": 1}')],
      /^a\/data\.json: .*conflicts/,
    ],
    [
      "an object over a value",
      [json("data.json", '{"a": 1}'), json("a/data.json", "{}")],
      /^a\/data\.json: .*conflicts/,
    ],
    [
      "a list at the root",
      [json("data.json", "[1]")],
      /^data\.json: at the root of `data` there must be an object/,
    ],
    ["empty YAML at the root", [yaml("data.yaml", "")], /must be an object/],
    ["broken JSON", [json("x/data.json", '{"a": }')], /^x\/data\.json: this is not JSON: .*offset 6/],
    ["a Rego set", [json("data.json", "{1}")], /this is not JSON/],
    ["broken YAML", [yaml("data.yml", "a: [1")], /^data\.yml: this is not YAML/],
    ["NaN", [yaml("data.yml", "a: .nan")], /this is not YAML: NaN at \$\.a/],
    ["aliases that multiply", [yaml("data.yml", billionLaughs())], /this is not YAML: .*alias/i],
    ["deep nesting", [json("data.json", `{"a":${"[".repeat(100_000)}`)], /this is not JSON/],
  ])("refuses %s, and names the file", async (_what, files, message) => {
    await expect(mergeBaseDocuments(files)).toFailWith("data_invalid", message);
  });
});

function billionLaughs(): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
  for (let i = 1; i < 9; i++) {
    lines.push(
      `a${String(i)}: &a${String(i)} [${Array.from({ length: 10 }, () => `*a${String(i - 1)}`).join(", ")}]`,
    );
  }
  return lines.join("\n");
}
