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
const name = (id) => NAMES[id] ?? { 10: "code", 11: "data", 12: "data count" }[id] ?? `section ${id}`;

/**
 * The sections of a module that decide what it does, by name: the SHA-256 of their bytes. Custom sections are left out.
 *
 * @param {Uint8Array} module
 * @returns {Map<string, string>}
 * @throws Error for a module that ends within a section.
 */
export function wasmSections(module) {
  const sections = new Map();
  for (let at = 8; at < module.length;) {
    const id = module[at];
    let size = 0;
    let shift = 0;
    let byte;
    do {
      byte = module[++at];
      size += (byte & 127) * 2 ** shift;
      shift += 7;
    } while (byte >= 128);
    const start = at + 1;
    at = start + size;
    if (at > module.length) throw new Error("the module ends within a section");
    if (id !== 0)
      sections.set(name(id), createHash("sha256").update(module.subarray(start, at)).digest("hex"));
  }
  return sections;
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
