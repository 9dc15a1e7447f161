import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** This package, as it lies on the disk. */
export interface PackageRoot {
  directory: string;
  name: string;
  version: string;
  /** Its package URL. */
  purl: string;
  /** The names of its production dependencies. */
  dependencies: readonly string[];
}

/**
 * Reads the manifest of a package.
 *
 * @param directory default: this package's own.
 */
export async function readPackage(directory?: string): Promise<PackageRoot> {
  const { packageRoot } = await import("../opa/package-root.js");
  const root = directory ?? packageRoot();
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const { name, version, dependencies, optionalDependencies } = manifest;
  return {
    directory: root,
    name,
    version,
    purl: npmPurl(name, version),
    dependencies: Object.keys({ ...dependencies, ...optionalDependencies }),
  };
}

/** The package URL of an npm package, as npm writes it into an SBOM. */
export function npmPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
