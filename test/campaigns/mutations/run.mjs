// Makes small changes of code that decides, each in a copy of the tree, and runs the tests that must fail:
// `npm run mutations`. See docs/trust.md for the results. Exits with 1 when a change is not caught, with 2 when that
// could not be determined.
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mutate, readMutations } from "./mutations.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Time limit of one test run. A change that makes one hang is caught, too. */
const MAX_RUN_MS = 600_000;

/** A copy of the files known to git, in their current state, with the packages and opa-core of the tree. */
function copyTree() {
  const tree = mkdtempSync(join(tmpdir(), "regohost-mutations-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  for (const file of files.split("\0").filter((path) => path !== "" && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  const core = join("opa-core", "opa-core.wasm");
  if (existsSync(join(root, core))) copyFileSync(join(root, core), join(tree, core));
  // Files that tests store below node_modules/.cache must be the copy's.
  mkdirSync(join(tree, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((entry) => entry !== ".cache"))
    symlinkSync(join(root, "node_modules", name), join(tree, "node_modules", name));
  const compiled = join("node_modules", ".cache", "compiled");
  if (existsSync(join(root, compiled)))
    cpSync(join(root, compiled), join(tree, compiled), { recursive: true });
  return tree;
}

/**
 * Runs tests of the copy until one fails.
 *
 * @param {string[]} tests
 * @returns {{ failed: string[], hung: boolean }} `failed`: the names of tests that failed, or of files that could not
 * be run.
 * @throws Error when none ran, for instance for a missing dependency.
 */
function runTests(tree, tests) {
  const report = join(tree, "report.json");
  rmSync(report, { force: true });
  const args = ["vitest", "run", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...tests];
  const { error, signal } = spawnSync("npx", args, {
    cwd: tree,
    stdio: ["ignore", "ignore", "ignore"],
    timeout: MAX_RUN_MS,
    killSignal: "SIGKILL",
  });
  if (signal === "SIGKILL") return { failed: [], hung: true };
  if (error !== undefined) throw error;
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const results = testResults.flatMap(({ name, status, assertionResults }) => [
    ...(status === "failed" && assertionResults.length === 0 ? [{ fullName: name, status }] : []),
    ...assertionResults,
  ]);
  const named = (wanted) => results.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  const ran = named("passed").length + named("failed").length;
  if (ran === 0) throw new Error(`no test ran of ${tests.join(", ")}`);
  return { failed: named("failed"), hung: false };
}

function main() {
  const { values } = parseArgs({ options: { room: { type: "string", multiple: true } } });
  const all = readMutations(root);
  const rooms = new Set(all.map(({ room }) => room));
  const unknown = (values.room ?? []).filter((room) => !rooms.has(room));
  if (unknown.length > 0)
    throw new Error(`there is no room ${unknown.join(", ")}; there are ${[...rooms].join(", ")}`);
  const mutations = all.filter(({ room }) => values.room?.includes(room) ?? true);
  const tree = copyTree();
  try {
    const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))];
    const before = runTests(tree, tests);
    if (before.failed.length > 0 || before.hung)
      throw new Error(`the tests fail without a change: ${before.failed.join("; ")}`);
    const survivors = [];
    for (const mutation of mutations) {
      const file = join(tree, mutation.file);
      const original = readFileSync(file, "utf8");
      writeFileSync(file, mutate(original, mutation));
      const { failed, hung } = runTests(tree, mutation.tests);
      writeFileSync(file, original);
      const caught = hung ? "a test did not end" : failed[0];
      if (caught === undefined) survivors.push(mutation);
      console.log(
        `${caught === undefined ? "NOT CAUGHT" : "caught"}  ${mutation.room}: ${mutation.name}${caught === undefined ? "" : ` (${caught})`}`,
      );
    }
    console.log(`\n${mutations.length} changes, ${mutations.length - survivors.length} caught`);
    return survivors.length === 0 ? 0 : 1;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 2;
}
