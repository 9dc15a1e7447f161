import { stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { suggestPath } from "../async/file-failure.js";
import { readRegularFile } from "../async/read-file.js";
import { workingFolder } from "../async/working-folder.js";
import { ConfigurationError, PolicyLoadError } from "../errors.js";
import { expandGlob, isGlob } from "../source/glob.js";
import {
  findDataBeside,
  findDataOfPattern,
  isDataFile,
  isInstalled,
} from "../source/base-document-discovery.js";
import type { DataFilePath } from "../source/base-document-discovery.js";
import { isPolicyFile } from "../source/policy-names.js";
import { listDirectory } from "../source/source-files.js";
import { isTestFile } from "../source/left-out-files.js";
import { adviceByName, formatByName, isYaml } from "../source/document-format.js";
import {
  insteadOf,
  isAddress,
  isForeignAddress,
  isImageAddress,
  isPackageAddress,
  shownSource,
  isAnyAddress,
} from "../values/address.js";
import { isTextList, mergeOptions, OBJECT, rule, TEXT, type Rules } from "../values/option-rules.js";

/** Inputs of a path or pattern, and the paths that it matches; `-` is standard input. */
export interface InputArgument {
  /** The path or pattern as given. */
  argument: string;
  /** The path itself, or what the pattern matches; relative to `cwd` when the argument is. */
  paths: string[];
}

/** Policies of a path or pattern. */
export interface PolicyArgument extends InputArgument {
  /** Test files that a pattern matches, which are ignored. */
  tests?: string[];
  /** Data files that a pattern of policies matches. */
  data?: DataFilePath[];
  /** Data files next to individually named policies: they are not read. */
  unusedData?: string[];
}

/** The sources in the arguments of `regohost gate`. */
export interface GateArguments {
  /** At least one. First those of `paths`, then those of `policies`. */
  policies: PolicyArgument[];
  /** At least one. First those of `paths`, then those of `inputs`. */
  inputs: InputArgument[];
}

/** Paths and patterns: of policies, of inputs, and those distinguished by name. */
export interface GivenArguments {
  /** Policies and inputs, distinguished by name; folders are policies, but beside `policies` those without one are inputs. Default: none. */
  paths?: readonly string[];
  /** Policies, whatever their names, also from `oci://…`. Default: none. */
  policies?: readonly string[];
  /** Inputs, whatever their names; `-` is standard input, `oci://…` an image. Default: none. */
  inputs?: readonly string[];
  /** Files that no pattern matches, such as the gate file that has the patterns. Their own paths are as any other. Default: none. */
  except?: readonly string[];
  /** Policies and inputs in place of those that are not given, as in a gate file. Default: none. */
  defaults?: { policies?: readonly string[]; inputs?: readonly string[] };
}

const PATHS = rule("a list of paths", isTextList);
const GIVEN: Rules<GivenArguments> = {
  paths: PATHS,
  policies: PATHS,
  inputs: PATHS,
  except: PATHS,
  defaults: OBJECT,
};

const DEFAULTS: Rules<NonNullable<GivenArguments["defaults"]>> = { policies: PATHS, inputs: PATHS };

type Role = "policy" | "input";

function roleByName(path: string): Role | undefined {
  const name = path.toLowerCase();
  if (name === "-" || formatByName(path) !== undefined || adviceByName(path) !== undefined) return "input";
  if ([".rego", ".wasm", ".tgz"].includes(extname(name)) || name.endsWith(".tar.gz")) return "policy";
  return undefined;
}

async function isDirectory(cwd: string, path: string): Promise<boolean> {
  return (await stat(resolve(cwd, path)).catch(() => undefined))?.isDirectory() ?? false;
}

async function exists(cwd: string, path: string): Promise<boolean> {
  return (await stat(resolve(cwd, path)).catch(() => undefined)) !== undefined;
}

/** The paths of an argument: itself, or the matches of its pattern without policy tests. */
async function expand(
  cwd: string,
  argument: string,
  except: readonly string[] = [],
): Promise<PolicyArgument> {
  if (argument === "-" || isAddress(argument) || !isGlob(argument) || (await exists(cwd, argument)))
    return { argument, paths: [argument] };
  const places = new Set(except.map((path) => resolve(cwd, path)));
  const matches = (await expandGlob(argument, cwd)).filter((path) => !places.has(resolve(cwd, path)));
  const paths = matches.filter((path) => !isTestFile(path));
  // Some, such as github.com/…, may be folders, too.
  if (paths.length === 0 && isForeignAddress(argument)) return { argument, paths: [argument] };
  if (paths.length === 0)
    throw new ConfigurationError(`the pattern ${argument} matches no file`, { code: "pattern_unmatched" });
  return { argument, paths, tests: matches.filter(isTestFile) };
}

/** Whether a folder holds a policy. One that cannot be listed may. */
async function hasPolicy(cwd: string, path: string): Promise<boolean> {
  return listDirectory(path, isPolicyFile, { cwd }).then(
    (found) => found.length > 0,
    () => true,
  );
}

/** @param isGiven whether there are policies besides: then a folder without one is of inputs. */
async function roleOf(cwd: string, path: string, isGiven: boolean): Promise<Role> {
  // What a registry serves must not decide whether it judges or is judged.
  if (isImageAddress(path)) return "input";
  if (isPackageAddress(path)) return "policy";
  if (isAddress(path)) {
    const plain = shownSource(path);
    if (roleByName(plain) === "policy") return "policy";
    throw new ConfigurationError(
      `${plain}: its name does not show a policy (.rego, .wasm, .tar.gz); use -p. An input must be a file or an image`,
      { code: "config_invalid" },
    );
  }
  if (isForeignAddress(path) && !(await exists(cwd, path))) {
    throw new ConfigurationError(`${shownSource(path)}: ${insteadOf(path)}`, { code: "config_invalid" });
  }
  if (await isDirectory(cwd, path)) return isGiven && !(await hasPolicy(cwd, path)) ? "input" : "policy";
  const role = roleByName(path);
  if (role !== undefined) return role;
  if (!(await exists(cwd, path))) {
    throw new ConfigurationError(
      `${path}: there is no such file or directory${await suggestPath(path, cwd)}`,
      { code: "config_invalid" },
    );
  }
  throw new ConfigurationError(
    `${path}: its name shows neither a policy (.rego, .wasm, .tar.gz, a folder) nor an input ` +
      `(.json, .jsonl, .yaml, .toml, .tf, Dockerfile, …); use -p or -i`,
    { code: "config_invalid" },
  );
}

function isRego(path: string): boolean {
  return !isAddress(path) && extname(path).toLowerCase() === ".rego";
}

function isNamedItself({ argument, paths }: InputArgument): boolean {
  return paths.includes(argument);
}

/** The inputs among a pattern's matches: neither policies nor their data. */
async function withoutData(
  cwd: string,
  pattern: string,
  paths: readonly string[],
  rego: readonly string[],
): Promise<string[]> {
  if (rego.length === 0 || !paths.some(isDataFile)) return [...paths];
  const place = (path: string): string => resolve(cwd, path);
  const data = new Set((await findDataOfPattern(pattern, rego, { cwd })).map(({ path }) => place(path)));
  return paths.filter((path) => !data.has(place(path)) && !(isDataFile(path) && isInstalled(path)));
}

/**
 * Finds the data files of policies. Those that a pattern matches are used; those next to individually named policies
 * are not.
 *
 * @param taken places of input files.
 */
async function addData(
  cwd: string,
  policies: readonly PolicyArgument[],
  taken: ReadonlySet<string>,
): Promise<PolicyArgument[]> {
  const place = (path: string): string => resolve(cwd, path);
  const folders = policies.flatMap(({ paths }) => paths.filter((path) => !isRego(path)).map(place));
  const isFree = (path: string): boolean =>
    !taken.has(place(path)) && !folders.some((folder) => place(path).startsWith(folder + sep));
  const withData = await Promise.all(
    policies.map(async (policy) => {
      const rego = policy.paths.filter(isRego);
      if (rego.length === 0 || isNamedItself(policy)) return policy;
      const data = await findDataOfPattern(policy.argument, rego, { cwd });
      return { ...policy, data: data.filter(({ path }) => isFree(path)) };
    }),
  );
  const used = new Set(withData.flatMap(({ data = [] }) => data.map(({ path }) => place(path))));
  return Promise.all(
    withData.map(async (policy) => {
      if (!isNamedItself(policy)) return policy;
      const beside = await findDataBeside(policy.paths.filter(isRego), { cwd });
      const unusedData = beside.filter((path) => isFree(path) && !used.has(place(path)));
      return unusedData.length === 0 ? policy : { ...policy, unusedData };
    }),
  );
}

/**
 * The policies of paths and patterns, with the data files that patterns match.
 *
 * @throws ConfigurationError `pattern_unmatched`
 */
export async function readPolicyArguments(cwd: string, given: readonly string[]): Promise<PolicyArgument[]> {
  return addData(cwd, await Promise.all(given.map((argument) => expand(cwd, argument))), new Set());
}

/** Nobody writes a larger policy of Chainloop. */
const MAX_POLICY_BYTES = 1024 * 1024;

/** How a policy of Chainloop, whose name is that of an input, judges the other inputs. */
async function adviceOfYaml(cwd: string, inputs: readonly string[]): Promise<string> {
  const yaml = inputs.filter(isYaml);
  // Not imported above: tooling has it too, and would have all of the gate with it.
  const { isPolicyText } = await import("./material/policy-text.js");
  for (const path of yaml) {
    const bytes = await readRegularFile(resolve(cwd, path), MAX_POLICY_BYTES).catch(() => undefined);
    const text = bytes?.toString("utf8") ?? "";
    if (!isPolicyText(text)) continue;
    const [, kind = "KIND"] =
      /^[ \t]*(?:-[ \t]+)?(?:kind|type)[ \t]*:[ \t]*["']?([A-Z][A-Z0-9_]+)["']?[ \t\r]*$/m.exec(text) ?? [];
    const material = inputs.find((other) => other !== path) ?? "FILE";
    return `; ${path} is a policy of Chainloop, which judges materials: --material ${material} --kind ${kind}`;
  }
  return yaml.length === 0
    ? ""
    : "; a policy of Chainloop in YAML needs material (--material FILE --kind KIND)";
}

/** The folder that Conftest reads where none is named. What lies in a folder never decides unnamed. */
const UNNAMED = "policy";

async function adviceOfFolder(cwd: string): Promise<string> {
  const isThere = (await isDirectory(cwd, UNNAMED)) && (await hasPolicy(cwd, UNNAMED));
  return isThere ? `; the folder ${UNNAMED}/ is read with -p ${UNNAMED}/` : "";
}

/** The folder that may have been meant as inputs: the last of several arguments. */
async function lastFolder(cwd: string, paths: readonly string[]): Promise<string | undefined> {
  const last = paths.length < 2 ? undefined : paths.at(-1);
  if (last === undefined || isAnyAddress(last)) return undefined;
  const status = await stat(resolve(cwd, last)).catch(() => undefined);
  return status?.isDirectory() === true ? last : undefined;
}

/**
 * Splits arguments into policies and inputs. `paths` are distinguished by name: `oci://…` is an image, whose attestations
 * are inputs, `https://…` and `npm:…` are policies. `policies` and `inputs` are taken as such. In a pattern that also matches policies, `data.json` and `data.yaml` are the policies' data.
 *
 * @param options `cwd`: where relative paths start. Default: the process's.
 * @throws ConfigurationError `config_invalid` for a path of unknown kind, `pattern_unmatched`, `input_missing`
 * @throws PolicyLoadError `policy_missing`
 *
 * @example
 * ```ts
 * import { loadGate, readGateArguments } from "regohost/gate";
 *
 * const { policies, inputs } = await readGateArguments({ paths: ["policies/", "build/*.json"] });
 * const gate = await loadGate(policies);
 * const { outcome } = await gate.judge(inputs.flatMap(({ paths }) => paths.map((path) => ({ path }))));
 * await gate.close();
 * console.log(outcome);
 * ```
 */
export async function readGateArguments(
  given: GivenArguments,
  options: { cwd?: string } = {},
): Promise<GateArguments> {
  const {
    paths = [],
    policies = [],
    inputs = [],
    except = [],
    defaults: otherwise = {},
  } = mergeOptions("readGateArguments", given, GIVEN);
  const defaults = mergeOptions("readGateArguments: defaults", otherwise, DEFAULTS);
  const { cwd = workingFolder() } = mergeOptions("readGateArguments", options, { cwd: TEXT });
  const found: GateArguments = { policies: [], inputs: [] };
  for (const argument of paths) {
    const { paths: matches, tests = [] } = await expand(cwd, argument, except);
    const roles = await Promise.all(matches.map((path) => roleOf(cwd, path, policies.length > 0)));
    const byRole = (wanted: Role): string[] => matches.filter((_, index) => roles[index] === wanted);
    const [policyPaths, inputPaths] = [byRole("policy"), byRole("input")];
    if (policyPaths.length > 0) found.policies.push({ argument, paths: policyPaths, tests });
    const others = await withoutData(cwd, argument, inputPaths, policyPaths.filter(isRego));
    if (others.length > 0) found.inputs.push({ argument, paths: others });
  }
  const isGiven = {
    policies: found.policies.length + policies.length > 0,
    inputs: found.inputs.length + inputs.length > 0,
  };
  for (const argument of isGiven.policies ? policies : (defaults.policies ?? [])) {
    found.policies.push(await expand(cwd, argument, except));
  }
  for (const argument of isGiven.inputs ? inputs : (defaults.inputs ?? [])) {
    const { paths: matches } = await expand(cwd, argument, except);
    found.inputs.push({ argument, paths: matches });
  }
  if (found.policies.length === 0) {
    const images = paths.some(isImageAddress) ? "; oci://… is an input, and a policy with -p" : "";
    const yaml = await adviceOfYaml(
      cwd,
      found.inputs.flatMap((input) => input.paths),
    );
    const rego = inputs.find((path) => /\.(?:rego|wasm)$/i.test(path));
    const asInput = rego === undefined ? "" : `; -i names inputs, and ${rego} without it is a policy`;
    const more = `${asInput}${images}${await adviceOfFolder(cwd)}${yaml}`;
    throw new PolicyLoadError(`no policy given: pass .rego, .wasm, a bundle or a folder${more}`, {
      code: "policy_missing",
    });
  }
  if (found.inputs.length === 0) {
    const folder = await lastFolder(cwd, paths);
    const advice =
      folder === undefined ? "" : `; ${folder} is taken as policies: -i ${folder} judges its files`;
    throw new ConfigurationError(
      `no input given: pass files of JSON, YAML or another format, a folder with -i, or -${advice}`,
      {
        code: "input_missing",
      },
    );
  }
  const taken = new Set(found.inputs.flatMap((input) => input.paths.map((path) => resolve(cwd, path))));
  return { ...found, policies: await addData(cwd, found.policies, taken) };
}
