import type { ReadingLimits } from "../../base/async/reading.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { TextPositions, type TextPosition } from "./text-positions.js";

/** Keys of objects and indexes of arrays that lead from a document to a part of it. */
export type DocumentPath = readonly (string | number)[];

/** Where a part of a document is in its file. */
export interface DocumentPosition extends TextPosition {
  /** The file, where it is another than that of the document. */
  file?: string;
}

/**
 * Finds the place of a part of a document: of the key of a member, else of the value. Where the document lacks the last key of the path it is
 * the place of what lacks it.
 *
 * @returns `undefined` where the path leads nowhere.
 */
export type FindInDocument = (path: DocumentPath) => DocumentPosition | undefined;

/**
 * Loads the function that finds positions in a document. That function reads the document on its first call, without setting timers: it
 * can run under a guard. Reading elsewhere before that has the limits of the options.
 *
 * @param paths the paths to be located: for a document that has none of them, nothing is loaded.
 * @throws EvaluationError `timeout`, `aborted`, and others of the reader
 */
export type LocateInDocument = (
  paths: readonly DocumentPath[],
  options: ReadingLimits,
) => Promise<FindInDocument>;

/** Larger documents of JSON are not searched for places. */
const MAX_LOCATED_BYTES = 64 * 1024 * 1024;

/** The parts of a JSON text, each read once. */
export class JsonParts {
  readonly #root: JsonSlice;
  readonly #elements = new Map<JsonSlice, JsonSlice[]>();

  /** @param json valid JSON in UTF-8, which must not change. */
  constructor(json: Uint8Array) {
    this.#root = JsonSlice.of(json);
  }

  /** Finds the part at a path, or the one that lacks its last key, and the path to that. */
  find(path: DocumentPath): { part: JsonSlice; path: DocumentPath } | undefined {
    let part = this.#root;
    for (const [index, key] of path.entries()) {
      const next = this.#step(part, key);
      if (next === undefined) {
        const isLast = index === path.length - 1;
        return isLast && (part.isObject || part.isArray) ? { part, path: path.slice(0, index) } : undefined;
      }
      part = next;
    }
    return { part, path };
  }

  #step(part: JsonSlice, key: string | number): JsonSlice | undefined {
    if (part.isObject) return part.members.get(String(key));
    if (!part.isArray) return undefined;
    let elements = this.#elements.get(part);
    if (elements === undefined) this.#elements.set(part, (elements = [...part.elements()]));
    // A JSON Pointer writes indexes as text.
    return typeof key === "number" || /^(?:0|[1-9]\d*)$/.test(key) ? elements[Number(key)] : undefined;
  }
}

/** Finds places in a JSON text. @param firstLine the text's first line in its file. */
export function locateInJson(json: Uint8Array, firstLine?: number): LocateInDocument | undefined {
  if (json.length > MAX_LOCATED_BYTES) return undefined;
  let parts: JsonParts | undefined;
  const positions = new TextPositions(json, firstLine);
  const find: FindInDocument = (path) => {
    const found = (parts ??= new JsonParts(json)).find(path);
    return found === undefined ? undefined : positions.at(found.part.at);
  };
  return () => Promise.resolve(find);
}
