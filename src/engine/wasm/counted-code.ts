import identity from "../../../runtime/identity.json" with { type: "json" };
import { append } from "../../base/lists.js";
import { type ByteReader, readSections } from "./byte-reader.js";
import { constantIn, I32, OP, readInstructions, type Instruction } from "./instructions.js";
import { sha256Hex } from "../../base/text/sha256.js";

const FUNCTION_IMPORT = 0;
const MEMORY_IMPORT = 2;
const FUNCTION_EXPORT = 0;
const SECTIONS = {
  import: 2,
  table: 4,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
} as const;

const FUNCTION_REFERENCE = 0x70;
/** The functions of the runtime that a policy's calls. */
const CALLABLE: ReadonlySet<number> = new Set(Object.values(identity.calls));
const { calls, exports: runtimeExports } = identity;
/** The functions that only the start function calls. */
const AT_START: readonly number[] = [calls.opa_malloc_init, calls.opa_mpd_init, calls.opa_mapping_init];
/** Bytes of a hash in `identity.functions`. */
const HASH_BYTES = 8;
const RUNTIME_FUNCTIONS = Buffer.byteLength(identity.functions, "base64") / HASH_BYTES;
const REPLACED: ReadonlySet<number> = new Set(identity.replaced);

/** Returns whether a function is as it is in the runtime, by its number in the code. */
function isOfRuntime(at: number): boolean {
  return at < RUNTIME_FUNCTIONS && !REPLACED.has(at);
}

/** The parts of a module around the code of a policy. */
interface Layout {
  imports: number;
  exported: Map<string, number>;
  start: number | undefined;
  /** The functions of the policy that the table has. */
  tabled: number[];
  dataEnd: number;
  /** Without those of the runtime, which are known, except for the replaced ones. */
  bodies: (Uint8Array | undefined)[];
}

/** `undefined` for another expression than a constant. */
function readOffset(reader: ByteReader): number | undefined {
  if (reader.byte() !== OP.i32Const) return undefined;
  const value = constantIn(reader);
  return reader.byte() === OP.end && value >= 0 ? value : undefined;
}

function readImports(content: ByteReader): number | undefined {
  let functions = 0;
  for (let left = content.count(); left > 0; left--) {
    content.text();
    content.text();
    const kind = content.byte();
    if (kind === FUNCTION_IMPORT) {
      content.count();
      functions++;
    } else if (kind === MEMORY_IMPORT) {
      const limits = content.byte();
      if (limits > 1) return undefined;
      for (let numbers = limits; numbers >= 0; numbers--) content.count();
    } else return undefined;
  }
  return functions;
}

function readExports(content: ByteReader): Map<string, number> {
  const found = new Map<string, number>();
  for (let left = content.count(); left > 0; left--) {
    const name = content.text();
    const kind = content.byte();
    const index = content.count();
    if (kind === FUNCTION_EXPORT) found.set(name, index);
  }
  return found;
}

/** Returns whether there is one table, of functions, with no contents except for those of its segments. */
function hasTable(content: ByteReader): boolean {
  return content.count() === 1 && content.byte() === FUNCTION_REFERENCE;
}

/** Returns whether the stack pointer of the runtime is the only variable, and as it was. */
function hasGlobals(content: ByteReader): boolean {
  for (let index = 0, left = content.count(); left > 0; index++, left--) {
    const [type, mutable] = [content.byte(), content.byte()];
    const value = readOffset(content);
    if (type !== I32 || value === undefined || (mutable === 1) !== (index === 0)) return false;
    if (index === 0 && value !== identity.stack) return false;
  }
  return true;
}

/** Reads the functions of the table behind those of the runtime; `undefined` for another table. */
function readTable(content: ByteReader): number[] | undefined {
  const added: number[] = [];
  for (let index = 0, left = content.count(); left > 0; index++, left--) {
    if (content.byte() !== 0) return undefined;
    const offset = readOffset(content);
    const functions: number[] = [];
    for (let size = content.count(); size > 0; size--) functions.push(content.count());
    const known = identity.table[index];
    if (known === undefined) append(added, functions);
    else if (sha256Hex(JSON.stringify([offset, functions])) !== known) return undefined;
  }
  return added;
}

