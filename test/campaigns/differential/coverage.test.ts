import { describe, expect, it } from "vitest";
import { CALLS } from "./calls.js";
import { Coverage, SUBJECTS } from "./coverage.js";
import { generateProgram, type Program } from "./generate-program.js";

const programs = Array.from({ length: 2000 }, (_, seed) => generateProgram(seed));
const written = new Set(programs.flatMap((program) => [...program.written]));

describe("what programs are made of", () => {
  it.each(Object.entries(SUBJECTS))("%s", (_, names) => {
    expect(names.filter((name) => !written.has(name))).toEqual([]);
  });

  it("has every built-in of the list", () => {
    expect(CALLS.map(({ name }) => name).filter((name) => !written.has(name))).toEqual([]);
  });
});

describe("Coverage", () => {
  const program = (...names: string[]): Program => ({
    seed: 1,
    rules: generateProgram(1).rules,
    written: new Set(names),
  });

  it("counts the programs of a subject, and those with a value", () => {
    const coverage = new Coverage();
    coverage.add(program("walk", "every"), true);
    coverage.add(program("walk"), false);
    const lines = coverage.lines();
    expect(lines[0]).toMatch(/^programs of +compared +with a value$/);
    expect(lines).toHaveLength(1 + Object.keys(SUBJECTS).length);
    expect(lines.find((line) => line.startsWith("walk"))).toMatch(/^walk +2 +1$/);
    expect(lines.find((line) => line.startsWith("every"))).toMatch(/^every +1 +1$/);
    expect(coverage.missing).not.toContain("walk");
    expect(coverage.missing).toContain("sprintf");
  });
});
