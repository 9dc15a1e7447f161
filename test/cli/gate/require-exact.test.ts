import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { makeFolder, run } from "../run.js";

const STOCK = fileURLToPath(new URL("../../wasm/fixtures/stock-bundle.tar.gz", import.meta.url));
const FILES = { "in.json": '{"components":[]}', "p.rego": 'package gate\n\ndeny contains "x" if input.a\n' };

it("names a policy with OPA's own runtime on stderr, quiet or not, and in every report", async () => {
  const cwd = await makeFolder(FILES);
  const formats = ["json", "tap", "junit", "sarif", "github", "markdown", "pretty"];
  const outputs = formats.flatMap((format) => ["-o", `${format}=out.${format}`]);
  for (const quiet of [[], ["--quiet"]]) {
    const { exitCode, stderr } = await run(["gate", STOCK, "in.json", ...outputs, ...quiet], { cwd });
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/note: compiled with OPA's own runtime.*--require-exact refuses such policies/s);
    for (const format of formats) {
      expect(await readFile(join(cwd, `out.${format}`), "utf8")).toMatch(
        /runtime for Wasm or planner, or unknown ones/,
      );
    }
  }
});

it("refuses it with --require-exact, and takes what regohost build compiles", async () => {
  const cwd = await makeFolder(FILES);
  const refused = await run(["gate", STOCK, "in.json", "--require-exact"], { cwd });
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr).toMatch(/--require-exact: .*stock-bundle\.tar\.gz.*regohost build/s);
  expect((await run(["build", "p.rego", "-o", "p.wasm"], { cwd })).exitCode).toBe(0);
  const taken = await run(["gate", "p.wasm", "in.json", "--require-exact"], { cwd });
  expect(taken).toMatchObject({ exitCode: 0 });
  expect(taken.stderr).not.toContain("runtime");
});
