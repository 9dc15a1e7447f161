import { PolicyLoadError } from "../errors.js";
import { parseJson, TermSyntaxError } from "../rego/parse-term.js";
import { toJsonText } from "../rego/term-text.js";
import { RegoObject, type Term } from "../rego/term.js";
import { toStrictJson } from "../rego/value-text.js";

/** A data file of a bundle. Its directory is where its content goes in `data`. */
export interface BaseDocumentFile {
  path: string;
  text: string;
  format: "json" | "yaml";
}

function invalid(path: string, why: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(`${path}: ${why}`, { code: "data_invalid", cause });
}

async function parseDocument({ path, text, format }: BaseDocumentFile): Promise<Term> {
  try {
    if (format === "json") return parseJson(text);
    const { parse } = await import("yaml");
    return parseJson(toStrictJson(parse(text, { intAsBigInt: true, maxAliasCount: 100 })));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const where = error instanceof TermSyntaxError ? ` (offset ${String(error.offset)})` : "";
    throw invalid(path, `this is not ${format.toUpperCase()}: ${why}${where}`, error);
  }
}

function checkIsObject(document: Term, path: string): Term {
  if (document instanceof RegoObject) return document;
  throw invalid(path, "at the root of `data` there must be an object; move the file into a directory");
}

/** Merges objects at all depths; two values for one path are a conflict, as in OPA. */
function merge(into: Term, from: Term, path: string): Term {
  if (!(into instanceof RegoObject) || !(from instanceof RegoObject)) {
    throw invalid(path, "its data conflicts with the data of another file");
  }
  const members = new Map(into.entries);
  for (const [key, value] of from.entries) {
    const there = members.get(key);
    members.set(key, there === undefined ? value : merge(there, value, path));
  }
  return new RegoObject([...members]);
}

function nest(document: Term, path: string): Term {
  const directories = path.split("/").slice(0, -1);
  return directories.reduceRight<Term>((inner, name) => new RegoObject([[name, inner]]), document);
}

/**
 * The base document `data` as exact JSON text.
 *
 * @throws PolicyLoadError `data_invalid` for a file that does not parse, is no object at the root, or conflicts.
 */
export async function mergeBaseDocuments(files: readonly BaseDocumentFile[]): Promise<string> {
  let data: Term = new RegoObject([]);
  for (const file of files) {
    const document = checkIsObject(nest(await parseDocument(file), file.path), file.path);
    data = merge(data, document, file.path);
  }
  return toJsonText(data);
}
