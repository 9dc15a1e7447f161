import { execFileSync } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FILES } from "../../action/install.mjs";
import { entries } from "../../scripts/entries.mjs";
import { buildCli } from "../cli/build-cli.js";
import type { ResidentCli } from "./resident-cli.js";

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
 * A repository of regohost, as CI clones it: the action, the files that it installs, and in place of the committed bundle these sources,
 * whose command line runs in this process. `action-install.test.ts` tests that bundle, and what is not here: opa-core.
 *
 * @returns the variables with its path.
 */
export async function makeRepository(folder: string, cli: ResidentCli): Promise<Record<string, string>> {
  const dist = join(ROOT, "action/dist");
  await cp(join(ROOT, "action"), join(folder, "action"), {
    recursive: true,
    filter: (source) => source !== dist,
  });
  // The place of its action.yml.
  await mkdir(join(folder, "setup"));
  await writeFile(join(folder, "setup/kept"), "");
  for (const name of FILES) {
    const isRead = statSync(join(ROOT, name)).isFile();
    await mkdir(dirname(join(folder, name)), { recursive: true });
    if (isRead) await cp(join(ROOT, name), join(folder, name));
    else await mkdir(join(folder, name));
    // Git does not store empty folders.
    if (!isRead) await writeFile(join(folder, name, "kept"), name);
  }
  // Copying the many files of the build would take most of the time of an action's test.
  const built = pathToFileURL(dirname(await buildCli())).href;
  const modules = entries.map(({ output }) => [`${output}.js`, `export * from "${built}/${output}.js";\n`]);
  await mkdir(join(folder, "action/dist"));
  for (const [name = "", text = ""] of [...modules, ["cli.js", toCliModule(cli, built)], ["unpack.js", ""]])
    await writeFile(join(folder, "action/dist", name), text);
  commitAll(folder);
  return { REGOHOST_REPOSITORY: `file://${folder}`, REGOHOST_REF: git(folder, "rev-parse", "HEAD") };
}

/** With this variable a job runs the command line in its own process, as it must where modules of built-ins are watched. */
export const OWN_PROCESS = "REGOHOST_TEST_OWN_PROCESS";

/** @param built the URL of the folder of the built command line. */
function toCliModule(cli: ResidentCli, built: string): string {
  return `if (process.env.${OWN_PROCESS}) await import("${built}/cli.js");
else await import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(cli.toModule(true))}`)});
`;
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
