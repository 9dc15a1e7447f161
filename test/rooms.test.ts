import { globSync } from "tinyglobby";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
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
  { file: "src/errors.ts", line: 'import "./values/x.js";', broken: "imports of errors" },
  { file: "src/values/a.ts", line: 'import "../errors.js";' },
  { file: "src/values/a.ts", line: 'import "./x.js";' },
  { file: "src/values/a.ts", line: 'import "../async/x.js";', broken: "imports of values" },
  { file: "src/engine/a.ts", line: 'import "../values/x.js";' },
  { file: "src/engine/a.ts", line: 'import "../client/x.js";', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'import type { X } from "../client/x.js";', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'export * from "../client/x.js";', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'await import("../client/x.js");', broken: "imports of engine" },
  { file: "src/engine/a.ts", line: 'let x: import("../client/x.js").X;', broken: "imports of engine" },
  { file: "src/gate/a.ts", line: 'import "../report/x.js";', broken: "imports of gate" },
  { file: "src/gate/a.ts", line: 'import type { X } from "../cli/x.js";', broken: "imports of gate" },
  { file: "src/gate/index.ts", line: 'import "../report/x.js";' },
  { file: "src/gate/index.ts", line: 'await import("../cli/x.js");', broken: "imports of entries" },
  { file: "src/cli/a.ts", line: 'await import("../load-policy.js");' },
  { file: "src/cli/a.ts", line: 'import type { X } from "../load-policy.js";' },
  { file: "src/cli/a.ts", line: 'let x: import("../load-policy.js").X;' },
  { file: "src/cli/a.ts", line: 'import { X } from "../load-policy.js";', broken: "lazy imports of cli" },
  {
    file: "src/cli/a.ts",
    line: 'import { X } from "../load-policy.js"; import type { Y } from "../load-policy.js";',
    broken: "lazy imports of cli",
  },
];

const TREE = {
  "src/errors.ts": "export {};",
  "src/load-policy.ts": "export class X {}\nexport type Y = X;",
  ...Object.fromEntries(
    ["values", "async", "client", "report", "cli"].map((room) => [`src/${room}/x.ts`, "export class X {}"]),
  ),
};

describe("the directions of imports", () => {
  it.each(CASES)("$file: $line", async ({ file, line, broken }) => {
    expect(await brokenRules({ ...TREE, [file]: line })).toEqual(broken === undefined ? [] : [broken]);
  });

  it("forbids a cycle of type-only imports", async () => {
    const files = {
      "src/values/a.ts": 'import type { B } from "./b.js";\nexport type A = B;',
      "src/values/b.ts": 'import type { A } from "./a.js";\nexport type B = A | 1;',
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

  it("are imported by no room, when they are the command line", () => {
    expect(ROOMS.filter(({ imports, lazy = [] }) => [...imports, ...lazy].includes("cli"))).toEqual([]);
  });

  it("are in CONTRIBUTING.md as they are (npm run rooms)", async () => {
    const { text, expected } = await readContributing();
    expect(text).toBe(expected);
  });
});
