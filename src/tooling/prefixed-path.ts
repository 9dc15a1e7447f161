import { isAnyAddress } from "../base/text/address.js";

/** `foo.bar:file.json`, but neither a Windows drive, which is one letter, nor a URL. */
const PLACED = /^(?![A-Za-z]:)([A-Za-z_]\w*(?:\.\w+)*):(?!\/\/)(.+)$/;

/** A path of data, and its target in `data`. */
export interface PrefixedPath {
  path: string;
  /** `foo/bar/`, or empty for the root. */
  location: string;
}

/** Parses `foo.bar:file.json`, as OPA's loader does: the data is loaded at `data.foo.bar`. A file of that name is `./foo.bar:file.json`. */
export function splitPrefix(text: string): PrefixedPath {
  const [, prefix, path] = PLACED.exec(text) ?? [];
  if (prefix === undefined || path === undefined || isAnyAddress(text)) return { path: text, location: "" };
  return { path, location: `${prefix.replaceAll(".", "/")}/` };
}
