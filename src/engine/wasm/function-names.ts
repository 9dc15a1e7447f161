import { ByteReader, readCustomSections } from "./byte-reader.js";
import { isErrorOf } from "../../base/realms.js";

const FUNCTION_NAMES = 1;
const UTF8 = new TextDecoder();

/** The first byte of the name of a rule's function, and that of a mark of the byte order, which is no part of a name. */
const MAY_BEGIN_RULE = [0x67, 0xef];

/** The names that may be those of rules, and whether there are names. */
interface Names {
  hasSome: boolean;
  candidates: string[];
}

function readNames(sections: readonly Uint8Array[]): Names {
  const names: Names = { hasSome: false, candidates: [] };
  for (const section of sections) addNames(new ByteReader(section), names);
  return names;
}

function addNames(section: ByteReader, names: Names): void {
  while (!section.atEnd) {
    const id = section.byte();
    const part = new ByteReader(section.take(section.count()));
    if (id !== FUNCTION_NAMES) continue;
    for (let left = part.count(); left > 0; left--) {
      part.count();
      names.hasSome = true;
      // Nearly all functions are the runtime's: to make texts of their names would take longer than all else.
      const name = part.take(part.count());
      if (MAY_BEGIN_RULE.includes(name[0] ?? 0)) names.candidates.push(UTF8.decode(name));
    }
  }
}

const RULE = /^g\d+\.data(?=[.[])/;
const PART = /\.([A-Za-z_]\w*)|\["((?:[^"\\]|\\.)*)"\]/gy;

function toPath(name: string): string[] | undefined {
  const rest = name.replace(RULE, "");
  const parts = [...rest.matchAll(PART)];
  if (parts.map(([part]) => part).join("") !== rest) return undefined;
  try {
    return parts.map(([, plain, quoted]) => plain ?? String(JSON.parse(`"${quoted ?? ""}"`)));
  } catch (error) {
    if (isErrorOf(error, "SyntaxError")) return undefined;
    throw error;
  }
}

/** The rules of a module by the names of its functions. */
interface NamedRules {
  /** Their places in `data`, functions of Rego included. Rules that the entrypoints do not reach are missing. */
  paths: string[][];
  /** Whether the module has the names of its functions, and each name of a rule could be read. */
  isComplete: boolean;
}

/** Its name sections. A module that ends in the middle of one has none. */
function readSections(wasm: Uint8Array | WebAssembly.Module): Uint8Array[] {
  return untilItEnds(() => readCustomSections(wasm, "name")) ?? [];
}

function untilItEnds<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isErrorOf(error, "RangeError")) return undefined;
    throw error;
  }
}

function rulesIn(sections: readonly Uint8Array[]): NamedRules {
  const names = untilItEnds(() => readNames(sections));
  if (names === undefined) return { paths: [], isComplete: false };
  const read = names.candidates.filter((name) => RULE.test(name)).map(toPath);
  const paths = read.filter((path) => path !== undefined);
  return { paths, isComplete: names.hasSome && paths.length === read.length };
}

/**
 * Reads the rules of a module, from its name section (WebAssembly 2.0, appendix 7.4.1). OPA names the function of a
 * rule `g0.data.gate.deny`.
 */
export function readNamedRules(wasm: Uint8Array | WebAssembly.Module): NamedRules {
  return rulesIn(readSections(wasm));
}

/** As `readNamedRules`, but they are read on first use. It keeps a copy of the names, not the module. */
export function createNamedRules(wasm: Uint8Array | WebAssembly.Module): () => NamedRules {
  const sections = readSections(wasm).map((section) => section.slice());
  let read: NamedRules | undefined;
  return () => (read ??= rulesIn(sections.splice(0)));
}
