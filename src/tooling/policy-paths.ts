import { fileURLToPath } from "node:url";
import { invalidConfig } from "../base/errors.js";
import { isAddress } from "../base/text/address.js";
import { isObject, readFromCaller, readList } from "../base/text/option-rules.js";
import { isUrl } from "../base/realms.js";

/**
 * Policies: one or more paths (`.rego` files, folders of them, bundles) or addresses (`oci://…`, `https://…`, `npm:…`), or texts by file
 * name. Texts named `.json`,
 * `.yaml` and `.yml` are data, placed in `data` by their folders; all others are Rego.
 */
export type PolicyPaths =
  string | URL | readonly (string | URL)[] | { files: Readonly<Record<string, string>> };

/** Whether it contains texts instead of paths. */
export function isTexts(source: PolicyPaths): source is { files: Readonly<Record<string, string>> } {
  if (!isObject(source) || isUrl(source)) return false;
  return readFromCaller("", "policies", () => {
    if (!("files" in source)) return false;
    const { files } = source as { files: unknown };
    if (!isObject(files) || !Object.values(files).every((text) => typeof text === "string")) {
      throw invalidConfig("files must be an object of texts by file name");
    }
    return true;
  });
}

function toPath(path: unknown): string {
  if (typeof path === "string" && !path.startsWith("file://")) return path;
  if (isUrl(path) && isAddress(path.href)) return path.href;
  if (typeof path === "string" || isUrl(path)) {
    try {
      return fileURLToPath(path);
    } catch (error) {
      throw invalidConfig(`${String(path)} is not a file: URL`, error);
    }
  }
  throw invalidConfig("policies must be a path, a list of paths, or { files }");
}

/** Normalizes paths. @throws ConfigurationError `config_invalid` for an empty list or a value that is not a path or `file:` URL. */
export function toPaths(source: Exclude<PolicyPaths, { files: unknown }>): string[] {
  const paths = readList<unknown>("", "policies", source);
  if (paths.length === 0) throw invalidConfig("no policy given");
  return paths.map(toPath);
}
