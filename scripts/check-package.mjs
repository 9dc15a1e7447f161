// Checks the built package: its public surface against api/, and its tarball by publint and attw. The installed package
// must run, compile in other projects and be bundled.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { checkBundles } from "./check-bundles.mjs";
import { entries } from "./entries.mjs";
import { checkConsumers } from "./check-consumers.mjs";
import { checkNotices } from "./check-notices.mjs";
import { linksOf } from "./markdown.mjs";
import { checkSizes } from "./size-budget.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const npmCli = process.env["npm_execpath"];
if (npmCli === undefined) throw new Error("run this as npm run check:package");
if (!existsSync(join(root, "dist", "index.js"))) throw new Error("dist/ is missing: run npm run build first");

const run = (file, args, options = {}) =>
  execFileSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    ...options,
  });
const npm = (args, options) => run(npmCli, args, options);
const bin = (path) => join(root, "node_modules", ...path.split("/"));

run("scripts/api-report.mjs", ["--check"], { stdio: ["ignore", "inherit", "inherit"] });

/** The files that README.md links to must be in the tarball, from which npm shows the page. */
function checkLinks(packed) {
  const isThere = (target) => packed.some((path) => path === target || path.startsWith(`${target}/`));
  const lost = linksOf(readFileSync(join(root, "README.md"), "utf8"))
    .filter((link) => !/^[a-z]+:|^#/.test(link))
    .map((link) => posix.normalize(link.split("#", 1)[0]).replace(/\/$/, ""))
    .filter((target) => !isThere(target));
  if (lost.length > 0) throw new Error(`README.md links to what is not in the tarball: ${lost.join(", ")}`);
  console.log("the tarball has what README.md links to");
}

const work = mkdtempSync(join(tmpdir(), "regohost-package-"));
try {
  const [packed] = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", work]));
  const tarball = join(work, packed.filename);
  console.log(`${packed.filename}: ${packed.size} bytes, ${packed.entryCount} files`);

  await checkSizes(packed);
  checkLinks(packed.files.map(({ path }) => path));
  await checkNotices();

  console.log(run(bin("publint/src/cli.js"), ["run", tarball, "--strict"]));
  // A file to read, not to import: it has no types.
  const noModule = ["--exclude-entrypoints", "./opa-core.wasm"];
  console.log(
    run(bin("@arethetypeswrong/cli/dist/index.js"), [tarball, "--profile", "esm-only", ...noModule]),
  );

  // A separate project without this one's node_modules.
  writeFileSync(
    join(work, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
  npm(["install", "--no-audit", "--no-fund", tarball], { cwd: work });
  writeFileSync(
    join(work, "use.mjs"),
    `import { compilePolicy, loadPolicy } from "regohost";
import { serviceBuiltins } from "regohost/builtins";
import { conformaBuiltins } from "regohost/builtins/conforma";
import { loadPolicy as loadOpaWasmPolicy } from "regohost/opa-wasm";
import { startEvidenceService } from "regohost/testing";
import { checkPolicies } from "regohost/tooling";
import capabilities from "regohost/capabilities.json" with { type: "json" };
const source = { files: { "p.rego": 'package p\\nallow if sprintf("%d", [input.n]) == "1"' } };
const policy = await loadPolicy(source);
const { wasm } = await compilePolicy(source, { entrypoint: "p" });
const loaded = await loadOpaWasmPolicy(wasm);
const ok =
  (await policy.evaluate({ n: 1 }, { entrypoint: "p" })).allow === true &&
  (await loaded.evaluate({ n: 1 }))[0].result.allow === true &&
  typeof serviceBuiltins === "function" &&
  conformaBuiltins({ allowNet: ["quay.io"] }).length > 0 &&
  typeof startEvidenceService === "function" &&
  (await checkPolicies(source)).errors.length === 0 &&
  capabilities.builtins.length > 200;
await policy.close();
if (!ok) throw new Error("the installed package does not work");
`,
  );
  run(join(work, "use.mjs"), [], { cwd: work });
  // BullMQ is an optional peer: it is not installed with the package, and the queue reports its absence.
  writeFileSync(
    join(work, "use-queue.mjs"),
    `import "regohost";
import { createQueue } from "regohost/queue";
const code = await createQueue({ connection: { url: "redis://127.0.0.1:1" } }).then(
  () => "a queue",
  (error) => error.code,
);
if (code !== "dependency_missing") throw new Error("regohost/queue without bullmq: " + code);
`,
  );
  run(join(work, "use-queue.mjs"), [], { cwd: work });
  // CommonJS: require of an ES module, which Node supports from 20.19 on, and import().
  writeFileSync(
    join(work, "use.cjs"),
    `const specifiers = ${JSON.stringify(entries.map(({ specifier }) => specifier))};
Promise.all(specifiers.map(async (specifier) => require(specifier) === (await import(specifier)))).then((same) => {
  if (same.includes(false)) throw new Error("require and import() load two packages");
});
`,
  );
  run(join(work, "use.cjs"), [], { cwd: work });
  console.log(
    run(join(work, "node_modules", "regohost", "dist", "cli.js"), ["--version"], { cwd: work }).trim(),
  );
  const cli = join(work, "node_modules", "regohost", "dist", "cli.js");
  const demo = spawnSync(process.execPath, [cli, "demo", "--full"], {
    cwd: work,
    encoding: "utf8",
  });
  if (demo.status !== 0 || !/^PASS: /m.test(demo.stdout)) {
    throw new Error(
      `demo --full of the installed package: exit ${demo.status}\n${demo.stdout}\n${demo.stderr}`,
    );
  }
  // The SDK of the Model Context Protocol is an optional peer, and not installed either.
  const mcp = spawnSync(process.execPath, [cli, "mcp"], { cwd: work, encoding: "utf8", input: "" });
  if (mcp.status !== 2 || !/\[dependency_missing\]/.test(mcp.stderr)) {
    throw new Error(`mcp of the installed package: exit ${mcp.status}\n${mcp.stdout}\n${mcp.stderr}`);
  }
  // The bundled TUF modules can be loaded, with their first root.
  const tuf = ["--trusted-root", "tuf", "--certificate-identity", "a", "--certificate-oidc-issuer", "b"];
  const verified = spawnSync(process.execPath, [cli, "verify", "package.json", ...tuf], {
    cwd: work,
    encoding: "utf8",
    env: { ...process.env, REGOHOST_CACHE: join(work, "cache") },
  });
  if (verified.status !== 2 || !/\[trusted_root_missing\]/.test(verified.stderr)) {
    throw new Error(
      `verify --trusted-root tuf of the installed package: exit ${verified.status}\n${verified.stderr}`,
    );
  }
  console.log("the installed package works");
  checkConsumers(work, [join(root, "node_modules", "@types")]);
  await checkBundles(work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
