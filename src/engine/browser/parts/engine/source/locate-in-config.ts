import type { LocateInDocument } from "../../../../source/document-position.js";

/** Without the parsers there is no document to find places in. */
export function locateInConfig(): LocateInDocument | undefined {
  return undefined;
}
