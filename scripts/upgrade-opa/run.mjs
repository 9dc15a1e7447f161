// Upgrades OPA: `npm run upgrade-opa -- 1.23.0`. It works in a copy of the tree, and copies the new version into the
// tree when everything is built. See README.md.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findOpa, recordReplaced } from "../../runtime/opa-source.mjs";
import { checkPatches } from "./check-patches.mjs";
import { listBuilt, listReplaced, listUpstream, readBuilt, section } from "./list-changes.mjs";
import { filesWithVersion, isDated, setVersion } from "./version-places.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const CACHE = join(root, "node_modules", ".cache");
const PATCH = join(CACHE, "upgrade-opa.patch");

/** The build and recording steps for OPA. If one fails there is no new version. */
const buildSteps = ({ directory, version }, opa) => [
  ["npm", "run", "runtime"],
  ["npm", "run", "opa-core"],
  ["npm", "run", "parsers"],
  ["node", "scripts/opa-config-keys.mjs", directory, `v${version}`],
  ["node", "scripts/opa-changelog.mjs", directory, `v${version}`],
  ["node", "scripts/record-opa-commands.mjs", opa],
  ["node", "scripts/record-other-flags.mjs", opa, "-", "-"],
];

/** Checks that must pass. Failures need manual work in the tree. */
const CHECKS = [
  // Records the evaluator's results for the minimal programs, and compares them with those of compiled policies.
  ["npx", "vitest", "run", "test/runtime", "--update"],
  [
    ...["npx", "vitest", "run", "test/engine/opa", "test/engine/wasm/counted-code.test.ts"],
    ...["test/engine/std/messages-without-values.test.ts", "test/server/serve/config", "test/scripts"],
    ...[
      "test/cli/opa-commands.test.ts",
      "test/cli/opa-fixes.test.ts",
      "test/cli/opa-changelog.test.ts",
      "test/cli/habits.test.ts",
    ],
  ],
  ["npm", "run", "runtime", "--", "--check"],
  ["npm", "run", "runtime:test"],
  ["npm", "run", "conformance"],
];

/** @returns {string} the output of git. */
const git = (tree, ...args) => execFileSync("git", args, { cwd: tree, encoding: "utf8", maxBuffer: 1 << 28 });

/** @returns {boolean} whether a command succeeded. */
function run(tree, /** @type {string[]} */ [command = "", ...args]) {
  console.log(`\n== ${command} ${args.join(" ")}`);
  const { error, status } = spawnSync(command, args, { cwd: tree, stdio: ["ignore", "inherit", "inherit"] });
  if (error !== undefined) throw error;
  return status === 0;
}

/** Creates a copy of the tree with uncommitted changes, and returns its commit. */
function makeCopy() {
  const commit = git(root, "stash", "create").trim() || git(root, "rev-parse", "HEAD").trim();
  const tree = mkdtempSync(join(tmpdir(), "regohost-upgrade-"));
  git(root, "worktree", "add", "--quiet", "--detach", tree, commit);
  // Packages are shared. Files built below node_modules/.cache must use the opa-core of the copy.
  mkdirSync(join(tree, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((entry) => entry !== ".cache"))
    symlinkSync(join(root, "node_modules", name), join(tree, "node_modules", name));
  return { tree, commit };
}

/** Upgrades the copy to the new version. @returns the failed checks. */
async function upgrade(tree, from, to) {
  setVersion(tree, to.version);
  recordReplaced(join(tree, "runtime"), to.directory);
  // It may point to a binary of an unknown version.
  delete process.env.OPA;
  const { findOpaBinary } = await import(pathToFileURL(join(tree, "scripts", "opa-binary.mjs")).href);
  for (const step of buildSteps(to, findOpaBinary()))
    if (!run(tree, step)) throw new Error(`this failed: ${step.join(" ")}`);
  const old = from.version === to.version ? [] : filesWithVersion(tree, from.version);
  const left = old.filter((file) => !isDated(file));
  if (left.length > 0)
    throw new Error(`not in version-places.mjs, or not built: ${from.version} is in ${left.join(", ")}`);
  return CHECKS.filter((check) => !run(tree, check));
}

/** Applies all changes of the copy to the tree: git applies all of them or none. */
function move(tree, commit) {
  const patch = git(tree, "diff", "--binary", commit);
  if (patch === "") return console.log("\nNothing changed.");
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(PATCH, patch);
  git(root, "apply", PATCH);
  console.log(`\nThe new version is in the tree. To go back: git apply --reverse ${PATCH}`);
}

async function main() {
  const [version = ""] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+/.test(version)) {
    console.error("usage: npm run upgrade-opa -- VERSION, such as 1.23.0");
    return 2;
  }
  const unknown = git(root, "ls-files", "--others", "--exclude-standard").trim();
  if (unknown !== "") throw new Error(`git does not know these files yet; add or remove them:\n${unknown}`);
  const from = findOpa(join(root, "opa-core"));
  const to = findOpa(join(root, "opa-core"), `v${version}`);
  const isLater = version.localeCompare(from.version, "en", { numeric: true }) >= 0;
  console.log(`# OPA ${from.version} -> ${version}\n${listUpstream(from, to, isLater)}`);
  const { count, misfits, changed } = checkPatches(root, to.directory);
  console.log(listReplaced(from.directory, to.directory, changed));
  if (misfits.length > 0) throw new Error(section("Patches that do not fit", misfits.join("\n")));
  console.log(`All ${count} patches fit.`);
  const { tree, commit } = makeCopy();
  let failed;
  try {
    failed = await upgrade(tree, from, to);
    git(tree, "add", "--all");
    console.log(listBuilt(readBuilt(root), readBuilt(tree)));
    console.log(section("Files of this repository", git(tree, "diff", "--stat=140", commit).trim()));
    console.log(section("Checks that failed", failed.map((check) => check.join(" ")).join("\n")));
    move(tree, commit);
  } catch (error) {
    console.error(`\nThe copy is in ${tree}. To remove it: git worktree remove --force ${tree}`);
    throw error;
  }
  run(root, ["git", "worktree", "remove", "--force", tree]);
  return failed.length === 0 && changed.length === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  console.error(`\n${error.message}\n\nThe tree is as it was.`);
  return 1;
});
