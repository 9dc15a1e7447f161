import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadGate } from "../../src/gate/index.js";
import { loadPolicy } from "../../src/index.js";
import { loadServedPolicies } from "../server/serve/serve.js";
import { makeFolder, run } from "../cli/run.js";

const isWindows = process.platform === "win32";

/** What becomes of a file: it is judged, data of another place, ignored by the rule that the note names, or an error. */
type End = "judged" | "elsewhere" | "tests" | "neither policies nor data" | RegExp;

/** A way for a file to be in a folder. `make` gets the folder, and the name and the content of a file that refuses. */
interface Kind {
  what: string;
  make: (folder: string, name: string, text: string) => Promise<unknown>;
  /** In a folder of policies or a bundle, and in one of data. */
  policy: End;
  data: End;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function listen(folder: string, path: string): Promise<void> {
  const server = createServer();
  // The path of a socket is short, so it is made elsewhere.
  await new Promise<void>((resolve) => server.listen(join(folder, "..", "s"), resolve));
  onTestFinished(() => void server.close());
  await rename(join(folder, "..", "s"), path);
}

/** A link to a file or folder beside the folder. */
async function linkOutside(folder: string, name: string, target: string, text: string): Promise<void> {
  const outside = join(folder, "..", "outside");
  await write(join(outside, "kept", name), text);
  await symlink(join(outside, "kept", target), join(folder, target === "" ? "linked" : name));
}

const NOT_REGULAR = /is not a regular file/;
const NOTHING = /links to something that does not exist/;
const CASE = /is not read, because its name is not in lower case/;
const HIDDEN = /is not read, because it is hidden, or in a hidden folder/;
const INSTALLED = /is not read, because it is in node_modules/;
const OTHER: End = "neither policies nor data";

const KINDS: Kind[] = [
  { what: "a file", make: (f, n, t) => write(join(f, n), t), policy: "judged", data: "judged" },
  {
    what: "a nested file",
    make: (f, n, t) => write(join(f, "a/b", n), t),
    policy: "judged",
    data: "elsewhere",
  },
  { what: "a hidden file", make: (f, n, t) => write(join(f, `.${n}`), t), policy: HIDDEN, data: "judged" },
  {
    what: "a file in a hidden folder",
    make: (f, n, t) => write(join(f, ".h", n), t),
    policy: HIDDEN,
    data: "elsewhere",
  },
  {
    what: "a file in node_modules",
    make: (f, n, t) => write(join(f, "node_modules", n), t),
    policy: INSTALLED,
    data: INSTALLED,
  },
  {
    what: "a link that leaves the folder",
    make: (f, n, t) => linkOutside(f, n, n, t),
    policy: "judged",
    data: "judged",
  },
  {
    what: "a link to a folder elsewhere",
    make: (f, n, t) => linkOutside(f, n, "", t),
    policy: "judged",
    data: "elsewhere",
  },
  {
    what: "a link to the folder itself",
    make: async (f, n, t) => {
      await write(join(f, n), t);
      await symlink(".", join(f, "up"));
    },
    policy: "judged",
    data: "judged",
  },
  {
    what: "a dangling link",
    make: (f, n) => symlink("nowhere", join(f, n)),
    policy: NOTHING,
    data: NOTHING,
  },
  {
    what: "a dangling link without an extension",
    make: (f) => symlink("nowhere", join(f, "more")),
    policy: NOTHING,
    data: NOTHING,
  },
  {
    what: "a link to itself",
    make: (f, n) => symlink(n, join(f, n)),
    policy: /links to something that/,
    data: /links to something that/,
  },
  {
    what: "a named pipe",
    make: async (f, n) => void execFileSync("mkfifo", [join(f, n)]),
    policy: NOT_REGULAR,
    data: NOT_REGULAR,
  },
  {
    what: "a named pipe of another name",
    make: async (f) => void execFileSync("mkfifo", [join(f, "pipe")]),
    policy: OTHER,
    data: OTHER,
  },
  { what: "a socket", make: (f, n) => listen(f, join(f, n)), policy: NOT_REGULAR, data: NOT_REGULAR },
  {
    what: "a device",
    make: (f, n) => symlink("/dev/zero", join(f, n)),
    policy: /links to something that is not a regular file/,
    data: /links to something that is not a regular file/,
  },
  {
    what: "a folder with the name of a file",
    make: (f, n, t) => write(join(f, n, n), t),
    policy: "judged",
    data: "elsewhere",
  },
  {
    what: "another extension",
    make: (f) => write(join(f, "x.txt"), "package of notes\n"),
    policy: OTHER,
    data: OTHER,
  },
  {
    what: "no extension",
    make: (f) => write(join(f, "Dockerfile"), "FROM x\n"),
    policy: OTHER,
    data: OTHER,
  },
  {
    what: "an extension in upper case",
    make: (f, n, t) => write(join(f, n.toUpperCase()), t),
    policy: CASE,
    data: CASE,
  },
  {
    what: "an extension with one capital",
    make: (f, n, t) =>
      write(
        join(
          f,
          n.replace(/\.(.)/, (_, c: string) => `.${c.toUpperCase()}`),
        ),
        t,
      ),
    policy: CASE,
    data: CASE,
  },
  {
    what: "a name that is not UTF-8",
    make: (f, n, t) => writeFile(Buffer.concat([Buffer.from(`${f}/x`), Buffer.of(0xff), Buffer.from(n)]), t),
    policy: /the name of this file is not valid UTF-8/,
    data: /the name of this file is not valid UTF-8/,
  },
  {
    what: "a name with a line feed and an escape sequence",
    make: (f, n, t) => write(join(f, `\n::set-output\u001b[2J${n}`), t),
    policy: "judged",
    data: "judged",
  },
];

/** Files that only folders of policies tell apart. */
const POLICY_KINDS: Omit<Kind, "data">[] = [
  {
    what: "tests",
    make: (f) => write(join(f, "x_test.rego"), "package x_test\n\nallow if 1 < 2\n\ntest_x if allow\n"),
    policy: "tests",
  },
  {
    what: "a policy with the name of a test",
    make: (f, _n, t) => write(join(f, "x_test.rego"), t),
    policy: /x_test\.rego is ignored because of its test name, but may be a part of a policy/,
  },
  {
    what: "a policy with the name of a test, indented",
    make: (f, _n, t) => write(join(f, "x_test.rego"), t.replaceAll(/^/gm, "\t  ")),
    policy: /x_test\.rego is ignored because of its test name, but may be a part of a policy/,
  },
  {
    what: "a policy with its test in one file",
    make: (f, _n, t) => write(join(f, "x_test.rego"), `${t}\ntest_x if count(deny) == 1\n`),
    policy: /x_test\.rego is ignored because of its test name, but may be a part of a policy/,
  },
  {
    what: "a policy in a package of tests without a test",
    make: (f) => write(join(f, "x_test.rego"), 'package x_test\n\ndeny contains "no"\n'),
    policy: /x_test\.rego is ignored because of its test name, but may be a part of a policy/,
  },
  {
    what: "a bundle",
    make: (f, _n, t) => write(join(f, "x.tar.gz"), t),
    policy: /pol\/x\.tar\.gz is a compiled policy and is not read/,
  },
];

/** Names under which OPA reads no Rego, and of files that are none although they begin as Rego does. */
POLICY_KINDS.push(
  ...["x", "x.txt", "x.rego.bak", "x.rego~", "x.rego\n", "a/x.opa"].map((name) => ({
    what: `Rego named ${JSON.stringify(name)}`,
    make: (f: string, _n: string, t: string) => write(join(f, name), `# a comment\n\n${t}`),
    policy: /is not read, because its name does not end with \.rego, but it begins as Rego does/,
  })),
  ...[2_000, 10_000].map((lines) => ({
    what: `Rego behind ${lines} comments`,
    make: (f: string, _n: string, t: string) => write(join(f, "x"), `${"# a comment\n".repeat(lines)}${t}`),
    policy: /begins as Rego does/,
  })),
  {
    what: "compressed Rego",
    make: (f: string, _n: string, t: string) => writeFile(join(f, "x.rego.gz"), gzipSync(t)),
    policy: /or is compressed Rego/,
  },
  {
    what: "Rego with a comment in its package clause",
    make: (f: string, _n: string, t: string) => write(join(f, "x"), t.replace("package ", "package # x\n")),
    policy: /begins as Rego does/,
  },
  // In a skipped place every name is refused that is refused elsewhere.
  ...[".h", "node_modules/a", ".h/b/node_modules"].flatMap((folder) =>
    ["x", "x.txt", "x.rego.gz", "x.wasm", "x.tar.gz"].map((name) => ({
      what: `Rego, or compiled, as ${folder}/${name}`,
      make: (f: string, _n: string, t: string) => write(join(f, folder, name), t),
      policy: folder.startsWith(".") ? HIDDEN : INSTALLED,
    })),
  ),
  ...[".x", ".x.rego.bak", "node_modules"].map((name) => ({
    what: `Rego in a file ${name}`,
    make: (f: string, _n: string, t: string) => write(join(f, name), t),
    policy: name.startsWith(".") ? HIDDEN : INSTALLED,
  })),
  // A folder with the dependencies of a project has thousands of them.
  ...["x.js", "x.d.ts", "x.js.map", "README.md"].map((name) => ({
    what: `Rego as code of a package: ${name}`,
    make: (f: string, _n: string, t: string) => write(join(f, "node_modules/a", name), t),
    policy: "tests" as const,
  })),
  {
    what: "Rego as code of no package",
    make: (f: string, _n: string, t: string) => write(join(f, "a/x.js"), t),
    policy: /begins as Rego does/,
  },
  {
    what: "a text of git",
    make: (f: string, _n: string, t: string) => write(join(f, ".git/description"), t),
    policy: "tests" as const,
  },
  ...[
    ["x.go", "package main\n\nfunc main() {}\n"],
    ["X.java", "package org.example;\n"],
    ["x.kt", "package org.example\n"],
  ].map(([name = "", text = ""]) => ({
    what: `a source named ${name}`,
    make: (f: string) => write(join(f, name), text),
    policy: OTHER,
  })),
);

const KEEPER = 'package keeper\n\nimport rego.v1\n\ndeny contains "data" if data.refuses\n';
const REFUSING = 'package refusing\n\ndeny contains "no" if input.x\n';
const DATA = '{"refuses": true}';

function expectPrintable(text: string): void {
  // eslint-disable-next-line no-control-regex -- nothing of a name may get out as it is
  expect(text).not.toMatch(/^::|\u001b/m);
}

/** Compiles the folder first: what `gate` refuses for what it does not read, `build` has to. */
async function endsCompiled(policies: string[], cwd: string, end: End): Promise<void> {
  for (const output of ["built.wasm", "built.tar.gz"]) {
    const built = await run(["build", ...policies, "-o", output], { cwd });
    expectPrintable(built.stdout + built.stderr);
    const stderr = built.stderr.replaceAll(join(cwd, "/"), "");
    if (end instanceof RegExp) expect(stderr).toMatch(end);
    else if (end === OTHER) expect(stderr).toContain(`ignored files: ${end}: `);
    else expect(stderr).not.toContain("ignored files");
    expect({ output, code: built.exitCode }).toEqual({
      output,
      code: end instanceof RegExp ? 2 : 0,
    });
    if (built.exitCode !== 0) continue;
    const { exitCode } = await run(["gate", output, "in.json", "--allow-undefined", "data.refuses"], { cwd });
    expect({ output, exitCode }).toEqual({ output, exitCode: end === "judged" ? 1 : 0 });
  }
}

async function ends(args: string[], cwd: string, end: End): Promise<void> {
  const { exitCode, stdout, stderr } = await run(["gate", ...args, "in.json", "-o", "json"], { cwd });
  expectPrintable(stdout + stderr);
  if (end === "judged") expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
  else if (end === "elsewhere" || end === "tests")
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  else if (typeof end === "string") {
    expect(stderr).toContain(`note: ignored files: ${end}: `);
    expect(exitCode).toBe(0);
  } else {
    expect(stderr).toMatch(end);
    expect(exitCode).toBe(2);
  }
}

const start = (): Promise<string> =>
  makeFolder(
    { "in.json": '{"x": 1}', "pol/keeper.rego": KEEPER, "one/keeper.rego": KEEPER, "dat/a.json": "{}" },
    onTestFinished,
  );

describe.skipIf(isWindows)(
  "a file of a folder is judged, ignored by a rule that stderr names, or exit 2",
  () => {
    it.each([...KINDS, ...POLICY_KINDS])("in a folder of policies: $what", async ({ make, policy }) => {
      const cwd = await start();
      await make(join(cwd, "pol"), "x.rego", REFUSING);
      await ends(["pol", "--allow-undefined", "data.refuses"], cwd, policy);
      await endsCompiled(["pol"], cwd, policy);
    });

    it.each([...KINDS, ...POLICY_KINDS])("in a bundle: $what", async ({ make, policy }) => {
      const cwd = await start();
      await writeFile(join(cwd, "pol/.manifest"), '{"revision": "1"}');
      await make(join(cwd, "pol"), "x.rego", REFUSING);
      await ends(["pol", "--allow-undefined", "data.refuses"], cwd, policy);
      await endsCompiled(["pol"], cwd, policy);
    });

    it.each(KINDS)("in a folder of data: $what", async ({ make, data }) => {
      const cwd = await start();
      await make(join(cwd, "dat"), "x.json", DATA);
      await ends(["-p", "one/keeper.rego", "-d", "dat", "--allow-undefined", "data.refuses"], cwd, data);
    });

    it.each(["x.rego", "a/x.rego", ".h/x.rego", "x_test.rego", "x.REGO", "x.wasm", "x.tar.gz"])(
      "is refused as a policy in a folder of data, unless it is one of the policies or may be skipped: %s",
      async (name) => {
        const cwd = await start();
        await write(join(cwd, "dat", name), "package library\n");
        const args = ["one", "in.json", "-d", "dat", "--allow-undefined", "data.refuses", "-o", "json"];
        const { exitCode, stderr } = await run(["gate", ...args], { cwd });
        expect(stderr).toContain(`dat/${name} is a policy and is not read: its folder is named as data`);
        expect(exitCode).toBe(2);
        const allowed = await run(["gate", ...args, "--allow-skipped-files"], { cwd });
        expect(allowed.stderr).toContain(`dat/${name}`);
        expect(allowed.exitCode).toBe(0);
      },
    );

    it("takes a folder as policies and as data", async () => {
      const cwd = await start();
      await write(join(cwd, "pol/x_test.rego"), "package x_test\n\ntest_x if true\n");
      await write(join(cwd, "pol/more.json"), DATA);
      expect((await run(["gate", "pol", "in.json", "-d", "pol"], { cwd })).exitCode).toBe(1);
      expect((await run(["gate", "pol/*.rego", "in.json", "-d", "./pol/"], { cwd })).exitCode).toBe(1);
    });

    it.skipIf(process.getuid?.() === 0).each(["x.rego", "x"])(
      "in a folder of policies: what may not be read: %s",
      async (name) => {
        const cwd = await start();
        await write(join(cwd, "pol", name), REFUSING);
        await chmod(join(cwd, "pol", name), 0);
        await ends(["pol"], cwd, /pol\/x(?:\.rego)? cannot be read/);
        await endsCompiled(["pol"], cwd, /pol\/x(?:\.rego)? cannot be read/);
      },
    );

    it("names no file of the folder that was judged", async () => {
      const cwd = await start();
      for (const name of ["a.json", "b.json"]) await write(join(cwd, "pol", name), "{}");
      const args = ["pol", "pol/a.json", "--allow-undefined", "data.refuses", "-o", "json"];
      const { stderr } = await run(["gate", ...args], { cwd });
      expect(stderr).toBe("note: ignored files: neither policies nor data: pol/b.json\n");
    });

    it("names the first of each kind, and how many there are", async () => {
      const cwd = await start();
      for (const name of [
        "a.txt",
        "b.txt",
        "c.txt",
        "d.txt",
        ".h/x",
        "README.md",
        ".gitignore",
        ".git/x",
        "a_test.rego",
      ]) {
        await write(join(cwd, "pol", name), name === "a_test.rego" ? "package a_test\n" : "");
      }
      const args = ["pol", "in.json", "--allow-undefined", "data.refuses", "-o", "json"];
      const { stderr } = await run(["gate", ...args], { cwd });
      expect(stderr).toBe(
        "note: ignored files: neither policies nor data: pol/a.txt, pol/b.txt, pol/c.txt and 1 more\n",
      );
    });

    it.each([
      ["hidden", ".x.rego"],
      ["hidden", ".h/x.rego"],
      ["node_modules", "node_modules/a/x.rego"],
      ["compiled policies", "x.wasm"],
    ])("leaves unread what is %s where that is allowed, and names it: %s", async (label, name) => {
      const cwd = await start();
      await write(join(cwd, "pol", name), REFUSING);
      const args = [
        "pol",
        "in.json",
        "--allow-undefined",
        "data.refuses",
        "--allow-skipped-files",
        "-o",
        "json",
      ];
      const { exitCode, stderr } = await run(["gate", ...args], { cwd });
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining(label) as string });
      expect(stderr).toContain(`pol/${name}`);
    });

