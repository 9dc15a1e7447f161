import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { isAddress, isForeignAddress, shownSource, said } from "../../values/address.js";
import { CommandError } from "../exit-codes.js";
import { FORMAT_SCHEMAS } from "../../source/schema-names.js";
import { isDigestText } from "../../verify/artifact.js";
import { isBuiltinModule } from "../flags/builtin-flags.js";
import { parseDurationMs } from "../flags/quantities.js";
import { tufUrl } from "../flags/verify-flags.js";
import type { GateFlags } from "../flags/gate-flags.js";
import { writeNote, type CliIo } from "../terminal/cli-io.js";
import { readGivenText } from "../terminal/standard-input.js";
import type { CommandContext } from "../command.js";
import type { GateNote } from "../../gate/index.js";
import type { GateFile } from "./gate-file.js";

/** The name of the file that `regohost gate` reads without arguments. */
export const GATE_FILE = "regohost.yaml";

/** Nobody writes a larger one. */
const MAX_BYTES = 1024 * 1024;

/** Names that a gate file might have by mistake. */
const OTHER_NAMES = ["regohost.yml", "regohost.json", ".regohost.yaml", ".regohost.yml"];

/** What a gate is asked for: by the command line, and by the gate file where that says nothing. */
export interface GateRequest {
  context: CommandContext;
  paths: readonly string[];
  flags: GateFlags;
  /** The policies and inputs of the gate file. */
  defaults: { policies?: string[]; inputs?: string[] };
  /** The gate file, for outputs and changes. */
  file: string | undefined;
  /** About the gate file, where nothing names it. */
  notes: GateNote[];
}

/**
 * The gate file to read: that of `--config`, or that of the working folder where the command line names neither policies nor
 * inputs. Otherwise whoever can write to the folder would decide by what a gate on its command line judges; stderr always
 * says that such a file is not read.
 *
 * @param notes gets a note about a file that nothing names.
 * @throws CommandError (exit 2) for a file of a similar name, and where nothing is given at all.
 */
async function findGateFile(
  { io, noteStyle }: CommandContext,
  paths: readonly string[],
  { config, policy = [], input = [], material = [] }: GateFlags,
  notes: GateNote[],
): Promise<string | undefined> {
  if (config === false) return undefined;
  if (config !== undefined) return config;
  const isThere = existsSync(join(io.cwd, GATE_FILE));
  if (paths.length + policy.length + input.length + material.length > 0) {
    if (isThere) {
      const message = `${GATE_FILE} was not read, because the command line names policies or inputs; --config ${GATE_FILE} reads it, --no-config says that it is meant`;
      notes.push({ code: "file_unnamed", message });
      await writeNote(io, `${noteStyle.yellow("note:")} ${message}`);
    }
    return undefined;
  }
  if (isThere) {
    notes.push({
      code: "file_unnamed",
      message: `${GATE_FILE} of the working folder was read, because no argument names policies or inputs`,
    });
    return GATE_FILE;
  }
  const other = OTHER_NAMES.find((name) => existsSync(join(io.cwd, name)));
  if (other !== undefined)
    throw new CommandError(said`${other} is not read: rename it to ${GATE_FILE}, or pass --config ${other}`);
  throw new CommandError(
    `no policies and inputs given, and there is no ${GATE_FILE} in this folder: regohost gate policies/ input.json`,
  );
}

/** Paths of the file, which start at its folder, as paths of the working folder. */
function rebase({ cwd }: Pick<CliIo, "cwd">, file: string): (path: string) => string {
  const folder = relative(cwd, dirname(resolve(cwd, file))).replaceAll(sep, "/");
  return (path) => {
    if (folder === "" || path === "-" || isAddress(path) || isAbsolute(path)) return path;
    const placed = posix.join(folder, path);
    return isForeignAddress(path) && !existsSync(resolve(cwd, placed)) ? path : placed;
  };
}

/** Flags without those that are not given. */
type GivenFlags = { [Name in keyof GateFlags]?: GateFlags[Name] | undefined };

function withoutUndefined(flags: GivenFlags): Partial<GateFlags> {
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}

