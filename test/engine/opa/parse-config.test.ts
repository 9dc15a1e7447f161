import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CONFIG_PARSERS, type ConfigParser } from "../../../src/engine/opa/config-parsers.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { parseConfig, locateConfig } from "../../../src/engine/opa/parse-config.js";
import { parsersFile } from "../../../src/base/version.js";

const artifact = (): Promise<Buffer> => readFile(join(packageRoot(), "parsers", "parsers.wasm.br"));

async function parse(...args: Parameters<typeof parseConfig>): Promise<unknown> {
  const parsed = await parseConfig(...args);
  return "json" in parsed ? (JSON.parse(Buffer.from(parsed.json).toString("utf8")) as unknown) : parsed;
}

describe("the artifact", () => {
  it("is what its description says, and imports WASI's functions only", async () => {
    const file = await artifact();
    expect(parsersFile).toEqual({ bytes: file.length, crc32: crc32(file) });
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(brotliDecompressSync(file)));
    expect(new Set(imports.map(({ module }) => module))).toEqual(new Set(["wasi_snapshot_preview1"]));
  });

  it("has every parser, and names no path of the machine that built it", async () => {
    const source = await readFile(join(packageRoot(), "parsers", "parse.go"), "utf8");
    const names = [...source.matchAll(/^\t"(\w+)": +&/gm)].map(([, name]) => name);
    // Jsonnet has a module of its own, and textproto has definitions beside its text.
    expect(names).toEqual(CONFIG_PARSERS.filter((name) => !["jsonnet", "textproto"].includes(name)));
    const texts = ["parsers.json", "sbom.cdx.json"].map((name) =>
      readFile(join(packageRoot(), "parsers", name), "utf8"),
    );
    expect((await Promise.all(texts)).join("\n")).not.toMatch(/\/(home|root|tmp|work|Users|usr)\//);
  });
});

