import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  EvaluationError,
  PolicyLoadError,
  ServiceError,
  invalidConfig,
  unsupportedSource,
} from "../../base/errors.js";
import type { ErrorCode } from "../../base/errors.js";
import { checkUnconfined } from "../../base/host/confinement.js";
import { makeFolder } from "../../base/host/make-folder.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { GitFailure, runGit } from "../../base/host/run-git.js";
import { GIT_SCHEME, shownAddress } from "../../base/text/address.js";
import { isObject } from "../../base/text/option-rules.js";
import { isLoopback } from "../../base/text/service-url.js";
import { sha256 } from "../../base/text/sha256.js";
import { AddressCache } from "./address-cache.js";
import { removeCommits, type FetchedCommit, type FetchedCommits, type GitLimits } from "./fetched-commits.js";
import {
  checkPin,
  expectedDigest,
  throwOfflineError,
  type FetchedPolicy,
  type FetchOptions,
} from "./policy-address.js";

/** A folder of a repository: `git::https://HOST/REPOSITORY.git//FOLDER?ref=REF`. */
interface GitAddress {
  url: URL;
  /** Without slashes at its ends; empty for all files. */
  folder: string;
  /** A branch, a tag or the id of a commit. Default: the branch that the server names. */
  ref: string | undefined;
}

const COMMIT = /^[0-9a-f]{40}$/;
/** Letters, digits and signs of names, so that no option, pattern or other commit is meant. */
const REF = /^(?!.*(?:\.\.|\/\/))[A-Za-z0-9][A-Za-z0-9._/+-]*$/;

/** Largest download of a repository, in bytes. */
const MAX_DOWNLOAD_BYTES = 1024 ** 3;
const LOOK_MS = 500;
/** A silent server ends a fetch after this time, in seconds. */
const SILENT_S = 30;
/** In a file of Git's own folder, where nothing else of this name is. */
const TRACE = "regohost-trace";
const MAX_TRACE_BYTES = 16 * 1024 ** 2;

/** Undoes what a file `.gitattributes` could do: run programs, change files and leave them out. */
const ATTRIBUTES = "* -filter -text -eol -ident -working-tree-encoding -export-ignore -export-subst\n";

/**
 * Parses an address of a repository. Go-getter's parameters are `ref`, and `depth`, which has no effect.
 *
 * @throws ConfigurationError `config_invalid`
 */
function parseGitAddress(address: string): GitAddress {
  const throwGitError = (why: string): never => {
    throw invalidConfig(`${shownAddress(address)}: ${why}`);
  };
  const text = address.slice(GIT_SCHEME.length);
  const url = URL.canParse(text)
    ? new URL(text)
    : throwGitError("it is not git::https://HOST/REPOSITORY//FOLDER?ref=REF");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname)))
    throwGitError("repositories are read by https:// alone");
  if (url.username !== "" || url.password !== "") {
    throwGitError("it must not contain a user name or a password; Git's credential helpers supply them");
  }
  // A URL leaves them out.
  if (/(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i.test(text)) throwGitError("its folder is malformed");
  if (url.hash !== "") throwGitError("it must have no fragment; pin it with ?ref= and the id of a commit");
  if ([...url.searchParams.keys()].some((key) => key !== "ref" && key !== "depth"))
    throwGitError("it has another parameter than ref");
  const [path = "", ...inner] = url.pathname.split("//");
  // Conforma takes the folder behind the reference, too.
  const [ref = "", ...behind] = (url.searchParams.get("ref") ?? "").split("//");
  const folder = decodeURIComponent([...inner, ...behind].join("/")).replace(/^\/+|\/+$/g, "");
  if (ref !== "" && !REF.test(ref)) throwGitError("its ref is not the name of a branch, a tag or a commit");
  if (folder.split("/").some((part) => [".", ".."].includes(part)) || /[\0\\:]/.test(folder))
    throwGitError("its folder is malformed");
  if (path.length < 2) throwGitError("it names no repository");
  url.search = "";
  url.pathname = path.endsWith(".git") ? path : `${path.replace(/\/$/, "")}.git`;
  return { url, folder, ref: ref === "" ? undefined : ref };
}

function writeAddress({ url, folder }: GitAddress, ref: string | undefined): string {
  return `${GIT_SCHEME}${url.href}${folder === "" ? "" : `//${folder}`}${ref === undefined ? "" : `?ref=${ref}`}`;
}

/** Returns an address for reports and the lock file, and whether its `ref` is the id of a commit. @throws ConfigurationError */
export function shownGitAddress(address: string): { key: string; isPinned: boolean } {
  const parsed = parseGitAddress(address);
  return { key: writeAddress(parsed, parsed.ref), isPinned: COMMIT.test(parsed.ref ?? "") };
}

