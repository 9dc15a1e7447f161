import { createHash } from "node:crypto";
import { name as nameOf, number, readerOf, sectionsOf, withSections } from "./wasm-binary.mjs";

const NAMES = [
  "custom",
  "type",
  "import",
  "function",
  "table",
  "memory",
  "global",
  "export",
  "start",
  "element",
];
const EXPORTS = 7;
const name = (id) => NAMES[id] ?? { 10: "code", 11: "data", 12: "data count" }[id] ?? `section ${id}`;

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/**
 * The sections of a module that decide what it does, by name: the SHA-256 of their bytes. Custom sections are left out.
 *
 * @param {Uint8Array} module
 * @returns {Map<string, string>}
 * @throws Error for a module that ends within a section.
 */
export function wasmSections(module) {
  return new Map(
    sectionsOf(module)
      .filter(({ id }) => id !== 0)
      .map(({ id, content }) => [name(id), sha256(content).toString("hex")]),
  );
}

/**
 * A module without some of its exports.
 *
 * @param {Uint8Array} module
 * @param {Set<string>} names
 * @returns {Buffer}
 * @throws Error for a module that ends within a section.
 */
export function withoutExports(module, names) {
  const sections = sectionsOf(module).map(({ id, content }) => {
    if (id !== EXPORTS) return { id, content };
    const reader = readerOf(content);
    const left = Array.from({ length: reader.count() }, () => {
      const name = reader.text();
      return { name, kind: reader.take(1)[0], index: reader.count() };
    }).filter(({ name }) => !names.has(name));
    const written = left.flatMap(({ name, kind, index }) => [...nameOf(name), kind, ...number(index)]);
    return { id, content: Buffer.from([...number(left.length), ...written]) };
  });
  return withSections(module, sections);
}

/** The names of functions by their index, imports included. */
function functionNames(content) {
  const reader = readerOf(content);
  const names = new Map();
  if (reader.text() !== "name") return names;
  while (!reader.atEnd()) {
    const [kind] = reader.take(1);
    const part = readerOf(reader.take(reader.count()));
    if (kind !== 1) continue;
    for (let left = part.count(); left > 0; left--) names.set(part.count(), part.text());
  }
  return names;
}

/**
 * The names of a module's functions, imports included.
 *
 * @param {Uint8Array} module
 * @returns {Set<string>}
 */
export function namesOfFunctions(module) {
  return new Set(
    sectionsOf(module)
      .filter(({ id }) => id === 0)
      .flatMap(({ content }) => [...functionNames(content).values()]),
  );
}

/** What OPA's compiler writes into every module in place of the runtime's. */
const WRITTEN_BY_COMPILER = new Set(["eval", "opa_boolean"]);
/** Bytes of a function's SHA-256. */
const HASH_BYTES = 8;
/** What C++ allocates with: the compiler drops it from modules without patterns. */
const OF_PATTERNS = "opa_cache_malloc";

/** `i32.const` with a number that is not negative, and `end`. */
function constantOf(reader, what) {
  const [opcode] = reader.take(1);
  const value = reader.count();
  if (opcode !== 0x41 || reader.take(1)[0] !== 0x0b) throw new Error(`${what} of the runtime is no constant`);
  return value;
}

/** The segments of the table of functions, as text: the place of the first, and their indices. */
function tableSegments(reader) {
  return Array.from({ length: reader.count() }, () => {
    if (reader.take(1)[0] !== 0) throw new Error("a segment of the runtime's table has another form");
    const offset = constantOf(reader, "the place of a segment of the table");
    return JSON.stringify([offset, Array.from({ length: reader.count() }, () => reader.count())]);
  });
}

