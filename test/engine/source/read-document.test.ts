import { execFileSync } from "node:child_process";
import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  readDocument,
  readDocuments,
  type DocumentSource,
  type DocumentValue,
} from "../../../src/engine/source/read-document.js";
import { DOCUMENT_FORMATS } from "../../../src/engine/source/document-format.js";
import { makeFolder } from "../../cli/run.js";

async function inFolder(name: string, content: string | Uint8Array): Promise<{ cwd: string }> {
  return { cwd: await makeFolder({ [name]: content }) };
}

/** Each document as `name JSON`, each broken one as `name line: message`. */
async function readSource(
  source: DocumentSource | DocumentValue,
  options?: { cwd: string },
): Promise<string[]> {
  const found: string[] = [];
  for await (const document of readDocuments(source, options)) {
    found.push(
      "error" in document
        ? `${document.name} ${String(document.line)}: ${document.error.message}`
        : `${document.name} ${Buffer.from(document.json).toString()}`,
    );
  }
  return found;
}

async function read(name: string, content: string | Uint8Array): Promise<string[]> {
  return readSource({ path: name }, await inFolder(name, content));
}

const POINTER = `version https://git-lfs.github.com/spec/v1
oid sha256:${"0".repeat(64)}
size 12
`;

it.each([9_999, 10_000])("JSON of CycloneDX is no XML, nested %i deep", async (depth) => {
  const text = `{"bomFormat": "CycloneDX", "specVersion": "1.5", "x": ${"[".repeat(depth)}${"]".repeat(depth)}}`;
  const read = readDocument({ name: "sbom", text, format: "cyclonedx" });
  if (depth < 10_000) await expect(read).resolves.toMatchObject({ name: "sbom" });
  else await expect(read).toFailWith("document_invalid", /^sbom: it is nested more deeply than 10000 levels/);
});

describe("a pointer of Git LFS", () => {
  it.each(DOCUMENT_FORMATS.filter((format) => format !== "textproto"))(
    "is no document of %s",
    async (format) => {
      for (const text of [POINTER, POINTER.replaceAll("\n", "\r\n")]) {
        await expect(readDocument({ name: "a", text, format })).toFailWith("document_invalid");
      }
    },
  );

  it("is named", async () => {
    const error = readDocument({ name: "a.yaml", text: POINTER });
    await expect(error).toFailWith("document_invalid", /^a\.yaml is a pointer of Git LFS/);
    const text = POINTER.replace("v1", "v1x");
    await expect(readDocument({ name: "a.yaml", text })).resolves.toMatchObject({ name: "a.yaml" });
  });
});

