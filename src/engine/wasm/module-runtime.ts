import { hash } from "node:crypto";
import identity from "../../../runtime/identity.json" with { type: "json" };
import { readSections, type ByteReader } from "./byte-reader.js";
import { isBytes, isErrorOf } from "../../base/realms.js";

const CODE_SECTION = 10;
const DATA_SECTION = 11;
const ACTIVE_SEGMENT = 0;
/** No locals, `unreachable`, `end`: what OPA's compiler makes of a function that a policy does not reach. */
const DROPPED = Buffer.from([0x00, 0x00, 0x0b]);
const HASH_BYTES = 8;

const FUNCTIONS = Buffer.from(identity.functions, "base64");
const REPLACED = new Set(identity.replaced);

/** The description of a policy that another compiler made, after its name. Documented in docs/runtime.md. */
export const OTHER_RUNTIME = "OPA's own runtime for Wasm or planner, or unknown ones";
export const OF_OTHER_RUNTIME =
  "its answers can differ from those of OPA's evaluator, in negation, iteration and built-ins, so that a rule that refuses can be silent (docs/runtime.md#policies-compiled-elsewhere has the differences); and it cannot report errors of the built-ins inside it, which are undefined";

/** A module has hundreds of functions: an object of `createHash` for each would take several times as long. */
function sha256(bytes: Uint8Array): Buffer {
  return hash("sha256", bytes, "buffer");
}

interface ModuleRuntime {
  /** Whether it compiles patterns, for which it has a cache. */
  hasPatterns: boolean;
}

/** Reads the functions with which a module begins; `undefined` for others than those of the runtime, as they are or dropped, or none. */
function readFunctions(code: ByteReader): ModuleRuntime | undefined {
  const count = FUNCTIONS.length / HASH_BYTES;
  if (code.count() < count) return undefined;
  let cached = 0;
  let hasPatterns = false;
  for (let index = 0; index < count; index++) {
    const body = code.take(code.count());
    if (REPLACED.has(index)) continue;
    if (body.length === DROPPED.length && Buffer.compare(DROPPED, body) === 0) continue;
    const known = FUNCTIONS.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
    if (Buffer.compare(known, sha256(body).subarray(0, HASH_BYTES)) !== 0) return undefined;
    if (index === identity.patterns) hasPatterns = true;
    cached++;
  }
  return cached > 0 ? { hasPatterns } : undefined;
}

/** Returns whether a module's data begin with those of the runtime. */
function hasOurData(data: ByteReader): boolean {
  if (data.count() < identity.data.length) return false;
  for (const known of identity.data) {
    if (data.count() !== ACTIVE_SEGMENT) return false;
    // `i32.const`, the offset, `end`
    data.byte();
    data.count();
    data.byte();
    if (sha256(data.take(data.count())).toString("hex") !== known) return false;
  }
  return true;
}

/** A larger module is checked again. */
const MAX_CACHED_BYTES = 1024 * 1024;
/**
 * The module of the last check, which runs when a policy is loaded and again when it is opened. It is a copy: the caller may change its
 * bytes. To compare takes a hundredth of the time of hashing.
 */
let latest: { wasm: Uint8Array; runtime: ModuleRuntime | undefined } | undefined;

/**
 * Returns the runtime of a policy that was compiled with that of this package, which answers as OPA's evaluator does; `undefined` with OPA's
 * own or an unknown one.
 *
 * OPA's compiler puts the functions and data of its runtime before those of a policy and keeps their bytes; functions
 * that the policy does not reach it replaces by `unreachable`. A `WebAssembly.Module` shows neither, so it is unknown,
 * as is a module with another layout.
 */
export function readRuntime(wasm: Uint8Array | WebAssembly.Module): ModuleRuntime | undefined {
  if (!isBytes(wasm)) return undefined;
  if (latest !== undefined && Buffer.compare(latest.wasm, wasm) === 0) return latest.runtime;
  const runtime = readBundledRuntime(wasm);
  latest = wasm.length > MAX_CACHED_BYTES ? undefined : { wasm: wasm.slice(), runtime };
  return runtime;
}

/** Returns whether a policy was compiled with the runtime of this package. */
export function hasOurRuntime(wasm: Uint8Array | WebAssembly.Module): boolean {
  return readRuntime(wasm) !== undefined;
}

function readBundledRuntime(wasm: Uint8Array): ModuleRuntime | undefined {
  try {
    let runtime: ModuleRuntime | undefined;
    let data = false;
    for (const { id, content } of readSections(wasm)) {
      if (id === CODE_SECTION) runtime = readFunctions(content);
      if (id === DATA_SECTION) data = hasOurData(content);
    }
    return data ? runtime : undefined;
  } catch (error) {
    if (isErrorOf(error, "RangeError")) return undefined;
    throw error;
  }
}
