import { randomFillSync } from "node:crypto";
import { EvaluationError, failedPolicy } from "../../base/errors.js";
import { message, option, type MessageText } from "../../base/message.js";
import { mayHaveLargeNumber, mayHaveTextOfKeys } from "../../base/terms/json-value.js";
import { NO_HOST, type EvaluationInstance, type PassHost } from "./evaluation-instance.js";
import type { InputSnapshot } from "./input-snapshot.js";
import { checkAbiVersion, growMemory, PAGE_BYTES, parsedBytes, type PolicyModule } from "./policy-module.js";
import { ValueWriter, WORD_BYTES } from "./value-writer.js";
import { findZero } from "./zero-byte.js";
import { isErrorOf } from "../../base/realms.js";

/** OPA's `opa_abort`: the policy aborted. `message` is OPA's text. */
export class PolicyAbort extends Error {
  /** @param limit the limit of its memory, in words. */
  static of(text: string, limit: MessageText): PolicyAbort {
    return text === "opa_malloc: failed" ? new PolicyOutOfMemory(text, limit) : new PolicyAbort(text);
  }
}

/** The policy aborted because it may use no more memory. */
export class PolicyOutOfMemory extends PolicyAbort {
  readonly limit: MessageText;

  constructor(text: string, limit: MessageText) {
    super(text);
    this.limit = limit;
  }
}

/** The id with which the runtime queries the host whether to continue (runtime/src/steps.c). */
const ASK = -1;
/** Steps between two questions: about 0.1 ms. A question takes about 0.1 µs. */
const STEPS = 10_000;

interface PolicyExports {
  memory?: unknown;
  builtins(): number;
  /** Of our runtime alone. */
  opa_cache_reserve?(bytes: number): void;
  entrypoints(): number;
  eval(context: number): number;
  opa_eval_ctx_new(): number;
  opa_eval_ctx_set_data(context: number, value: number): void;
  opa_eval_ctx_set_entrypoint(context: number, id: number): void;
  opa_eval_ctx_set_input(context: number, value: number): void;
  opa_eval_ctx_get_result(context: number): number;
  /** Of our runtime alone. */
  opa_hash_seed_set?(a: number, b: number, c: number, d: number): void;
  opa_heap_ptr_get(): number;
  opa_heap_ptr_set(address: number): void;
  opa_json_dump(value: number): number;
  /** Of our runtime alone. */
  opa_json_parse_in_place?(address: number, size: number, maxDepth: number): number;
  opa_malloc(size: number): number;
  opa_value_dump(value: number): number;
  opa_value_parse(address: number, size: number): number;
  /** Of our runtime alone. */
  opa_value_parse_in_place?(address: number, size: number): number;
  /** Of our runtime alone. */
  opa_value_read?(address: number, words: number): number;
  opa_steps_set?(steps: number): void;
}

/** The type of a value by its first byte (runtime/src/value.h). The last two are of values that a policy has as constants. */
const TYPES = [
  ...["any", "null", "boolean", "number", "string", "array", "object", "set"],
  ...["string", "boolean"],
];

/** Deeper texts need the full parser. */
const MAX_UNCHECKED_DEPTH = 512;

/** In characters. */
const SHORT_TEXT = 4096;
/** In bytes. */
const SHORT_ANSWER = 48;
/** Of one unit of UTF-16. */
const MAX_UTF8_BYTES = 3;

/** A document in an instance's heap. */
interface LoadedDocument {
  snapshot: InputSnapshot | undefined;
  /** Address of the parsed value; 0 for none. */
  address: number;
  /** End of the heap after it. */
  heapEnd: number;
}

const NOTHING_LOADED: LoadedDocument = { snapshot: undefined, address: 0, heapEnd: 0 };

/**
 * An instance of a policy, by OPA's Wasm ABI.
 *
 * Its heap contains compiled patterns, the data, the input, and the values of a pass. A pass starts by resetting the heap to the end of
 * the input, so data and input are parsed once for many passes.
 */
export class PolicyInstance implements EvaluationInstance {
  readonly #module: PolicyModule;
  /** The key of the hashes of all values in the memory, so that an input cannot choose keys that collide. */
  readonly #hashSeed = randomFillSync(new Uint32Array(4));
  readonly #memory: WebAssembly.Memory;
  #exports: PolicyExports;
  #bytes: Buffer;
  readonly #emptyHeap: number;
  /** Writes values where the module has our runtime, which reads them. */
  readonly #writer: ValueWriter | undefined;
  #data = NOTHING_LOADED;
  #input = NOTHING_LOADED;
  #isBroken = false;
  #isPolling = false;
  /** The last short text that was read: most policies answer the same again and again, and to compare takes less than to decode. */
  #lastShort = "";
  /** The last text that was JSON as it is shown. */
  #lastPlain = "";
  host: PassHost = NO_HOST;

