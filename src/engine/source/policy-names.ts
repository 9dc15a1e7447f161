import { extname } from "node:path";

const POLICIES = new Set([".rego", ".wasm", ".gz", ".tgz"]);

/** Returns whether a file's name is that of Rego, a compiled policy or an archive. */
export function isPolicyFile(path: string): boolean {
  return POLICIES.has(extname(path).toLowerCase());
}
