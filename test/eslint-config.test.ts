import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint();

/** Which of the imports the linter refuses, when they are written in this file. */
async function refusedImports(file: string, lines: string[]): Promise<number[]> {
  const [report] = await eslint.lintText(lines.join("\n"), { filePath: file });
  return report!.messages.filter((m) => m.ruleId === "boundaries/dependencies").map((m) => m.line);
}

// Files that exist, because the linter reads the types of their project.
const CASES: { file: string; allowed: string[]; refused: string[] }[] = [
  {
    file: "src/errors.ts",
    allowed: ['import "node:fs";'],
    refused: ['import "./rego/builtin.js";', 'import type {} from "./engine/decision.js";'],
  },
  {
    file: "src/rego/builtin.ts",
    allowed: [
      'import "../errors.js";',
      'import "./declaration.js";',
      'import type {} from "../schema/records.js";',
    ],
    refused: ['import "../engine/decision.js";', 'await import("../engine/decision.js");'],
  },
  {
    file: "src/engine/decision.ts",
    allowed: ['import "../errors.js";', 'import "../rego/builtin.js";', 'import "yaml";'],
    refused: ['import "../schema/records.js";', 'export * from "../cli/exit-codes.js";'],
  },
  {
    file: "src/cli/exit-codes.ts",
    allowed: [
      'import "../errors.js";',
      'import type {} from "../engine/decision.js";',
      'await import("../engine/decision.js");',
    ],
    refused: ['import "../engine/decision.js";'],
  },
];

describe("the direction of imports", () => {
  it.each(CASES)("$file", async ({ file, allowed, refused }) => {
    expect(await refusedImports(file, allowed)).toEqual([]);
    expect(await refusedImports(file, refused)).toEqual(refused.map((_, index) => index + 1));
  });
});
