import type { EvaluateOptions, LoadPolicyOptions } from "../../engine/rounds/options.js";
import { DOCUMENT_FORMATS } from "../../engine/source/document-format.js";
import type { GateOptions, JudgeOptions } from "../../gate/index.js";
import { isBuiltinModule, isDeclarations, readBuiltins } from "./builtin-sets.js";
import { asPath, type FlagValues, optionsFor, pathUnless } from "./option-table.js";
import { collectList, parseMemory } from "./values.js";

interface Libraries {
  load: GateOptions;
  judge: JudgeOptions;
  compile: LoadPolicyOptions;
  evaluate: EvaluateOptions;
}

/** The built-ins that policies may call in addition to OPA's own. */
export const BUILTIN_OPTIONS = optionsFor()({
  builtins: {
    kind: "builtins",
    usage: "--builtins <set|file>",
    description:
      "additional built-ins: service (default), conforma, none, or a module of yours (.mjs), which is run",
    read: (text: string, previous: readonly string[] | undefined) => readBuiltins(text, previous, false),
    isRead: isBuiltinModule,
    key: "builtins",
    resolve: pathUnless((text) => !isBuiltinModule(text)),
  },
});

/** The same for commands that call nothing, so that built-ins may be declared without an implementation. */
export const DECLARED_BUILTIN_OPTIONS = optionsFor()({
  builtins: {
    kind: "builtins",
    usage: "--builtins <set|file>",
    description:
      "additional built-ins: service (default), conforma, none, or those that a module (.mjs, which is run) or a capabilities file declares",
    read: (text: string, previous: readonly string[] | undefined) => readBuiltins(text, previous, true),
    isRead: (text) => isBuiltinModule(text) || isDeclarations(text),
  },
});

/** Hosts that policies may reach. */
export const NETWORK_OPTIONS = optionsFor()({
  allowNet: {
    kind: "names",
    usage: "--allow-net <hosts>",
    description:
      "hosts that http.send, net.lookup_ip_addr and the built-ins of conforma may reach: host[:port],…",
    key: "network.allow",
  },
});

/** Options of parsing Rego, and with `--optimize` and `--max-bundle` of compiling it. */
export const REGO_OPTIONS = optionsFor()({
  v0Compatible: {
    kind: "flag",
    usage: "--v0-compatible",
    description: "read Rego of OPA before 1.0",
    key: "v0-compatible",
  },
});

export const COMPILE_OPTIONS = optionsFor<Libraries>()({
  optimize: {
    kind: "level",
    usage: "--optimize <level>",
    description: "optimization level: 0, 1 or 2",
    compile: "optimize",
  },
  ...REGO_OPTIONS,
  allowSkippedFiles: {
    kind: "flag",
    usage: "--allow-skipped-files",
    description:
      "skip Rego, data and inputs that are hidden, in node_modules, behind links, or named as another kind of file",
    compile: "allowSkippedFiles",
    key: "allow.skipped-files",
  },
  maxBundle: {
    kind: "size",
    usage: "--max-bundle <size>",
    description: "maximum size of a policy file or folder, and of an unpacked bundle (default: 1GiB)",
    compile: "maxBundleBytes",
  },
});

export type CompileFlags = FlagValues<typeof COMPILE_OPTIONS>;

/** Maximum number of AI analyses of an evaluation. */
const DEFAULT_MAX_PROMPTS = 20;

/** Options of every command that evaluates. */
export const EVALUATE_OPTIONS = optionsFor<Libraries>("Evaluation")({
  ...BUILTIN_OPTIONS,
  ...NETWORK_OPTIONS,
  ...COMPILE_OPTIONS,
  data: {
    kind: "list",
    usage: "-d, --data <path>",
    description: "base document: JSON or YAML files or folders, merged",
    load: "dataFiles",
    key: "data",
    resolve: asPath,
  },
  strictBuiltinErrors: {
    kind: "flag",
    usage: "--strict-builtin-errors",
    description: "fail the evaluation on an error of a standard built-in",
    opposite: ["--no-strict-builtin-errors", "let errors of standard built-ins be undefined, as OPA does"],
    evaluate: "strictBuiltinErrors",
  },
  now: {
    kind: "instant",
    usage: "--now <time>",
    description: "current time for the policy (RFC 3339)",
    evaluate: "now",
  },
  seed: {
    kind: "text",
    usage: "--seed <text>",
    description: "seed for repeatable random values",
    evaluate: "seed",
  },
  maxCalls: {
    kind: "count",
    usage: "--max-calls <count>",
    description: "maximum number of distinct built-in calls (default: 10000)",
    evaluate: "maxCalls",
    key: "network.max-calls",
  },
  maxPrompts: {
    kind: "countOrNone",
    usage: "--max-prompts <count>",
    description: "maximum number of AI analyses (service.evidence_prompt), which cost money",
    default: [DEFAULT_MAX_PROMPTS],
    key: "network.max-prompts",
  },
  maxInput: {
    kind: "size",
    usage: "--max-input <size>",
    description: "maximum size of an input: 500MB, 2GiB or bytes (default: 512MiB)",
    judge: "maxInputBytes",
  },
  maxData: {
    kind: "size",
    usage: "--max-data <size>",
    description: "maximum size of a data file (default: 512MiB)",
    load: "maxDataBytes",
  },
  maxMemory: {
    kind: "size",
    usage: "--max-memory <size>",
    read: parseMemory,
    description:
      "maximum memory of an evaluation, up to 4GiB (default: 1GiB; of OPA's evaluator, for queries: 2GiB, its most)",
    compile: "maxMemoryBytes",
  },
  interrupt: {
    kind: "flag",
    usage: "--no-interrupt",
    description: "do not interrupt a running evaluation; --timeout then limits waits only",
    default: [true],
    evaluate: "interrupt",
  },
});

/** Options of parsing inputs, regardless of their names. */
export const PARSER_OPTIONS = optionsFor<Libraries>()({
  parser: {
    kind: "choice",
    usage: "--parser <format>",
    description: "format of the inputs, whatever their names",
    choices: DOCUMENT_FORMATS,
  },
  protoFileDirs: {
    kind: "list",
    usage: "--proto-file-dirs <folders>",
    description: "folders with the .proto files of inputs in textproto; repeatable",
    read: collectList,
    judge: "protoFileDirs",
    key: "proto-file-dirs",
    resolve: asPath,
  },
});

/** Flags of every command that evaluates; some read no inputs. */
export type EvaluateFlags = FlagValues<typeof EVALUATE_OPTIONS> & FlagValues<typeof PARSER_OPTIONS>;

/** Recorded calls. */
export const RECORDING_OPTIONS = optionsFor("Recordings")({
  record: {
    kind: "text",
    usage: "--record <file>",
    description: "save the answers used, for --replay",
    isWritten: true,
  },
  replay: {
    kind: "text",
    usage: "--replay <file>",
    description: "use recorded answers instead of the network",
    isRead: true,
    key: "network.replay",
    resolve: asPath,
  },
  recordingKey: {
    kind: "list",
    usage: "--recording-key <file>",
    description: "public key that must have signed the recording of --replay: PEM or JWK; repeatable",
    needs: "--replay",
    isRead: true,
    key: "verification.recording-keys",
    resolve: asPath,
  },
  offline: {
    kind: "flag",
    usage: "--offline",
    description: "make no connection; a call that needs one is an error",
    key: "network.offline",
  },
});

export type RecordingFlags = FlagValues<typeof RECORDING_OPTIONS>;
