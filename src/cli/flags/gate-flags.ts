import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { FAIL_ON, type FailOn } from "../../gate/fail-on.js";
import type { GateOptions, JudgeOptions, RulesName } from "../../gate/index.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { addAttestOptions, type AttestFlags } from "./attest-flags.js";
import { addLockOptions, type LockFlags } from "./lock-flags.js";
import {
  addEvaluateOptions,
  addParserOption,
  collect,
  collectList,
  once,
  toCompileOptions,
  toEvaluateOptions,
} from "./policy-flags.js";
import type { EvaluateFlags } from "./policy-flags.js";
import { inGroup } from "./option-group.js";
import { outputOption } from "./output-targets.js";
import { addRecordingOptions } from "./recording-flags.js";
import type { OpenCalls, RecordingFlags } from "./recording-flags.js";
import { addBundleVerifyOptions, toBundleVerifyOptions, type BundleVerifyFlags } from "./bundle-flags.js";
import { addVerifyOptions, type VerifyFlags } from "./verify-flags.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { EXPLAIN_MODES, type ExplainMode } from "../../base/text/explain-mode.js";
import { said } from "../../base/text/address.js";

export interface GateFlags
  extends EvaluateFlags, RecordingFlags, VerifyFlags, BundleVerifyFlags, AttestFlags, LockFlags {
  policy?: string[] | undefined;
  input?: string[] | undefined;
  output?: string[] | undefined;
  allowSkipped?: boolean | undefined;
  failOn?: FailOn[] | undefined;
  exceptions?: string | undefined;
  summary?: boolean | undefined;
  allowUndefined?: string[] | undefined;
  allowSkippedFiles?: boolean | undefined;
  allowUnread?: string[] | undefined;
  requireExact?: boolean | undefined;
  envelopes: boolean;
  allowDuplicateKeys?: boolean | undefined;
  allowAllSkipped?: boolean | undefined;
  rules?: RulesName | undefined;
  namespace?: string[] | undefined;
  allNamespaces?: boolean | undefined;
  combine?: boolean | undefined;
  schema?: string | undefined;
  allowUnmatched?: boolean | undefined;
  requirePinned?: boolean | undefined;
  /** The gate file; `false` for none. */
  config?: string | false | undefined;
  printConfig?: boolean | undefined;
  calls?: boolean | undefined;
  explain?: ExplainMode | undefined;
  material?: string[] | undefined;
  kind?: string | undefined;
  /** By their names. */
  arg?: Readonly<Record<string, string>> | undefined;
  watch?: boolean | undefined;
  /** The checkout of a change that must not judge itself. */
  review?: string | undefined;
}

/** Values of `--rules`. Not imported, so that parsing flags loads no gate. */
const RULES_NAMES: readonly RulesName[] = ["conftest"];

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

function readFailOn(text: string, previous: readonly FailOn[] = []): FailOn[] {
  const known = FAIL_ON.find((choice) => choice === text);
  if (known === undefined) throw new InvalidArgumentError(`Allowed choices are ${FAIL_ON.join(", ")}.`);
  return [...previous, known];
}

/** Without `=` the mode is the next word, which may have been meant as a path. */
function readExplain(text: string): ExplainMode {
  const known = EXPLAIN_MODES.find((mode) => mode === text);
  if (known !== undefined) return known;
  throw new InvalidArgumentError(
    `Allowed choices are ${EXPLAIN_MODES.join(", ")}. If it is a path, write --explain after the paths, or --explain=full.`,
  );
}

