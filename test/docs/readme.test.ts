import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const page = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
/** What is written to a named file, or typed, where no comment says why it is not run. */
const steps = blocksOf(page)
  .filter(({ language, info, comment }) => info !== "" || (language === "console" && comment === undefined))
  .flatMap(({ language, info, text }) =>
    readSteps(`\`\`\`${`${language} ${info}`.trimEnd()}\n${text}\`\`\`\n`),
  );

describe("the first gate of README.md", () => {
  let cwd: string;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    cwd = await makeFolder({}, cleanUp);
  });

  it("has files, and a command", () => {
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(["file", "command"]));
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (_, step) =>
    takeStep(step, { cwd, env: {} }),
  );
});
