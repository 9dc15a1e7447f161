import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { PolicyLoadError } from "../errors.js";
import { coreSnapshot } from "../version.js";
import { compileCore, compileOptimizedCore } from "./core-tier.js";
import { isBuilt, packageRoot } from "./package-root.js";

/** A file of a module with what tells whether it is damaged. */
export interface ModuleFile {
  /** The module in messages: `opa-core`. */
  name: string;
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
  shared ??= readModule(coreFile()).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

/** A custom section without a name and content. */
const EMPTY_SECTION = Uint8Array.of(0, 1, 0);

/**
 * Loads opa-core once more, for code that V8 optimizes.
 *
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export function loadOptimizedCoreModule(): Promise<WebAssembly.Module> {
  return readModule(coreFile(), (file) => Buffer.concat([file, EMPTY_SECTION]), compileOptimizedCore);
}

function coreFile(): ModuleFile {
  return { name: "opa-core", path: join(packageRoot(), "opa-core", "opa-core.wasm"), ...coreSnapshot };
}

/**
 * Reads, checks and compiles the file of a module.
 *
 * @param unpack makes the module of the file.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function readModule(
  { name, path, ...expected }: ModuleFile,
  unpack: (file: Buffer) => Buffer | Promise<Buffer> = (file) => file,
  compile: (wasm: Buffer) => WebAssembly.Module = compileCore,
): Promise<WebAssembly.Module> {
  const unavailable = (problem: string, cause?: unknown): PolicyLoadError => {
    const what = isBuilt() ? "reinstall the package" : "run `npm run build`";
    return new PolicyLoadError(`${name}: ${path} ${problem}; ${what}`, {
      code: "opa_core_unavailable",
      cause,
    });
  };
  let wasm: Buffer | undefined;
  try {
    const file = await open(path);
    try {
      wasm = await readIntact(file, expected);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unavailable("cannot be read", error);
  }
  if (wasm === undefined) throw unavailable("is damaged or of another version");
  try {
    return compile(await unpack(wasm));
  } catch (error) {
    throw unavailable("cannot be compiled", error);
  } finally {
    free(wasm);
  }
}

/**
 * Frees the memory of bytes at once, which they have to themselves: a message with it is sent to nobody. V8 has a copy of a
 * module's bytes, and a thread that waits for another does not collect garbage.
 */
function free(bytes: Buffer): void {
  const { port1: sender, port2: receiver } = new MessageChannel();
  receiver.close();
  sender.postMessage(undefined, [bytes.buffer as ArrayBuffer]);
  sender.close();
}

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Reads a file and computes its checksum meanwhile. CRC-32 takes a third of the time of SHA-256, and who can change the
 * file can change this code, too.
 *
 * @returns `undefined` for another size or checksum.
 */
async function readIntact(
  file: FileHandle,
  expected: Omit<ModuleFile, "name" | "path">,
): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  if (size !== expected.bytes) return undefined;
  const wasm = Buffer.allocUnsafeSlow(size);
  const readAt = (at: number): Promise<{ bytesRead: number }> =>
    file.read(wasm, at, Math.min(CHUNK_BYTES, size - at), at);
  let checksum = 0;
  let next = readAt(0);
  for (let at = 0; at < size;) {
    const { bytesRead } = await next;
    if (bytesRead === 0) return undefined;
    const end = at + bytesRead;
    // The next chunk is read while this one is summed.
    if (end < size) next = readAt(end);
    checksum = crc32(wasm.subarray(at, end), checksum);
    at = end;
  }
  return checksum === expected.crc32 ? wasm : undefined;
}
