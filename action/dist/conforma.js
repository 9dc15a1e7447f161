export { conformaBuiltins } from "./conforma-builtins.js";
