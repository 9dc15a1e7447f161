import { stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { expandGlob, isGlob } from "./glob.js";
import { isTestFile } from "./left-out-rego.js";
import { findDataBeside, findPatternData, isDataFile, isInstalled } from "./pattern-data.js";
import type { PatternData } from "./pattern-data.js";
import { isJsonLines, isYaml } from "./read-document.js";

/** An argument of `gate` with the paths it stands for: several for a pattern. */
export interface PathArgument {
  argument: string;
  paths: string[];
  /** Files of tests that a pattern matches. */
  tests?: string[];
  /** The data of the policies that a pattern names. */
  data?: PatternData[];
}

export interface GateArguments {
  policies: PathArgument[];
  inputs: PathArgument[];
  /** Data files beside policies that are named one by one: nobody reads them. */
  unusedData: string[];
}

type Role = "policy" | "input";

function roleByName(path: string): Role | undefined {
  const name = path.toLowerCase();
  if (name === "-" || extname(name) === ".json" || isJsonLines(name) || isYaml(name)) return "input";
  if ([".rego", ".wasm", ".tgz"].includes(extname(name)) || name.endsWith(".tar.gz")) return "policy";
  return undefined;
}

async function isDirectory(io: CliIo, path: string): Promise<boolean> {
  return (await stat(pathFrom(io, path)).catch(() => undefined))?.isDirectory() ?? false;
}

async function exists(io: CliIo, path: string): Promise<boolean> {
  return (await stat(pathFrom(io, path)).catch(() => undefined)) !== undefined;
}

/** The paths of an argument: itself, or what its pattern matches, tests of policies left out. */
async function expand(io: CliIo, argument: string): Promise<PathArgument> {
  if (argument === "-" || !isGlob(argument) || (await exists(io, argument)))
    return { argument, paths: [argument] };
  const matches = await expandGlob(argument, io.cwd);
  const paths = matches.filter((path) => !isTestFile(path));
  if (paths.length === 0) throw new CommandError(`the pattern ${argument} matches no file`);
  return { argument, paths, tests: matches.filter(isTestFile) };
}

async function roleOf(io: CliIo, path: string): Promise<Role> {
  const role = (await isDirectory(io, path)) ? "policy" : roleByName(path);
  if (role !== undefined) return role;
  throw new CommandError(
    `${path}: cannot tell by its name whether it is a policy (.rego, .wasm, .tar.gz, a folder) or an input ` +
      `(.json, .jsonl, .yaml); say it with -p or -i`,
  );
}

function isRego(path: string): boolean {
  return extname(path).toLowerCase() === ".rego";
}

function isNamedItself({ argument, paths }: PathArgument): boolean {
  return paths.includes(argument);
}

/** The inputs among what a pattern matches besides policies: all that is no data of theirs. */
async function withoutData(
  io: CliIo,
  pattern: string,
  paths: readonly string[],
  rego: readonly string[],
): Promise<string[]> {
  if (rego.length === 0 || !paths.some(isDataFile)) return [...paths];
  const place = (path: string): string => resolve(io.cwd, path);
  const data = new Set((await findPatternData(io, pattern, rego)).map(({ path }) => place(path)));
  return paths.filter((path) => !data.has(place(path)) && !(isDataFile(path) && isInstalled(path)));
}

/** Finds the data of policies: with a pattern it comes along, beside policies that are named one by one it is unused. */
async function addData(
  io: CliIo,
  policies: readonly PathArgument[],
  inputs: readonly PathArgument[],
): Promise<Pick<GateArguments, "policies" | "unusedData">> {
  const place = (path: string): string => resolve(io.cwd, path);
  const named = policies.filter(isNamedItself).flatMap(({ paths }) => paths);
  const taken = new Set(inputs.flatMap(({ paths }) => paths.map(place)));
  const folders = policies.flatMap(({ paths }) => paths.filter((path) => !isRego(path)).map(place));
  const isFree = (path: string): boolean =>
    !taken.has(place(path)) && !folders.some((folder) => place(path).startsWith(folder + sep));
  const withData = await Promise.all(
    policies.map(async (policy) => {
      const rego = policy.paths.filter(isRego);
      if (rego.length === 0 || isNamedItself(policy)) return policy;
      const data = await findPatternData(io, policy.argument, rego);
      return { ...policy, data: data.filter(({ path }) => isFree(path)) };
    }),
  );
  const used = new Set(withData.flatMap(({ data = [] }) => data.map(({ path }) => place(path))));
  const beside = await findDataBeside(io, named.filter(isRego));
  return {
    policies: withData,
    unusedData: beside.filter((path) => isFree(path) && !used.has(place(path))),
  };
}

/**
 * Tells policies from inputs: positional arguments by their extension, those of `-p` and `-i` as they say. Of a pattern
 * that names policies too, `data.json` and `data.yaml` are their data, where they have it.
 *
 * @throws CommandError (exit 2) when an argument is neither, a pattern matches nothing, or there is no policy or
 * no input.
 */
export async function readGateArguments(
  io: CliIo,
  positional: readonly string[],
  policies: readonly string[],
  inputs: readonly string[],
): Promise<GateArguments> {
  const result: Omit<GateArguments, "unusedData"> = { policies: [], inputs: [] };
  for (const argument of positional) {
    const { paths, tests = [] } = await expand(io, argument);
    const roles = await Promise.all(paths.map((path) => roleOf(io, path)));
    const byRole = (wanted: Role): string[] => paths.filter((_, index) => roles[index] === wanted);
    const [policyPaths, inputPaths] = [byRole("policy"), byRole("input")];
    if (policyPaths.length > 0) {
      result.policies.push({ argument, paths: policyPaths, tests });
    }
    const others = await withoutData(io, argument, inputPaths, policyPaths.filter(isRego));
    if (others.length > 0) result.inputs.push({ argument, paths: others });
  }
  for (const argument of policies) result.policies.push(await expand(io, argument));
  for (const argument of inputs) result.inputs.push(await expand(io, argument));
  if (result.policies.length === 0)
    throw new CommandError("no policy was given: .rego, .wasm, a bundle or a folder");
  if (result.inputs.length === 0)
    throw new CommandError("no input was given: .json, .jsonl, .yaml, or - with -i");
  return { ...result, ...(await addData(io, result.policies, result.inputs)) };
}
