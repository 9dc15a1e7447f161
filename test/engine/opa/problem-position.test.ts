import { describe, expect, it } from "vitest";
import type { ConfigParser } from "../../../src/engine/opa/config-parsers.js";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import { readDocuments } from "../../../src/engine/source/read-document.js";

describe("a configuration that does not parse", () => {
  it.each<[parser: ConfigParser, text: string, line: number, column: number, message: RegExp]>([
    ["ini", "[a]\nx = 1\n  [b\ny\n", 3, 3, /unclosed section: \[b/],
    ["ini", "[a]\nnothing\n", 2, 1, /key-value delimiter not found: nothing/],
    ["xml", "<a>\n  <é/><b></c>\n</a>\n", 2, 10, /^element <b> closed by <\/c>$/],
    ["xml", "<a>\n  &nope;\n</a>\n", 2, 3, /^invalid character entity &nope;$/],
    ["dockerfile", "FROM a\n\n  FOO bar\n", 3, 3, /unknown instruction: FOO/],
    ["nginx", "http {\n  listen 80\n  }\n", 3, 3, /^parse nginx: unexpected token BlockEnd \(\}\)$/],
    ["nginx", "http {\n  server {\n\n", 2, 11, /unexpected eof in block/],
    ["groovy", "node {\n", 2, 1, /^parse groovy: expected RBrace, got EOF$/],
    ["codeowners", "# a\n* @\n", 2, 3, /^failed to parse CODEOWNERS: invalid owner format '@'$/],
    ["hocon", "a = [\n  1\n", 2, 4, /^it ends within an object or an array$/],
    ["toml", "a = 1\nb = \n", 2, 5, /expected value/],
    ["hcl2", "a {\n", 1, 3, /Unclosed configuration block/],
  ])("has a line and a column: %s %j", async (parser, text, line, column, message) => {
    expect(await parseConfig(parser, text)).toEqual({
      line,
      column,
      message: expect.stringMatching(message) as unknown,
    });
  });

  it.each<[parser: ConfigParser, text: string, line: number | undefined]>([
    // Twice in its line, nobody can tell which of them it is.
    ["xml", "<a>\n&no; &no;\n</a>\n", 2],
    ["properties", "b=1\na=\\u00zz\n", 2],
    // What its parser says quotes the line, which may hold a secret: it is asked about the lines before.
    ["dotenv", 'A=1\nB="x\n', 2],
    ["dotenv", 'A=1\n\n# c\nB="x\ny=\n"\nTOKEN sesame\nC="x\n', 7],
    ["dotenv", "TOKEN sesame", 1],
    ["dotenv", "A=1\r\nB=2\r\nexport C\r\nD=1\r\n", 3],
  ])("has what is known of its place: %s %j", async (parser, text, line) => {
    const problem = await parseConfig(parser, text);
    expect(problem).not.toHaveProperty("column");
    expect("line" in problem ? problem.line : undefined).toBe(line);
  });
});

it.each([
  ["a: 1\nb: *nope\n", 2, 4],
  ["a: 1\n---\nb: &x 1\nc: [*x,\n  *y]\n", 5, 3],
  ["a: *later\nb: &later 1\n", 1, 4],
])("an alias of YAML without its anchor has its place: %j", async (text, line, column) => {
  const errors: object[] = [];
  for await (const one of readDocuments({ name: "a.yaml", text, format: "yaml" })) {
    if ("error" in one) errors.push(one.error);
  }
  expect(errors).toMatchObject([
    { line, column, message: expect.stringMatching(/:\d+:\d+: unknown anchor … referenced$/) as unknown },
  ]);
});
