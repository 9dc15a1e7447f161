import { hash } from "node:crypto";
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
 * Reads the plan of a module; `undefined` for one without exactly one, with one of another version, or with one of
 * another module.
 *
 * It is as trustworthy as the code of the module: both are of the same author.
 */
export function readPlan(wasm: Uint8Array): ByteReader | undefined {
  const [section, ...others] = readCustomSections(wasm, SECTION);
  if (section === undefined || others.length > 0 || section[0] !== VERSION) return undefined;
  const digest = section.subarray(1, 1 + DIGEST_BYTES);
  return Buffer.compare(digest, digestSections(wasm)) === 0
    ? new ByteReader(section.subarray(1 + DIGEST_BYTES))
    : undefined;
}
