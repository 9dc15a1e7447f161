import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { ActionError } from "./printable.mjs";

/** The name of a commit. Zeros stand for none: of a branch that is new, or was deleted. */
const SHA = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

const ALLOW = "or set allow-changed-policies to true, by which the checkout is judged by its own files";

/** Whether a path is a folder or lies in it. Both are absolute. */
export function isWithin(folder, path) {
  const inner = relative(folder, path);
  return inner === "" || (inner !== ".." && !inner.startsWith(`..${sep}`) && !isAbsolute(inner));
}

/** Whether a folder can hold programs or settings: it exists, and is named by an absolute path that does not lead into the checkout. */
export function isOutside(workspace, folder) {
  return isAbsolute(folder) && existsSync(folder) && !isWithin(workspace, realpathSync.native(folder));
}

const isObject = (value) => typeof value === "object" && value !== null;

const TIMEOUT_MS = 5 * 60_000;

/** Events of GitHub that are about a change, with the member that describes it. */
const CHANGES = [
  {
    what: "this pull request",
    member: "pull_request",
    events: /^pull_request/,
    describe: ({ base, head }) => ({ base: base?.sha, head: head?.sha }),
  },
  {
    what: "this merge group",
    member: "merge_group",
    events: /^merge_group/,
    describe: ({ base_sha: base, head_sha: head }) => ({ base, head }),
  },
];

/** Variables of GitLab that only pipelines for a change have, and those that name its base. */
const REQUESTS = [
  {
    what: "this merge request",
    prefix: "CI_MERGE_REQUEST_",
    source: "merge_request_event",
    // In a pipeline of merged results the checkout is merged with the first of these commits.
    bases: ["CI_MERGE_REQUEST_TARGET_BRANCH_SHA", "CI_MERGE_REQUEST_DIFF_BASE_SHA"],
  },
  {
    what: "this pull request",
    prefix: "CI_EXTERNAL_PULL_REQUEST_",
    source: "external_pull_request_event",
    bases: ["CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA"],
  },
];

function readEvent(path) {
  let event;
  try {
    event = path ? JSON.parse(readFileSync(path, "utf8")) : {};
  } catch {
    // Told below, as what is no object.
  }
  if (isObject(event)) return event;
  throw new ActionError("GITHUB_EVENT_PATH names no file of a JSON object: the event of this job is unknown");
}

/** @returns the commit under review and what it is compared with, perhaps unknown; `undefined` where nothing is under review. */
export function reviewedBase(env) {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const name = env.GITHUB_EVENT_NAME ?? "";
  for (const { what, member, events, describe } of CHANGES) {
    if (!Object.hasOwn(event, member) && !events.test(name)) continue;
    const described = isObject(event[member]) ? describe(event[member]) : {};
    return { what, ...described, ...(name === "pull_request" ? { merge: env.GITHUB_SHA } : {}) };
  }
  for (const { what, prefix, source, bases } of REQUESTS) {
    const isRequest = Object.keys(env).some((one) => one.startsWith(prefix) && env[one] !== "");
    if (!isRequest && env.CI_PIPELINE_SOURCE !== source) continue;
    return { what, base: bases.map((one) => env[one]).find(Boolean), head: env.CI_COMMIT_SHA };
  }
  return undefined;
}

/**
 * The folder of the repository. It is looked up here, because Git takes a folder of the checkout for a repository too, and from the
 * workspace on, because the change may have made a folder below it a repository of its own, such as a submodule.
 */
function findRoot({ workspace, cwd }) {
  const names = relative(workspace, realpathSync.native(cwd)).split(sep);
  const folders = [workspace, ...names.map((_, index) => resolve(workspace, ...names.slice(0, index + 1)))];
  const [root, inner] = [...new Set(folders)].filter((folder) => existsSync(join(folder, ".git")));
  if (root === undefined) {
    throw new ActionError(
      `the commit of the checkout is unknown: ${cwd} is not in a Git repository. Check it out with Git, ${ALLOW}`,
    );
  }
  if (inner === undefined) return root;
  throw new ActionError(
    `working-directory ${relative(workspace, cwd)}: ${relative(workspace, inner)} is a repository of its own, such as a submodule, ` +
      `which is not judged as a part of ${root}. Name another folder, ${ALLOW}`,
  );
}

/** Variables by which Git finds settings and, in them, programs. */
const HOMES = ["HOME", "XDG_CONFIG_HOME"];

