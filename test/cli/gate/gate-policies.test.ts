import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../run.js";

const RULES = 'package gate\n\ndeny contains acme.say("no") if input.refused\n';
const FILES: Record<string, string> = {
  "policies/gate.rego": RULES,
  "policies/gate_test.rego": `package gate_test

test_deny if data.gate.deny == {data.word} with input as {"refused": true} with acme.say as "no"
`,
  "configuration.yaml": "sources:\n  - policy: [git::example.com/rules.git, quay.io/acme/rules]\n",
  "words/data.json": '{"word": "no"}',
  "mine.mjs": `export const say = { name: "acme.say", args: ["string"], result: "string", effect: false, call: ([text]) => text };`,
};
const BASE = "version: 1\npolicies: [policies]\nbuiltins: [./mine.mjs]\ndata: [words/data.json]\n";

const within = (gateFile: string, more: Record<string, string> = {}): Promise<string> =>
  makeFolder({ ...FILES, "regohost.yaml": gateFile, ...more });

describe("commands without policies on the command line", () => {
  it.each<[string[], RegExp]>([
    [["check"], /^$/],
    [["test"], /PASS: 1\/1/],
    [["types"], /interface Entrypoints/],
  ])("%j takes those of the gate file, with its built-ins and data", async (args, output) => {
    const { exitCode, stdout, stderr } = await run(args, { cwd: await within(BASE) });
    expect(stdout, stderr).toMatch(output);
    expect(stderr).toBe("policies of regohost.yaml: policies\nregohost.yaml runs ./mine.mjs\n");
    expect(exitCode).toBe(0);
  });

  it("fmt --write formats them", async () => {
    const cwd = await within(BASE, { "policies/gate.rego": "package gate\nallow   := true\n" });
    const stderr = "policies of regohost.yaml: policies\n";
    expect(await run(["fmt", "--write"], { cwd })).toMatchObject({ exitCode: 0, stderr });
    expect(await readFile(join(cwd, "policies/gate.rego"), "utf8")).toBe("package gate\n\nallow := true\n");
  });

  it.each<[string, string[], number]>([
    ["allow: {unread: [gate.denies]}\n", [], 0],
    ["", [], 2],
    ["allow: {unread: [gate.denies]}\n", ["--allow-unread", "gate.other"], 2],
    ["allow: {unread: [gate.denies]}\n", ["policies", "--builtins", "./mine.mjs"], 2],
  ])("check takes its options, which flags and paths replace: %j %j", async (more, args, exit) => {
    const denies = { "policies/denies.rego": 'package gate\n\ndenies contains "x"\n' };
    const { exitCode, stderr } = await run(["check", ...args], { cwd: await within(BASE + more, denies) });
    expect(exitCode, stderr).toBe(exit);
  });

  it("test runs the tests that a pattern of policies matches", async () => {
    const cwd = await within(BASE.replace("[policies]", "['policies/*.rego']"));
    expect(await run(["test"], { cwd })).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it("check passes over the files that the gate file allows to skip", async () => {
    const gateFile = BASE.replace("[policies]", "['policies/*.rego']");
    const hidden = { "policies/.hidden.rego": "package hidden\n" };
    expect(await run(["check"], { cwd: await within(gateFile, hidden) })).toMatchObject({ exitCode: 2 });
    const allowed = await within(`${gateFile}allow: {skipped-files: true}\n`, hidden);
    expect(await run(["check"], { cwd: allowed })).toMatchObject({ exitCode: 0 });
  });

  it.each([["check"], ["test"], ["types"]])(
    "%s takes the paths of Conforma's configurations",
    async (command) => {
      const source = (policy: string): string => `  - policy: [${policy}]\n`;
      const files = {
        "policy.yaml": `sources:\n${source("./policies, file::more, git::example.com/rules.git")}${source("./policies")}`,
        "more/more.rego": 'package more\n\ndeny_more contains "no" if input.more\n',
      };
      const cwd = await within(BASE.replace("[policies]", "[policy.yaml]\nrules: conforma"), files);
      const { exitCode, stderr } = await run([command], { cwd });
      expect(stderr).toBe(
        "policies of regohost.yaml: ./policies, more\nnot read, because they are addresses: git::https://example.com/rules.git\nregohost.yaml runs ./mine.mjs\n",
      );
      expect(exitCode).toBe(0);
    },
  );

  it.each([["check"], ["test"], ["types"]])(
    "%s takes the names of Chainloop's built-ins",
    async (command) => {
      const files = {
        "policies/gate.rego":
          'package gate\n\ndeny contains chainloop.vulnerability("a", "b", "c", "d") if input.refused\n',
        "policies/gate_test.rego":
          'package gate_test\n\ntest_deny if count(data.gate.deny) == 1 with input as {"refused": true}\n',
        "input.json": "{}",
      };
      const gateFile = "version: 1\npolicies: [policies]\ninputs: [input.json]\ncompat: chainloop\n";
      const cwd = await within(gateFile, files);
      expect(await run([command], { cwd })).toMatchObject({ exitCode: 0 });
      expect(await run(["gate"], { cwd })).toMatchObject({ exitCode: 0 });
      expect((await run(["gate", "--print-config"], { cwd })).stdout).toContain("compat: chainloop\n");
      const without = await within(gateFile.replace("compat: chainloop\n", ""), files);
      expect(await run([command], { cwd: without })).toMatchObject({ exitCode: 2 });
    },
  );

  it("check refuses a gate file of another name", async () => {
    const cwd = await makeFolder({ ...FILES, "regohost.yml": BASE });
    expect((await run(["check"], { cwd })).stderr).toMatch(
      /regohost.yml is not read: rename it to regohost.yaml \[usage_invalid\]/,
    );
  });

  it.each<[string, string | undefined, RegExp]>([
    [
      "no gate file",
      undefined,
      /no policies, and there is no regohost.yaml in this folder: regohost check p/,
    ],
    ["a gate file without policies", "version: 1\n", /regohost.yaml names no policies: regohost check p/],
    ["a file that is none", "policies: 1\n", /regohost.yaml is not a gate file/],
    [
      "a configuration of Conforma without paths",
      "version: 1\nrules: conforma\npolicies: [configuration.yaml]\n",
      /configuration.yaml has addresses of policies only: regohost check policies\//,
    ],
    [
      "a configuration of Conforma that is none",
      "version: 1\nrules: conforma\npolicies: [words/data.json]\n",
      /words\/data.json is not a policy configuration of ec/,
    ],
    ["a missing policy", "version: 1\npolicies: [polices]\n", /polices/],
  ])("check fails with %s", async (_, gateFile, message) => {
    const cwd = gateFile === undefined ? await makeFolder(FILES) : await within(gateFile);
    const { exitCode, stderr } = await run(["check"], { cwd });
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
  });
});
