import { createHash } from "node:crypto";
import { limitReading, sortAll, visitAll, type ReadingLimits } from "../../base/async/reading.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import type { LoadedSource } from "./bundle.js";
import { isWasmModule } from "../../base/realms.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** Identifies a policy's source, to detect changes later. */
export interface PolicyOrigin {
  /** The revisions of its bundles, if any. */
  revisions: readonly string[];
  /** `sha256:…` of the Rego and the data, or of the compiled module; absent for a `WebAssembly.Module`. */
  digest?: string;
  /** The addresses that it was read from, with the digests of the content. Absent for none. */
  addresses?: readonly UsedAddress[];
}

/** One line for each part. Names and places of Rego files do not affect a policy. */
async function listParts(source: LoadedSource): Promise<string[] | undefined> {
  if (source.kind === "rego") {
    const { files, data } = source;
    const parts: string[] = [];
    await visitAll(files, ({ text }) => void parts.push(`rego ${sha256Hex(text)}`));
    await visitAll(data, ({ path, text }) => void parts.push(`data ${sha256Hex(text)} ${path}`));
    return parts;
  }
  if (isWasmModule(source.wasm)) return undefined;
  return [
    `wasm ${sha256Hex(source.wasm)}`,
    ...(source.data === undefined ? [] : [`data ${sha256Hex(source.data.bytes)}`]),
  ];
}

/** Equal for the same policy, whatever its location and paths. @throws EvaluationError `timeout`, `aborted` */
export async function getOrigin(source: LoadedSource, limits: ReadingLimits): Promise<PolicyOrigin> {
  const { revisions, addresses = [] } = source;
  const digest = await limitReading("computing the digest of the policies", limits, async () => {
    const parts = await listParts(source);
    return parts === undefined ? undefined : hashLines(await sortAll(parts));
  });
  return {
    revisions,
    ...(digest === undefined ? {} : { digest }),
    ...(addresses.length === 0 ? {} : { addresses }),
  };
}

async function hashLines(lines: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  let before = "";
  await visitAll(lines, (line) => {
    hash.update(before + line);
    before = "\n";
  });
  return `sha256:${hash.digest("hex")}`;
}

/** Returns every revision once, in order. */
export function mergeRevisions(sources: readonly LoadedSource[]): string[] {
  return [...new Set(sources.flatMap(({ revisions }) => revisions))].sort();
}
