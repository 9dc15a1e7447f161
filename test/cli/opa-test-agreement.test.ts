import { spawnSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { opaVersion } from "../../src/base/version.js";
import { makeFolder, run } from "./run.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** OPA's own command line, where the machine has the version that opa-core is made from. */
const native = spawnSync("opa", ["version"], { encoding: "utf8" });
const hasOpa = native.status === 0 && native.stdout.includes(`Version: ${opaVersion}`);

interface Result {
  package: string;
  name: string;
  fail?: boolean;
  skip?: boolean;
  error?: { code?: string };
  location: { row: number };
}

function outcomes(json: string): string[] {
  return (JSON.parse(json) as Result[])
    .map(({ package: of, name, fail, skip, error, location }) =>
      [of, name, location.row, fail === true, skip === true, error?.code ?? ""].join(" "),
    )
    .sort();
}

async function makeArchive(files: Record<string, string>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name: `/${name}`, size: Buffer.byteLength(body) },
    body,
  }));
  return gzipSync(await packTar(entries));
}

const ODD = {
  "odd_test.rego": `package odd_test

test_pass if true

test_fail if 1 == 2

todo_test_later if false

test_error if {
	x := {1: "a"}
	y := f(1)
	y == x[1]
}

f(1) := "a"

f(x) := "b" if x == 1

test_cases[name] if {
	some name, given in {"one": 1, "two": 2}
	given == 1
}
`,
  "data.yaml": "a: [1, 2]\n",
};

describe.runIf(hasOpa)("opa test and regohost test agree", () => {
  it.each(["examples/hello", "examples/release-gate", "examples/full-gate", "odd"])(
    "on %s",
    async (suite) => {
      const cwd = suite === "odd" ? await makeFolder(ODD) : root;
      const path = suite === "odd" ? "." : suite;
      const opa = (...args: string[]): string =>
        spawnSync("opa", ["test", path, "--capabilities", `${root}builtins/capabilities.json`, ...args], {
          cwd,
          encoding: "utf8",
        }).stdout;
      const own = async (...args: string[]): Promise<string> =>
        (await run(["test", path, ...args], { cwd })).stdout;
      expect(outcomes(await own("-o", "json"))).toEqual(outcomes(opa("--format", "json")));
      if (suite === "odd") return;
      const [ours, theirs] = [await own("--coverage"), opa("--coverage")].map(
        (text) => JSON.parse(text) as { coverage: number; files: Record<string, unknown> },
      );
      expect(ours?.coverage).toBe(theirs?.coverage);
      expect(Object.keys(ours?.files ?? {}).length).toBe(Object.keys(theirs?.files ?? {}).length);
    },
  );
});

const LOADED = {
  "x_test.rego": "package x_test\n\ntest_data if { data.sub.a == 1; not data.b }\n",
  "Y_test.rego": "package y_test\n\ntest_y if data.sub.a == 1\n",
  "sub/a.yml": "a: 1\n",
  "sub/B.JSON": '{"b": 1}',
  "linked/l_test.rego": "package l_test\n\ntest_l if true\n",
};

/** Without the places, which OPA gives inside an archive. */
function named(json: string): string[] {
  return (json === "" ? [] : (JSON.parse(json) as Result[]))
    .map(({ package: of, name, fail }) => `${of}.${name} ${String(fail === true)}`)
    .sort();
}

describe.runIf(hasOpa)("opa test and regohost test read the same files", () => {
  it.each<string[][]>([
    [["f"]],
    [["-b", "f"]],
    [["f", "--ignore", "?_test.rego"]],
    [["f", "--ignore", "[A-Z]_test.rego,z*"]],
    [["f", "--ignore", "[^x]_test.rego"]],
    [["f", "--ignore", "*.gz"]],
    [["-b", "f", "--ignore", "s[tu]b"]],
  ])("with %j", async (args) => {
    const cwd = await makeFolder(
      Object.fromEntries(
        Object.entries(LOADED).map(([path, text]) => [path.startsWith("linked") ? path : `f/${path}`, text]),
      ),
    );
    await writeFile(
      join(cwd, "f/b.tar.gz"),
      await makeArchive({
        "z_test.rego": "package z_test\n\ntest_z if data.inner.v == 7\n",
        "inner/data.json": '{"v":7}',
      }),
    );
    await symlink("../linked", join(cwd, "f/folder"));
    await symlink("../linked/l_test.rego", join(cwd, "f/l_test.rego"));
    const opa = spawnSync("opa", ["test", "--format", "json", ...args], { cwd, encoding: "utf8" });
    const own = await run(["test", "-f", "json", "--no-fail-on-empty", ...args], { cwd });
    expect(named(own.stdout)).toEqual(named(opa.stdout));
  });

  it.each<string[][]>([[["README.md"]], [["README.md", "p.rego"]], [["p.rego", "d.json", "p.wasm"]]])(
    "and check and fmt skip the same of %j",
    async (paths) => {
      const cwd = await makeFolder({
        "README.md": "# p",
        "p.rego": "package p\n",
        "d.json": "[",
        "p.wasm": "\0",
      });
      for (const command of ["check", "fmt"]) {
        const opa = spawnSync("opa", [command, ...paths], { cwd, encoding: "utf8" });
        expect(await run([command, ...paths], { cwd })).toMatchObject({
          exitCode: opa.status,
          stdout: opa.stdout,
        });
      }
    },
  );
});

describe("the comparison with opa test", () => {
  it("knows OPA's outcomes apart", () => {
    const result = { package: "p", name: "n", location: { row: 1 } };
    expect(outcomes(JSON.stringify([result]))).not.toEqual(
      outcomes(JSON.stringify([{ ...result, fail: true }])),
    );
  });
});
