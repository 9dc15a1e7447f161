import { isAlias, isScalar, LineCounter, parseAllDocuments, visit } from "yaml";
import type { Document } from "yaml";
import { JsonNumber, JsonSyntaxError } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** How many times anchors may be expanded, which bounds what a small file can grow to. */
const MAX_ALIASES = 1_000;
const MAX_NODES = 5_000_000;
const MAX_DEPTH = 1_000;

/** A document holds what JSON has not. */
class NotJson extends Error {}

class YamlConverter {
  #nodes = 0;
  #depth = 0;

  toTree(value: unknown): JsonTree {
    if (++this.#nodes > MAX_NODES) throw new NotJson("the YAML's anchors expand to too much");
    if (++this.#depth > MAX_DEPTH) {
      throw new NotJson(`nested deeper than ${MAX_DEPTH} levels, or an anchor that holds its own alias`);
    }
    const tree = this.#convert(value);
    this.#depth--;
    return tree;
  }

  #convert(value: unknown): JsonTree {
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value === "bigint") return new JsonNumber(value.toString());
    if (typeof value === "number") return toNumber(value);
    if (Array.isArray(value)) return value.map((item) => this.toTree(item));
    if (!(value instanceof Map)) throw new NotJson("the YAML holds a value that JSON has not");
    const members = new Map<string, JsonTree>();
    for (const [key, member] of value) members.set(toKey(key), this.toTree(member));
    return members;
  }
}

function toNumber(value: number): JsonNumber {
  if (!Number.isFinite(value)) throw new NotJson(`${value} is not a JSON number`);
  return new JsonNumber(JSON.stringify(value));
}

function toKey(key: unknown): string {
  if (typeof key === "string") return key;
  if (key === null || ["number", "bigint", "boolean"].includes(typeof key)) return String(key);
  throw new NotJson("a YAML key must be a scalar");
}

function countAliases(document: Document.Parsed): number {
  let aliases = 0;
  visit(document, (_, node) => {
    if (isAlias(node)) aliases++;
    return aliases > MAX_ALIASES ? visit.BREAK : undefined;
  });
  return aliases;
}

function toTree(document: Document.Parsed, lines: LineCounter): JsonTree | JsonSyntaxError {
  const refuse = (what: string, offset: number): JsonSyntaxError => {
    const { line, col } = lines.linePos(offset);
    return new JsonSyntaxError(what, line, col);
  };
  const [error] = document.errors;
  if (error !== undefined) {
    return refuse(error.message.split("\n", 1)[0]?.replace(/ at line .*$/, "") ?? "", error.pos[0]);
  }
  const start = document.contents?.range[0] ?? document.range[0];
  if (countAliases(document) > MAX_ALIASES) return refuse(`more than ${MAX_ALIASES} aliases`, start);
  try {
    return new YamlConverter().toTree(document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES }));
  } catch (thrown) {
    // Also an alias without its anchor, or aliases that expand to too much.
    return refuse(thrown instanceof Error ? thrown.message : String(thrown), start);
  }
}

/** Whether there is nothing between two document marks. A `null` that is written is a value. */
function isEmpty(contents: Document.Parsed["contents"]): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === "");
}

/**
 * Reads the documents of a YAML 1.2 stream (core schema, with `<<` merge keys). Integers keep all their digits. Empty
 * documents are left out.
 *
 * A document that is not YAML, or holds what JSON has not (`.nan`, keys that are no scalars), is its error; the next
 * one begins at the next `---` outside of quotes.
 */
export function parseYamlTrees(text: string): (JsonTree | JsonSyntaxError)[] {
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
  return documents.flatMap((document) =>
    document.errors.length === 0 && isEmpty(document.contents) ? [] : [toTree(document, lines)],
  );
}
