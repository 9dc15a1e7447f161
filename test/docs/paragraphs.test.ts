import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withoutBlocks } from "../../scripts/markdown.mjs";

const root = new URL("../../", import.meta.url);
const pages = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync(new URL("docs/", root)).map((name) => `docs/${name}`),
  ...readdirSync(new URL("examples/", root)).map((name) => `examples/${name}/README.md`),
].filter((page) => page.endsWith(".md") && existsSync(new URL(page, root)));

/** The width to which the documents are wrapped, in characters. */
const LINE = 140;
const MOST_LINES = 4;

/** The paragraphs and the items of lists, each on one line, without tables, headings and where links lead. */
function paragraphsOf(text: string): string[] {
  return withoutBlocks(text)
    .replaceAll(/<!--[^]*?-->/g, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((paragraph) => !/^\s*(?:\||#|$)|^ {4}/.test(paragraph))
    .map((paragraph) =>
      paragraph
        .replaceAll(/\]\([^)\s]+\)/g, "]")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
}

it.each(pages)("%s has paragraphs of at most four lines", (page) => {
  const paragraphs = paragraphsOf(readFileSync(new URL(page, root), "utf8"));
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.filter(({ length }) => length > MOST_LINES * LINE)).toEqual([]);
});

it("measures paragraphs and items, and nothing else", () => {
  const text = "# A\n\nOne [two](x.md)\nthree.\n\n- four\n  five\n- six\n\n| a |\n\n```sh\nx\n```\n\n    y\n";
  expect(paragraphsOf(text)).toEqual(["One [two] three.", "- four five", "- six"]);
});
