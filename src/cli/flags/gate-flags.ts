import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { GateOptions, JudgeOptions } from "../../gate/index.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { addAttestOptions, type AttestFlags } from "./attest-flags.js";
import { CHOICES, libraryOptions, OWN_OPTIONS, type OptionKind, type OwnFlags } from "./gate-options.js";
import { addLockOptions, type LockFlags } from "./lock-flags.js";
import {
  addEvaluateOptions,
  addParserOption,
  collect,
  collectList,
  once,
  toCompileOptions,
  toEvaluateOptions,
  type EvaluateFlags,
} from "./policy-flags.js";
import { inGroup } from "./option-group.js";
import { outputOption } from "./output-targets.js";
import { addRecordingOptions } from "./recording-flags.js";
import type { OpenCalls, RecordingFlags } from "./recording-flags.js";
import { addBundleVerifyOptions, toBundleVerifyOptions, type BundleVerifyFlags } from "./bundle-flags.js";
import { addVerifyOptions, type VerifyFlags } from "./verify-flags.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { said } from "../../base/text/address.js";

/** Flags that other commands have too, which declare them. */
type SharedFlags = EvaluateFlags & RecordingFlags & VerifyFlags & BundleVerifyFlags & AttestFlags & LockFlags;

/** The flags of the gate, as Commander names their values. */
export type GateFlags = SharedFlags & OwnFlags;

/** OPA's decision log, written while inputs are judged. */
export const DECISION_LOG = "jsonl";

/** Values of `-o`. Lists the report formats too, so that parsing flags loads no report module. */
export const OUTPUT_FORMATS = [
  "pretty",
  "table",
  "html",
  "json",
  "tap",
  "junit",
  "sarif",
  "github",
  "gitlab",
  "azuredevops",
  "markdown",
  DECISION_LOG,
] as const;

/** A reader of one of several words, into a list of them. */
function oneMore<Word extends string>(words: readonly Word[]) {
  return (text: string, previous: readonly Word[] = []): Word[] => {
    const known = words.find((word) => word === text);
    if (known === undefined) throw new InvalidArgumentError(`Allowed choices are ${words.join(", ")}.`);
    return [...previous, known];
  };
}

/** Without `=` the mode is the next word, which may have been meant as a path. */
function readExplain(text: string): string {
  const known = CHOICES.explain.find((mode) => mode === text);
  if (known !== undefined) return known;
  throw new InvalidArgumentError(
    `Allowed choices are ${CHOICES.explain.join(", ")}. If it is a path, write --explain after the paths, or --explain=full.`,
  );
}

/** How Commander reads the values of each kind that the gate alone has. */
const READERS: Readonly<Partial<Record<OptionKind, (option: Option) => Option>>> = {
  text: (option) => option.argParser(once),
  file: (option) => option.argParser(once),
  list: (option) => option.argParser(collect),
  outputs: (option) => outputOption(option, OUTPUT_FORMATS),
  names: (option) => option.argParser(collectList),
  texts: (option) => option.argParser(readArg),
  failOn: (option) => option.choices(CHOICES.failOn).argParser(oneMore(CHOICES.failOn)),
  rules: (option) => option.choices(CHOICES.rules),
  explain: (option) => option.preset("full").argParser(readExplain),
};

/** Adds the options of the table that have this heading. */
function addOwn(command: Command, heading?: string): void {
  for (const { kind, usage, says, opposite, group } of OWN_OPTIONS) {
    if (group !== heading) continue;
    const option = new Option(usage, says);
    command.addOption(READERS[kind]?.(option) ?? option);
    if (opposite !== undefined) command.option(...opposite);
  }
}

export function addGateOptions(command: Command): Command {
  addOwn(command.argument("[path...]", "policies and inputs, distinguished by file name"));
  const withOptions = addEvaluateOptions(command);
  for (const heading of ["Conftest's policies", "Materials of Chainloop"])
    inGroup(withOptions, heading, (group) => addOwn(group, heading));
  // After the flag that it is the opposite of, so that neither is the default.
  withOptions.option(
    "--no-strict-builtin-errors",
    "let errors of standard built-ins be undefined, as OPA does",
  );
  const verified = addLockOptions(
    addBundleVerifyOptions(addVerifyOptions(addRecordingOptions(addParserOption(withOptions)))),
  );
  return addAttestOptions(verified);
}

/** Adds a value of `--arg` to those before it. */
function readArg(
  text: string,
  previous: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  const name = text.slice(0, at);
  if (at < 1) throw new CommandError(said`--arg ${text}: write it as NAME=VALUE`);
  if (Object.hasOwn(previous, name))
    throw new CommandError(said`--arg ${name} is given twice; several values are one text: a,b`);
  return { ...previous, [name]: text.slice(at + 1) };
}

/**
 * Whether materials are judged by policies of Chainloop.
 *
 * @throws CommandError (exit 2) for flags that need a kind, and for those that materials exclude.
 */
export function isOfMaterials({ kind, material, arg, parser }: GateFlags): boolean {
  if (kind === undefined) {
    if (material !== undefined) throw new CommandError("--material needs --kind: the kind is not guessed");
    if (arg !== undefined) throw new CommandError("--arg needs --kind and --material");
    return false;
  }
  if (parser !== undefined) throw new CommandError("--kind and --parser exclude each other");
  return true;
}

/** Whether addresses must be pinned: what `--update-lock` is to write is not yet. */
function pinsOf({ requirePinned, updateLock }: GateFlags): Pick<GateOptions, "requirePinned"> {
  return requirePinned === undefined ? {} : { requirePinned: requirePinned && updateLock !== true };
}

/** Options of `loadGate`. */
export function toGateOptions(
  context: CommandContext,
  flags: GateFlags,
  { builtins, load }: OpenCalls,
  verified: VerifyOptions | undefined,
): GateOptions {
  const {
    io,
    flags: { timeout, compat },
  } = context;
  const bundles = toBundleVerifyOptions(context, flags);
  const verify = {
    ...verified,
    ...(bundles === undefined ? {} : { bundles }),
  };
  return {
    builtins,
    ...load,
    verify,
    ...toCompileOptions(flags, timeout === undefined ? {} : { timeout }),
    dataFiles: flags.data,
    maxDataBytes: flags.maxData,
    ...libraryOptions("load", flags),
    ...(flags.kind === undefined ? {} : { material: { kind: flags.kind, args: flags.arg ?? {} } }),
    ...pinsOf(flags),
    compat,
    cwd: io.cwd,
    signal: io.signal,
  };
}

/** The only report that shows how a verdict came to be. */
function writesHtml({ output = [] }: GateFlags): boolean {
  return output.some((target) => /^html(?:=|$)/.test(target));
}

/** Options of `judge`. */
export function toJudgeOptions(
  context: CommandContext,
  flags: GateFlags,
  { evaluate }: OpenCalls,
  verify: VerifyOptions | undefined,
  inputs: Pick<JudgeOptions, "inputsFrom" | "inputsWithin">,
): JudgeOptions {
  return {
    ...inputs,
    verify,
    ...toEvaluateOptions(context, flags),
    ...evaluate,
    ...libraryOptions("judge", flags),
    ...(flags.attest === undefined ? {} : { evidence: true }),
    ...(writesHtml(flags) ? { record: true, trail: true } : {}),
    ...(typeof flags.config === "string" ? { except: [flags.config] } : {}),
    maxInputBytes: flags.maxInput,
    protoFileDirs: flags.protoFileDirs,
    ...(flags.strictBuiltinErrors === false ? { strictBuiltinErrors: false } : {}),
  };
}
