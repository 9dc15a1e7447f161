import { ByteReader, readCustomSections } from "./byte-reader.js";

const FUNCTION_NAMES = 1;

function readNames(section: ByteReader): string[] {
  const names: string[] = [];
  while (!section.atEnd) {
    const id = section.byte();
    const part = new ByteReader(section.take(section.count()));
    if (id !== FUNCTION_NAMES) continue;
    for (let left = part.count(); left > 0; left--) {
      part.count();
      names.push(part.text());
    }
  }
  return names;
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
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The rules of a module by the names of its functions. */
export interface NamedRules {
  /** Their places in `data`, functions of Rego included. Rules that the entrypoints do not reach are missing. */
  paths: string[][];
  /** Whether the module has the names of its functions, and each name of a rule could be read. */
  isComplete: boolean;
}

/**
 * The rules of a module, from its name section (WebAssembly 2.0, appendix 7.4.1). OPA names the function of a rule
 * `g0.data.gate.deny`.
 */
export function readNamedRules(wasm: Uint8Array | WebAssembly.Module): NamedRules {
  let names: string[];
  try {
    names = readCustomSections(wasm, "name").flatMap((section) => readNames(new ByteReader(section)));
  } catch (error) {
    if (error instanceof RangeError) return { paths: [], isComplete: false };
    throw error;
  }
  const read = names.filter((name) => RULE.test(name)).map(toPath);
  const paths = read.filter((path) => path !== undefined);
  return { paths, isComplete: names.length > 0 && paths.length === read.length };
}
