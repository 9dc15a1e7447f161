// Lists news of OPA, Conftest and this project's dependencies, and whether its patches fit: `npm run watch-upstream`.
// It queries only the registries of Go and npm. Exits with 1 when there is something to do. See README.md.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { goIn } from "../../opa-core/go.mjs";
import { changedReplacedText, findOpa } from "../../runtime/opa-source.mjs";
import { checkPatches } from "./check-patches.mjs";
import { majorsBehind } from "./list-changes.mjs";
import { OPA } from "./version-places.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const CONFTEST = "github.com/open-policy-agent/conftest";

/** A line, and whether there is something to do. */
const done = (text) => ({ text, isNew: false });
const todo = (text) => ({ text, isNew: true });

/** @returns {string} a version of a Go module: the required one, or that of a query. */
function moduleVersion(folder, path, query = "") {
  return goIn(join(root, folder))(["list", "-m", "-f", "{{.Version}}", `${path}${query}`], {
    stdio: "pipe",
  }).trim();
}

function checkModule(name, folder, path) {
  const [current, newest] = [moduleVersion(folder, path), moduleVersion(folder, path, "@latest")];
  return current === newest
    ? done(`${name} ${current} is the newest`)
    : todo(`${name} ${newest} is there; this repository has ${current}`);
}

function checkPatchesOn(query) {
  const { directory, version } = findOpa(join(root, "opa-core"), query);
  const { count, misfits, changed } = checkPatches(root, directory);
  const on = `OPA ${query === `v${version}` ? query : `${query} (v${version})`}`;
  const list = (heading, texts) =>
    texts.length === 0 ? [] : [todo(`${heading}:\n\n${texts.map((text) => `  - ${text}`).join("\n")}`)];
  const fit = misfits.length === 0 ? [done(`all ${count} patches fit ${on}`)] : [];
  return [
    ...fit,
    ...list(`patches do not fit ${on}`, misfits),
    ...list(`files that ours replace are others in ${on}`, changed.map(changedReplacedText)),
  ];
}

function checkNpm() {
  const { stdout } = spawnSync("npm", ["outdated", "--json"], { cwd: root, encoding: "utf8" });
  const outdated = JSON.parse(stdout);
  if (outdated.error !== undefined) throw new Error(`npm outdated: ${outdated.error.summary}`);
  const behind = majorsBehind(outdated);
  return behind.length === 0 ? [done("no dependency is a major version behind")] : behind.map(todo);
}

const checks = [
  () => checkModule("OPA", "opa-core", OPA),
  () => checkModule("Conftest", "parsers", CONFTEST),
  () => checkPatchesOn(moduleVersion("opa-core", OPA, "@latest")),
  () => checkPatchesOn("main"),
  checkNpm,
];
const lines = checks.flatMap((check) => {
  try {
    return check();
  } catch (error) {
    const { message, stderr = "" } = /** @type {Error & { stderr?: string }} */ (error);
    return todo(`not known: ${stderr.trim() || message}`);
  }
});
for (const { text, isNew } of lines) console.log(`- ${isNew ? "**new** " : ""}${text}`);
process.exitCode = lines.some(({ isNew }) => isNew) ? 1 : 0;
