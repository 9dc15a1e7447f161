import type { LocateInDocument } from "../../../../source/document-place.js";

/** Without the parsers there is no document to find places in. */
export function locateInConfig(): LocateInDocument | undefined {
  return undefined;
}
