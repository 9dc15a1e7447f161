import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { startEvidenceService } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";
import { readSteps, takeStep, titleOf } from "./steps.js";

const steps = readSteps(readFileSync(new URL("../../docs/chainloop.md", import.meta.url), "utf8"));

describe("docs/chainloop.md", () => {
  let cwd: string;
  let env: Record<string, string>;
  const cleanUp = cleanUpAfterAll();

  beforeAll(async () => {
    cwd = await makeFolder({}, cleanUp);
    const service = await startEvidenceService({ dialect: "chainloop" });
    cleanUp(() => service.close());
    env = { SERVICE_BASE_URL: service.baseUrl, CHAINLOOP_TOKEN: await service.issueToken({ kind: "api" }) };
  });

  it("has files and commands", () => {
    expect(steps.map((step) => (step.kind === "file" ? step.path : step.kind))).toEqual([
      ...["sbom.rego", "sbom.json", "other.json", "command", "command"],
      ...["attested.rego", "image.json", "command", "assessed.rego", "command"],
    ]);
  });

  it.each(steps.map((step) => [titleOf(step), step] as const))("%s", (title, step) =>
    // The other commands need no service.
    takeStep(step, { cwd, env: title.includes("attested.rego") ? env : {} }),
  );
});
