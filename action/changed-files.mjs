import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { ActionError } from "./printable.mjs";

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** @returns the commit under review and what it is compared with; `undefined` where nothing is under review. */
export function reviewedBase(env) {
  const event = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};
  if (event.pull_request !== undefined) {
    const merge = env.GITHUB_EVENT_NAME === "pull_request" ? env.GITHUB_SHA : undefined;
    return { what: "this pull request", base: event.pull_request.base?.sha, merge };
  }
  if (event.merge_group !== undefined) return { what: "this merge group", base: event.merge_group.base_sha };
  const base = env.CI_MERGE_REQUEST_DIFF_BASE_SHA;
  return base ? { what: "this merge request", base } : undefined;
}

/** The folder of the repository. It is looked up here, because Git takes a folder of the checkout for a repository too. */
function findRoot(cwd) {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) {
      throw new ActionError(
        "policies cannot be compared with the base of the change: this is not a Git repository",
      );
    }
  }
}

/** Git without anything that a checkout could make it run. */
function createGit(root, index) {
  const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "safe.directory=*",
    "protocol.ext.allow=never",
  ];
  const own = [
    `--git-dir=${join(root, ".git")}`,
    `--work-tree=${root}`,
    ...settings.flatMap((one) => ["-c", one]),
  ];
  return (...args) => {
    const env = {
      ...process.env,
      GIT_INDEX_FILE: index,
      GIT_TERMINAL_PROMPT: "0",
      GIT_NO_REPLACE_OBJECTS: "1",
    };
    const { status, stdout, stderr } = spawnSync("git", [...own, ...args], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return { ok: status === 0, stdout: stdout ?? "", stderr: stderr ?? "" };
  };
}

/** The commit to compare with: for the merge commit that GitHub made its first parent, else the base of the event. */
function findBase(git, { base, merge }) {
  const head = git("rev-parse", "HEAD").stdout.trim();
  if (merge !== undefined && head === merge) {
    const parents = [
      ...git("cat-file", "-p", "HEAD")
        .stdout.split("\n\n", 1)[0]
        .matchAll(/^parent (.*)$/gm),
    ];
    if (parents.length === 2) return parents[0][1];
  }
  if (!SHA.test(base ?? ""))
    throw new ActionError("the event does not say which commit the change is based on");
  return base;
}

/** Writes the files of a commit into a folder. */
function checkOut(git, commit, folder) {
  if (!git("cat-file", "-e", `${commit}^{commit}`).ok)
    git("fetch", "--no-tags", "--depth=1", "origin", commit);
  mkdirSync(folder, { recursive: true });
  const read = git("read-tree", commit);
  const written = read.ok ? git("checkout-index", "--all", `--prefix=${folder}/`) : read;
  if (written.ok) return;
  throw new ActionError(
    `policies cannot be compared with ${commit}: ${written.stderr.trim()}\n` +
      "Check out with fetch-depth: 0, or set allow-changed-policies to true",
    3,
  );
}

/** The status of a path; `undefined` where there is none, also below what is a file here and a folder on the other side. */
function statusOf(path) {
  try {
    return lstatSync(path);
  } catch (error) {
    if (error?.code === "ENOENT" || error?.code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** What is at a path: the content of a file, the target of a link, or that it is a folder. */
function contentOf(path) {
  const status = statusOf(path);
  if (status === undefined) return undefined;
  if (status.isSymbolicLink()) return `link ${readlinkSync(path)}`;
  if (status.isFile()) return `file ${readFileSync(path).toString("latin1")}`;
  return status.isDirectory() ? "folder" : "special";
}

/** Adds a path of a repository with all below it, every link on the way to it, and what those links lead to. */
function gather(root, path, found, seen = new Set()) {
  const inner = relative(root, path);
  if (seen.has(path) || inner.startsWith("..") || isAbsolute(inner)) return;
  seen.add(path);
  const parts = inner === "" ? [] : inner.split(sep);
  for (const [index, part] of parts.entries()) {
    const at = join(root, ...parts.slice(0, index), part);
    if (statusOf(at)?.isSymbolicLink() !== true) continue;
    found.add(relative(root, at));
    gather(root, resolve(dirname(at), readlinkSync(at), ...parts.slice(index + 1)), found, seen);
    return;
  }
  if (statusOf(path)?.isDirectory() !== true) {
    found.add(inner);
    return;
  }
  for (const name of readdirSync(path)) {
    if (name !== ".git" && name !== "node_modules") gather(root, join(path, name), found, seen);
  }
}

/** The files that paths and patterns name in a folder, as the gate expands them. */
async function expand(readGateArguments, paths, root, cwd) {
  const found = new Set();
  for (const path of paths) {
    try {
      const { policies } = await readGateArguments({ policies: [path], inputs: ["-"] }, { cwd });
      const named = policies.flatMap(({ paths: own, tests = [], data = [] }) => [
        ...own,
        ...tests,
        ...data.map((file) => file.path),
      ]);
      for (const one of named) gather(root, resolve(cwd, one), found);
    } catch (error) {
      // On one side there may be none; the gate itself says so of the checkout.
      if (error?.code !== "pattern_unmatched") throw error;
    }
  }
  return found;
}

/**
 * Compares what decides in the checkout with what it is in the base of the change: files, links, and what is missing.
 *
 * @returns the paths that differ, from the root of the repository.
 */
export async function changedFiles({ cwd, temporary, review, paths, readGateArguments }) {
  const root = findRoot(cwd);
  const git = createGit(root, join(temporary, "index"));
  const base = join(temporary, "base");
  checkOut(git, findBase(git, review), base);
  const there = join(base, relative(root, cwd));
  const found = new Set([
    ...(await expand(readGateArguments, paths, root, cwd)),
    ...(existsSync(there) ? await expand(readGateArguments, paths, base, there) : []),
  ]);
  return [...found].filter((path) => contentOf(join(root, path)) !== contentOf(join(base, path))).sort();
}
