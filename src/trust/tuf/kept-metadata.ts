import { FileCache } from "../../base/host/file-cache.js";
import { isObject } from "../../base/text/option-rules.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** The last metadata fetched from a TUF repository. It is not trusted: each use verifies it from the first root. */
export interface CachedMetadata {
  /** Roots after the first one, by their versions. */
  roots: readonly Uint8Array[];
  /** Of the last update that ended; absent before the first. */
  update?: CachedUpdate | undefined;
}

/** The metadata of an update below its root. */
export interface CachedUpdate {
  timestamp: Uint8Array;
  snapshot: Uint8Array;
  targets: Uint8Array;
  /** The content of the target. */
  target: Uint8Array;
}

const SINGLE = ["timestamp", "snapshot", "targets", "target"] as const;

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function parse(bytes: Uint8Array): CachedMetadata | undefined {
  const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  if (!isObject(value) || !("roots" in value) || !Array.isArray(value.roots)) return undefined;
  if (!value.roots.every(isText)) return undefined;
  const roots = value.roots.map((text) => Buffer.from(text, "base64"));
  const members = value as Record<string, unknown>;
  if (!SINGLE.some((name) => name in members)) return { roots };
  const texts = SINGLE.map((name) => members[name]).filter(isText);
  const [timestamp, snapshot, targets, target] = texts.map((text) => Buffer.from(text, "base64"));
  if (!timestamp || !snapshot || !targets || !target) return undefined;
  return { roots, update: { timestamp, snapshot, targets, target } };
}

function fileName(url: string): string {
  return `tuf-${sha256Hex(url)}`;
}

/** Reads the cached metadata of a repository, if possible. */
export async function readCachedMetadata(
  folder: string | undefined,
  url: string,
): Promise<CachedMetadata | undefined> {
  const bytes = folder === undefined ? undefined : await new FileCache(folder).read(fileName(url));
  try {
    return bytes === undefined ? undefined : parse(bytes);
  } catch {
    return undefined;
  }
}

/** Stores roots and an update in one file, so that no reader finds part of one. */
export async function keep(
  folder: string | undefined,
  url: string,
  { roots, update }: CachedMetadata,
): Promise<void> {
  if (folder === undefined) return;
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const single =
    update === undefined ? {} : Object.fromEntries(SINGLE.map((name) => [name, base64(update[name])]));
  const text = JSON.stringify({ roots: roots.map(base64), ...single });
  await new FileCache(folder).write(fileName(url), Buffer.from(text));
}