    const hidden = async (): Promise<string> => {
      const cwd = await start();
      for (const name of [".h/x.rego", "node_modules/a/y.rego", "z.rego.txt"])
        await write(join(cwd, "pol", name), REFUSING);
      return cwd;
    };
    const REFUSALS = ["hidden", "in node_modules", "begins as Rego does"];

    it.each([
      ["eval", ["eval", "-d", "pol", "data.keeper.deny", "-f", "raw"], REFUSALS.slice(0, 2)],
      ["eval of a bundle", ["eval", "-b", "pol", "data.keeper.deny", "-f", "raw"], REFUSALS.slice(0, 2)],
      ["eval of an entrypoint", ["eval", "pol", "-e", "keeper/deny", "-f", "raw"], REFUSALS],
      ["exec", ["exec", "--decision", "keeper/deny", "-b", "pol", "in.json"], REFUSALS],
      ["build", ["build", "pol", "-o", "built.wasm"], REFUSALS],
    ])("is refused by what decides later, too: %s", async (_, args, refusals) => {
      const cwd = await hidden();
      const { exitCode, stderr } = await run(args, { cwd });
      expect(exitCode).toBe(2);
      expect(refusals.filter((why) => stderr.includes(why))).toHaveLength(1);
      for (const path of [".h", "node_modules"]) await rm(join(cwd, "pol", path), { recursive: true });
      expect((await run(args, { cwd })).exitCode).toBe(refusals.length === 3 ? 2 : 0);
      const allowed = await run([...args, "--allow-skipped-files"], { cwd: await hidden() });
      expect({ ...allowed, stdoutBytes: undefined }).toMatchObject({ exitCode: 0 });
    });

