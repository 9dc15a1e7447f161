import { fileURLToPath } from "node:url";
import { giveCore, readCoreResponse } from "./opa/given-core.js";
import { isArrayBuffer, isBytes, isResponse, isUrl } from "../base/realms.js";

/** Where `opa-core.wasm` of this package is: its path, a `file:` URL, a `Response` of `fetch` with it, or its bytes. */
export type OpaCoreSource = string | URL | Response | Uint8Array | ArrayBuffer;

/**
 * Sets the location of OPA's compiler and standard built-ins, for a program that was bundled away from this package, or is one file: they
 * are `regohost/opa-core.wasm` of this version. The file is read, checked by its SHA-256 and compiled when it is first needed. Rego is
 * then compiled in the calling thread, which it blocks, and needs no other thread.
 *
 * @example
 * ```ts
 * import { readFileSync } from "node:fs";
 * import { loadPolicy, useOpaCore } from "regohost";
 *
 * useOpaCore(readFileSync("assets/opa-core.wasm"));
 * await using policy = await loadPolicy({ files: { "gate.rego": "package gate\n\nallow if input.admin" } });
 * console.log(await policy.evaluate({ admin: true }));
 * ```
 */
export function useOpaCore(source: OpaCoreSource): void {
  giveCore(() => readBytes(source));
}

async function readBytes(source: OpaCoreSource): Promise<Uint8Array> {
  if (isBytes(source)) return source;
  if (isArrayBuffer(source)) return new Uint8Array(source);
  if (isResponse(source)) return readCoreResponse(source);
  const { readCoreFile } = await import("./opa/core-module.js");
  return readCoreFile(isUrl(source) ? fileURLToPath(source) : source);
}
