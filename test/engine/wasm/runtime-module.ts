import { compilePolicy } from "../../../src/engine/compile-policy.js";

/** Functions of a policy's runtime, called without the host of this library. */
interface RuntimeExports {
  opa_free(address: number): void;
  opa_hash_seed_set(a: number, b: number, c: number, d: number): void;
  opa_heap_blocks_restore(): void;
  opa_heap_blocks_stash(): void;
  opa_heap_ptr_get(): number;
  opa_heap_ptr_set(address: number): void;
  opa_json_dump(value: number): number;
  opa_json_parse(address: number, size: number): number;
  opa_json_parse_in_place(address: number, size: number, maxDepth: number): number;
  opa_malloc(size: number): number;
  opa_value_dump(value: number): number;
  opa_value_parse(address: number, size: number): number;
  opa_value_parse_in_place(address: number, size: number): number;
  opa_value_read(address: number, words: number): number;
}

/** `opa_abort` with its text. */
class RuntimeAbort extends Error {}

/** A compiled policy that calls nothing: only its runtime. */
export class RuntimeModule {
  readonly memory: WebAssembly.Memory;
  readonly call: RuntimeExports;

  constructor(module: WebAssembly.Module, maximum = 1024, memory?: WebAssembly.Memory) {
    this.memory = memory ?? new WebAssembly.Memory({ initial: 8, maximum });
    const unused = (): number => 0;
    const env: Record<string, unknown> = {
      memory: this.memory,
      opa_println: unused,
      opa_abort: (address: number) => {
        throw new RuntimeAbort(this.text(address));
      },
    };
    for (let arity = 0; arity <= 4; arity++) env[`opa_builtin${String(arity)}`] = unused;
    const { exports } = new WebAssembly.Instance(module, { env });
    this.call = exports as unknown as RuntimeExports;
  }

  static async compile(): Promise<WebAssembly.Module> {
    const { wasm } = await compilePolicy({ files: { "a.rego": "package a\n\nallow := true\n" } });
    return new WebAssembly.Module(wasm);
  }

  get bytes(): Buffer {
    return Buffer.from(this.memory.buffer);
  }

  word(address: number): number {
    return this.bytes.readUInt32LE(address);
  }

  text(address: number): string {
    const { bytes } = this;
    return bytes.toString("utf8", address, bytes.indexOf(0, address));
  }

  /** Copies bytes into a new block. */
  place(bytes: Uint8Array): number {
    const address = this.call.opa_malloc(bytes.length);
    this.bytes.set(bytes, address);
    return address;
  }
}
