import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { createServer } from "../../examples/embedded-gate/server.js";
import { makeFolder } from "../cli/run.js";

const POLICIES = fileURLToPath(new URL("../../examples/embedded-gate/policies", import.meta.url));

const component = (licence: string): string => `{"components":[{"name":"left-pad","licence":"${licence}"}]}`;

describe("the service", () => {
  let server: Promise<FastifyInstance> | undefined;
  afterAll(async () => (await server)?.close());

  it.each([
    ["passes what the policy allows", component("MIT"), 200, { outcome: "pass" }],
    [
      "refuses with the rule's id",
      component("GPL-3.0"),
      422,
      {
        outcome: "fail",
        violations: [{ id: "licences.allowed", message: "left-pad has no allowed licence" }],
      },
    ],
    ["gives no verdict on what is not JSON", "{", 400, { outcome: "invalid" }],
  ])("%s", async (_, payload, status, result) => {
    server ??= createServer(POLICIES);
    const response = await (
      await server
    ).inject({
      method: "POST",
      url: "/gate/sbom",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ results: [{ input: "sbom", ...result }] });
  });
});

describe("the script", () => {
  it.each([
    ["MIT", undefined, /^PASS +\S+sbom\.json +licences\n/],
    [
      "GPL-3.0",
      1,
      /^FAIL +\S+sbom\.json +licences\n +deny: left-pad has no allowed licence {2}\[licences\.allowed\]\n/,
    ],
  ])("judges files: %s", async (licence, exitCode, printed) => {
    const folder = await makeFolder({}, onTestFinished);
    const path = join(folder, "sbom.json");
    await writeFile(path, component(licence));
    const before = { argv: process.argv, exitCode: process.exitCode };
    onTestFinished(() => {
      vi.restoreAllMocks();
      process.argv = before.argv;
      process.exitCode = before.exitCode;
    });
    process.argv = ["node", "script.ts", POLICIES, path];
    process.exitCode = undefined;
    const log = vi.spyOn(console, "log").mockReturnValue(undefined);

    vi.resetModules();
    await import("../../examples/embedded-gate/script.js");

    expect(process.exitCode).toBe(exitCode);
    expect(log.mock.calls[0]?.[0]).toMatch(printed);
  });
});
