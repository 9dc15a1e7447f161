import { message, option } from "../base/message.js";
import { dirname } from "node:path";
import { invalidConfig, unsupportedSource } from "../base/errors.js";
import type { RegoSource } from "../engine/source/bundle.js";
import { regoSource } from "../engine/source/policy-files.js";
import { nearest } from "../base/text/nearest.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { AddressReading } from "./read-reference.js";
import { findKind, KINDS } from "./kinds.js";
import { readPolicyDocument, throwPolicyError, toPolicyFile, type PolicyScript } from "./policy-file.js";

interface ReadPolicyScriptsOptions extends AddressReading {
  /** Maximum size of a script, in bytes. */
  maxBytes: number;
  /** The scripts of this kind of material, and those without one. Default: all. */
  kind?: string | undefined;
}

/** The scripts of a policy, each once. */
interface PolicyScripts {
  scripts: PolicyScript[];
  /** The paths of those that `kind` excludes. */
  others: string[];
}

/** @throws ConfigurationError `config_invalid` for a kind that does not exist. */
function checkKindName(kind: string): void {
  if (findKind(kind) !== undefined) return;
  throw invalidConfig(
    message`${option("kind")} ${kind}: there is no such kind${nearest(kind, KINDS)}. Kinds: ${KINDS.join(", ")}`,
  );
}

/**
 * Reads the Rego of a policy of Chainloop, for tools that do not evaluate materials.
 *
 * @throws PolicyLoadError `source_unsupported` for another document, a group, scripts in Wasm, and a policy without a
 * script for the kind; `pin_mismatch`; DocumentError; the errors of reading scripts; ConfigurationError
 * `config_invalid` for a kind that does not exist.
 */
export async function readPolicyScripts(
  reference: string,
  { kind, ...options }: ReadPolicyScriptsOptions,
): Promise<PolicyScripts> {
  if (kind !== undefined) checkKindName(kind);
  const document = await readPolicyDocument(reference, options);
  const { path, kind: subject } = document;
  if (subject === "PolicyGroup") {
    throwPolicyError(path, "it is a group of policies, which only gate reads; name its policies");
  }
  const file = await toPolicyFile(document, dirname(path), options);
  const all = await file.readScripts();
  const scripts = kind === undefined ? all : await file.readScripts(kind);
  if (scripts.length === 0) throwPolicyError(path, `no script of it is for the kind ${String(kind)}`);
  const wanted = new Set(scripts.map((script) => script.path));
  return {
    scripts: distinct(scripts),
    others: all.map((script) => script.path).filter((other) => !wanted.has(other)),
  };
}

/** Policies often repeat a script for each kind. */
function distinct(scripts: readonly PolicyScript[]): PolicyScript[] {
  return [...new Map(scripts.map((script) => [script.text.trimStart(), script])).values()];
}

/** The package of a Rego file, which may follow comments and blank lines; the file itself if it has none. */
function getPackage({ path, text }: PolicyScript): string {
  const [, name] = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*[ \t]*package[ \t]+([^\n;#]+)/.exec(text) ?? [];
  return name === undefined ? `in ${path}` : name.replace(/\s+/g, "").replace(/\["(\w+)"\]/g, ".$1");
}

/**
 * The scripts that share a package with another: the engine runs each separately, so their rules must not be merged.
 */
export function sharedPackages<Script extends PolicyScript>(
  scripts: readonly Script[],
): { name: string; scripts: Script[] }[] {
  const packages = new Map<string, Script[]>();
  for (const script of scripts) {
    const name = getPackage(script);
    packages.set(name, [...(packages.get(name) ?? []), script]);
  }
  return [...packages].filter(([, of]) => of.length > 1).map(([name, of]) => ({ name, scripts: of }));
}

/** @throws PolicyLoadError `source_unsupported` for scripts that share a package. */
export function checkPackages(scripts: readonly PolicyScript[]): void {
  const [shared] = sharedPackages(scripts);
  if (shared === undefined) return;
  const paths = shared.scripts.map(({ path }) => path).join(", ");
  throw unsupportedSource(
    message`${paths}: these scripts share the package ${shared.name}, and each is a policy by itself; name one policy, or choose with ${option("kind")}`,
  );
}

/**
 * Loads a policy of Chainloop as a source of Rego: all its scripts, or those for a kind.
 *
 * @throws as `readPolicyScripts`; PolicyLoadError `source_unsupported` for scripts that share a package.
 */
export async function loadPolicyScripts(
  path: string,
  options: ReadPolicyScriptsOptions,
): Promise<RegoSource> {
  const addresses: UsedAddress[] = [];
  const { scripts } = await readPolicyScripts(path, { ...options, onUsed: (used) => addresses.push(used) });
  checkPackages(scripts);
  return { ...regoSource(path, scripts), addresses };
}
