import { describe, expect, it } from "vitest";
import { loadGate } from "regohost/gate";
import { makeFolder, run } from "../cli/run.js";

const FILES = {
  "policies/policy.rego": `package main

deny contains sprintf("%s: %d is too many", [input.name, input.replicas]) if input.replicas > 3`,
  "protos/app.proto":
    'syntax = "proto3";\npackage acme;\nmessage App { string name = 1; int32 replicas = 2; }\n',
  "in/a.textproto": '# proto-message: acme.App\nname: "a"\nreplicas: 5\n',
  "in/b.textpb": '# proto-message: acme.App\nname: "b"\nreplicas: 2\n',
  "regohost.yaml": "version: 1\npolicies: [policies]\ninputs: [in]\nproto-file-dirs: [protos]\n",
};

describe("textproto in the gate", () => {
  it("is judged with its definitions", async () => {
    await using gate = await loadGate("policies", { cwd: await makeFolder(FILES) });
    const { outcome, results } = await gate.judge([{ path: "in" }], { protoFileDirs: ["protos"] });
    expect(outcome).toBe("fail");
    expect(results.map((result) => [result.file, result.violations.map(({ message }) => message)])).toEqual([
      ["in/a.textproto", ["a: 5 is too many"]],
      ["in/b.textpb", []],
    ]);
  });

  it("has no verdict without them", async () => {
    await using gate = await loadGate("policies", { cwd: await makeFolder(FILES) });
    const { outcome, results } = await gate.judge([{ path: "in" }]);
    expect(outcome).toBe("invalid");
    expect(results.map(({ outcome }) => outcome)).toEqual(["invalid", "invalid"]);
    await expect(gate.judge([{ path: "in" }], { protoFileDirs: "protos" as never })).rejects.toMatchObject({
      code: "config_invalid",
    });
  });
});

it.each<[string, string[], number, RegExp]>([
  ["gate", ["gate", "-p", "policies", "in", "--proto-file-dirs", "protos"], 1, /a: 5 is too many/],
  ["gate with a gate file", ["gate"], 1, /a: 5 is too many/],
  [
    "eval",
    ["eval", "input.replicas", "-i", "in/b.textpb", "--proto-file-dirs", "protos", "-f", "raw"],
    0,
    /^2\n$/,
  ],
  [
    "exec",
    ["exec", "-b", "policies", "--decision", "main/deny", "in/a.textproto", "--proto-file-dirs", "protos"],
    0,
    /too many/,
  ],
])("%s reads textproto", async (_what, args, code, says) => {
  const { stdout, stderr, exitCode } = await run(args, { cwd: await makeFolder(FILES) });
  expect(stdout, stderr).toMatch(says);
  expect(exitCode).toBe(code);
});

it("names the flag where definitions are missing", async () => {
  const cwd = await makeFolder(FILES);
  const gate = await run(["gate", "-p", "policies", "in/a.textproto"], { cwd });
  expect(gate.stdout).toMatch(/--proto-file-dirs names the folders/);
  expect(gate.exitCode).toBe(2);
  const evaluated = await run(["eval", "input", "-i", "in/a.textproto", "--proto-file-dirs", "gone"], {
    cwd,
  });
  expect(evaluated.stderr).toMatch(/--proto-file-dirs: gone cannot be read: ENOENT/);
  expect(evaluated.exitCode).toBe(2);
});
