import { createHash } from "node:crypto";
import type { LoadedSource } from "./bundle.js";

/** What a policy was made of, for whoever asks later whether it is still the same. */
export interface PolicyOrigin {
  /** Of the bundles it came in, where they have one. */
  revisions: readonly string[];
  /** `sha256:…` of the Rego and the data, or of the compiled module; absent for a `WebAssembly.Module`. */
  digest?: string;
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** One line for each part. What Rego files are named, and where they are, means nothing to a policy. */
function listParts(source: LoadedSource): string[] | undefined {
  if (source.kind === "rego") {
    return [
      ...source.files.map(({ text }) => `rego ${sha256(text)}`),
      ...source.data.map(({ path, text }) => `data ${sha256(text)} ${path}`),
    ];
  }
  if (source.wasm instanceof WebAssembly.Module) return undefined;
  return [
    `wasm ${sha256(source.wasm)}`,
    ...(source.data === undefined ? [] : [`data ${sha256(source.data)}`]),
  ];
}

/** The same for the same policy, wherever it is and by whichever paths it was named. */
export function originOf(source: LoadedSource): PolicyOrigin {
  const { revisions } = source;
  const parts = listParts(source);
  return parts === undefined
    ? { revisions }
    : { revisions, digest: `sha256:${sha256(parts.sort().join("\n"))}` };
}

/** Every revision once, in order. */
export function mergeRevisions(sources: readonly LoadedSource[]): string[] {
  return [...new Set(sources.flatMap(({ revisions }) => revisions))].sort();
}
