import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as Zod from "zod";
import { PolicyLoadError } from "../../errors.js";
import { decodeText } from "../../source/bundle.js";
import { readDocument } from "../../source/read-document.js";
import { readSourceFile } from "../../source/source-files.js";
import { isAddress } from "../../values/address.js";
import { memberOf } from "../input-schemas.js";
import { KINDS } from "./kinds.js";
import type { DeclaredInput } from "./arguments.js";

/** Nobody writes a larger one. */
const MAX_BYTES = 16 * 1024 * 1024;
const VERSIONS = ["chainloop.dev/v1", "workflowcontract.chainloop.dev/v1"];

/** The script of a policy. */
export interface PolicyScript {
  /** Its file, or its place in the policy. */
  path: string;
  /** Rego. */
  text: string;
}

/** A policy of Chainloop, with its scripts for a kind of materials. */
export interface PolicyFile {
  name: string;
  inputs: DeclaredInput[];
  scripts: PolicyScript[];
}

export interface ReadPolicyFileOptions {
  cwd: string;
  kind: string;
  /** Maximum size of a script, in bytes. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
}

/** Unknown members are passed over, as in the engine, which knows only those of its version. */
function policySchema(z: typeof Zod.z) {
  const kind = z.enum(KINDS as [string, ...string[]]).optional();
  const source = { embedded: z.string().optional(), path: z.string().optional(), ref: z.string().optional() };
  const input = z.object({
    name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
    required: z.boolean().default(false),
    default: z.string().default(""),
  });
  return z.object({
    metadata: z.object({ name: z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/) }),
    spec: z.object({
      embedded: source.embedded,
      path: source.path,
      type: kind,
      policies: z.array(z.object({ ...source, kind })).default([]),
      inputs: z.array(input).default([]),
    }),
  });
}

interface ScriptSource {
  kind?: string | undefined;
  embedded?: string | undefined;
  path?: string | undefined;
  ref?: string | undefined;
}

function refuse(path: string, why: string, cause?: unknown): never {
  throw new PolicyLoadError(`${path}: ${why}`, { code: "source_unsupported", cause });
}

/** Refuses what is no policy of Chainloop, saying what it is. */
function checkIsPolicy(path: string, document: unknown): void {
  const version = memberOf(document, "apiVersion") ?? memberOf(document, "api_version");
  if (typeof version !== "string" || !VERSIONS.includes(version)) {
    refuse(path, `it is no policy of Chainloop: its apiVersion must be ${VERSIONS.join(" or ")}`);
  }
  const kind = memberOf(document, "kind");
  if (kind === "PolicyGroup") {
    refuse(path, "it is a PolicyGroup, which is not read: name the policies of the group one by one");
  }
  if (kind !== "Policy") refuse(path, `it is no policy of Chainloop: its kind must be Policy`);
}

/**
 * Reads a policy of Chainloop and its scripts for a kind: those of this kind and those without a kind, as the engine takes
 * them (its `pkg/policies`). A policy that names no kind, or only others, is not for it.
 *
 * @throws PolicyLoadError `source_unsupported` for another document, for scripts at addresses and in Wasm, and for a policy that
 * is not for the kind; DocumentError, and the errors of reading scripts.
 */
export async function readPolicyFile(
  path: string,
  { cwd, kind, maxBytes, signal }: ReadPolicyFileOptions,
): Promise<PolicyFile> {
  if (isAddress(path)) refuse(path, "a policy of Chainloop is read from a file, not from an address");
  const reading = { cwd, signal, uniqueKeys: true, limit: { maxBytes: MAX_BYTES } };
  const { json } = await readDocument({ path, format: "yaml" }, reading);
  const document: unknown = JSON.parse(new TextDecoder().decode(json));
  checkIsPolicy(path, document);
  const { z } = await import("zod");
  const parsed = policySchema(z).safeParse(document);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      (issue) => `${issue.path.map(String).join(".")}: ${issue.message}`,
    );
    return refuse(path, `it is no valid policy of Chainloop: ${issues.join("; ")}`, parsed.error);
  }
  const { metadata, spec } = parsed.data;
  const isOlder = spec.embedded !== undefined || spec.path !== undefined;
  if (isOlder && spec.policies.length > 0) refuse(path, "its spec has a script of its own and policies");
  const all: readonly ScriptSource[] = isOlder ? [{ ...spec, kind: spec.type }] : spec.policies;
  const kinds = all.flatMap((script) => script.kind ?? []);
  if (!kinds.includes(kind)) {
    const others =
      kinds.length === 0 ? "it names no kind" : `its kinds are ${[...new Set(kinds)].join(", ")}`;
    refuse(path, `no script of it is for materials of the kind ${kind}: ${others}`);
  }
  const scripts = await Promise.all(
    all.map(async (script, index) =>
      script.kind === undefined || script.kind === kind
        ? [
            await readScript(path, isOlder ? "spec" : `spec.policies[${String(index)}]`, script, {
              cwd,
              maxBytes,
            }),
          ]
        : [],
    ),
  );
  return { name: metadata.name, inputs: spec.inputs, scripts: scripts.flat() };
}

async function readScript(
  policy: string,
  place: string,
  { embedded, path, ref }: ScriptSource,
  { cwd, maxBytes }: Pick<ReadPolicyFileOptions, "cwd" | "maxBytes">,
): Promise<PolicyScript> {
  const given = [embedded, path, ref].filter((source) => source !== undefined);
  const [only = "", ...others] = given;
  if (given.length === 0 || others.length > 0 || only === "") {
    return refuse(policy, `${place} must have exactly one of embedded, path and ref`);
  }
  const where = `${policy} (${place})`;
  if (embedded !== undefined) return { path: where, text: checkIsRego(where, Buffer.from(embedded)) };
  const file = toScriptPath(where, policy, only);
  return { path: file, text: checkIsRego(file, await readSourceFile(file, maxBytes, cwd)) };
}

/** A script's path, which starts at the folder of its policy. */
function toScriptPath(where: string, policy: string, script: string): string {
  if (/^file:\/\/\//i.test(script)) return fileURLToPath(script);
  const [path = ""] = script.replace(/^file:\/\//i, "").split("@sha256:", 1);
  if (path !== script && script.includes("@sha256:")) {
    refuse(where, `${script} names a digest, which is not checked here: embed the script or name its file`);
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) {
    refuse(where, `${path} is an address, which is not asked: put the script into a file and name that`);
  }
  return isAbsolute(path) ? path : join(dirname(policy), path);
}

const WASM = Buffer.from("\0asm", "latin1");

/** Wasm of that engine is no policy of OPA: it calls functions of its host. */
function checkIsRego(path: string, bytes: Uint8Array): string {
  const isWasm = (start: Uint8Array): boolean => WASM.equals(start.subarray(0, WASM.length));
  if (isWasm(bytes) || isWasm(Buffer.from(Buffer.from(bytes.subarray(0, 16)).toString("latin1"), "base64"))) {
    return refuse(path, "it is a script in Wasm for that engine's own host, which cannot be run here");
  }
  return decodeText(bytes, path);
}