    it("may stay unread in a query where --ignore names it", async () => {
      const cwd = await hidden();
      const query = ["eval", "-d", "pol", "data.keeper.deny", "-f", "raw"];
      expect((await run([...query, "--ignore", ".h"], { cwd })).exitCode).toBe(2);
      expect((await run([...query, "--ignore", ".h,node_modules"], { cwd })).exitCode).toBe(0);
    });

    it("is refused by a server, and by loadPolicy", async () => {
      const cwd = await hidden();
      for (const load of [
        (options: object) => loadServedPolicies(["pol"], { cwd, ...options }),
        (options: object) => loadPolicy("pol", { cwd, ...options }),
      ]) {
        await expect(load({})).rejects.toMatchObject({ code: "source_unsupported" });
        expect(await load({ allowSkippedFiles: true })).toBeDefined();
      }
    });

    it("reads a volume of Kubernetes, whose files are links into a hidden folder", async () => {
      const cwd = await start();
      await write(join(cwd, "pol/..1/x.rego"), REFUSING);
      await symlink("..1", join(cwd, "pol/..data"));
      await symlink("..data/x.rego", join(cwd, "pol/x.rego"));
      const { exitCode, stderr } = await run(
        ["gate", "pol", "in.json", "--allow-undefined", "data.refuses", "-o", "json"],
        { cwd },
      );
      expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    });

