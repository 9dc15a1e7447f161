// What was measured, by version of Node (`results/node-24.json`), and the tables of docs/benchmarks.md made of it.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { tableLines } from "./print-table.mjs";

const FOLDER = new URL("results/", import.meta.url);
const DOCUMENT = new URL("../docs/benchmarks.md", import.meta.url);
const BEGIN = "<!-- results: npm run bench -- --nodes 20,24,26 -->\n";
const END = "<!-- end of results -->\n";

/** The commit of this checkout, with `+` where files of it are changed; `undefined` outside of one. */
function commitOf() {
  const git = (...args) => spawnSync("git", args, { cwd: fileURLToPath(FOLDER), encoding: "utf8" });
  const { status, stdout } = git("rev-parse", "--short=8", "HEAD");
  if (status !== 0) return undefined;
  // What the measurements write themselves is no change.
  const changed = git(
    "status",
    "--porcelain",
    "--",
    ":/",
    ":!/bench/results",
    ":!/docs/benchmarks.md",
  ).stdout;
  return `${stdout.trim()}${changed === "" ? "" : "+"}`;
}

/** What the figures depend on, and when they were taken. */
export function describeMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(),
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${platform()} ${arch()}`,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/**
 * Runs the measurements with other versions of Node, each as a process of its own, and keeps what they print as JSON.
 *
 * @param {readonly string[]} majors of Node, such as `24`; `npx` brings those that this process is not.
 * @param {readonly string[]} names of the measurements.
 * @param {readonly string[]} options of the measurements, such as `--jobs 10000`.
 * @returns the versions with which a measurement failed.
 */
export function measureWith(majors, names, options = []) {
  mkdirSync(FOLDER, { recursive: true });
  const script = fileURLToPath(new URL("run.mjs", import.meta.url));
  return majors.filter((major) => {
    const own = process.versions.node.startsWith(`${major}.`);
    const [program, ...before] = own ? [process.execPath] : ["npx", "-y", `node@${major}`];
    const file = fileURLToPath(new URL(`node-${major}.json`, FOLDER));
    const args = [...before, script, ...names, ...options, "--add-to", file];
    const { status, error } = spawnSync(program, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (error !== undefined) throw new Error(`Node ${major} cannot be run`, { cause: error });
    return status !== 0;
  });
}

/** Keeps results in a file, in place of older ones of the same measurements. */
export function addResults(file, machine, results) {
  let kept = {};
  try {
    kept = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
  }
  for (const { name, ...result } of results) kept[name] = { machine, ...result };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The tables of all results: by measurement, each with its profile behind it, then by version of Node. */
function toMarkdown() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const versions = files.sort().map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  const all = [...new Set(versions.flatMap(Object.keys))];
  const isOfAnother = (name) => name.endsWith("-profile") && all.includes(name.replace("-profile", ""));
  const profileOf = (name) => all.filter((other) => other === `${name}-profile`);
  const names = all.filter((name) => !isOfAnother(name)).flatMap((name) => [name, ...profileOf(name)]);
  return names.map((name) => toSection(versions.flatMap((version) => version[name] ?? []))).join("");
}

/** One measurement with several versions of Node. */
function toSection(results) {
  const notes = new Set(results.map(({ note }) => note));
  const noteOf = (note) => (note === undefined ? "" : `${note}\n\n`);
  const tables = results.map(({ machine, rows, note: own }) => {
    const { node, cores, cpu, loadBefore, date, commit } = machine;
    const when = [date, commit && `commit ${commit}`].filter((known) => known !== undefined).join(", ");
    return `Node ${node}, ${cores} cores (${cpu}), load ${loadBefore} before${when === "" ? "" : `; ${when}`}:\n\n${tableLines(rows).join("\n")}\n\n${notes.size > 1 ? noteOf(own) : ""}`;
  });
  const [{ title, note }] = results;
  return `## ${title}\n\n${tables.join("")}${notes.size > 1 ? "" : noteOf(note)}`;
}

/**
 * Writes the tables into docs/benchmarks.md.
 *
 * @returns whether they were another text before.
 */
export function writeDocument() {
  const text = readFileSync(DOCUMENT, "utf8");
  const made = withTables(text);
  if (made !== text) writeFileSync(DOCUMENT, made);
  return made !== text;
}

/** A text of docs/benchmarks.md with the tables of the results in their place. */
export function withTables(text) {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error("docs/benchmarks.md has no place for the results");
  return `${text.slice(0, before + BEGIN.length)}\n${toMarkdown()}${text.slice(after)}`;
}
