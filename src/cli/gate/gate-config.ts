import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { limitReading } from "../../base/async/reading.js";
import { isAddress, isForeignAddress, shownText } from "../../base/text/address.js";
import { CommandError } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";
import { readGivenText } from "../terminal/standard-input.js";
import type { CommandContext } from "../command.js";
import type { GateNote } from "../../gate/index.js";
import { isBuiltinModule } from "../options/builtin-sets.js";
import type { GateFlags } from "../options/gate-options.js";
import type { toFileFlags } from "./gate-keys.js";

/** The name of the file that `regohost gate` reads without arguments. */
export const GATE_FILE = "regohost.yaml";

/** Larger than any realistic gate file. */
const MAX_BYTES = 1024 * 1024;

/** Names that a gate file might have by mistake. */
const OTHER_NAMES = ["regohost.yml", "regohost.json", ".regohost.yaml", ".regohost.yml"];

/** The request to a gate: from the command line, and from the gate file for options that the former omits. */
export interface GateRequest {
  context: CommandContext;
  paths: readonly string[];
  flags: GateFlags;
  /** The policies and inputs of the gate file. */
  defaults: { policies?: string[] | undefined; inputs?: string[] | undefined };
  /** The gate file, for outputs and changes. */
  file: string | undefined;
  /** The texts of the command line: its arguments, and the values of its options. */
  typed: ReadonlySet<string>;
  /** Notes about a gate file that is not specified explicitly. */
  notes: GateNote[];
}

/**
 * Finds the gate file of the working folder, for a command line that names none.
 *
 * @param missing the arguments that it replaces. @param usage a command line with them. @param otherwise how to read another file.
 * @throws CommandError (exit 2) without one, and for a file of a similar name.
 */
export function unnamedGateFile(
  { cwd }: Pick<CliIo, "cwd">,
  missing: string,
  usage: string,
  otherwise?: (other: string) => string,
): typeof GATE_FILE {
  const isHere = (name: string): boolean => existsSync(join(cwd, name));
  const isThere = isHere(GATE_FILE);
  const others = OTHER_NAMES.filter(isHere);
  const [other] = others;
  if (other !== undefined) {
    const cure = isThere ? `remove it: ${GATE_FILE} lies beside it` : `rename it to ${GATE_FILE}`;
    const all = [cure, ...(otherwise === undefined ? [] : [otherwise(other)])].join(", or ");
    throw new CommandError(shownText`${others.join(", ")} is not read: ${all}`);
  }
  if (isThere) return GATE_FILE;
  throw new CommandError(`${missing}, and there is no ${GATE_FILE} in this folder: ${usage}`);
}

/**
 * Finds the gate file to read: that of `--config`, or that of the working folder if the command line specifies neither
 * policies nor inputs. Otherwise anyone who can write to the folder could affect the verdict of a gate that is
 * specified on the command line; stderr always reports that such a file is not read.
 *
 * @param notes receives a note about a file that is not specified explicitly.
 * @throws CommandError (exit 2) for a file of a similar name, and without any arguments.
 */
function findGateFile(
  { io }: CommandContext,
  paths: readonly string[],
  { config, policy = [], input = [], material = [] }: GateFlags,
  notes: GateNote[],
): string | undefined {
  if (config === false) return undefined;
  if (config !== undefined) return config;
  if (paths.length + policy.length + input.length + material.length > 0) {
    const unread = [GATE_FILE, ...OTHER_NAMES].filter((name) => existsSync(join(io.cwd, name)));
    if (unread.length > 0) {
      const message = `${unread.join(", ")} was not read, because the command line names policies or inputs; --config ${unread[0]} reads it, --no-config ignores it without this note`;
      notes.push({ code: "file_unnamed", message });
    }
    return undefined;
  }
  const found = unnamedGateFile(
    io,
    "no policies and inputs",
    "regohost gate policies/ input.json",
    (other) => `pass --config ${other}`,
  );
  notes.push({
    code: "file_unnamed",
    message: `${found} of the working folder was read, because no argument names policies or inputs`,
  });
  return found;
}

/** Converts paths of the file, which are relative to its folder, to paths relative to the working folder. */
function rebase({ cwd }: Pick<CliIo, "cwd">, file: string): (path: string) => string {
  const folder = relative(cwd, dirname(resolve(cwd, file))).replaceAll(sep, "/");
  return (path) => {
    if (folder === "" || path === "-" || isAddress(path) || isAbsolute(path)) return path;
    const placed = posix.join(folder, path);
    return isForeignAddress(path) && !existsSync(resolve(cwd, placed)) ? path : placed;
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function readGateText({ io, flags }: CommandContext, file: string): Promise<string> {
  const limits = { timeoutMs: flags.timeout, signal: io.signal };
  return limitReading("reading the gate file", limits, () =>
    readGivenText(io, file, { maxBytes: MAX_BYTES }),
  );
}

/**
 * Reads a gate file into flags, with paths relative to the working folder.
 *
 * @throws CommandError (exit 2) for an invalid gate file.
 */
export async function readGateFile(
  context: CommandContext,
  file: string,
): Promise<ReturnType<typeof toFileFlags>> {
  return toGateFlags(context, file, await readGateText(context, file));
}

/** Parses the text of a gate file into flags, as {@link readGateFile}. */
export async function toGateFlags(
  { io }: CommandContext,
  file: string,
  text: string,
): Promise<ReturnType<typeof toFileFlags>> {
  const [{ parseGateFile }, keys] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]);
  return keys.toFileFlags(await parseGateFile(text, file), rebase(io, file));
}

/** Reports the modules that a gate file runs which no argument names. */
export async function reportModules(
  context: CommandContext,
  file: string,
  builtins: readonly string[] = [],
): Promise<void> {
  const modules = builtins.filter(isBuiltinModule);
  if (modules.length > 0) await context.note(`${file} runs ${modules.join(", ")}`);
}

/**
 * Merges the command line with the gate file. Values of the command line replace those of the file, list by list.
 *
 * @throws CommandError (exit 2) for an invalid gate file, and as `findGateFile`
 */
export async function readGateRequest(
  context: CommandContext,
  paths: readonly string[],
  flags: GateFlags,
  command: Command,
): Promise<GateRequest> {
  const notes: GateNote[] = [];
  const file = findGateFile(context, paths, flags, notes);
  if (file === undefined) {
    if (flags.printConfig === true) {
      throw new CommandError(`--print-config needs a gate file: ${GATE_FILE}, or --config FILE`);
    }
    return { context, paths, flags, defaults: {}, file, typed: new Set(paths), notes };
  }
  const { policy: policies, input: inputs, compat, timeout, ...ofFile } = await readGateFile(context, file);
  if (flags.config === undefined) await reportModules(context, file, ofFile.builtins);
  const commandLineFlags = Object.fromEntries(
    Object.entries(flags).filter(([name]) => command.getOptionValueSource(name) === "cli"),
  );
  // The key of the command line replaces that of the file in either form.
  if ("verificationKeyText" in commandLineFlags) delete ofFile.verificationKey;
  const { flags: global } = context;
  const shared = { compat: global.compat ?? compat, timeout: global.timeout ?? timeout };
  return {
    context: { ...context, flags: { ...global, ...shared } },
    paths,
    flags: { ...flags, ...ofFile, ...commandLineFlags, config: file },
    defaults: { policies, inputs },
    file,
    typed: new Set([...paths, ...Object.values(commandLineFlags).flat()].filter(isText)),
    notes,
  };
}
