import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const steps = readSteps(readFileSync(new URL("../../docs/types.md", import.meta.url), "utf8"));

describe("docs/types.md", () => {
  let cwd: string;
  const clean: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    cwd = await makeFolder({}, (end) => clean.push(end));
  });
  afterAll(() => Promise.all(clean.map((end) => end())));

  it("has files and commands", () => {
    expect(steps.map(({ kind }) => kind)).toEqual(["file", "file", "command", "command", "command"]);
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (_, step) =>
    takeStep(step, { cwd, env: {} }),
  );
});
