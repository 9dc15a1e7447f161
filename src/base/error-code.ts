import { isError } from "./realms.js";
/** Returns the code of an error of the system or of Node, such as `ENOENT`; `undefined` for other errors, and for other values. */
export function codeOf(error: unknown): string | undefined {
  return isError(error) && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const NOT_LOADED = ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ENOENT", "ERR_ACCESS_DENIED"];

/** Returns whether code did not run because its file is missing or may not be read. */
export function isNotLoaded(error: unknown): boolean {
  return NOT_LOADED.includes(codeOf(error) ?? "");
}
