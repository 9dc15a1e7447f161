import { globSync } from "tinyglobby";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import config from "../dependency-cruiser.config.js";
import { roomOf, ROOMS } from "../rooms.js";
import { readContributing } from "../scripts/rooms-table.mjs";

const FILES = globSync(["src/**", "builtins/**", "schemas/**", "opa-core/**", "parsers/**", "runtime/**"]);

/** The rules that a tree of files breaks. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), "regohost-rooms-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(directory, dirname(path)), { recursive: true });
      await writeFile(join(directory, path), text);
    }
    const { output } = await cruise(["src"], {
      ...config.options,
      tsConfig: {},
      baseDir: directory,
      validate: true,
      ruleSet: { forbidden: config.forbidden ?? [] },
    });
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What a file imports, and the rule that this breaks. */
const CASES: { file: string; line: string; broken?: string }[] = [
  { file: "src/base/a.ts", line: 'import "../engine/x.js";', broken: "imports of base" },
  { file: "src/engine/a.ts", line: 'import "../base/x.js";' },
  { file: "src/engine/a.ts", line: 'import "./x.js";' },
  { file: "src/engine/a.ts", line: 'import "../evidence/x.js";', broken: "imports of engine" },
  {
    file: "src/engine/a.ts",
    line: 'import type { X } from "../evidence/x.js";',
    broken: "imports of engine",
  },
  { file: "src/engine/a.ts", line: 'export * from "../evidence/x.js";', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'await import("../evidence/x.js");', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'let x: import("../evidence/x.js").X;', broken: "imports of engine" },
  { file: "src/base/text/a.ts", line: 'import "../x.js";' },
  { file: "src/base/a.ts", line: 'import "./text/x.js";', broken: "layers of base" },
  { file: "src/base/text/a.ts", line: 'import "../terms/x.js";', broken: "layers of base" },
  { file: "src/base/text/a.ts", line: 'import type { X } from "../terms/x.js";', broken: "layers of base" },
  { file: "src/base/terms/a.ts", line: 'import "../text/x.js";' },
  { file: "src/gate/inputs/a.ts", line: 'import "../x.js";', broken: "imports of inputs" },
  { file: "src/gate/a.ts", line: 'import "./inputs/x.js";' },
  { file: "src/gate/a.ts", line: 'import type { X } from "../cli/x.js";', broken: "imports of gate" },
  { file: "src/gate/a.ts", line: 'await import("../cli/x.js");', broken: "imports of gate" },
  { file: "src/cli/a.ts", line: 'await import("../index.js");' },
  { file: "src/cli/a.ts", line: 'import type { X } from "../index.js";' },
  { file: "src/cli/a.ts", line: 'let x: import("../index.js").X;' },
  { file: "src/cli/a.ts", line: 'import { X } from "../index.js";', broken: "lazy imports of cli" },
  {
    file: "src/cli/a.ts",
    line: 'import { X } from "../index.js"; import type { Y } from "../index.js";',
    broken: "lazy imports of cli",
  },
];

const TREE = {
  "src/index.ts": "export class X {}\nexport type Y = X;",
  ...Object.fromEntries(
    ["base", "base/text", "base/terms", "evidence", "engine", "gate", "gate/inputs", "cli"].map((folder) => [
      `src/${folder}/x.ts`,
      "export class X {}",
    ]),
  ),
};

describe("the directions of imports", () => {
  it.each(CASES)("$file: $line", async ({ file, line, broken }) => {
    expect(await brokenRules({ ...TREE, [file]: line })).toEqual(broken === undefined ? [] : [broken]);
  });

  it("forbids a cycle of type-only imports", async () => {
    const files = {
      "src/base/text/a.ts": 'import type { B } from "./b.js";\nexport type A = B;',
      "src/base/text/b.ts": 'import type { A } from "./a.js";\nexport type B = A | 1;',
    };
    expect(new Set(await brokenRules(files))).toEqual(new Set(["no cycles"]));
  });
});

describe("the rooms", () => {
  it("have every file", () => {
    expect(FILES.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it("have files", () => {
    const taken = new Set(FILES.map(roomOf));
    expect(ROOMS.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });

  it("name rooms above them", () => {
    const later = ROOMS.flatMap(({ name, imports, lazy = [] }, index) => {
      const above = ROOMS.slice(0, index).map((room) => room.name);
      return [...imports, ...lazy]
        .filter((other) => !above.includes(other))
        .map((other) => `${name}: ${other}`);
    });
    expect(later).toEqual([]);
  });

  it("stand on nine floors at most", () => {
    const floors = new Map<string, number>();
    for (const { name, imports, lazy = [] } of ROOMS) {
      floors.set(name, 1 + Math.max(0, ...[...imports, ...lazy].map((other) => floors.get(other) ?? 0)));
    }
    expect(Math.max(...floors.values())).toBeLessThanOrEqual(9);
  });

  it("are imported by no room, when they are the command line", () => {
    expect(ROOMS.filter(({ imports, lazy = [] }) => [...imports, ...lazy].includes("cli"))).toEqual([]);
  });

  it("are in CONTRIBUTING.md as they are (npm run rooms)", async () => {
    const { text, expected } = await readContributing();
    expect(text).toBe(expected);
  });
});

const FOLDERS = globSync(["src/*/"], { onlyDirectories: true });

describe("the folders of src", () => {
  it("are at most eleven, beside index.ts alone", () => {
    expect(FOLDERS.length).toBeLessThanOrEqual(11);
    expect(globSync(["src/*"])).toEqual(["src/index.ts"]);
  });

  it.each(FOLDERS)("%s has a README of a page, whose files exist", async (folder) => {
    const text = await readFile(join(folder, "README.md"), "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(60);
    const named = [...text.matchAll(/`([\w./-]+(?:\/|\.[jt]s))`/g)].map(([, path = ""]) => path);
    expect(named.filter((path) => !existsSync(join(folder, path)) && !existsSync(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(2);
  });
});
