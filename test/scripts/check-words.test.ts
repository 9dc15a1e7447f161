import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkWords, findWords } from "../../scripts/check-words.mjs";

/** The uses in a source, as `word` of comments and `word name` of identifiers. */
const usesOf = (text: string): string[] =>
  findWords({ "a.ts": text }).map(({ word, name }) => (name === undefined ? word : `${word} ${name}`));

describe("the words of the dialect", () => {
  it.each([
    { text: "// Told of each end.", uses: ["told"] },
    { text: "const a = 1; // kept", uses: ["kept"] },
    {
      text: "/**\n * What a caller passes: What else, but\n * for this.\n */\nexport {};",
      uses: ["What …", "What …", "but for"],
    },
    { text: "// No end of a\n// sentence. What is left.", uses: ["What …"] },
    { text: "let answerTold: number;", uses: ["answer answerTold", "told answerTold"] },
    { text: "class A { #tell() {} }", uses: ["tell tell"] },
    { text: "codeOf(ofAddresses);", uses: ["fooOf codeOf", "ofFoo ofAddresses"] },
    { text: "const what = GIVEN_NAME;", uses: ["what what", "given GIVEN_NAME"] },
    { text: "// Makes way, and of one's own.", uses: ["make way", "one's own", "way"] },
    { text: "new AError(`${name}: it asks`);", uses: ["asks"] },
    { text: "message`it ${option} says`;", uses: ["says"] },
    { text: 'refuse({ message: "is kept" });', uses: ["kept", "refuse refuse"] },
    { text: 'refuse({ message: "is refused in place" });', uses: ["refuse refuse"] },
  ])("are in $text", ({ text, uses }) => expect(usesOf(text).toSorted()).toEqual(uses.toSorted()));

  it.each([
    'const text = "told // what asks";',
    "const text = `told ${1} // kept`;",
    "const pattern = /told/;",
    "// `told` and {@link told}, https://example.com/told, retold, toldest; what in the middle",
    "/**\n * ```ts\n * told(given);\n * ```\n */\nexport {};",
    "list.indexOf(schema.oneOf);",
    "const off = fooof(softly);",
  ])("are not in %s", (text) => expect(usesOf(text)).toEqual([]));
});

/** The uses in a document, with their lines. */
const usesIn = (text: string): string[] =>
  findWords({ "docs/a.md": text }).map(({ word, line }) => `${String(line)} ${word}`);

const LONG = `${"short word ".repeat(15)}end.`;

describe("sentences of documents", () => {
  it.each([
    { text: "# A\n\nIt is told.\n", uses: ["3 told"] },
    { text: "- a\n- What the file turns on stays on.\n", uses: ["2 clause as subject"] },
    { text: "It is so; who asks\nis refused.", uses: ["1 asks", "1 clause as subject"] },
    { text: "| a | b |\n| --- | --- |\n| c | Nothing is not read. |", uses: ["3 double negative"] },
    { text: LONG, uses: ["1 long sentence"] },
    { text: "A refusal is exit 1. So are findings.", uses: ["1 So …"] },
    { text: "It is in the\nthe file, `a`, `b`.", uses: ["1 repeated word"] },
    { text: LONG.replaceAll("short word", "short\nword"), uses: ["1 long sentence"] },
  ])("are found in $text", ({ text, uses }) => expect(usesIn(text).toSorted()).toEqual(uses));

  it.each([
    "```sh\ntold\n```\n\n    told\n\n<!-- told -->\n",
    "`told` and [a](told.md), https://example.com/told",
    "## What an evidence service is\n\nWhat is it?\n",
    "It is not read, and nothing is lost.",
    LONG.replace("word short", "word: short"),
    `${"short word ".repeat(10)}\n\n${"short word ".repeat(10)}`,
    `| ${"short word ".repeat(10)}<br>${"short word ".repeat(10)} |`,
  ])("are not found in %s", (text) => expect(usesIn(text)).toEqual([]));

  it("are found in the help of a command", () => {
    const help = (path: string): string[] =>
      findWords({ [path]: 'f({ about: "Who asks is told.", name: "told" });' }).map(
        ({ word, kind }) => `${kind} ${word}`,
      );
    expect(help("src/cli/a.ts").toSorted()).toEqual(["help asks", "help clause as subject", "help told"]);
    expect(help("src/gate/a.ts")).toEqual([]);
  });
});

