#!/usr/bin/env node
// Runs a command of this very copy of regohost, which the first run unpacks beside it: the entry of .pre-commit-hooks.yaml in
// pre-commit's own clone of the repository, and what CI calls in a clone outside the checkout.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutNode } from "./environment.mjs";
import { install } from "./install.mjs";
import { printable } from "./printable.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const installed = join(root, ".installed");
const cli = join(installed, "dist", "cli.js");

function makeReady() {
  if (existsSync(cli)) return;
  const temporary = mkdtempSync(join(root, ".installing-"));
  try {
    install(join(temporary, "regohost"));
    renameSync(join(temporary, "regohost"), installed);
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(cli)) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

try {
  makeReady();
  const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
    env: withoutNode(process.env),
    stdio: "inherit",
  });
  process.exitCode = status ?? 3;
} catch (error) {
  process.stderr.write(`error: ${printable(error instanceof Error ? error.message : error)}\n`);
  process.exitCode = 3;
}
