import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { limitReading } from "../../../src/base/async/reading.js";
import {
  JsonParts,
  locateInJson,
  type DocumentPath,
  type DocumentPosition,
} from "../../../src/engine/source/document-position.js";
import { readDocuments } from "../../../src/engine/source/read-document.js";
import { YamlPositions } from "../../../src/engine/source/yaml-position.js";

/** All paths of a value, each with the text that stands at its place. */
function* pathsOf(value: unknown, at: DocumentPath = [], shown = ""): Generator<[DocumentPath, string]> {
  if (at.length > 0) yield [at, shown];
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* pathsOf(inner, [...at, index], startOf(inner));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...at, key], key);
  }
}

/** What a value of an array begins with in JSON. */
function startOf(value: unknown): string {
  return Array.isArray(value) ? "[" : JSON.stringify(value).slice(0, 1);
}

function textAt(text: string, { line, column }: DocumentPosition): string {
  const characters = Array.from(text.split(/\r\n|\n|\r/)[line - 1] ?? "");
  return characters.slice(column - 1).join("");
}

const ASTRAL = "é𝄞";
const key = fc.string({ unit: fc.constantFrom("a", "b", ASTRAL, "-", "1"), minLength: 1, maxLength: 3 });
const { document } = fc.letrec((tie) => ({
  // The first is what ends the nesting.
  document: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(1, true, null, ASTRAL, "x"),
    fc.dictionary(key, tie("document"), { minKeys: 1, maxKeys: 3 }),
    fc.array(tie("document"), { minLength: 1, maxLength: 3 }),
  ),
}));

describe("places in JSON", () => {
  it("are those of keys and elements", async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.constantFrom("", " ", "\t"), async (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const find = await locateInJson(Buffer.from(text))?.([], {});
        for (const [path, shown] of pathsOf(value)) {
          const place = find?.(path);
          const isKey = typeof path.at(-1) === "string";
          expect(textAt(text, place ?? { line: 0, column: 0 })).toMatch(isKey ? /^"/ : /^[^\s,]/);
          expect(
            textAt(text, place ?? { line: 0, column: 0 }).startsWith(isKey ? JSON.stringify(shown) : shown),
          ).toBe(true);
        }
      }),
    );
  });

  const text = '{"a": [\r\n 1,\r  {"b~/c": 2}], "d": 3}';
  it.each<[DocumentPath, DocumentPosition | undefined]>([
    [["a", 1], { line: 3, column: 3 }],
    [["a", "1", "b~/c"], { line: 3, column: 4 }],
    // What lacks the key.
    [["a", 1, "x"], { line: 3, column: 3 }],
    [["a", 7], { line: 1, column: 2 }],
    [["x"], { line: 1, column: 1 }],
    [["x", "y"], undefined],
    [["d", "x"], undefined],
    [["a", 1, "x", "y"], undefined],
    [["a", -1, "x"], undefined],
    [["a", "length"], { line: 1, column: 2 }],
    [["__proto__"], { line: 1, column: 1 }],
  ])("%j", async (path, place) => {
    expect((await locateInJson(Buffer.from(text))?.([], {}))?.(path)).toEqual(place);
  });
});

