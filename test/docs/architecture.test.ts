import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const exists = (path: string): boolean => existsSync(new URL(path, root));

interface Step {
  file: string;
  what: string;
}

/** The ways of scripts/flows/README.md: each heading of a numbered list, with its steps. */
const ways = read("scripts/flows/README.md")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    steps: section
      .replaceAll(/\n {3}(?=\S)/g, " ")
      .split("\n")
      .filter((line) => /^\d+\. /.test(line))
      .map((line): Step => {
        // All are numbered 1, which Markdown counts on: a step is added without touching the others.
        const [, file = "", what = ""] = /^1\. `([^`]+)`: (\S.*\.)$/.exec(line) ?? [];
        return { file, what };
      }),
  }));

/** The files that a file imports, for their types or with `import()` too. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(read(file), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => {
      const path = posix.join(posix.dirname(file), fileName);
      const source = path.replace(/\.js$/, ".ts");
      return exists(source) ? source : path;
    });
}

const isGo = (file: string): boolean => file.endsWith(".go");

describe("scripts/flows/README.md", () => {
  it("describes five flows", () => {
    expect(ways.map(({ steps }) => steps.length > 10)).toEqual(Array(5).fill(true));
  });

  describe.each(ways)("$title", ({ steps }) => {
    it("names files that exist, in numbered lines", () => {
      expect(steps.filter(({ file }) => file === "" || !exists(file))).toEqual([]);
    });

    it("passes no file twice", () => {
      expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
    });

    it("passes from file to file by imports", () => {
      const files = steps.map(({ file }) => file).filter((file) => !isGo(file));
      const imports = new Map(files.map((file) => [file, importsOf(file)]));
      const isConnected = (a: string, b: string): boolean =>
        imports.get(a)?.includes(b) === true || imports.get(b)?.includes(a) === true;
      const lost = files.filter(
        (file, index) => index > 0 && !files.slice(0, index).some((before) => isConnected(before, file)),
      );
      expect(lost).toEqual([]);
    });

    it("enters opa-core by an op that is sent and served", () => {
      const at = steps.findIndex(({ file }) => isGo(file));
      const op = steps.map(({ what }) => /op `(\w+)`/.exec(what)?.[1]).find((name) => name !== undefined);
      expect(op !== undefined).toBe(at >= 0);
      if (op === undefined) return;
      const sent = steps.slice(0, at).filter(({ file }) => read(file).includes(`op: "${op}"`));
      expect(sent).toHaveLength(1);
      expect(read("opa-core/wire.go")).toMatch(new RegExp(`"${op}": +reads\\(run`));
    });
  });
});