/** Where the data of the policy end; `undefined` when they overlap, or lie on the variables of the runtime. */
function readDataEnd(content: ByteReader): number | undefined {
  let end = 0;
  for (let index = 0, left = content.count(); left > 0; index++, left--) {
    if (content.byte() !== 0) return undefined;
    const offset = readOffset(content);
    const size = content.take(content.count()).length;
    const known = identity.offsets[index];
    if (offset === undefined || offset < end || (known !== undefined && offset !== known)) return undefined;
    // The first segment behind those of the runtime holds its variables.
    const isOfVariables = index === identity.offsets.length;
    if (isOfVariables && offset + size !== identity.heapBase) return undefined;
    end = offset + size;
  }
  return end < identity.heapBase ? undefined : end;
}

function readBodies(content: ByteReader): (Uint8Array | undefined)[] {
  const bodies: (Uint8Array | undefined)[] = [];
  for (let at = 0, left = content.count(); left > 0; at++, left--) {
    const size = content.count();
    if (isOfRuntime(at)) {
      content.skip(size);
      bodies.push(undefined);
    } else bodies.push(content.take(size));
  }
  return bodies;
}

function readLayout(wasm: Uint8Array): Layout | undefined {
  const layout: { [Name in keyof Layout]?: Layout[Name] | undefined } = {};
  for (const { id, content } of readSections(wasm)) {
    if (id === SECTIONS.import) layout.imports = readImports(content);
    if (id === SECTIONS.table && !hasTable(content)) return undefined;
    if (id === SECTIONS.global && !hasGlobals(content)) return undefined;
    if (id === SECTIONS.export) layout.exported = readExports(content);
    if (id === SECTIONS.start) layout.start = content.count();
    if (id === SECTIONS.element) layout.tabled = readTable(content);
    if (id === SECTIONS.data) layout.dataEnd = readDataEnd(content);
    if (id === SECTIONS.code) layout.bodies = readBodies(content);
  }
  const { imports, exported, start, tabled, dataEnd, bodies } = layout;
  if (imports === undefined || exported === undefined || tabled === undefined) return undefined;
  return dataEnd === undefined || bodies === undefined
    ? undefined
    : { imports, exported, start, tabled, dataEnd, bodies };
}

/** Returns whether a loop starts with a count: `opa_value_iter` counts a step, and the loop ends when it returns no value. */
function isCounted([first, second, call, tee, eqz, exit]: readonly (Instruction | undefined)[]): boolean {
  return (
    first?.code === OP.localGet &&
    second?.code === OP.localGet &&
    call?.code === OP.call &&
    call.operand === calls.opa_value_iter &&
    tee?.code === OP.localTee &&
    eqz?.code === OP.i32Eqz &&
    exit?.code === OP.brIf &&
    exit.operand === 1
  );
}

/** Returns whether a function counts its call before anything else. */
function countsItsCall([first, second]: readonly (Instruction | undefined)[]): boolean {
  if (first?.code === OP.call) return first.operand === calls.opa_steps_call;
  return first?.code === OP.i32Const && second?.code === OP.call && second.operand === calls.opa_memoize_get;
}

/** Additional permissions of a function. */
interface Rights {
  mayCall: (index: number) => boolean;
  /** Whether it has the context of the evaluation, and stores the result there. */
  hasContext?: boolean;
  isSilent?: boolean;
}

const RESULT_OFFSET = 8;
/** The alignment of four bytes, as its logarithm. */
const WORD_ALIGNMENT = 2;

function isContextAndLocal([address, value]: readonly Instruction[]): boolean {
  return address?.code === OP.localGet && address.operand === 0 && value?.code === OP.localGet;
}

function isAllowed(body: Uint8Array, { mayCall, hasContext = false, isSilent = false }: Rights): boolean {
  const all: Instruction[] = [];
  for (const instruction of readInstructions(body)) {
    if (instruction === undefined) return false;
    all.push(instruction);
  }
  if (!isSilent && !countsItsCall(all)) return false;
  return all.every(({ code, operand, second }, index) => {
    switch (code) {
      case OP.loop:
        return isCounted(all.slice(index + 1, index + 7));
      case OP.call:
        return mayCall(operand);
      case OP.callIndirect:
        return second === 0;
      // Of another alignment, more numbers can follow.
      case OP.load:
        return hasContext && operand === WORD_ALIGNMENT;
      case OP.store:
        return (
          hasContext &&
          operand === WORD_ALIGNMENT &&
          second === RESULT_OFFSET &&
          isContextAndLocal(all.slice(index - 2, index))
        );
      case OP.localSet:
      case OP.localTee:
        return !(hasContext && operand === 0);
      default:
        return true;
    }
  });
}

