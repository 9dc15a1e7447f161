// Bundles a program with the installed package, as ES module and as CommonJS, and runs it next to the package and away
// from it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const PROGRAM = `
import { compilePolicy, loadPolicy } from "regohost";
import { loadPolicy as loadOpaWasmPolicy } from "regohost/opa-wasm";

async function main() {
  console.log("imported");
  const { wasm } = await compilePolicy({ files: { "p.rego": "package p\\nallow if input.n == 1" } }, { entrypoint: "p" });
  const policy = await loadPolicy(wasm);
  const { allow } = await policy.evaluate({ n: 1 });
  await policy.close();
  const loaded = await loadOpaWasmPolicy(wasm);
  const [{ result }] = await loaded.evaluate({ n: 1 });
  await loaded.close();
  console.log(allow === true && result.allow === true ? "decided" : "wrong");
}
main().catch((error) => console.log(error.code, error.message));
`;

function check(what, file, expected) {
  const output = execFileSync(process.execPath, [file], { encoding: "utf8", cwd: tmpdir() });
  if (!expected.test(output)) throw new Error(`${what} prints:\n${output}`);
}

/**
 * @param directory a project with the package in its `node_modules`.
 * @throws Error with the output of the bundle.
 */
export async function checkBundles(directory) {
  const source = join(directory, "bundle-source.mjs");
  writeFileSync(source, PROGRAM);
  const away = mkdtempSync(join(tmpdir(), "regohost-bundle-"));
  try {
    for (const [format, name] of /** @type {const} */ ([
      ["esm", "bundle.mjs"],
      ["cjs", "bundle.cjs"],
    ])) {
      for (const folder of [directory, away]) {
        await build({
          entryPoints: [source],
          outfile: join(folder, name),
          bundle: true,
          platform: "node",
          format,
          // It warns that CommonJS has no import.meta.
          logLevel: "error",
        });
      }
      check(`the ${format} bundle beside the package`, join(directory, name), /^imported\ndecided\n$/);
      const refusal =
        /^imported\nopa_core_unavailable .*install the same version next to the bundle, or give .* to useOpaCore\n$/;
      check(`the ${format} bundle away from the package`, join(away, name), refusal);
    }
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
  console.log("bundles of esbuild work, as ES modules and as CommonJS");
}
