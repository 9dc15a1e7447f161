import { unusableDocument } from "../../base/errors.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import type { Term } from "../../base/terms/term.js";
import type { DocumentPath, LocateInDocument } from "./document-position.js";
import type { InputDocument } from "./read-document.js";

function locateInMember(locate: LocateInDocument, index: number): LocateInDocument {
  const within = (path: DocumentPath): DocumentPath => [index, ...path];
  return async (paths, options) => {
    const find = await locate(paths.map(within), options);
    return (path) => find(within(path));
  };
}

/**
 * Returns the members of a document that is an array, each a document of its own; any other document as it is.
 *
 * @throws DocumentError `document_invalid` for an empty array, of which nothing would be judged.
 */
export function splitArray(document: InputDocument): InputDocument[] {
  const { name, json, locate } = document;
  const value = JsonSlice.of(json).isArray ? parseJson(new TextDecoder().decode(json)) : undefined;
  if (!Array.isArray(value)) return [document];
  if (value.length === 0) {
    throw unusableDocument(name, `${name} is an empty array, of which each member would be judged`);
  }
  return value.map((member: Term, index) => ({
    ...document,
    name: `${name}[${String(index)}]`,
    json: Buffer.from(toJsonText(member)),
    locate: locate && locateInMember(locate, index),
  }));
}
