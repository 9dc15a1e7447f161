export { conformaBuiltins } from "./conforma-builtins.js";
export type { ConformaBuiltinOptions } from "./conforma-builtins.js";
