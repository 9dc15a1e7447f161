import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as Zod from "../base/text/zod.js";
import { PolicyLoadError, unsupportedSource } from "../base/errors.js";
import { decodeText } from "../engine/source/bundle.js";
import { readBytes } from "../engine/source/read-bytes.js";
import { decodeText as decodeDocument, readDocument } from "../engine/source/read-document.js";
import { readSourceFile } from "../engine/source/source-files.js";
import { isAddress, isForeignAddress } from "../base/text/address.js";
import { checkDocument, problemLines } from "../base/text/schema-issue.js";
import { sha256 } from "../base/text/sha256.js";
import { FINDING_TYPES, type FindingType } from "./finding-type.js";
import { KINDS } from "./kinds.js";
import type { AddressReading } from "./read-reference.js";
import type { DeclaredInput } from "./arguments.js";
import { getMember } from "../base/text/member-of.js";
import { isObject } from "../base/text/option-rules.js";
import type { DocumentPath } from "../engine/source/document-position.js";
import type { BlockPosition } from "../engine/source/yaml-position.js";

/** Larger than any realistic policy. */
const MAX_BYTES = 16 * 1024 * 1024;
const VERSIONS = ["chainloop.dev/v1", "workflowcontract.chainloop.dev/v1"];

export interface PolicyScript {
  /** Its file, or its location in the policy. */
  path: string;
  /**
   * Rego. That of a literal block of YAML has empty lines before it, so that its line numbers are those of the file.
   */
  text: string;
  /** Number of columns of the file before each line of a literal block. */
  indent?: number | undefined;
}

/** The document of a policy or of a group of them. */
export interface PolicyDocument {
  /** Path for messages. */
  path: string;
  document: unknown;
  /** The position in the file of the literal block at a path, if there is one. */
  blockAt: (path: DocumentPath) => Promise<BlockPosition | undefined>;
}

/** A policy of Chainloop. */
export interface PolicyFile {
  name: string;
  findingType: FindingType | undefined;
  /** The kinds of materials that it specifies. */
  kinds: string[];
  inputs: DeclaredInput[];
  /** The files of its scripts. */
  scriptPaths(): string[];
  /** Reads its scripts for a kind: those of this kind and those without one, like the engine. Without a kind, all. */
  readScripts(kind?: string): Promise<PolicyScript[]>;
}

export interface ReadPolicyFileOptions extends AddressReading {
  /** Maximum size of a script, in bytes. */
  maxBytes: number;
}

/** Schema of the inputs that a policy or a group of them declares. */
export function inputsSchema(z: typeof Zod): Zod.ZodType<DeclaredInput[]> {
  const input = z.strictObject({
    name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
    description: z.string().optional(),
    required: z.boolean().default(false),
    default: z.string().default(""),
  });
  const isUnique = (inputs: DeclaredInput[]): boolean =>
    new Set(inputs.map(({ name }) => name)).size === inputs.length;
  // The engine takes the last default, and every `required`.
  return z.array(input).refine(isUnique, "declares an input twice").default([]);
}

/** The members of a document beside its spec. Protocol Buffers accept both names of a member in JSON. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- zod infers it
export function documentMembers(z: typeof Zod) {
  const text = z.string().optional();
  return { apiVersion: text, api_version: text, kind: text };
}

/** The metadata of a policy or of a group of them, with members of its name. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- zod infers it
export function metadataSchema(z: typeof Zod, name: Zod.ZodType<string>) {
  return z.strictObject({
    name,
    description: z.string().optional(),
    annotations: z.record(z.string(), z.string()).optional(),
    organization: z.string().optional(),
    finding_type: z.enum(FINDING_TYPES).optional(),
    findingType: z.enum(FINDING_TYPES).optional(),
  });
}

/** Unknown members are refused, as in the engine: a misspelt one could be a script. */
function policySchema(z: typeof Zod) {
  const kind = z.enum(KINDS as [string, ...string[]]).optional();
  const source = { embedded: z.string().optional(), path: z.string().optional(), ref: z.string().optional() };
  const matching = z.strictObject(source).optional();
  const phases = z.array(z.string()).optional();
  return z.strictObject({
    ...documentMembers(z),
    metadata: metadataSchema(z, z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/)),
    spec: z.strictObject({
      embedded: source.embedded,
      path: source.path,
      type: kind,
      policies: z
        .array(z.strictObject({ ...source, kind, attestation_phases: phases, attestationPhases: phases }))
        .default([]),
      inputs: inputsSchema(z),
      auto_match: matching,
      autoMatch: matching,
    }),
  });
}

