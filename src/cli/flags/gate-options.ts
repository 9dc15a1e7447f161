import { EXPLAIN_MODES, type ExplainMode } from "../../base/text/explain-mode.js";
import { FORMAT_SCHEMAS } from "../../engine/source/schema-names.js";
import { FAIL_ON, type FailOn } from "../../gate/fail-on.js";
import type { GateOptions, JudgeOptions, RulesName } from "../../gate/index.js";

/** The value of an option, by its kind. A duration is text in the gate file. */
export interface Kinds {
  /** There or not. */
  flag: boolean;
  /** Once. */
  text: string;
  /** Repeatable. */
  list: string[];
  /** Repeatable, `FORMAT` or `FORMAT=FILE`. */
  outputs: string[];
  /** Repeatable, several of them with commas. */
  names: string[];
  /** Repeatable, `NAME=VALUE`. */
  texts: Readonly<Record<string, string>>;
  count: number;
  countOrNone: number;
  duration: number;
  builtins: string[];
  failOn: FailOn[];
  rules: RulesName;
  explain: ExplainMode;
  /** Of the gate file itself; `false` for none. */
  file: string | false;
}

export type OptionKind = keyof Kinds;

/** Options of the library that take a value of this kind. */
type Taking<Options, Kind extends OptionKind> = {
  [Name in keyof Options]-?: Kinds[Kind] extends NonNullable<Options[Name]> ? Name : never;
}[keyof Options];

/** Where a path of the file is in the working folder. */
export type At = (path: string) => string;

/** How the gate file writes an option. */
export interface FileKey {
  /** The key in the file, with a dot below a group. */
  key?: string;
  /** Whether its group must have it. */
  required?: true;
  /** The value that is not printed, because it is the default. */
  unless?: boolean;
  /** Where a text of the file leads. Default: it is no path. */
  place?: (text: string, at: At) => string;
}

/** An option that the gate alone has. */
type OwnOption<Kind extends OptionKind> = FileKey & {
  kind: Kind;
  /** How it is written on the command line: `-p, --policy <path>`; and how its opposite is. */
  usage: string;
  /** What it does, for the help, the gate file's JSON Schema and its page. */
  says: string;
  /** What its opposite does, for the help. */
  opposite?: readonly [usage: string, says: string];
  /** The heading in the help. Default: that of the command. */
  group?: "Conftest's policies" | "Materials of Chainloop";
  /** The option of `loadGate` or of `judge` that it is as it stands. */
  load?: Taking<GateOptions, Kind>;
  judge?: Taking<JudgeOptions, Kind>;
};

type AnyOwnOption = { [Kind in OptionKind]: OwnOption<Kind> }[OptionKind];

export const path = (text: string, at: At): string => at(text);

/** What is no name of something else is a path of the file. */
export function pathUnless(isOther: (text: string) => boolean): (text: string, at: At) => string {
  return (text, at) => (isOther(text) ? text : at(text));
}

const outputPath = (text: string, at: At): string =>
  text.replace(/^([^=]+=)(.+)$/, (_, format: string, file: string) => format + at(file));

/**
 * The options of the gate, in the order of its help. An entry is all that the command line needs of an option: the flag, its help
 * and its type, the key of the gate file with its JSON Schema, its row in docs/gate-file.md, what `--print-config` prints, and the
 * option of the library.
 */
