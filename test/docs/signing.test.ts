import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf, type Step } from "./steps.js";

/** Lines for a shell with openssl, or a step. */
type Part = { title: string; script: string } | { title: string; step: Step };

const page = readFileSync(new URL("../../docs/signing.md", import.meta.url), "utf8");
const parts: Part[] = blocksOf(page)
  .filter(({ language, comment }) => language !== "ts" && comment === undefined)
  .flatMap(({ language, info, text }): Part[] => {
    if (language === "sh") return [{ title: text.split("\n")[0] ?? "", script: text }];
    const steps = readSteps(`\`\`\`${language}${info === "" ? "" : ` ${info}`}\n${text}\`\`\`\n`);
    return steps.map((step) => ({ title: titleOf(step), step }));
  });

// Windows has neither the shell nor, as a rule, openssl.
describe.skipIf(process.platform === "win32")("docs/signing.md", () => {
  let cwd: string;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    cwd = await makeFolder({ "app.tgz": "what the build made" }, cleanUp);
  });

  it("has lines for a shell, and commands", () => {
    expect(parts.filter((part) => "script" in part).length).toBeGreaterThan(2);
    expect(parts.filter((part) => "step" in part && part.step.kind === "command").length).toBeGreaterThan(2);
  });

  it.each(parts.map((part) => [part.title, part] as const))("%s", async (_, part) => {
    if ("step" in part) return takeStep(part.step, { cwd, env: {} });
    execFileSync("/bin/sh", ["-euc", part.script], { cwd, stdio: "pipe" });
  });
});
