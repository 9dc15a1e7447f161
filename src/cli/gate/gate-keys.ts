import { FORMAT_SCHEMAS } from "../../engine/source/schema-names.js";
import type { FailOn } from "../../gate/fail-on.js";
import type { RulesName } from "../../gate/index.js";
import { shownSource } from "../../base/text/address.js";
import { memberOf } from "../../base/text/member-of.js";
import { isDigestText } from "../../trust/verify/artifact.js";
import { isBuiltinModule } from "../flags/builtin-flags.js";
import type { GateFlags } from "../flags/gate-flags.js";
import type { GlobalFlags } from "../flags/global-flags.js";
import { parseDurationMs } from "../flags/quantities.js";
import { tufUrl } from "../flags/verify-flags.js";

/** The flags that a gate file can give. */
export type FileFlags = GateFlags & Pick<GlobalFlags, "timeout">;

/** What the flag has for a value of each kind. A duration is text in the file. */
interface Kinds {
  flag: boolean;
  text: string;
  list: string[];
  texts: Readonly<Record<string, string>>;
  count: number;
  countOrNone: number;
  duration: number;
  builtins: string[];
  failOn: FailOn[];
  rules: RulesName;
}

export type GateKeyKind = keyof Kinds;

/** Where a path of the file is in the working folder. */
type At = (path: string) => string;

interface KeyOf<Flag, Kind> {
  /** The key in the file, with a dot below a group. */
  key: string;
  /** The flag that says the same, as Commander names its value. */
  flag: Flag;
  kind: Kind;
  /** What it is, for editors. */
  says: string;
  /** Whether its group must have it. */
  required?: true;
  /** The value that is not printed, because it is the default. */
  unless?: boolean;
  /** Where a text of the file leads. Default: it is no path. */
  place?: (text: string, at: At) => string;
}

/** An option of the gate file. Its kind is one that its flag takes. */
export type GateKey = {
  [Flag in keyof FileFlags]-?: {
    [Kind in GateKeyKind]: Kinds[Kind] extends NonNullable<FileFlags[Flag]> ? KeyOf<Flag, Kind> : never;
  }[GateKeyKind];
}[keyof FileFlags];

const path = (text: string, at: At): string => at(text);

/** What is no name of something else is a path of the file. */
function pathUnless(isOther: (text: string) => boolean): (text: string, at: At) => string {
  return (text, at) => (isOther(text) ? text : at(text));
}

const outputPath = (text: string, at: At): string =>
  text.replace(/^([^=]+=)(.+)$/, (_, format: string, file: string) => format + at(file));

/**
 * The options of the gate file, in its order. An entry is all that an option needs there: from it come the form and its JSON
 * Schema, the flags that the file gives, and what `--print-config` prints.
 */
