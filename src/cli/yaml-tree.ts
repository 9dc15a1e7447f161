import { isAlias, isScalar, LineCounter, parseAllDocuments, visit } from "yaml";
import type { Document } from "yaml";
import { JsonNumber, JsonSyntaxError } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** How many times anchors may be expanded, which bounds what a small file can grow to. */
const MAX_ALIASES = 1_000;
const MAX_NODES = 5_000_000;

class YamlConverter {
  #nodes = 0;

  toTree(value: unknown): JsonTree {
    if (++this.#nodes > MAX_NODES) throw new JsonSyntaxError("the YAML's anchors expand to too much", 1, 1);
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value === "bigint") return new JsonNumber(value.toString());
    if (typeof value === "number") return toNumber(value);
    if (Array.isArray(value)) return value.map((item) => this.toTree(item));
    if (!(value instanceof Map)) throw new JsonSyntaxError("the YAML holds a value that JSON has not", 1, 1);
    const members = new Map<string, JsonTree>();
    for (const [key, member] of value) members.set(toKey(key), this.toTree(member));
    return members;
  }
}

function toNumber(value: number): JsonNumber {
  if (!Number.isFinite(value)) throw new JsonSyntaxError(`${value} is not a JSON number`, 1, 1);
  return new JsonNumber(JSON.stringify(value));
}

function toKey(key: unknown): string {
  if (typeof key === "string") return key;
  if (key === null || ["number", "bigint", "boolean"].includes(typeof key)) return String(key);
  throw new JsonSyntaxError("a YAML key must be a scalar", 1, 1);
}

function checkDocument(document: Document.Parsed, lines: LineCounter): void {
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new JsonSyntaxError(error.message.split("\n", 1)[0]?.replace(/ at line .*$/, "") ?? "", line, col);
  }
  let aliases = 0;
  visit(document, (_, node) => {
    if (isAlias(node)) aliases++;
    return aliases > MAX_ALIASES ? visit.BREAK : undefined;
  });
  if (aliases > MAX_ALIASES) throw new JsonSyntaxError(`more than ${MAX_ALIASES} aliases`, 1, 1);
}

/** Whether there is nothing between two document marks. A `null` that is written is a value. */
function isEmpty(contents: Document.Parsed["contents"]): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === "");
}

/**
 * Reads the documents of a YAML 1.2 stream (core schema, with `<<` merge keys). Integers keep all their digits. Empty
 * documents are left out.
 *
 * @throws JsonSyntaxError where it is not YAML, or holds what JSON has not: `.nan`, keys that are no scalars.
 */
export function parseYamlTrees(text: string): JsonTree[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    version: "1.2",
    schema: "core",
    merge: true,
    intAsBigInt: true,
    lineCounter: lines,
    prettyErrors: false,
  });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    checkDocument(document, lines);
    if (isEmpty(document.contents)) return [];
    return [new YamlConverter().toTree(toJavaScript(document))];
  });
}

function toJavaScript(document: Document.Parsed): unknown {
  try {
    return document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES });
  } catch (error) {
    // An alias without its anchor, or aliases that expand to too much.
    throw new JsonSyntaxError(error instanceof Error ? error.message : String(error), 1, 1);
  }
}