describe("readDocuments", () => {
  it.each<[string, string, string | Uint8Array, string[]]>([
    [
      "lines",
      "a.jsonl",
      '{"n":1.10}\n\n [2] \r\n3',
      ['a.jsonl:1 {"n":1.10}', "a.jsonl:3  [2] ", "a.jsonl:4 3"],
    ],
    [
      "lines, one of which is broken",
      "a.jsonl",
      '{}\n{"x":\n{"y":1}\n',
      ["a.jsonl:1 {}", "a.jsonl:2 2: a.jsonl:2:6: unexpected end, expected a value", 'a.jsonl:3 {"y":1}'],
    ],
    [
      "lines, one of which is not text",
      "a.jsonl",
      Buffer.from([0x31, 0x0a, 0x22, 0xff, 0x22, 0x0a, 0x33]),
      ["a.jsonl:1 1", "a.jsonl:2 2: a.jsonl:2 is not UTF-8 text", "a.jsonl:3 3"],
    ],
    [
      "lines with byte-order marks, of which the first is not part of the text",
      "a.jsonl",
      "\ufeff1\n\ufeff2",
      ["a.jsonl:1 1", 'a.jsonl:2 2: a.jsonl:2:1: unexpected "\ufeff", expected a value'],
    ],
    [
      "documents of YAML, one of which is broken",
      "a.yaml",
      "a: 1\n---\nb: [1,\n---\nc: 3\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 3: a.yaml#2:3:7: did not find expected node content",
        'a.yaml#3 {"c":3}',
      ],
    ],
    [
      "documents of YAML, one of which holds what JSON has not",
      "a.yaml",
      "a: 1\n---\nb: .nan\n---\nc: *d\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 2: a.yaml#2:2: json: unsupported value: NaN",
        "a.yaml#3 5: a.yaml#3:5:4: unknown anchor … referenced",
      ],
    ],
    [
      "a YAML document alone",
      "a.yml",
      "---\nb: {\n",
      ["a.yml 2: a.yml:2:5: did not find expected node content"],
    ],
    [
      "YAML whose mistake OPA's parser places elsewhere",
      "a.yml",
      'é: 1\n b: "x\n',
      ["a.yml 1: a.yml:1:4: mapping values are not allowed in this context"],
    ],
    [
      "YAML whose keys JSON cannot have",
      "a.yaml",
      "a: 1\n---\n- b:\n    ? [1]\n    : 2\n---\nc: 1\n~: 1\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 4: a.yaml#2:4:7: the key of a mapping cannot be a mapping, a list or null",
        "a.yaml#3 8: a.yaml#3:8:1: the key of a mapping cannot be a mapping, a list or null",
      ],
    ],
    [
      "YAML that is indented by tabs",
      "a.yaml",
      "a: 1\n---\nb:\n\tc: 1\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 4: a.yaml#2:4:1: found character that cannot start any token; the line is indented by a tab: take spaces",
      ],
    ],
    [
      "YAML that is broken elsewhere than at a tab",
      "a.yaml",
      'a: [1,\n\tb\n---\na: "x\n\ty\n---\n{b: 1\n\tc: 2}\n',
      [
        "a.yaml#1 2: a.yaml#1:2:2: did not find expected ',' or ']'",
        "a.yaml#2 8: a.yaml#2:8:7: found unexpected end of stream",
        "a.yaml#3 8: a.yaml#3:8:7: did not find expected ',' or '}'",
      ],
    ],
    [
      "a template of Helm",
      "a.yaml",
      "a:\n  - name: {{ .Values.x }}\n",
      [
        "a.yaml 2: a.yaml:2:12: the key of a mapping cannot be a mapping, a list or null; this looks like a template (Helm, Jinja): render it first",
      ],
    ],
    [
      "a template of Jinja",
      "a.yaml",
      "a:\n{% if b %}\n  - 1\n",
      [
        "a.yaml 2: a.yaml:2:2: found character that cannot start any token; this looks like a template (Helm, Jinja): render it first",
      ],
    ],
    [
      "broken YAML with many ends of lines, of which each is looked at once",
      "a.yaml",
      `a: [\n${"\r".repeat(400_000)}`,
      ["a.yaml 1: a.yaml:1:5: did not find expected node content"],
    ],
    [
      "broken YAML with a placeholder inside a value, which is no template",
      "a.yaml",
      "a: ${{ b }}\nb: [\n",
      ["a.yaml 2: a.yaml:2:5: did not find expected node content"],
    ],
    [
      "YAML that another document broke before",
      "a.yml",
      "a: b: c\n---\n\nt:\n\t- 1\n",
      [
        "a.yml#1 1: a.yml#1:1:4: mapping values are not allowed in this context",
        "a.yml#2 5: a.yml#2:5:1: found character that cannot start any token; the line is indented by a tab: take spaces",
      ],
    ],
    [
      "JSON that is broken",
      "a.json",
      '{\n"x" 1}',
      ['a.json 2: a.json:2:5: unexpected text, expected ":" after the key'],
    ],
  ])("reads %s", async (_, name, content, documents) => {
    expect(await read(name, content)).toEqual(documents);
  });

  it("reads lines that are longer than what is read at once", async () => {
    const long = (size: number): string => JSON.stringify("é".repeat(size));
    const lines = [long(700_000), "1", long(2_000_000), '"end"'];
    expect(await read("a.jsonl", `${lines.join("\n")}\n`)).toEqual(
      lines.map((line, index) => `a.jsonl:${index + 1} ${line}`),
    );
  });

  it.each(["", " "])("limits the time of blank lines: %j", async (blank) => {
    const { cwd } = await inFolder("x.jsonl", `1\n${`${blank}\n`.repeat(200_000)}2\n`);
    const found: string[] = [];
    const read = async (): Promise<void> => {
      for await (const { name } of readDocuments({ path: "x.jsonl" }, { cwd, timeoutMs: 1 }))
        found.push(name);
    };
    await expect(read()).toFailWith("timeout", /^reading the blank lines of x\.jsonl took longer/);
    expect(found).toEqual(["x.jsonl:1"]);
  });

  it("reads lines only when they are asked for", async () => {
    const line = JSON.stringify("x".repeat(1024 * 1024));
    const folder = await inFolder("a.jsonl", `${line}\n`.repeat(8));
    const documents = readDocuments({ path: "a.jsonl" }, folder);
    await documents.next();
    // What is added now is read too, so it was not all read at the first call.
    await appendFile(join(folder.cwd, "a.jsonl"), "9\n");
    const names: string[] = [];
    for await (const { name } of documents) names.push(name);
    expect(names.at(-1)).toBe("a.jsonl:9");
  });

  it.each(["a.jsonl", "a.yaml", "a.json"])("refuses %s when it is empty, or is not there", async (name) => {
    await expect(read(name, "\n \n")).toFailWith("document_invalid", new RegExp(`^${name} is empty$`));
    const elsewhere = readDocuments({ path: name }, await inFolder("other", ""));
    await expect(elsewhere.next()).toFailWith(
      "document_not_found",
      new RegExp(`^${name} cannot be read: there is no such file or directory$`),
    );
  });

  it("refuses a folder", async () => {
    const { cwd } = await inFolder("a/b.json", "1");
    await expect(readDocuments({ path: "a" }, { cwd }).next()).toFailWith(
      "document_unreadable",
      /^a cannot be read: it is a directory$/,
    );
  });

  it("reads a pipe that is named", async () => {
    const { cwd } = await inFolder("other", "");
    execFileSync("mkfifo", [join(cwd, "pipe.json")]);
    const [documents] = await Promise.all([
      readSource({ path: "pipe.json" }, { cwd }),
      writeFile(join(cwd, "pipe.json"), "[1.0]"),
    ]);
    expect(documents).toEqual(["pipe.json [1.0]"]);
  });

  it.each<[string, DocumentSource | DocumentValue, string[]]>([
    ["text", { name: "body", text: "\ufeff{}" }, ["body {}"]],
    [
      "text that is broken",
      { name: "body", text: "{" },
      [expect.stringMatching(/^body 1: body:1:2: unexpected end/) as string],
    ],
    ["bytes", { name: "standard input", bytes: Buffer.from("[1.0]") }, ["standard input [1.0]"]],
    ["text by the name's extension", { name: "a.jsonl", text: "1\r\n\n2" }, ["a.jsonl:1 1", "a.jsonl:3 2"]],
    ["text in a format that is given", { name: "a", text: "1\n2\n", format: "jsonl" }, ["a:1 1", "a:2 2"]],
    [
      "a value",
      { name: "request", value: { n: 12345678901234567890n, gone: undefined } },
      ['request {"n":12345678901234567890}'],
    ],
    [
      "a value that JSON does not have",
      { name: "request", value: { a: [NaN] } },
      ["request undefined: request: NaN at $.a[0] is not a JSON value"],
    ],
    [
      "a value whose own code throws",
      { name: "request", value: { toJSON: () => new Date(NaN).toISOString() } },
      ["request undefined: request: its value cannot be read: a getter or toJSON throws"],
    ],
    [
      "a value that is nested too deeply",
      { name: "request", value: Array.from({ length: 100_000 }).reduce((inner) => [inner], 1) },
      ["request undefined: request: it is nested too deeply"],
    ],
  ])("reads %s", async (_what, source, documents) => {
    expect(await readSource(source)).toEqual(documents);
  });

  it("takes no equal keys of CycloneDX in JSON, of which Conftest's parser takes the last", async () => {
    const text = '{"bomFormat":"CycloneDX","specVersion":"1.5",\n "version":1,"version":2}';
    const source = { name: "bom", text, format: "cyclonedx" } as const;
    await expect(readDocument(source, { uniqueKeys: true })).toFailWith(
      "document_invalid",
      /: duplicate key "version" at line 2, column 14/,
    );
    expect(JSON.parse(Buffer.from((await readDocument(source)).json).toString())).toMatchObject({
      version: 2,
    });
  });

  it("says of each of 500 broken documents where it is broken", async () => {
    const count = 500;
    const found = await readSource({ name: "a.yaml", text: "a: [\n---\n".repeat(count) });
    expect(found.map((text) => Number(/^a\.yaml#\d+ \d+: a\.yaml#\d+:(\d+):5: /.exec(text)?.[1]))).toEqual(
      Array.from({ length: count }, (_, i) => 2 * i + 1),
    );
  });

  it("says of a broken document where it is broken", async () => {
    const { value } = await readDocuments({ name: "a.json", text: "[\n1 2]" }).next();
    expect(value).toMatchObject({
      name: "a.json",
      line: 2,
      error: { code: "document_invalid", document: "a.json", line: 2, column: 3 },
    });
  });
});

