import { resolve } from "node:path";
import type { LoadedSource } from "../source/bundle.js";
import { PolicyLoadError } from "../errors.js";
import { readBundleTree } from "../source/bundle-tree.js";
import type { RegoSourceFile } from "../opa/rego-source.js";

/** Whether a Rego file is a test by name, which the gate ignores. */
export function isTestFile(path: string): boolean {
  return path.endsWith("_test.rego");
}

/** The error for a file with a test's name that contains a policy and no test. */
export function policyInTest(path: string): PolicyLoadError {
  return new PolicyLoadError(
    `${path} is ignored because of its test name, but contains a policy and no test; rename it, or also name it individually`,
    { code: "policy_missing" },
  );
}

function isCompiledPolicy(name: string): boolean {
  return /\.(?:wasm|tar\.gz|tgz)$/.test(name);
}

/** The names in a folder that decide what is judged; `undefined` for a path that is not a folder. */
async function listFolder(path: string, cwd: string): Promise<string[] | undefined> {
  const { isDirectory, listDirectory } = await import("../source/source-files.js");
  if (!(await isDirectory(path, cwd))) return undefined;
  const isPart = (name: string): boolean =>
    name === ".manifest" || name.endsWith(".rego") || isCompiledPolicy(name);
  return (await listDirectory(path, isPart, { cwd })).map(({ inner }) => inner);
}

async function readTests(path: string, named: ReadonlySet<string>, cwd: string): Promise<RegoSourceFile[]> {
  const tree = await readBundleTree(path, { cwd });
  if (tree.kind === "wasm") return [];
  const { regoVersion } = tree;
  return tree.files
    .filter((file) => isTestFile(file.path) && !named.has(resolve(cwd, file.path)))
    .map((file) => ({ ...file, regoVersion }));
}

/** The ignored files of a folder or bundle of Rego. */
export interface LeftOutRego {
  /** Compiled policies and bundles, which are ignored. */
  compiled: string[];
  /** Files with a test's name; OPA decides whether they contain policies. */
  tests: RegoSourceFile[];
}

/**
 * Finds the ignored files of a folder or bundle of policies.
 *
 * @param named places of individually named files.
 * @throws PolicyLoadError `source_unsupported` for Rego next to an unrelated compiled policy.
 */
export async function findLeftOut(
  path: string,
  source: LoadedSource,
  named: ReadonlySet<string>,
  cwd: string,
): Promise<LeftOutRego> {
  const listed = await listFolder(path, cwd);
  const names = listed ?? [];
  if (source.kind === "wasm") {
    const other = names.find((name) => name.endsWith(".rego") && !isTestFile(name));
    if (other === undefined || names.includes(".manifest")) return { compiled: [], tests: [] };
    throw new PolicyLoadError(
      `${path} contains policy.wasm and ${other} without a .manifest that makes them one bundle; name the one to judge`,
      { code: "source_unsupported" },
    );
  }
  // A bundle's file names are in the archive.
  const tests = listed?.some(isTestFile) === false ? [] : await readTests(path, named, cwd);
  const compiled = names
    .filter(isCompiledPolicy)
    .map((name) => `${path.replace(/[/\\]+$/, "")}/${name}`)
    .filter((place) => !named.has(resolve(cwd, place)));
  return { compiled, tests };
}
