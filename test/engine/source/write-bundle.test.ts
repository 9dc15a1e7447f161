import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { buildBundle, compilePolicy, loadPolicy } from "regohost";
import type { BuildBundleOptions, PolicySource } from "regohost";
import { describe, expect, it } from "vitest";
import { toSourceFiles, unpackBundle } from "../../../src/engine/source/bundle-archive.js";
import { makeFolder, run } from "../../cli/run.js";

const FILES = {
  "pol/gate.rego": `# METADATA
# title: the package
package gate

# METADATA
# title: limits
# entrypoint: true
deny contains "x" if input.n > data.limits.max
`,
  "pol/lib/é.rego": "package lib\n\nok := true\n",
  "pol/lib/limits/data.yaml": "other: 1\n",
  "pol/limits/data.json": '{"max": 12345678901234567890.50}',
  "pol/gate_test.rego": "package gate_test\n\ntest_x := true\n",
};

async function build(
  source: PolicySource,
  options?: BuildBundleOptions,
): Promise<{ names: string[]; text: (name: string) => string; archive: Uint8Array }> {
  const { archive } = await buildBundle(source, options);
  const files = await toSourceFiles(await unpackBundle(archive, "b", 1e9));
  return { names: [...files.keys()], text: (name) => Buffer.from(files.get(name) ?? []).toString(), archive };
}

describe("a built bundle", () => {
  it("has the parts of one of `opa build -t wasm`, and all of its Rego", async () => {
    const cwd = await makeFolder(FILES);
    const { names, text } = await build(join(cwd, "pol"), { revision: "r1" });
    expect(names).toEqual(["data.json", "gate.rego", "lib/é.rego", "policy.wasm", ".manifest"]);
    expect(text("gate.rego")).toBe(FILES["pol/gate.rego"]);
    expect(text("data.json")).toBe('{"lib":{"limits":{"other":1}},"limits":{"max":12345678901234567890.50}}');
    // What OPA 1.22.0 writes.
    expect(text(".manifest")).toBe(
      '{"revision":"r1","roots":[""],"wasm":[{"entrypoint":"gate/deny","module":"/policy.wasm","annotations":[{"entrypoint":true,"scope":"document","title":"limits"}]}],"rego_version":1}',
    );
  });

  it("is loaded with its data, revision and entrypoints", async () => {
    const cwd = await makeFolder(FILES);
    const { archive } = await build(join(cwd, "pol"), { entrypoint: ["gate/deny", "lib"], revision: "r2" });
    await using policy = await loadPolicy(archive);
    expect(policy.entrypoints).toEqual(["gate/deny", "lib"]);
    expect(policy.origin.revisions).toEqual(["r2"]);
    const input = Buffer.from('{"n": 12345678901234567890.51}');
    expect(await policy.evaluate(input, { entrypoint: "gate/deny" })).toEqual(["x"]);
  });

  it("has the module of compilePolicy, and no time, owner or machine", async () => {
    const files = { "a.rego": "package a\n\np := 1\n" };
    const [one, two] = [await build({ files }), await build({ files })];
    expect(one.archive).toEqual(two.archive);
    expect([...one.archive.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
    const entries = await unpackTar(gunzipSync(one.archive));
    for (const { header } of entries) {
      expect(header).toMatchObject({ uid: 0, gid: 0, mode: 0o600, mtime: new Date(0), type: "file" });
      expect(`${header.uname ?? ""}${header.gname ?? ""}`).toBe("");
    }
    expect(entries.map(({ header }) => header.name)).toContain("/policy.wasm");
    const { wasm } = await compilePolicy({ files });
    const module = entries.find(({ header }) => header.name === "/policy.wasm");
    expect(Buffer.from(module?.data ?? []).equals(wasm)).toBe(true);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      "below the folder of all",
      { "/x/y/a.rego": "package a", "/x/y/z/b.rego": "package b" },
      ["a.rego", "z/b.rego"],
    ],
    ["of one file", { "../../x/a.rego": "package a" }, ["a.rego"]],
    ["without an extension", { policy: "package a" }, ["policy.rego"]],
    ["that begin alike", { "ab/c.rego": "package a", "ab.rego": "package b" }, ["ab/c.rego", "ab.rego"]],
    [
      "that are long",
      { [`${"long/".repeat(60)}a.rego`]: "package a", "b.rego": "package b" },
      [`${"long/".repeat(60)}a.rego`, "b.rego"],
    ],
  ])("keeps paths %s", async (_, texts, expected) => {
    const files = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, `${text}\n\np := 1\n`]),
    );
    const { names } = await build({ files });
    expect(names.filter((name) => name.endsWith(".rego"))).toEqual(expected);
  });

  it("refuses two files with one path", async () => {
    const files = { "a/policy": "package a\n\np := 1\n", "a/policy.rego": "package b\n\np := 1\n" };
    await expect(buildBundle({ files })).toFailWith("source_unsupported", /\/policy\.rego/);
  });

  it("keeps the Rego version, the roots and the revision of its bundle", async () => {
    const manifest = '{"revision": "r3", "rego_version": 0, "roots": ["gate"]}';
    const bundle = { "b/.manifest": manifest, "b/p.rego": "package gate\n\ndeny[x] { x := input.x }\n" };
    const cwd = await makeFolder({ ...bundle, "c/q.rego": "package q\n\np := 1\n" });
    const { text } = await build(join(cwd, "b"));
    expect(JSON.parse(text(".manifest"))).toMatchObject({ revision: "r3", rego_version: 0, roots: ["gate"] });
    const mixed = await build([join(cwd, "b"), join(cwd, "c")], { revision: "" });
    expect(JSON.parse(mixed.text(".manifest"))).toMatchObject({
      rego_version: 1,
      file_rego_versions: { "/b/p.rego": 0 },
    });
    const both = await build([join(cwd, "b"), join(cwd, "c")], { regoVersion: "v0", revision: "" });
    expect(JSON.parse(both.text(".manifest"))).toMatchObject({ revision: "", roots: [""] });
  });
});

