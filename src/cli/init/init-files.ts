import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { codeOf } from "../../base/error-code.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { packageRoot } from "../../engine/opa/package-root.js";
import { CommandError } from "../exit-codes.js";
import type { InitPlan } from "./init-plan.js";

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

function gateFile(folder: string, sample: string): string {
  return `# Read by: regohost gate. Replace the sample by the files that your build writes.
version: 1
policies: [${folder}]
inputs: [${sample}]
`;
}

/** Reads the files of a kind: its policy, test and settings, its sample, a gate file, and one of a CI system. */
export async function readInitFiles({ kind, folder, ci }: InitPlan): Promise<InitFiles> {
  const root = packageRoot();
  const templates = join(root, "templates", "init");
  const files = new Map<string, string>();
  let sample = "";
  for (const source of [join(root, "policies", kind), join(templates, kind)]) {
    for (const name of await listFiles(source)) {
      const isSample = name.startsWith("sample.");
      const path = isSample ? `samples/${kind}${extname(name)}` : `${folder}/${kind}/${name}`;
      if (isSample) sample = path;
      files.set(path, await readText(join(source, name)));
    }
  }
  files.set("regohost.yaml", gateFile(folder, sample));
  if (ci !== "none") {
    files.set(CI_FILES[ci], await readText(join(templates, "ci", `${ci}.yml`)));
  }
  return { files, sample };
}

/** Whether a file, folder or link has this path. */
async function isTaken(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw new CommandError(`${path} cannot be read (${String(codeOf(error))})`, {
      code: "output_unwritable",
      cause: error,
    });
  }
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
 * @throws CommandError `output_unwritable`. None of the files is left.
 */
export async function writeInitFiles(cwd: string, files: InitFiles["files"]): Promise<void> {
  const found: string[] = [];
  for (const path of files.keys()) if (await isTaken(resolve(cwd, path))) found.push(path);
  if (found.length > 0) {
    throw new CommandError(
      `nothing is written, because these exist: ${found.join(", ")}. Move them, or use another folder`,
      { code: "output_unwritable" },
    );
  }
  const written: string[] = [];
  for (const [path, text] of files) {
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
}
