import { shownSource } from "../../base/text/address.js";
import { memberOf } from "../../base/text/member-of.js";
import { isDigestText } from "../../trust/verify/artifact.js";
import { isBuiltinModule } from "../flags/builtin-flags.js";
import type { GateFlags } from "../flags/gate-flags.js";
import {
  OWN_OPTIONS,
  path,
  pathUnless,
  type At,
  type FileKey,
  type Kinds,
  type OptionKind,
  type OwnFlags,
} from "../flags/gate-options.js";
import type { GlobalFlags } from "../flags/global-flags.js";
import { tufUrl } from "../flags/verify-flags.js";
import { parseDurationMs } from "../flags/quantities.js";

/** The flags that a gate file can give. */
export type FileFlags = GateFlags & Pick<GlobalFlags, "timeout">;

/** Flags that other commands have too, which declare them. */
type SharedFlags = Omit<FileFlags, keyof OwnFlags>;

/** An option of the gate file whose flag other commands have too. */
type SharedOption = {
  [Flag in keyof SharedFlags]-?: {
    [Kind in OptionKind]: Kinds[Kind] extends NonNullable<SharedFlags[Flag]>
      ? FileKey & { kind: Kind; shared: Flag; key: string; says: string }
      : never;
  }[OptionKind];
}[keyof SharedFlags];

/** The options of the gate file whose flags other commands have too. */
const SHARED_OPTIONS: readonly SharedOption[] = [
  {
    key: "lock",
    shared: "lock",
    kind: "text",
    place: path,
    says: "the lock file, which pins; default: regohost.lock in the working folder, if there is one, which only checks",
  },
  {
    key: "data",
    shared: "data",
    kind: "list",
    place: path,
    says: "data of the policies: files and folders, JSON or YAML",
  },
  {
    key: "builtins",
    shared: "builtins",
    kind: "builtins",
    place: pathUnless((text) => !isBuiltinModule(text)),
    says: "built-ins: service, none, and modules of your own, which are run",
  },
  {
    key: "proto-file-dirs",
    shared: "protoFileDirs",
    kind: "list",
    place: path,
    says: "folders with the .proto files of inputs in textproto",
  },
  {
    key: "network.allow",
    shared: "allowNet",
    kind: "list",
    says: "hosts that http.send may reach: host[:port]",
  },
  { key: "network.offline", shared: "offline", kind: "flag", says: "whether no connection is made" },
  {
    key: "network.replay",
    shared: "replay",
    kind: "text",
    place: path,
    says: "the recording that answers instead of the network",
  },
  { key: "network.timeout", shared: "timeout", kind: "duration", says: "time limit of an evaluation: 30s" },
  { key: "network.max-calls", shared: "maxCalls", kind: "count", says: "maximum number of distinct calls" },
  {
    key: "network.max-prompts",
    shared: "maxPrompts",
    kind: "countOrNone",
    says: "maximum number of AI analyses, which cost money",
  },
  {
    key: "verification.keys",
    shared: "key",
    kind: "list",
    place: path,
    says: "public keys that must have signed the inputs",
  },
  { key: "verification.threshold", shared: "threshold", kind: "count", says: "how many of the keys" },
  {
    key: "verification.trusted-root",
    shared: "trustedRoot",
    kind: "text",
    place: pathUnless((text) => tufUrl(text) !== undefined),
    says: "a trusted root of Sigstore: a file, tuf or tuf:URL",
  },
  {
    key: "verification.tuf-root",
    shared: "tufRoot",
    kind: "text",
    place: path,
    says: "the TUF repository's root.json",
  },
  {
    key: "verification.certificate-identity",
    shared: "certificateIdentity",
    kind: "text",
    says: "who must have signed",
  },
  {
    key: "verification.certificate-identity-regexp",
    shared: "certificateIdentityRegexp",
    kind: "text",
    says: "the same as RE2",
  },
  {
    key: "verification.certificate-oidc-issuer",
    shared: "certificateOidcIssuer",
    kind: "text",
    says: "who must have identified the signer",
  },
  {
    key: "verification.certificate-oidc-issuer-regexp",
    shared: "certificateOidcIssuerRegexp",
    kind: "text",
    says: "the same as RE2",
  },
  {
    key: "verification.artifact",
    shared: "artifact",
    kind: "text",
    place: pathUnless(isDigestText),
    says: "what a subject must be: a file, or a digest such as sha256:9f86d081…",
  },
  {
    key: "verification.recording-keys",
    shared: "recordingKey",
    kind: "list",
    place: path,
    says: "public keys that must have signed the recording of network.replay",
  },
  {
    key: "verification.bundles.key",
    shared: "verificationKey",
    kind: "text",
    required: true,
    place: pathUnless((text) => text.startsWith("-----")),
    says: "the key that must have signed every bundle of policies: a file, or PEM",
  },
  { key: "verification.bundles.key-id", shared: "verificationKeyId", kind: "text", says: "its id" },
  { key: "verification.bundles.scope", shared: "scope", kind: "text", says: "the scope of the signature" },
  {
    key: "verification.bundles.algorithm",
    shared: "signingAlg",
    kind: "text",
    says: "the algorithm of the signature",
  },
];

/** An option of the gate file. */
interface GateKey {
  /** The key in the file, with a dot below a group. */
  key: string;
  /** The flag that says the same, as Commander names its value. */
  flag: keyof FileFlags;
  kind: OptionKind;
  says: string;
  required?: true | undefined;
  unless?: boolean | undefined;
  place?: ((text: string, at: At) => string) | undefined;
}

/** The options of the gate file, in its order. */
export const GATE_KEYS: readonly GateKey[] = [
  ...OWN_OPTIONS.flatMap(({ key, ...option }) => (key === undefined ? [] : [{ key, ...option }])),
  ...SHARED_OPTIONS.map(({ shared, ...option }) => ({ ...option, flag: shared })),
];

/** The description of an option as a sentence, for editors and pages. */
export function asSentence(says: string): string {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;
}

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
