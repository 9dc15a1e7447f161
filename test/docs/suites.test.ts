import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const page = readFileSync(new URL("../../docs/cli.md", import.meta.url), "utf8");
const section = page.split("\n### Suites of policies that ask the service\n")[1]?.split("\n### ")[0] ?? "";
const steps = readSteps(section);

describe("the suite of docs/cli.md", () => {
  let cwd: string;
  const clean: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    cwd = await makeFolder({}, (end) => clean.push(end));
  });
  afterAll(() => Promise.all(clean.map((end) => end())));

  it("has two files and a command", () => {
    expect(steps.map(({ kind }) => kind)).toEqual(["file", "file", "command"]);
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (_, step) =>
    takeStep(step, { cwd, env: {} }),
  );
});
