import { createHash } from "node:crypto";
import { loadOnce } from "../../base/async/load-once.js";
import type { PolicyLoadError } from "../../base/errors.js";
import { coreSnapshot } from "../../base/version.js";
import type { LoadedModule } from "./core-instance.js";
import { coreUnavailable } from "./core-unavailable.js";

let given: (() => Promise<LoadedModule>) | undefined;

/**
 * Returns the loader of the explicit opa-core; `undefined` without one. @throws PolicyLoadError `opa_core_unavailable`
 */
export function explicitCore(): (() => Promise<LoadedModule>) | undefined {
  return given;
}

/** Sets the reader of opa-core, which runs once it is needed. After a failure it runs again. */
export function giveCore(read: () => Promise<Uint8Array>): void {
  given = loadOnce(async () => compileWhole(await read()));
}

export function explicitCoreUnavailable(problem: string, cause?: unknown): PolicyLoadError {
  return coreUnavailable(`opa-core: ${problem}`, cause);
}

/** Checks and compiles the whole file, which nothing reads again. @throws PolicyLoadError `opa_core_unavailable` */
export async function compileWhole(given: Uint8Array): Promise<LoadedModule> {
  const bytes = Uint8Array.from(given);
  if (bytes.length !== coreSnapshot.bytes || (await sha256(bytes)) !== coreSnapshot.sha256) {
    throw explicitCoreUnavailable(
      "the file is damaged or of another version; use opa-core/opa-core.wasm of this version of regohost",
    );
  }
  try {
    // As a whole, where the package's file is read a second time for the data section: this one may not be there any more.
    return { wasm: await WebAssembly.compile(bytes), data: undefined };
  } catch (error) {
    throw explicitCoreUnavailable("it cannot be compiled", error);
  }
}

/** Browsers have the fast one for pages from https and from loopback alone. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<typeof globalThis.crypto>;
  if (subtle === undefined) return createHash("sha256").update(bytes).digest("hex");
  return Buffer.from(await subtle.digest("SHA-256", bytes)).toString("hex");
}

/** Reads the bytes of a response. @throws PolicyLoadError `opa_core_unavailable` */
export async function readCoreResponse(response: Response | Promise<Response>): Promise<Uint8Array> {
  try {
    const answered = await response;
    if (!answered.ok) throw new Error(`the server answered ${String(answered.status)}`);
    return new Uint8Array(await answered.arrayBuffer());
  } catch (error) {
    throw explicitCoreUnavailable("it cannot be fetched", error);
  }
}