/**
 * What a runtime leaves in the modules that are linked with it: its functions, of which OPA's compiler replaces the
 * unreached ones, and its data.
 *
 * @param {Uint8Array} runtime
 * @param {Iterable<string>} callable names of the functions that policies call.
 * @returns {{ data: string[], functions: string, replaced: number[], patterns: number, offsets: number[], heapBase: number,
 *   table: string[], stack: number, calls: Record<string, number>, exports: Record<string, number> }} `data`: the SHA-256 of each segment, and
 *   `offsets` their places. `functions`: the first 8 bytes of the SHA-256 of each body, in base64. `replaced`: those that the compiler writes
 *   itself. `patterns`: one that only modules with patterns have. `heapBase`: the end of its data. `table`: the SHA-256 of each segment of its table. `stack`: where its stack begins. `calls`, `exports`: the
 *   indices of functions, imports included.
 * @throws Error for a module without names, or of another layout.
 */
export function runtimeIdentity(runtime, callable) {
  /**
   * @type {{ data: string[], bodies: Buffer[], imports: number, names: Map<number, string>, offsets: number[], table: string[],
   *   globals: number[], exports: Record<string, number> }}
   */
  const found = {
    data: [],
    bodies: [],
    imports: 0,
    names: new Map(),
    offsets: [],
    table: [],
    globals: [],
    exports: {},
  };
  let heapBase;
  for (const { id, content } of sectionsOf(runtime)) {
    const reader = readerOf(content);
    if (id === 0) for (const entry of functionNames(content)) found.names.set(...entry);
    if (id === 2)
      found.imports = WebAssembly.Module.imports(new WebAssembly.Module(runtime)).filter(
        ({ kind }) => kind === "function",
      ).length;
    if (id === 10)
      for (let left = reader.count(); left > 0; left--)
        found.bodies.push(sha256(reader.take(reader.count())));
    if (id === 6)
      for (let left = reader.count(); left > 0; left--) {
        reader.take(2);
        found.globals.push(constantOf(reader, "a global"));
      }
    if (id === EXPORTS)
      for (let left = reader.count(); left > 0; left--) {
        const exported = reader.text();
        const [kind] = reader.take(1);
        const index = reader.count();
        if (kind === 0) found.exports[exported] = index;
        if (exported === "__heap_base") heapBase = index;
      }
    if (id === 9)
      found.table.push(...tableSegments(reader).map((segment) => sha256(segment).toString("hex")));
    if (id === 11) {
      for (let left = reader.count(); left > 0; left--) {
        if (reader.take(1)[0] !== 0) throw new Error("a data segment of the runtime has another form");
        found.offsets.push(constantOf(reader, "the place of a data segment"));
        found.data.push(sha256(reader.take(reader.count())).toString("hex"));
      }
    }
  }
  const replaced = [...found.names]
    .filter(([, called]) => WRITTEN_BY_COMPILER.has(called))
    .map(([index]) => index - found.imports);
  if (replaced.length !== WRITTEN_BY_COMPILER.size)
    throw new Error("the runtime does not name its functions");
  const functions = Buffer.concat(found.bodies.map((hash) => hash.subarray(0, HASH_BYTES)));
  const indexOf = new Map([...found.names].map(([index, called]) => [called, index]));
  const calls = Object.fromEntries(
    [...callable].toSorted().map((called) => {
      const index = indexOf.get(called);
      if (index === undefined) throw new Error(`the runtime has no function ${called}`);
      return [called, index];
    }),
  );
  if (heapBase === undefined) throw new Error("the runtime does not say where its data ends");
  const patterns = indexOf.get(OF_PATTERNS);
  if (patterns === undefined) throw new Error(`the runtime has no function ${OF_PATTERNS}`);
  return {
    data: found.data,
    offsets: found.offsets,
    heapBase: found.globals[heapBase],
    stack: found.globals[0],
    table: found.table,
    replaced,
    patterns: patterns - found.imports,
    calls,
    exports: found.exports,
    functions: functions.toString("base64"),
  };
}

/**
 * The names of the sections that differ between two modules, or are in one of them alone.
 *
 * @param {Uint8Array} left
 * @param {Uint8Array} right
 * @returns {string[]}
 */
export function differingSections(left, right) {
  const [a, b] = [wasmSections(left), wasmSections(right)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
}
