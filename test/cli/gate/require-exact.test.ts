import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { toSourceFiles, unpackBundle } from "../../../src/engine/source/bundle-archive.js";
import { makeFolder, run } from "../run.js";

const BUNDLE = fileURLToPath(new URL("../../engine/wasm/fixtures/stock-bundle.tar.gz", import.meta.url));
const STOCK = "stock.wasm";
const FORMATS = ["json", "tap", "junit", "sarif", "github", "markdown", "pretty"];

async function makeStock(): Promise<string> {
  const cwd = await makeFolder(FILES);
  const files = await toSourceFiles(await unpackBundle(await readFile(BUNDLE), "b", 1e9));
  await writeFile(join(cwd, STOCK), files.get("policy.wasm")!);
  return cwd;
}
const FILES = { "in.json": '{"components":[]}', "p.rego": 'package gate\n\ndeny contains "x" if input.a\n' };

it("names a policy with OPA's own runtime on stderr, quiet or not, and in every report", async () => {
  const cwd = await makeStock();
  const outputs = FORMATS.flatMap((format) => ["-o", `${format}=out.${format}`]);
  for (const quiet of [[], ["--quiet"]]) {
    const { exitCode, stderr } = await run(["gate", STOCK, "in.json", ...outputs, ...quiet], { cwd });
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/note: compiled with OPA's own runtime.*--require-exact refuses such policies/s);
    for (const format of FORMATS) {
      expect(await readFile(join(cwd, `out.${format}`), "utf8")).toMatch(
        /runtime for Wasm or planner, or unknown ones.*cannot report errors of the built-ins inside it/s,
      );
    }
  }
});

it("refuses it with --require-exact, and takes what regohost build compiles", async () => {
  const cwd = await makeStock();
  const refused = await run(["gate", STOCK, "in.json", "--require-exact"], { cwd });
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr).toMatch(
    /--require-exact: .*stock\.wasm.*cannot report errors of the built-ins inside it.*it holds no Rego.*regohost build/s,
  );
  expect((await run(["build", "p.rego", "-o", "p.wasm"], { cwd })).exitCode).toBe(0);
  const taken = await run(["gate", "p.wasm", "in.json", "--require-exact"], { cwd });
  expect(taken).toMatchObject({ exitCode: 0 });
  expect(taken.stderr).not.toContain("runtime");
});

it("compiles a bundle again from its Rego, and says so on stderr and in every report", async () => {
  const cwd = await makeFolder(FILES);
  const outputs = FORMATS.flatMap((format) => ["-o", `${format}=out.${format}`]);
  const { exitCode, stderr } = await run(["gate", BUNDLE, "in.json", "--require-exact", ...outputs], { cwd });
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/note: compiled again from the Rego of the bundle.*stock-bundle\.tar\.gz/s);
  for (const format of FORMATS) {
    expect(await readFile(join(cwd, `out.${format}`), "utf8")).toMatch(/compiled again from the Rego/);
  }
  const evaluated = await run(["eval", BUNDLE, "-i", "in.json", "-f", "raw"], { cwd });
  expect(evaluated).toMatchObject({ exitCode: 0, stdout: '{"deny":[]}\n', stderr: "" });
});

it("evaluates a module with OPA's own runtime with a warning", async () => {
  const cwd = await makeStock();
  const { exitCode, stdout, stderr } = await run(["eval", STOCK, "-i", "in.json", "-f", "raw"], { cwd });
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '{"deny":[]}\n' });
  expect(stderr).toMatch(
    /^warning: .*stock\.wasm was compiled with OPA's own runtime.*cannot report errors of the built-ins inside it/,
  );
});