const GATE_OPTIONS = {
  policy: {
    kind: "list",
    usage: "-p, --policy <path>",
    says: "a policy: a path, whatever its file name, a pattern or an address; repeatable",
    key: "policies",
    place: path,
  },
  input: {
    kind: "list",
    usage: "-i, --input <path>",
    says: "an input: a path, whatever its file name, a folder, a pattern or an image; - for standard input; repeatable",
    key: "inputs",
    place: path,
  },
  output: {
    kind: "outputs",
    usage: "-o, --output <format[=file]>",
    says: "output format, or a format and its file, such as sarif=gate.sarif; repeatable",
    key: "outputs",
    place: outputPath,
  },
  allowSkipped: {
    kind: "flag",
    usage: "--allow-skipped",
    says: "report a skipped AI analysis as a warning, not a violation",
    key: "allow.skipped",
    judge: "allowSkipped",
  },
  failOn: {
    kind: "failOn",
    usage: "--fail-on <what>",
    says: "also fail on these findings; repeatable",
    key: "fail-on",
    judge: "failOn",
  },
  exceptions: {
    kind: "text",
    usage: "--exceptions <file>",
    says: "file of time-limited exceptions (JSON or YAML)",
    key: "exceptions",
    place: path,
    judge: "exceptions",
  },
  allowUndefined: {
    kind: "list",
    usage: "--allow-undefined <reference>",
    says: "data that may be absent, such as data.inventory; repeatable",
    key: "allow.undefined",
    load: "allowUndefined",
  },
  allowUnread: {
    kind: "list",
    usage: "--allow-unread <rule>",
    says: "a rule that looks as if it judged and may be unread, such as gate.warnings; repeatable",
    key: "allow.unread",
    load: "allowUnread",
  },
  schema: {
    kind: "text",
    usage: "-s, --schema <path>",
    says: "JSON Schemas for the type checker and the inputs: a file, a folder of files, or the name of a format",
    key: "schema",
    place: pathUnless((text) => FORMAT_SCHEMAS.includes(text)),
    load: "schema",
  },
  config: {
    kind: "file",
    usage: "--config <file>",
    says: "gate file with policies, inputs and options (default without policies and inputs: regohost.yaml)",
    opposite: ["--no-config", "read no gate file, and no lock file without --lock"],
  },
  printConfig: {
    kind: "flag",
    usage: "--print-config",
    says: "print what the gate file and the command line ask for, and judge nothing",
  },
  review: {
    kind: "text",
    usage: "--review <folder>",
    says: "checkout of a change: inputs and outputs are its files, all that decides is of the working folder",
  },
  calls: {
    kind: "flag",
    usage: "--calls",
    says: "show the calls of built-ins on stderr, by policy and input",
  },
  explain: {
    kind: "explain",
    usage: "--explain [mode]",
    says: `show on stderr why rules fired or did not: ${EXPLAIN_MODES.join(", ")}`,
    judge: "explain",
  },
  watch: {
    kind: "flag",
    usage: "-w, --watch",
    says: "judge again when a policy, an input or the gate file changes",
  },
  requirePinned: {
    kind: "flag",
    usage: "--require-pinned",
    says: "refuse policies from addresses that neither a digest, a lock file nor a signature fixes",
  },
  requireExact: {
    kind: "flag",
    usage: "--require-exact",
    says: "refuse compiled policies with OPA's own runtime for Wasm",
    key: "require-exact",
    load: "requireExact",
  },
  summary: {
    kind: "flag",
    usage: "--summary",
    says: "omit passed inputs from pretty and markdown reports",
    key: "summary",
  },
  allowAllSkipped: {
    kind: "flag",
    usage: "--allow-all-skipped",
    says: "pass inputs that every policy skipped",
    key: "allow.all-skipped",
    judge: "allowAllSkipped",
  },
  allowUnmatched: {
    kind: "flag",
    usage: "--allow-unmatched",
    says: "pass over inputs that no policy is for, and policies without an input",
    key: "allow.unmatched",
    judge: "allowUnmatched",
  },
  allowSkippedFiles: {
    kind: "flag",
    usage: "--allow-skipped-files",
    says: "leave Rego, data and inputs unread that are hidden, in node_modules, or behind links that patterns do not follow",
    key: "allow.skipped-files",
    load: "allowSkippedFiles",
  },
  allowDuplicateKeys: {
    kind: "flag",
    usage: "--allow-duplicate-keys",
    says: "judge inputs with duplicate keys; the last of equal keys wins",
    key: "allow.duplicate-keys",
    judge: "allowDuplicateKeys",
  },
  envelopes: {
    kind: "flag",
    usage: "--no-envelopes",
    says: "judge DSSE envelopes themselves instead of their payloads (in the gate file: false)",
    key: "envelopes",
    unless: true,
    judge: "envelopes",
  },
  rules: {
    kind: "rules",
    usage: "--rules <tool>",
    says: "read policies and inputs as this tool does",
    group: "Conftest's policies",
    key: "rules",
    load: "rules",
  },
  namespace: {
    kind: "names",
    usage: "-n, --namespace <name>",
    says: "with --rules conftest: package to judge by, or a pattern (default: main); repeatable",
    group: "Conftest's policies",
    key: "namespaces",
    load: "namespaces",
  },
  allNamespaces: {
    kind: "flag",
    usage: "--all-namespaces",
    says: "with --rules conftest: judge by all packages with its rules",
    group: "Conftest's policies",
    key: "all-namespaces",
    load: "allNamespaces",
  },
  combine: {
    kind: "flag",
    usage: "--combine",
    says: "with --rules conftest or --key and the like: judge all inputs as one, [{path, contents}]",
    group: "Conftest's policies",
    key: "combine",
    judge: "combine",
  },
  material: {
    kind: "list",
    usage: "--material <file>",
    says: "judge this material by policies of Chainloop; repeatable",
    group: "Materials of Chainloop",
  },
  kind: {
    kind: "text",
    usage: "--kind <kind>",
    says: "kind of the materials, such as SBOM_CYCLONEDX_JSON",
    group: "Materials of Chainloop",
    key: "material.kind",
    required: true,
  },
  arg: {
    kind: "texts",
    usage: "--arg <name=value>",
    says: "with --kind: value of an input of the policies; repeatable",
    group: "Materials of Chainloop",
    key: "material.args",
  },
} as const satisfies Readonly<Record<string, AnyOwnOption>>;

type OwnName = keyof typeof GATE_OPTIONS;

/** The flags that the gate alone has. */
export type OwnFlags = {
  -readonly [Name in Exclude<OwnName, "envelopes">]?: Kinds[(typeof GATE_OPTIONS)[Name]["kind"]] | undefined;
} & { envelopes: boolean };

/** An option of the gate with the flag that it is. */
export type GateOption = AnyOwnOption & { flag: OwnName };

export const OWN_OPTIONS: readonly GateOption[] = Object.entries<AnyOwnOption>(GATE_OPTIONS).map(
  ([flag, option]) => ({ ...option, flag: flag as OwnName }),
);

/** Values of `--fail-on` and `--explain`, and what `--rules` knows, for the flags and the gate file. */
export const CHOICES = { failOn: FAIL_ON, explain: EXPLAIN_MODES, rules: ["conftest"] } as const;

/** The options of `loadGate` or of `judge` that flags are as they stand. */
export function libraryOptions(where: "load", flags: OwnFlags): Partial<GateOptions>;
export function libraryOptions(where: "judge", flags: OwnFlags): Partial<JudgeOptions>;
export function libraryOptions(
  where: "load" | "judge",
  flags: OwnFlags,
): Partial<GateOptions & JudgeOptions> {
  return Object.fromEntries(
    OWN_OPTIONS.flatMap((option) => {
      const name = option[where];
      return name === undefined ? [] : [[name, flags[option.flag]]];
    }),
  );
}