/**
 * Returns whether a body is that of the start function, which sets the runtime's heap, behind all data, and the names of the policy's
 * functions.
 */
function isStart(body: Uint8Array, dataEnd: number): boolean {
  const all = [...readInstructions(body)];
  const called = all.flatMap((one) => (one?.code === OP.call ? [one.operand] : []));
  const only = all.every((one) => one?.code === OP.call || one?.code === OP.i32Const || one?.code === OP.end);
  return only && called.join() === AT_START.join() && (all[0]?.operand ?? 0) >= dataEnd;
}

/** The code of OPA's compiler for each name of a list: an insertion of the text at an address, with a number. */
const INSERTION: readonly { code: number; operand?: number }[] = [
  { code: OP.localGet, operand: 0 },
  { code: OP.i32Const },
  { code: OP.call, operand: calls.opa_string_terminated },
  { code: OP.i64Const },
  { code: OP.call, operand: calls.opa_number_int },
  { code: OP.call, operand: calls.opa_object_insert },
];
/** Of the texts that a list may read: each can be as long as all data. */
const MAX_LISTED_BYTES = 256 * 1024 * 1024;

function isLike(
  found: Instruction | undefined,
  { code, operand }: { code: number; operand?: number },
): boolean {
  return found?.code === code && (operand === undefined || found.operand === operand);
}

/**
 * Returns whether a function lists names as OPA's compiler writes it: nothing else may run before the first call of the
 * host. It ends soon, whatever the names are.
 */
function isList(body: Uint8Array, dataEnd: number): boolean {
  const [create, keep, ...rest] = readInstructions(body);
  const end = rest.splice(-2);
  const count = rest.length / INSERTION.length;
  return (
    isLike(create, { code: OP.call, operand: calls.opa_object }) &&
    isLike(keep, { code: OP.localSet, operand: 0 }) &&
    isLike(end[0], { code: OP.localGet, operand: 0 }) &&
    isLike(end[1], { code: OP.end }) &&
    Number.isInteger(count) &&
    count * dataEnd <= MAX_LISTED_BYTES &&
    rest.every((found, index) => {
      const wanted = INSERTION[index % INSERTION.length];
      // The compiler writes no address behind the data, and NaN is a negative one.
      return (
        wanted !== undefined &&
        isLike(found, wanted) &&
        (found?.code !== OP.i32Const || found.operand < dataEnd)
      );
    })
  );
}

/**
 * Returns whether every loop and every function of a policy, except for those of the runtime, counts its steps and leaves the count
 * alone, and its start functions end by themselves: true for a module that OPA's compiler made. `hasOurRuntime` has to hold too.
 *
 * It does not prove that the functions of the runtime are called with values of their types. A module that is made to
 * overwrite the memory of the runtime can end its count.
 *
 * @throws RangeError for a module that ends within a section.
 */
export function countsEveryStep(wasm: Uint8Array): boolean {
  const layout = readLayout(wasm);
  if (layout === undefined) return false;
  const { imports, exported, start, tabled, dataEnd, bodies } = layout;
  const end = imports + RUNTIME_FUNCTIONS;
  const own = new Set([exported.get("builtins"), exported.get("entrypoints"), start]);
  const isOfPolicy = (index: number): boolean => index >= end && !own.has(index);
  // Without it the host is never called.
  if (!exported.has("opa_steps_set")) return false;
  for (const [name, index] of exported) {
    const known = (runtimeExports as Record<string, number>)[name];
    const isOwn = index >= end ? own.has(index) : name === "eval" && REPLACED.has(index - imports);
    if (known === undefined ? !isOwn : index !== known) return false;
  }
  if (start === undefined || start < end || !tabled.every(isOfPolicy)) return false;
  const mayCall = (index: number): boolean =>
    isOfPolicy(index) || index < imports || (CALLABLE.has(index) && !AT_START.includes(index));
  return bodies.every((body, at) => {
    if (body === undefined) return true;
    const index = at + imports;
    if (index === calls.opa_boolean) return isAllowed(body, { mayCall: () => false, isSilent: true });
    if (index < end) return isAllowed(body, { mayCall, hasContext: true, isSilent: true });
    if (index === start) return isStart(body, dataEnd);
    return own.has(index) ? isList(body, dataEnd) : isAllowed(body, { mayCall });
  });
}
