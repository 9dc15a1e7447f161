import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** An item of the lists, and the test that holds it. */
interface End {
  what: string;
  exitCode: number;
  test: string;
  title: string;
}

const ends = JSON.parse(read("test/docs/ends.json")) as End[];
const [, section = ""] = read("docs/gate.md").split("### Every way to end\n");
const lists = section
  .split("\n#", 1)[0]!
  .split(/^Exit (?=\d+:$)/m)
  .slice(1);
const rows = lists.flatMap((list) =>
  Array.from(list.matchAll(/^- (.*)$/gm), ([, what]) => ({ what, exitCode: Number.parseInt(list, 10) })),
);

describe("the lists of ends in docs/gate.md", () => {
  it("has every exit code, those of signals too, and a test for every item", () => {
    expect(new Set(rows.map(({ exitCode }) => exitCode))).toEqual(new Set([0, 1, 2, 3, 129, 130, 143]));
    expect(rows).toEqual(ends.map(({ what, exitCode }) => ({ what, exitCode })));
  });

  it.each(ends)("$what: its test exists", ({ test, title }) => {
    // The title of a test, or its end: tests of a table begin with what the row is about.
    const titles = [
      ...read(test).matchAll(/(?:it(?:\.[\w.]+(?:\([^\n]*?\))?)?|\))\(\s*"((?:[^"\\]|\\.)*)"/g),
    ].map(([, own = ""]) => own);
    expect(titles.filter((own) => own.endsWith(title))).not.toEqual([]);
  });
});
