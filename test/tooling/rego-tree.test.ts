import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { treeFilter } from "../../src/tooling/rego-tree.js";
import { makeFolder, run } from "../cli/run.js";

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
      // In a bundle it is not data.
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
    ["b.wasm", "\0asm\x01\0\0\0", /b\.wasm is already compiled/],
  ])("refuses %s that is not a bundle", async (name, content, message) => {
    const cwd = await makeFolder({ [name]: content });
    const result = await run(["check", name], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });

  it("is not a file that test cannot read as Rego or data", async () => {
    const cwd = await makeFolder({ "b.txt": "package x" });
    const result = await run(["test", "b.txt"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/b\.txt is not a policy/);
  });
});

const PASSING = "package x_test\n\ntest_x if true\n";
const FAILING = "package y_test\n\ntest_y if false\n";

describe("a folder", () => {
  it.skipIf(process.platform === "win32")(
    "has its links followed, but not as a bundle, as in OPA",
    async () => {
      const cwd = await makeFolder({ "f/x_test.rego": PASSING, "out/y_test.rego": FAILING });
      await symlink("../out/y_test.rego", join(cwd, "f/linked_test.rego"));
      await symlink("../out", join(cwd, "f/folder"));
      expect((await run(["test", "f"], { cwd })).stdout).toMatch(/^FAIL: 2\/3$/m);
      expect(await run(["test", "-b", "f"], { cwd })).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
      await symlink("f", join(cwd, "named"));
      expect(await run(["test", "-b", "named"], { cwd })).toMatchObject({
        exitCode: 0,
        stdout: "PASS: 1/1\n",
      });
    },
  );

  it("is tested with the archives of bundles in it, their data where they lie", async () => {
    const cwd = await makeFolder({
      "f/x_test.rego": "package x_test\n\ntest_x if data.sub.limits.max == 2\n",
      "f/sub/b.tar.gz": await bundle(FILES),
      // OPA takes no other archive.
      "f/c.tgz": await bundle({ "y_test.rego": FAILING }),
    });
    const result = await run(["test", "f", "-v"], { cwd });
    // The tests of the bundle read data.limits, which in a folder is data.sub.limits.
    expect(result.stdout).toMatch(/^f\/sub\/b\.tar\.gz\/q_test\.rego:3:\ndata\.q_test\.test_q: FAIL/m);
    expect(result.stdout).toMatch(/data\.x_test\.test_x: PASS/);
    expect(result.stdout).not.toContain("test_y");
    expect((await run(["test", "f", "--ignore", "?.tar.gz"], { cwd })).stdout).toMatch(/^FAIL: 1\/1$/m);
    expect((await run(["check", "f"], { cwd })).exitCode).toBe(0);
  });

  it("is tested with the data of a bundle that is compiled, or has no Rego", async () => {
    const cwd = await makeFolder({
      "f/x_test.rego": "package x_test\n\ntest_x if { data.a == 1; data.b == 2 }\n",
      "f/a.tar.gz": await bundle({ "data.json": '{"a":1}' }),
      "f/b.tar.gz": await bundle({ "data.json": '{"b":2}', "policy.wasm": "\0asm\x01\0\0\0" }),
    });
    expect(await run(["test", "f"], { cwd })).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it("is refused with an archive that is not a bundle", async () => {
    const cwd = await makeFolder({ "f/x_test.rego": PASSING, "f/b.tar.gz": "<html>not found</html>" });
    const result = await run(["test", "f"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/f\/b\.tar\.gz is not a bundle/);
  });

  it("has data in files whose extension is in lower case", async () => {
    const cwd = await makeFolder({
      "f/x_test.rego": "package x_test\n\ntest_x if data.a == 1\n\ntest_none if not data.b\n",
      "f/a.yml": "a: 1\n",
      "f/X.JSON": '{"b": 1}',
    });
    expect((await run(["test", "f"], { cwd })).exitCode).toBe(0);
    // A file that is named is read by what it holds, as in OPA.
    expect((await run(["test", "f", "f/X.JSON", "--run", "none"], { cwd })).exitCode).toBe(1);
  });

  it("is read once, however its files are named", async () => {
    const cwd = await makeFolder({ "x_test.rego": PASSING, "data.json": '{"a": 1}' });
    const result = await run(["test", ".", "./x_test.rego", "data.json", "./data.json"], { cwd });
    expect(result).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it.each(["[a-z]_test.rego", "?_tes?.rego", "[^Xp]*", "y*"])(
    "is read without what --ignore %s matches",
    async (ignore) => {
      const cwd = await makeFolder({
        "XX_test.rego": PASSING,
        "y_test.rego": FAILING,
        "sub/y_test.rego": FAILING,
      });
      const result = await run(["test", ".", "--ignore", ignore], { cwd });
      expect(result).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
    },
  );

  it("is not read by a pattern that is incomplete", async () => {
    const cwd = await makeFolder({ "x_test.rego": PASSING });
    for (const command of ["test", "check"]) {
      const result = await run([command, ".", "--ignore", "x["], { cwd });
      expect(result.exitCode).toBe(2);
      expect(result.stderr).toMatch(/"x\[" is not a valid pattern/);
    }
  });
});

describe("Rego whose name is not in lower case", () => {
  const RUNS: readonly (readonly string[])[] = [
    ["test", "."],
    ["check", "."],
    ["fmt", "-l", "."],
    ["fmt", "-w", "."],
    ["inspect", "."],
    ["inspect", "-a", "."],
    ["check", "-b", "."],
    ["test", "-b", "."],
    ["eval", "-d", ".", "data.p.x"],
    ["eval", "-b", ".", "data.p.x"],
    ["bench", "-d", ".", "--count", "1", "data.p.x"],
    ["deps", "-d", ".", "data.p.x"],
    ["build", ".", "-e", "p/x", "-o", "b.tar.gz"],
  ];
  const names = ["x_test.REGO", "in/x_test.Rego"];

  it.each(RUNS.flatMap((args) => names.map((name) => [args.join(" "), name, args] as const)))(
    "is exit 2 of %s: %s",
    async (_, name, args) => {
      const cwd = await makeFolder({
        "p.rego": "package p\n\nx := 1\n",
        "y_test.rego": PASSING,
        [name]: FAILING,
      });
      const result = await run([...args], { cwd });
      expect(result.exitCode).toBe(2);
      expect(result.stdout + result.stderr).toContain(
        `${name} is not read, because its name is not in lower case`,
      );
    },
  );

  it("is read where it is named, and skipped where it is ignored", async () => {
    const cwd = await makeFolder({ "y_test.rego": PASSING, "x_test.REGO": FAILING });
    expect(await run(["test", "y_test.rego", "x_test.REGO"], { cwd })).toMatchObject({ exitCode: 1 });
    for (const command of ["check", "inspect"])
      expect(await run([command, "x_test.REGO"], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
    expect((await run(["fmt", "x_test.REGO"], { cwd })).stdout).toMatch(/^package/);
    expect(await run(["test", ".", "--ignore", "*.REGO"], { cwd })).toMatchObject({ exitCode: 0 });
  });

  it("is exit 2 of queries as data is", async () => {
    const cwd = await makeFolder({ "in/d.JSON": '{"x": 1}', "y_test.rego": PASSING });
    expect(await run(["eval", "-d", ".", "data.x"], { cwd })).toMatchObject({ exitCode: 2 });
    expect(await run(["test", "."], { cwd })).toMatchObject({ exitCode: 0 });
  });
});

describe.skipIf(process.platform === "win32")("a link in a folder that a query reads as a bundle", () => {
  it.each(["a.rego", "sub", "data.json"])("is exit 2, because bundles do not follow it: %s", async (name) => {
    const cwd = await makeFolder({
      "b/p.rego": "package p\n\nx := 1\n",
      "out/a.rego": "package p\n\ny := 1\n",
      "out/data.json": '{"z": 1}',
      "out/sub/c.txt": "",
    });
    await symlink(join("../out", name), join(cwd, "b", name));
    const refused = await run(["eval", "-b", "b", "data.p.x"], { cwd });
    expect(refused.exitCode).toBe(2);
    expect(refused.stdout).toContain(`b/${name}${name === "sub" ? "/" : ""} is a link, which`);
    expect(await run(["eval", "-b", "b", "data.p.x", "--ignore", name], { cwd })).toMatchObject({
      exitCode: 0,
    });
    expect(await run(["eval", "-d", "b", "data.p.x"], { cwd })).toMatchObject({ exitCode: 0 });
  });
});

describe("a list of files", () => {
  const LIST = { "p.rego": "package p\n\nx := 1\n", "README.md": "# p\n", "d.json": "{}", "p.wasm": "\0asm" };

  it.each(["check", "fmt"])("is read by %s without what is not Rego, which is named", async (command) => {
    const cwd = await makeFolder(LIST);
    const result = await run([command, "README.md", "p.rego", "d.json", "p.wasm"], { cwd });
    expect(result).toMatchObject({ exitCode: 0, stderr: "skipped, not Rego: README.md, d.json, p.wasm\n" });
    expect((await run([command, "README.md", "p.rego", "--quiet"], { cwd })).stderr).toBe("");
  });

  it.each([
    ["check", "checked"],
    ["fmt", "formatted"],
  ])("may hold no Rego for %s, but files that are there", async (command, done) => {
    const cwd = await makeFolder({ ...LIST, "empty/x.txt": "" });
    expect(await run([command, "README.md", "d.json"], { cwd })).toMatchObject({
      exitCode: 0,
      stdout: "",
      stderr: `nothing was ${done}; skipped, not Rego: README.md, d.json\n`,
    });
    expect((await run([command, "README.md", "no.md"], { cwd })).stderr).toMatch(
      /no\.md: there is no such file/,
    );
    expect((await run([command, "README.md", "empty"], { cwd })).exitCode).toBe(2);
  });

  it("is skipped by fmt where it is an archive, as in OPA", async () => {
    const cwd = await makeFolder({ "b.tar.gz": await bundle(FILES) });
    expect(await run(["fmt", "b.tar.gz"], { cwd })).toMatchObject({ exitCode: 0, stdout: "" });
  });

  it("names the first five files that are skipped", async () => {
    const names = ["1.md", "2.md", "3.md", "4.md", "5.md", "6.md", "7.md"];
    const cwd = await makeFolder(Object.fromEntries(names.map((name) => [name, ""])));
    expect((await run(["check", ...names], { cwd })).stderr).toBe(
      "nothing was checked; skipped, not Rego: 1.md, 2.md, 3.md, 4.md, 5.md and 2 more\n",
    );
  });
});

describe("treeFilter", () => {
  it.each<[string, string[], "rego" | "data", boolean]>([
    ["a/p.rego", [], "data", true],
    ["a/d.yml", [], "data", true],
    ["a/d.yml", [], "rego", false],
    ["a/d.JSON", [], "data", false],
    ["a/b.tar.gz", [], "data", true],
    ["a/b.tar.gz", [], "rego", false],
    ["a/b.tgz", [], "data", false],
    ["a/notes.txt", [], "data", false],
    ["build/p.rego", ["build"], "data", false],
    ["rebuild/p.rego", ["build"], "data", true],
    ["a/p_gen.rego", ["x, *_gen.rego"], "data", false],
    ["a/p1.rego", ["p?.rego"], "data", false],
    ["a1/p.rego", ["[a-c][0-9]"], "data", false],
    ["d1/p.rego", ["[a-c][0-9]"], "data", true],
  ])("%s with ignore %j, reading %s: %s", (inner, ignore, reads, isPart) => {
    expect(treeFilter({ reads, ignore })(inner)).toBe(isPart);
  });
});
