import { hash } from "node:crypto";
import { isBytes, isErrorOf } from "../../base/realms.js";
import { ByteReader, readCustomSections } from "../wasm/byte-reader.js";

/** The section with the plan that a module was compiled from (`opa-core/plan_section.go`). */
const SECTION = "regohost_plan";
const VERSION = 1;
const DIGEST_BYTES = 32;
const CUSTOM_SECTION = 0;
const HEADER_BYTES = 8;

/** Returns the SHA-256 of a module's sections other than custom ones, as they are in it. */
function digestSections(wasm: Uint8Array): Buffer {
  const digested: Uint8Array[] = [];
  let start = HEADER_BYTES;
  for (const { id, end } of findSections(wasm)) {
    if (id !== CUSTOM_SECTION) digested.push(wasm.subarray(start, end));
    start = end;
  }
  return hash("sha256", Buffer.concat(digested), "buffer");
}

/** Where the sections of a module end. */
function* findSections(wasm: Uint8Array): Generator<{ id: number; end: number }> {
  const reader = new ByteReader(wasm, HEADER_BYTES);
  while (!reader.atEnd) {
    const id = reader.byte();
    reader.skip(reader.count());
    yield { id, end: reader.at };
  }
}

/**
 * Finds the section with the plan of a module; `undefined` for one without exactly one, with one of another version, or with one of
 * another module. Only of bytes is that certain.
 */
function findPlan(wasm: Uint8Array | WebAssembly.Module): Uint8Array | undefined {
  const [section, ...others] = readCustomSections(wasm, SECTION);
  if (section === undefined || others.length > 0 || section[0] !== VERSION) return undefined;
  const digest = section.subarray(1, 1 + DIGEST_BYTES);
  return !isBytes(wasm) || Buffer.compare(digest, digestSections(wasm)) === 0 ? section : undefined;
}

/**
 * Reads the plan of a module; `undefined` without one that is its own.
 *
 * It is as trustworthy as the code of the module: both are of the same author.
 */
export function readPlan(wasm: Uint8Array): ByteReader | undefined {
  const section = findPlan(wasm);
  return section && new ByteReader(section.subarray(1 + DIGEST_BYTES));
}

/** Returns `sha256:` and the SHA-256 of a module's plan with the digest of its other sections; `undefined` without a plan. */
export function digestPlan(wasm: Uint8Array | WebAssembly.Module): string | undefined {
  try {
    const section = findPlan(wasm);
    return section && `sha256:${hash("sha256", section, "buffer").toString("hex")}`;
  } catch (error) {
    // It is no module.
    if (isErrorOf(error, "RangeError")) return undefined;
    throw error;
  }
}
