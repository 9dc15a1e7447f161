// Ships a program with each method in docs/shipping.md, and runs it: `npm run check:bundlers`.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { COMPILED, CORE, DECIDED, JEST_TEST, makeProject, PROGRAM, REFUSED, ROOT } from "./programs.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(import.meta.url);
const work = mkdtempSync(join(tmpdir(), "regohost-shipping-"));
const project = join(work, "project");
makeProject(project);
const entry = join(project, "app.mjs");
const bin = (/** @type {string} */ name) => join(HERE, "node_modules/.bin", name);

/** @param {string} program @param {readonly string[]} args @param {Record<string, string>} [more] */
function run(program, args, more = {}, cwd = work) {
  return execFileSync(program, args, {
    encoding: "utf8",
    cwd,
    env: { ...env, NODE_NO_WARNINGS: "1", ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** @param {string} what @param {string} printed @param {RegExp} expected */
function expect(what, printed, expected) {
  if (!expected.test(printed)) throw new Error(`${what} prints:\n${printed}`);
}

/** @param {string} what @param {string} file */
function checkBundle(what, file) {
  expect(what, run(execPath, [file]), REFUSED);
  expect(`${what} with useOpaCore`, run(execPath, [file], { CORE }), DECIDED);
}

/** @type {Record<string, () => unknown>} */
const WAYS = {
  async rollup() {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const { default: commonjs } = await import("@rollup/plugin-commonjs");
    const { default: json } = await import("@rollup/plugin-json");
    const plugins = [nodeResolve({ preferBuiltins: true, exportConditions: ["node"] }), commonjs(), json()];
    const bundle = await rollup({ input: entry, plugins, onwarn: () => undefined });
    const dir = join(work, "rollup");
    await bundle.write({ dir, entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
    checkBundle("rollup", join(dir, "app.mjs"));
  },
  async vite() {
    const { build } = await import("vite");
    const outDir = join(work, "vite");
    const ssr = { noExternal: /** @type {const} */ (true) };
    await build({ root: project, configFile: false, logLevel: "error", build: { ssr: entry, outDir }, ssr });
    checkBundle("vite", join(outDir, "app.js"));
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const output = { path: join(work, "webpack"), filename: "app.cjs" };
    const options = {
      context: project,
      entry,
      output,
      mode: /** @type {const} */ ("none"),
      target: "node20",
    };
    await new Promise((resolve, reject) => {
      webpack(options, (error, stats) => {
        if (error !== null || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve(undefined);
      });
    });
    // It replaces `import.meta.url` with the location of the files at build time, so the package is found there.
    expect("webpack with useOpaCore", run(execPath, [join(output.path, "app.cjs")], { CORE }), DECIDED);
  },
  async sea() {
    const { build } = await import("esbuild");
    const main = join(work, "sea.cjs");
    await build({
      entryPoints: [entry],
      outfile: main,
      bundle: true,
      platform: "node",
      format: "cjs",
      logLevel: "error",
    });
    const config = join(work, "sea.json");
    const output = join(work, "sea.blob");
    writeFileSync(config, JSON.stringify({ main, output, assets: { "opa-core.wasm": CORE } }));
    run(execPath, ["--experimental-sea-config", config]);
    const program = join(work, "program");
    copyFileSync(execPath, program);
    chmodSync(program, 0o755);
    const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
    run(bin("postject"), [program, "NODE_SEA_BLOB", output, "--sentinel-fuse", fuse]);
    expect("a program of one file", run(program, []), REFUSED);
    expect("a program of one file with its asset", run(program, [], { CORE: "sea" }), DECIDED);
  },
  async nft() {
    const { nodeFileTrace } = await import("@vercel/nft");
    const { fileList } = await nodeFileTrace([entry], { base: "/" });
    const traced = [...fileList];
    if (!traced.some((file) => file.endsWith("dist/index.js")))
      throw new Error("nft does not find the package");
    // Nor what lies at a path that it can compute, such as the user's caches.
    const foreign = traced.find((file) => ![work, ROOT].some((root) => join("/", file).startsWith(root)));
    if (foreign !== undefined) throw new Error(`nft finds ${foreign}`);
    // When it does, docs/shipping.md must document it.
    if (traced.some((file) => file.endsWith("opa-core.wasm"))) throw new Error("nft finds opa-core.wasm");
  },
  permission() {
    const [major = 0] = process.versions.node.split(".").map(Number);
    const flag = major < 24 ? "--experimental-permission" : "--permission";
    const args = [flag, "--allow-fs-read=/"];
    const denied = /^(?:opa_core_unavailable .*--allow-worker.*\n){2}$/;
    expect("--permission", run(execPath, [...args, entry], {}, project), denied);
    expect("--allow-worker", run(execPath, [...args, "--allow-worker", entry], {}, project), DECIDED);
    expect("--permission with useOpaCore", run(execPath, [...args, entry], { CORE }, project), DECIDED);
  },
  /** Packages without `node_modules`, in archives: the published package, and its imports. */
  yarn() {
    const folder = join(work, "yarn");
    mkdirSync(folder);
    const [packed] = JSON.parse(
      run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {}, ROOT),
    );
    const dependencies = { regohost: `file:./${packed.filename}` };
    const files = {
      "package.json": JSON.stringify({ private: true, type: "module", dependencies }),
      ".yarnrc.yml": "nodeLinker: pnp\nenableGlobalCache: false\nenableTelemetry: false\n",
      "yarn.lock": "",
      "app.mjs": PROGRAM,
      "compiled.mjs": COMPILED,
      "gate.rego": 'package gate\n\ndeny contains "it has no name" if not input.name\n',
      "named.json": '{ "name": "a" }',
      "named.tf": 'name = "a"\n',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const yarn = (/** @type {string[]} */ ...args) =>
      run(execPath, [bin("yarn"), ...args], { YARN_NPM_REGISTRY_SERVER: registry, FORCE_COLOR: "0" }, folder);
    const registry = run("npm", ["config", "get", "registry"]).trim();
    yarn("install", "--no-immutable");
    if (existsSync(join(folder, "node_modules"))) throw new Error("Yarn installs into node_modules");
    expect("Yarn Plug'n'Play", yarn("node", "app.mjs"), DECIDED);
    expect("a compiled policy with Yarn Plug'n'Play", yarn("node", "compiled.mjs"), DECIDED);
    expect(
      "gate with Yarn Plug'n'Play",
      yarn("regohost", "gate", "gate.rego", "named.json", "named.tf"),
      /^2 passed, 0 failed /m,
    );
  },
  jest() {
    const folder = join(project, "jest");
    mkdirSync(folder);
    writeFileSync(join(folder, "module.test.mjs"), `import * as regohost from "regohost";\n${JEST_TEST}`);
    writeFileSync(
      join(folder, "import.test.cjs"),
      `let regohost;\nbeforeAll(async () => void (regohost = await import("regohost")));\n${JEST_TEST}`,
    );
    // Jest's own loader uses an API of Node from 24.9 on for `require` of an ES module, and reports that on older
    // versions.
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
    const hasRequire = major > 24 || (major === 24 && minor >= 9);
    writeFileSync(
      join(folder, "require.test.cjs"),
      hasRequire
        ? `const regohost = require("regohost");\n${JEST_TEST}`
        : 'test("is refused", () => expect(() => require("regohost")).toThrow(/Must use import|24\\.9/));\n',
    );
    const args = [
      "--rootDir",
      folder,
      "--testMatch",
      "**/*.test.?js",
      "--testTimeout",
      "120000",
      "--forceExit",
    ];
    const jest = require.resolve("jest/bin/jest");
    run(execPath, ["--experimental-vm-modules", jest, ...args, "--transform", "{}"], {}, project);
  },
  deno() {
    const printed = run(
      bin("deno"),
      ["run", "-A", "--node-modules-dir=manual", entry],
      { NO_COLOR: "1" },
      project,
    );
    expect("Deno", printed, DECIDED);
  },
};

try {
  const named = argv.slice(2);
  for (const [way, check] of Object.entries(WAYS)) {
    if (named.length > 0 && !named.includes(way)) continue;
    await check();
    console.log(`${way}: as docs/shipping.md says`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