export const GATE_KEYS: readonly GateKey[] = [
  {
    key: "policies",
    flag: "policy",
    kind: "list",
    place: path,
    says: "Policies: paths, patterns and addresses. An address needs a digest or the lock file.",
  },
  {
    key: "lock",
    flag: "lock",
    kind: "text",
    place: path,
    says: "The lock file, which pins. Default: regohost.lock in the working folder, if there is one, which only checks.",
  },
  {
    key: "data",
    flag: "data",
    kind: "list",
    place: path,
    says: "Data of the policies: files and folders, JSON or YAML.",
  },
  {
    key: "builtins",
    flag: "builtins",
    kind: "builtins",
    place: pathUnless((text) => !isBuiltinModule(text)),
    says: "Built-ins: service, none, and modules of your own, which are run.",
  },
  {
    key: "schema",
    flag: "schema",
    kind: "text",
    place: pathUnless((text) => FORMAT_SCHEMAS.includes(text)),
    says: "JSON Schemas of the inputs: a file, a folder, or the name of a format.",
  },
  {
    key: "inputs",
    flag: "input",
    kind: "list",
    place: path,
    says: "Inputs: paths, patterns and images (oci://).",
  },
  {
    key: "proto-file-dirs",
    flag: "protoFileDirs",
    kind: "list",
    place: path,
    says: "Folders with the .proto files of inputs in textproto.",
  },
  { key: "combine", flag: "combine", kind: "flag", says: "Whether all inputs are judged as one." },
  {
    key: "envelopes",
    flag: "envelopes",
    kind: "flag",
    unless: true,
    says: "false judges DSSE envelopes themselves instead of their payloads.",
  },
  {
    key: "exceptions",
    flag: "exceptions",
    kind: "text",
    place: path,
    says: "The file of time-limited exceptions.",
  },
  { key: "fail-on", flag: "failOn", kind: "failOn", says: "What else fails." },
  { key: "allow.skipped", flag: "allowSkipped", kind: "flag", says: "A skipped AI analysis is a warning." },
  {
    key: "allow.all-skipped",
    flag: "allowAllSkipped",
    kind: "flag",
    says: "An input may be one that every policy skipped.",
  },
  {
    key: "allow.unmatched",
    flag: "allowUnmatched",
    kind: "flag",
    says: "An input may be one that no policy is for.",
  },
  {
    key: "allow.duplicate-keys",
    flag: "allowDuplicateKeys",
    kind: "flag",
    says: "An input may have duplicate keys.",
  },
  {
    key: "allow.skipped-files",
    flag: "allowSkippedFiles",
    kind: "flag",
    says: "Hidden files, node_modules and linked folders may hold Rego and inputs.",
  },
  {
    key: "allow.undefined",
    flag: "allowUndefined",
    kind: "list",
    says: "References to data that may be absent: data.inventory.",
  },
  {
    key: "allow.unread",
    flag: "allowUnread",
    kind: "list",
    says: "Rules that look as if they judged and may be unread: gate.warnings.",
  },
  {
    key: "require-exact",
    flag: "requireExact",
    kind: "flag",
    says: "Whether compiled policies with OPA's own runtime are refused.",
  },
  { key: "rules", flag: "rules", kind: "rules", says: "The tool as which policies and inputs are read." },
  { key: "namespaces", flag: "namespace", kind: "list", says: "With rules: the packages to judge by." },
  {
    key: "all-namespaces",
    flag: "allNamespaces",
    kind: "flag",
    says: "With rules: whether all packages judge.",
  },
  {
    key: "material.kind",
    flag: "kind",
    kind: "text",
    required: true,
    says: "The kind of the inputs: SBOM_CYCLONEDX_JSON.",
  },
  {
    key: "material.args",
    flag: "arg",
    kind: "texts",
    says: "Values of the policies' inputs, by their names.",
  },
  {
    key: "outputs",
    flag: "output",
    kind: "list",
    place: outputPath,
    says: "Outputs: pretty, json=report.json, sarif=gate.sarif, …",
  },
  { key: "summary", flag: "summary", kind: "flag", says: "Whether reports for people omit what passed." },
  {
    key: "network.allow",
    flag: "allowNet",
    kind: "list",
    says: "Hosts that http.send may reach: host[:port].",
  },
  { key: "network.offline", flag: "offline", kind: "flag", says: "Whether no connection is made." },
  {
    key: "network.replay",
    flag: "replay",
    kind: "text",
    place: path,
    says: "The recording that answers instead of the network.",
  },
  { key: "network.timeout", flag: "timeout", kind: "duration", says: "Time limit of an evaluation: 30s." },
  { key: "network.max-calls", flag: "maxCalls", kind: "count", says: "Maximum number of distinct calls." },
  {
    key: "network.max-prompts",
    flag: "maxPrompts",
    kind: "countOrNone",
    says: "Maximum number of AI analyses, which cost money.",
  },
  {
    key: "verification.keys",
    flag: "key",
    kind: "list",
    place: path,
    says: "Public keys that must have signed the inputs.",
  },
  { key: "verification.threshold", flag: "threshold", kind: "count", says: "How many of the keys." },
  {
    key: "verification.trusted-root",
    flag: "trustedRoot",
    kind: "text",
    place: pathUnless((text) => tufUrl(text) !== undefined),
    says: "A trusted root of Sigstore: a file, tuf or tuf:URL.",
  },
  {
    key: "verification.tuf-root",
    flag: "tufRoot",
    kind: "text",
    place: path,
    says: "The TUF repository's root.json.",
  },
  {
    key: "verification.certificate-identity",
    flag: "certificateIdentity",
    kind: "text",
    says: "Who must have signed.",
  },
  {
    key: "verification.certificate-identity-regexp",
    flag: "certificateIdentityRegexp",
    kind: "text",
    says: "The same as RE2.",
  },
  {
    key: "verification.certificate-oidc-issuer",
    flag: "certificateOidcIssuer",
    kind: "text",
    says: "Who must have identified the signer.",
  },
  {
    key: "verification.certificate-oidc-issuer-regexp",
    flag: "certificateOidcIssuerRegexp",
    kind: "text",
    says: "The same as RE2.",
  },
  {
    key: "verification.artifact",
    flag: "artifact",
    kind: "text",
    place: pathUnless(isDigestText),
    says: "What a subject must be: a file, or sha256:…",
  },
  {
    key: "verification.recording-keys",
    flag: "recordingKey",
    kind: "list",
    place: path,
    says: "Public keys that must have signed the recording of network.replay.",
  },
  {
    key: "verification.bundles.key",
    flag: "verificationKey",
    kind: "text",
    required: true,
    place: pathUnless((text) => text.startsWith("-----")),
    says: "The key that must have signed every bundle of policies: a file, or PEM.",
  },
  { key: "verification.bundles.key-id", flag: "verificationKeyId", kind: "text", says: "Its id." },
  { key: "verification.bundles.scope", flag: "scope", kind: "text", says: "The scope of the signature." },
  {
    key: "verification.bundles.algorithm",
    flag: "signingAlg",
    kind: "text",
    says: "The algorithm of the signature.",
  },
];

