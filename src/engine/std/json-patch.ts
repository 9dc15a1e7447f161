import { compareTerms, RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { arrayOperand, handOver } from "./operand.js";

/** Segments of a path. opa-core handles dangling paths and explains the error. */
type Path = readonly Term[];

function required(object: RegoObject, name: string): Term {
  return object.get(name) ?? handOver();
}

/** Parses a JSON pointer, whose first slash OPA does not need, or an array of segments. */
function parsePath(path: Term): Path {
  if (Array.isArray(path)) return path;
  if (typeof path !== "string") return handOver();
  if (path === "") return [];
  return path
    .replace(/^\/+/, "")
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Returns an index below `end`. */
function indexOf(segment: Term, end: number): number {
  const text = segment instanceof RegoNumber ? segment.text : segment;
  const index = typeof text === "string" && INDEX.test(text) ? Number(text) : handOver();
  return index < end ? index : handOver();
}

function getChild(container: Term, segment: Term): Term {
  if (Array.isArray(container)) return container[indexOf(segment, container.length)] ?? null;
  // Sets, and keys that are not strings, are rare.
  if (!(container instanceof RegoObject) || typeof segment !== "string") return handOver();
  return required(container, segment);
}

function withMember(object: RegoObject, name: string, value: Term): RegoObject {
  return new RegoObject([...object.entries.filter(([key]) => key !== name), [name, value]]);
}

function insert(container: Term, segment: Term, value: Term): Term {
  if (Array.isArray(container)) {
    const index = segment === "-" ? container.length : indexOf(segment, container.length + 1);
    return container.toSpliced(index, 0, value);
  }
  if (!(container instanceof RegoObject) || typeof segment !== "string") return handOver();
  return withMember(container, segment, value);
}

function remove(container: Term, segment: Term): Term {
  getChild(container, segment);
  if (Array.isArray(container)) return container.toSpliced(indexOf(segment, container.length), 1);
  return new RegoObject((container as RegoObject).entries.filter(([key]) => key !== segment));
}

/** Returns the document with the container of the path's last segment edited. */
function editAt(document: Term, path: Path, edit: (container: Term, segment: Term) => Term, depth = 0): Term {
  const segment = path[depth] ?? handOver();
  if (depth === path.length - 1) return edit(document, segment);
  const child = editAt(getChild(document, segment), path, edit, depth + 1);
  if (!Array.isArray(document)) return withMember(document as RegoObject, segment as string, child);
  return document.with(indexOf(segment, document.length), child);
}

function add(document: Term, path: Path, value: Term): Term {
  return path.length === 0
    ? value
    : editAt(document, path, (container, segment) => insert(container, segment, value));
}

function apply(document: Term, operation: Term): Term {
  if (!(operation instanceof RegoObject)) return handOver();
  const path = parsePath(required(operation, "path"));
  const from = (): Path => parsePath(required(operation, "from"));
  switch (operation.get("op")) {
    case "add":
      return add(document, path, required(operation, "value"));
    case "remove":
      return editAt(document, path, remove);
    case "replace":
      return add(editAt(document, path, remove), path, required(operation, "value"));
    case "move": {
      const source = from();
      return add(editAt(document, source, remove), path, source.reduce(getChild, document));
    }
    case "copy":
      return add(document, path, from().reduce(getChild, document));
    case "test": {
      const isEqual = compareTerms(path.reduce(getChild, document), required(operation, "value")) === 0;
      return isEqual ? document : handOver();
    }
    default:
      return handOver();
  }
}

export const jsonPatch: JsBuiltin = {
  name: "json.patch",
  handsOver: "patches that cannot be applied, and paths through sets or keys that are not strings",
  // Each "copy" can double the document.
  shortBytes: 0,
  call: (args) => arrayOperand(args, 2).reduce(apply, args[0] ?? null),
};
