import { EXPLAIN_MODES } from "../../base/text/explain-mode.js";
import { FORMAT_SCHEMAS } from "../../engine/source/schema-names.js";
import { FAIL_ON } from "../../gate/fail-on.js";
import type { GateOptions, JudgeOptions } from "../../gate/index.js";
import { EVALUATE_OPTIONS, PARSER_OPTIONS, RECORDING_OPTIONS } from "./evaluate-options.js";
import { argumentPath, addArgument, readArgument } from "./material-arguments.js";
import { asPath, type At, type FlagValues, optionsFor, pathUnless } from "./option-table.js";
import { ATTEST_OPTIONS, BUNDLE_VERIFY_OPTIONS, LOCK_OPTIONS, VERIFY_OPTIONS } from "./trust-options.js";

/** OPA's decision log, written while inputs are evaluated. */
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

const outputPath = (text: string, at: At): string =>
  text.replace(/^([^=]+=)(.+)$/, (_, format: string, file: string) => format + at(file));

/** The gate's own options, in the order of its help. */
const OWN_OPTIONS = optionsFor<{ load: GateOptions; judge: JudgeOptions }>()({
  policy: {
    kind: "list",
    usage: "-p, --policy <path>",
    description: "policy: file, folder, pattern or address; repeatable",
    key: "policies",
    resolve: asPath,
  },
  input: {
    kind: "list",
    usage: "-i, --input <path>",
    description: "input: a file, folder, pattern or image; - for standard input; repeatable",
    key: "inputs",
    resolve: asPath,
  },
  output: {
    kind: "outputs",
    choices: OUTPUT_FORMATS,
    usage: "-o, --output <format[=file]>",
    description: "format, with a file: sarif=gate.sarif; repeatable",
    key: "outputs",
    resolve: outputPath,
  },
  allowSkipped: {
    kind: "flag",
    usage: "--allow-skipped",
    description: "report a skipped AI analysis as a warning, not a violation",
    key: "allow.skipped",
    judge: "allowSkipped",
  },
  failOn: {
    kind: "choices",
    choices: FAIL_ON,
    usage: "--fail-on <what>",
    description: "also fail on these findings; repeatable",
    key: "fail-on",
    judge: "failOn",
  },
  exceptions: {
    kind: "text",
    usage: "--exceptions <file>",
    isRead: true,
    description: "file of time-limited exceptions: JSON or YAML",
    key: "exceptions",
    resolve: asPath,
    judge: "exceptions",
  },
  vex: {
    kind: "list",
    usage: "--vex <file>",
    isRead: true,
    description: "OpenVEX or CycloneDX document that excuses findings about vulnerabilities; repeatable",
    key: "vex",
    resolve: asPath,
    judge: "vex",
  },
  allowUndefined: {
    kind: "list",
    usage: "--allow-undefined <reference>",
    description: "data that may be absent, such as data.inventory; repeatable",
    key: "allow.undefined",
    load: "allowUndefined",
  },
  allowUnread: {
    kind: "list",
    usage: "--allow-unread <rule>",
    description: "accept an unread rule that looks as if it judged, such as gate.warnings; repeatable",
    key: "allow.unread",
    load: "allowUnread",
  },
  schema: {
    kind: "text",
    usage: "-s, --schema <path>",
    isRead: (text) => !FORMAT_SCHEMAS.includes(text),
    description:
      "JSON Schemas for the type checker and the inputs: a file, a folder of files, or the name of a format",
    key: "schema",
    resolve: pathUnless((text) => FORMAT_SCHEMAS.includes(text)),
    load: "schema",
  },
  config: {
    kind: "file",
    usage: "--config <file>",
    isRead: true,
    description: "gate file; default, if no policy or input is named: regohost.yaml",
    opposite: ["--no-config", "read no gate file, and no lock file without --lock"],
  },
  printConfig: {
    kind: "flag",
    usage: "--print-config",
    description: "print the options of the gate file and the command line, and judge nothing",
  },
  review: {
    kind: "text",
    usage: "--review <folder>",
    description:
      "checkout of a change: its files are inputs and outputs; policies, keys and the like come from the working folder",
  },
  calls: {
    kind: "flag",
    usage: "--calls",
    description: "show the calls of built-ins on stderr, by policy and input",
  },
  explain: {
    kind: "choice",
    choices: EXPLAIN_MODES,
    preset: "full",
    usage: "--explain [mode]",
    description: "show on stderr why rules fired or did not",
    judge: "explain",
  },
  watch: {
    kind: "flag",
    usage: "-w, --watch",
    description: "judge again when a file that was read changes",
  },
  requirePinned: {
    kind: "flag",
    usage: "--require-pinned",
    description: "refuse policies from addresses without a digest, a lock file or a signature",
  },
  requireExact: {
    kind: "flag",
    usage: "--require-exact",
    description: "refuse compiled policies with OPA's own runtime for Wasm",
    key: "require-exact",
    load: "requireExact",
  },
  summary: {
    kind: "flag",
    usage: "--summary",
    description: "omit passed inputs from pretty and markdown reports",
    key: "summary",
  },
  inputLines: {
    kind: "flag",
    usage: "--no-input-lines",
    default: [true],
    description: "omit the lines of inputs from the HTML report (in the gate file: false)",
    key: "input-lines",
    judge: "inputLines",
  },
  allowAllSkipped: {
    kind: "flag",
    usage: "--allow-all-skipped",
    description: "pass inputs that every policy skipped",
    key: "allow.all-skipped",
    judge: "allowAllSkipped",
  },
  allowUnmatched: {
    kind: "flag",
    usage: "--allow-unmatched",
    description: "accept inputs without a policy, and policies without an input",
    key: "allow.unmatched",
    judge: "allowUnmatched",
  },
  allowDuplicateKeys: {
    kind: "flag",
    usage: "--allow-duplicate-keys",
    description: "judge inputs with duplicate keys; the last of equal keys wins",
    key: "allow.duplicate-keys",
    judge: "allowDuplicateKeys",
  },
  envelopes: {
    kind: "flag",
    usage: "--no-envelopes",
    default: [true],
    description: "judge DSSE envelopes themselves instead of their payloads (in the gate file: false)",
    key: "envelopes",
    judge: "envelopes",
  },
  rules: {
    kind: "choice",
    choices: ["conftest", "conforma"],
    usage: "--rules <tool>",
    description:
      "read policies and inputs as this tool does; with conforma, -p is a policy configuration of ec",
    heading: "Conftest's policies",
    key: "rules",
    load: "rules",
  },
  namespace: {
    kind: "names",
    usage: "-n, --namespace <name>",
    description: "with --rules conftest: package of the policies, or a pattern (default: main); repeatable",
    heading: "Conftest's policies",
    key: "namespaces",
    load: "namespaces",
  },
  allNamespaces: {
    kind: "flag",
    usage: "--all-namespaces",
    description: "with --rules conftest: use all packages with its rules",
    heading: "Conftest's policies",
    key: "all-namespaces",
    load: "allNamespaces",
  },
  combine: {
    kind: "flag",
    usage: "--combine",
    description: "with --rules conftest or --key and the like: judge all inputs as one, [{path, contents}]",
    heading: "Conftest's policies",
    key: "combine",
    judge: "combine",
  },
  images: {
    kind: "text",
    usage: "--images <file>",
    isRead: true,
    description: "with --rules conforma: snapshot of ec, whose images are inputs",
    heading: "Conforma's images",
    key: "images",
    resolve: asPath,
    judge: "images",
  },
  skipImageSigCheck: {
    kind: "flag",
    usage: "--skip-image-sig-check",
    description:
      "with --rules conforma: judge images by their attestations, without a signature of their own",
    heading: "Conforma's images",
    key: "skip-image-sig-check",
    judge: "skipImageSigCheck",
  },
  material: {
    kind: "list",
    usage: "--material <file>",
    description: "judge this material by policies of Chainloop; repeatable",
    heading: "Materials of Chainloop",
  },
  kind: {
    kind: "text",
    usage: "--kind <kind>",
    description: "kind of the materials, such as SBOM_CYCLONEDX_JSON",
    heading: "Materials of Chainloop",
    key: "material.kind",
    required: true,
  },
  arg: {
    kind: "texts",
    read: readArgument,
    usage: "--arg <name=value|name=@file>",
    isRead: true,
    pathIn: argumentPath,
    description:
      "with --kind: value of an input of the policies, or values of a CSV, TSV or JSON file: name=@list.csv:column; for one policy: policy:name=…; repeatable",
    heading: "Materials of Chainloop",
    key: "material.args",
    resolve: addArgument,
  },
  project: {
    kind: "text",
    usage: "--project <name>",
    description: "with --kind: project of the materials, for chainloop_metadata.project_name",
    heading: "Materials of Chainloop",
    key: "material.project",
  },
  projectVersion: {
    kind: "text",
    usage: "--project-version <name>",
    description: "with --kind: version of the project, for chainloop_metadata.project_version_name",
    heading: "Materials of Chainloop",
    key: "material.project-version",
  },
});

/** All options of the gate, in the order of its help and of the gate file. */
export const GATE_OPTIONS = {
  ...OWN_OPTIONS,
  ...EVALUATE_OPTIONS,
  ...PARSER_OPTIONS,
  ...RECORDING_OPTIONS,
  ...VERIFY_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
  ...ATTEST_OPTIONS,
} as const;

/** The flags of the gate, as Commander names their values. */
export type GateFlags = FlagValues<typeof GATE_OPTIONS>;
