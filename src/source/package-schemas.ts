import { join } from "node:path";
import { packageRoot } from "../opa/package-root.js";
import { readFolder, type Schemas } from "./schema-folder.js";

/** The schemas that come with this package: of inputs, for the type checker, as their formats have published them, or of materials. */
export function readPackageSchemas(folder: "inputs" | "formats" | "materials"): Promise<Schemas> {
  return readFolder(join(packageRoot(), "schemas", folder));
}
