import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { isOnCi } from "./terminal/is-on-ci.js";

/** Number of installations and versions of Node whose code stays cached: a machine may have several at once. */
const MAX_FOLDERS = 8;
/** The permissions of group and others, and their write permissions. */
const ALL = 0o077;
const WRITING = 0o022;

/**
 * The folder of the other caches (`base/host/user-paths.ts`, which is not loaded yet), with its parents; none where
 * they may be disabled.
 */
function cacheFolders(): string[] {
  const { env, platform, argv } = process;
  const own = env["REGOHOST_CACHE"] ?? "";
  // These variables may point into a change under review, which is rejected only once this program runs.
  const isReview = argv.some((word) => /^--review(?:=|$)/.test(word));
  if (isOnCi(env) || own === "off" || isReview || argv.includes("--no-cache")) return [];
  const xdg = env["XDG_CACHE_HOME"] ?? "";
  // Not imported: tracers such as @vercel/nft compute the path then, and take all that lies there for files of the program.
  const { homedir } = process.getBuiltinModule("node:os");
  const home = platform === "darwin" ? join(homedir(), "Library", "Caches") : join(homedir(), ".cache");
  const usual = platform === "win32" ? (env["LOCALAPPDATA"] ?? "") : isAbsolute(xdg) ? xdg : home;
  const folders = own === "" ? [usual, join(usual, "regohost")] : [own];
  return folders.every(isAbsolute) ? folders : [];
}

/**
 * The name of the folder for this installation of the program and this version of Node. In a shared folder, each
 * upgrade and each project with its own installation would leave its files forever. It need not be unguessable:
 * `node:crypto` would cost milliseconds.
 */
function folderName(program: string): string {
  const { size, mtimeMs } = lstatSync(program);
  let hash = 0;
  for (const char of `${program}\n${String(size)}\n${String(mtimeMs)}`) {
    hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${process.version}-${hash.toString(36)}`;
}

/** Whether it is a folder of this user without these permissions for others. On Windows modes are meaningless. */
function isOwnFolder(path: string, permissions: number): boolean {
  const status = lstatSync(path);
  if (process.platform === "win32") return status.isDirectory();
  return status.isDirectory() && status.uid === process.getuid?.() && (status.mode & permissions) === 0;
}

/** Removes the oldest folders. */
function removeOldest(parent: string, cached: string): void {
  const others = readdirSync(parent)
    .filter((name) => name !== cached)
    .map((name) => ({ path: join(parent, name), madeAt: lstatSync(join(parent, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of others.slice(MAX_FOLDERS - 1)) rmSync(path, { recursive: true, force: true });
}

/**
 * Creates the folder for the compiled code of a program; `undefined` if there is none that only this user can write to:
 * Node trusts the files in it, and only checks whether a file is truncated or belongs to other code.
 */
function codeFolder(program: string): string | undefined {
  try {
    const before = cacheFolders();
    const base = before.at(-1);
    if (base === undefined) return undefined;
    const all = join(base, "javascript");
    const name = folderName(program);
    const folder = join(all, name);
    const isNew = !existsSync(folder);
    if (isNew) {
      // Node's `recursive` may never return (`makeFolder`, which would have to be loaded).
      for (const path of [...before, all, folder]) if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    }
    // Node creates folders in it, for its flags, with the modes of the umask. Their modes are irrelevant where nobody
    // else has access.
    const inner = readdirSync(folder).map((entry) => join(folder, entry));
    const innerPermissions = isOwnFolder(folder, ALL) ? 0 : WRITING;
    if (![base, all, folder].every((path) => isOwnFolder(path, WRITING))) return undefined;
    if (!inner.every((path) => isOwnFolder(path, innerPermissions))) return undefined;
    if (isNew) removeOldest(all, name);
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * Makes Node cache the compiled code of a program, and use the cached code. From Node 22.1 on; earlier versions have no
 * such cache.
 *
 * @param program the path of its file.
 */
export function useCodeCache(program: string): void {
  // Loading `node:module` alone costs Node 20 a millisecond.
  if (Number.parseInt(process.versions.node) < 22) return;
  const nodeModule = process.getBuiltinModule("node:module");
  if (!("enableCompileCache" in nodeModule) || typeof nodeModule.enableCompileCache !== "function") return;
  const folder = codeFolder(program);
  if (folder !== undefined) (nodeModule.enableCompileCache as (folder: string) => void)(folder);
}