    it.each([".x", ".x.rego"])("reads %s by a link, so that it is not skipped", async (hidden) => {
      const cwd = await start();
      await write(join(cwd, "pol", hidden), REFUSING);
      await symlink(hidden, join(cwd, "pol/x.rego"));
      await ends(["pol", "--allow-undefined", "data.refuses"], cwd, "judged");
      await write(join(cwd, "pol/.y"), REFUSING);
      await ends(["pol", "--allow-undefined", "data.refuses"], cwd, /pol\/\.y is not read/);
    });

    it("judges what it would have ignored when it is named", async () => {
      const cwd = await start();
      await write(join(cwd, "pol/x.REGO"), REFUSING);
      await ends(["pol", "pol/x.REGO", "--allow-undefined", "data.refuses"], cwd, "judged");
      await endsCompiled(["pol", "pol/x.REGO"], cwd, "judged");
    });
  },
);

it.each([
  ...[
    "gz",
    "GZ",
    "bz2",
    "xz",
    "lzma",
    "lz4",
    "zst",
    "zstd",
    "br",
    "Z",
    "zip",
    "7z",
    "tar.gz",
    "tgz",
    "gz.gz",
  ].map((end) => `sbom.json.${end}`),
  "a/B.YAML.xz",
  "x.jsonl.zst",
  "Dockerfile.gz",
])("refuses the compressed input %s in a folder, and notes others", async (name) => {
  const cwd = await start();
  await write(join(cwd, "in/ok.json"), "{}");
  for (const other of [
    "app.js.gz",
    "x.tar.gz",
    "x-1.2.tgz",
    "x.zip",
    "x.whl",
    "x.tar.zst",
    "x.js.br",
    "linux.xz",
  ])
    await write(join(cwd, "in", other), "-");
  const args = ["gate", "-p", "one", "-i", "in", "--allow-undefined", "data.refuses"];
  expect((await run(args, { cwd })).exitCode).toBe(0);
  await write(join(cwd, "in", name), "-");
  const { exitCode, stdout } = await run(args, { cwd });
  expect(exitCode).toBe(2);
  expect(stdout).toContain(`in/${name} is not read, because it is compressed`);
  expect((await run([...args, "--allow-skipped-files"], { cwd })).exitCode).toBe(0);
});

