import { describe, expect, it } from "vitest";
import { GlobLevels } from "../../../src/engine/source/glob-levels.js";

/** Whether a pattern matches a path. */
function matches(pattern: string, path: string, dot = false): boolean {
  const levels = new GlobLevels(pattern);
  return levels.isEnd(
    path.split("/").reduce((reached, name) => levels.below(reached, name, dot), levels.start),
  );
}

describe("GlobLevels", () => {
  it.each<[string, string[], string[]]>([
    ["*", ["a", "*", "a.b", "(a)", "!"], [".a", "a/b"]],
    [".*", [".a"], ["a"]],
    ["a*b", ["ab", "a**b", "axb"], ["a", "abc", "ba"]],
    ["a?c", ["abc", "a😀c", "a.c"], ["ac", "abbc"]],
    ["?a", ["aa"], [".a"]],
    ["[ab]", ["a", "b"], ["c", "[ab]", "ab"]],
    ["[a-c]", ["b"], ["-", "d"]],
    ["[c-a]", [], ["a", "b", "-"]],
    ["[!a]", ["b", "!", "é"], ["a", ".", ".b"]],
    ["[^a]", ["b", "^"], ["a"]],
    ["[]a]", ["]", "a"], ["[]a]"]],
    ["[[:digit:]x]", ["1", "x"], [":", "d", "a"]],
    ["[a", ["[a"], ["a"]],
    ["[]", ["[]"], []],
    ["{a,b}.json", ["a.json", "b.json"], ["{a,b}.json", "ab.json"]],
    ["{a,{b,c}d}", ["a", "bd", "cd"], ["b", "ad"]],
    ["{a/b,c}/x", ["a/b/x", "c/x"], ["a/x"]],
    ["{,a}b", ["b", "ab"], ["a"]],
    ["{1..3}", ["1", "2", "3"], ["4", "{1..3}"]],
    ["{a}", ["{a}"], ["a"]],
    ["{a,b", ["{a,b"], ["a"]],
    ["[{,}]", ["{", ","], ["a"]],
    ["**", ["a", "a/b/c"], [".a", "a/.b"]],
    ["**/a", ["a", "x/a", "x/y/a"], ["ab", ".x/a"]],
    ["a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a", "b"]],
    ["a**b", ["ab", "axb"], ["a/b"]],
    ["(a|b)", ["(a|b)"], ["a", "b"]],
    ["!a", ["!a"], ["b"]],
    ["*(a)", ["x(a)", "(a)"], ["a"]],
    ["@(a).+", ["@(a).+"], ["a."]],
    ["^a$", ["^a$"], ["a"]],
  ])("%s", (pattern, taken, others) => {
    expect(taken.filter((path) => !matches(pattern, path))).toEqual([]);
    expect(others.filter((path) => matches(pattern, path))).toEqual([]);
  });

  it.runIf(process.platform !== "win32")("takes what is escaped literally", () => {
    expect(matches(String.raw`\*\{a,b\}\[c]`, "*{a,b}[c]")).toBe(true);
    expect(matches(String.raw`[\]]`, "]")).toBe(true);
  });

  it("matches hidden names as others where it is told to", () => {
    expect(["*", "**/a", "?a", "[!x]a"].filter((pattern) => !matches(pattern, ".a", true))).toEqual(["**/a"]);
    expect(matches("**/a", ".x/a", true)).toBe(true);
  });

  it.each([
    [`${"*-".repeat(20)}x`, "-".repeat(250)],
    [`${"**/*-".repeat(20)}x`, Array.from({ length: 15 }, () => "-".repeat(250)).join("/")],
    [`${"{*a,a*}".repeat(8)}x`, "a".repeat(250)],
    [`${"?*".repeat(30)}x`, "a".repeat(250)],
  ])("is matched in bounded time, whatever the name: %s", (pattern, path) => {
    const start = process.cpuUsage();
    expect(matches(pattern, path)).toBe(false);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it.each([
    ["braces that stand for too many patterns", "{a,b}".repeat(40)],
    ["empty patterns", "{,}".repeat(40)],
    ["braces without an end", "{".repeat(184_000)],
    ["brackets without an end", "[".repeat(184_000)],
    ["braces and brackets", "{a,b}*[c-d]".repeat(16_700)],
    ["long patterns of braces", "{a,b}".repeat(13) + "x".repeat(4_000)],
    ["nested braces", "{a,".repeat(60_000)],
  ])("refuses %s at once", (_, pattern) => {
    const start = process.cpuUsage();
    expect(() => new GlobLevels(pattern)).toThrow(/is too long, or has too many braces or brackets/);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it("reads a long list in braces, and repeated double stars as one", () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `build/input-${String(i)}.json`);
    expect(matches(`{${names.join()}}`, "build/input-9999.json")).toBe(true);
    expect(new GlobLevels(`${"**/".repeat(60_000)}a`).start.size).toBe(2);
  });
});
