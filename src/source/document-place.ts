import { JsonSlice } from "../values/json-slice.js";

/** Keys of objects and indexes of arrays that lead from a document to a part of it. */
export type DocumentPath = readonly (string | number)[];

/** Where a part of a document is in its file. `column` counts characters; both start at 1. */
export interface DocumentPlace {
  /** The file, where it is another than that of the document. */
  file?: string;
  line: number;
  column: number;
}

/**
 * Finds the place of a part of a document: of the key of a member, else of the value. Where the document lacks the last key of the path it is
 * the place of what lacks it.
 *
 * @returns `undefined` where the path leads nowhere.
 */
export type LocateInDocument = (path: DocumentPath) => Promise<DocumentPlace | undefined>;

/** Larger documents of JSON are not searched for places. */
const MAX_LOCATED_BYTES = 64 * 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The parts of a JSON text, each read once. */
export class JsonParts {
  readonly #root: JsonSlice;
  readonly #elements = new Map<JsonSlice, JsonSlice[]>();

  /** @param json valid JSON in UTF-8, which nobody changes. */
  constructor(json: Uint8Array) {
    this.#root = JsonSlice.of(json);
  }

  /** What a path leads to, or what lacks its last key, and the path to that. */
  find(path: DocumentPath): { part: JsonSlice; path: DocumentPath } | undefined {
    let part = this.#root;
    for (const [index, key] of path.entries()) {
      const next = this.#step(part, key);
      if (next === undefined) {
        const isLast = index === path.length - 1 && index > 0;
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

/** Where the lines of a text start, in bytes. */
function lineStarts(text: Uint8Array): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && text[at + 1] !== LINE_FEED)) starts.push(at + 1);
  }
  return starts;
}

/** Line and column of offsets in a text, in bytes. */
export class TextPlaces {
  readonly #text: Uint8Array;
  readonly #firstLine: number;
  #starts: readonly number[] | undefined;

  /** @param firstLine the text's first line in its file. */
  constructor(text: Uint8Array, firstLine = 1) {
    this.#text = text;
    this.#firstLine = firstLine;
  }

  at(offset: number): DocumentPlace {
    const starts = (this.#starts ??= lineStarts(this.#text));
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      this.#text.subarray(starts[low], offset),
    );
    return { line: this.#firstLine + low, column: Array.from(before).length + 1 };
  }
}

/** Finds places in a JSON text. @param firstLine the text's first line in its file. */
export function locateInJson(json: Uint8Array, firstLine?: number): LocateInDocument | undefined {
  if (json.length > MAX_LOCATED_BYTES) return undefined;
  let parts: JsonParts | undefined;
  const places = new TextPlaces(json, firstLine);
  return async (path) => {
    const found = (parts ??= new JsonParts(json)).find(path);
    return found === undefined ? undefined : places.at(found.part.at);
  };
}
