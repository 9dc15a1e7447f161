import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { blocksOf, withoutBlocks } from "../../scripts/markdown.mjs";
import { COMMANDS } from "../../src/cli/command-table.js";
import { formatPolicies } from "../../src/tooling/index.js";
import { run } from "../cli/run.js";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Pages whose commands a test of their own runs, with what they print. */
const RUN = [
  "README.md",
  "docs/tutorial.md",
  "docs/chainloop.md",
  "docs/signing.md",
  "docs/types.md",
  "docs/vex.md",
];

const pages = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync(new URL("docs/", root)).map((name) => `docs/${name}`),
  ...readdirSync(new URL("examples/", root)).map((name) => `examples/${name}/README.md`),
].filter((page) => page.endsWith(".md") && existsSync(new URL(page, root)));

/** Whether a test runs the lines of a shell themselves. */
const isRun = ({ page, language, comment }: Block): boolean =>
  page === "docs/signing.md" && language === "sh" && comment === undefined;

interface Block {
  page: string;
  language: string;
  info: string;
  text: string;
  line: number;
  comment: string | undefined;
}
const blocks: Block[] = pages.flatMap((page) => blocksOf(read(page)).map((block) => ({ page, ...block })));
/** The paragraph that stands before a block, comments aside: what a reader sees there. */
function paragraphBefore({ page, line }: Block): string {
  const before = read(page)
    .split("\n")
    .slice(0, line - 1)
    .join("\n")
    .replaceAll(/<!--[^]*?-->/g, "");
  return (
    before
      .trimEnd()
      .split(/\n\s*\n/)
      .at(-1) ?? ""
  );
}
const place = ({ page, line }: Block): string => `${page}:${String(line)}`;
const of = (...languages: string[]): Block[] => blocks.filter(({ language }) => languages.includes(language));

