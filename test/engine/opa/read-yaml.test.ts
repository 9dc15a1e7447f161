import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { encodeRequest } from "../../../src/engine/opa/core-request.js";
import { readYaml, type YamlDocument } from "../../../src/engine/opa/read-yaml.js";
import { caseCount } from "../../case-count.js";

/** The values of the documents, or their errors. */
async function read(text: string): Promise<unknown[]> {
  return (await readYaml(text)).map((one) => ("json" in one ? (JSON.parse(one.json) as unknown) : one));
}

describe("readYaml", () => {
  it.each<[string, string, unknown[]]>([
    ["octal numbers as OPA", "a: 0777\nb: 0o17\nc: 0x1f\n", [{ a: 511, b: 15, c: 31 }]],
    ["merge keys", "x: &x {a: 1, b: 2}\ny: {<<: *x, b: 3}\n", [{ x: { a: 1, b: 2 }, y: { a: 1, b: 3 } }]],
    ["words of YAML 1.1 as text", "a: yes\nb: on\nc: true\n", [{ a: "yes", b: "on", c: true }]],
    ["a date as text", "a: 2023-01-01\n", [{ a: "2023-01-01" }]],
    ["of two equal keys the last", "a: 1\na: 2\n", [{ a: 2 }]],
    ["keys that are not text", "1: a\ntrue: b\n", [{ 1: "a", true: "b" }]],
    ["several documents", "a: 1\n---\n[b]\n--- c\n", [{ a: 1 }, ["b"], "c"]],
    ["documents between marks", "---\na: 1\n...\n---\nb: 2\n...\n", [{ a: 1 }, { b: 2 }]],
    ["directives", "%YAML 1.1\n---\na: 1\n...\n# next\n%YAML 1.1\n---\nb: 2\n", [{ a: 1 }, { b: 2 }]],
    ["no empty documents", "---\n---\n# nothing\n---\na: 1\n---\n...\n", [{ a: 1 }]],
    ["a null that is written", "---\nnull\n---\n~\n", [null, null]],
    ["nothing", "", []],
    ["only a comment", "# a\n", []],
    ["a byte-order mark, CRLF and no last line end", "\uFEFFa: 1\r\n---\r\nb: 2", [{ a: 1 }, { b: 2 }]],
    [
      "marks that are text",
      "a: |\n  ---\n  b\nc: '---'\nd: ---x\n",
      [{ a: "---\nb\n", c: "---", d: "---x" }],
    ],
    ["JSON", '{"a": [1.0, "\\u00e9"]}', [{ a: [1, "é"] }]],
  ])("reads %s", async (_, text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it.each<[string, string, number]>([
    ["a sequence that does not end", "a: 1\nb: [1\n", 3],
    ["an unknown alias", "a: 1\nb: *c\n", 1],
    ["a mapping after another", "a: b: c\n", 1],
    ["a number that JSON has not", "a: .nan\n", 1],
    ["a key that is a mapping", "? {a: 1}\n: b\n", 1],
    ["a further document without a mark", "a: 1\n...\nb: 2\n", 1],
  ])("gives %s as the error of its document", async (_, broken, row) => {
    const documents = await readYaml(`ok: 1\n---\n${broken}---\nok: 2\n`);
    expect(documents).toHaveLength(3);
    expect([documents[0], documents[2]]).toEqual([{ json: '{"ok":1}' }, { json: '{"ok":2}' }]);
    const error = documents[1] as Exclude<YamlDocument, { json: string }>;
    expect(error.message).not.toBe("");
    expect(error.message).not.toMatch(/^yaml:|line \d/);
    // Some errors of OPA's parser have no line: then it is the document's first, which has the mark.
    expect(error.line).toBeGreaterThanOrEqual(2);
    expect(error.line).toBeLessThanOrEqual(2 + row + 1);
  });

  it.each([
    ["an unknown alias", "a: *hunter2\n"],
    ["a text that is no number", "a: !!int hunter2\n"],
    ["a text in a text", 'a: "x" hunter2\n'],
    ["a text that does not end", 'a: "hunter2\n'],
  ])("shows nothing of the text: %s", async (_, text) => {
    const [document] = await readYaml(text);
    expect(document).toHaveProperty("message");
    expect(JSON.stringify(document)).not.toContain("hunter2");
  });

  it("ends for aliases that expand to too much", async () => {
    const level = (n: number): string =>
      `l${n}: &l${n} [${Array(10)
        .fill(`*l${n - 1}`)
        .join(", ")}]\n`;
    const bomb = `l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n${[1, 2, 3, 4, 5, 6, 7, 8].map(level).join("")}`;
    expect(await readYaml(bomb)).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/alias/) as string }),
    ]);
  });

  it("reads a mapping of many keys", async () => {
    const COUNT = 75_000;
    const text = Array.from({ length: COUNT }, (_, index) => `key${String(index)}: 1\n`).join("");
    // Keys that are compared with each other take more than a minute of the processor.
    const [document] = await readYaml(text, { timeoutMs: 30_000 });
    expect(document).toHaveProperty("json");
    expect(Object.keys(JSON.parse((document as { json: string }).json) as object)).toHaveLength(COUNT);
  }, 90_000);

  it("is stopped by its signal", async () => {
    await expect(readYaml("a: 1", { signal: AbortSignal.abort() })).toFailWith("aborted", /reading YAML/);
  });

  it("reads each document as OPA's yaml.unmarshal does", async () => {
    const scalar = fc.constantFrom(
      "0777",
      "1_000",
      "~",
      "1.10",
      "yes",
      "2001-01-01",
      "'a'",
      '"\\t"',
      "0b1",
      "-0",
      ".inf",
      "1e3",
      "!!str 1",
      "a b",
    );
    const key = fc.constantFrom("a", "b", "1", "true", "'a'", "<<");
    const value = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: "small" }, scalar, tie("list"), tie("map")),
      list: fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      map: fc
        .array(fc.tuple(key, tie("value")), { maxLength: 3 })
        .map((members) => `{${members.map(([name, member]) => `${name}: ${String(member)}`).join(", ")}}`),
    })).value as fc.Arbitrary<string>;
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 6 }), async (texts) => {
        const own = await readYaml(texts.map((text) => `---\n${text}\n`).join(""));
        const { stdout } = await evalRego({
          files: [],
          query: "[v | some t in input; v := [x | x := yaml.unmarshal(t)]]",
          input: texts,
        });
        const theirs = JSON.parse(stdout) as { result: { expressions: { value: unknown[] }[] }[] };
        const expected = theirs.result[0]?.expressions[0]?.value;
        expect(own.map((one) => ("json" in one ? [JSON.parse(one.json) as unknown] : []))).toEqual(expected);
      }),
      { numRuns: caseCount(15, 200) },
    );
  });
});

