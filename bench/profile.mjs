// Where the time goes, by Node's profiler: the share of each room of the source (rooms.js), of each dependency and of Node itself.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { bundle, packageFiles } from "../scripts/bundle.mjs";
import { ROOMS } from "../rooms.js";

const INTERVAL_US = 200;
/** Of the idle thread, and of the profiler. */
const NOBODY = "nobody";
/** What takes less of the time is one row, where nothing else is said. */
const SMALLEST = 0.03;

/** Also of one that is bundled. */
const DEPENDENCY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const room = (file) =>
  ROOMS.flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
    .filter(({ path }) => file === path || (path.endsWith("/") && file.startsWith(path)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.name ?? file;

/** What tells the room of a place in dist/: maps of a bundle of the sources, which has to be that in dist/. */
async function readMaps() {
  const files = await bundle({ ...packageFiles(), written: false });
  const maps = new Map();
  for (const file of files) {
    if (file.type !== "chunk" || file.map === null) continue;
    const { fileName, code, map } = file;
    const url = new URL(`../dist/${fileName}`, import.meta.url);
    if (readFileSync(url, "utf8") !== code) throw new Error("dist/ is older than the sources: npm run build");
    maps.set(url.href, new SourceMap(Object.assign(map, { sourceRoot: "" })));
  }
  return (url, line, column) => {
    const source = maps.get(url)?.findEntry(line, column).originalSource;
    if (source === undefined) return "dist";
    return DEPENDENCY.exec(source)?.[1] ?? room(source.slice(source.search(/(src|builtins|schemas)\//)));
  };
}

/** To whom the time of a frame belongs; `undefined` for what belongs to its caller, such as V8's own functions. */
function ownerOf({ functionName, url, lineNumber, columnNumber }, roomAt) {
  if (functionName === "(garbage collector)") return "garbage collection";
  if (functionName === "(program)") return "V8 and Node, outside of JavaScript";
  if (functionName === "(idle)" || url === "node:inspector") return NOBODY;
  if (url.startsWith("wasm:")) return "Wasm";
  const dependency = DEPENDENCY.exec(url)?.[1];
  if (dependency !== undefined) return dependency;
  if (url.startsWith("node:")) return `Node: ${/^node:(?:internal\/)?([^/]+)/.exec(url)?.[1] ?? "itself"}`;
  if (url.includes("/dist/")) return roomAt(url, lineNumber, columnNumber);
  if (url.startsWith("file:")) return "this benchmark";
  return undefined;
}

/** Microseconds by owner and function, of the samples of profiles. */
function sumUp(profiles, roomAt) {
  const owners = new Map();
  for (const { nodes, samples, timeDeltas } of profiles) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
    const known = new Map();
    const find = (id) => {
      if (id === undefined) return "V8 and Node, outside of JavaScript";
      if (!known.has(id)) known.set(id, ownerOf(byId.get(id).callFrame, roomAt) ?? find(parents.get(id)));
      return known.get(id);
    };
    for (const [index, id] of samples.entries()) {
      const owner = find(id);
      if (owner === NOBODY) continue;
      // Of Wasm the caller says what it is.
      const name = owner === "Wasm" ? `called by ${callerOf(id, find, parents)}` : nameOf(byId.get(id));
      const functions = owners.get(owner) ?? new Map();
      owners.set(owner, functions.set(name, (functions.get(name) ?? 0) + timeDeltas[index]));
    }
  }
  return owners;
}

function callerOf(id, find, parents) {
  let at = id;
  while (find(at) === "Wasm") at = parents.get(at);
  return find(at);
}

function nameOf({ callFrame: { functionName } }) {
  if (functionName.startsWith("(")) return "";
  return functionName === "" ? "anonymous" : functionName;
}

/**
 * The rows of a table: shares of the time in which the thread was busy, with the functions that take most.
 *
 * @param what what was profiled.
 * @param profiles of Node's profiler.
 * @param unit the name of the column of times: a time for each of `count` things. @param usInUnit microseconds of that unit.
 */
function toRows(what, profiles, { unit, count, usInUnit, smallest = SMALLEST }, roomAt) {
  const sums = [...sumUp(profiles, roomAt)].map(([owner, functions]) => {
    const top = [...functions].filter(([name]) => name !== "").sort((a, b) => b[1] - a[1]);
    return { owner, us: [...functions.values()].reduce((sum, us) => sum + us, 0), top };
  });
  const all = sums.reduce((sum, { us }) => sum + us, 0);
  const row = (where, us, top) => ({
    what,
    where,
    "of the time": us / all,
    [unit]: us / usInUnit / count,
    "most of it in": top.map(([name, us]) => `${name} ${Math.round((100 * us) / all)} %`).join(", "),
  });
  const large = sums.filter(({ us }) => us >= smallest * all).sort((a, b) => b.us - a.us);
  const rest = sums.filter(({ us }) => us < smallest * all).reduce((sum, { us }) => sum + us, 0);
  return [
    row("all of it", all, []),
    ...large.map(({ owner, us, top }) =>
      row(
        owner,
        us,
        top.slice(0, 3).filter(([, part]) => part >= all / 100),
      ),
    ),
    row("the rest", rest, []),
  ];
}

/** Begins to profile this thread, and gives what ends it. */
export async function startProfile() {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await session.post("Profiler.start");
  return async () => {
    const { profile } = await session.post("Profiler.stop");
    session.disconnect();
    return profile;
  };
}

/** Profiles this thread. What runs has run before, so that V8 has compiled it. */
export async function profileHere(run) {
  const stop = await startProfile();
  await run();
  return stop();
}

const WORKERS = new URL("profiled-workers.mjs", import.meta.url).href;
/** Node names a file of a profile by date, time, process, thread and a number. The main thread is 0. */
const OF_WORKER = /^CPU\.\d+\.\d+\.\d+\.[1-9]/;

/** Profiles all threads of runs of a program of Node's. @returns the profiles of the main threads, and those of the others. */
function profileProcesses({ runs, args, env, before }) {
  const folder = mkdtempSync(join(tmpdir(), "regohost-profile-"));
  try {
    const flags = [
      "--cpu-prof",
      `--cpu-prof-interval=${INTERVAL_US}`,
      `--cpu-prof-dir=${folder}`,
      `--import=${WORKERS}`,
    ];
    for (let run = 0; run < runs; run++) {
      before?.();
      execFileSync(execPath, [...flags, ...args], { stdio: "ignore", env });
    }
    const read = (names) => names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
    const names = readdirSync(folder);
    return {
      main: read(names.filter((name) => !OF_WORKER.test(name))),
      workers: read(names.filter((name) => OF_WORKER.test(name))),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes rows of profiles, which name the rooms of dist/. */
export async function createProfiler() {
  const roomAt = await readMaps();
  return {
    rows: (what, profiles, per) => toRows(what, profiles, per, roomAt),
    /** Rows of the main threads, each of which `before` is called before, and of the worker threads where there are some: what of these holds up the others is not told. */
    processes(what, request, per) {
      const { main, workers } = profileProcesses(request);
      const rows = (name, profiles) => toRows(name, profiles, { ...per, count: request.runs }, roomAt);
      return [...rows(what, main), ...(workers.length === 0 ? [] : rows(`${what}: worker thread`, workers))];
    },
  };
}