/** Messages of Git in English about a request that failed; the first that fits counts. */
const FAILURES: readonly [RegExp, ErrorCode, string][] = [
  [
    /authentication failed|could not read (?:username|password)|error: 401/i,
    "unauthenticated",
    "the credentials are missing or wrong; Git's credential helpers supply them",
  ],
  [/error: 403/i, "permission_denied", "access is denied"],
  [/error: 30\d/i, "redirect_refused", "it redirects; name the repository to which it leads"],
  [
    /couldn't find remote ref|not our ref|unadvertised object|repository '[^']*' not found/i,
    "not_found",
    "the server does not have it, or not for these credentials",
  ],
  [
    /unable to access|could not resolve|failed to connect|timed out/i,
    "service_unreachable",
    "the server does not answer",
  ],
];

function toServiceError(subject: string, { kind, printed }: GitFailure): Error {
  if (kind === "aborted")
    return new EvaluationError(`${subject}: reading it was aborted`, { code: "aborted" });
  if (kind === "killed") return new EvaluationError(`${subject}: ${printed} ended Git`, { code: "aborted" });
  if (kind === "absent") {
    return unsupportedSource(
      `${subject}: Git cannot be run (${printed}); install it, or name a folder with the files`,
    );
  }
  if (kind === "timeout")
    return new ServiceError(`${subject}: Git did not end in time`, { code: "service_timeout" });
  if (kind === "too large")
    return new ServiceError(`${subject}: it is too large`, { code: "response_too_large" });
  const [, code, why] = FAILURES.find(([pattern]) => pattern.test(printed)) ?? [
    undefined,
    "response_invalid" as const,
    "the server's answer is not that of a repository with it",
  ];
  return new ServiceError(`${subject}: ${why}`, { code });
}

async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Returns whether Git has waited too long for a connection, for which it has no limit: no request follows the last attempt to connect.
 * A server behind a proxy gets its connection by a CONNECT.
 */
async function isSilent(trace: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(trace);
    if (Date.now() - mtimeMs < SILENT_S * 1000) return false;
    const text = (await readRegularFile(trace, MAX_TRACE_BYTES)).toString("latin1");
    const attempts = text.split("== Info:   Trying ");
    return attempts.length > 1 && !/=> Send header: (?:GET|POST) /.test(attempts.at(-1) ?? "");
  } catch {
    return false;
  }
}

/**
 * Fetches a commit alone.
 *
 * @throws GitFailure
 */
async function fetchCommit(
  { url, ref }: GitAddress,
  { env, signal, maxBytes }: FetchOptions,
): Promise<FetchedCommit> {
  const location = await mkdtemp(join(tmpdir(), "regohost-git-"));
  // At a limit Git is not waited for, and may still write.
  const remove = (): Promise<void> => rm(location, { recursive: true, force: true, maxRetries: 5 });
  const runIn = (
    args: readonly string[],
    limits: GitLimits,
    network: Record<string, string> = {},
  ): Promise<Buffer> =>
    runGit([`--git-dir=${location}`, ...args], {
      // Relative paths of PATH must not lead to other programs.
      cwd: dirname(process.execPath),
      env,
      variables: { LC_ALL: "C", ...network },
      signal: limits.signal,
      maxBytes: limits.maxBytes,
    });
  const download = new AbortController();
  const trace = join(location, TRACE);
  const watch = setInterval(() => {
    void Promise.all([folderSize(location), isSilent(trace)]).then(([size, isStuck]) => {
      if (size > MAX_DOWNLOAD_BYTES) download.abort(new GitFailure("too large"));
      else if (isStuck) download.abort(new GitFailure("timeout"));
    });
  }, LOOK_MS);
  const limits = {
    signal: signal === undefined ? download.signal : AbortSignal.any([signal, download.signal]),
    maxBytes,
  };
  try {
    await runIn(["init", "--quiet", "--bare", "--template="], limits);
    makeFolder(join(location, "info"));
    await writeFile(join(location, "info", "attributes"), ATTRIBUTES);
    const options = ["--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules"];
    // Plain HTTP is for loopback alone; from TLS to plain HTTP leads no redirect, by the allowed protocol.
    const settings = [`http.followRedirects=${url.protocol === "https:" ? "initial" : "false"}`];
    if (isLoopback(url.hostname)) settings.push("http.proxy=");
    const given = settings.flatMap((setting) => ["-c", setting]);
    await runIn([...given, "fetch", ...options, "--", url.href, ref ?? "HEAD"], limits, {
      GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
      GIT_HTTP_LOW_SPEED_LIMIT: "1",
      GIT_HTTP_LOW_SPEED_TIME: String(SILENT_S),
      GIT_TRACE_CURL: trace,
      GIT_TRACE_CURL_NO_DATA: "1",
    });
    const id = (await runIn(["rev-parse", "--verify", "FETCH_HEAD^{commit}"], limits))
      .toString("latin1")
      .trim();
    return { id, git: (args, own) => runIn(args, own), remove };
  } catch (error) {
    // A folder that cannot be removed must not hide the reason.
    await remove().catch(() => undefined);
    throw download.signal.aborted ? download.signal.reason : error;
  } finally {
    clearInterval(watch);
  }
}

