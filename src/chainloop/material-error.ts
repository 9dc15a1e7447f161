import { unusableDocument } from "../base/errors.js";

/** @throws DocumentError `document_invalid` */
export function throwMaterialError(document: string, kind: string, why: string, cause?: unknown): never {
  throw unusableDocument(document, `${document} is not a material of the kind ${kind}: ${why}`, cause);
}