/** The flags that say what the file says. Whatever is no name of something else is a path of the file. */
function toFlags(file: GateFile, at: (path: string) => string): Partial<GateFlags> {
  const { allow = {}, network = {}, verification = {} } = file;
  const { bundles } = verification;
  const each = (paths: readonly string[] | undefined): string[] | undefined => paths?.map(at);
  const one = (path: string | undefined): string | undefined => (path === undefined ? undefined : at(path));
  const unless = (isOther: (text: string) => boolean, text: string | undefined): string | undefined =>
    text === undefined || isOther(text) ? text : at(text);
  return withoutUndefined({
    data: each(file.data),
    lock: one(file.lock),
    builtins: file.builtins?.map((text) => (isBuiltinModule(text) ? at(text) : text)),
    schema: unless((text) => FORMAT_SCHEMAS.includes(text), file.schema),
    protoFileDirs: each(file["proto-file-dirs"]),
    combine: file.combine,
    envelopes: file.envelopes,
    exceptions: one(file.exceptions),
    failOn: file["fail-on"],
    allowSkipped: allow.skipped,
    allowAllSkipped: allow["all-skipped"],
    allowUnmatched: allow.unmatched,
    allowDuplicateKeys: allow["duplicate-keys"],
    allowUndefined: allow.undefined,
    allowSkippedFiles: allow["skipped-files"],
    allowUnread: allow.unread,
    requireExact: file["require-exact"],
    rules: file.rules,
    namespace: file.namespaces,
    kind: file.material?.kind,
    arg: file.material?.args,
    allNamespaces: file["all-namespaces"],
    output: file.outputs?.map((text) =>
      text.replace(/^([^=]+=)(.+)$/, (_, format: string, path: string) => format + at(path)),
    ),
    summary: file.summary,
    allowNet: network.allow,
    offline: network.offline,
    replay: one(network.replay),
    maxCalls: network["max-calls"],
    maxPrompts: network["max-prompts"],
    key: each(verification.keys),
    threshold: verification.threshold,
    trustedRoot: unless((text) => tufUrl(text) !== undefined, verification["trusted-root"]),
    tufRoot: one(verification["tuf-root"]),
    certificateIdentity: verification["certificate-identity"],
    certificateIdentityRegexp: verification["certificate-identity-regexp"],
    certificateOidcIssuer: verification["certificate-oidc-issuer"],
    certificateOidcIssuerRegexp: verification["certificate-oidc-issuer-regexp"],
    artifact: unless(isDigestText, verification.artifact),
    recordingKey: each(verification["recording-keys"]),
    verificationKey: unless((text) => text.startsWith("-----"), bundles?.key),
    verificationKeyId: bundles?.["key-id"],
    scope: bundles?.scope,
    signingAlg: bundles?.algorithm,
    // What a file names once and for all must be the same tomorrow.
    requirePinned: true,
  });
}

/**
 * Joins the command line with the gate file. What the command line gives replaces what the file says, list by list.
 *
 * @throws CommandError (exit 2) for a file that is no gate file, and as `findGateFile`
 */
export async function readGateRequest(
  context: CommandContext,
  paths: readonly string[],
  flags: GateFlags,
  command: Command,
): Promise<GateRequest> {
  const notes: GateNote[] = [];
  const file = await findGateFile(context, paths, flags, notes);
  if (file === undefined) {
    if (flags.printConfig === true) {
      throw new CommandError(`--print-config needs a gate file: ${GATE_FILE}, or --config FILE`);
    }
    return { context, paths, flags, defaults: {}, file, notes };
  }
  const { parseGateFile } = await import("./gate-file.js");
  const read = await parseGateFile(await readGivenText(context.io, file, { maxBytes: MAX_BYTES }), file);
  const modules = (read.builtins ?? []).filter(isBuiltinModule);
  if (flags.config === undefined && modules.length > 0) {
    await context.note(`${file} runs ${modules.join(", ")}`);
  }
  const at = rebase(context.io, file);
  const typed = Object.keys(flags).filter((name) => command.getOptionValueSource(name) === "cli");
  const ofCommandLine = Object.fromEntries(Object.entries(flags).filter(([name]) => typed.includes(name)));
  const ofFile = toFlags(read, at);
  // The key of the command line replaces that of the file in either form.
  if (typed.includes("verificationKeyText")) delete ofFile.verificationKey;
  const timeout = context.flags.timeout ?? parseDurationMs(read.network?.timeout ?? "");
  return {
    context: timeout === undefined ? context : { ...context, flags: { ...context.flags, timeout } },
    paths,
    flags: { ...flags, ...ofFile, ...ofCommandLine, config: file },
    defaults: {
      ...(read.policies === undefined ? {} : { policies: read.policies.map(at) }),
      ...(read.inputs === undefined ? {} : { inputs: read.inputs.map(at) }),
    },
    file,
    notes,
  };
}

