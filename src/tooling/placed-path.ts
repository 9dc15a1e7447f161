import { isAnyAddress } from "../base/text/address.js";

/** `foo.bar:file.json`, but no drive of Windows, which is one letter, and no URL. */
const PLACED = /^(?![A-Za-z]:)([A-Za-z_]\w*(?:\.\w+)*):(?!\/\/)(.+)$/;

/** A path of data, and where the data go. */
export interface PlacedPath {
  path: string;
  /** `foo/bar/`, or empty for the data's own place. */
  place: string;
}

/** Reads `foo.bar:file.json`, as OPA's loader does: the data go to `data.foo.bar`. A file of that name is `./foo.bar:file.json`. */
export function splitPlace(text: string): PlacedPath {
  const [, prefix, path] = PLACED.exec(text) ?? [];
  if (prefix === undefined || path === undefined || isAnyAddress(text)) return { path: text, place: "" };
  return { path, place: `${prefix.replaceAll(".", "/")}/` };
}
