import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRegohostError } from "../../../src/base/errors.js";
import { compileRego, type CompileRegoRequest } from "../../../src/engine/opa/compile-rego.js";
import { replyCache, useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import { startKeptArtifacts, type KeptArtifacts } from "./kept-artifacts.js";

/** A time limit in the past, including the time in which opa-core may stop by itself. */
const NO_TIME_MS = -1_000;

/** Runs with an empty cache of compiled policies and an empty one of artifacts. */
export async function withCaches<T>(run: (artifacts: KeptArtifacts) => Promise<T>): Promise<T> {
  await using artifacts = await startKeptArtifacts();
  const folder = await mkdtemp(join(tmpdir(), "regohost-conformance-"));
  const before = replyCache()?.folder;
  useReplyCache(join(folder, "compiled"));
  try {
    return await run(artifacts);
  } finally {
    useReplyCache(before);
    await rm(folder, { recursive: true });
  }
}

/**
 * Reads the module that the cache of compiled policies stored for a request. Without time to compile, nothing else can
 * provide it.
 *
 * @param wasm the compiled module.
 * @returns `undefined` where replies of opa-core are not cached.
 * @throws Error when nothing is cached, and when it is another module.
 */
export async function readKept(
  request: CompileRegoRequest,
  wasm: Uint8Array,
): Promise<Uint8Array | undefined> {
  if (replyCache() === undefined) return undefined;
  let kept: Uint8Array;
  try {
    kept = (await compileRego({ ...request, timeoutMs: NO_TIME_MS })).wasm;
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "timeout") throw error;
    throw new Error("the compiled module was not kept", { cause: error });
  }
  if (!Buffer.from(kept).equals(wasm)) throw new Error("the kept module is not the compiled one");
  return kept;
}
