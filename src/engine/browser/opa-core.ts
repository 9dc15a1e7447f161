import type { LoadedModule } from "../opa/core-instance.js";
import { giveCore, explicitCore, explicitCoreUnavailable, readCoreResponse } from "../opa/given-core.js";
import { isArrayBuffer, isBytes, isResponse } from "../../base/realms.js";

/**
 * Where `opa-core.wasm` of this package is: its address, a response of it, or its bytes.
 */
export type OpaCoreSource = string | URL | Response | Uint8Array | ArrayBuffer;

/**
 * Sets the location of OPA's compiler and standard built-ins, the file `opa-core/opa-core.wasm` of this package in this version. It is
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
  giveCore(() => readBytes(source));
}

/** Returns the module, compiled once. After a failure the next call tries again. @throws PolicyLoadError `opa_core_unavailable` */
export async function loadOpaCore(): Promise<LoadedModule> {
  const load = explicitCore();
  if (load === undefined)
    throw explicitCoreUnavailable("call useOpaCore with the address or the bytes of opa-core.wasm first");
  if ("document" in globalThis) {
    throw explicitCoreUnavailable(
      "browsers start a module of this size in a Web Worker only; run regohost/browser in one",
    );
  }
  return load();
}

async function readBytes(source: OpaCoreSource): Promise<Uint8Array> {
  if (isBytes(source)) return source;
  if (isArrayBuffer(source)) return new Uint8Array(source);
  return readCoreResponse(isResponse(source) ? source : fetch(source));
}
