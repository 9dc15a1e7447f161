import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { PolicyLoadError } from "../errors.js";
import { coreSnapshot } from "../version.js";
import { compileCore } from "./core-tier.js";
import { isBuilt, packageRoot } from "./package-root.js";

/** A file of opa-core with what tells whether it is damaged. */
export interface CoreFile {
  path: string;
  bytes: number;
  crc32: number;
}

let shared: Promise<WebAssembly.Module> | undefined;

/**
 * Loads the compiled opa-core, once per process; threads share it. After a failure the next call tries again.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when the file is missing or damaged.
 */
export function loadCoreModule(): Promise<WebAssembly.Module> {
  shared ??= readCoreModule({
    path: join(packageRoot(), "opa-core", "opa-core.wasm"),
    ...coreSnapshot,
  }).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Reads, checks and compiles a file of opa-core. */
export async function readCoreModule({ path, ...expected }: CoreFile): Promise<WebAssembly.Module> {
  const unavailable = (problem: string, cause?: unknown): PolicyLoadError => {
    const what = isBuilt() ? "reinstall the package" : "run `npm run build`";
    return new PolicyLoadError(`opa-core: ${path} ${problem}; ${what}`, {
      code: "opa_core_unavailable",
      cause,
    });
  };
  let wasm: Buffer;
  try {
    wasm = await readFile(path);
  } catch (error) {
    throw unavailable("cannot be read", error);
  }
  // A checksum that takes a third of the time of SHA-256: who can change the file can change this code, too.
  if (wasm.length !== expected.bytes || crc32(wasm) !== expected.crc32) {
    throw unavailable("is damaged or of another version");
  }
  try {
    return compileCore(wasm);
  } catch (error) {
    throw unavailable("cannot be compiled", error);
  }
}
