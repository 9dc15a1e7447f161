// The first code of the executable. Modules and workers are files: it writes those that it holds into a folder of the user, and runs the
// command line there. What another account could have written is not run, nor a file that differs from the one in here.
"use strict";
const { Buffer } = require("node:buffer");
const { lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } = require("node:fs");
const { renameSync, rmSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { tmpdir, userInfo } = require("node:os");
const { dirname, join } = require("node:path");
/** @type {any} The types are of an older Node. */
const sea = require("node:sea");
const process = require("node:process");
const { brotliDecompressSync } = require("node:zlib");

const { getAsset, getAssetKeys, getRawAsset } = sea;

const UNDECIDED = 3;
process.exitCode = UNDECIDED;

/** The digest of all files, by which each build has its own folder. */
const ID = "id";
const COMPRESSED = ".br!";
/** The permissions by which others write. */
const WRITING = 0o022;

const names = getAssetKeys().filter((name) => name !== ID);
const contentOf = (name) => Buffer.from(getRawAsset(name));

/** Writes all files into a new folder. */
function unpack(folder) {
  for (const name of names) {
    const isCompressed = name.endsWith(COMPRESSED);
    const path = join(folder, isCompressed ? name.slice(0, -COMPRESSED.length) : name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, isCompressed ? brotliDecompressSync(contentOf(name)) : contentOf(name), {
      mode: 0o600,
    });
  }
}

/** Whether a folder has each file as it is here, except for opa-core, which is compared when it is read. */
function isIntact(folder) {
  try {
    return names.every(
      (name) => name.endsWith(COMPRESSED) || readFileSync(join(folder, name)).equals(contentOf(name)),
    );
  } catch {
    return false;
  }
}

/** Whether only this user and the system can write to a folder, and to those above. Windows has no such modes. */
function isPrivate(folder) {
  if (process.platform === "win32") return true;
  const { uid, mode } = lstatSync(folder);
  const isOwn = uid === process.getuid?.() || uid === 0;
  // Others cannot replace what is in a folder with the sticky bit.
  const isSafe = (mode & WRITING) === 0 || (mode & 0o1000) !== 0;
  return isOwn && isSafe && (folder === dirname(folder) || isPrivate(dirname(folder)));
}

/** The folder for programs of this user. It is not of a variable, which could lead into a checkout. */
function userFolder() {
  const { homedir } = userInfo();
  const caches = { win32: ["AppData", "Local"], darwin: ["Library", "Caches"] }[process.platform] ?? [
    ".cache",
  ];
  const folder = join(realpathSync(homedir), ...caches, "regohost", "executable");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (realpathSync(folder) !== folder || !isPrivate(folder)) throw new Error(`others may write to ${folder}`);
  return folder;
}

/** Unpacks into the user's folder, once for all processes. */
function lastingFolder() {
  const folder = join(userFolder(), getAsset(ID, "utf8"));
  if (isIntact(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  try {
    unpack(made);
    // Not where another process was faster, which runs the files already.
    if (isIntact(folder)) return folder;
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
    return folder;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** A folder of this process, where there is no other: without a home, or where it cannot be written. */
function ownFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "regohost-")));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  unpack(folder);
  return folder;
}

function writtenFiles() {
  try {
    return lastingFolder();
  } catch {
    return ownFolder();
  }
}

let program;
try {
  program = join(writtenFiles(), "dist", "cli.js");
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const problem = `its files cannot be written (${String(code)}); set TMPDIR to a folder with room for 70 MB`;
  process.stderr.write(`error: ${problem} [start_failed]\n`);
  process.exit(UNDECIDED);
}
createRequire(program)(program);
