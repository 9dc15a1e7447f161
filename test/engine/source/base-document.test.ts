import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRegohostError } from "../../../src/base/errors.js";
import { loadCoreCalls } from "../../../src/engine/opa/core-calls.js";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import {
  mergeBaseDocuments,
  readBaseDocuments,
  type BaseDocumentFile,
} from "../../../src/engine/source/base-document.js";
import { JsonSlice } from "../../../src/base/terms/json-slice.js";
import { parseJson, parseTerm } from "../../../src/base/terms/parse-term.js";
import { toCanonicalText } from "../../../src/base/terms/term-text.js";
import type { RegoObject, Term } from "../../../src/base/terms/term.js";

const json = (path: string, text: string): BaseDocumentFile => ({ path, text, format: "json" });
const yaml = (path: string, text: string): BaseDocumentFile => ({ path, text, format: "yaml" });

describe("readBaseDocuments", () => {
  it.each<[string, BaseDocumentFile[], string]>([
    ["nothing", [], "{}"],
    [
      "numbers as written",
      [json("data.json", '{"a": 1.0, "b": 12345678901234567890, "c": 1e400}')],
      '{"a":1.0,"b":12345678901234567890,"c":1e400}',
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
      "members named like properties of every object",
      [json("__proto__/data.json", '{"constructor": 1}')],
      '{"__proto__":{"constructor":1}}',
    ],
    ["the last of equal keys", [json("data.json", '{"a": {"x": 1}, "a": {"y": 2}}')], '{"a":{"y":2}}'],
    ["YAML without a document as null", [yaml("a/data.yaml", "# none\n")], '{"a":null}'],
    ["objects that are empty", [json("data.json", '{"a": {}}'), json("a/data.json", "{}")], '{"a":{}}'],
  ])("merges %s", async (_what, files, text) => {
    expect((await readBaseDocuments(files)).json).toBe(text);
  });

  it.each<[string, BaseDocumentFile[], RegExp]>([
    [
      "two values",
      [json("data.json", '{"a": {"x": 1}}'), json("a/data.json", '{"x": 1}')],
      /^conflicting data: data\.a\.x is in data\.json and in a\/data\.json$/,
    ],
    [
      "an object over a value",
      [json("data.json", '{"a": null}'), json("a/data.json", "{}")],
      /^conflicting data: data\.a is in data\.json and in a\/data\.json$/,
    ],
    [
      "several conflicts, each with its files",
      [
        json("data.json", '{"a": {"x": 1}, "b": 2}'),
        { ...json("a/data.json", '{"x": 1, "y": 2}'), name: "policies/a/data.json" },
        json("data.yaml", '{"b": [], "a": {"y-z": 1, "y": {}}}'),
        json("a/y-z/data.json", "7"),
      ],
      new RegExp(
        String.raw`^conflicting data:
  data\.a\.x is in data\.json and in policies/a/data\.json
  data\.b is in data\.json and in data\.yaml
  data\.a\.y is in policies/a/data\.json and in data\.yaml
  data\.a\["y-z"\] is in data\.yaml and in a/y-z/data\.json$`,
      ),
    ],
    [
      "a list at the root",
      [json("data.json", "[1]")],
      /^data\.json: the root of data must be an object; move the file into a directory$/,
    ],
    ["YAML without a document at the root", [yaml("data.yaml", "")], /^data\.yaml: .*must be an object/],
    [
      "broken JSON",
      [json("x/data.json", '{"a": }')],
      /^x\/data\.json:1:7: unexpected "}", expected a value$/,
    ],
    ["an empty file of JSON", [json("data.json", "")], /^data\.json:1:1: the document is empty/],
    ["a Rego set", [json("data.json", "{1}")], /^data\.json:1:2: unexpected text, expected a key in quotes/],
    ["broken YAML", [yaml("data.yml", "a: [1")], /^data\.yml:1(?::\d+)?: /],
    ["NaN", [yaml("data.yml", "a: .nan")], /^data\.yml:1: .*NaN/],
    ["aliases that multiply", [yaml("data.yml", billionLaughs())], /^data\.yml:1: .*excessive aliasing/],
    [
      "several documents",
      [yaml("data.yml", "a: 1\n---\nb: 2\n")],
      /^data\.yml contains 2 documents; exactly one is allowed: put each in a file of its own$/,
    ],
    ["deep nesting", [json("data.json", `{"a":${"[".repeat(100_000)}`)], /^data\.json is nested too deeply$/],
  ])("refuses %s", async (_what, files, message) => {
    const reading = readBaseDocuments(files).then(({ json: text }) => text);
    await expect(reading).toFailWith("data_invalid", message);
  });

  it("merges each of many files in the time of what it adds, and leaves the parts as they are", async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `d${String(index)}`);
    const files = names.map((name) => json(`a/${name}/data.json`, "{}"));
    const merged = await readBaseDocuments(files);
    expect(Buffer.from(merged.bytes).toString()).toBe(
      `{"a":{${names.map((name) => `"${name}":{}`).join()}}}`,
    );
    const again = mergeBaseDocuments(merged.parts);
    expect(again.conflicts).toEqual([]);
    expect(Buffer.from(again.bytes).equals(merged.bytes)).toBe(true);
  });

  it("has one time limit for all files, large ones and many small ones", async () => {
    const members = Array.from({ length: 1_000_000 }, (_, index) => `"k${String(index)}":1`).join();
    const large = readBaseDocuments([json("data.json", `{${members}}`)], { timeoutMs: 1, uniqueKeys: true });
    await expect(large).toFailWith("timeout", /^reading data\.json took longer than its 1 ms/);
    const small = Array.from({ length: 20_000 }, (_, index) =>
      json(`d${String(index)}/data.json`, '{"a":[1]}'),
    );
    const many = readBaseDocuments(small, { timeoutMs: 1 });
    await expect(many).toFailWith("timeout", /^reading the data took longer than its 1 ms/);
  });

  it.each<[string, (string | undefined)[]]>([
    ["", ["data.json"]],
    ["a", ["data.json"]],
    ["a/x", ["data.json"]],
    ["a/y", ["a/data.json"]],
    ["a/y/p", ["a/data.json"]],
    ["a/y/p/deep", ["a/data.json"]],
    ["a/z", [undefined]],
    ["b", [undefined]],
  ])("knows the file of /%s", async (path, [file]) => {
    const documents = await readBaseDocuments([
      json("data.json", '{"a": {"x": 1}}'),
      json("a/data.json", '{"y": {"p": [1]}}'),
    ]);
    expect(documents.fileOf(path.split("/").filter(Boolean))).toBe(file);
  });
});