/** What the groups of keys are, for editors. */
export const GATE_GROUPS: Readonly<Record<string, string>> = {
  allow: "What is passed over.",
  material: "Policies are those of Chainloop, and inputs are materials of this kind.",
  network: "What policies may ask. The service's address and token are never in this file.",
  verification: "Who must have signed what.",
  "verification.bundles": "Who must have signed bundles of policies.",
};

/**
 * Makes an object in the form of the file.
 *
 * @param leaf makes the value of a key; `undefined` for none.
 * @param group makes the value of a group of its members; `undefined` for none.
 */
export function byGateKey<Value>(
  leaf: (option: GateKey) => Value | undefined,
  group: (key: string, members: Record<string, Value>) => Value | undefined,
  above = "",
): Record<string, Value> {
  const made: Record<string, Value> = {};
  const done = new Set<string>();
  for (const option of GATE_KEYS) {
    if (!option.key.startsWith(above)) continue;
    const [name = "", ...below] = option.key.slice(above.length).split(".");
    if (done.has(name)) continue;
    done.add(name);
    const key = above + name;
    const value = below.length === 0 ? leaf(option) : group(key, byGateKey(leaf, group, `${key}.`));
    if (value !== undefined) made[name] = value;
  }
  return made;
}

function placed(value: unknown, place: (text: string) => string): unknown {
  if (typeof value === "string") return place(value);
  return Array.isArray(value) ? value.map((text) => placed(text, place)) : value;
}

/** The flags that say what a gate file says, which its form has checked. */
export function toFileFlags(file: unknown, at: At): Partial<FileFlags> {
  const given = GATE_KEYS.flatMap(({ key, flag, kind, place = (text) => text }) => {
    const value = key.split(".").reduce(memberOf, file);
    if (value === undefined) return [];
    const isDuration = kind === "duration" && typeof value === "string";
    return [[flag, isDuration ? parseDurationMs(value) : placed(value, (text) => place(text, at))] as const];
  });
  // What a file names once and for all must be the same tomorrow.
  return { ...(Object.fromEntries<unknown>(given) as Partial<FileFlags>), requirePinned: true };
}

/** An address as messages show it, with its checksum, which is no secret. */
function shownPinned(text: string): string {
  const shown = shownSource(text);
  const [, checksum] = /[?&](checksum=sha256:[0-9a-f]{64})(?:&|$)/.exec(text) ?? [];
  return shown === text || checksum === undefined ? shown : `${shown}?${checksum}`;
}

/** The text of `--print-config`: what the gate is asked for, in the form of a gate file. */
export async function printedConfig(flags: Partial<FileFlags>): Promise<string> {
  const { stringify } = await import("yaml");
  const document = byGateKey<unknown>(
    ({ key, flag, kind, unless }) => {
      const value = flags[flag];
      if (value === unless || (Array.isArray(value) && value.length === 0)) return undefined;
      // The key as text of the command line is not printed, and nothing of what it is.
      if (key.startsWith("verification.bundles.") && flags.verificationKey === undefined) return undefined;
      return kind === "duration" && typeof value === "number" ? `${String(value)}ms` : value;
    },
    (_, members) => (Object.keys(members).length === 0 ? undefined : members),
  );
  // Without the secrets of addresses. Who signs is no address.
  const shown = (key: string, value: unknown): unknown =>
    typeof value === "string" && !key.startsWith("certificate-") ? shownPinned(value) : value;
  return stringify(JSON.parse(JSON.stringify({ version: 1, ...document }, shown)));
}
