import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type CompiledPolicy,
  type PolicySource,
} from "../../src/index.js";

const GATE = `package gate

# METADATA
# entrypoint: true
deny contains message if {
	not input.signed
	message := sprintf("unsigned, level %v", [data.level])
}

level := data.level
`;

const LIB = `package lib

double(x) := x * 2

value := double(input.n)
`;

const owner = defineBuiltin({
  name: "acme.owner",
  args: ["string"],
  result: "string",
  effect: false,
  call: async ([repository]) => `owner of ${JSON.stringify(repository)}`,
});

describe("loadPolicy", () => {
  let root: string;
  let compiled: CompiledPolicy;

  const tar = async (files: Record<string, string | Uint8Array>): Promise<Uint8Array> =>
    gzipSync(
      await packTar(
        Object.entries(files).map(([name, body]) => ({
          header: { name, size: Buffer.byteLength(body) },
          body,
        })),
      ),
    );

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "regohost-policy-"));
    compiled = await compilePolicy(
      { files: { "gate.rego": GATE } },
      { entrypoint: ["gate/deny", "gate/level"] },
    );
    const files: Record<string, string | Uint8Array> = {
      "policies/gate.rego": GATE,
      "policies/gate_test.rego": "package gate_test\n\nthis does not parse",
      "policies/lib/lib.rego": LIB,
      "policies/data.json": '{"level": 1.0}',
      "gate.wasm": compiled.wasm,
      "bundle.tar.gz": await tar({
        "/policy.wasm": compiled.wasm,
        "/data.json": '{"level": 3}',
        "/.manifest":
          '{"revision": "r9", "roots": [""], "wasm": [{"entrypoint": "gate/deny", "module": "/policy.wasm"}]}',
      }),
      "rego.tar.gz": await tar({ "gate.rego": GATE, "data.yaml": "level: 4\n" }),
      "unpacked/policy.wasm": compiled.wasm,
      "unpacked/data.json": '{"level": 5}',
      "v0/old.rego": 'package old\n\ndeny["no"] { input.bad }\n',
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each<[string, () => PolicySource, number | undefined]>([
    ["a .wasm file", () => join(root, "gate.wasm"), undefined],
    ["bytes", () => compiled.wasm, undefined],
    ["a Module", () => new WebAssembly.Module(compiled.wasm), undefined],
    ["a compiled bundle", () => join(root, "bundle.tar.gz"), 3],
    ["a directory with a compiled policy", () => join(root, "unpacked"), 5],
    ["a directory of Rego", () => join(root, "policies"), 1],
    ["an archive of Rego", () => join(root, "rego.tar.gz"), 4],
    ["a .rego file", () => join(root, "policies/gate.rego"), undefined],
    ["texts", () => ({ files: { "gate.rego": GATE } }), undefined],
  ])("loads %s with its data, which given data replaces", async (_what, source, level) => {
    const policy = await loadPolicy(source(), { entrypoint: "gate/deny" });
    const denied = level === undefined ? undefined : [`unsigned, level ${String(level)}`];
    expect(await policy.evaluate({})).toEqual(denied ?? []);
    const other = await loadPolicy(source(), { entrypoint: "gate.deny", data: { level: "given" } });
    expect(await other.evaluate({})).toEqual(["unsigned, level given"]);
    expect(await other.evaluate({ signed: true })).toEqual([]);
  });

  it("keeps the numbers of data files as they are written", async () => {
    const policy = await loadPolicy(join(root, "policies"), { entrypoint: "gate/level" });
    expect((await policy.decide({})).resultSet).toBe('[{"result":1.0}]');
  });

  it("says a bundle's revision in the decision log", async () => {
    const policy = await loadPolicy(join(root, "bundle.tar.gz"), { entrypoint: "gate/deny" });
    expect((await policy.decide({ signed: true })).toDecisionLog()).toMatchObject({
      revision: "r9",
      path: "gate/deny",
      input: { signed: true },
      result: [],
    });
  });

  it("compiles the annotated entrypoints, or those that are named", async () => {
    const annotated = await loadPolicy(join(root, "policies"));
    expect(annotated.entrypoints).toEqual(["gate/deny"]);
    expect(annotated.packages?.map(({ path }) => path)).toEqual(["gate", "lib"]);
    const named = await loadPolicy(join(root, "policies"), { entrypoint: ["gate.level", "data.lib.value"] });
    expect(named.entrypoints).toEqual(["gate/level", "lib/value"]);
    await expect(named.evaluate({})).toFailWith("entrypoint_required", /gate\/level, lib\/value/);
    expect(await named.evaluate({ n: 4 }, { entrypoint: "lib/value" })).toBe(8);
    await expect(named.evaluate({}, { entrypoint: "lib/valeu" })).toFailWith(
      "entrypoint_unknown",
      /lib\/value/,
    );
  });

  it("compiles every package when nothing is annotated or named", async () => {
    const policy = await loadPolicy({
      files: { "a.rego": "package a\nx := 1", "b.rego": "package b\ny := 2" },
    });
    expect(policy.entrypoints).toEqual(["a", "b"]);
    expect(await policy.evaluate({}, { entrypoint: "b" })).toEqual({ y: 2 });
  });

  it("reads the older syntax when told to", async () => {
    await expect(loadPolicy(join(root, "v0"))).toFailWith("rego_invalid", /old\.rego:3/);
    const policy = await loadPolicy(join(root, "v0"), { regoVersion: "v0", entrypoint: "old/deny" });
    expect(await policy.evaluate({ bad: true })).toEqual(["no"]);
  });

  it("names file, row and line of Rego that does not compile", async () => {
    await expect(loadPolicy({ files: { "x.rego": "package x\n\ny := z\n" } })).rejects.toMatchObject({
      code: "rego_invalid",
      diagnostics: [{ location: { file: "x.rego", row: 3 }, line: "y := z" }],
    });
  });

  it("refuses Rego that calls a built-in nobody declared, and takes it once it is given", async () => {
    const source = { files: { "o.rego": "package o\nx := acme.owner(input)" } };
    await expect(loadPolicy(source)).toFailWith("rego_invalid", /acme\.owner/);
    const policy = await loadPolicy(source, { builtins: [owner] });
    expect(await policy.evaluate("repo")).toEqual({ x: 'owner of "repo"' });
  });

  it.each<[string, unknown]>([
    ["a list", [1]],
    ["null", null],
    ["NaN", { a: NaN }],
    ["text that is not JSON", Buffer.from("{")],
  ])("refuses %s as data", async (_what, data) => {
    await expect(loadPolicy(compiled.wasm, { data })).toFailWith("data_invalid");
  });

  it.each<[string, string, "source_not_found" | "source_empty"]>([
    ["a path that is not there", "nope", "source_not_found"],
    ["a directory without policies", "empty", "source_empty"],
  ])("refuses %s", async (_what, path, code) => {
    await mkdir(join(root, "empty"), { recursive: true });
    await expect(loadPolicy(join(root, path))).toFailWith(code);
  });

  it("refuses an entrypoint that a compiled policy does not have", async () => {
    await expect(loadPolicy(compiled.wasm, { entrypoint: "gate/denny" })).toFailWith(
      "entrypoint_unknown",
      /"gate\/denny"; it has gate\/deny, gate\/level/,
    );
  });

  it("does not compile when its signal is aborted", async () => {
    await expect(loadPolicy(join(root, "policies"), { signal: AbortSignal.abort() })).toFailWith("aborted");
  });
});

describe("compilePolicy", () => {
  it("gives the module, its entrypoints, packages and data", async () => {
    const compiled = await compilePolicy({ files: { "lib.rego": LIB } }, { entrypoint: "data.lib.value" });
    expect(compiled.entrypoints).toEqual(["lib/value"]);
    expect(compiled.packages).toMatchObject([{ path: "lib", test: false }]);
    expect(Buffer.from(compiled.data).toString()).toBe("{}");
    expect(
      WebAssembly.Module.exports(new WebAssembly.Module(compiled.wasm)).map(({ name }) => name),
    ).toContain("eval");
    const policy = await loadPolicy(compiled.wasm, { data: compiled.data });
    expect(await policy.evaluate({ n: 2 })).toBe(4);
  });

  it("refuses what is already compiled", async () => {
    const { wasm } = await compilePolicy({ files: { "lib.rego": LIB } });
    await expect(compilePolicy(wasm)).toFailWith("source_unsupported", /already compiled/);
  });

  it("names the nearest entrypoints for one that is not there", async () => {
    await expect(compilePolicy({ files: { "lib.rego": LIB } }, { entrypoint: "lib/valu" })).toFailWith(
      "entrypoint_unknown",
      /lib\/value/,
    );
  });
});
