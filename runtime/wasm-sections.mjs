import { createHash } from "node:crypto";

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

/** Reads numbers, bytes and names of a module one after another. */
function readerOf(bytes, at = 0) {
  const take = (size) => {
    if (at + size > bytes.length) throw new Error("the module ends within a section");
    at += size;
    return bytes.subarray(at - size, at);
  };
  const count = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const [byte] = take(1);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  return { take, count, atEnd: () => at >= bytes.length, text: () => Buffer.from(take(count())).toString() };
}

function* sectionsOf(module) {
  const reader = readerOf(module, 8);
  while (!reader.atEnd()) {
    const [id] = reader.take(1);
    yield { id, content: reader.take(reader.count()) };
  }
}

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
    [...sectionsOf(module)]
      .filter(({ id }) => id !== 0)
      .map(({ id, content }) => [name(id), sha256(content).toString("hex")]),
  );
}

/** An unsigned number in LEB128. */
function leb(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
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
  const sections = [...sectionsOf(module)].map(({ id, content }) => {
    if (id !== EXPORTS) return { id, content };
    const reader = readerOf(content);
    const left = Array.from({ length: reader.count() }, () => {
      const name = reader.text();
      return { name, kind: reader.take(1)[0], index: reader.count() };
    }).filter(({ name }) => !names.has(name));
    const written = left.map(({ name, kind, index }) =>
      Buffer.concat([leb(Buffer.byteLength(name)), Buffer.from(name), Buffer.from([kind]), leb(index)]),
    );
    return { id, content: Buffer.concat([leb(left.length), ...written]) };
  });
  return Buffer.concat([
    module.subarray(0, 8),
    ...sections.flatMap(({ id, content }) => [Buffer.from([id]), leb(content.length), content]),
  ]);
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
    [...sectionsOf(module)]
      .filter(({ id }) => id === 0)
      .flatMap(({ content }) => [...functionNames(content).values()]),
  );
}

/** What OPA's compiler writes into every module in place of the runtime's. */
const WRITTEN_BY_COMPILER = new Set(["eval", "opa_boolean"]);
/** Bytes of a function's SHA-256. */
const HASH_BYTES = 8;

/**
 * What a runtime leaves in the modules that are linked with it: its functions, of which OPA's compiler replaces the
 * unreached ones, and its data.
 *
 * @param {Uint8Array} runtime
 * @returns {{ data: string[], functions: string, replaced: number[] }} `data`: the SHA-256 of each segment. `functions`:
 *   the first 8 bytes of the SHA-256 of each body, in base64. `replaced`: those that the compiler writes itself.
 * @throws Error for a module without names, or of another layout.
 */
export function runtimeIdentity(runtime) {
  const found = { data: [], bodies: [], imports: 0, names: new Map() };
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
    if (id === 11) {
      for (let left = reader.count(); left > 0; left--) {
        if (reader.take(2).join() !== "0,65")
          throw new Error("a data segment of the runtime has no constant offset");
        reader.count();
        reader.take(1);
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
  return { data: found.data, functions: functions.toString("base64"), replaced };
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
