import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** The rows of test/specification.md: what, the test's file and a part of its title, and how. */
const rows = read("test/specification.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (row|-)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

describe("test/specification.md", () => {
  it("has every section of the specification", () => {
    const sections = [...read("test/specification.md").matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
    expect(sections).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows.filter(([, , test]) => test !== ""))("%s %s: %s", (_, __, test) => {
    const [, file = "", title = ""] = /^`(.+?)`: (.+)$/.exec(test ?? "") ?? [];
    expect(file).not.toBe("");
    expect(read(`test/${file}`)).toContain(title);
  });

  it.each(rows.filter(([, , test]) => test === ""))("%s %s needs no test: %s", (_, what, __, why) => {
    expect(what).toMatch(/not shown|MCP/);
    expect(why).not.toBe("");
  });
});
