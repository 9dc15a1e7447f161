// A policy's module whose calls of built-ins suspend it (JSPI), with no more of a host than that takes: one call after the other, equal ones once.
const FORMAT_JSON = 0;
const ALIGNMENT = 8;

/** @typedef {(...args: number[]) => number} Exported */
/**
 * What not every Node has.
 *
 * @type {{
 *   Suspending: new (call: (...args: number[]) => Promise<number>) => object,
 *   promising: (call: Exported) => (...args: number[]) => Promise<number>,
 * }}
 */
const { Suspending, promising } = /** @type {any} */ (WebAssembly);

/** Whether this Node suspends WebAssembly without a flag. */
export const hasJspi = typeof Suspending === "function" && typeof promising === "function";

/** A module of OPA's ABI that waits for its built-ins. */
export class JspiPolicy {
  #memory = new WebAssembly.Memory({ initial: 64, maximum: 65_536 });
  #answers = new Map();
  #call;
  #exports;
  #evaluate;
  #entrypoints;
  #names;
  #data;
  #floor;

  /**
   * @param {Uint8Array} wasm
   * @param {(name: string, args: unknown[]) => Promise<unknown>} call answers a built-in; `undefined` is no answer.
   */
  constructor(wasm, call) {
    this.#call = call;
    /** @type {Record<string, unknown>} */
    const env = {
      memory: this.#memory,
      opa_println: () => undefined,
      opa_abort: (address) => {
        throw new Error(this.#text(address));
      },
    };
    for (let arity = 0; arity <= 4; arity++) {
      env[`opa_builtin${arity}`] = new Suspending((id, _context, ...args) => this.#answer(id, args));
    }
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { env });
    this.#exports = /** @type {Record<string, Exported>} */ (exports);
    this.#evaluate = promising(this.#exports.opa_eval);
    this.#entrypoints = this.#value(this.#exports.entrypoints());
    const ids = this.#value(this.#exports.builtins());
    this.#names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    this.#data = this.#parse("{}");
    this.#floor = this.#exports.opa_heap_ptr_get();
  }

  /** The value of an entrypoint, such as `bench/scan`; `undefined` when it is undefined. */
  async evaluate(entrypoint, input) {
    this.#answers.clear();
    const text = Buffer.from(JSON.stringify(input));
    this.#exports.opa_heap_ptr_set(this.#floor);
    const address = this.#write(text);
    const heap = this.#exports.opa_heap_ptr_get();
    const id = this.#entrypoints[entrypoint];
    const at = await this.#evaluate(0, id, this.#data, address, text.length, heap, FORMAT_JSON);
    return JSON.parse(this.#text(at))[0]?.result;
  }

  async #answer(id, addresses) {
    const name = this.#names.get(id) ?? "";
    const texts = addresses.map((address) => this.#text(this.#exports.opa_json_dump(address)));
    const key = `${name}(${texts.join()})`;
    if (!this.#answers.has(key))
      this.#answers.set(
        key,
        await this.#call(
          name,
          texts.map((text) => JSON.parse(text)),
        ),
      );
    const value = this.#answers.get(key);
    return value === undefined ? 0 : this.#parse(JSON.stringify(value));
  }

  #bytes() {
    return Buffer.from(this.#memory.buffer);
  }

  #text(address) {
    const bytes = this.#bytes();
    return bytes.utf8Slice(address, bytes.indexOf(0, address));
  }

  #value(address) {
    return JSON.parse(this.#text(this.#exports.opa_json_dump(address)));
  }

  #write(text) {
    const size = Math.ceil((text.length + 1) / ALIGNMENT) * ALIGNMENT;
    const address = this.#exports.opa_malloc(size) >>> 0;
    this.#bytes().set(text, address);
    return address;
  }

  #parse(json) {
    const text = Buffer.from(json);
    const value = this.#exports.opa_json_parse(this.#write(text), text.length);
    if (value === 0) throw new Error("the module cannot read a value");
    return value;
  }
}