describe("build -o of a bundle", () => {
  it("writes what buildBundle makes, which eval and gate take with its data", async () => {
    const cwd = await makeFolder({ ...FILES, "in.json": '{"n": 1}' });
    const built = await run(["build", "pol", "-o", "b.tgz", "--revision", "1.2"], { cwd });
    expect(built).toMatchObject({ exitCode: 0, stdout: "" });
    expect(built.stderr).toMatch(/^b\.tgz: gate\/deny$/m);
    expect(built.stderr).not.toContain("warning");
    const { archive } = await build("pol", { revision: "1.2", cwd });
    expect((await readFile(join(cwd, "b.tgz"))).equals(archive)).toBe(true);
    for (const args of [
      ["gate", "b.tgz", "in.json", "--require-exact"],
      ["eval", "b.tgz", "-i", "in.json"],
    ]) {
      expect(await run(args, { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
    }
  });

  it("refuses a revision of a module, and to overwrite what it reads", async () => {
    const cwd = await makeFolder(FILES);
    const revision = await run(["build", "pol", "-o", "p.wasm", "-r", "1"], { cwd });
    expect(revision).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("--revision is for a bundle"),
    });
    expect((await run(["build", "pol", "-o", "b.tar.gz"], { cwd })).exitCode).toBe(0);
    const over = await run(["build", "b.tar.gz", "-o", "b.tar.gz"], { cwd });
    expect(over).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("overwrite") });
  });

  it("keeps the bundle that is there when it fails", async () => {
    const cwd = await makeFolder({ "p.rego": "package p\n\nx := y\n" });
    await writeFile(join(cwd, "b.tar.gz"), "there");
    expect((await run(["build", "p.rego", "-o", "b.tar.gz"], { cwd })).exitCode).toBe(2);
    expect(await readFile(join(cwd, "b.tar.gz"), "utf8")).toBe("there");
  });
});
