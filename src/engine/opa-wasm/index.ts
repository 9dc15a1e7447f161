export type { CustomBuiltin } from "./custom-builtin.js";
export { loadPolicy } from "./load-policy.js";
export type { OpaWasmOptions } from "./load-policy.js";
export type { MemorySize } from "./loaded-instance.js";
export type { WebAssemblyModule } from "../source/load-source.js";
export type { OpaWasmEvaluateOptions, OpaWasmPolicy } from "./opa-wasm-policy.js";
