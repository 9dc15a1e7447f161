import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillHeadline } from "../../bench/headlines.mjs";
import { writtenFiles } from "../../bench/results.mjs";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const page = read("docs/benchmarks.md");
const written = writtenFiles(page);
const tables = [...written].filter(([path]) => path !== "docs/benchmarks.md");

it.each([...written.keys()])("%s is made of the kept results", (path) => {
  expect(read(path)).toBe(written.get(path));
});

it("bench/results/ has no other table", () => {
  const paths = readdirSync(new URL("bench/results/", root)).map((name) => `bench/results/${name}`);
  const made = tables.map(([path]) => path);
  expect(paths.filter((path) => path.endsWith(".md")).toSorted()).toEqual(made.toSorted());
  const isRow = (line: string): boolean => /^\s*\|/.test(line);
  for (const [, text] of tables) expect(text.split("\n").filter(isRow).length).toBeGreaterThan(2);
  expect([page, read("bench/README.md")].join("\n").split("\n").filter(isRow)).toEqual([]);
});

it("docs/benchmarks.md has a line about each measurement, on one page", () => {
  const lines = page.split("\n").filter((line) => line.startsWith("- ["));
  const named = lines.map((line) => /\]\(\.\.\/([^)]+)\)/.exec(line)?.[1]);
  expect(named.toSorted()).toEqual(tables.map(([path]) => path).toSorted());
  expect(page.split("\n").length).toBeLessThanOrEqual(151);
});

it("writes the lines again that somebody changed", () => {
  const changed = page.replace(/^- \[startup\].*$/m, "- it is fast");
  expect(changed).not.toBe(page);
  expect(writtenFiles(changed).get("docs/benchmarks.md")).toBe(page);
});

const ROWS = [
  { what: "a", way: "x", ms: 1.5, share: 0.25 },
  { what: "a", way: "y", ms: 2, share: 0.04 },
];

it.each([
  { template: "{a / x | ms} ms", line: "1.5 ms" },
  { template: "{a / x | share | %} and {a / y | share | %}", line: "25 and 4.0" },
])("fills $template", ({ template, line }) => {
  expect(fillHeadline(template, ROWS, String)).toBe(line);
});

it.each(["{a | ms}", "{b | ms}", "{a / x | s}"])("refuses %s, which is not one cell", (template) => {
  expect(() => fillHeadline(template, ROWS, String)).toThrow(/rows of "/);
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
  row.split(/[\s,()]+/).filter((word) => word !== "" && word !== "regohost");

/** Missed targets without a reason: a row that says NO needs an item on its table's subject that has all of the row's words. */
function unnamed(prose: string, pages: readonly string[]): string[] {
  const items = prose.split(/^- (?=\*\*)/m).slice(1);
  const missed = pages.flatMap((table) => {
    const title = /^# (.*)/.exec(table)?.[1] ?? "";
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

it("bench/README.md has the reason of every target that was missed, or what is known", () => {
  const pages = tables.map(([, text]) => text);
  expect(pages.flatMap(missedIn).length).toBeGreaterThan(0);
  expect(unnamed(read("bench/README.md"), pages)).toEqual([]);
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
  const prose = "- **Start-up**, of `eval p.wasm`: it is long.\n- **Serve**: of regohost serve.\n";
  const table = `# Start-up: whole processes

| process | target | reached |
| ------- | ------ | ------- |
${row}
`;
  expect(unnamed(prose, [table])).toEqual(found);
});
