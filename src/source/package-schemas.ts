import { join } from "node:path";
import { packageRoot } from "../opa/package-root.js";
import { readFolder, readSchema, type Schemas } from "./schema-folder.js";

/** The schemas that come with this package: of inputs, for the type checker, or as their formats have published them. */
export function readPackageSchemas(folder: "inputs" | "formats"): Promise<Schemas> {
  return readFolder(join(packageRoot(), "schemas", folder));
}

/** One of the schemas that materials are checked by. Some are large, so the others are not read. */
export function readPackageSchema(folder: "materials", name: string): Promise<unknown> {
  return readSchema(join(packageRoot(), "schemas", folder, `${name}.json`), undefined);
}
