import { spawnSync } from "node:child_process";
import { cpSync, existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { ActionError } from "./printable.mjs";

const ROOT = realpathSync(join(dirname(fileURLToPath(import.meta.url)), ".."));
/** What the build reads, and what the gate reads beside it. */
export const SOURCES = [
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["scripts", "src", "builtins", "schemas", "opa-core", "parsers", "runtime"],
];
/** What npm and the build get of the environment: no credentials of the job. */
const ENVIRONMENT =
  /^(?:PATH|Path|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|TMPDIR|TMP|TEMP|LANG|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

/** The npm registry that the environment names, such as a mirror. Default: npm's own. @param {NodeJS.ProcessEnv} env */
export const registryOf = ({ REGOHOST_REGISTRY: registry }) => registry || "https://registry.npmjs.org/";

/** The script of npm in a folder of PATH, which is a program, or on Windows a command beside its package. */
function findNpm() {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const beside = join(folder, "node_modules", "npm", "bin", "npm-cli.js");
    if (process.platform === "win32" && existsSync(beside)) return beside;
    const program = join(folder, "npm");
    if (process.platform !== "win32" && isAbsolute(folder) && existsSync(program))
      return realpathSync(program);
  }
  throw new ActionError("there is no npm; run actions/setup-node before this step", 3);
}

function run(what, args, cwd) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name)));
  const { status, error, stderr, stdout } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
  if (status === 0) return;
  const said = stripVTControlCharacters(`${stdout ?? ""}\n${stderr ?? ""}`)
    .trim()
    .slice(-2_000);
  throw new ActionError(`${what} failed: ${error?.message ?? said}`, 3);
}

/**
 * Installs this copy of regohost in a new folder: exactly the packages of its lockfile, each with its checksum, without running
 * any of their scripts, from one registry, whatever settings the checkout, the user or the machine have.
 *
 * @returns the folder with `dist/`.
 */
export async function install({ temporary, registry }) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new ActionError(
      `Node ${process.versions.node} is too old; run actions/setup-node with 20 or later`,
    );
  }
  const folder = join(temporary, "regohost");
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const flags = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    `--registry=${registry}`,
  ];
  const settings = [
    `--userconfig=${join(temporary, "no-user-npmrc")}`,
    `--globalconfig=${join(temporary, "no-global-npmrc")}`,
    `--cache=${join(temporary, "npm-cache")}`,
  ];
  run("installing regohost", [findNpm(), "ci", ...flags, ...settings], folder);
  run("building regohost", [join(folder, "scripts", "bundle.mjs")], folder);
  return folder;
}
