import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join, relative } from "node:path";
import { changedReplacedText } from "../../runtime/opa-source.mjs";

/** Parts of OPA that this project's patches and checks depend on in detail. */
const KNOWN_PARTS = ["wasm", "internal/compiler/wasm", "internal/planner"];

/**
 * The parts of OPA's changelog from one version to a later one.
 *
 * @param {string} changelog of the later one.
 */
export function releaseNotes(changelog, from, to) {
  const parts = changelog.split(/^(?=## )/m).slice(1);
  const isOf = (version) => (part) => new RegExp(`^## v?${version.replaceAll(".", "\\.")}\\s`).test(part);
  const start = parts.findIndex(isOf(to));
  const end = parts.findIndex(isOf(from));
  // For a version between releases the changelog begins with unreleased changes.
  return parts.slice(Math.max(start, 0), end < 0 ? parts.length : end).join("");
}

/** `+ name`, `- name` and `~ name: before -> after` for each member that differs. */
export function differences(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]].map((value) => JSON.stringify(value));
    if (old === now) return [];
    if (old === undefined) return [`+ ${name}: ${now}`];
    return [now === undefined ? `- ${name}` : `~ ${name}: ${old} -> ${now}`];
  });
}

/** The contents of the built files of a tree, by the headings of the list. */
export function readBuilt(root) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const core = read("opa-core/opa-core.json");
  const { builtins, ...rest } = read("opa-core/capabilities.json");
  const keys = read("test/server/serve/config/fixtures/opa-config-keys.json");
  return {
    "Built-ins that policies leave to their host": read("opa-core/standard-builtins.json"),
    "Declarations of built-ins": Object.fromEntries(builtins.map(({ name, decl }) => [name, decl])),
    "Other capabilities": rest,
    "Keys of the configuration": Object.fromEntries(
      [...keys.keys, ...keys.documented].map((key) => [key, true]),
    ),
    "Go modules in opa-core": core.modules,
    "Sizes in bytes": { "opa-core.wasm.br": core.brotli.bytes, "opa-core.wasm": core.snapshot.bytes },
  };
}

/** The differences between two results of `readBuilt`, as a list for people. */
export function listBuilt(before, after) {
  const list = (heading) => section(heading, differences(before[heading], after[heading]).join("\n"));
  return Object.keys(after).map(list).join("");
}

/** Git's difference of a file or folder between two versions of OPA. */
function diff(from, to, path, options = []) {
  const modules = dirname(from);
  const sides = [from, to].map((directory) => {
    const side = join(directory, path);
    return existsSync(side) ? relative(modules, side) : devNull;
  });
  const args = ["diff", "--no-index", ...options, "--", ...sides];
  return spawnSync("git", args, { cwd: modules, encoding: "utf8", maxBuffer: 1 << 28 }).stdout;
}

/**
 * The files of OPA that this project replaces and that changed, with their changes: `changed` is of
 * `findChangedReplaced`.
 */
export function listReplaced(from, to, changed) {
  const parts = changed.map((file) => `${changedReplacedText(file)}:\n\n${diff(from, to, file.path).trim()}`);
  return section("OPA's files that ours replace, and that changed", parts.join("\n\n"));
}

/** OPA's release notes of a version, and the differing files of the patched parts. Independent of a build. */
export function listUpstream(from, to, isLater) {
  const [older, later] = isLater ? [from, to] : [to, from];
  const changelog = readFileSync(join(later.directory, "CHANGELOG.md"), "utf8");
  const stats = KNOWN_PARTS.map((part) => diff(from.directory, to.directory, part, ["--stat=140"]));
  const notes = releaseNotes(changelog, older.version, later.version);
  return (
    section(isLater ? "OPA's changelog" : "OPA's changelog, of what is taken back", notes.trim()) +
    section("Files of OPA's runtime, code generator and planner", stats.join("").trim())
  );
}

/** Packages that do not follow their newest version: the types of Node follow the oldest supported Node. */
const FOLLOWING = ["@types/node"];

/**
 * The dependencies whose newest version is a later major version.
 *
 * @param {Record<string, { wanted: string, latest: string }>} outdated as `npm outdated --json` prints it.
 */
export function majorsBehind(outdated) {
  const major = (version) => Number(version.split(".")[0]);
  return Object.entries(outdated)
    .filter(([name, { wanted, latest }]) => major(latest) > major(wanted) && !FOLLOWING.includes(name))
    .map(([name, { wanted, latest }]) => `${name} ${latest} is there; this repository has ${wanted}`);
}

/** A part of the list. */
export const section = (heading, text) => `\n## ${heading}\n\n${text === "" ? "nothing" : text}\n`;
