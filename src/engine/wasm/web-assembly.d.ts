// The part of the WebAssembly API in use. Node has it; only the DOM library declares it, with much that Node lacks.
declare namespace WebAssembly {
  type ImportExportKind = "function" | "global" | "memory" | "table" | "tag";
  type Exports = Record<string, unknown>;
  type Imports = Record<string, Record<string, unknown>>;

  class CompileError extends Error {}
  class LinkError extends Error {}
  class RuntimeError extends Error {}

  class Module {
    constructor(bytes: Uint8Array | ArrayBuffer);
    readonly [Symbol.toStringTag]: "WebAssembly.Module";
    static customSections(module: Module, name: string): ArrayBuffer[];
    static exports(module: Module): { name: string; kind: ImportExportKind }[];
    static imports(module: Module): { module: string; name: string; kind: ImportExportKind }[];
  }

  function compile(bytes: Uint8Array | ArrayBuffer): Promise<Module>;

  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Exports;
  }

  class Memory {
    constructor(descriptor: { initial: number; maximum?: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }

  class Global {
    value: unknown;
  }
}
