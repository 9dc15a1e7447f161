import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withTables } from "../../bench/results.mjs";

const text = readFileSync(new URL("../../docs/benchmarks.md", import.meta.url), "utf8");

it("docs/benchmarks.md has the tables of the kept results", () => {
  expect(text).toBe(withTables(text));
  expect(withTables(text.replace(/^\| regohost eval p\.wasm .*\n/m, ""))).toBe(text);
});

it("docs/benchmarks.md has no other table", () => {
  const isRow = (line: string): boolean => /^\s*\|/.test(line);
  const [before = "", ...rest] = text.split(/^<!-- results: .* -->$/m);
  const [made = "", after = "", ...more] = rest.join("").split(/^<!-- end of results -->$/m);
  expect([...rest.slice(1), ...more]).toEqual([]);
  expect(made.split("\n").filter(isRow).length).toBeGreaterThan(100);
  expect(`${before}${after}`.split("\n").filter(isRow)).toEqual([]);
});

/** A table's subject: the first words of its title. */
function subjectOf(title: string): string {
  const [, subject = title] =
    /^(?:regohost |An? |The )?(.*?)(?:[:,]| (?:at|beside|of|through|whose|with|without) |$)/i.exec(title) ??
    [];
  return subject.toLowerCase();
}

/** The rows of a table that say NO, by their first cells. */
function missedIn(table: string): string[] {
  return table
    .split("\n")
    .filter((line) => /^\|.*[| ]NO[ ,]/.test(line))
    .map((line) => line.split("|")[1]?.trim() ?? "");
}

const wordsOf = (row: string): string[] =>
  row.split(/[\s,]+/).filter((word) => word !== "" && word !== "regohost");

/** What the text before the tables does not name: a row that says NO needs an item on its table's subject that has all of the row's words. */
function unnamed(page: string): string[] {
  const [prose = "", tables = ""] = page.split(/^<!-- results: .* -->$/m);
  const items = prose.split(/^- (?=\*\*)/m).slice(1);
  const missed = tables.split(/^## /m).flatMap((table) => {
    const [title = ""] = table.split("\n", 1);
    const subject = new RegExp(`^\\*\\*[^*]*\\b${subjectOf(title)}\\b`, "i");
    const own = items.filter((item) => subject.test(item));
    const isNamed = (row: string): boolean =>
      own.some((item) => {
        const words = new Set(item.split(/[^\w.%/-]+/).map((word) => word.replace(/\.$/, "")));
        return wordsOf(row).every((word) => words.has(word));
      });
    return missedIn(table)
      .filter((row) => !isNamed(row))
      .map((row) => `${title}: ${row}`);
  });
  return [...new Set(missed)];
}

it("docs/benchmarks.md says of every target that was missed why, or what is known", () => {
  expect(unnamed(text)).toEqual([]);
});

it.each([
  { row: "| regohost eval p.wasm | 50 ms above | NO      |", found: [] },
  {
    row: "| regohost serve       | 50 ms above | NO      |",
    found: ["Start-up: whole processes: regohost serve"],
  },
  { row: "| regohost serve       | 50 ms above | yes     |", found: [] },
  {
    row: "| regohost serve | | time yes, CPU NO, memory yes |",
    found: ["Start-up: whole processes: regohost serve"],
  },
])("finds a row whose target was missed and that no item names: $row", ({ row, found }) => {
  const page = `- **Start-up**, of \`eval p.wasm\`: it is long.
- **Serve**: of regohost serve.

<!-- results: npm run bench -->

## Start-up: whole processes

| process | target | reached |
| ------- | ------ | ------- |
${row}
`;
  expect(unnamed(page)).toEqual(found);
});
