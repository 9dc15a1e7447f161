import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withoutBlocks } from "../../scripts/markdown.mjs";

const root = new URL("../../", import.meta.url);
const pages = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "bench/README.md"],
  ...readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" }).map(
    (name) => `docs/${name.replaceAll("\\", "/")}`,
  ),
  ...readdirSync(new URL("examples/", root)).map((name) => `examples/${name}/README.md`),
].filter((page) => page.endsWith(".md") && existsSync(new URL(page, root)));

/** The width to which the documents are wrapped, in characters. */
const LINE = 140;
const MOST_LINES = 4;

interface Paragraph {
  /** On one line, without where links lead. */
  text: string;
  /** How many lines of the source it has. */
  lines: number;
}

/** The paragraphs and the items of lists, without tables and headings. */
function paragraphsOf(text: string): Paragraph[] {
  return withoutBlocks(text)
    .replaceAll(/<!--[^]*?-->/g, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((paragraph) => !/^\s*(?:\||#|$)|^ {4}/.test(paragraph))
    .map((paragraph) => ({
      text: paragraph
        .replaceAll(/\]\([^)\s]+\)/g, "]")
        .replaceAll(/\s+/g, " ")
        .trim(),
      lines: paragraph.trim().split("\n").length,
    }));
}

it.each(pages)("%s has paragraphs of at most four lines", (page) => {
  const paragraphs = paragraphsOf(readFileSync(new URL(page, root), "utf8"));
  expect(paragraphs.length).toBeGreaterThan(0);
  const isLong = ({ text, lines }: Paragraph): boolean =>
    lines > MOST_LINES || text.length > MOST_LINES * LINE;
  expect(paragraphs.filter(isLong)).toEqual([]);
});

/** What scripts write, which break no lines, and where its generated part begins in a page that people begin. */
const GENERATED: Readonly<Record<string, string>> = {
  "docs/benchmarks.md": "<!--",
  "docs/builtins.md": "",
  "docs/policies.md": "<!-- rules",
  "docs/serve-answers.md": "",
  "docs/standard-builtins.md": "",
};

/** The lines of prose that are wider than they may be, measured without where links lead. A picture or a link alone is none. */
function wideLines(text: string): string[] {
  return withoutBlocks(text)
    .replaceAll(/<!--[^]*?-->/g, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\||#|$|!?\[[^\]]*\]\([^)]*\)$)|^ {4}\S/.test(line))
    .filter((line) => line.replaceAll(/\]\([^)\s]+\)/g, "]").length > LINE);
}

it.each(pages.filter((page) => !page.startsWith("examples/")))("%s has no wider line of prose", (page) => {
  const text = readFileSync(new URL(page, root), "utf8");
  const generatedAt = GENERATED[page] === undefined ? text.length : text.indexOf(GENERATED[page]);
  expect(generatedAt).toBeGreaterThanOrEqual(0);
  expect(wideLines(text.slice(0, generatedAt))).toEqual([]);
});

it("README.md has at most 150 lines", () => {
  expect(readFileSync(new URL("README.md", root), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(
    150,
  );
});

it("measures lines of prose, and nothing else", () => {
  const wide = "x".repeat(LINE - 1);
  const fits = `a${wide}`;
  const isNot = [
    `| ${fits} |`,
    `# ${fits}`,
    `    ${fits}`,
    `<!-- ${fits} -->`,
    `![${fits}](a.svg)`,
    "```sh",
    fits + fits,
    "```",
    "",
  ];
  const text = [fits, `${wide} [a](${fits})`.slice(3), `- ${wide}`, `${fits}b`, ...isNot].join("\n");
  expect(wideLines(text)).toEqual([`- ${wide}`, `${fits}b`]);
});

it("measures paragraphs and items, and nothing else", () => {
  const text = "# A\n\nOne [two](x.md)\nthree.\n\n- four\n  five\n- six\n\n| a |\n\n```sh\nx\n```\n\n    y\n";
  expect(paragraphsOf(text)).toEqual([
    { text: "One [two] three.", lines: 2 },
    { text: "- four five", lines: 2 },
    { text: "- six", lines: 1 },
  ]);
});
