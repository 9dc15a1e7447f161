import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGate, type GateInputSource, type GateReport } from "regohost/gate";
import { makeFolder, run } from "../cli/run.js";

const FILES = {
  "policy.rego": `package main

import rego.v1

deny contains {"msg": sprintf("%v is too many", [input.replicas]), "path": ["replicas"]} if input.replicas > 3`,
  "app/main.jsonnet": "(import 'sizes.libsonnet').large",
  "app/sizes.libsonnet": "{ large: { replicas: 5 } }",
  "app/secret.jsonnet": "{ replicas: importstr '/etc/passwd' }",
};

async function judge(cwd: string, input: GateInputSource): Promise<GateReport> {
  await using gate = await loadGate("policy.rego", { cwd });
  return await gate.judge([input], { evidence: true });
}

describe("Jsonnet in the gate", () => {
  it("is judged with what it imports, and its evidence holds that", async () => {
    const cwd = await makeFolder(FILES);
    const before = await judge(cwd, { path: "app/main.jsonnet" });
    expect(before.outcome).toBe("fail");
    expect(JSON.stringify(before.results)).toMatch(/5 is too many/);
    await writeFile(join(cwd, "app/sizes.libsonnet"), "{ large: { replicas: 2 } }");
    const after = await judge(cwd, { path: "app/main.jsonnet" });
    expect(after.outcome).toBe("pass");
    const digests = [before, after].map(({ evidence }) => evidence?.documents.map(({ digest }) => digest));
    expect(digests[0]).toHaveLength(1);
    expect(digests[0]).not.toEqual(digests[1]);
  });

  it.each<[string, GateInputSource, RegExp]>([
    ["imports what is elsewhere", { path: "app/secret.jsonnet" }, /neither the folder of the input nor/],
    [
      "is text and imports",
      { name: "app/main.jsonnet", text: FILES["app/main.jsonnet"] },
      /:1:2: import of .*a text that is of no file imports nothing; give the path of its file/,
    ],
    [
      "is bytes and imports",
      { name: "x", format: "jsonnet", bytes: Buffer.from("\nimport 'app/sizes.libsonnet'") },
      /:2:1: import of .*a text that is of no file imports nothing/,
    ],
  ])("is not judged where it %s", async (_what, input, why) => {
    const report = await judge(await makeFolder(FILES), input);
    expect(report.outcome).toBe("invalid");
    const said = JSON.stringify(report);
    expect(said).toMatch(why);
    expect(said).not.toMatch(/root:/);
  });
});

describe("regohost gate", () => {
  it("reads a folder of Jsonnet, of which libraries are no inputs, and standard input without imports", async () => {
    const cwd = await makeFolder(FILES);
    const judged = await run(["gate", "-p", "policy.rego", "-i", "app/main.jsonnet", "-o", "json"], { cwd });
    expect(judged.exitCode).toBe(1);
    const folder = await run(["gate", "-p", "policy.rego", "-i", "app"], { cwd });
    expect(folder.exitCode).toBe(2);
    expect(folder.stdout).toMatch(/app\/sizes\.libsonnet/);
    expect(folder.stdout).toMatch(
      /app\/secret\.jsonnet:\d+:\d+: import of "\/etc\/passwd": it is in neither/,
    );
    const args = ["gate", "-p", "policy.rego", "--parser", "jsonnet", "-"];
    expect((await run(args, { cwd, stdin: "{ replicas: 2 + 2 }" })).exitCode).toBe(1);
    const refused = await run(args, { cwd, stdin: "import 'app/sizes.libsonnet'" });
    expect(refused.exitCode).toBe(2);
    expect(refused.stdout + refused.stderr).toMatch(/a text that is of no file imports nothing/);
  });
});
