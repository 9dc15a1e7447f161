import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const steps = readSteps(readFileSync(new URL("../../docs/vex.md", import.meta.url), "utf8"));

describe("docs/vex.md", () => {
  let cwd: string;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    cwd = await makeFolder({}, cleanUp);
  });

  it("has files and a command", () => {
    expect(steps.map(({ kind }) => kind)).toEqual(["file", "file", "file", "command"]);
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (_, step) =>
    takeStep(step, { cwd, env: {} }),
  );
});