describe("mergeBaseDocuments", () => {
  it("loses no value, and names a file for each", () => {
    const key = fc.constantFrom("a", "b", "c");
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.dictionary(key, tie("tree"), { maxKeys: 2 })),
    }));
    const documents = fc.array(fc.dictionary(key, tree, { maxKeys: 2 }), { maxLength: 4 });
    fc.assert(
      fc.property(documents, (values) => {
        const parts = values.map((value, index) => ({
          name: String(index),
          document: JsonSlice.of(Buffer.from(JSON.stringify(value))),
        }));
        const merged = mergeBaseDocuments(parts);
        if (values.some((value, at) => values.slice(0, at).some((other) => conflict(other, value)))) {
          expect(merged.conflicts.length).toBeGreaterThan(0);
          expect(() => merged.json).toThrow(/^conflicting data:/);
          return;
        }
        expect(merged.conflicts).toEqual([]);
        const found = new Map(leaves(JSON.parse(merged.json), []));
        const given = values.flatMap((value, index) =>
          Array.from(leaves(value, []), ([path, leaf]) => ({ path, leaf, file: String(index) })),
        );
        expect(found.size).toBe(given.length);
        for (const { path, leaf, file } of given) {
          expect(found.get(path)).toEqual(leaf);
          expect(merged.fileOf(JSON.parse(path) as string[])).toBe(file);
        }
      }),
    );
  });
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** As `merge.Conflict` of OPA's loader has it. */
function conflict(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return Object.entries(b).some(([key, value]) => {
    const there = a[key];
    if (there === undefined) return false;
    return !isObject(there) || !isObject(value) || conflict(there, value);
  });
}

