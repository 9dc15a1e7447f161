import { join } from "node:path";
import { packageRoot } from "../opa/package-root.js";
import { readFolder, readSchema, type Schemas } from "./schema-folder.js";

const read = new Map<string, Promise<Schemas>>();

/**
 * The schemas that come with this package: of inputs, for the type checker, or as their formats have published them. They are
 * read once in a process: nobody changes what is returned.
 */
export function readPackageSchemas(folder: "inputs" | "formats"): Promise<Readonly<Schemas>> {
  const known = read.get(folder);
  if (known !== undefined) return known;
  const schemas = readFolder(join(packageRoot(), "schemas", folder));
  read.set(folder, schemas);
  schemas.catch(() => read.delete(folder));
  return schemas;
}

/** One of the schemas that materials are checked by. Some are large, so the others are not read. */
export function readPackageSchema(folder: "materials", name: string): Promise<unknown> {
  return readSchema(join(packageRoot(), "schemas", folder, `${name}.json`), undefined);
}
