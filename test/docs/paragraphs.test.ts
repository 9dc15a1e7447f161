import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withoutBlocks } from "../../scripts/markdown.mjs";

const root = new URL("../../", import.meta.url);
const pages = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync(new URL("docs/", root)).map((name) => `docs/${name}`),
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

it("measures paragraphs and items, and nothing else", () => {
  const text = "# A\n\nOne [two](x.md)\nthree.\n\n- four\n  five\n- six\n\n| a |\n\n```sh\nx\n```\n\n    y\n";
  expect(paragraphsOf(text)).toEqual([
    { text: "One [two] three.", lines: 2 },
    { text: "- four five", lines: 2 },
    { text: "- six", lines: 1 },
  ]);
});
