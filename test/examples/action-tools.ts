import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES } from "../../action/install.mjs";
import { buildCli } from "../cli/build-cli.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Runs Git, and returns what it says. */
export function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

/** Makes a folder a repository with one commit of all its files. */
export function commitAll(folder: string): void {
  git(folder, "init", "-q", "-b", "main");
  git(folder, "config", "uploadpack.allowAnySHA1InWant", "true");
  // Compressing opa-core takes most of the time of a commit.
  git(folder, "config", "core.compression", "0");
  git(folder, "add", "--all");
  git(folder, "commit", "-qm", "first");
}

/** Of a clone, what the build of `makeTools` does without: most files. Each clone would take and copy them. */
const UNREAD =
  /^(?:src\/(?!version\.ts$)|runtime\/(?!runtime\.json$)|scripts\/(?!(?:bundle|entries|find-dropped|take-from-node)\.mjs$)|schemas\/[\w-]+\/|.*\.(?:wasm|br|go|csv)$)/;

function isRead(path: string): boolean {
  return !UNREAD.test(relative(ROOT, path).split(sep).join("/"));
}

/** A repository of regohost, as CI clones it, with what is read of it here: the variables that name it. */
export async function makeRepository(folder: string): Promise<Record<string, string>> {
  for (const name of ["action", ...SOURCES]) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: isRead });
  }
  // Reading opa-core to find that it is unpacked would be much of each build.
  await writeFile(join(folder, "opa-core/unpack.mjs"), "");
  commitAll(folder);
  return { REGOHOST_REPOSITORY: `file://${folder}`, REGOHOST_REF: git(folder, "rev-parse", "HEAD") };
}

/** Folders of a checkout that PATH may lead to, relative or not. */
export const HOSTILE_BINS = ["node_modules/.bin", ".", "tools"];

/** What a checkout holds to replace programs, npm's settings and regohost. Each that is run leaves a file `pwned` in the folder. */
export async function makeHostile(workspace: string): Promise<void> {
  const pwn = '#!/bin/sh\necho "$0" >> "$(/usr/bin/dirname "$0")/pwned"\n';
  const programs = ["node", "npm", "npx", "git", "regohost", "bash", "realpath", "mktemp", "rm", "test"];
  const script = 'require("fs").writeFileSync("pwned", "")';
  const files: Record<string, string> = {
    ".npmrc":
      "registry=http://127.0.0.1:1/\nignore-scripts=false\nprefix=./evil\nnode-options=--require ./evil.cjs\n",
    "package.json": JSON.stringify({
      name: "regohost",
      version: "0.1.0",
      scripts: { preinstall: "touch pwned", install: "touch pwned", prepare: "touch pwned" },
      dependencies: { regohost: "file:./node_modules/regohost" },
    }),
    "node_modules/regohost/package.json": '{"name": "regohost", "version": "0.1.0", "bin": "cli.js"}',
    "node_modules/regohost/cli.js": script,
    "node_modules/regohost/dist/cli.js": script,
    "evil.cjs": script,
    ".regohostrc": "policies: none",
    ...Object.fromEntries(HOSTILE_BINS.flatMap((bin) => programs.map((name) => [join(bin, name), pwn]))),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, name)), { recursive: true });
    await writeFile(join(workspace, name), text, { mode: 0o755 });
  }
}

/** Where a program of `makeHostile` was run. */
export function pwned(workspace: string): string[] {
  return HOSTILE_BINS.filter((bin) => existsSync(join(workspace, bin, "pwned")));
}

/**
 * Makes an `npm` that does without a network what `npm ci` does with the lockfile of this repository, and a build that takes no
 * time, in a folder for PATH. Beside the installed folder
 * `npm.json` says how npm was called.
 */
export async function makeTools(folder: string): Promise<void> {
  const modules = join(folder, "modules");
  const dist = dirname(await buildCli());
  await mkdir(join(modules, "rolldown"), { recursive: true });
  for (const name of await readdir(join(ROOT, "node_modules"))) {
    if (name === "rolldown" || name.startsWith(".")) continue;
    await symlink(join(ROOT, "node_modules", name), join(modules, name));
  }
  // A copy of its many files is most of what a test of the action takes.
  const copied = `symlinkSync(${JSON.stringify(dist)}, "dist")`;
  const built = `{ write: async () => (${copied}, { output: [] }), close: async () => {} }`;
  await writeFile(
    join(modules, "rolldown/index.js"),
    `import { symlinkSync } from "node:fs";\nexport const rolldown = async () => (${built});\n`,
  );
  await writeFile(
    join(modules, "rolldown/plugins.js"),
    "export const esmExternalRequirePlugin = () => ({});\n",
  );
  await writeFile(join(modules, "rolldown/utils.js"), "export const parseSync = undefined;\n");
  const exported = { ".": "./index.js", "./plugins": "./plugins.js", "./utils": "./utils.js" };
  await writeFile(
    join(modules, "rolldown/package.json"),
    JSON.stringify({ type: "module", exports: exported }),
  );
  await writeFile(
    join(folder, "npm"),
    `#!/usr/bin/env node
const fs = require("node:fs");
const call = { args: process.argv.slice(2), cwd: process.cwd(), env: process.env, lock: fs.existsSync("package-lock.json") };
fs.writeFileSync("../npm.json", JSON.stringify(call));
fs.symlinkSync(${JSON.stringify(modules)}, "node_modules");
`,
  );
  await chmod(join(folder, "npm"), 0o755);
}