/** The values of a document that are not objects, by their paths as JSON. */
function* leaves(value: unknown, path: string[]): Generator<[string, unknown]> {
  if (!isObject(value)) yield [JSON.stringify(path), value];
  else for (const [key, member] of Object.entries(value)) yield* leaves(member, [...path, key]);
}

/** What OPA's own built-in gives for a text of YAML, in one text for equal values; `undefined` for what it refuses. */
async function askYaml(text: string): Promise<string | undefined> {
  const core = await loadCoreCalls();
  const call = { nowNs: 0n, seed: "", remainingMs: () => Infinity };
  const answer = core.call("yaml.unmarshal", [Buffer.from(JSON.stringify(text))], call);
  return answer.kind === "value"
    ? toCanonicalText(parseTerm(Buffer.from(answer.bytes).toString("utf8")))
    : undefined;
}

const QUERY = `package json_texts
values := [[value | value := json.unmarshal(text)] | some text in input]`;

/** The same of OPA's evaluator for texts of JSON. */
async function askJson(texts: readonly string[]): Promise<(string | undefined)[]> {
  const { stdout } = await evalRego({
    files: [{ path: "json.rego", text: QUERY }],
    query: "data.json_texts.values",
    format: "raw",
    inputText: JSON.stringify(texts),
    answers: {},
    nowNs: 0n,
  });
  const values = parseJson(stdout) as Term[][];
  return values.map(([value]) => (value === undefined ? undefined : toCanonicalText(value)));
}

/** What a file of data holds; `undefined` for what is refused as data. */
async function readAsData(text: string, format: "json" | "yaml"): Promise<string | undefined> {
  try {
    const { json: data } = await readBaseDocuments([{ path: "value/data.json", text, format }]);
    return toCanonicalText((parseJson(data) as RegoObject).get("value") ?? null);
  } catch (error) {
    if (isRegohostError(error, "data_invalid")) return undefined;
    throw error;
  }
}

