// Makes one file of the command line and the running Node, as a single-executable application: `npm run executable [-- FILE]`, by Node 26.
// It holds action/dist/ and the files that the action installs. On macOS codesign signs it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { argv, execPath, platform, versions } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { install } from "../action/install.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The first with `--build-sea`. */
const FIRST_MAJOR = 26;

/** The files of a folder, relative to it. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** Compresses opa-core, which has 51 MB. @returns its name among the assets. */
function compress(folder) {
  const core = join(folder, "opa-core", "opa-core.wasm");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${core}.br!`, brotliCompressSync(readFileSync(core), { params }));
  rmSync(core);
}

function build(output, work) {
  const files = join(work, "files");
  install(files);
  compress(files);
  const licence = join(dirname(execPath), platform === "win32" ? "" : "..", "LICENSE");
  if (existsSync(licence)) cpSync(licence, join(files, "LICENSE.node"));
  else console.warn(`${licence} is missing: add Node's licence before you pass the executable on`);
  for (const name of ["LICENSE", "THIRD_PARTY_NOTICES"])
    writeFileSync(join(files, name), readFileSync(join(ROOT, name)));
  const names = filesOf(files);
  const digest = createHash("sha256");
  for (const name of names) {
    const content = readFileSync(join(files, name));
    digest.update(`${name}\0${content.length}\0`).update(content);
  }
  const id = join(work, "id");
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(id, `${version}-${digest.digest("hex").slice(0, 32)}`);
  const config = join(work, "sea.json");
  const assets = { id, ...Object.fromEntries(names.map((name) => [name, join(files, name)])) };
  const main = join(ROOT, "scripts", "executable-main.cjs");
  writeFileSync(config, JSON.stringify({ main, output, disableExperimentalSEAWarning: true, assets }));
  execFileSync(execPath, ["--build-sea", config], { stdio: "inherit" });
  if (platform === "darwin")
    execFileSync("codesign", ["--sign", "-", "--force", output], { stdio: "inherit" });
}

const [major] = versions.node.split(".").map(Number);
if (major < FIRST_MAJOR)
  throw new Error(
    `Node ${versions.node} makes no executable: run npx -y node@${FIRST_MAJOR} scripts/build-executable.mjs`,
  );
const output = resolve(
  argv[2] ?? join(ROOT, ".bench/executable", platform === "win32" ? "regohost.exe" : "regohost"),
);
mkdirSync(dirname(output), { recursive: true });
const work = mkdtempSync(join(tmpdir(), "regohost-executable-"));
try {
  build(output, work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
