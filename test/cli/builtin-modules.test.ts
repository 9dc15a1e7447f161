import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";
import { SLOW } from "./slow-query.js";

const declared = (name: string, more = ""): string =>
  `{ name: ${JSON.stringify(name)}, args: ["string"], result: "string", effect: false, call: ([text]) => text${more} }`;

const FILES: Record<string, string> = {
  "mine.mjs": `import { appendFileSync } from "node:fs";
const owners = new Map([["web", "ada"]]);
export const owner = {
  name: "acme.owner", args: ["string"], result: "string", effect: false,
  async call([name]) {
    appendFileSync(new URL("asked.txt", import.meta.url), name + "\\n");
    if (name === "broken") throw new Error("the directory is down");
    return owners.get(name);
  },
};
export default [
  { name: "acme.upper", args: ["string"], result: "string", effect: false, pure: true, call: ([text]) => text.toUpperCase() },
];
`,
  "common.cjs": `module.exports = { owner: ${declared("acme.owner")}, upper: ${declared("acme.upper")} };`,
  "number.mjs": `export const owner = { name: "acme.owner", args: ["number"], result: "number", effect: false, call: () => 1 };
export const upper = ${declared("acme.upper")};`,
  "not-one.mjs": "export const helper = () => 1;",
  "bad-name.mjs": `export const one = ${declared("a b")};`,
  "no-effect.mjs": 'export const one = { name: "a.b", args: [], result: "any", call() {} };',
  "sprintf.mjs": `export const one = ${declared("sprintf")};`,
  "twice.mjs": `export const all = [${declared("acme.one")}, ${declared("acme.one")}];`,
  "plain.rego": "package plain\ndeny contains 1 if input.bad\n",
  "store/sha256/.keep": "",
  "service.mjs": `export const one = ${declared("service.discover")};`,
  "broken.mjs": "export const = 1;",
  "empty.mjs": "export {};",
  "unusable.mjs": `export const one = { ...${declared("acme.owner")}, checkAvailable: () => { throw new Error("no address"); } };`,
  "unchecked.mjs": `export const one = { ...${declared("acme.owner")}, checkAvailable: () => new Promise(() => undefined) };`,
  "endless.mjs": "await new Promise(() => undefined);",
  "gate.rego": `package gate
deny contains $"{image} has no owner" if {
	some image in input.images
	not acme.owner(image)
}
deny contains acme.upper(input.shout)
`,
  "gate_test.rego": `package gate_test
test_owner if {
	deny := data.gate.deny with input as {"images": ["web"]} with acme.owner as "ada"
	count(deny) == 0
}
test_fixture if count(data.gate.deny) == 0 with input as {"images": ["web"]}
`,
  "typed.rego": 'package typed\nowner := acme.owner("web")\ndeny contains owner\n',
  "answers.json": '{"acme.owner": {"[\\"web\\"]": "ada"}}',
  "in.json": '{"images": ["web", "api"]}',
  "broken.json": '{"images": ["broken"]}',
};

