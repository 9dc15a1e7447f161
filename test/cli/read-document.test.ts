import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CommandError } from "../../src/cli/exit-codes.js";
import { readDocument, readDocuments } from "../../src/cli/read-document.js";
import type { CliIo } from "../../src/cli/cli-io.js";
import { makeFolder } from "./run.js";

async function inFolder(name: string, content: string | Uint8Array): Promise<CliIo> {
  const stream = { write: () => undefined };
  return {
    stdin: (async function* () {})(),
    stdout: stream,
    stderr: stream,
    env: {},
    cwd: await makeFolder({ [name]: content }),
    signal: new AbortController().signal,
  };
}

/** Each document as `name JSON`, each broken one as `name line: message`. */
async function read(name: string, content: string | Uint8Array): Promise<string[]> {
  const found: string[] = [];
  for await (const document of readDocuments(await inFolder(name, content), name)) {
    found.push(
      "error" in document
        ? `${document.name} ${document.line}: ${document.error.message}`
        : `${document.name} ${Buffer.from(document.json).toString()}`,
    );
  }
  return found;
}

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
      [
        "a.jsonl:1 {}",
        'a.jsonl:2 2: a.jsonl:2: unexpected end, expected a value at line 2, column 6\n    {"x":\n         ^',
        'a.jsonl:3 {"y":1}',
      ],
    ],
    [
      "lines, one of which is no text",
      "a.jsonl",
      Buffer.from([0x31, 0x0a, 0x22, 0xff, 0x22, 0x0a, 0x33]),
      ["a.jsonl:1 1", "a.jsonl:2 2: a.jsonl:2 is not UTF-8 text", "a.jsonl:3 3"],
    ],
    [
      "lines with byte-order marks, of which the first is none of the text",
      "a.jsonl",
      "\ufeff1\n\ufeff2",
      [
        "a.jsonl:1 1",
        'a.jsonl:2 2: a.jsonl:2: unexpected "\ufeff", expected a value at line 2, column 1\n    \ufeff2\n    ^',
      ],
    ],
    [
      "documents of YAML, one of which is broken",
      "a.yaml",
      "a: 1\n---\nb: [1,\n---\nc: 3\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 4: a.yaml#2: Flow sequence in block collection must be sufficiently indented and end with a ] at line 4, column 1\n    ---\n    ^",
        'a.yaml#3 {"c":3}',
      ],
    ],
    [
      "documents of YAML, one of which holds what JSON has not",
      "a.yaml",
      "a: 1\n---\nb: .nan\n---\nc: *d\n",
      [
        'a.yaml#1 {"a":1}',
        "a.yaml#2 3: a.yaml#2: NaN is not a JSON number at line 3, column 1\n    b: .nan\n    ^",
        "a.yaml#3 5: a.yaml#3: Unresolved alias (the anchor must be set before the alias): d at line 5, column 1\n    c: *d\n    ^",
      ],
    ],
    [
      "a YAML document alone",
      "a.yml",
      "---\nb: {\n",
      [expect.stringMatching(/^a\.yml 3: a\.yml: /) as string],
    ],
    [
      "JSON that is broken",
      "a.json",
      '{\n"x" 1}',
      [
        'a.json 2: a.json: unexpected "1", expected ":" after the key at line 2, column 5\n    "x" 1}\n        ^',
      ],
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

  it("reads lines only when they are asked for", async () => {
    const line = JSON.stringify("x".repeat(1024 * 1024));
    const io = await inFolder("a.jsonl", `${line}\n`.repeat(8));
    const documents = readDocuments(io, "a.jsonl");
    await documents.next();
    // What is added now is read too, so it was not all read at the first call.
    await appendFile(join(io.cwd, "a.jsonl"), "9\n");
    const names: string[] = [];
    for await (const { name } of documents) names.push(name);
    expect(names.at(-1)).toBe("a.jsonl:9");
  });

  it.each(["a.jsonl", "a.yaml", "a.json"])("refuses %s when it is empty, or is not there", async (name) => {
    await expect(read(name, "\n \n")).rejects.toThrow(`${name} is empty`);
    const elsewhere = readDocuments(await inFolder("other", ""), name);
    await expect(elsewhere.next()).rejects.toThrow(`${name} cannot be read: there is no such file`);
  });
});

describe("readDocument", () => {
  it.each<[string, string, string]>([
    ["several documents", "1\n2\n", "a.jsonl holds 2 documents; one is needed"],
    ["a broken document", "1\n{\n", "a.jsonl:2: unexpected end"],
  ])("refuses %s", async (_, content, message) => {
    const error: unknown = await readDocument(await inFolder("a.jsonl", content), "a.jsonl").catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CommandError);
    expect(error).toMatchObject({ exitCode: 2, message: expect.stringContaining(message) as string });
  });
});