describe("readDocument", () => {
  it.each<[string, string, RegExp]>([
    [
      "several documents",
      "1\n2\n",
      /^a\.jsonl contains 2 documents; exactly one is allowed: put each in a file of its own$/,
    ],
    ["a broken document", "1\n{\n", /^a\.jsonl:2:2: unexpected end/],
  ])("refuses %s", async (_, content, message) => {
    const document = readDocument({ path: "a.jsonl" }, await inFolder("a.jsonl", content));
    await expect(document).toFailWith("document_invalid", message);
  });
});

describe("the time limit of reading a document", () => {
  const members = Array.from({ length: 1_000_000 }, (_, index) => `"k${String(index)}":1`).join();
  it.each([
    ["JSON", "a.json", `{${members}}`],
    ["JSON that is cut short", "a.json", `{${members}`],
    ["JSON in comments", "a.jsonc", `${"/**/".repeat(5_000_000)}{${members}}`],
    ["a line of JSON Lines", "a.jsonl", `{${members}}`],
  ])("ends the reading of %s", async (_what, name, text) => {
    const document = readDocument({ name, text }, { timeoutMs: 1, uniqueKeys: true });
    await expect(document).toFailWith("timeout", /^reading a\.json[cl]?(?::1)? took longer than its 1 ms/);
  });
});
