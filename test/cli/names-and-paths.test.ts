import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORMAT_SCHEMAS } from "../../src/engine/source/schema-names.js";
import { readInputSchemas } from "../../src/engine/source/package-schemas.js";
import { makeFolder, run } from "./run.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const FILES = {
  "p.rego": 'package p\n\ndeny contains "x" if input.x\n',
  "in.json": '{"x": true}',
  "d.json": '{"d": 1}',
  "gate.yaml": "version: 1\npolicies: [p.rego]\nschema: cyclonedx\ninputs: [in.json]\n",
  "tuf.yaml": `version: 1\npolicies: [p.rego]\nverification: {trusted-root: tuf, artifact: '${DIGEST}'}\ninputs: [in.json]\n`,
};

/** Every option that takes a name or a path: its commands, and the names in them. */
const COMMANDS: [command: string, name: string][] = [
  ...FORMAT_SCHEMAS.map((name): [string, string] => [`gate p.rego in.json --schema ${name}`, name]),
  ["check p.rego --schema cyclonedx", "cyclonedx"],
  ["build p.rego -o - --schema cyclonedx", "cyclonedx"],
  ["gate --config gate.yaml", "cyclonedx"],
  ["gate --config tuf.yaml --offline", "tuf"],
  ["gate --config tuf.yaml --offline", DIGEST],
  ["gate p.rego in.json --builtins none", "none"],
  ["gate p.rego in.json --builtins service --offline", "service"],
  ["gate p.rego -i in.json --parser yaml", "yaml"],
  ["gate p.rego in.json -o json", "json"],
  ["gate p.rego in.json --rules conftest", "conftest"],
  ["gate p.rego in.json --fail-on warn", "warn"],
  ["gate p.rego in.json --explain full", "full"],
  ["gate p.rego in.json --trusted-root tuf --certificate-identity x --offline", "tuf"],
  [`gate p.rego in.json --artifact ${DIGEST} --key p.rego`, DIGEST],
  ["eval data.p.deny -d p.rego -i in.json", "data.p.deny"],
  ["eval input.x -i in.json", "input.x"],
  ["eval data -d d.json", "data"],
  ["eval 1==1 -d d.json", "1==1"],
  ["eval p.rego -e p/deny -i in.json --compat chainloop", "chainloop"],
];

/** Without times, and what is counted or chosen anew. */
function steady(text: string): string {
  return text.replaceAll(/\d+(?:\.\d+)? ?ms\b/g, "MS").replaceAll(/"(?:duration_)?ms": ?[\d.]+/g, '"ms":0');
}

async function ends(command: string, cwd: string): Promise<unknown> {
  const { exitCode, stdout, stderr } = await run(command.split(" "), { cwd });
  return { exitCode, stdout: steady(stdout), stderr: steady(stderr) };
}

describe("a name is a name, whatever the folder holds", () => {
  it.each(COMMANDS)("regohost %s: %s", async (command, name) => {
    const cwd = await makeFolder(FILES);
    const before = await ends(command, cwd);
    await writeFile(join(cwd, name), "{}");
    expect(await ends(command, cwd)).toEqual(before);
    const beside = await makeFolder(FILES);
    await mkdir(dirname(join(beside, name, "x")), { recursive: true });
    await writeFile(join(beside, name, "x.json"), "{}");
    expect(await ends(command, beside)).toEqual(before);
  });

  it("knows every schema that comes with the package by its name", async () => {
    const names = Object.keys(await readInputSchemas()).map((name) => name.replace("schema.regohost.", ""));
    expect(names.sort()).toEqual([...FORMAT_SCHEMAS].sort());
  });

  it("a file of such a name has a folder before it", async () => {
    const cwd = await makeFolder({ ...FILES, cyclonedx: '{"properties": {"x": {"const": true}}}' });
    expect((await run(["gate", "p.rego", "in.json", "--schema", "./cyclonedx"], { cwd })).exitCode).toBe(1);
    expect((await run(["gate", "p.rego", "in.json", "--schema", "cyclonedx"], { cwd })).exitCode).toBe(2);
  });
});

describe("what a message quotes is as it was written", () => {
  const files = {
    "bad.rego": 'package p\n\nmaxCalls := 3\n\ndeny contains "x" if maxCalls > undefinedvar\n',
    "p.rego": 'package p\n\ndeny contains "x" if not input.a\n',
    "failOn.json": '{"a": 1, "a": 2}',
    "the option keys.json": "{",
  };

  it.each([
    ["a line of Rego", ["bad.rego", "failOn.json"], "if maxCalls > undefinedvar"],
    [
      "the name of a file that is no input",
      ["p.rego", "failOn.json"],
      'failOn.json: duplicate key "a" at line 1, column 10',
    ],
    ["words of a message", ["p.rego", "the option keys.json"], "the option keys.json:1:2: "],
    [
      "an option with an apostrophe",
      ["p.rego", "--it's"],
      "unknown option '--it's' [usage_invalid]\nregohost gate --help",
    ],
  ])("%s", async (_what, args, quoted) => {
    const { exitCode, stdout, stderr } = await run(["gate", ...args], { cwd: await makeFolder(files) });
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toContain(quoted);
  });
});
