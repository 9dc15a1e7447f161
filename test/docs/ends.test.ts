import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const [, section = ""] = read("docs/gate.md").split("### Every way to end\n");
const rows = [
  ...section
    .split("\n#", 1)[0]!
    .matchAll(/^\| (?<what>.*?) +\| (?<code>\d+) +\| `(?<file>[^`]*)`: (?<title>.*?) *\|$/gm),
];

describe("the table of ends in docs/gate.md", () => {
  it("has every exit code, those of signals too, and a test in every row", () => {
    expect(new Set(rows.map(({ groups }) => groups?.["code"]))).toEqual(
      new Set(["0", "1", "2", "3", "129", "130", "143"]),
    );
    const lines = section
      .split("\n#", 1)[0]!
      .split("\n")
      .filter((line) => line.startsWith("|"));
    expect(rows).toHaveLength(lines.length - 2);
  });

  it.each(rows.map(({ groups }) => [groups?.["what"], groups?.["file"] ?? "", groups?.["title"] ?? ""]))(
    "%s: its test exists",
    (_what, file, title) => {
      // The title of a test, or its end: tests of a table begin with what the row is about.
      const titles = [
        ...read(file).matchAll(/(?:it(?:\.[\w.]+(?:\([^\n]*?\))?)?|\))\(\s*"((?:[^"\\]|\\.)*)"/g),
      ].map(([, own = ""]) => own);
      expect(titles.filter((own) => own.endsWith(title))).not.toEqual([]);
    },
  );
});