/** The environment without what leads Git to other files, settings and programs than those of the machine. */
function gitEnvironment(workspace) {
  const kept = Object.entries(process.env).filter(
    ([name, value]) =>
      !/^GIT_(?!SSL_|HTTP_)/.test(name) && (!HOMES.includes(name) || isOutside(workspace, value)),
  );
  return Object.fromEntries(kept);
}

/**
 * Why Git has no exit code.
 *
 * @param {{ error?: any, signal: string | null }} ended
 */
function whyEnded({ error, signal }) {
  if (error?.code === "ETIMEDOUT") return "it did not end in time";
  return error === undefined ? `the signal ${signal} ended it` : `it cannot be run (${error.code})`;
}

/** Text of Git, without the credentials that addresses in it may have. */
function withoutCredentials(text) {
  return text.trim().replaceAll(/:\/\/[^\s/@']*@/g, "://");
}

/**
 * Git without anything that a checkout could make it run, nor leave out. At the deadline of all its commands, by `performance.now()`, and
 * when Git is killed or absent, it throws: that is no answer.
 */
function createGit(root, { workspace, temporary, deadline, tree = root }) {
  const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "safe.directory=*",
    "protocol.ext.allow=never",
    "core.sparseCheckout=false",
    // Git would check out submodules, too, and note in the repository that they lie in the base.
    "submodule.recurse=false",
    "fetch.recurseSubmodules=false",
    "maintenance.auto=false",
  ];
  const own = [
    `--git-dir=${join(root, ".git")}`,
    `--work-tree=${tree}`,
    ...settings.flatMap((one) => ["-c", one]),
  ];
  return (...args) => {
    const env = {
      ...gitEnvironment(workspace),
      GIT_INDEX_FILE: join(temporary, "index"),
      GIT_TERMINAL_PROMPT: "0",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_GRAFT_FILE: "/dev/null",
    };
    const ended = spawnSync("git", [...own, ...args], {
      // Not in the checkout, where relative paths of settings would lead to its programs.
      cwd: temporary,
      env,
      encoding: "utf8",
      maxBuffer: Infinity,
      timeout: Math.max(1, Math.ceil(deadline - performance.now())),
    });
    const { status, stdout, stderr } = ended;
    if (status === null || ended.error !== undefined)
      throw new ActionError(`git ${args[0]} in ${root}: ${whyEnded(ended)}`, 3);
    return { ok: status === 0, stdout, stderr: withoutCredentials(stderr) };
  };
}

/**
 * The commit to compare with: of the merge commit that a CI made of the base and the head of the change the first parent, else the base of
 * the event. A merge commit may also be the head itself, whose parents its author chose.
 */
function findBase(git, { what, base, head, merge }) {
  for (const [commit, role] of [
    [base, `which commit ${what} is based on`],
    [head, `the last commit of ${what}`],
  ]) {
    if (SHA.test(commit ?? "")) continue;
    throw new ActionError(`the event does not say ${role}. Run the gate in an event that does, ${ALLOW}`);
  }
  const own = git("rev-parse", "--verify", "HEAD").stdout.trim();
  const [first, second, ...others] = own === merge ? parentsOf(git, own) : [];
  if (second === head && others.length === 0) return first;
  checkHolds(git, { what, head, own });
  return base;
}

/** The parents that a commit names itself: a shallow clone leaves them out elsewhere. */
function parentsOf(git, commit) {
  const [header] = git("cat-file", "-p", commit).stdout.split("\n\n", 1);
  return [...header.matchAll(/^parent (.*)$/gm)].map(([, parent]) => parent);
}

/** How many commits above the head of a change a job may have made, in a shallow clone. */
const MAX_ABOVE = 100;

/** Checks that the checkout holds the change: of the base alone nothing would be judged that is under review. */
function checkHolds(git, { what, head, own }) {
  const isIn = (commit) => commit === head || parentsOf(git, commit).includes(head);
  const isHeld =
    git("merge-base", "--is-ancestor", head, own).ok ||
    git("rev-list", `--max-count=${MAX_ABOVE}`, own).stdout.trim().split("\n").some(isIn);
  if (isHeld) return;
  throw new ActionError(
    `the checkout is of the commit ${own || "(none)"}, which does not hold ${what} (${head}): the change would not be judged\n` +
      `Check out the change, as pull_request does, or with ref in pull_request_target, ${ALLOW}`,
  );
}

/**
 * Checks that a checkout without a base is the commit of the event. Any other one may be a change, as where a comment, or the end of
 * another workflow, checks out the head of a pull request. In GitLab a merge request may have no other pipeline than that of its branch.
 */
function checkOwnCommit(request, env) {
  const { CI_COMMIT_BRANCH: branch, CI_DEFAULT_BRANCH: main, CI_COMMIT_REF_PROTECTED: isProtected } = env;
  if (branch && branch !== main && isProtected !== "true") {
    throw new ActionError(
      `the branch ${branch} is not protected: its commit may be a change, and has no base to judge it by\n` +
        `Judge it in the pipeline of its merge request (rules: - if: $CI_MERGE_REQUEST_IID), ${ALLOW}`,
    );
  }
  const git = createGit(findRoot(request), request);
  const head = git("rev-parse", "--verify", "HEAD").stdout.trim();
  const sha = env.GITHUB_SHA || env.CI_COMMIT_SHA || "";
  const own = SHA.test(sha) ? git("rev-parse", "--verify", `${sha}^{commit}`).stdout.trim() : "";
  if (own !== "" && own === head) return;
  throw new ActionError(
    `the checkout is of the commit ${head || "(none)"}, and the event ${env.GITHUB_EVENT_NAME || env.CI_PIPELINE_SOURCE || "(unknown)"} of ${sha || "(none)"}: ` +
      "the change may be anybody's, and has no base to judge it by\n" +
      `Check out the commit of the event, judge the change in an event of its pull request, ${ALLOW}`,
  );
}

/**
 * Writes the files of a commit into a folder, by its own attributes, and all of them.
 *
 * @param {string} root
 * @param {string} commit
 * @param {{ workspace: string, temporary: string, deadline: number, base: string }} request
 */
function checkOut(root, commit, { base, ...request }) {
  const git = createGit(root, request);
  const isThere = git("cat-file", "-e", `${commit}^{commit}`).ok;
  const fetched = isThere ? undefined : git("fetch", "--no-tags", "--depth=1", "origin", commit);
  mkdirSync(base);
  const written = createGit(root, { ...request, tree: base })("read-tree", "--reset", "-u", commit);
  if (written.ok) return;
  const { stderr } = fetched?.ok === false ? fetched : written;
  throw new ActionError(
    `the base ${commit} of the change cannot be checked out: ${stderr}\n` +
      `Check out with fetch-depth: 0, ${ALLOW}`,
    3,
  );
}

/**
 * Checks out what a change is based on.
 *
 * @param {{ review: any, workspace: string, temporary: string, deadline: number, cwd: string }} request `cwd`: the folder of the checkout in which the
 *   gate would start, as it was named: without links below the workspace.
 * @returns the folder of the base in its place.
 */
function checkOutBase({ review, ...request }) {
  const { cwd, temporary } = request;
  const root = findRoot(request);
  const base = join(temporary, "base");
  const commit = findBase(createGit(root, request), review);
  checkOut(root, commit, { ...request, base });
  const folder = join(base, relative(root, cwd));
  const isThere = existsSync(folder) && statSync(folder).isDirectory();
  // A link that the change put there would lead to other inputs, and one of the base to other policies.
  if (isThere && realpathSync.native(cwd) === cwd && realpathSync.native(folder) === folder) return folder;
  throw new ActionError(
    `working-directory ${relative(root, cwd)}: ${isThere ? "it is reached by a link" : `the base ${commit} of ${review.what} has no such folder`}\n` +
      `Add it in another change first, ${ALLOW}`,
  );
}

/**
 * Where the gate starts. All that decides comes from there: for a change under review from its base, so that none judges itself.
 *
 * @param {{ workspace: string, temporary: string, cwd: string, allowsChanged?: boolean, timeoutMs?: number | undefined }} request
 *   `timeoutMs`: the limit of Git. Default: 5 minutes.
 * @param {Record<string, string | undefined>} env of the job.
 * @returns {{ cwd: string, own: string[] }} the folder, and the flags by which inputs and outputs are those of the checkout.
 */
export function startingPlace({ allowsChanged = false, timeoutMs = TIMEOUT_MS, ...place }, env) {
  const request = { ...place, deadline: performance.now() + timeoutMs };
  const itself = { cwd: request.cwd, own: [] };
  if (allowsChanged) return itself;
  const review = reviewedBase(env);
  if (review === undefined) {
    checkOwnCommit(request, env);
    return itself;
  }
  return { cwd: checkOutBase({ ...request, review }), own: [`--review=${request.cwd}`] };
}
