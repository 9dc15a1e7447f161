import type { Stats } from "node:fs";
import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { codeOf } from "../../base/error-code.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { packageRoot } from "../../engine/opa/package-root.js";
import { CommandError } from "../exit-codes.js";
import { GATE_FILE } from "../gate/gate-config.js";
import { getKind, type InitPlan } from "./init-plan.js";

/** The files to write, by their paths below the working folder. */
interface InitFiles {
  files: ReadonlyMap<string, string>;
  sample: string;
}

const CI_FILES = { github: ".github/workflows/gate.yml", gitlab: ".gitlab-ci.yml" } as const;

/** Lists the files of a folder of this package, except a folder that a kind does not have. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

const MAX_FILE_BYTES = 1024 * 1024;

async function readText(path: string): Promise<string> {
  return (await readRegularFile(path, MAX_FILE_BYTES)).toString("utf8");
}

const SAMPLES = "samples";

/** A policy configuration of Conforma, in the working folder. */
const CONFIGURATION = "policy.yaml";

function gateFile(kind: InitPlan["kind"], policies: string): string {
  const { inputs, settings } = getKind(kind);
  const selected = "# Each policy names the inputs that it judges, in custom.inputs of its METADATA.\n";
  return `# Read by: regohost gate. Replace the samples by the files that your build writes.
${inputs.length === 0 ? "" : selected}version: 1
policies: [${policies}]
inputs: ["${SAMPLES}/*"]
${settings.map((line) => `${line}\n`).join("")}`;
}

/** Whether a kind can share a gate file: it has the settings of the kind, and no other rules. */
function isShared(gate: string, kind: InitPlan["kind"]): boolean {
  const { settings } = getKind(kind);
  const lines = gate.split("\n");
  const others = lines.filter((line) => line.startsWith("rules:") && !settings.includes(line));
  return others.length === 0 && settings.every((line) => lines.includes(line));
}

/** Adds the inputs of a policy to the METADATA of its package. */
function addInputs(rego: string, inputs: readonly string[]): string {
  if (inputs.length === 0) return rego;
  const end = rego.search(/^package /m);
  const metadata = rego.slice(0, end);
  const key = "# custom:\n";
  const lines = ["#   inputs:", ...inputs.map((input) => `#     - ${input}`)]
    .map((line) => `${line}\n`)
    .join("");
  const before = metadata.includes(key) ? metadata : metadata + key;
  return before.replace(key, `${key}${lines}`) + rego.slice(end);
}

/** Reads the files of a kind: its policy, test and settings, its sample, a gate file, and one of a CI system. */
export async function readInitFiles({ kind, folder, ci }: InitPlan): Promise<InitFiles> {
  const root = packageRoot();
  const templates = join(root, "templates", "init");
  const files = new Map<string, string>();
  let sample = "";
  for (const source of [join(root, "policies", kind), join(templates, kind)]) {
    for (const name of await listFiles(source)) {
      const text = await readText(join(source, name));
      if (name === CONFIGURATION) {
        files.set(name, text.replace("./policies/", `./${folder}/`));
        continue;
      }
      const isSample = name.startsWith("sample.");
      const path = isSample ? `${SAMPLES}/${kind}${extname(name)}` : `${folder}/${kind}/${name}`;
      if (isSample) sample = path;
      files.set(path, name === `${kind}.rego` ? addInputs(text, getKind(kind).inputs) : text);
    }
  }
  files.set(GATE_FILE, gateFile(kind, files.has(CONFIGURATION) ? CONFIGURATION : folder));
  if (ci !== "none") {
    files.set(CI_FILES[ci], await readText(join(templates, "ci", `${ci}.yml`)));
  }
  return { files, sample };
}

/** Returns the status of a file, folder or link, or `undefined` when there is none. */
async function readStatus(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new CommandError(`${path} cannot be read (${String(codeOf(error))})`, {
      code: "output_unwritable",
      cause: error,
    });
  }
}

/** Whether a file may stay as it is: a gate file that this kind can share, or one with the text to write. */
async function isKept(
  target: string,
  status: Stats,
  { path, text, kind }: { path: string; text: string; kind: InitPlan["kind"] },
): Promise<boolean> {
  if (!status.isFile()) return false;
  if (path === GATE_FILE) return isShared(await readText(target), kind);
  return status.size === Buffer.byteLength(text) && (await readText(target)) === text;
}

/** Makes the folders of a path, with the permissions of the user's other folders. */
async function makeFolders(cwd: string, path: string): Promise<void> {
  const parts = path.split("/");
  for (let count = 1; count < parts.length; count++) {
    try {
      await mkdir(resolve(cwd, ...parts.slice(0, count)));
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

/**
 * Writes the files, and no file that exists.
 *
 * @returns the paths of existing files that stay: the gate file, and those with the same text.
 * @throws CommandError `output_unwritable`. None of the files is left.
 */
export async function writeInitFiles(
  cwd: string,
  kind: InitPlan["kind"],
  files: InitFiles["files"],
): Promise<Set<string>> {
  const found: string[] = [];
  const cached = new Set<string>();
  for (const [path, text] of files) {
    const target = resolve(cwd, path);
    const status = await readStatus(target);
    if (status === undefined) continue;
    if (await isKept(target, status, { path, text, kind })) cached.add(path);
    else found.push(path);
  }
  if (found.length > 0) {
    throw new CommandError(
      `nothing is written, because these exist: ${found.join(", ")}. Move them, or run it in another folder`,
      { code: "output_unwritable" },
    );
  }
  const written: string[] = [];
  for (const [path, text] of files) {
    if (cached.has(path)) continue;
    const target = resolve(cwd, path);
    try {
      await makeFolders(cwd, path);
      await writeFile(target, text, { flag: "wx" });
      written.push(target);
    } catch (error) {
      await Promise.all(written.map((one) => rm(one, { force: true })));
      throw new CommandError(`${path} cannot be written (${String(codeOf(error))}), so nothing is`, {
        code: "output_unwritable",
        cause: error,
      });
    }
  }
  return cached;
}
