import { stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { suggestPath } from "../base/host/file-failure.js";
import { readRegularFile } from "../base/host/read-file.js";
import { workingFolder } from "../base/host/working-folder.js";
import { about } from "../base/error-subject.js";
import { ConfigurationError, DocumentError, PolicyLoadError, invalidConfig } from "../base/errors.js";
import {
  findDataBeside,
  findDataOfPattern,
  isDataFile,
  isInstalled,
} from "../engine/source/base-document-discovery.js";
import type { DataFilePath } from "../engine/source/base-document-discovery.js";
import { expandPath, isPattern, type ExpandOptions } from "../engine/source/path-pattern.js";
import { isPolicyFile } from "../engine/source/policy-names.js";
import { listDirectory, type LeftOutFile } from "../engine/source/source-files.js";
import { isTestFile } from "../engine/source/left-out-files.js";
import { adviceByName, formatByName, isYaml } from "../engine/source/document-format.js";
import {
  addressAdvice,
  isAddress,
  isForeignAddress,
  isImageAddress,
  isPackageAddress,
  shownSource,
  isAnyAddress,
} from "../base/text/address.js";
import { FLAG, isTextList, mergeOptions, OBJECT, rule, TEXT, type Rules } from "../base/text/option-rules.js";

/** Inputs of a path or pattern, and the paths that it matches; `-` is standard input. */
export interface InputArgument {
  /** The path or pattern as passed. */
  argument: string;
  /** The path itself, or the matches of the pattern; relative to `cwd` when the argument is. */
  paths: string[];
  /** Present when the argument is a pattern, and also the name of a file: it is one of `paths`. */
  hasLiteral?: true;
}

/** Policies of a path or pattern. */
export interface PolicyArgument extends InputArgument {
  /** Test files that a pattern matches, which are ignored. */
  tests?: string[];
  /** Data files that a pattern of policies matches. */
  data?: DataFilePath[];
  /** Files that may be such data and are not read: hidden ones, and those in `node_modules`. */
  ignoredData?: LeftOutFile[];
  /** Data files next to individually specified policies: they are not read. */
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
  /**
   * Policies, and after them inputs. A file is one of them by its name, a folder is policies. If `policies` or
   * `defaults` specify the policies, and after the first input, a folder and all matches of a pattern are inputs.
   * Default: none.
   */
  paths?: readonly string[] | undefined;
  /** Policies, regardless of their names, also from `oci://…`. Default: none. */
  policies?: readonly string[] | undefined;
  /** Inputs, regardless of their names; `-` is standard input, `oci://…` an image. Default: none. */
  inputs?: readonly string[] | undefined;
  /** Files that no pattern matches, such as the gate file with the patterns. Explicit paths still include them. Default: none. */
  except?: readonly string[] | undefined;
  /** The file of a snapshot, whose images are inputs too: others are not required then. Default: none. */
  images?: string | undefined;
  /** Whether patterns may skip inputs and policies in hidden and linked folders. Default: false. */
  allowSkippedFiles?: boolean | undefined;
  /** Policies and inputs that are used when none are passed, as in a gate file. Default: none. */
  defaults?: { policies?: readonly string[] | undefined; inputs?: readonly string[] | undefined } | undefined;
}

const PATHS = rule("a list of paths", isTextList);
const ARGUMENT_RULES: Rules<GivenArguments> = {
  paths: PATHS,
  policies: PATHS,
  inputs: PATHS,
  images: TEXT,
  except: PATHS,
  allowSkippedFiles: FLAG,
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

async function expandInputs(argument: string, options: ExpandOptions): Promise<InputArgument> {
  const { paths, hasLiteral } = await expandPath(argument, options);
  return { argument, paths, ...(hasLiteral ? { hasLiteral } : {}) };
}

/** Finds the policies of an argument; those of a pattern without its tests. */
async function expandPolicies(argument: string, options: ExpandOptions): Promise<PolicyArgument> {
  const { paths: matches, ...named } = await expandInputs(argument, options);
  if (!isPattern(argument)) return { ...named, paths: matches };
  const paths = matches.filter((path) => !isTestFile(path));
  if (paths.length === 0) {
    const text = `the pattern ${argument} matches only tests`;
    throw about(argument, new ConfigurationError(text, { code: "pattern_unmatched" }));
  }
  return { ...named, paths, tests: matches.filter(isTestFile) };
}

/** Whether a folder contains a policy. One that cannot be listed may. */
async function hasPolicy(cwd: string, path: string): Promise<boolean> {
  return listDirectory(path, isPolicyFile, { cwd }).then(
    (found) => found.length > 0,
    () => true,
  );
}

/** @param folder the role of a folder. */
async function getRole(cwd: string, path: string, folder: Role): Promise<Role> {
  // The content of a registry must not decide whether it judges or is judged.
  if (isImageAddress(path)) return "input";
  if (isPackageAddress(path)) return "policy";
  if (isAddress(path)) {
    const plain = shownSource(path);
    if (roleByName(plain) === "policy") return "policy";
    throw invalidConfig(
      `${plain}: its name does not show a policy (.rego, .wasm, .tar.gz); use -p. An input must be a file or an image`,
    );
  }
  if (isForeignAddress(path) && !(await exists(cwd, path))) {
    throw invalidConfig(`${shownSource(path)}: ${addressAdvice(path)}`);
  }
  if (await isDirectory(cwd, path)) return folder;
  const role = roleByName(path);
  if (role !== undefined) return role;
  if (!(await exists(cwd, path))) {
    const text = `${path}: there is no such file or directory${await suggestPath(path, cwd)}`;
    if (folder === "policy") throw new PolicyLoadError(text, { code: "source_not_found" });
    throw new DocumentError(text, { code: "document_not_found", document: path });
  }
  throw invalidConfig(
    `${path}: its name shows neither a policy (.rego, .wasm, .tar.gz, a folder) nor an input ` +
      `(.json, .jsonl, .yaml, .toml, .tf, Dockerfile, …); use -p or -i`,
  );
}

function isRego(path: string): boolean {
  return !isAddress(path) && extname(path).toLowerCase() === ".rego";
}

function isNamedItself({ argument }: InputArgument): boolean {
  return !isPattern(argument);
}

/** The inputs among a pattern's matches: neither policies nor their data. */
async function withoutData(
  cwd: string,
  pattern: string,
  paths: readonly string[],
  rego: readonly string[],
): Promise<string[]> {
  if (rego.length === 0 || !paths.some(isDataFile)) return [...paths];
  const toAbsolute = (path: string): string => resolve(cwd, path);
  const { files } = await findDataOfPattern(pattern, rego, { cwd });
  const data = new Set(files.map(({ path }) => toAbsolute(path)));
  return paths.filter((path) => !data.has(toAbsolute(path)) && !(isDataFile(path) && isInstalled(path)));
}

/**
 * Finds the data files of policies. Those that a pattern matches are used; those next to individually specified
 * policies are not.
 *
 * @param taken paths of input files.
 */
async function addData(
  cwd: string,
  policies: readonly PolicyArgument[],
  taken: ReadonlySet<string>,
): Promise<PolicyArgument[]> {
  const toAbsolute = (path: string): string => resolve(cwd, path);
  const folders = policies.flatMap(({ paths }) => paths.filter((path) => !isRego(path)).map(toAbsolute));
  const isFree = (path: string): boolean => !taken.has(toAbsolute(path));
  const isInFolder = (path: string): boolean =>
    folders.some((folder) => toAbsolute(path).startsWith(folder + sep));
  const withData = await Promise.all(
    policies.map(async (policy) => {
      const rego = policy.paths.filter(isRego);
      if (rego.length === 0 || isNamedItself(policy)) return policy;
      const { files, ignored } = await findDataOfPattern(policy.argument, rego, { cwd });
      const ignoredData = ignored.filter(({ path }) => isFree(path));
      const data = files.filter(({ path }) => isFree(path));
      return { ...policy, data, ...(ignoredData.length === 0 ? {} : { ignoredData }) };
    }),
  );
  const used = new Set(withData.flatMap(({ data = [] }) => data.map(({ path }) => toAbsolute(path))));
  return Promise.all(
    withData.map(async (policy) => {
      if (!isNamedItself(policy)) return policy;
      const beside = await findDataBeside(policy.paths.filter(isRego), { cwd });
      const unusedData = beside.filter(
        (path) => isFree(path) && !isInFolder(path) && !used.has(toAbsolute(path)),
      );
      return unusedData.length === 0 ? policy : { ...policy, unusedData };
    }),
  );
}

/**
 * Finds the policies of paths and patterns, with the data files that patterns match.
 *
 * @throws ConfigurationError `pattern_unmatched`
 */
export async function readPolicyArguments(
  given: readonly string[],
  options: ExpandOptions,
): Promise<PolicyArgument[]> {
  const named = await Promise.all(given.map((argument) => expandPolicies(argument, options)));
  return addData(options.cwd, named, new Set());
}

/** Larger than any realistic policy of Chainloop. */
const MAX_POLICY_BYTES = 1024 * 1024;

/** How to judge the other inputs with a policy of Chainloop, which is named like an input. */
async function adviceOfYaml(cwd: string, inputs: readonly string[]): Promise<string> {
  const yaml = inputs.filter(isYaml);
  // Not imported statically: tooling uses this module too, and would load the whole gate.
  const { isPolicyText } = await import("../chainloop/policy-text.js");
  for (const path of yaml) {
    const bytes = await readRegularFile(resolve(cwd, path), MAX_POLICY_BYTES).catch(() => undefined);
    const text = bytes?.toString("utf8") ?? "";
    if (/^version[ \t]*:/m.test(text) && /^policies[ \t]*:/m.test(text))
      return `; ${path} is a gate file, which is read with --config ${path}`;
    if (!isPolicyText(text)) continue;
    const [, kind = "KIND"] =
      /^[ \t]*(?:-[ \t]+)?(?:kind|type)[ \t]*:[ \t]*["']?([A-Z][A-Z0-9_]+)["']?[ \t\r]*$/m.exec(text) ?? [];
    const material = inputs.find((other) => other !== path) ?? "FILE";
    return `; ${path} is a policy of Chainloop, which judges materials: --material ${material} --kind ${kind}`;
  }
  return "";
}

/** Conftest's default folder. The contents of a folder never decide implicitly. */
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

/** Policies and inputs of positional arguments. */
interface Positional {
  policies: PolicyArgument[];
  inputs: InputArgument[];
}

/** The source of the policies, if it is not the positional arguments. */
type NamedBy = "policies" | "defaults" | undefined;

/**
 * @throws ConfigurationError `config_invalid` for an argument that is a policy by its name where the policies are
 * specified elsewhere.
 */
function throwPolicyError(argument: string, namedBy: NamedBy): never {
  const plain = shownSource(argument);
  const why = {
    policies: "-p names the policies; name this one with -p, too",
    defaults: "the gate file names the policies; -p replaces them",
    none: "it follows an input; policies come before the inputs, or with -p",
  }[namedBy ?? "none"];
  throw invalidConfig(`${plain} is a policy by its name, but ${why}`);
}

/**
 * Splits positional arguments: policies come first, then inputs. The text of an argument decides, never the contents of
 * a folder, so that a file that is added among the inputs does not become a policy: a folder and an ambiguous pattern
 * are policies only as the first arguments. The very first argument may be a pattern that matches both.
 */
async function splitPaths(
  paths: readonly string[],
  namedBy: NamedBy,
  options: ExpandOptions,
): Promise<Positional> {
  const { cwd } = options;
  const found: Positional = { policies: [], inputs: [] };
  for (const argument of paths) {
    const isClosed = namedBy !== undefined || found.inputs.length > 0;
    if (!isPattern(argument)) {
      const role = await getRole(cwd, argument, isClosed ? "input" : "policy");
      // A folder contains no addresses, so an address is always an explicit policy.
      const isNamed = isAddress(argument) && namedBy !== "defaults";
      if (role === "policy" && isClosed && !isNamed) throwPolicyError(argument, namedBy);
      found[role === "policy" ? "policies" : "inputs"].push({ argument, paths: [argument] });
      continue;
    }
    const role = roleByName(argument);
    if (role === "policy" && isClosed) throwPolicyError(argument, namedBy);
    if (role === "policy") found.policies.push(await expandPolicies(argument, options));
    else if (role === "input" || isClosed || found.policies.length > 0)
      found.inputs.push(await expandInputs(argument, options));
    else await splitMatches(argument, options, found);
  }
  return found;
}

/** Splits the matches of the first pattern: by the names of files; folders are policies. */
async function splitMatches(argument: string, options: ExpandOptions, found: Positional): Promise<void> {
  const { cwd } = options;
  const { paths, tests = [], ...named } = await expandPolicies(argument, options);
  const roles = await Promise.all(paths.map((path) => getRole(cwd, path, "policy")));
  const byRole = (wanted: Role): string[] => paths.filter((_, index) => roles[index] === wanted);
  const policies = byRole("policy");
  if (policies.length > 0) found.policies.push({ ...named, paths: policies, tests });
  const inputs = await withoutData(cwd, argument, byRole("input"), policies.filter(isRego));
  if (inputs.length > 0) found.inputs.push({ ...named, paths: inputs });
}

/** A suggestion for an argument that may have been meant as policies, but follows an input. */
function adviceOfOrder(inputs: readonly InputArgument[], folder: string | undefined): string {
  return folder !== undefined && inputs.some(({ argument }) => argument === folder)
    ? `; ${folder} follows an input, so its files are inputs: policies come first, or with -p`
    : "";
}

/**
 * Splits arguments into policies and inputs. In `paths`, policies come first: `oci://…` is an image, whose attestations
 * are inputs, `https://…` and `npm:…` are policies. `policies` and `inputs` are not classified. In a first pattern that
 * also matches policies, `data.json` and `data.yaml` are the policies' data.
 *
 * @param options `cwd`: base of relative paths. Default: the process's. `inputsFrom`: base of those in `inputs`.
 * Default: `cwd`.
 * @throws PolicyLoadError `source_not_found`, DocumentError `document_not_found` for a missing path of unknown kind.
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
  options: { cwd?: string | undefined; inputsFrom?: string | undefined } = {},
): Promise<GateArguments> {
  const {
    paths = [],
    policies = [],
    inputs = [],
    images,
    except = [],
    allowSkippedFiles = false,
    defaults: otherwise = {},
  } = mergeOptions("readGateArguments", given, ARGUMENT_RULES);
  const defaults = mergeOptions("readGateArguments: defaults", otherwise, DEFAULTS);
  const merged = mergeOptions("readGateArguments", options, { cwd: TEXT, inputsFrom: TEXT });
  const { cwd = workingFolder() } = merged;
  const { inputsFrom = cwd } = merged;
  const expanding = { cwd, except, allowSkippedFiles };
  const namedBy =
    policies.length > 0 ? "policies" : (defaults.policies ?? []).length > 0 ? "defaults" : undefined;
  const found: GateArguments = await splitPaths(paths, namedBy, expanding);
  for (const argument of namedBy === "defaults" ? (defaults.policies ?? []) : policies) {
    found.policies.push(await expandPolicies(argument, expanding));
  }
  const hasInputs = found.inputs.length + inputs.length > 0;
  for (const argument of hasInputs ? inputs : (defaults.inputs ?? [])) {
    found.inputs.push(await expandInputs(argument, { ...expanding, cwd: inputsFrom }));
  }
  if (found.policies.length === 0) {
    const image = paths.some(isImageAddress) ? "; oci://… is an input, and a policy with -p" : "";
    const yaml = await adviceOfYaml(
      cwd,
      found.inputs.flatMap((input) => input.paths),
    );
    const rego = inputs.find((path) => /\.(?:rego|wasm)$/i.test(path));
    const asInput = rego === undefined ? "" : `; -i names inputs, and ${rego} without it is a policy`;
    const order = adviceOfOrder(found.inputs, await lastFolder(cwd, paths));
    const more = `${asInput}${image}${order}${await adviceOfFolder(cwd)}${yaml}`;
    throw new PolicyLoadError(`no policy: pass .rego, .wasm, a bundle or a folder${more}`, {
      code: "policy_missing",
    });
  }
  if (found.inputs.length === 0 && images === undefined) {
    const folder = await lastFolder(cwd, paths);
    const advice =
      folder === undefined ? "" : `; ${folder} is taken as policies: -i ${folder} judges its files`;
    throw new ConfigurationError(
      `no input: pass files of JSON, YAML or another format, a folder with -i, or -${advice}`,
      {
        code: "input_missing",
      },
    );
  }
  const taken = new Set(found.inputs.flatMap((input) => input.paths.map((path) => resolve(cwd, path))));
  return { ...found, policies: await addData(cwd, found.policies, taken) };
}
