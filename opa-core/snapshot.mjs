import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";
import { name, number, readerOf, sectionsOf, signed, withSections } from "../runtime/wasm-binary.mjs";
import { withoutExports } from "../runtime/wasm-sections.mjs";

const Section = { memory: 5, global: 6, export: 7, start: 8, data: 11, dataCount: 12 };
const Type = { i64: 0x7e, i32: 0x7f };
const Code = { i32Const: 0x41, i64Const: 0x42, end: 0x0b };
const MUTABLE = 1;
const EXPORTED_GLOBAL = 3;
const PAGE = 65_536;
/** Zeros after which a new segment begins: V8 allows 100,000 of them. */
const MIN_GAP = 512;

/**
 * The module as it is once it is initialized: its memory and its globals are what the start of Go and the
 * initialization of OPA's packages make of them, so that no instance does that again. Time and random numbers are fixed
 * meanwhile: equal modules have equal snapshots, and a host calls `reseed` of each instance.
 *
 * @param {Uint8Array} wasm
 * @returns {Buffer}
 */
export function snapshotOf(wasm) {
  const sections = sectionsOf(wasm);
  const types = globalTypes(contentOf(sections, Section.global));
  const { memory, globals } = initialized(
    withSections(wasm, replaced(sections, { [Section.export]: (content) => withGlobals(content, types) })),
    types,
  );
  const unknown = sections.find(({ id }) => id === Section.start || id === Section.dataCount);
  if (unknown !== undefined) throw new Error(`Go is not known to write the section ${unknown.id}`);
  const snapshot = withSections(
    wasm,
    replaced(sections, {
      [Section.memory]: (content) => memorySection(content, memory.length / PAGE),
      [Section.global]: () => globalSection(types, globals),
      [Section.data]: () => dataSection(memory),
    }),
  );
  return withoutExports(snapshot, new Set(["_initialize"]));
}

function contentOf(sections, id) {
  const section = sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`the module has no section ${id}`);
  return section.content;
}

function replaced(sections, byId) {
  return sections.map(({ id, content }) => ({ id, content: byId[id]?.(content) ?? content }));
}

function globalTypes(content) {
  const reader = readerOf(content);
  return Array.from({ length: reader.count() }, () => {
    const [type, mutability] = reader.take(2);
    if (mutability !== MUTABLE || !Object.values(Type).includes(type))
      throw new Error("Go is not known to write such a global");
    // The first byte of the expression is its instruction, and Go starts every global with 0.
    const [, value, end] = reader.take(3);
    if (value !== 0 || end !== Code.end) throw new Error("Go is not known to start a global so");
    return type;
  });
}

const nameOf = (index) => `global ${index}`;

function withGlobals(content, types) {
  const reader = readerOf(content);
  const count = reader.count();
  const added = types.flatMap((_, index) => [...name(nameOf(index)), EXPORTED_GLOBAL, ...number(index)]);
  return [Buffer.from(number(count + types.length)), reader.rest(), Buffer.from(added)];
}

/** Memory and globals of an instance, initialized with time and random numbers that are always the same. */
function initialized(wasm, types) {
  const printed = [];
  const print = ConsoleStdout.lineBuffered((line) => printed.push(line));
  const wasi = new WASI([], [], [new OpenFile(new File([])), print, print], { debug: false });
  const unexpected = () => {
    throw new Error("the initialization asks the host");
  };
  const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm), {
    wasi_snapshot_preview1: {
      ...wasi.wasiImport,
      clock_time_get(_id, _precision, at) {
        // Go takes 0 for a broken clock.
        new DataView(exports.memory.buffer).setBigUint64(at, 1n, true);
        return 0;
      },
      random_get(at, length) {
        new Uint8Array(exports.memory.buffer, at, length).fill(1);
        return 0;
      },
    },
    host: { poll: unexpected, builtin: unexpected, read: unexpected },
  });
  const exports = /** @type {Record<string, any> & { memory: WebAssembly.Memory }} */ (instance.exports);
  wasi.initialize({ exports });
  if (printed.length > 0) throw new Error(`the initialization printed: ${printed.join("\n")}`);
  return {
    memory: Buffer.from(exports.memory.buffer),
    globals: types.map((_, index) => exports[nameOf(index)].value),
  };
}

/** The memory section with another minimum. The count and the flags before it take a byte each. */
function memorySection(content, pages) {
  const reader = readerOf(content);
  const start = reader.take(2);
  reader.count();
  return [start, Buffer.from(number(pages)), reader.rest()];
}

function globalSection(types, globals) {
  const all = types.flatMap((type, index) => [
    type,
    MUTABLE,
    type === Type.i32 ? Code.i32Const : Code.i64Const,
    ...signed(globals[index]),
    Code.end,
  ]);
  return Buffer.from([...number(types.length), ...all]);
}

/** Segments of all that is not 0. */
function dataSection(memory) {
  const segments = [];
  for (let at = 0; ;) {
    while (at < memory.length && memory[at] === 0) at++;
    if (at === memory.length) break;
    let end = at;
    for (let zeros = 0; end + zeros < memory.length && zeros < MIN_GAP;) {
      if (memory[end + zeros] === 0) zeros++;
      else {
        end += zeros + 1;
        zeros = 0;
      }
    }
    const header = [0, Code.i32Const, ...signed(at), Code.end, ...number(end - at)];
    segments.push(Buffer.from(header), memory.subarray(at, end));
    at = end;
  }
  return [Buffer.from(number(segments.length / 2)), ...segments];
}

/**
 * What tells a snapshot from another, and a damaged one from itself: as a whole, and in the two parts in which it is loaded, the module without its
 * data section, and that with all after it.
 */
export function describeSnapshot(snapshot) {
  const sha256 = createHash("sha256").update(snapshot).digest("hex");
  const content = contentOf(sectionsOf(snapshot), Section.data);
  const dataAt = content.byteOffset - snapshot.byteOffset - number(content.length).length - 1;
  return {
    sha256,
    crc32: crc32(snapshot),
    bytes: snapshot.length,
    dataAt,
    codeCrc32: crc32(snapshot.subarray(0, dataAt)),
    dataCrc32: crc32(snapshot.subarray(dataAt)),
  };
}
