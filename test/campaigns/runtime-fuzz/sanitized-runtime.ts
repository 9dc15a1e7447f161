import { readFileSync } from "node:fs";

/** An address in the memory of a runtime; 0 is NULL. */
export type Address = number;

/** The runtime caused undefined behaviour in C, or aborted. */
export class RuntimeFault extends Error {
  override readonly name = "RuntimeFault";
}

/** The runtime ended the evaluation because of the input, which is not a defect. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

const REFUSALS = new Set([
  "opa_malloc: failed",
  "illegal utf-8",
  // For example half a surrogate pair, which the host never passes on.
  "illegal string escape character",
  // An exponent beyond the decimal library's range.
  "opa_number_to_bf: invalid number",
]);
const WHY: Readonly<Record<number, string>> = {
  [-6]: "in the red zone of a block",
  [-3]: "in freed memory",
  [-7]: "behind a global variable",
  [-8]: "in a variable out of scope",
  [-4]: "behind the elements of a vector",
  [-15]: "before a variable on the stack",
  [-14]: "between variables on the stack",
  [-13]: "behind a variable on the stack",
  [-2]: "of ranges that overlap",
  [-1]: "at a wild address",
};

type Export = (...args: number[]) => number;

/** A compiled `checked.wasm` or `plain.wasm`, and functions to call it. A fault leaves an unusable instance. */
export class SanitizedRuntime {
  readonly #memory: WebAssembly.Memory;
  readonly #exports: WebAssembly.Exports;
  readonly #heap: Address;
  readonly #counters: readonly [start: Address, end: Address];

  static load(file: string): WebAssembly.Module {
    return new WebAssembly.Module(readFileSync(file));
  }

  constructor(module: WebAssembly.Module) {
    const askHost = (): number => 0;
    const env = {
      ...Object.fromEntries([0, 1, 2, 3, 4].map((arity) => [`opa_builtin${String(arity)}`, askHost])),
      opa_abort: (message: Address) => {
        const text = this.text(message);
        throw REFUSALS.has(text) ? new Refusal(text) : new RuntimeFault(`abort: ${text}`);
      },
      opa_println: () => undefined,
      fuzz_report: (address: Address, size: number, isWrite: number, shadow: number) => {
        const where =
          shadow > 0 ? "behind a block or variable" : (WHY[shadow] ?? "of memory that is not its own");
        throw new RuntimeFault(
          `${isWrite === 0 ? "read" : "write"} of ${String(size)} bytes ${where}, at ${address.toString(16)}`,
        );
      },
    };
    this.#exports = new WebAssembly.Instance(module, { env }).exports;
    const { memory } = this.#exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new TypeError("the runtime exports no memory");
    this.#memory = memory;
    this.call("opa_malloc_init", this.#global("__heap_base"));
    this.call("__wasm_call_ctors");
    // Like `_initialize`, which OPA's compiler generates.
    this.call("opa_mpd_init");
    this.call("opa_mapping_init", 0, 0);
    this.#heap = this.call("opa_heap_ptr_get");
    this.#counters = [this.call("fuzz_counters"), this.call("fuzz_counters_end")];
  }

  #global(name: string): number {
    const value = this.#exports[name];
    if (!(value instanceof WebAssembly.Global)) throw new TypeError(`the runtime exports no ${name}`);
    return Number(value.value);
  }

  /** @throws RuntimeFault for an error found by a check. */
  call(name: string, ...args: number[]): number {
    const called = this.#exports[name];
    if (typeof called !== "function") throw new TypeError(`the runtime exports no function ${name}`);
    try {
      return (called as Export)(...args);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        throw new RuntimeFault(error.message, { cause: error });
      }
      throw error;
    }
  }

  /** Frees all allocations since the start, as between two evaluations. */
  reset(): void {
    this.call("opa_heap_ptr_set", this.#heap);
  }

  bytes(address: Address, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  /** Allocates exactly the written number of bytes. */
  put(bytes: Uint8Array): Address {
    const address = this.call("opa_malloc", bytes.length);
    this.bytes(address, bytes.length).set(bytes);
    return address;
  }

  /** The text up to its zero byte. */
  text(address: Address): string {
    const memory = new Uint8Array(this.#memory.buffer);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      memory.subarray(address, memory.indexOf(0, address)),
    );
  }

  /** The value of Rego text. @throws RuntimeFault when the runtime cannot parse it. */
  value(text: string): Address {
    const bytes = Buffer.from(text);
    const address = this.call("opa_value_parse", this.put(bytes), bytes.length);
    if (address === 0) throw new RuntimeFault(`the runtime does not read ${text}`);
    return address;
  }

  dump(value: Address): string {
    return this.text(this.call("opa_value_dump", value));
  }

  clearCounters(): void {
    const [start, end] = this.#counters;
    this.bytes(start, end - start).fill(0);
  }

  /** How often each edge was taken since then, up to 255. */
  counters(): Uint8Array {
    const [start, end] = this.#counters;
    return this.bytes(start, end - start);
  }
}
