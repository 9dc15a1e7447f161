export { t as conformaBuiltins } from "./conforma-builtins.js";