export function addGateOptions(command: Command): Command {
  const withOptions = addEvaluateOptions(
    command
      .argument("[path...]", "policies and inputs, distinguished by file name")
      .option("-p, --policy <path>", "a policy, whatever its file name", collect)
      .option(
        "-i, --input <path>",
        "an input, whatever its file name, or a folder of them; - for standard input",
        collect,
      )
      .addOption(outputOption("-o, --output <format[=file]>", "output format; repeatable", OUTPUT_FORMATS))
      .option("--allow-skipped", "report a skipped AI analysis as a warning, not a violation")
      .addOption(
        new Option("--fail-on <what>", "also fail on these findings; repeatable")
          .choices(FAIL_ON)
          .argParser(readFailOn),
      )
      .option("--exceptions <file>", "file of time-limited exceptions (JSON or YAML)")
      .option(
        "--allow-undefined <reference>",
        "data that may be absent, such as data.inventory; repeatable",
        collect,
      )
      .option(
        "--allow-unread <rule>",
        "a rule that looks as if it judged and may be unread, such as gate.warnings; repeatable",
        collect,
      )
      .option(
        "-s, --schema <path>",
        "JSON Schemas for the type checker and the inputs: a file, a folder of files, or the name of a format",
        once,
      )
      .addOption(
        new Option(
          "--config <file>",
          "gate file with policies, inputs and options (default without policies and inputs: regohost.yaml)",
        ).argParser(once),
      )
      .option("--no-config", "read no gate file, and no lock file without --lock")
      .option("--print-config", "print what the gate file and the command line ask for, and judge nothing")
      .addOption(
        new Option(
          "--review <folder>",
          "checkout of a change: inputs and outputs are its files, all that decides is of the working folder",
        ).argParser(once),
      )
      .option("--calls", "show the calls of built-ins on stderr, by policy and input")
      .addOption(
        new Option(
          "--explain [mode]",
          `show on stderr why rules fired or did not: ${EXPLAIN_MODES.join(", ")}`,
        )
          .preset("full")
          .argParser(readExplain),
      )
      .option("-w, --watch", "judge again when a policy, an input or the gate file changes")
      .option(
        "--require-pinned",
        "refuse policies from addresses that neither a digest, a lock file nor a signature fixes",
      )
      .option("--require-exact", "refuse compiled policies with OPA's own runtime for Wasm")
      .option("--summary", "omit passed inputs from pretty and markdown reports")
      .option("--allow-all-skipped", "pass inputs that every policy skipped")
      .option("--allow-unmatched", "pass over inputs that no policy is for, and policies without an input")
      .option(
        "--allow-skipped-files",
        "leave Rego, data and inputs unread that are hidden, in node_modules, or behind links that patterns do not follow",
      )
      .option("--allow-duplicate-keys", "judge inputs with duplicate keys; the last of equal keys wins")
      .option("--no-envelopes", "judge DSSE envelopes themselves instead of their payloads"),
  );
  inGroup(withOptions, "Conftest's policies", (group) =>
    group
      .addOption(
        new Option("--rules <tool>", "read policies and inputs as this tool does").choices(RULES_NAMES),
      )
      .option(
        "-n, --namespace <name>",
        "with --rules conftest: package to judge by, or a pattern (default: main); repeatable",
        collectList,
      )
      .option("--all-namespaces", "with --rules conftest: judge by all packages with its rules")
      .option(
        "--combine",
        "with --rules conftest or --key and the like: judge all inputs as one, [{path, contents}]",
      ),
  );
  inGroup(withOptions, "Materials of Chainloop", (group) =>
    group
      .option("--material <file>", "judge this material by policies of Chainloop; repeatable", collect)
      .addOption(
        new Option("--kind <kind>", "kind of the materials, such as SBOM_CYCLONEDX_JSON").argParser(once),
      )
      .option("--arg <name=value>", "with --kind: value of an input of the policies; repeatable", readArg),
  );
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
    allowUndefined: flags.allowUndefined,
    allowSkippedFiles: flags.allowSkippedFiles,
    allowUnread: flags.allowUnread,
    schema: flags.schema,
    rules: flags.rules,
    ...(flags.kind === undefined ? {} : { material: { kind: flags.kind, args: flags.arg ?? {} } }),
    namespaces: flags.namespace,
    allNamespaces: flags.allNamespaces,
    requireExact: flags.requireExact,
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
    envelopes: flags.envelopes,
    ...(flags.attest === undefined ? {} : { evidence: true }),
    ...(writesHtml(flags) ? { record: true, trail: true } : {}),
    explain: flags.explain,
    allowDuplicateKeys: flags.allowDuplicateKeys,
    ...(typeof flags.config === "string" ? { except: [flags.config] } : {}),
    maxInputBytes: flags.maxInput,
    protoFileDirs: flags.protoFileDirs,
    allowSkipped: flags.allowSkipped === true,
    ...(flags.strictBuiltinErrors === false ? { strictBuiltinErrors: false } : {}),
    allowUnmatched: flags.allowUnmatched,
    combine: flags.combine,
    allowAllSkipped: flags.allowAllSkipped,
    failOn: flags.failOn,
    exceptions: flags.exceptions,
  };
}
