import { compilePolicy, loadPolicy } from "regohost";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { addCustomSection, readCustomSections } from "../../../src/engine/wasm/byte-reader.js";
import schema from "../../../src/engine/wasm/policy-description.schema.json" with { type: "json" };
import { readDescription } from "../../../src/engine/wasm/read-description.js";
import { opaVersion, plannerMark, version } from "../../../src/base/version.js";
import { createWasm } from "./wasm-bytes.js";

const FILES = {
  "b/p.rego":
    'package a["b c"]\n\nimport data.limits\n\ndeny contains "x" if input.n > limits.max\n\npart.x := 1\n\npart[y] := 2 if some y in input.l\n\nf(x) := x\n',
  "a.rego": "package a_test\n\ntest_x := true\n",
};

describe("the description of a compiled policy", () => {
  it("says what the module judges, reads and was made of", async () => {
    const { wasm, origin } = await compilePolicy({ files: FILES }, { entrypoint: ["a/b c/deny", "a/b c"] });
    expect(readDescription(wasm, "p")).toEqual({
      version: 4,
      compiler: { regohost: version, opa: opaVersion, planner: plannerMark },
      entrypoints: ["a/b c/deny", "a/b c"],
      packages: [
        { path: "a/b c", test: false },
        { path: "a_test", test: true },
      ],
      rules: [
        { path: ["a_test", "test_x"], kind: "value" },
        { path: ["a", "b c", "deny"], kind: "set" },
        { path: ["a", "b c", "part", "x"], kind: "value" },
        { path: ["a", "b c", "part"], kind: "object" },
        { path: ["a", "b c", "f"], kind: "function" },
      ],
      references: [
        {
          reference: "data.limits",
          path: ["limits"],
          inPackage: false,
          location: { file: "b/p.rego", row: 3, column: 8 },
        },
        {
          reference: "data.limits.max",
          path: ["limits", "max"],
          inPackage: false,
          location: { file: "b/p.rego", row: 5, column: 32 },
        },
      ],
      judging: [
        {
          path: "a/b c",
          test: false,
          argument: "",
          judged: ["deny"],
          entrypoint: "regohost_verdict/p0/rules",
          rules: [
            { name: "deny", location: { file: "b/p.rego", row: 5, column: 1 } },
            { name: "part.x", location: { file: "b/p.rego", row: 7, column: 1 } },
            { name: "part", location: { file: "b/p.rego", row: 9, column: 1 } },
            { name: "f", location: { file: "b/p.rego", row: 11, column: 1 } },
          ],
          definitions: {
            deny: [{ kind: "set", location: { file: "b/p.rego", row: 5, column: 1 }, fixedIds: true }],
          },
          fixedIds: ["deny"],
          ruleCount: 0,
        },
      ],
      ignored: [],
      unjudged: [],
      unchecked: [],
      checked: {},
      source: { digest: origin.digest, files: ["b/p.rego", "a.rego"] },
    });
    expect(readDescription(new WebAssembly.Module(wasm), "p")).toEqual(readDescription(wasm, "p"));
  });

  it("is the same for the same source, and leaves the module as it is", async () => {
    const [one, two] = await Promise.all(
      [0, 0].map(() => compilePolicy({ files: FILES }, { entrypoint: "a" })),
    );
    expect(one?.wasm).toEqual(two?.wasm);
    await using policy = await loadPolicy(one?.wasm ?? "");
    expect(await policy.evaluate({ n: 1, l: [] })).toEqual({ "b c": { deny: [], part: { x: 1 } } });
  });

  it("is there only in what this package builds", () => {
    expect(readDescription(createWasm({}), "p")).toBeUndefined();
    expect(readDescription(createWasm({}).subarray(0, 12), "p")).toBeUndefined();
  });
});

/** A description as the compiler writes it, with all that is optional. */
const WHOLE = {
  version: 4,
  compiler: { regohost: "1", opa: "1", planner: "a" },
  entrypoints: ["a/deny"],
  packages: [{ path: "a", test: false }],
  rules: [{ path: ["a", "deny"], kind: "set" }],
  references: [
    { reference: "data.b", path: ["b"], inPackage: false, location: { file: "a", row: 1, column: 1 } },
  ],
  judging: [
    {
      path: "a",
      test: false,
      annotations: { title: "a" },
      rules: [{ name: "deny", location: { file: "a", row: 1, column: 1 }, annotations: {} }],
      argument: "",
      judged: ["deny"],
      entrypoint: "regohost_verdict/p0/rules",
      definitions: {
        deny: [
          { kind: "set", location: { file: "a", row: 1, column: 1 }, annotations: [{}], fixedIds: true },
        ],
      },
      fixedIds: ["deny"],
      groups: { deny: [[0]] },
      ruleCount: 1,
      schemas: [
        {
          rule: "deny",
          path: ["input"],
          name: "b",
          definition: 1,
          location: { file: "a", row: 1, column: 1 },
        },
      ],
    },
  ],
  ignored: [
    {
      name: "b",
      refuses: true,
      fault: "function",
      like: "c",
      verdict: "deny",
      location: { file: "a", row: 1, column: 1 },
    },
  ],
  unjudged: ["c"],
  unchecked: ["a"],
  checked: { a: "b" },
  source: { digest: "sha256:a", files: ["a"] },
};
/** Places that may be absent: optional members, and what has keys of its own. */
const MAY_LACK =
  /\.(?:annotations|groups|schemas|like|fault)$|\.deny\.\d\.fixedIds$|\.schemas\.\d\.(?:name|definition)$|\.(?:title|definitions\.deny|groups\.deny|checked\.a)$/;
