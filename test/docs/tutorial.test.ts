import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const steps = readSteps(readFileSync(new URL("../../docs/tutorial.md", import.meta.url), "utf8"));

describe("docs/tutorial.md", () => {
  let cwd: string;
  let env: Record<string, string>;
  const cleanUp = cleanUpAfterAll();

  beforeAll(async () => {
    cwd = await makeFolder({}, cleanUp);
    const end = new AbortController();
    const printed = await new Promise<string>((resolve) => {
      const ended = run(["dev"], { signal: end.signal, onStdout: resolve });
      cleanUp(async () => {
        end.abort();
        expect((await ended).exitCode).toBe(0);
      });
    });
    // As a reader pastes it.
    env = Object.fromEntries(
      [...printed.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    const input = steps.find((step) => step.kind === "file" && step.path === "release.json");
    const { digest } = JSON.parse(input?.kind === "file" ? input.text : "{}") as { digest: string };
    expect(printed).toMatch(new RegExp(`^# tutorial +${digest}$`, "m"));
  });

  it("has files and commands", () => {
    expect(steps.filter(({ kind }) => kind === "file").length).toBeGreaterThan(4);
    expect(steps.filter(({ kind }) => kind === "command").length).toBeGreaterThan(12);
  });

  it("shows what makes a report of many files readable", () => {
    const rego = steps.flatMap((step) =>
      step.kind === "file" && step.path.endsWith(".rego") ? [step.text] : [],
    );
    expect(rego.filter((text) => /^# {3}inputs:$/m.test(text) && text.includes('"path": ['))).toHaveLength(2);
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (_, step) =>
    takeStep(step, { cwd, env }),
  );
});
