import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, writeFile } from "node:fs/promises";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES } from "../../action/install.mjs";
import { buildCli } from "../cli/build-cli.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Runs Git, and returns its output. */
export function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

/** Turns a folder into a repository with one commit of all its files. */
export function commitAll(folder: string): void {
  git(folder, "init", "-q", "-b", "main");
  git(folder, "config", "uploadpack.allowAnySHA1InWant", "true");
  git(folder, "add", "--all");
  git(folder, "commit", "-qm", "first");
}

/**
 * A repository of regohost, as CI clones it: the action, what npm reads, and a build that takes no time, after `npm ci`
 * as the real one. `action-install.test.ts` tests that the real one finds its files in the installation.
 *
 * @returns the variables with its path.
 */
export async function makeRepository(folder: string): Promise<Record<string, string>> {
  for (const name of ["action", ...SOURCES]) {
    const isRead = name === "action" || statSync(join(ROOT, name)).isFile();
    if (isRead) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    else await mkdir(join(folder, name));
    // Git does not store empty folders.
    if (!isRead) await writeFile(join(folder, name, "kept"), name);
  }
  const dist = dirname(await buildCli());
  // Copying its many files would take most of the time of an action's test.
  const build = `import { existsSync, symlinkSync } from "node:fs";
if (!existsSync("node_modules")) throw new Error("nothing is installed");
symlinkSync(${JSON.stringify(dist)}, "dist");
`;
  await writeFile(join(folder, "scripts/bundle.mjs"), build);
  commitAll(folder);
  return { REGOHOST_REPOSITORY: `file://${folder}`, REGOHOST_REF: git(folder, "rev-parse", "HEAD") };
}

/** Folders of a checkout that PATH may contain, relative or not. */
export const HOSTILE_BINS = ["node_modules/.bin", ".", "tools"];

/**
 * Creates files in a checkout that replace programs, npm's settings and regohost. Each that runs leaves a file `pwned`
 * in the folder.
 */
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

/** The folders in which a program of `makeHostile` ran. */
export function pwned(workspace: string): string[] {
  return HOSTILE_BINS.filter((bin) => existsSync(join(workspace, bin, "pwned")));
}

/**
 * Creates an `npm` that performs `npm ci` for the lockfile of this repository without a network, in a folder for PATH.
 * Next to the installed folder `npm.json` records npm's arguments.
 */
export async function makeTools(folder: string): Promise<void> {
  await writeFile(
    join(folder, "npm"),
    `#!/usr/bin/env node
const fs = require("node:fs");
const call = { args: process.argv.slice(2), cwd: process.cwd(), env: process.env, lock: fs.existsSync("package-lock.json") };
fs.writeFileSync("../npm.json", JSON.stringify(call));
fs.symlinkSync(${JSON.stringify(join(ROOT, "node_modules"))}, "node_modules");
`,
  );
  await chmod(join(folder, "npm"), 0o755);
}
