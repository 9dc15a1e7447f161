import { number, readerOf, sectionsOf, withSections } from "../runtime/wasm-binary.mjs";

const MEMORY_SECTION = 5;

/** Gives the memory of a module a maximum, in pages of 64 KiB. Go has no option for it. */
export function limitMemory(wasm, maxPages) {
  const sections = sectionsOf(wasm);
  const memory = sections.find(({ id }) => id === MEMORY_SECTION);
  if (memory === undefined) throw new Error("the module has no memory section");
  const reader = readerOf(memory.content);
  if (reader.count() !== 1 || reader.take(1)[0] !== 0)
    throw new Error("the memory section is not what Go is known to write");
  memory.content = Buffer.from([1, 1, ...number(reader.count()), ...number(maxPages)]);
  return withSections(wasm, sections);
}
