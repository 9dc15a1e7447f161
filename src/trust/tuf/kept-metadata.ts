import { FileCache } from "../../base/host/file-cache.js";
import { isObject } from "../../base/text/option-rules.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** The last metadata fetched from a TUF repository. It is not trusted: each use verifies it from the first root. */
export interface CachedMetadata {
  /** Roots after the first one, by their versions. */
  roots: readonly Uint8Array[];
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
  const members = value as Record<string, unknown>;
  const texts = SINGLE.map((name) => members[name]).filter(isText);
  const [timestamp, snapshot, targets, target] = texts.map((text) => Buffer.from(text, "base64"));
  if (!value.roots.every(isText) || !timestamp || !snapshot || !targets || !target) return undefined;
  const roots = value.roots.map((text) => Buffer.from(text, "base64"));
  return { roots, timestamp, snapshot, targets, target };
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

/** Stores an update in one file, so that no reader finds part of one. */
export async function keep(folder: string | undefined, url: string, kept: CachedMetadata): Promise<void> {
  if (folder === undefined) return;
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const single = Object.fromEntries(SINGLE.map((name) => [name, base64(kept[name])]));
  const text = JSON.stringify({ roots: kept.roots.map(base64), ...single });
  await new FileCache(folder).write(fileName(url), Buffer.from(text));
}
