import { readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPolicy, type JavaScriptSource } from "../../src/index.js";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

let folder: string;
const cleanUp = cleanUpAfterAll();
const at = (...args: string[]): Promise<RunResult> => run(args, { cwd: folder });

beforeAll(async () => {
  folder = await makeFolder(
    {
      "good/p.rego":
        'package p\n\ndeny contains "x" if service.discover("sha256:x", "").kind == "A"\n\nallow := data.flag\n',
      "good/p_test.rego": "package p_test\n\ntest_x if false\n",
      "good/data.json": '{"flag":true}',
      "annotated.rego": "package a\n\n# METADATA\n# entrypoint: true\nx := input.n\n\ny := 2\n",
      "bad.rego": "package bad\n\nallow if nope(1)\n\ndeny if other(2)\n",
      "unused.rego": "package unused\n\nx if { y := 1; true }\n",
      "old.rego": "package old\n\nallow { true }\n",
      "empty/x.txt": "",
    },
    cleanUp,
  );
});

it.each(["check", "test", "fmt"])("%s names no option for its limit, which is fixed", async (command) => {
  // A file with a hole takes no room.
  await writeFile(join(folder, "large.rego"), "");
  await truncate(join(folder, "large.rego"), 1024 ** 3 + 1);
  const { exitCode, stderr } = await at(command, "large.rego");
  await rm(join(folder, "large.rego"));
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(
    /large\.rego contains more than 1073741824 bytes, which is the most that is read here \[\w+\]\n$/,
  );
});

describe("build", () => {
  it("writes a module that eval takes", async () => {
    const built = await at("build", "good", "-e", "p.allow", "-o", "p.wasm");
    expect(built).toMatchObject({ exitCode: 0, stdout: "" });
    expect(built.stderr).toMatch(/^warning: the module contains no data: .*\np\.wasm: p\/allow\n$/);
    expect((await at("eval", "p.wasm", "-d", "good/data.json", "-f", "raw")).stdout).toBe("true\n");
  });

  it("writes JavaScript that loadPolicy takes", async () => {
    const file = join(folder, "policy.js");
    expect(await at("build", "annotated.rego", "-t", "js")).toMatchObject({ exitCode: 0, stdout: "" });
    const printed = await at("build", "annotated.rego", "-t", "js", "-o", "-", "-q");
    expect(printed.stdout === (await readFile(file, "utf8"))).toBe(true);
    const { default: built } = (await import(pathToFileURL(file).href)) as { default: JavaScriptSource };
    await using policy = await loadPolicy(built);
    expect(policy.evaluateSync({ n: 1 })).toBe(1);
    await rm(file);
  });

  it("takes annotated entrypoints, and writes to standard output", async () => {
    const built = await at("build", "annotated.rego", "-o", "-", "--optimize", "1", "--quiet");
    expect(built).toMatchObject({ exitCode: 0, stderr: "" });
    expect(built.stdoutBytes.subarray(0, 4)).toEqual(Buffer.from("\0asm"));
    await writeFile(join(folder, "a.wasm"), built.stdoutBytes);
    const evaluated = await run(["eval", "a.wasm", "-i", "-", "-f", "raw"], {
      cwd: folder,
      stdin: '{"n":1}',
    });
    expect(evaluated.stdout).toBe("1\n");
  });

  it.each<[string[], RegExp]>([
    [["bad.rego"], /bad\.rego:3:10/],
    [["good", "-e", "p/dney"], /p\/deny/],
    [["empty"], /no policy/],
    [["nothing"], /nothing/],
    [["p.wasm"], /already compiled/],
    [["good", "-o", "no/such/p.wasm"], /cannot be written/],
    [["old.rego"], /rego_parse_error/],
    [["good", "-o", "p.js"], /-t js/],
    [["good", "-t", "js", "-o", "p.tar.gz"], /-t js/],
  ])("refuses %j", async (args, message) => {
    const result = await at("build", ...args);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });

  it.each([
    ["a policy of a folder", ["good", "-o", "good/p.rego"], /would become part of the policy good/],
    ["data of a folder", ["good", "-o", "good/data.json"], /would become part of the policy good/],
    ["a policy", ["annotated.rego", "-o", "annotated.rego"], /would overwrite the policy annotated\.rego/],
  ])("does not replace %s", async (_what, args, message) => {
    const result = await at("build", ...args);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });

  it("may put the module beside its policies", async () => {
    expect((await at("build", "good", "-e", "p.allow", "-o", "good/policy.wasm")).exitCode).toBe(0);
    await rm(join(folder, "good/policy.wasm"));
  });

  it("leaves an older module alone when it fails", async () => {
    await writeFile(join(folder, "kept.wasm"), "old");
    expect((await at("build", "bad.rego", "-o", "kept.wasm")).exitCode).toBe(2);
    expect(await readFile(join(folder, "kept.wasm"), "utf8")).toBe("old");
  });

  it.runIf(process.platform === "linux")("writes to a device, and leaves it there", async () => {
    expect((await at("build", "annotated.rego", "-o", "/dev/null")).exitCode).toBe(0);
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
  });
});