interface ScriptSource {
  kind?: string | undefined;
  embedded?: string | undefined;
  path?: string | undefined;
  ref?: string | undefined;
}

export function throwPolicyError(path: string, why: string, cause?: unknown): never {
  throw unsupportedSource(`${path}: ${why}`, cause);
}

/**
 * Reads the document of a policy or of a group of them.
 *
 * @param reference its path, with a digest after `@` if pinned.
 * @throws PolicyLoadError `source_unsupported` for another document, `pin_mismatch` for another digest; DocumentError
 */
export async function readPolicyDocument(
  reference: string,
  options: AddressReading,
): Promise<PolicyDocument & { kind: "Policy" | "PolicyGroup" }> {
  const { cwd, signal } = options;
  const limit = { maxBytes: MAX_BYTES };
  const { path, bytes } = isAddress(reference)
    ? await readAt(reference, { ...options, maxBytes: MAX_BYTES })
    : await readPinned(reference, (file) => readBytes(file, { cwd, signal, limit }));
  if (path.endsWith(".rego")) {
    throwPolicyError(
      path,
      "it is not a policy of Chainloop, which is YAML or JSON with kind: Policy and names its Rego",
    );
  }
  const text = decodeDocument(path, bytes);
  const { json } = await readDocument(
    { name: path, text, format: "yaml" },
    { cwd, signal, uniqueKeys: true, limit },
  );
  const document: unknown = JSON.parse(new TextDecoder().decode(json));
  const version = getMember(document, "apiVersion") ?? getMember(document, "api_version");
  if (typeof version !== "string" || !VERSIONS.includes(version)) {
    throwPolicyError(
      path,
      `it is not a policy of Chainloop: its apiVersion must be ${VERSIONS.join(" or ")}; a document that policies judge is an input (-i FILE)`,
    );
  }
  const kind = getMember(document, "kind");
  if (kind === "Policy" || kind === "PolicyGroup") {
    const blockAt: PolicyDocument["blockAt"] = async (at) =>
      (await import("../engine/source/yaml-position.js")).findBlock(text, at);
    return { path, kind, document, blockAt };
  }
  return throwPolicyError(path, "it is not a policy of Chainloop: its kind must be Policy or PolicyGroup");
}

/** Reads a file, with a digest after `@` if pinned. */
async function readPinned(
  reference: string,
  read: (path: string) => Promise<Uint8Array>,
): Promise<{ path: string; bytes: Uint8Array }> {
  const { path, digest } = splitPin(reference);
  const bytes = await read(path);
  checkPin(path, bytes, digest);
  return { path, bytes };
}

/** Reads from an address; only then the code for registries is loaded. */
async function readAt(
  reference: string,
  options: AddressReading & { maxBytes: number },
): Promise<{ path: string; bytes: Uint8Array }> {
  const { readReference } = await import("./read-reference.js");
  return readReference(reference, options);
}

/** Members of these names are maps. */
const MAPS = ["with", "annotations"];

/** Returns JSON of Protocol Buffers without the members that are null, and so not set. A map or list has no such value. */
function withoutUnset(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnset);
  if (!isObject(value)) return value;
  const set = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(
    set.map(([name, member]) => [name, MAPS.includes(name) ? member : withoutUnset(member)]),
  );
}

/** @throws PolicyLoadError `source_unsupported` for a document that does not match. */
export function checkShape<T>(path: string, subject: string, schema: Zod.ZodType<T>, document: unknown): T {
  const checked = checkDocument(schema, withoutUnset(document));
  if (checked.problems === undefined) return checked.data;
  return throwPolicyError(path, `it is no valid ${subject} of Chainloop:${problemLines(checked.problems)}`);
}

/**
 * Parses a policy of Chainloop (the engine's `pkg/policies`).
 *
 * @param folder base of the paths of its scripts.
 * @throws PolicyLoadError `source_unsupported` for another document.
 */
