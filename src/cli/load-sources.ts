import { resolve } from "node:path";
import type { LoadedSource, RegoSource } from "../engine/bundle.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";

/** The most that one policy source may hold or unpack to: `loadPolicy`'s default. */
export const MAX_SOURCE_BYTES = 1024 * 1024 * 1024;

/** Reads one policy path: Rego with its data, or a compiled policy. */
export async function readSource(io: CliIo, path: string): Promise<LoadedSource> {
  const { loadSource } = await import("../engine/load-source.js");
  return loadSource(pathFrom(io, path), MAX_SOURCE_BYTES);
}

/** The base document that comes with a source, as JSON text. */
export async function ownData(source: LoadedSource): Promise<string> {
  if (source.kind === "wasm") return source.data ?? "{}";
  const { mergeBaseDocuments } = await import("../engine/base-document.js");
  return mergeBaseDocuments(source.data);
}

/** Several Rego sources as one; a file that was named twice, by a folder and by itself, is there once. */
export function mergeRegoSources(io: CliIo, sources: readonly RegoSource[]): RegoSource {
  const merged: RegoSource = {
    kind: "rego",
    what: sources.map(({ what }) => what).join(", "),
    files: [],
    data: [],
    regoVersion: undefined,
    revisions: [...new Set(sources.flatMap(({ revisions }) => revisions))].sort(),
  };
  const seen = new Set<string>();
  for (const source of sources) {
    for (const file of source.files) {
      const place = resolve(io.cwd, file.path);
      if (seen.has(place)) continue;
      seen.add(place);
      merged.files.push(file);
    }
    merged.data.push(...source.data);
    merged.regoVersion ??= source.regoVersion;
  }
  return merged;
}
