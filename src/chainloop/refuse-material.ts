import { DocumentError } from "../base/errors.js";

/** @throws DocumentError `document_invalid` */
export function refuseMaterial(document: string, kind: string, why: string, cause?: unknown): never {
  throw new DocumentError(`${document} is not a material of the kind ${kind}: ${why}`, {
    code: "document_invalid",
    document,
    cause,
  });
}