describe("--builtins FILE", () => {
  let cwd: string;
  const regohost = (...args: string[]): ReturnType<typeof run> => run(args, { cwd });

  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    cwd = await makeFolder(FILES, cleanUp);
  });

  const WITH = ["--builtins", "./mine.mjs"];

  it.each<[string, string[], string]>([
    ["gate", ["gate", "gate.rego", "in.json"], "api has no owner"],
    ["eval", ["eval", "gate.rego", "-e", "gate/deny", "-i", "in.json"], "api has no owner"],
    ["a query", ["eval", 'acme.upper("x")', "-f", "raw"], "X\n"],
    ["exec", ["exec", "--decision", "gate/deny", "-b", "gate.rego", "in.json"], "api has no owner"],
    ["bench", ["bench", `acme.upper("x"); ${SLOW}`, "-f", "gobench"], "ns/op"],
    ["deps", ["deps", "data.gate.deny", "-d", "gate.rego"], "input.shout"],
  ])("%s calls them", async (_name, args, expected) => {
    const { stdout, stderr } = await regohost(...args, ...WITH);
    expect(stdout.toLowerCase(), stderr).toContain(expected.toLowerCase());
  });

  it("the shell calls them", async () => {
    const { stdout } = await run(["run", ...WITH], { cwd, stdin: 'acme.upper("shell")\n' });
    expect(stdout).toContain('"SHELL"');
  });

  it("check, test and build know their types", async () => {
    await expect(regohost("check", "gate.rego", ...WITH)).resolves.toMatchObject({ exitCode: 0 });
    const built = await regohost("build", "gate.rego", "-e", "gate/deny", "-o", "gate.wasm", ...WITH);
    expect(built).toMatchObject({ exitCode: 0 });
    const tests = ["gate.rego", "gate_test.rego", ...WITH];
    await expect(regohost("test", ...tests, "--fixtures", "answers.json")).resolves.toMatchObject({
      exitCode: 0,
    });
    await expect(regohost("test", ...tests)).resolves.toMatchObject({ exitCode: 1 });
    await expect(regohost("check", "gate.rego")).resolves.toMatchObject({ exitCode: 2 });
  });

  it("an error of one is no verdict, and an unknown answer is undefined", async () => {
    const { exitCode, stderr, stdout } = await regohost("gate", "gate.rego", "broken.json", ...WITH);
    expect(exitCode, stderr).toBe(3);
    expect(stdout).toContain("the directory is down");
  });

  it("a recording has their answers, and a replay does not call them", async () => {
    const recorded = await regohost("gate", "gate.rego", "in.json", ...WITH, "--record", "run.json");
    expect(recorded.exitCode).toBe(1);
    const asked = await readFile(join(cwd, "asked.txt"), "utf8");
    const replayed = await regohost("gate", "gate.rego", "in.json", ...WITH, "--replay", "run.json");
    expect(replayed.stdout).toBe(recorded.stdout);
    expect(await readFile(join(cwd, "asked.txt"), "utf8")).toBe(asked);
  });

  it("what was compiled for other declarations is not taken from the cache", async () => {
    const env = { REGOHOST_CACHE: join(cwd, "cache") };
    const args = ["eval", "typed.rego", "-e", "typed/owner"];
    await expect(run([...args, ...WITH], { cwd, env })).resolves.toMatchObject({ exitCode: 0 });
    const changed = await run([...args, "--builtins", "number.mjs"], { cwd, env });
    expect(changed).toMatchObject({ exitCode: 2 });
    expect(changed.stderr + changed.stdout).toContain("rego_type_error");
  });

  it("takes the exports of a CommonJS module once", async () => {
    await expect(regohost("gate", "gate.rego", "in.json", "--builtins", "common.cjs")).resolves.toMatchObject(
      {
        exitCode: 0,
      },
    );
  });

  it.each<[string, string[], string]>([
    ["another word", ["serivce"], "Allowed choices are service, conforma, none and the path of a module"],
    ["an address", ["https://example.com/mine.mjs"], "Allowed choices are"],
    ["both sets", ["none", "service"], "service and none exclude each other"],
    ["no file", ["missing.mjs"], "missing.mjs cannot be read: there is no such file"],
    ["another export", ["not-one.mjs"], "the export helper is not a built-in"],
    ["a bad name", ["bad-name.mjs"], 'built-in "a b": the name must be identifiers'],
    ["no effect", ["no-effect.mjs"], "effect is required"],
    ["a name of the service", ["service.mjs"], "add --builtins none"],
    ["a module that does not parse", ["broken.mjs"], "broken.mjs: the module cannot be loaded"],
    ["no export", ["empty.mjs"], "empty.mjs exports no built-in"],
    ["a name that is taken", ["mine.mjs", "common.cjs"], "acme.owner is defined in mine.mjs too; remove one"],
  ])("%s is refused", async (_name, values, message) => {
    const flags = values.flatMap((value) => ["--builtins", value]);
    const { exitCode, stderr } = await regohost("gate", "gate.rego", "in.json", ...flags);
    expect(stderr).toContain(message);
    expect(exitCode).toBe(2);
  });

  it.each(["gate", "check"])("one that never loads ends at --timeout: %s", async (command) => {
    const inputs = command === "gate" ? ["in.json"] : [];
    const args = [command, "plain.rego", ...inputs, "--builtins", "endless.mjs", "--timeout", "2s"];
    const { exitCode, stderr } = await regohost(...args, "--builtins", "mine.mjs");
    expect(stderr).toContain("loading endless.mjs, mine.mjs took longer than its 2000 ms");
    expect(exitCode).toBe(3);
  });

  it.each([
    ["gate", ["typed.rego", "in.json"], "policy"],
    ["eval", ["typed.rego", "-e", "typed/owner"], "typed.rego"],
    ["eval", ['acme.owner("web")'], "the query"],
  ])(
    "the check of one is named when it fails, and ends at --timeout: %s %j",
    async (command, args, caller) => {
      const check = (name: string): ReturnType<typeof run> =>
        regohost(command, ...args, "--builtins", name, "--timeout", "2s");
      const failed = await check("unusable.mjs");
      expect(failed.stderr).toContain(`error: ${caller} calls acme.owner, but no address [config_invalid]`);
      expect(failed.exitCode).toBe(2);
      const endless = await check("unchecked.mjs");
      expect(endless.stderr).toMatch(/took longer than its 2000 ms.*\[timeout\]/);
      expect(endless.exitCode).toBe(3);
    },
  );

  /** Arguments with which each command would do its work, were it not for the built-ins. */
  const WORK: Readonly<Record<string, string[]>> = {
    eval: ["true"],
    exec: ["--decision", "plain/deny", "-b", "plain.rego", "in.json"],
    run: ["plain.rego"],
    gate: ["plain.rego", "in.json"],
    backtest: ["-p", "plain.rego", "--baseline", "plain.rego", "run.json"],
    serve: ["plain.rego", "--addr", "127.0.0.1:0"],
    worker: ["--redis", "redis://127.0.0.1:1", "--store", "store"],
    build: ["plain.rego", "-e", "plain/deny", "-o", "plain.wasm"],
    check: ["plain.rego"],
    test: ["plain.rego"],
    types: ["plain.rego"],
    bench: ["true"],
    inspect: ["plain.rego"],
    deps: ["data.plain.deny", "-d", "plain.rego"],
    capabilities: [],
  };

  it("is an option of these commands", async () => {
    const helps = await Promise.all(COMMANDS.map(({ name }) => regohost(name, "--help=all")));
    // The calls of an assistant load the modules that mcp names.
    const taking = COMMANDS.filter(
      ({ name }, at) => name !== "mcp" && helps[at]?.stdout.includes("--builtins"),
    );
    expect(taking.map(({ name }) => name).sort()).toEqual(Object.keys(WORK).sort());
  });

  describe.each(Object.entries(WORK))("of %s", (command, args) => {
    it.each<[string, string[], string]>([
      ["a name of OPA's", ["sprintf.mjs"], "sprintf.mjs: the export one: the built-in sprintf has the name"],
      ["a name of the service's", ["service.mjs"], "service.mjs: the built-in service.discover is one of"],
      [
        "a name twice",
        ["mine.mjs", "common.cjs"],
        "common.cjs: the built-in acme.owner is defined in mine.mjs too",
      ],
      ["a name twice in one", ["twice.mjs"], "twice.mjs: the built-in acme.one is defined in twice.mjs too"],
    ])("refuses %s", async (_what, modules, message) => {
      const flags = modules.flatMap((name) => ["--builtins", name]);
      const { exitCode, stderr, stdout } = await regohost(command, ...args, ...flags);
      expect(stderr, stdout).toContain(`error: --builtins ${message}`);
      expect(stderr).toContain("give it another name");
      expect(exitCode).toBe(2);
    });
  });

  it("no output overwrites a module", async () => {
    const { exitCode, stderr } = await regohost(
      "gate",
      ...["gate.rego", "in.json", ...WITH, "-o", "json=mine.mjs"],
    );
    expect(stderr).toContain("would overwrite --builtins ./mine.mjs");
    expect(exitCode).toBe(2);
  });
});