describe("places in YAML", () => {
  it("are those of keys and elements", async () => {
    await fc.assert(
      fc.asyncProperty(document, async (value) => {
        const text = stringify(value);
        const places = await YamlPositions.of(text, 1);
        for (const [path, shown] of pathsOf(value)) {
          const found = places.find(0, path);
          const there = textAt(text, found ?? { line: 0, column: 0 });
          const isKey = typeof path.at(-1) === "string";
          if (isKey) expect(there.replace(/^\? /, "").replace(/^["']/, "").startsWith(shown)).toBe(true);
          else expect(there).toMatch(/^\S/);
        }
      }),
    );
  });

  async function placesOf(text: string, ...paths: DocumentPath[]): Promise<(string | undefined)[]> {
    const found: (string | undefined)[] = [];
    for await (const read of readDocuments({ name: "a.yaml", text })) {
      if ("error" in read) throw read.error;
      const find = await read.locate?.([], {});
      for (const path of paths) {
        const place = find?.(path);
        found.push(place && `${place.line}:${place.column}`);
      }
    }
    return found;
  }

  it.each<[string, string, DocumentPath[], (string | undefined)[]]>([
    ["aliases lead to what they name", "a: &x\n  b: 1\nc: *x\n", [["c"], ["c", "b"]], ["3:1", "2:3"]],
    [
      "merges too",
      "a: &x {b: 1}\nc:\n  <<: *x\n  d: 2\n",
      [
        ["c", "b"],
        ["c", "d"],
      ],
      ["1:8", "4:3"],
    ],
    ["keys that are no texts", "on: 1\n2: x\n", [["on"], ["2"]], ["1:1", "2:1"]],
    ["several documents", "# c\n---\na: 1\n---\n\n---\na: 2\n", [["a"]], ["3:1", "7:1"]],
    [
      "a missing key",
      "# c\na:\n  - b: 1\n",
      [["a", 0, "c"], ["x"], ["x", "y"], ["a", 0, "b", "c"]],
      ["3:5", "2:1", undefined, undefined],
    ],
    ["a missing key of a list", "- 1\n", [[3], ["x"]], ["1:1", "1:1"]],
    ["a scalar has no keys", "1\n", [["x"]], [undefined]],
    [
      "an alias names the last anchor before it",
      "a: &x {b: 1}\nc: *x\nd: &x {b: 2}\ne: *x\n",
      [
        ["c", "b"],
        ["e", "b"],
      ],
      ["1:8", "3:8"],
    ],
    [
      "of merges the first one counts, and of equal keys in one mapping the last",
      "a: &a {k: 1, k: 2}\nb: &b {k: 3, l: 4}\nc: {<<: [*a, *b]}\nd: {<<: *b, l: 5}\n",
      [
        ["c", "k"],
        ["c", "l"],
        ["d", "k"],
        ["d", "l"],
      ],
      ["1:14", "2:14", "2:8", "4:13"],
    ],
    ["keys that are aliases", "a: &x k\n*x : 1\n", [["k"]], ["2:1"]],
    ["a line that ends with CR alone", "a: 'x\ry'\nb: 1\n", [["b"]], ["3:1"]],
    ["CRLF", "a:\r\n  b: 1\r\n", [["a", "b"]], ["2:3"]],
    ["flow", "{a: [1, {b: 2}]}", [["a", 1, "b"]], ["1:10"]],
  ])("%s", async (_what, text, paths, places) => {
    expect(await placesOf(text, ...paths)).toEqual(places);
  });

  it("are unknown where this parser finds other documents than OPA's", async () => {
    expect((await YamlPositions.of("a: 1\n", 2)).find(0, ["a"])).toBeUndefined();
    expect((await YamlPositions.of("a: [\n", 1)).find(0, ["a"])).toBeUndefined();
  });

  it("are unknown in what is nested so deeply that this parser would end the process", async () => {
    const nested = ["[", "- ", "a: {", "? "].map((part) => part.repeat(50_000));
    for (const text of nested) expect((await YamlPositions.of(text, 1)).find(0, [0])).toBeUndefined();
    expect((await YamlPositions.of(`${"[".repeat(99)}1${"]".repeat(99)}`, 1)).find(0, [0])).toEqual({
      line: 1,
      column: 2,
    });
  });

  it("are unknown in a document that takes long to compose, and known in many that do not", async () => {
    const item = `- ${"x".repeat(1024)}\n`;
    expect((await YamlPositions.of(item.repeat(1100), 1)).find(0, [0])).toBeUndefined();
    const documents = `---\n${item.repeat(300)}`.repeat(4);
    expect((await YamlPositions.of(documents, 4)).find(3, [299])).toEqual({ line: 1204, column: 3 });
  });

  it("end with the time limit of the reading", async () => {
    const text = "- x\n".repeat(100_000);
    const find = limitReading("reading", { timeoutMs: 20 }, () => YamlPositions.of(text, 1));
    await expect(find).toFailWith("timeout");
  });
});

it("JSON with comments has places in the text as it is", async () => {
  const text = '// c\n{ /* é */ "a": 1}';
  for await (const read of readDocuments({ name: "a.jsonc", text }))
    expect("json" in read && (await read.locate?.([], {}))?.(["a"])).toEqual({ line: 2, column: 11 });
});

it("a long array is read once", () => {
  const parts = new JsonParts(Buffer.from(JSON.stringify(Array.from({ length: 3 }, (_, at) => at))));
  expect([0, 1, 2].map((at) => parts.find([at])?.part.at)).toEqual([1, 3, 5]);
});