describe.skipIf(isWindows)("a file that is named", () => {
  const pipe = async (): Promise<{ cwd: string; path: string }> => {
    const cwd = await start();
    execFileSync("mkfifo", [join(cwd, "pipe.json")]);
    return { cwd, path: join(cwd, "pipe.json") };
  };

  it.each([
    ["an input", ["one", "-i", "pipe.json", "--allow-undefined", "data.refuses"], '{"x": 1}', 0],
    ["data", ["one", "in.json", "-d", "pipe.json"], DATA, 1],
    ["lines", ["one", "in.json", "-d", "pipe.json"], `${DATA}\n`, 1],
  ])("is read from a pipe: %s", async (_what, args, text, code) => {
    const { cwd, path } = await pipe();
    const writer = spawn("sh", ["-c", 'printf %s "$1" > "$2"', "sh", text, path]);
    onTestFinished(() => void writer.kill("SIGKILL"));
    const { exitCode, stderr } = await run(["gate", ...args], { cwd });
    expect({ exitCode, stderr }).toEqual({ exitCode: code, stderr: "" });
  });

  it.each([
    ["one", "-i", "pipe.json"],
    ["one", "in.json", "-d", "pipe.json"],
    ["one", "in.json", "--exceptions", "pipe.json"],
    ["one", "in.json", "--schema", "./pipe.json"],
    ["one", "in.json", "--key", "pipe.json"],
    ["--config", "pipe.json"],
  ])("is waited for no longer than --timeout as a pipe without a writer: %s %s %s %s", async (...args) => {
    const { cwd } = await pipe();
    const { exitCode, stderr, stdout } = await run(
      ["gate", ...args, "--timeout", "300ms", "--allow-undefined", "data.refuses"],
      { cwd },
    );
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toMatch(/nothing was written to this pipe for \d+ ms/);
  });

  it.each([
    ["a named pipe", "pipe.rego"],
    ["a device", "zero.rego"],
  ])("is refused as a policy, and never waited for: %s", async (_what, name) => {
    const cwd = await start();
    execFileSync("mkfifo", [join(cwd, "pipe.rego")]);
    await symlink("/dev/zero", join(cwd, "zero.rego"));
    await ends([name], cwd, /is not a regular file/);
    // A pattern that also matches a policy.
    await write(join(cwd, name.slice(0, 1), "keeper.rego"), KEEPER);
    await ends([`{${name.slice(0, 1)}/*,${name.slice(0, 3)}*}.rego`], cwd, /is not a regular file/);
  });

  it("is waited for until the run is aborted", async () => {
    const { cwd, path } = await pipe();
    const gate = await loadGate(["one"], { cwd, allowUndefined: ["data.refuses"] });
    const abort = new AbortController();
    const run = gate.judge([{ path }], { signal: abort.signal });
    setImmediate(() => {
      abort.abort();
    });
    expect(await run).toMatchObject({ outcome: "undecided", results: [{ errorCode: "aborted" }] });
    await gate.close();
  });
});

