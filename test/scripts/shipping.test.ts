import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { blocksOf } from "../../scripts/markdown.mjs";
import { buildJavaScript, compilePolicy } from "../../src/index.js";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CORE, DECIDED, PROGRAM, REFUSED, ROOT } from "../../scripts/bundlers/programs.mjs";

/** Bundles a program with this package. */
function bundle(source: string, file: string, format: "esm" | "cjs"): Promise<unknown> {
  return build({
    ...{ entryPoints: [source], outfile: file, format, bundle: true, platform: "node", logLevel: "error" },
    alias: { regohost: join(ROOT, "src/index.ts") },
    nodePaths: [join(ROOT, "node_modules")],
    // Packages that a program without them leaves out, too.
    external: ["bullmq", "ioredis", "@opentelemetry/*"],
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-shipping-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NODE_NO_WARNINGS: "1", ...env } };
  return (await promisify(execFile)(process.execPath, args, options)).stdout;
}

describe.each(["esm", "cjs"] as const)("a bundle of esbuild away from the package (%s)", (format) => {
  let file: string;
  beforeAll(async () => {
    file = join(folder, format === "esm" ? "app.mjs" : "app.cjs");
    const source = join(folder, "source.mjs");
    await writeFile(source, PROGRAM);
    await bundle(source, file, format);
  });

  it("fails at once and each time with what to do, and decides with opa-core", async () => {
    expect(await run([file])).toMatch(REFUSED);
    expect(await run([file], { CORE })).toMatch(DECIDED);
  });

  it("needs no right but to read", async () => {
    const [major = 0] = process.versions.node.split(".").map(Number);
    const flag = major < 24 ? "--experimental-permission" : "--permission";
    expect(await run([flag, "--allow-fs-read=*", file], { CORE })).toMatch(DECIDED);
  });
});

it("runs the program with a policy as JavaScript where no code is made of text", async () => {
  const page = await readFile(join(ROOT, "docs/shipping.md"), "utf8");
  const program = blocksOf(page).find(({ text }) => text.includes('from "./policy.js"'));
  const rego = 'package authz\n\nallow if input.user == "ada"\n';
  const { wasm } = await compilePolicy({ files: { "authz.rego": rego } }, { entrypoint: "authz/allow" });
  const built = await buildJavaScript(wasm);
  await writeFile(join(folder, "policy.js"), built.replace("make(r, b) {", "$& console.log('made');"));
  await writeFile(join(folder, "program.mjs"), program?.text ?? "");
  const file = join(folder, "ahead.mjs");
  await bundle(join(folder, "program.mjs"), file, "esm");
  const printed = await run(["--disallow-code-generation-from-strings", file]);
  expect(printed).toBe("made\ntrue\n");
});