describe("parseConfig", () => {
  it("keeps every digit of an integer of TOML", async () => {
    const parsed = await parseConfig("toml", "i = 9007199254740993");
    expect("json" in parsed && Buffer.from(parsed.json).toString()).toBe('{"i":9007199254740993}');
  });

  it("says line and column of what TOML, HCL and XML do not allow", async () => {
    expect(await parse("toml", "a = 1\né = =\n")).toMatchObject({ line: 2 });
    expect(await parse("hcl2", "a = 1\nb = \n")).toMatchObject({ line: 2, column: 5 });
    expect(await parse("xml", "<a>\n<b></a>")).toMatchObject({ line: 2 });
    expect(await parse("dockerfile", "FROM a\nNOT b\n")).toMatchObject({ line: 2 });
  });

  /** Texts whose last part follows a line of this many bytes, which says nothing. */
  const AFTER_LONG_LINE: Readonly<Record<ConfigParser, ((bytes: number) => string) | string>> = {
    codeowners: (bytes) => `a @x\n${"#".padEnd(bytes, "y")}\nlast @z\n`,
    cyclonedx: "JSON, which has no lines of its own",
    dockerfile: (bytes) => `FROM a\n${"#".padEnd(bytes, "y")}\nUSER last\n`,
    dotenv: (bytes) => `A=1\nB=${"y".repeat(bytes - 2)}\nC=last\n`,
    edn: (bytes) => `{:a 1\n${";".padEnd(bytes, "y")}\n:b "last"}`,
    groovy: (bytes) => `a = 1\n${"//".padEnd(bytes, "y")}\nlast = 2\n`,
    hcl1: (bytes) => `a = 1\n${"#".padEnd(bytes, "y")}\nb = "last"\n`,
    hcl2: (bytes) => `a = 1\n${"#".padEnd(bytes, "y")}\nb = "last"\n`,
    hocon: (bytes) => `p {\n a = 1\n${"#".padEnd(bytes, "y")}\n b = "last"\n}\n`,
    ignore: (bytes) => `a\n${"#".padEnd(bytes, "y")}\nlast\n`,
    ini: (bytes) => `[s]\na=1\n${";".padEnd(bytes, "y")}\nb=last\n`,
    jsonnet: (bytes) => `{ a: 1,\n${"#".padEnd(bytes, "y")}\nb: "last" }`,
    nginx: (bytes) => `events {}\n${"#".padEnd(bytes, "y")}\nuser last;\n`,
    properties: (bytes) => `a=1\n${"#".padEnd(bytes, "y")}\nb=last\n`,
    spdx: (bytes) =>
      `SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\nSPDXID: SPDXRef-DOCUMENT\nDocumentName: a\nDocumentNamespace: http://x\nCreator: Tool: a\nCreated: 2020-01-01T00:00:00Z\n${"#".padEnd(bytes, "y")}\nDocumentComment: last\n`,
    textproto: "it needs definitions: parse-textproto.test.ts",
    toml: (bytes) => `a = 1\n${"#".padEnd(bytes, "y")}\nb = "last"\n`,
    vcl: (bytes) => `sub a { }\n${"#".padEnd(bytes, "y")}\nsub last { }\n`,
    xml: (bytes) => `<a>\n<!--${"y".repeat(bytes - 7)}-->\n<b>last</b></a>`,
  };

  describe.each(
    Object.entries(AFTER_LONG_LINE).flatMap(([parser, make]) =>
      typeof make === "string" ? [] : [{ parser: parser as ConfigParser, make }],
    ),
  )("a long line in $parser", ({ parser, make }) => {
    it.each([1000, 65_534, 65_535, 65_536, 70_000])(
      "of %s bytes hides nothing that follows",
      async (bytes) => {
        const parsed = await parseConfig(parser, make(bytes));
        if ("json" in parsed) expect(Buffer.from(parsed.json).toString("utf8")).toContain("last");
        else expect(parsed.message).toMatch(/./);
        // The text itself is one that the parser reads.
        if (bytes === 1000) expect(parsed).toHaveProperty("json");
      },
    );
  });

  it("reads long lines of an ignore file in linear time and memory", async () => {
    const line = "a".repeat(2_000_000);
    expect(await parse("ignore", `${line}\n!${line}`)).toMatchObject([[{ Value: line }, { Value: line }]]);
  });

  it("says which line of CODEOWNERS is too long", async () => {
    const line = (bytes: number): string => "#".padEnd(bytes, "y");
    expect(await parse("codeowners", `a @x\n${line(65_536)}\nb @z\n`)).toEqual({
      message: "a line is longer than 65,535 bytes, before which Conftest's parser ends",
      line: 2,
    });
    expect(await parse("codeowners", `a @x\n${line(65_535)}\nb @z\n`)).toMatchObject({
      rules: [{ pattern: "a" }, { pattern: "b" }],
    });
  });

  it("quotes no line of a file of variables, which are secrets", async () => {
    const broken = JSON.stringify([
      await parse("dotenv", "TOKEN sesame\n"),
      await parse("dotenv", 'T="sesame\n'),
    ]);
    expect(broken).toMatch(/NAME=value/);
    expect(broken).not.toMatch(/sesame/);
  });

  it("takes the last of equal keys when it may", async () => {
    const text = "[s]\na = 1\na = 2\n";
    expect(await parse("ini", text)).toEqual({ s: { a: 2 } });
    expect(await parse("ini", text, { uniqueKeys: true })).toEqual({
      message: 'duplicate key "a" in the section "s"',
    });
  });

  const follows = "something follows its first form, which is all that Conftest's parser reads";
  const cut = (what: string): string => `it ends within ${what}`;
  const cutComment = (what: string): string =>
    `a comment sign without a space before it cuts the value of ${what} in Conftest's parser; put the value in quotes, or a space before a comment`;
  const ednNumber = "a number is a big integer (1N), or has more digits than Conftest's form of EDN keeps";
  const rounded = "a number has more digits than Conftest's parser keeps";
  it.each<[ConfigParser, string, string]>([
    ["edn", "{:a 1} {:bad true}", follows],
    ["edn", "{:a 1} junk", follows],
    ["edn", "{:a 1}}", follows],
    ["edn", "{:bad true :bad false}", 'duplicate key ":bad"'],
    ["edn", "[#{{:x 1, :x 2}}]", 'duplicate key ":x"'],
    ["edn", '{1 2 "1" 3}', 'duplicate key "1"'],
    ["edn", "{:a [123N]}", ednNumber],
    ["edn", "#{9007199254740993.5M}", ednNumber],
    ["edn", "-0.12345678901234567891", ednNumber],
    ["hcl1", "a {\n b = [0.12345678901234567891] }", rounded],
    ["hcl1", "a = 1e-400", rounded],
    ["hcl2", "a = 9007199254740993", rounded],
    ["hcl2", 'a = "x${0.12345678901234567891}"', rounded],
    ["hcl2", "a = 1e-400", rounded],
    ["hocon", "a { b = 1\n", cut("an object or an array")],
    ["hocon", "a = [1, 2", cut("an object or an array")],
    ["hocon", 'a { b = "}', cut("a string")],
    ["hocon", 'a { b = """} "', cut("a string")],
    ["properties", "ab=1\n\\u0061b=2", 'duplicate key "ab"'],
    ["properties", "a\\ b=1\na\\u0020b=2", 'duplicate key "a b"'],
    ["hcl2", 'a = { 1 = "x", "1" = "y" }', "duplicate key of an object"],
    ["hcl2", 'a = { true = "x", "true" = "y" }', "duplicate key of an object"],
    ["hcl2", 'a = { (var.x) = "x", (var.x) = "y" }', "duplicate key of an object"],
    ["dotenv", "A=a#b", cutComment('"A"')],
    ["dotenv", "B=1\nA=#b", cutComment('"A"')],
    ["dotenv", 'A="a"#b', cutComment('"A"')],
    ["ini", "[s]\na = x#y", cutComment('"a" in the section "s"')],
    ["ini", "[s]\na = x;y ; z", cutComment('"a" in the section "s"')],
    ["ini", '[s]\na = "x # y"', cutComment('"a" in the section "s"')],
    [
      "ini",
      "a = 9007199254740993",
      '"a" in the section "DEFAULT" is a number that would be read as another one',
    ],
    ["ini", "[s]\na = 1e-400", '"a" in the section "s" is a number that would be read as another one'],
    [
      "ini",
      "[s]\na = 0.12345678901234567891",
      '"a" in the section "s" is a number that would be read as another one',
    ],
  ])("refuses %s of which it would lose a part: %s", async (parser, text, message) => {
    expect(await parse(parser, text, { uniqueKeys: true })).toMatchObject({ message });
  });

  it.each<[ConfigParser, string, unknown]>([
    ["edn", "{:a ; }\n {:b 2}} ; {:c 3}\n #_ {:d 4}", { ":a": { ":b": "2" } }],
    ["edn", '[\\{ "}" #_ :x (1 1)]', ["123", "}", ["1", "1"]]],
    ["edn", '[1.5M 1e5 0.1 -7 "1N"]', ["1.5", "100000", "0.1", "-7", "1N"]],
    ["hcl1", "a = [1.50, 9007199254740991, 1e22]", { a: [1.5, 9007199254740991, 1e22] }],
    ["hcl2", "a = [1.50, 9007199254740992, 1e22, 0.1]", { a: [1.5, 9007199254740992, 1e22, 0.1] }],
    ["hocon", 'a { b = "{\\"[" } # {', { a: { b: '{"[' } }],
    ["hocon", 'a { b = """{[""" } // {', { a: { b: "{[" } }],
    ["properties", "ab=1\nac=2\n\\u0061d=3", { ab: "1", ac: "2", ad: "3" }],
    ["hcl2", 'a = { 1 = "x", "2" = "y", (var.x) = "z" }', { a: { 1: "x", 2: "y", "${(var.x)}": "z" } }],
    [
      "dotenv",
      "A=a # b\nB='a#b'\nC=\"a # b\" # c\n# D=a#b\nE= # f\n",
      { A: "a", B: "a#b", C: "a # b", E: "" },
    ],
    [
      "ini",
      "[s]\na = x ; y\nb = `x#y`\nc = 1.50 # z\nd = 9007199254740992\n; e=a#b",
      { s: { a: "x", b: "x#y", c: 1.5, d: 9007199254740992 } },
    ],
    ["ini", "[s]\na = -0x1p-2\nb = 1e3\nc = .5\nd = 0.1", { s: { a: -0.25, b: 1000, c: 0.5, d: 0.1 } }],
    [
      "ignore",
      "!a\\ b\\\\c  \n# c \n  \né\n",
      [
        [
          { Kind: "NegatedPath", Value: "a b\\c", Original: "!a\\ b\\\\c  " },
          { Kind: "Comment", Value: "c", Original: "# c " },
          { Kind: "Empty", Value: "  ", Original: "  " },
          { Kind: "Path", Value: "Ã©", Original: "é" },
          { Kind: "Empty", Value: "", Original: "" },
        ],
      ],
    ],
  ])("reads all of %s: %s", async (parser, text, expected) => {
    expect(await parse(parser, text, { uniqueKeys: true })).toEqual(expected);
  });

  it.each([
    [
      "dotenv",
      Array.from({ length: 40 }, (_, at) => `A${at + 1}=\${A${at}}\${A${at}}`)
        .join("\n")
        .replace(/^/, "A0=0123456789\n"),
    ],
  ] as const)(
    "%s that expands without end runs out of memory, and the next file is read",
    async (parser, text) => {
      await expect(parseConfig(parser, text)).toFailWith("memory_limit", /the parsers ran out of memory/);
      expect(await parse("toml", "a = 1")).toEqual({ a: 1 });
    },
  );

  it.each([
    ["hcl2", `a = ${"[".repeat(200_000)}`, "memory_limit", 100_000],
    ["hcl1", `a = ${"[".repeat(200_000)}`, "timeout", 1_000],
  ] as const)("%s that is nested too deeply is refused", async (parser, text, code, timeoutMs) => {
    await expect(parseConfig(parser, text, { timeoutMs })).toFailWith(code, /reading (hcl2|hcl1)/);
    expect(await parse("ini", "[s]\na = 1")).toEqual({ s: { a: 1 } });
  });

  it("says of XML that it is nested too deeply", async () => {
    expect(await parse("xml", "<a>".repeat(200_000))).toMatchObject({
      message: expect.stringMatching(/more deeply than 1000/) as string,
    });
  });

  it("ends when it is aborted", async () => {
    await expect(parseConfig("toml", "a = 1", { signal: AbortSignal.abort() })).toFailWith("aborted");
    expect(await parse("toml", "a = 1")).toEqual({ a: 1 });
  });
});

