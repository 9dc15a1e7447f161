import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { treeFilter } from "../../src/cli/read-rego-tree.js";
import { makeFolder, run } from "./run.js";

const FILES = {
  "p.rego": "package p\n\nallow if input.n < data.limits.max\n",
  "p_test.rego": "package p_test\n\nimport data.p\n\ntest_low if p.allow with input.n as 1\n",
  "q_test.rego": "package q_test\n\ntest_q if data.limits.max == 2\n",
  "limits/data.json": '{"max": 2}',
  ".manifest": '{"revision": "r1", "roots": ["p", "p_test", "q_test", "limits"]}',
};

async function bundle(files: Record<string, string>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name: `/${name}`, size: Buffer.byteLength(body) },
    body,
  }));
  return gzipSync(await packTar(entries));
}

describe("a bundle", () => {
  it.each(["b.tar.gz", "folder"])("%s is tested with its data and its tests", async (path) => {
    const cwd = await makeFolder({
      "b.tar.gz": await bundle(FILES),
      ...Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`folder/${name}`, text])),
      // In a bundle it is no data.
      "folder/limits/more.json": '{"max": 3}',
    });
    const result = await run(["test", "-b", path, "-v"], { cwd });
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(result.stdout).toMatch(/^PASS: 2\/2$/m);
    expect(result.stdout).toContain(`${path}/q_test.rego`);
  });

  it("is checked with its tests", async () => {
    const cwd = await makeFolder({
      "b.tar.gz": await bundle({ ...FILES, "q_test.rego": "package q_test\n\ntest_q if nope(1)\n" }),
    });
    const result = await run(["check", "b.tar.gz"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/b\.tar\.gz\/q_test\.rego:3:11: rego_type_error/);
  });

  it("may hold nothing but tests", async () => {
    const cwd = await makeFolder({
      "b.tgz": await bundle({ "x_test.rego": "package x\n\ntest_x if true\n" }),
    });
    expect((await run(["test", "b.tgz"], { cwd })).exitCode).toBe(0);
  });

  it("is read as its manifest says, and without what is ignored", async () => {
    const cwd = await makeFolder({
      "b.tar.gz": await bundle({
        "x_test.rego": "package x_test\n\ntest_x { true }\n",
        ".manifest": '{"rego_version": 0}',
        "left/y_test.rego": "package y_test\n\ntest_y { false }\n",
      }),
    });
    expect((await run(["test", "b.tar.gz", "--ignore", "nothing,left"], { cwd })).exitCode).toBe(0);
    expect((await run(["test", "b.tar.gz"], { cwd })).exitCode).toBe(1);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ["b.tar.gz", "<html>not found</html>", /b\.tar\.gz is not a bundle/],
    ["b.wasm", "\0asm\x01\0\0\0", /b\.wasm is compiled already/],
    ["b.txt", "package x", /b\.txt is not a policy/],
  ])("is not %s that is none", async (name, content, message) => {
    const cwd = await makeFolder({ [name]: content });
    const result = await run(["check", name], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });
});

describe("treeFilter", () => {
  it.each<[string, string[], boolean, boolean]>([
    ["a/p.rego", [], true, true],
    ["a/d.yml", [], true, true],
    ["a/d.yml", [], false, false],
    ["a/notes.txt", [], true, false],
    ["build/p.rego", ["build"], true, false],
    ["rebuild/p.rego", ["build"], true, true],
    ["a/p_gen.rego", ["x, *_gen.rego"], true, false],
  ])("%s with ignore %j and data %s: %s", (inner, ignore, withData, isPart) => {
    expect(treeFilter({ withData, ignore })(inner)).toBe(isPart);
  });
});
