import { resolve } from "node:path";
import type { LoadedSource } from "../engine/bundle.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { readBundleTree } from "./read-rego-tree.js";
import { codeOf } from "./rego-code.js";
import { POLICY_RULES } from "./verdict.js";

const JUDGES = new RegExp(`^(?:default\\s+)?(?:${POLICY_RULES.join("|")})\\b(?!\\s*\\()`, "m");
const TESTS = /^(?:todo_)?test_/m;

/** Whether a file of policies is one of tests, which are left out. */
export function isTestFile(path: string): boolean {
  return path.endsWith("_test.rego");
}

/** @throws CommandError (exit 2) for a file with a test's name that holds a policy, and no test. */
export function checkIsTest(path: string, text: string): void {
  const code = codeOf(text);
  if (TESTS.test(code) || !JUDGES.test(code)) return;
  throw new CommandError(
    `${path} is left out by its name, which is that of a test, and it holds a policy and no test; rename it, or name it by itself too`,
  );
}

function isCompiledPolicy(name: string): boolean {
  return /\.(?:wasm|tar\.gz|tgz)$/.test(name);
}

/** The names in a folder that say what of it is judged; `undefined` for what is no folder. */
async function listFolder(io: CliIo, path: string): Promise<string[] | undefined> {
  const { isDirectory, listDirectory } = await import("../engine/source-files.js");
  const place = pathFrom(io, path);
  if (!(await isDirectory(place))) return undefined;
  const isPart = (name: string): boolean =>
    name === ".manifest" || name.endsWith(".rego") || isCompiledPolicy(name);
  return (await listDirectory(place, isPart)).map(({ inner }) => inner);
}

async function checkTests(io: CliIo, path: string, named: ReadonlySet<string>): Promise<void> {
  const tree = await readBundleTree(io, path);
  if (tree.kind === "wasm") return;
  for (const file of tree.files) {
    if (isTestFile(file.path) && !named.has(resolve(io.cwd, file.path))) checkIsTest(file.path, file.text);
  }
}

/**
 * Checks that a folder or a bundle of policies holds none that nobody judges: Rego beside a compiled policy that it does
 * not belong to, or a policy whose file has the name of a test.
 *
 * @param named the places of files that are named by themselves too.
 * @returns the compiled policies and bundles in a folder of Rego, which nobody judges either.
 * @throws CommandError (exit 2)
 */
export async function checkNoneLeftOut(
  io: CliIo,
  path: string,
  source: LoadedSource,
  named: ReadonlySet<string>,
): Promise<string[]> {
  const listed = await listFolder(io, path);
  const names = listed ?? [];
  if (source.kind === "wasm") {
    const other = names.find((name) => name.endsWith(".rego") && !isTestFile(name));
    if (other === undefined || names.includes(".manifest")) return [];
    throw new CommandError(
      `${path} holds policy.wasm and ${other}, and no .manifest that says that they are one bundle; name the one to judge`,
    );
  }
  // A bundle's names are in the archive.
  if (listed?.some(isTestFile) !== false) await checkTests(io, path, named);
  return names
    .filter(isCompiledPolicy)
    .map((name) => `${path.replace(/[/\\]+$/, "")}/${name}`)
    .filter((place) => !named.has(resolve(io.cwd, place)));
}
