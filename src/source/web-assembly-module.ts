/**
 * A `WebAssembly.Module`, declared structurally: only the DOM library declares it, which Node programs may omit.
 */
export interface WebAssemblyModule {
  readonly [Symbol.toStringTag]?: "WebAssembly.Module";
}
