import { ByteReader, readCustomSections, readSections } from "./byte-reader.js";
import { OP, readInstructions } from "./instructions.js";
import { append } from "../../base/lists.js";
import { isBytes, isErrorOf } from "../../base/realms.js";

const FUNCTION_NAMES = 1;
const SECTIONS = { type: 1, import: 2, function: 3, code: 10 } as const;
const FUNCTION_TYPE = 0x60;
const FUNCTION_IMPORT = 0;
const MEMORY_IMPORT = 2;
/** OPA passes the input and the data to the function of a rule, and to one of a function of Rego its arguments, too. */
const RULE_PARAMETERS = 2;
const UTF8 = new TextDecoder();

/** The first byte of the name of a rule's function, and that of a mark of the byte order, which is no part of a name. */
const MAY_BEGIN_RULE = [0x67, 0xef];

/** The names that may be those of rules, with the numbers of their functions, and whether there are names. */
interface Names {
  hasSome: boolean;
  candidates: { index: number; name: string }[];
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
      const index = part.count();
      names.hasSome = true;
      // Nearly all functions are the runtime's: to make texts of their names would take longer than all else.
      const name = part.take(part.count());
      if (MAY_BEGIN_RULE.includes(name[0] ?? 0)) {
        names.candidates.push({ index, name: UTF8.decode(name) });
      }
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
function readNameSections(wasm: Uint8Array | WebAssembly.Module): Uint8Array[] {
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

/** The rules of a module, each with the number of its function. */
function rulesIn(sections: readonly Uint8Array[]): {
  rules: { index: number; path: string[] }[];
  isComplete: boolean;
} {
  const names = untilItEnds(() => readNames(sections));
  if (names === undefined) return { rules: [], isComplete: false };
  const found = names.candidates.filter(({ name }) => RULE.test(name));
  const rules = found.flatMap(({ index, name }) => {
    const path = toPath(name);
    return path === undefined ? [] : [{ index, path }];
  });
  return { rules, isComplete: names.hasSome && rules.length === found.length };
}

/** The number of parameters of each type of functions; `undefined` for a section with other types. */
function readTypes(content: ByteReader): number[] | undefined {
  const types: number[] = [];
  for (let left = content.count(); left > 0; left--) {
    if (content.byte() !== FUNCTION_TYPE) return undefined;
    const parameters = content.count();
    content.skip(parameters);
    content.skip(content.count());
    types.push(parameters);
  }
  return types;
}

/** The types of the functions that a module imports; `undefined` for a section with other imports than OPA's. */
function readImports(content: ByteReader): number[] | undefined {
  const types: number[] = [];
  for (let left = content.count(); left > 0; left--) {
    content.text();
    content.text();
    const kind = content.byte();
    if (kind === FUNCTION_IMPORT) types.push(content.count());
    else if (kind !== MEMORY_IMPORT) return undefined;
    else for (let numbers = content.byte() & 1; numbers >= 0; numbers--) content.count();
  }
  return types;
}

/** A function of a module. */
interface ModuleFunction {
  parameters: number | undefined;
  /** Absent for an imported one. */
  body?: Uint8Array;
}

/** The functions of a module by their numbers; `undefined` for an unknown layout. */
function readFunctions(wasm: Uint8Array): ModuleFunction[] | undefined {
  let types: number[] | undefined;
  let imports: number[] | undefined = [];
  const own: number[] = [];
  const bodies: Uint8Array[] = [];
  for (const { id, content } of readSections(wasm)) {
    if (id === SECTIONS.type) types = readTypes(content);
    if (id === SECTIONS.import) imports = readImports(content);
    if (id === SECTIONS.function)
      for (let left = content.count(); left > 0; left--) own.push(content.count());
    if (id === SECTIONS.code)
      for (let left = content.count(); left > 0; left--) bodies.push(content.take(content.count()));
  }
  if (types === undefined || imports === undefined) return undefined;
  const known = types;
  const withBody = (type: number, index: number): ModuleFunction => {
    const body = bodies[index];
    return { parameters: known[type], ...(body === undefined ? {} : { body }) };
  };
  return [...imports.map((type) => ({ parameters: known[type] })), ...own.map(withBody)];
}

/** The numbers of the functions that a function calls. Those behind an unknown instruction are not found. */
function readCalls({ body }: Pick<ModuleFunction, "body">): number[] {
  if (body === undefined) return [];
  const called: number[] = [];
  untilItEnds(() => {
    for (const instruction of readInstructions(body)) {
      if (instruction?.code === OP.call) called.push(instruction.operand);
    }
  });
  return called;
}

/** Reads the rules of a module by the names of its functions. */
export function readNamedRules(wasm: Uint8Array | WebAssembly.Module): NamedRules {
  const { rules, isComplete } = rulesIn(readNameSections(wasm));
  return { paths: rules.map(({ path }) => path), isComplete };
}

/** A rule, or a part of one, that has a function of its own in a module. */
export interface ModuleRule {
  /** Its place in `data`. */
  path: readonly string[];
  /** Whether it is a function of Rego. */
  isFunction: boolean;
  /** The rules that it calls by their functions: not those that only the evaluation chooses. */
  calls: readonly ModuleRule[];
}

/**
 * Reads the rules of a module, from its name section (WebAssembly 2.0, appendix 7.4.1). OPA names the function of a
 * rule `g0.data.gate.deny`, and that of a function of Rego in the same way. In a `WebAssembly.Module`, whose code cannot
 * be read, and in an unknown layout, each seems to be a rule that calls none.
 */
export function readModuleRules(wasm: Uint8Array | WebAssembly.Module): {
  rules: readonly ModuleRule[];
  isComplete: boolean;
} {
  const { rules, isComplete } = rulesIn(readNameSections(wasm));
  const functions = isBytes(wasm) ? (untilItEnds(() => readFunctions(wasm)) ?? []) : [];
  const found = new Map<number, ModuleRule & { calls: ModuleRule[] }>();
  for (const { index, path } of rules) {
    const isFunction = (functions[index]?.parameters ?? 0) > RULE_PARAMETERS;
    found.set(index, { path, isFunction, calls: [] });
  }
  for (const [index, { calls }] of found) {
    append(
      calls,
      readCalls(functions[index] ?? {}).flatMap((called) => found.get(called) ?? []),
    );
  }
  return { rules: [...found.values()], isComplete };
}

/** As `readNamedRules`, but they are read on first use. It keeps a copy of the names, not the module. */
export function createNamedRules(wasm: Uint8Array | WebAssembly.Module): () => NamedRules {
  const sections = readNameSections(wasm).map((section) => section.slice());
  let read: NamedRules | undefined;
  return () => {
    if (read === undefined) {
      const { rules, isComplete } = rulesIn(sections.splice(0));
      read = { paths: rules.map(({ path }) => path), isComplete };
    }
    return read;
  };
}