describe("check-words", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "regohost-words-"));
    for (const path of ["src/compiled", "scripts"]) await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, "src/compiled/told.js"), "// told told told");
    await write("// told, told\ncodeOf(codeOf);");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (text: string): Promise<void> => writeFile(join(folder, "src/a.ts"), text);
  const check = (options?: { update?: boolean; list?: string }): ReturnType<typeof checkWords> =>
    checkWords(pathToFileURL(`${folder}/`), options);
  const committed = (): Promise<string> => readFile(join(folder, "scripts/words.json"), "utf8");

  it("fails without committed counts", async () => expect((await check()).exitCode).toBe(1));

  it("passes with the committed counts, and with a further use of a name", async () => {
    await check({ update: true });
    expect(await committed()).toContain(
      '"told": { "comments": 2, "names": 0, "help": 0, "messages": 0, "documents": 0 }',
    );
    expect(await check()).toEqual({ exitCode: 0, lines: [] });
    await write("// told, told\ncodeOf(codeOf(codeOf));");
    expect(await check()).toEqual({ exitCode: 0, lines: [] });
  });

  it.each([
    {
      more: "a word in a comment",
      text: "// told, told, told\ncodeOf();",
      line: "told: 3 in comments, 2 committed",
    },
    { more: "a name", text: "// told, told\ncodeOf(nameOf);", line: "fooOf: 2 in names, 1 committed" },
    {
      more: "a word for another",
      text: "// told, kept\ncodeOf();",
      line: "kept: 1 in comments, 0 committed",
    },
  ])("fails for $more, and does not write it", async ({ text, line }) => {
    await check({ update: true });
    const before = await committed();
    await write(text);
    for (const update of [false, true]) {
      const { exitCode, lines } = await check({ update });
      expect({ exitCode, first: lines[0] }).toEqual({ exitCode: 1, first: line });
    }
    expect(await committed()).toBe(before);
  });

  it("writes counts that have fallen, which then may not rise again", async () => {
    await check({ update: true });
    await write("// told\ncodeOf();");
    expect((await check()).exitCode).toBe(0);
    expect(await check({ update: true })).toEqual({
      exitCode: 0,
      lines: ["told: 1 in comments, 2 committed"],
    });
    await write("// told, told\ncodeOf();");
    expect((await check()).exitCode).toBe(1);
  });

  it.each([
    { page: "docs/cli.md", exitCode: 0, lines: [] },
    { page: "docs/tutorial.md", exitCode: 1, lines: ["docs/tutorial.md:1: told"] },
  ])(
    "allows committed uses in most pages, and none in those of a newcomer: $page",
    async ({ page, ...result }) => {
      await mkdir(join(folder, "docs"));
      await writeFile(join(folder, page), "told\n");
      await check({ update: true });
      expect(await check()).toEqual(result);
    },
  );

  it("allows docs/ a number of words, as wc -w counts them", async () => {
    await mkdir(join(folder, "docs"));
    await writeFile(join(folder, "docs/cli.md"), "- word\n".repeat(30_000));
    await check({ update: true });
    expect(await check()).toEqual({ exitCode: 0, lines: [] });
    await writeFile(join(folder, "docs/eval.md"), "word\n");
    expect(await check()).toEqual({
      exitCode: 1,
      lines: ["docs/ has 60001 words, of which 60000 are allowed: shorten a page"],
    });
  });

  it("lists where a word is", async () => {
    await write("export {};\n// told\ncodeOf();");
    expect((await check({ list: "told" })).lines).toEqual(["src/a.ts:2: comments"]);
    expect((await check({ list: "fooOf" })).lines).toEqual(["src/a.ts:3: codeOf"]);
  });
});
