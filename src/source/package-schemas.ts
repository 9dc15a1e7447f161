import { join } from "node:path";
import { packageRoot } from "../opa/package-root.js";
import { readFolder, type Schemas } from "./schema-folder.js";

/** The schemas that come with this package: of inputs, for the type checker, or as their formats have published them. */
export function readPackageSchemas(folder: "inputs" | "formats"): Promise<Schemas> {
  return readFolder(join(packageRoot(), "schemas", folder));
}
