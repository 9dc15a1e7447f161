import { createHash } from "node:crypto";
import { loadOnce } from "../async/load-once.js";
import type { PolicyLoadError } from "../errors.js";
import type { LoadedModule } from "../opa/core-instance.js";
import { coreUnavailable } from "../opa/core-unavailable.js";
import { coreSnapshot } from "../version.js";
import { isArrayBuffer, isBytes, isResponse } from "../realms.js";

/**
 * Where `opa-core.wasm` of this package is: its address, a response of it, or its bytes.
 */
export type OpaCoreSource = string | URL | Response | Uint8Array | ArrayBuffer;

let given: OpaCoreSource | undefined;
let loadModule = loadOnce(load);

function unavailable(problem: string, cause?: unknown): PolicyLoadError {
  return coreUnavailable(`opa-core: ${problem}`, cause);
}

/**
 * Says where OPA's compiler and standard built-ins are, the file `opa-core/opa-core.wasm` of this package in this version. It is
 * fetched, checked by its SHA-256 and compiled when it is first needed: a compiled policy that calls no rare built-in needs none.
 *
 * @example
 * ```ts
 * import { loadPolicy, useOpaCore } from "regohost/browser";
 *
 * useOpaCore("/assets/opa-core.wasm");
 * const policy = await loadPolicy({ files: { "gate.rego": "package gate\n\nallow if input.admin" } });
 * console.log(await policy.evaluate({ admin: true }));
 * await policy.close();
 * ```
 */
export function useOpaCore(source: OpaCoreSource): void {
  given = source;
  loadModule = loadOnce(load);
}

/** The module, compiled once. After a failure the next call tries again. @throws PolicyLoadError `opa_core_unavailable` */
export function loadOpaCore(): Promise<LoadedModule> {
  return loadModule();
}

async function load(): Promise<LoadedModule> {
  if (given === undefined)
    throw unavailable("call useOpaCore with the address or the bytes of opa-core.wasm first");
  if ("document" in globalThis) {
    throw unavailable(
      "browsers start a module of this size in a Web Worker only; run regohost/browser in one",
    );
  }
  const bytes = await readBytes(given);
  if (bytes.length !== coreSnapshot.bytes || (await sha256(bytes)) !== coreSnapshot.sha256) {
    throw unavailable(
      "the file is damaged or of another version; take opa-core/opa-core.wasm of this version of regohost",
    );
  }
  try {
    // As a whole, where Node reads the data section from the file: a page would have to keep the section itself instead.
    return { wasm: await WebAssembly.compile(bytes), data: undefined };
  } catch (error) {
    throw unavailable("it cannot be compiled", error);
  }
}

/** Browsers have the fast one for pages from https and from loopback alone. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<typeof globalThis.crypto>;
  if (subtle === undefined) return createHash("sha256").update(bytes).digest("hex");
  return Buffer.from(await subtle.digest("SHA-256", bytes)).toString("hex");
}

async function readBytes(source: OpaCoreSource): Promise<Uint8Array<ArrayBuffer>> {
  if (isBytes(source)) return Uint8Array.from(source);
  if (isArrayBuffer(source)) return new Uint8Array(source);
  try {
    const response = isResponse(source) ? source : await fetch(source);
    if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw unavailable("it cannot be fetched", error);
  }
}