it.skipIf(isWindows).each([
  ["inputs in a folder", ["one", "-i", "in"]],
  ["inputs of a pattern", ["one", "-i", "in/**"]],
  ["policies in a folder", ["in", "in.json"]],
  ["policies of a pattern", ["-p", "in/**/*.rego", "-i", "in.json"]],
  ["data in a folder", ["one", "in.json", "-d", "in"]],
])("a file whose path is too long to be opened is exit 2: %s", async (_, args) => {
  const cwd = await start();
  for (const [name, text] of [
    ["in/keeper.rego", KEEPER],
    ["in/a.json", "{}"],
    ["x.rego", REFUSING],
    ["x.json", DATA],
  ] as const)
    await write(join(cwd, name), text);
  // The shell reports on stderr that it cannot name its folder.
  const shell = (script: string): Buffer => execFileSync("sh", ["-c", script], { cwd, stdio: "pipe" });
  // Each folder is entered by its name alone.
  shell(`at=$PWD; cd in; for i in $(seq 20); do n=${"d".repeat(220)}; mkdir $n; cd $n; done; cp $at/x.* .`);
  onTestFinished(() => void shell("rm -rf in"));
  const { exitCode, stdout, stderr } = await run(["gate", ...args, "--allow-undefined", "data.refuses"], {
    cwd,
  });
  expect(exitCode).toBe(2);
  expect(stdout + stderr).toContain("ENAMETOOLONG");
});

it.skipIf(isWindows)("inputs lie within the folder that inputsWithin names", async () => {
  const cwd = await makeFolder({
    "policies/p.rego": 'package p\n\ndeny contains "bad" if input.bad\n',
    "theirs/in.json": "{}",
    "theirs/.git/config.json": "{}",
    "secret.json": '{"bad": true}',
  });
  await symlink("../secret.json", join(cwd, "theirs/link.json"));
  await symlink("theirs", join(cwd, "alias"));
  const gate = await loadGate(["policies"], { builtins: [], cwd });
  onTestFinished(() => gate.close());
  const ends = async (path: string, inputsWithin: string): Promise<string> =>
    (await gate.judge([{ path }], { inputsWithin })).outcome;
  for (const within of ["theirs", "alias", join(cwd, "theirs")]) {
    for (const path of ["theirs/in.json", "alias/in.json", join(cwd, "alias/in.json")])
      expect(await ends(path, within), `${within}: ${path}`).toBe("pass");
    for (const path of ["theirs/link.json", "theirs", "secret.json", "theirs/../secret.json", "theirs/.git"])
      expect(await ends(path, within), `${within}: ${path}`).toBe("invalid");
  }
  expect(await ends("theirs/link.json", ".")).toBe("fail");
});