describe("numbers that OPA reads as others", () => {
  it.each<[string, string, string?]>([
    ["a: 18446744073709551615", '{"a":18446744073709551615}'],
    ["a: 18446744073709551616", '{"a":18446744073709552000}', "18446744073709551616"],
    ["a: -9223372036854775808", '{"a":-9223372036854775808}'],
    ["a: -9223372036854775809", '{"a":-9223372036854776000}', "-9223372036854775809"],
    ["a: 0.1", '{"a":0.1}'],
    ["a: 1.50", '{"a":1.5}'],
    ["a: 1_000.5", '{"a":1000.5}'],
    ["a: 3.14159265358979323846", '{"a":3.141592653589793}', "refused"],
    ["a: 100000000000000000000", '{"a":100000000000000000000}'],
    ["a: 1e-999999999", '{"a":0}', "refused"],
    ["a: 0e-999999999", '{"a":0}'],
    ['a: "18446744073709551616"', '{"a":"18446744073709551616"}'],
    ["a: -1e400", '{"a":"-1e400"}', "refused"],
    ["a: .5e+999", '{"a":".5e+999"}', "refused"],
    ["a: -0x1ffffffffffffffffff", '{"a":"-0x1ffffffffffffffffff"}', "refused"],
    ["a: 0x1_ffff_ffff_ffff_ffff_ff", '{"a":"0x1_ffff_ffff_ffff_ffff_ff"}', "refused"],
    ["a: '-1e400'", '{"a":"-1e400"}'],
    ["a: e5", '{"a":"e5"}'],
    ["a: 1.2.3", '{"a":"1.2.3"}'],
    ["a: 0x", '{"a":"0x"}'],
    ["a: 12e45f", '{"a":"12e45f"}'],
    ["a: !!float 0.12345678901234567890", '{"a":0.12345678901234568}', "refused"],
    ["x: &n 18446744073709551617\na: *n", '{"a":18446744073709552000,"x":18446744073709552000}', "refused"],
  ])("%s", async (text, json, refused) => {
    expect(await readYaml(text)).toEqual([{ json }]);
    const [exact] = await readYaml(text, { exactNumbers: true });
    expect(exact).toEqual(
      refused === undefined
        ? { json }
        : expect.objectContaining({
            line: 1,
            message: expect.stringContaining("the number … cannot be read exactly") as string,
          }),
    );
  });
});