  constructor(module: PolicyModule) {
    this.#module = module;
    const { memory, exports } = instantiate(module, this.#imports());
    this.#memory = memory;
    this.#exports = exports;
    this.#bytes = Buffer.from(memory.buffer);
    checkAbiVersion(exports as unknown as WebAssembly.Exports);
    this.#seedHashes();
    this.#reserveCache();
    this.#emptyHeap = this.#exports.opa_heap_ptr_get();
    this.#writer =
      module.hasOurRuntime && this.#exports.opa_value_read !== undefined
        ? new ValueWriter(memory, module.maximumPages)
        : undefined;
  }

  /** Before the first value: values hashed with another key are not found. */
  #seedHashes(): void {
    const [a = 0, b = 0, c = 0, d = 0] = this.#hashSeed;
    this.#exports.opa_hash_seed_set?.(a, b, c, d);
  }

  /** Below all documents: compiled patterns remain there when a pass resets the heap. */
  #reserveCache(): void {
    const { cachePages } = this.#module;
    if (cachePages > 0) this.#exports.opa_cache_reserve?.(cachePages * PAGE_BYTES);
  }

  get memoryBytes(): number {
    return this.#view().length;
  }

  get dataBytes(): number {
    return Math.max(0, (this.#data.heapEnd >>> 0) - this.#emptyHeap);
  }

  /** The snapshot whose parsed form is in the heap. */
  get inputSnapshot(): InputSnapshot | undefined {
    return this.#input.snapshot;
  }

  get dataSnapshot(): InputSnapshot | undefined {
    return this.#data.snapshot;
  }

  /** Returns the ids of the built-ins that the policy calls, by name. */
  builtinIds(): Record<string, number> {
    return this.#table(this.#exports.builtins());
  }

  /** Returns the ids of the entrypoints, by name. */
  entrypointIds(): Record<string, number> {
    return this.#table(this.#exports.entrypoints());
  }

  #table(value: number): Record<string, number> {
    return JSON.parse(this.#readText(this.#exports.opa_json_dump(value))) as Record<string, number>;
  }

  /** Loads data and input into the heap unless they are there. Restores a broken instance first. */
  load(data: InputSnapshot, input: InputSnapshot): void {
    if (this.#isBroken) this.#restore();
    if (this.#data.snapshot !== data) {
      this.#input = NOTHING_LOADED;
      this.#data = NOTHING_LOADED;
      this.#data = this.#parse(data, this.#emptyHeap, "data");
    }
    if (this.#input.snapshot !== input) {
      this.#input = NOTHING_LOADED;
      this.#input = this.#parse(input, this.#data.heapEnd, "input");
    }
  }

  #parse(snapshot: InputSnapshot, heapStart: number, subject: string): LoadedDocument {
    this.#exports.opa_heap_ptr_set(heapStart);
    let address = 0;
    if (!snapshot.isAbsent) address = this.#takeValue(snapshot) || this.#takeText(snapshot, heapStart);
    if (address === 0 && !snapshot.isAbsent) {
      throw new EvaluationError(`${subject} is not valid`, { code: "input_invalid" });
    }
    return { snapshot, address, heapEnd: this.#exports.opa_heap_ptr_get() };
  }

  /** Writes a value into the heap. Returns 0 for one that needs its text. */
  #takeValue(snapshot: InputSnapshot): number {
    if (snapshot.borrowedValue === undefined || this.#writer === undefined) return 0;
    const heapStart = this.#exports.opa_heap_ptr_get() >>> 0;
    const words = writeValue(this.#writer, snapshot, heapStart);
    if (words === 0) return 0;
    this.#exports.opa_heap_ptr_set(heapStart + words * WORD_BYTES);
    const value = this.#exports.opa_value_read?.(heapStart, words) ?? 0;
    if (value === 0) this.#exports.opa_heap_ptr_set(heapStart);
    return value;
  }

  #takeText(snapshot: InputSnapshot, heapStart: number): number {
    // From here on a value is its text.
    if (snapshot.borrowedValue !== undefined) snapshot.own();
    if (snapshot.size > PAGE_BYTES) this.#freeSpace(heapStart + parsedBytes(this.#module, snapshot));
    return this.#parseUnchecked(snapshot) || this.#parseChecked(snapshot);
  }

  /** Grows the memory at once: the runtime would do it by a quarter at a time, up to a quarter more than it needs. */
  #freeSpace(bytes: number): void {
    const missing = bytes - this.memoryBytes;
    if (missing <= 0 || !this.#module.hasOurRuntime) return;
    const pages = this.memoryBytes / PAGE_BYTES;
    const more = Math.min(Math.ceil(missing / PAGE_BYTES), this.#module.maximumPages - pages);
    // Without them it may need less; otherwise the runtime reports that the memory is exhausted.
    growMemory(this.#memory, more);
  }

  setPolling(polling: boolean): void {
    this.#isPolling = polling;
    if (this.#module.countsSteps) this.#exports.opa_steps_set?.(polling ? STEPS : 0);
  }

  /** Reads an unchecked text. Returns 0 for one that needs the full parser, which reports the error. */
  #parseUnchecked(snapshot: InputSnapshot): number {
    const { unchecked } = snapshot;
    if (unchecked === undefined || !this.#module.hasOurRuntime) return 0;
    const heapStart = this.#exports.opa_heap_ptr_get();
    const address = this.#place(unchecked);
    const value =
      this.#exports.opa_json_parse_in_place?.(address, unchecked.length, MAX_UNCHECKED_DEPTH) ?? 0;
    if (value === 0) this.#exports.opa_heap_ptr_set(heapStart);
    else snapshot.accept();
    return value;
  }

  #parseChecked({ content = "" }: InputSnapshot): number {
    return typeof content === "string" ? this.#parseText(content) : this.#parseBytes(content);
  }

  /** Runs one pass. Returns the address of the result set. */
  evaluate(entrypointId: number): number {
    const x = this.#exports;
    x.opa_heap_ptr_set(this.#input.heapEnd);
    const context = x.opa_eval_ctx_new();
    if (this.#input.address !== 0) x.opa_eval_ctx_set_input(context, this.#input.address);
    x.opa_eval_ctx_set_data(context, this.#data.address);
    x.opa_eval_ctx_set_entrypoint(context, entrypointId);
    x.eval(context);
    return x.opa_eval_ctx_get_result(context);
  }

  /** Returns the Rego text of a value. */
  dump(value: number): string {
    return this.#readText(this.#exports.opa_value_dump(value));
  }

  /** Only our own runtime writes sets and keys in OPA's order. */
  dumpJson(value: number): string | undefined {
    if (!this.#module.hasOurRuntime) return undefined;
    const json = this.#readText(this.#exports.opa_json_dump(value));
    if (json === this.#lastPlain) return json;
    if (mayHaveTextOfKeys(json) || mayHaveLargeNumber(json)) return undefined;
    if (json.length <= SHORT_ANSWER) this.#lastPlain = json;
    return json;
  }

  /**
   * Returns the Rego text of each value as UTF-8. The bytes are views that live until the next call into the instance.
   */
  dumpBytes(values: readonly number[]): Uint8Array[] {
    const starts = values.map((value) => this.#exports.opa_value_dump(value) >>> 0);
    const bytes = this.#view();
    return starts.map((start) => bytes.subarray(start, findZero(bytes, start)));
  }

  mayHaveTypes(values: readonly number[], types: readonly (readonly string[])[]): boolean {
    if (!this.#module.hasOurRuntime) return true;
    const bytes = this.#view();
    return values.every((value, i) => {
      const type = TYPES[bytes[value >>> 0] ?? 0] ?? "any";
      const allowed = types[i];
      return type === "any" || allowed === undefined || allowed.includes("any") || allowed.includes(type);
    });
  }

  /**
   * Loads a value into the heap from its Rego text as UTF-8. The bytes are copied.
   *
   * @throws EvaluationError `policy_failed` for a text that is not a value: 0 would make it undefined.
   */
  put(text: Uint8Array): number {
    const value = this.#parseBytes(text);
    if (value === 0) {
      throw failedPolicy("the policy cannot read the answer of a built-in");
    }
    return value;
  }

  #parseBytes(text: Uint8Array): number {
    return this.#read(this.#place(text), text.length);
  }

  #parseText(text: string): number {
    // Of a short one the most it can take is reserved: counting takes longer.
    const room = text.length < SHORT_TEXT ? text.length * MAX_UTF8_BYTES : Buffer.byteLength(text);
    const address = this.#exports.opa_malloc(room) >>> 0;
    return this.#read(address, this.#view().write(text, address, room));
  }

  /** Copies a text into the heap, where values can refer to it. */
  #place(text: Uint8Array): number {
    const address = this.#exports.opa_malloc(text.length) >>> 0;
    this.#view().set(text, address);
    return address;
  }

  #read(address: number, size: number): number {
    return (
      this.#exports.opa_value_parse_in_place?.(address, size) ?? this.#exports.opa_value_parse(address, size)
    );
  }

  /**
   * After an error, which leaves the shadow stack unreset. The next `load` instantiates the module again: that runs its code, so it must
   * happen under the guard of a pass.
   */
  renew(intact: boolean): void {
    this.#isBroken = true;
    if (intact) return;
    this.#data = NOTHING_LOADED;
    this.#input = NOTHING_LOADED;
  }

  /** The memory stays; a new instance over it rewrites the static area. */
  #restore(): void {
    this.#exports = this.#instantiateOver(this.#memory);
    this.#seedHashes();
    this.#reserveCache();
    if (this.#exports.opa_heap_ptr_get() !== this.#emptyHeap) {
      throw failedPolicy("the policy's memory cannot be restored");
    }
    this.#isBroken = false;
    this.setPolling(this.#isPolling);
  }

  #instantiateOver(memory: WebAssembly.Memory): PolicyExports {
    const instance = new WebAssembly.Instance(this.#module.module, { env: { ...this.#imports(), memory } });
    return instance.exports as unknown as PolicyExports;
  }

  #imports(): Record<string, unknown> {
    const { callSites } = this.#module;
    const call = (id: number, context: number, ...args: number[]): number =>
      this.host.dispatch(this, id, args, callSites[context - 1]);
    const callWithoutArguments = (id: number, context: number): number => {
      if (id !== ASK) return call(id, context);
      this.host.poll();
      return 0;
    };
    return {
      opa_abort: (address: number): never => {
        const limit = message`the ${this.#module.maximumPages * PAGE_BYTES} bytes that ${option("maxMemoryBytes")} allows`;
        throw PolicyAbort.of(this.#readText(address), limit);
      },
      opa_println: (): void => undefined,
      opa_builtin0: callWithoutArguments,
      opa_builtin1: call,
      opa_builtin2: call,
      opa_builtin3: call,
      opa_builtin4: call,
    };
  }

  /** Returns a view of the current memory. Growing it detaches earlier views, which leaves them empty. */
  #view(): Buffer {
    if (this.#bytes.length === 0) this.#bytes = Buffer.from(this.#memory.buffer);
    return this.#bytes;
  }

  #readText(address: number): string {
    const start = address >>> 0;
    const bytes = this.#view();
    const end = endOfText(bytes, start);
    if (isAsciiText(bytes, start, end, this.#lastShort)) return this.#lastShort;
    const text = bytes.toString("utf8", start, end);
    if (text.length <= SHORT_ANSWER) this.#lastShort = text;
    return text;
  }
}

/** Writes a borrowed value. Its errors are the snapshot's failure. */
function writeValue(writer: ValueWriter, snapshot: InputSnapshot, address: number): number {
  try {
    return writer.write(snapshot.borrowedValue, address);
  } catch (error) {
    return snapshot.fail(error);
  }
}

/** Where the zero byte is that ends a text. Of a short one it is found here sooner than by a call. */
function endOfText(bytes: Uint8Array, start: number): number {
  const end = Math.min(start + SHORT_ANSWER, bytes.length);
  for (let at = start; at < end; at++) if (bytes[at] === 0) return at;
  return findZero(bytes, end);
}

/**
 * Returns whether bytes are a text of ASCII alone. Of another text no byte of UTF-8 is the unit of UTF-16 at its place.
 */
function isAsciiText(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  if (end - start !== text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false;
  return true;
}

function createMemory(initial: number, maximum: number): WebAssembly.Memory {
  try {
    return new WebAssembly.Memory({ initial, maximum });
  } catch (error) {
    throw new EvaluationError("the machine has no memory left for an instance of the policy", {
      code: "memory_limit",
      cause: error,
    });
  }
}

/** Instantiates over a new memory; a module of unknown size gets more until it fits. */
function instantiate(
  { module, initialPages, maximumPages }: PolicyModule,
  imports: Record<string, unknown>,
): { memory: WebAssembly.Memory; exports: PolicyExports } {
  for (let pages = initialPages; ; pages = Math.min(pages * 2, maximumPages)) {
    const memory = createMemory(pages, maximumPages);
    try {
      const instance = new WebAssembly.Instance(module, { env: { ...imports, memory } });
      return { memory, exports: instance.exports as unknown as PolicyExports };
    } catch (error) {
      const tooSmall = isErrorOf(error, "LinkError") || isErrorOf(error, "RuntimeError");
      if (!tooSmall || pages >= maximumPages) throw error;
    }
  }
}
