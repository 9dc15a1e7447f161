import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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
  // In a pipeline of merged results the checkout is merged with this commit.
  const base = env.CI_MERGE_REQUEST_TARGET_BRANCH_SHA || env.CI_MERGE_REQUEST_DIFF_BASE_SHA;
  return base ? { what: "this merge request", base } : undefined;
}

/** The folder of the repository. It is looked up here, because Git takes a folder of the checkout for a repository too. */
function findRoot(cwd) {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) {
      throw new ActionError("the base of the change cannot be checked out: this is not a Git repository");
    }
  }
}

/** Git without anything that a checkout could make it run, nor leave out. */
function createGit(root, { index, tree }) {
  const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "safe.directory=*",
    "protocol.ext.allow=never",
    "core.sparseCheckout=false",
  ];
  const own = [
    `--git-dir=${join(root, ".git")}`,
    `--work-tree=${tree}`,
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
      cwd: tree,
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

/** Writes the files of a commit into a folder, by its own attributes, and all of them. */
function checkOut(root, commit, { temporary, base }) {
  const index = join(temporary, "index");
  const git = createGit(root, { index, tree: root });
  if (!git("cat-file", "-e", `${commit}^{commit}`).ok)
    git("fetch", "--no-tags", "--depth=1", "origin", commit);
  mkdirSync(base);
  const written = createGit(root, { index, tree: base })("read-tree", "--reset", "-u", commit);
  if (written.ok) return;
  throw new ActionError(
    `the base ${commit} of the change cannot be checked out: ${written.stderr.trim()}\n` +
      "Check out with fetch-depth: 0, or set allow-changed-policies to true",
    3,
  );
}

/**
 * Checks out what a change is based on.
 *
 * @param cwd the folder of the checkout in which the gate would start, as it was named: without links below the workspace.
 * @returns the folder of the base in its place.
 */
export function checkOutBase({ cwd, temporary, review }) {
  const root = findRoot(cwd);
  const base = join(temporary, "base");
  const commit = findBase(createGit(root, { index: join(temporary, "index"), tree: root }), review);
  checkOut(root, commit, { temporary, base });
  const folder = join(base, relative(root, cwd));
  const isThere = existsSync(folder) && statSync(folder).isDirectory();
  // A link that the change put there would lead to other inputs, and one of the base to other policies.
  if (isThere && realpathSync(cwd) === cwd && realpathSync(folder) === folder) return folder;
  throw new ActionError(
    `working-directory ${relative(root, cwd)}: ${isThere ? "it is reached by a link" : `the base ${commit} of ${review.what} has no such folder`}\n` +
      "Let another change bring it in first, or set allow-changed-policies to true",
  );
}