describe("a document after the end of another", () => {
  it.each([
    ["a: 1\n...\nb: 2\n"],
    ["a: 1\n...\n# c\n\n[b]\n"],
    ["--- a\n...\nb: [\n"],
    ["a: |\n  x\n...\n...\nb\n"],
  ])("is an error where no marker begins it: %j", async (text) => {
    for (const dialect of ["opa", "conftest"] as const)
      expect(await readYaml(text, { dialect, uniqueKeys: true })).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/document/) as string }),
      ]);
  });
});

describe("documents that are searched for repeated keys", () => {
  it.each([
    ["20,000 equal keys", "a: 1\n".repeat(20_000), { message: 'duplicate key "a"', line: 2, column: 1 }],
    ["deep lists", `${"- ".repeat(5_000)}a`, { json: `${"[".repeat(5_000)}"a"${"]".repeat(5_000)}` }],
    ["an empty key twice", '"": 1\n"": 3\n', { message: 'duplicate key ""', line: 2, column: 1 }],
  ])("%s", async (_, text, document) => {
    expect(await readYaml(text, { uniqueKeys: true })).toEqual([document]);
  });
});

describe("a byte order mark that is no mark", () => {
  it.each([
    ["before a key", "a: 1\n---\n\uFEFFbad: true\n", { line: 3, column: 1 }],
    ["before a later key", "a: 1\n\uFEFFbad: true\n", { line: 2, column: 1 }],
    ["in a value", "a: [1, x\uFEFF]\n", { line: 1, column: 8 }],
  ])("%s makes its document unreadable", async (_, text, place) => {
    for (const options of [{ uniqueKeys: true }, { exactNumbers: true }])
      expect((await readYaml(text, options)).at(-1)).toMatchObject({
        message: expect.stringContaining("byte order mark") as string,
        ...place,
      });
  });

  it("is text in quotes and blocks", async () => {
    const text = '\uFEFF"\uFEFFa": 1\nb: |\n  \uFEFFx\n';
    expect(await readYaml(text, { uniqueKeys: true })).toEqual([{ json: '{"b":"\uFEFFx\\n","\uFEFFa":1}' }]);
  });
});

describe("a text in bytes", () => {
  /** The worker writes it in parts, of which each may end within a character. */
  const LONG = `a: "${'é😀\\"\t'.repeat(125_000)}"\nb: 1\n---\n`;

  it("has the documents of the same text", async () => {
    for (const text of [LONG, "a: 1\n", "\uFEFFa: 1\r\n", ""]) {
      expect(await readYaml(new Uint8Array(Buffer.from(text)))).toEqual(await readYaml(text));
    }
  });

  it("has the error of the same text, without parts of it", async () => {
    const broken = `${LONG}a: [secret\n`;
    const [, error] = await readYaml(new Uint8Array(Buffer.from(broken)));
    expect([error]).toEqual((await readYaml(broken)).slice(1));
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  it("ends within the limit, of which the error names the whole, while it is written", async () => {
    const comments = new Uint8Array(64 * 1024 * 1024).fill(0x23);
    const reading = readYaml(comments, { timeoutMs: 5_000, leftMs: 1 });
    await expect(reading).toFailWith("timeout", /^reading YAML took longer than its 5000 ms;/);
  });
});

it.each([
  ["", ""],
  ["é", "😀".repeat(300_000)],
])("encodes a request with a text", (name, text) => {
  const parts = encodeRequest(JSON.stringify({ name }), Buffer.from(text), () => false) ?? [];
  expect(JSON.parse(Buffer.concat(parts).toString("utf8"))).toEqual({ name, text });
});

it("encodes no more of a request whose time is over", () => {
  let looks = 0;
  const text = new Uint8Array(8 * 1024 * 1024);
  expect(encodeRequest('{"op":"yaml"}', text, () => ++looks > 2)).toBeUndefined();
  expect(looks).toBe(3);
});
