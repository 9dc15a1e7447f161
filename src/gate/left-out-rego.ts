import { resolve } from "node:path";
import type { LoadedSource } from "../source/bundle.js";
import { PolicyLoadError } from "../errors.js";
import { readBundleTree } from "../source/bundle-tree.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { IgnoredBecause } from "../source/source-files.js";

/** Where paths start, and the maximum size of a folder or bundle in bytes. */
interface TreeReading {
  cwd: string;
  maxBytes: number | undefined;
}

/** Whether a Rego file is a test by name, which the gate ignores. */
export function isTestFile(path: string): boolean {
  return path.endsWith("_test.rego");
}

/** The error for a file with a test's name that contains a policy, and is not a package of tests. */
export function policyInTest(path: string): PolicyLoadError {
  return new PolicyLoadError(
    `${path} is ignored because of its test name, but contains a policy; rename it, also name it individually, or make it a package …_test with tests`,
    { code: "policy_missing" },
  );
}

/** The names of the Rego and the manifests in a folder; none for a path that is not a folder. */
async function listFolder(path: string, cwd: string): Promise<string[]> {
  const { isDirectory, listDirectory } = await import("../source/source-files.js");
  if (!(await isDirectory(path, cwd))) return [];
  const isPart = (name: string): boolean => name === ".manifest" || name.endsWith(".rego");
  return (await listDirectory(path, isPart, { cwd })).map(({ inner }) => inner);
}

async function readTests(
  path: string,
  named: ReadonlySet<string>,
  { cwd, maxBytes }: TreeReading,
): Promise<RegoSourceFile[]> {
  const tree = await readBundleTree(path, { cwd, maxBytes });
  if (tree.kind === "wasm") return [];
  return tree.files.filter((file) => isTestFile(file.path) && !named.has(resolve(cwd, file.path)));
}

/** A file that the gate did not read, and why. `test`, `hidden`, `node_modules` and `other` are by its name. */
export interface LeftOutFile {
  /** Its path, below that of its folder or bundle. */
  path: string;
  why: IgnoredBecause;
}

/** What is a policy or its data where a file system does not tell upper from lower case. */
const PART_OF_POLICY = /(?:\.rego|\.wasm|\.tar\.gz|\.tgz|(?:^|\/)data\.(?:json|ya?ml))$/i;
const DATA = /\.(?:json|ya?ml)$/i;

/**
 * Checks a file that was not read.
 *
 * @param part the names of what is read, in any case.
 * @throws PolicyLoadError `source_not_found` for a link to nothing, which may have been a policy or data;
 * `source_unsupported` for a name such as `deny.REGO`.
 */
function checkFile({ path, why }: LeftOutFile, part: RegExp): void {
  if (why === "dangling") {
    throw new PolicyLoadError(
      `${path} links to something that does not exist or cannot be read; remove the link, or bring back what it leads to`,
      { code: "source_not_found" },
    );
  }
  if (why === "other" && part.test(path)) {
    throw new PolicyLoadError(
      `${path} is not read, because its name is not in lower case; rename it, or name it individually`,
      { code: "source_unsupported" },
    );
  }
}

/** Checks a file of a folder of data that was not read. @throws PolicyLoadError as `checkLeftOut`. */
export function checkLeftOutData(file: LeftOutFile): void {
  checkFile(file, DATA);
}

/**
 * The files of a folder or bundle that were not read, without those that are named individually.
 *
 * @param named places of individually named files.
 * @throws PolicyLoadError `source_not_found` for a link to nothing, which may have been a policy; `source_unsupported`
 * for a name such as `deny.REGO`.
 */
export function checkLeftOut(
  source: Pick<LoadedSource, "what" | "ignored">,
  named: ReadonlySet<string>,
  cwd: string,
): LeftOutFile[] {
  const folder = source.what === "." ? "" : `${source.what.replace(/\/+$/, "")}/`;
  const left = source.ignored
    .map(({ inner, why }) => ({ path: folder + inner, why }))
    .filter(({ path }) => !named.has(resolve(cwd, path)));
  for (const file of left) checkFile(file, PART_OF_POLICY);
  return left;
}

/**
 * The test files of a folder or bundle of Rego, which are ignored. OPA decides whether they contain policies.
 *
 * @param named places of individually named files.
 * @throws PolicyLoadError `source_unsupported` for Rego next to an unrelated compiled policy.
 */
export async function findTests(
  path: string,
  source: LoadedSource,
  named: ReadonlySet<string>,
  reading: TreeReading,
): Promise<RegoSourceFile[]> {
  if (source.kind === "rego") {
    return source.ignored.some(({ why }) => why === "test") ? readTests(path, named, reading) : [];
  }
  const names = await listFolder(path, reading.cwd);
  const other = names.find((name) => name.endsWith(".rego") && !isTestFile(name));
  if (other === undefined || names.includes(".manifest")) return [];
  throw new PolicyLoadError(
    `${path} contains policy.wasm and ${other} without a .manifest that makes them one bundle; name the one to judge`,
    { code: "source_unsupported" },
  );
}
