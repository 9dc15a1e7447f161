// What was measured, by version of Node (`results/node-24.json`), the tables made of it (`results/startup.md`), and the lines about them in
// docs/benchmarks.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { HEADLINES, fillHeadline } from "./headlines.mjs";
import { cellText, tableLines } from "./print-table.mjs";

const FOLDER = new URL("results/", import.meta.url);
const ROOT = new URL("../", import.meta.url);
const PAGE = "docs/benchmarks.md";
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

/** The results of every measurement by its name; each with several versions of Node. */
function readResults() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const versions = files.sort().map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  const names = [...new Set(versions.flatMap(Object.keys))];
  return new Map(names.map((name) => [name, versions.flatMap((version) => version[name] ?? [])]));
}

function commandFor(name) {
  return name === "soak" ? "npm run soak -- --keep" : `npm run bench -- --nodes 20,24,26 ${name}`;
}

/** The page with the tables of one measurement. */
function toPage(name, results) {
  const notes = new Set(results.map(({ note }) => note));
  const noteOf = (note) => (note === undefined ? "" : `${note}\n\n`);
  const tables = results.map(({ machine, rows, note: own }) => {
    const { node, cores, cpu, loadBefore, date, commit } = machine;
    const when = [date, commit && `commit ${commit}`].filter((known) => known !== undefined).join(", ");
    return `Node ${node}, ${cores} cores (${cpu}), load ${loadBefore} before${when === "" ? "" : `; ${when}`}:\n\n${tableLines(rows).join("\n")}\n\n${notes.size > 1 ? noteOf(own) : ""}`;
  });
  const [{ title, note }] = results;
  const text = `# ${title}\n\n\`${commandFor(name)}\` writes this page.\n\n${tables.join("")}${notes.size > 1 ? "" : noteOf(note)}`;
  return `${text.trimEnd()}\n`;
}

/** The line about a measurement: with Node 24 where that was measured. */
function toLine(name, template, results) {
  const { machine, rows } = results.find((result) => result.machine.node.startsWith("24.")) ?? results[0];
  const verdicts = rows.flatMap(({ reached }) =>
    typeof reached === "string" && reached !== "" ? [reached] : [],
  );
  const missed = verdicts.filter((text) => /\bNO\b/.test(text)).length;
  const major = machine.node.split(".")[0];
  const notes = [
    ...(major === "24" ? [] : [`Node ${major}`]),
    ...(missed === 0 ? [] : [`${missed} of ${verdicts.length} targets missed`]),
  ];
  const text = fillHeadline(template, rows, cellText);
  return `- [${name}](../bench/results/${name}.md): ${text}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`;
}

/** The lines about all measurements. */
function toLines(results) {
  const written = new Set();
  const groups = Object.entries(HEADLINES).map(([heading, templates]) => {
    const lines = Object.entries(templates).flatMap(([name, template]) => {
      const own = results.get(name);
      written.add(name);
      return own === undefined ? [] : [toLine(name, template, own)];
    });
    return `## ${heading}\n\n${lines.join("\n")}\n`;
  });
  const unknown = [...results.keys()].filter((name) => !written.has(name));
  if (unknown.length > 0) throw new Error(`bench/headlines.mjs has no line about ${unknown.join(", ")}`);
  return groups.join("\n");
}

/**
 * The files that are made of the results, by their paths in the repository.
 *
 * @param {string} page what docs/benchmarks.md is before.
 * @returns {Map<string, string>}
 */
export function writtenFiles(page) {
  const results = readResults();
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${PAGE} has no place for the results`);
  return new Map([
    ...[...results].map(
      ([name, own]) => /** @type {const} */ ([`bench/results/${name}.md`, toPage(name, own)]),
    ),
    [PAGE, `${page.slice(0, before + BEGIN.length)}\n${toLines(results)}\n${page.slice(after)}`],
  ]);
}

/**
 * Writes the tables into bench/results/, and the lines about them into docs/benchmarks.md.
 *
 * @returns whether one of them was another text before.
 */
export function writeDocuments() {
  const changed = [...writtenFiles(readFileSync(new URL(PAGE, ROOT), "utf8"))].filter(([path, text]) => {
    const file = new URL(path, ROOT);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  for (const [path, text] of changed) writeFileSync(new URL(path, ROOT), text);
  return changed.length > 0;
}