describe("check", () => {
  it("says nothing of what is right, the service's built-ins included", async () => {
    expect(await at("check", "good")).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    expect((await at("check", "old.rego", "--v0-compatible")).exitCode).toBe(0);
  });

  it.each([
    ["check", "old.rego"],
    ["test", "old.rego"],
    ["gate", "old.rego", "in.json"],
  ])("and %s advise how to read and to rewrite Rego of OPA before 1.0", async (...args) => {
    const { exitCode, stderr } = await at(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /\nthis may be Rego of OPA before 1\.0: read it with --v0-compatible, or rewrite it for both versions: regohost fmt --v0-v1 --write old\.rego\n$/,
    );
  });

  it("checks types by schemas", async () => {
    const cwd = await makeFolder({
      "p.rego":
        "# METADATA\n# schemas:\n#   - input: schema.release\npackage p\n\nx if input.digset == 1\n\ny if count(input.names) == 1\n",
      "s/release.schema.json": JSON.stringify({
        type: "object",
        properties: { digest: { type: "string" }, names: { type: "array", items: { type: "string" } } },
        additionalProperties: false,
      }),
      "s/in-toto.json": "{}",
      "empty/x.txt": "",
    });
    const result = await run(["check", "p.rego", "--schema", "s"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/p\.rego:6:6: rego_type_error: undefined ref: input\.digset/);
    const tested = await run(["test", "p.rego", "--schema", "s"], { cwd });
    expect(tested.stderr).toMatch(/undefined ref: input\.digset/);
    expect((await run(["check", "p.rego"], { cwd })).exitCode).toBe(0);
    expect((await run(["check", "p.rego", "--schema", "empty"], { cwd })).stderr).toMatch(
      /no schema in empty/,
    );
    expect((await run(["check", "p.rego", "--schema", "p.rego"], { cwd })).exitCode).toBe(2);
  });

  it("leaves out what it is told to, knows declared built-ins, and stops after so many errors", async () => {
    const owner = { type: "function", args: [{ type: "string" }], result: { type: "string" } };
    const cwd = await makeFolder({
      "p.rego": 'package p\n\nx := acme.owner("a")\n\ny := nope(1)\n\nz := nope(2)\n',
      "own.json": JSON.stringify({ builtins: [{ name: "acme.owner", decl: owner }] }),
      "good/a.rego": 'package a\n\nx := acme.owner("a")\n',
      "good/generated/b.rego": "package",
    });
    const errors = async (...args: string[]): Promise<number> =>
      ((await run(["check", ...args], { cwd })).stderr.match(/rego_type_error/g) ?? []).length;
    expect(await errors("p.rego")).toBe(3);
    expect(await errors("p.rego", "--capabilities", "own.json")).toBe(2);
    expect(await errors("p.rego", "--max-errors", "1")).toBe(1);
    const good = ["check", "good", "--capabilities", "own.json"];
    expect((await run([...good, "--ignore", "gen*"], { cwd })).exitCode).toBe(0);
    expect((await run(good, { cwd })).exitCode).toBe(2);
  });

  it("reads tests too", async () => {
    const cwd = await makeFolder({
      "p.rego": "package p\n\nx := 1\n",
      "p_test.rego": "package p\n\ntest_x if y\n",
    });
    expect((await run(["check", "."], { cwd })).stderr).toMatch(/p_test\.rego:3:11/);
  });

  it("shows all errors with their lines", async () => {
    const result = await at("check", "bad.rego");
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(
      /^2 errors:\n.*bad\.rego:3:10: rego_type_error: .*nope\n\s+allow if nope\(1\)\n\s+\^\n/,
    );
    expect(result.stderr).toMatch(/bad\.rego:5:9: /);
  });

  it("shows the fields that there are, where one is not", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${String(index + 10)}`);
    const schema = (fields: string[]): string => {
      const properties = Object.fromEntries(fields.map((name) => [name, { type: "string" }]));
      return `# METADATA\n# schemas:\n#   - input: ${JSON.stringify({ type: "object", properties })}\n`;
    };
    const cwd = await makeFolder({
      "p.rego": `${schema(["n", "name"])}package p\n\nx if input.nope\n\ny if input.n == 1\n`,
      "many/p.rego": `${schema(names)}package many\n\nx if input.nope\n`,
    });
    const { stderr } = await run(["check", "p.rego"], { cwd });
    expect(stderr).toMatch(
      /input\.nope\n {4}x if input\.nope\n {9}\^\n {4}want one of: "n", "name"\np\.rego/,
    );
    const { stdout } = await run(["check", "p.rego", "-f", "json"], { cwd });
    const { errors } = JSON.parse(stdout) as { errors: Record<string, unknown>[] };
    // As opa check prints them.
    const ref = [
      { type: "var", value: "input" },
      { type: "string", value: "nope" },
    ];
    expect(errors.map((error) => error["details"])).toEqual([
      { ref, pos: 1, want: { type: "string" }, oneOf: ["n", "name"] },
      { a: { type: "string" }, b: { type: "number" } },
    ]);
    const many = await run(["check", "many"], { cwd });
    expect(many.stderr).toMatch(/want one of: "f10", .*, "f39" and 10 more\n$/);
  });

  it("prints errors as opa check does, as JSON", async () => {
    const result = await at("check", "bad.rego", "-f", "json");
    expect(result).toMatchObject({ exitCode: 2, stderr: "" });
    const { errors } = JSON.parse(result.stdout) as { errors: unknown[] };
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatchObject({
      message: "undefined function nope",
      code: "rego_type_error",
      location: { row: 3, col: 10 },
    });
  });

  it("warns of what strict mode refuses", async () => {
    const warned = await at("check", "unused.rego");
    expect(warned.exitCode).toBe(0);
    expect(warned.stderr).toMatch(/^warning: .*unused\.rego:3/);
    expect((await at("check", "unused.rego", "--quiet")).stderr).toBe("");
    expect((await at("check", "unused.rego", "--strict")).exitCode).toBe(2);
  });

  it.each([["nothing.rego"], ["empty"], ["p.wasm"]])("refuses %s", async (path) => {
    expect((await at("check", path)).exitCode).toBe(2);
  });
});

describe("capabilities", () => {
  it("prints the capabilities file of the package", async () => {
    const result = await at("capabilities");
    expect(result.exitCode).toBe(0);
    const file = await readFile(new URL("../../builtins/capabilities.json", import.meta.url), "utf8");
    expect(JSON.parse(result.stdout)).toEqual(JSON.parse(file));
    expect(result.stdout).toContain('"service.discover"');
    expect(result.stdout).toContain('"sprintf"');
  });
});
