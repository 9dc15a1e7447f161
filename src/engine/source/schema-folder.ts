import { formatReference } from "../../base/text/reference.js";
import { basename, resolve } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { workingFolder } from "../../base/host/working-folder.js";
import { DocumentError } from "../../base/errors.js";
import { parseExactJson } from "../../base/terms/exact-json.js";
import { EXACT_DATA } from "./bundle.js";
import { readDocument, type DocumentSource } from "./read-document.js";
import { FIXED_SOURCE_LIMIT } from "./source-files.js";

/** JSON Schemas by OPA's names, such as `schema.release`. */
export type Schemas = Record<string, unknown>;

/**
 * Reads the value of a document. One with a key twice is refused: of a second, empty `required` every input would fit. So is YAML with a
 * number that would be rounded: an input below the limit would fit.
 */
async function readValue(document: DocumentSource, cwd = workingFolder()): Promise<unknown> {
  const { json } = await readDocument(document, { cwd, ...EXACT_DATA });
  return parseExactJson(new TextDecoder().decode(json))[""];
}

/** Reads the schema in a file. */
export async function readSchema(path: string, cwd: string | undefined): Promise<unknown> {
  return readValue({ path }, cwd);
}

/**
 * Reads the schemas of a folder. A file in it is `schema.NAME`, in a subfolder `schema.FOLDER.NAME`. `sbom.schema.json`
 * is named `sbom.schema`, as in OPA, and also `sbom` unless another file has that name.
 */
export async function readFolder(path: string, cwd?: string): Promise<Schemas> {
  const { readDirectory } = await import("./source-files.js");
  const isSchema = (name: string): boolean => /\.(json|ya?ml)$/i.test(name);
  const files = await readDirectory(resolve(cwd ?? "", path), isSchema, FIXED_SOURCE_LIMIT);
  if (files.size === 0) throw notFound(path, `no schema in ${path}: no .json or .yaml file`);
  const schemas: Schemas = {};
  const short: Schemas = {};
  for (const [file, bytes] of files) {
    await nextPart();
    const parts = file.split("/");
    const name = basename(parts.pop() ?? "").replace(/\.\w+$/, "");
    const schema = await readValue({ name: `${path.replace(/\/+$/, "")}/${file}`, bytes }, cwd);
    schemas[formatReference("schema", [...parts, name])] = schema;
    if (name.endsWith(".schema"))
      short[formatReference("schema", [...parts, name.replace(/\.schema$/, "")])] = schema;
  }
  return { ...short, ...schemas };
}

export function notFound(document: string, message: string, cause?: unknown): DocumentError {
  return new DocumentError(message, { code: "document_not_found", document, cause });
}