/** Places that may hold any value. */
const HOLDS_ANY = /\.(?:definition|title)$/;

/** The paths of all that is within a value. */
function placesOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    `${path}.${key}`,
    ...placesOf(member, `${path}.${key}`),
  ]);
}

/** A copy with another value in a place, or without it. */
function withOther(path: string, other: unknown, value: unknown = WHOLE, at = ""): unknown {
  if (at === path) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => withOther(path, other, item, `${at}.${String(i)}`));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]): [string, unknown] => [
    key,
    withOther(path, other, member, `${at}.${key}`),
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function described(description: unknown): Uint8Array {
  return addCustomSection(createWasm({}), "regohost.policy", Buffer.from(JSON.stringify(description)));
}

describe("a description that somebody else has written", () => {
  it("is read, but for members that it has besides", () => {
    expect(readDescription(described(WHOLE), "p")).toEqual(WHOLE);
    const judging = WHOLE.judging.map((judge) => ({ ...judge, inputs: [] }));
    expect(readDescription(described({ ...WHOLE, judging, more: 1 }), "p")).toEqual(WHOLE);
  });

  const places = placesOf(WHOLE);
  const isItem = (path: string): boolean => /\.\d+$/.test(path);
  it.each(places.filter((path) => !isItem(path)))(
    "that lacks %s is refused unless it is optional",
    async (path) => {
      const read = (): unknown => readDescription(described(withOther(path, undefined)), "p");
      if (MAY_LACK.test(path)) expect(read()).toEqual(withOther(path, undefined));
      else await expect(read).toFailWith("wasm_invalid");
    },
  );

  it.each(places)("with another value in %s is refused unless that may be any", async (path) => {
    const read = (): unknown => readDescription(described(withOther(path, null)), "p");
    if (HOLDS_ANY.test(path)) expect(read()).toEqual(withOther(path, null));
    else await expect(read).toFailWith("wasm_invalid");
  });

  it.each([
    ["an entrypoint of its own", withOther(".judging.0.entrypoint", "a/deny")],
    ["no rule that is judged", withOther(".judging.0.judged", [])],
    ["a reference to all data", withOther(".references.0.path", [])],
    ["a row that no number has", withOther(".references.0.location.row", 1e300)],
    ["a fraction of a row", withOther(".references.0.location.row", 1.5)],
    ["another version", withOther(".version", 3)],
    ["another kind", withOther(".rules.0.kind", "list")],
  ])("with %s is refused", async (_what, description) => {
    await expect(() => readDescription(described(description), "p")).toFailWith("wasm_invalid");
  });

  it("that is not JSON, or is there twice, is refused", async () => {
    const text = Buffer.from(JSON.stringify(WHOLE));
    const broken = addCustomSection(createWasm({}), "regohost.policy", text.subarray(1));
    await expect(() => readDescription(broken, "p")).toFailWith("wasm_invalid");
    const twice = addCustomSection(described(WHOLE), "regohost.policy", text);
    await expect(() => readDescription(twice, "p")).toFailWith("wasm_invalid");
  });
});

it("is refused, read and reduced as by ajv with its schema", () => {
  const ajv = new Ajv2020({ removeAdditional: true });
  const fits = ajv.compile(structuredClone(schema));
  const others = [undefined, -1, 1.5, 2 ** 60, "list", true, [], [1], [[0.5]], {}, { more: 1 }];
  const outcomes = new Set<boolean>();
  // The entrypoint has a form that the schema does not know.
  for (const place of placesOf(WHOLE).filter((path) => !path.endsWith(".entrypoint"))) {
    for (const other of others) {
      const description = withOther(place, other);
      const expected = JSON.parse(JSON.stringify(description)) as unknown;
      const wasm = described(description);
      outcomes.add(fits(expected));
      if (fits(expected)) {
        expect(readDescription(wasm, "p")).toEqual(expected);
        continue;
      }
      const [error] = fits.errors ?? [];
      const why = `${error?.instancePath ?? ""} ${error?.message ?? ""}`.trim();
      expect(() => readDescription(wasm, "p")).toThrow(
        expect.objectContaining({ cause: new Error(why) }) as Error,
      );
    }
  }
  expect(outcomes.size).toBe(2);
});

describe("custom sections", () => {
  it.each([0, 1, 127, 128, 20_000])("of %i bytes come back", (length) => {
    const content = Buffer.alloc(length, 7);
    const wasm = addCustomSection(addCustomSection(createWasm({}), "é".repeat(100), content), "b", content);
    expect(WebAssembly.Module.customSections(new WebAssembly.Module(wasm), "b")).toHaveLength(1);
    for (const source of [wasm, new WebAssembly.Module(wasm)]) {
      expect(readCustomSections(source, "é".repeat(100)).map((found) => Buffer.from(found))).toEqual([
        content,
      ]);
      expect(readCustomSections(source, "c")).toEqual([]);
    }
  });
});
