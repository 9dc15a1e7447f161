// The step of setup/action.yml: unpacks this very copy of regohost outside the checkout, and puts a program regohost into PATH, which runs
// it by this very Node.
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CODE_VARIABLES } from "./environment.mjs";
import { install } from "./install.mjs";

const { RUNNER_TEMP, GITHUB_PATH } = process.env;
if (!RUNNER_TEMP || !GITHUB_PATH)
  throw new Error("RUNNER_TEMP and GITHUB_PATH are not set: this is a step of GitHub Actions");
const folder = mkdtempSync(join(RUNNER_TEMP, "regohost-"));
install(folder);
const bin = join(folder, "bin");
mkdirSync(bin);
const cli = join(folder, "dist", "cli.js");
const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
const unset = CODE_VARIABLES.join(" ");
writeFileSync(
  join(bin, "regohost"),
  `#!/bin/sh\nunset ${unset}\nexec ${quoted(process.execPath)} ${quoted(cli)} "$@"\n`,
  { mode: 0o755 },
);
const cleared = CODE_VARIABLES.map((name) => `@set ${name}=\r\n`).join("");
writeFileSync(join(bin, "regohost.cmd"), `@setlocal\r\n${cleared}@"${process.execPath}" "${cli}" %*\r\n`);
appendFileSync(GITHUB_PATH, `${bin}\n`);
