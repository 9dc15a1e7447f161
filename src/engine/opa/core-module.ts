import { close, fstat, open, read } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { loadOnce } from "../../base/async/load-once.js";
import { readRegularFile } from "../../base/host/read-file.js";
import type { PolicyLoadError } from "../../base/errors.js";
import { coreSnapshot } from "../../base/version.js";
import type { LoadedModule } from "./core-instance.js";
import { coreUnavailable } from "./core-unavailable.js";
import { compileCore } from "./core-tier.js";
import { compileWhole, explicitCore, explicitCoreUnavailable } from "./given-core.js";
import { isBuilt, packageRoot } from "./package-root.js";

/** A file of a module with the facts to detect damage. */
interface ModuleFile {
  /** The module in messages: `opa-core`. */
  name: string;
  path: string;
  bytes: number;
  /** Of the file, or of the part before `data`. */
  crc32: number;
  /** Where the data section starts that instances read by themselves, and the CRC-32 of the file from there on. */
  data?: { start: number; crc32: number };
}

/** Threads of Deno do not share the numbers of open files, by which instances read the data section. */
const sharesFiles = process.versions["deno"] === undefined;

const loadFile = loadOnce(async () => {
  const file = coreFile();
  return sharesFiles ? readModule(file) : compileWhole(await readCoreFile(file.path));
});

/**
 * Loads the compiled opa-core, once per process; threads share it. After a failure the next call tries again.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when the file is missing or damaged. Instances check the parts that
 * they read themselves.
 */
export function loadCoreModule(): Promise<LoadedModule> {
  return (explicitCore() ?? loadFile)();
}

/** More than the file has: another one is not read as a whole. */
const MAX_WHOLE_BYTES = 256 * 1024 * 1024;

/** Reads the whole of a file that should be opa-core. @throws PolicyLoadError `opa_core_unavailable` */
export async function readCoreFile(path: string): Promise<Uint8Array> {
  try {
    return await readRegularFile(path, MAX_WHOLE_BYTES, { isOwn: true });
  } catch (error) {
    throw explicitCoreUnavailable(`${path} cannot be read`, error);
  }
}

/** V8 would keep a copy of the data section, which is half of the file, and nothing but new instances needs it. */
function coreFile(): ModuleFile {
  const { bytes, codeCrc32, dataAt, dataCrc32 } = coreSnapshot;
  return {
    name: "opa-core",
    path: join(packageRoot(), "opa-core", "opa-core.wasm"),
    bytes,
    crc32: codeCrc32,
    data: { start: dataAt, crc32: dataCrc32 },
  };
}

/**
 * Reads, checks and compiles the file of a module, except for the data section that instances read. For them the file stays open: so they
 * read the module's own file even after it is replaced.
 *
 * @param unpack makes the module from the bytes of the file.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function readModule(
  { name, path, bytes, crc32: expected, data }: ModuleFile,
  unpack: (file: Buffer) => Buffer | Promise<Buffer> = (file) => file,
): Promise<LoadedModule> {
  const getMessage = (problem: string): string =>
    `${name}: ${path} ${problem}; ${isBuilt() ? "reinstall the package" : "run `npm run build`"}`;
  const unavailable = (problem: string, cause?: unknown): PolicyLoadError =>
    coreUnavailable(getMessage(problem), cause);
  const file = await openFile(path, "r").catch((error: unknown) => {
    throw unavailable("cannot be read", error);
  });
  let isKept = false;
  let wasm: Buffer | undefined;
  try {
    try {
      const { size } = await statOpen(file);
      if (size === bytes) wasm = await readIntact(file, data?.start ?? bytes, expected);
    } catch (error) {
      throw unavailable("cannot be read", error);
    }
    if (wasm === undefined) throw unavailable(DAMAGED);
    let module: WebAssembly.Module;
    try {
      module = compileCore(await unpack(wasm));
    } catch (error) {
      throw unavailable("cannot be compiled", error);
    } finally {
      free(wasm);
    }
    if (data === undefined) return { wasm: module, data };
    isKept = true;
    return { wasm: module, data: { ...data, file, end: bytes, unusable: getMessage(DAMAGED) } };
  } finally {
    if (!isKept) await closeFile(file);
  }
}

const DAMAGED = "is damaged or of another version";

// Not a FileHandle, which is closed when nothing refers to it: threads share the number.
const openFile = promisify(open);
const statOpen = promisify(fstat);
const closeFile = promisify(close);
const readFrom = promisify(read);

/**
 * Frees the memory of bytes at once, which must share it with nothing: a message with it is sent to no receiver. V8 has
 * a copy of a module's bytes, and a thread that waits for another does not collect garbage.
 */
function free(bytes: Buffer): void {
  const { port1: sender, port2: receiver } = new MessageChannel();
  receiver.close();
  sender.postMessage(undefined, [bytes.buffer as ArrayBuffer]);
  sender.close();
}

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Reads the start of a file and computes its checksum meanwhile. CRC-32 takes a third of the time of SHA-256, and who can change the
 * file can change this code, too.
 *
 * @returns `undefined` for fewer bytes or another checksum.
 */
async function readIntact(file: number, size: number, expected: number): Promise<Buffer | undefined> {
  const wasm = Buffer.allocUnsafeSlow(size);
  const readAt = (at: number): Promise<{ bytesRead: number }> =>
    readFrom(file, wasm, at, Math.min(CHUNK_BYTES, size - at), at);
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
  return checksum === expected ? wasm : undefined;
}
