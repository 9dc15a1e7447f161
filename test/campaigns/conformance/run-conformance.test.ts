import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageError } from "../options.js";
import { runConformance } from "./run-conformance.js";

let opaSource: string;
let lines: string[];

function write(path: string, text: string): void {
  const file = join(opaSource, "v1/test/cases/testdata", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  opaSource = mkdtempSync(join(tmpdir(), "regohost-conformance-"));
  lines = [];
  write("v0/old/a.yaml", "cases: [{note: old/a, query: x = 1, want_result: [{x: 1}]}]");
  write("v1/new/a.yaml", "cases: [{note: new/a, query: x = 1, want_result: [{x: 1}]}]");
  write("v1/new/deeper/b.yaml", "cases: [{note: new/b, query: x = 2, want_result: [{x: 1}]}]");
});
afterEach(() => rmSync(opaSource, { recursive: true }));

const WRONG_RESULT = '{{"x":1}} was wanted, and it is {{"x":2}}';
const B_FAILS = { "v1/new/b": { failure: WRONG_RESULT, reason: "a limit" } };

async function run(args: string[], knownFailures: object = B_FAILS): Promise<boolean> {
  return runConformance({
    args,
    findOpaSource: () => opaSource,
    knownFailures: JSON.stringify(knownFailures),
    print: (line) => lines.push(line),
  });
}

describe("runConformance", () => {
  it("passes when every case does what it wants, or fails as listed, and prints the counts", async () => {
    expect(await run([])).toBe(true);
    expect(lines).toEqual([
      "the same in other ways, of 3 evaluations: evaluateSync 3, evaluateAll 3, a prepared input 3, a value 0, JavaScript 3, a worker 3, a kept module 3, a kept input 0\n",
      "| category | cases | regohost |",
      "| -------- | ----- | -------- |",
      "| old      | 1     | 1        |",
      "| new      | 2     | 1        |",
      "",
      "regohost: 2 passed, 1 failed",
    ]);
  });

  it("fails when a case fails that is not listed", async () => {
    expect(await run([], {})).toBe(false);
    expect(lines.at(-1)).toBe(`FAIL v1/new/b: ${WRONG_RESULT}`);
  });

  it("fails when a case does not compile", async () => {
    write("v1/new/c.yaml", "cases: [{note: new/c, query: x = nothing(1), want_error: nothing}]");
    expect(await run([])).toBe(false);
    expect(lines.at(-1)).toMatch(/^FAIL v1\/new\/c: it does not compile: [^]*undefined function nothing/);
  });

  it("fails when a listed case passes", async () => {
    const known = { ...B_FAILS, "v0/old/a": { failure: "it fails", reason: "it did" } };
    expect(await run([], known)).toBe(false);
    expect(lines.at(-1)).toBe("PASS v0/old/a: it is listed (it did)");
  });

  it("fails when an entry of the list names no case, also when only some are run", async () => {
    const known = { ...B_FAILS, "v1/gone": { failure: "it fails", reason: "it did" } };
    expect(await run(["--category", "old"], known)).toBe(false);
    expect(lines.at(-1)).toBe("UNKNOWN v1/gone: it is listed, and no case has this name");
  });

  it.each([
    { args: ["--category", "new"], count: "1 passed, 1 failed" },
    { args: ["--category", "new", "--category", "old"], count: "2 passed, 1 failed" },
    { args: ["--match", "/a"], count: "2 passed, 0 failed" },
    { args: ["--match", "new", "--every", "2"], count: "1 passed, 0 failed" },
  ])("runs what $args select", async ({ args, count }) => {
    expect(await run(args)).toBe(true);
    expect(lines.at(-1)).toBe(`regohost: ${count}`);
  });

  it("tells in how many evaluations a way was compared", async () => {
    await run(["--workers", "2"]);
    expect(lines[0]).toContain(
      "of 3 evaluations: evaluateSync 3, evaluateAll 3, a prepared input 3, a value 0, JavaScript 3, a worker 2,",
    );
    await run(["--only", "core"], {});
    expect(lines.filter((line) => line.includes("evaluateSync"))).toHaveLength(1);
  });

  it("judges the evaluator that is asked for, and prints the others beside regohost", async () => {
    expect(await run(["--compare"])).toBe(true);
    expect(lines.slice(-4)).toEqual(
      ["regohost", "core", "javascript", "opa-wasm"].map((name) => `${name}: 2 passed, 1 failed`),
    );
    expect(await run(["--only", "core"], {})).toBe(false);
  });

  it.each([
    { args: ["--category", "ned"], message: /no folder of cases named "ned" \(did you mean new\?\)/ },
    { args: ["--category", "new", "--category", "gone"], message: /"gone"/ },
    { args: ["--match", "gone"], message: /select no case/ },
    { args: ["--mtach", "new"], message: /--mtach/ },
    { args: ["new"], message: /'new'/ },
  ])("refuses $args", async ({ args, message }) => {
    const failure = run(args);
    await expect(failure).rejects.toThrow(UsageError);
    await expect(failure).rejects.toThrow(message);
    expect(lines).toEqual([]);
  });

  it("refuses to run when a version of Rego has no cases", async () => {
    rmSync(join(opaSource, "v1/test/cases/testdata/v0/old"), { recursive: true });
    await expect(run([])).rejects.toThrow(/v0 has no cases/);
  });

  it("refuses to run with a file of cases that it does not understand", async () => {
    write("v0/old/b.yaml", "cases: [{note: b, query: x = 1, want_reslut: [{x: 1}]}]");
    await expect(run([])).rejects.toThrow(/b\.yaml, case 0: it has `want_reslut`/);
    write("v0/old/b.yaml", "cases: [");
    await expect(run([])).rejects.toThrow();
  });
});
