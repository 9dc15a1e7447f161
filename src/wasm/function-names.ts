import { ByteReader, readSections } from "./byte-reader.js";

const CUSTOM_SECTION = 0;
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

const PART = /\.([A-Za-z_]\w*)|\["((?:[^"\\]|\\.)*)"\]/gy;

function toPath(name: string): string[] | undefined {
  const rest = name.replace(/^g\d+\.data(?=[.[])/, "");
  if (rest === name) return undefined;
  const parts = [...rest.matchAll(PART)];
  if (parts.map(([part]) => part).join("") !== rest) return undefined;
  return parts.map(([, plain, quoted]) => plain ?? String(JSON.parse(`"${quoted ?? ""}"`)));
}

/**
 * The places in `data` of a module's rules, by the names of their functions. Rules that the compiler inlined are
 * missing, as are all of a stripped module, and of one whose names cannot be read.
 */
export function readRulePaths(wasm: Uint8Array): string[][] {
  try {
    return readFunctionNames(wasm)
      .map(toPath)
      .filter((path) => path !== undefined);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * The names of a module's functions, from its name section (WebAssembly 2.0, appendix 7.4.1); empty when stripped. OPA
 * names the function of a rule `g0.data.gate.deny`.
 *
 * @throws RangeError for a truncated module.
 */
function readFunctionNames(wasm: Uint8Array): string[] {
  for (const { id, content } of readSections(wasm)) {
    if (id === CUSTOM_SECTION && content.text() === "name") return readNames(content);
  }
  return [];
}