/** The commands of a shell block: the lines after `$`, or all lines; without comments, and with continued lines joined. */
function commandsOf({ language, text }: Pick<Block, "language" | "text">): string[] {
  const lines = text.replaceAll(/ *\\\n */g, " ").split("\n");
  const typed = language === "console" ? lines.flatMap((line) => /^\$ (.*)$/.exec(line)?.[1] ?? []) : lines;
  return (
    typed
      .map((line) => line.replace(/(?:^| +)# .*$/, "").trim())
      .filter((line) => line !== "")
      // What is quoted is one word.
      .map((line) => line.replaceAll(/'[^']*'|"[^"]*"/g, "quoted"))
      .flatMap((line) => line.split(/ (?:&&|\|) |; (?:do )?/))
      .map((line) => line.replace(/^\{ /, ""))
      .filter((line) => line !== "}")
  );
}

/** What a reader has besides. */
const PROGRAMS =
  /^(?:cat|cd|cosign|cp|curl|docker|done|echo|exit|export|for|git|kubectl|mkdir|node|npm|opa|set|test|\.ci\/run)\b/;

const helps = new Map<string, Promise<string>>();
const helpOf = (command: string): Promise<string> => {
  const help = helps.get(command) ?? run([command, "--help=all"]).then(({ stdout }) => stdout);
  helps.set(command, help);
  return help;
};

/** What is wrong with a command: an unknown program, subcommand, flag or script of npm. */
async function problemsOf(line: string): Promise<string[]> {
  const command = line.replace(/^(?:[A-Z_]+=\S+ )+/, "");
  const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
  if (script !== undefined) return script in scripts ? [] : [`${line}: there is no script ${script}`];
  const [, ours] = /^(?:regohost|node regohost\/action\/run\.mjs)(?: (.*))?$/.exec(command) ?? [];
  if (ours === undefined) return PROGRAMS.test(command) ? [] : [`${line}: an unknown program`];
  const [name = ""] = ours.split(" ");
  if (!COMMANDS.some((known) => known.name === name)) return [`${line}: there is no command ${name}`];
  const help = await helpOf(name);
  const flags = [...ours.matchAll(/ (--[a-z][\w-]*|-[a-zA-Z])(?=[ =]|$)/g)];
  return flags
    .map(([, flag = ""]) => flag)
    .filter((flag) => !new RegExp(`(?:^|[ ,])${flag}(?![\\w-])`, "m").test(help))
    .map((flag) => `${line}: ${name} has no ${flag}`);
}

describe("blocks of the documents", () => {
  it("are in languages that are checked, here or where the comment says", () => {
    const checked = ["ts", "rego", "json", "yaml", "toml", "js", "sh", "console"];
    // A block with the name of a file is compared with the file, or written by the test that runs its page.
    const others = blocks.filter(({ language, info }) => !checked.includes(language) && info === "");
    expect(others.map(place)).toEqual([]);
  });

  it("are fenced where they are YAML or JSON: what is only indented is not parsed here, and is wrapped as prose", () => {
    const indented = pages.flatMap((page) =>
      [...withoutBlocks(read(page)).matchAll(/^(?! *(?:[-*]|\d+\.) ).*\n\n {4}(?:\w+:|[[{-]).*/gm)].map(
        ([text]) => `${page}: ${text}`,
      ),
    );
    expect(indented).toEqual([]);
  });

  it("with the name of a file stand below a paragraph that names it: GitHub does not show what follows the language", () => {
    const named = blocks.filter(({ info }) => info !== "");
    expect(named.length).toBeGreaterThan(10);
    const silent = named.filter((block) => !paragraphBefore(block).includes(`\`${block.info}\``));
    expect(silent.map(place)).toEqual([]);
  });

  it("in TypeScript are in pages that npm run types compiles", () => {
    const compiled = of("ts").filter(({ page }) => page !== "CONTRIBUTING.md");
    expect(of("ts").map(place)).toEqual(compiled.map(place));
  });

  it("in Rego are OPA's", async () => {
    const files = of("rego").map((block): [string, string] => {
      const isModule = /^package /m.test(block.text);
      return [`${place(block)}.rego`, isModule ? block.text : `package page\n\n${block.text}`];
    });
    const { errors } = await formatPolicies({ files: Object.fromEntries(files) }).then(
      () => ({ errors: [] as string[] }),
      (error: unknown) => ({ errors: [String(error)] }),
    );
    expect(errors).toEqual([]);
  });

  it.each([
    ["json", (text: string) => JSON.parse(text) as unknown],
    ["toml", (text: string) => parseToml(text)],
    [
      "yaml",
      (text: string) => {
        for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
      },
    ],
    [
      "js",
      (text: string) => {
        const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true, fileName: "a.js" });
        expect(diagnostics).toEqual([]);
      },
    ],
  ])("in %s parse", (language, parse) => {
    expect(of(language).length).toBeGreaterThan(0);
    for (const block of of(language)) expect(() => parse(block.text), place(block)).not.toThrow();
  });

  it("name commands, flags and scripts that exist", async () => {
    const indented = pages.flatMap((page) =>
      [...read(page).matchAll(/^ {4}(?:\$ )?(regohost [a-z].*)$/gm)].map(([, text = ""]) => ({ page, text })),
    );
    const lines = [
      ...of("sh", "console")
        .filter((block) => !isRun(block))
        .map((block) => ({ where: place(block), commands: commandsOf(block) })),
      ...indented.map(({ page, text }) => ({
        where: page,
        // A synopsis: what may be left out, or one of several.
        commands: commandsOf({
          language: "sh",
          text: text.replaceAll(/[[\]()]/g, " ").replaceAll(/ \|.*/g, ""),
        }),
      })),
    ];
    const problems: string[] = [];
    for (const { where, commands } of lines) {
      for (const command of commands) {
        problems.push(...(await problemsOf(command)).map((problem) => `${where}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    expect(lines.flatMap(({ commands }) => commands).length).toBeGreaterThan(80);
  });

  it("that show what a command prints are run, or say why not", () => {
    const shown = of("console").filter(({ page, text }) => {
      const isOutput = (line: string): boolean => line !== "" && !/^(?:\$ | {4}--)/.test(line);
      return !RUN.includes(page) && text.split("\n").some(isOutput);
    });
    expect(shown.length).toBeGreaterThan(5);
    const isSaid = ({ comment = "" }: (typeof shown)[number]): boolean =>
      /^not run: \S/.test(comment) ||
      existsSync(new URL(`../../${/^run: (test\/\S+)$/.exec(comment)?.[1] ?? "-"}`, import.meta.url));
    expect(shown.filter((block) => !isSaid(block)).map(place)).toEqual([]);
  });

  it.each([
    { line: "regohost gait policies/", problem: "there is no command gait" },
    { line: "regohost gate policies/ a.json --faill-on warn", problem: "gate has no --faill-on" },
    { line: "npm run sight", problem: "there is no script sight" },
    { line: "conftest test a.json", problem: "an unknown program" },
  ])("are refused: $line", async ({ line, problem }) => {
    expect(await problemsOf(line)).toEqual([`${line}: ${problem}`]);
  });
});