export async function toPolicyFile(
  { path, document, blockAt }: PolicyDocument,
  folder: string,
  options: ReadPolicyFileOptions,
): Promise<PolicyFile> {
  const z = await import("../base/text/zod.js");
  const { metadata, spec } = checkShape(path, "policy", policySchema(z), document);
  const isOlder = spec.embedded !== undefined || spec.path !== undefined;
  if (isOlder && spec.policies.length > 0)
    throwPolicyError(path, "its spec has a script of its own and policies");
  const all: readonly ScriptSource[] = isOlder ? [{ ...spec, kind: spec.type }] : spec.policies;
  if (all.length === 0) throwPolicyError(path, "it has no script");
  return {
    name: metadata.name,
    findingType: metadata.finding_type ?? metadata.findingType,
    kinds: [...new Set(all.flatMap((script) => script.kind ?? []))],
    inputs: spec.inputs,
    scriptPaths: () =>
      all.flatMap(({ path: given, ref }) => {
        const named = given ?? ref;
        return named === undefined || isAddress(named) ? [] : [toFile(path, folder, splitPin(named).path)];
      }),
    readScripts: async (kind) => {
      const scripts = all.map(async (script, index) => {
        if (kind !== undefined && script.kind !== undefined && script.kind !== kind) return [];
        const location = `${path} (${isOlder ? "spec" : `spec.policies[${String(index)}]`})`;
        const at = isOlder ? ["spec", "embedded"] : ["spec", "policies", index, "embedded"];
        return [await readScript(location, folder, script, { ...options, block: () => blockAt(at) })];
      });
      return (await Promise.all(scripts)).flat();
    },
  };
}

async function readScript(
  location: string,
  folder: string,
  { embedded, path, ref }: ScriptSource,
  { block, ...options }: ReadPolicyFileOptions & { block: () => Promise<BlockPosition | undefined> },
): Promise<PolicyScript> {
  const given = [embedded, path, ref].filter((source) => source !== undefined);
  const [only = "", ...others] = given;
  if (given.length === 0 || others.length > 0 || only === "") {
    return throwPolicyError(location, "it must have exactly one of embedded, path and ref");
  }
  if (embedded !== undefined) {
    const text = checkIsRego(location, Buffer.from(embedded));
    const { line, indent } = (await block()) ?? { line: 1, indent: 0 };
    return { path: location, text: "\n".repeat(line - 1) + text, indent };
  }
  const { cwd, maxBytes } = options;
  const { path: file, bytes } = isAddress(only)
    ? await readAt(only, options)
    : await readPinned(toFile(location, folder, only), (name) => readSourceFile(name, maxBytes, cwd));
  return { path: file, text: checkIsRego(file, bytes) };
}

function splitPin(reference: string): { path: string; digest: string | undefined } {
  const [, path = reference, digest] = /^([^]*)@(sha256:[0-9a-f]{64})$/.exec(reference) ?? [];
  return { path, digest };
}

function checkPin(path: string, bytes: Uint8Array, digest: string | undefined): void {
  const found = sha256(bytes);
  if (digest === undefined || found === digest) return;
  throw new PolicyLoadError(`${path} has the digest ${found} and is pinned to ${digest}`, {
    code: "pin_mismatch",
  });
}

/** The path of a reference, relative to a folder; that of `file://` may be relative too, as in the engine. */
function toFile(where: string, folder: string, reference: string): string {
  // A server must not be able to select files of this machine.
  if (isAddress(folder)) {
    throwPolicyError(where, `it comes from an address, so ${reference} must be one too, in full`);
  }
  if (/^file:\/\/\//i.test(reference)) return fileURLToPath(reference);
  const path = reference.replace(/^file:\/\//i, "");
  if (isForeignAddress(path) || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)) {
    throwPolicyError(
      where,
      `${path} is an unsupported address: only https:// and oci:// are fetched; put it into a file and name that`,
    );
  }
  return isAbsolute(path) ? path : join(folder, path);
}

/**
 * The path of a policy in a group, relative to the working directory, as in the engine; an address is unchanged.
 *
 * @param folder that of the group, if it comes from an address.
 * @throws PolicyLoadError `source_unsupported` for a reference to the control plane, and for a file that a group from
 * an address refers to.
 */
export function toPolicyPath(where: string, reference: string, folder = ""): string {
  if (isAddress(reference)) return reference;
  const { path, digest } = splitPin(reference);
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(path) || /^chainloop:/i.test(path)) {
    throwPolicyError(
      where,
      `${path} is a policy of the control plane, which is not contacted: name a file as file://PATH`,
    );
  }
  return `${toFile(where, folder, path)}${digest === undefined ? "" : `@${digest}`}`;
}

const WASM = Buffer.from("\0asm", "latin1");

/** The engine's Wasm modules are not OPA policies: they call functions of its host. */
function checkIsRego(path: string, bytes: Uint8Array): string {
  const isWasm = (start: Uint8Array): boolean => WASM.equals(start.subarray(0, WASM.length));
  if (isWasm(bytes) || isWasm(Buffer.from(Buffer.from(bytes.subarray(0, 16)).toString("latin1"), "base64"))) {
    return throwPolicyError(
      path,
      "it is a script in Wasm for that engine's own host, which cannot be run here",
    );
  }
  return decodeText(bytes, path);
}