describe("the dialect", () => {
  it.each([
    "a: 0777",
    "a: 0o17",
    "a: 0x1F",
    "a: 0b101",
    "a: 1_000",
    "a: 012e3",
    "a: 09",
    "[yes, no, on, off, y, n, True, FALSE, ~, Null, null, '']",
    "{yes: 1, no: 2, on: 3}",
    "a: 2026-01-31\nb: 2026-01-31T12:00:00Z",
    "a: 12:30:45",
    "a: 12345678901234567890\nb: 123456789012345678901234567890",
    "a: 9007199254740993\nb: -9223372036854775808\nc: 1.10\nd: 1e3\ne: .5\nf: 1.\ng: +1",
    "a: 1e400",
    "a: .inf",
    "a: -.INF",
    "a: .NaN",
    "a: &x {p: 1}\nb: *x\nc:\n  <<: *x\n  q: 2",
    "a: &x {p: 1}\nb: &y {p: 2, r: 3}\nc:\n  <<: [*x, *y]\n  p: 9",
    "a: {<<: {p: 1}}",
    "a: {<<: 1}",
    "a: *none",
    "a: !!binary aGVsbG8=",
    "a: !!str 1\nb: !!int '7'\nc: !!float 3\nd: !custom x",
    "a: !!set {x, y}",
    "a: 1\na: 2",
    "{a: 1, a: 2}",
    "1: a\ntrue: b\nnull: c\n1.5: d",
    "1: a\n'1': b",
    "? [1, 2]\n: a",
    "? {x: 1}\n: a",
    "a: |\n  text\n  more\nb: >-\n  folded\n  text",
    "a: 'it''s'\nb: \"\\u00e9\\x41\\n\"",
    "\ufeffa: 1",
    "a: 1\r\nb: [2,\r\n 3]\r\n",
    "a:\t1",
    "\ta: 1",
    "a: [1, 2,]",
    "- 1\n-\n- []",
    "just text",
    "%YAML 1.1\n---\na: 0777\n...\n",
    '{"a": 1.0, "b": [true]}',
    'a: "<&>\u2028"',
    "a: =",
    "a: @x",
    "a: 'x\ny'",
    "a: b: c",
    "a: - 1",
    "'a': 1\n\"b\": 2",
    "a: \ud83d\ude00",
  ])("of YAML is OPA's: %j", async (text) => {
    expect(await readAsData(text, "yaml")).toBe(await askYaml(text));
  });

  it("of JSON is OPA's", async () => {
    const texts = [
      '{"a": 1, "a": 2}',
      "[1.0, 1e400, -0, 0.10, 1E+2, 12345678901234567890.5]",
      '"\\ud83d\\ude00 \\/ \\u00e9"',
      "[01]",
      "[1,]",
      "[+1]",
      "[.5]",
      "{a: 1}",
      "{'a': 1}",
      "// no\n{}",
      "{} {}",
      "{}]",
      "NaN",
      "nul",
      '"a\tb"',
      '"\\x41"',
      " \t\r\n{} \n",
      "\u00a0{}",
      "",
      "[" + "[".repeat(500) + "]".repeat(500) + "]",
    ];
    const values = await Promise.all(texts.map((text) => readAsData(text, "json")));
    expect(values).toEqual(await askJson(texts));
    expect(values.filter((value) => value !== undefined)).toHaveLength(5);
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

describe("readSorted", () => {
  const large = `{${Array.from({ length: 40_000 }, (_, index) => `"k${String((index * 7919) % 40_000)}":{"b":1e2,"a":"\\ud83d\\ude00"}`).join()}}`;

  it("reads large data as the small, in turns that the limit and the signal end", async () => {
    const documents = await readBaseDocuments([
      json("data.json", large),
      json("x/data.json", '{"z":{"b":[],"a":{}}}'),
    ]);
    expect((await documents.readSorted({})).toString()).toBe(documents.json);
    await expect(documents.readSorted({ timeoutMs: 1 })).toFailWith("timeout", /^sorting the data/);
    await expect(documents.readSorted({ signal: AbortSignal.abort() })).toFailWith("aborted");
  });

  it.each([
    ["small", ""],
    ["large", "x".repeat(300_000)],
  ])("refuses %s data that are nested too deeply to be sorted", async (_what, text) => {
    const deep = `{"a":${"[".repeat(9_000)}${"]".repeat(9_000)},"b":"${text}"}`;
    const documents = await readBaseDocuments([json("data.json", deep)]);
    await expect(documents.readSorted({})).toFailWith("data_invalid", /^the data is nested too deeply$/);
  });

  it("writes the data of many files in turns, that other code has meanwhile", async () => {
    const files = Array.from({ length: 30_000 }, (_, index) =>
      json(`d${String(index)}/data.json`, '{"a":1}'),
    );
    let [turns, isOver] = [0, false];
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const sorted = await (await readBaseDocuments(files)).readSorted({});
    isOver = true;
    expect(sorted.toString()).toMatch(/^\{"d0":\{"a":1\},"d1":/);
    expect(turns).toBeGreaterThan(5);
  });
});

it("gives large data the text of small data, of which digests are made", async () => {
  const values = String.raw`"z":"<&>\u2028\b\ud83d\ude00","<":[1.50,{"b":"\ud83d\ude00","a":1}]`;
  const textOf = async (fill: string): Promise<string[]> => {
    const text = Buffer.from(`{${values},"fill":"${fill}"}`);
    const documents = await readBaseDocuments([{ path: "data.json", format: "json", text }]);
    const texts = [Buffer.from(documents.bytes).toString(), await documents.readJson({})];
    return texts.map((read) => read.replace(fill, ""));
  };
  expect(await textOf("x".repeat(300_000))).toEqual(await textOf("x"));
});
