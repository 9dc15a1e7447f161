import { openSync, readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";

/** The file with opa-core. */
export const CORE = fileURLToPath(new URL("../opa-core/opa-core.wasm", import.meta.url));
const { snapshot } = JSON.parse(readFileSync(new URL("../opa-core/opa-core.json", import.meta.url), "utf8"));

/**
 * Reads opa-core as `src/engine/opa/core-module.ts` does, but at once: what V8 compiles, and the data section that instances read themselves.
 *
 * @param {string} [path] of another file with it.
 */
export function readCore(path = CORE) {
  const file = openSync(path, "r");
  const code = Buffer.allocUnsafeSlow(snapshot.dataAt);
  if (readSync(file, code, 0, code.length, 0) < code.length || crc32(code) !== snapshot.codeCrc32)
    throw new Error(`${path} is not opa-core`);
  const data = {
    ...{ file, start: code.length, end: snapshot.bytes, crc32: snapshot.dataCrc32 },
    unusable: `${path} is not opa-core`,
  };
  return { code, data };
}