/** Reads the files of a folder as `.tar.gz`. @throws PolicyLoadError `source_not_found`, `source_unsupported`; GitFailure */
async function readFolder(
  { id, git }: FetchedCommit,
  folder: string,
  subject: string,
  options: FetchOptions,
): Promise<Uint8Array> {
  const within = folder === "" ? [] : ["--", `${folder}/`];
  const listed = await git(["ls-tree", "-r", "-z", "--full-tree", id, ...within], options);
  const throwGitError = (why: string, code: ErrorCode): never => {
    throw new PolicyLoadError(`${subject}: the commit ${id} ${why}`, { code });
  };
  if (listed.length === 0)
    return throwGitError(`has no folder ${folder === "" ? "" : `${folder} `}with files`, "source_not_found");
  const entries = listed.toString("utf8").split("\0");
  const module = entries.find((entry) => entry.startsWith("160000 "))?.split("\t")[1];
  if (module !== undefined) {
    return throwGitError(
      `has a submodule at ${module}, whose files are not fetched; name folders without one`,
      "source_unsupported",
    );
  }
  const tar = await git(["archive", "--format=tar", `${id}:${folder}`], options);
  // Not in the thread that answers signals: it may be large.
  return promisify(gzip)(tar, { level: 1 });
}

/** Fetches a ref once in a run. */
function fetchOnce(name: GitAddress, commits: FetchedCommits, options: FetchOptions): Promise<FetchedCommit> {
  const ref = `${name.url.href} ${name.ref ?? ""}`;
  const known = commits.get(ref);
  if (known !== undefined) return known;
  const found = fetchCommit(name, options);
  commits.set(ref, found);
  return found;
}

/**
 * Fetches a folder of a repository by the installed Git. Its digest is the id of the commit, which Git compares with what it gets.
 *
 * @throws ServiceError, ConfigurationError, PolicyLoadError
 */
export async function fetchGitPolicy(given: string, options: FetchOptions): Promise<FetchedPolicy> {
  const name = parseGitAddress(given);
  const { ref } = name;
  const address = writeAddress(name, ref);
  const own = ref !== undefined && COMMIT.test(ref) ? toDigest(ref) : undefined;
  const expected = expectedDigest(address, own, options.locked);
  const cache = new AddressCache(options.cache);
  const toPolicy = (commit: string, bytes: Uint8Array): FetchedPolicy => {
    const digest = toDigest(commit);
    checkPin(address, digest, expected);
    const resolved = writeAddress(name, commit);
    return {
      used: {
        address,
        resolved,
        digest,
        mediaType: "application/x-git",
        ...(expected === undefined ? {} : { pinned: expected.by }),
      },
      content: { kind: "file", name: "repository.tar.gz", bytes },
    };
  };
  const pinned = expected?.digest.slice(toDigest("").length);
  if (pinned !== undefined) {
    const note = await cache.note(writeAddress(name, pinned)).catch(() => undefined);
    const bytes = isObject(note) && "digest" in note ? await cache.content(String(note.digest)) : undefined;
    if (bytes !== undefined) return toPolicy(pinned, bytes);
  }
  if (options.isOffline === true) throwOfflineError(address);
  checkUnconfined("fetching an address");
  const { commits = new Map() as FetchedCommits } = options;
  try {
    const found = await fetchOnce({ ...name, ref: pinned ?? ref }, commits, options);
    const bytes = await readFolder(found, name.folder, address, options);
    const policy = toPolicy(found.id, bytes);
    const digest = sha256(bytes);
    await cache.keep(digest, bytes);
    await cache.keepNote(writeAddress(name, found.id), { digest });
    return policy;
  } catch (error) {
    throw error instanceof GitFailure ? toServiceError(address, error) : error;
  } finally {
    if (options.commits === undefined) await removeCommits(commits);
  }
}

/** The digest of a commit, by its name in the digest sets of in-toto. */
function toDigest(commit: string): string {
  return `gitCommit:${commit}`;
}