describe("placeConfig", () => {
  async function places(...args: Parameters<typeof locateConfig>): Promise<unknown> {
    const told = await locateConfig(...args);
    return told && (JSON.parse(Buffer.from(told).toString("utf8")) as unknown);
  }

  it("tells where the parts of a text begin, in bytes", async () => {
    const text = '/* é */ a = [1, {"\\"b" = 2}]';
    expect(await places("hcl2", text)).toEqual([0, { a: [9, [[14], [17, { '"b': [18] }]]] }]);
  });

  it("tells nothing of what it does not read", async () => {
    expect(await places("hcl2", "a = ")).toBeUndefined();
    expect(await places("hcl1", '{"a": 1}')).toBeUndefined();
    expect(await places("hcl1", '"\\u0000" = 1')).toBeUndefined();
  });

  it("is refused by parsers that tell no places", async () => {
    await expect(locateConfig("toml", "a = 1")).toFailWith("opa_core_failed", /toml tells no places/);
  });

  it("ends when it is aborted, and with its time", async () => {
    await expect(locateConfig("hcl2", "a = 1", { signal: AbortSignal.abort() })).toFailWith("aborted");
    const text = `a = ${"[".repeat(200_000)}`;
    await expect(locateConfig("hcl1", text, { timeoutMs: 1_000 })).toFailWith(
      "timeout",
      /finding the places/,
    );
    expect(await places("hcl2", "a = 1")).toEqual([0, { a: [0] }]);
  });
});