/** An address as messages show it, with its checksum, which is no secret. */
function shownPinned(text: string): string {
  const shown = shownSource(text);
  const [, checksum] = /[?&](checksum=sha256:[0-9a-f]{64})(?:&|$)/.exec(text) ?? [];
  return shown === text || checksum === undefined ? shown : `${shown}?${checksum}`;
}

/** The text of `--print-config`: what the gate is asked for, in the form of a gate file. */
export async function printedConfig(
  { flags, context }: GateRequest,
  {
    policies,
    inputs,
  }: { policies: readonly { argument: string }[]; inputs: readonly { argument: string }[] },
): Promise<string> {
  const { stringify } = await import("yaml");
  const names = (given: readonly { argument: string }[]): string[] => given.map(({ argument }) => argument);
  const { timeout } = context.flags;
  const document: GateFile = {
    version: 1,
    policies: names(policies),
    lock: flags.lock,
    data: flags.data,
    builtins: flags.builtins,
    schema: flags.schema,
    inputs: names(inputs),
    combine: flags.combine,
    envelopes: flags.envelopes ? undefined : false,
    exceptions: flags.exceptions,
    "fail-on": flags.failOn,
    allow: {
      skipped: flags.allowSkipped,
      "all-skipped": flags.allowAllSkipped,
      unmatched: flags.allowUnmatched,
      "duplicate-keys": flags.allowDuplicateKeys,
      undefined: flags.allowUndefined,
      "skipped-files": flags.allowSkippedFiles,
      unread: flags.allowUnread,
    },
    "require-exact": flags.requireExact,
    rules: flags.rules,
    material: flags.kind === undefined ? undefined : { kind: flags.kind, args: flags.arg },
    namespaces: flags.namespace,
    "all-namespaces": flags.allNamespaces,
    outputs: flags.output,
    summary: flags.summary,
    network: {
      allow: flags.allowNet,
      offline: flags.offline,
      replay: flags.replay,
      timeout: timeout === undefined ? undefined : `${String(timeout)}ms`,
      "max-calls": flags.maxCalls,
      "max-prompts": flags.maxPrompts,
    },
    verification: {
      keys: flags.key,
      threshold: flags.threshold,
      "trusted-root": flags.trustedRoot,
      "tuf-root": flags.tufRoot,
      "certificate-identity": flags.certificateIdentity,
      "certificate-identity-regexp": flags.certificateIdentityRegexp,
      "certificate-oidc-issuer": flags.certificateOidcIssuer,
      "certificate-oidc-issuer-regexp": flags.certificateOidcIssuerRegexp,
      artifact: flags.artifact,
      "recording-keys": flags.recordingKey,
      bundles:
        flags.verificationKey === undefined
          ? undefined
          : {
              key: flags.verificationKey,
              "key-id": flags.verificationKeyId,
              scope: flags.scope,
              algorithm: flags.signingAlg,
            },
    },
  };
  // Without what is not given, without groups of nothing, and without the secrets of addresses. Who signs is no address.
  const shown = (key: string, value: unknown): unknown =>
    typeof value === "string" && !key.startsWith("certificate-") ? shownPinned(value) : value;
  const plain = JSON.parse(JSON.stringify(document, shown)) as Record<string, unknown>;
  const isEmpty = (value: unknown): boolean =>
    typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return stringify(Object.fromEntries(Object.entries(plain).filter(([, value]) => !isEmpty(value))));
}
