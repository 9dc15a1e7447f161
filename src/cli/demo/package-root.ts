import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CommandError, EXIT } from "../exit-codes.js";

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
 * Finds the package that this module belongs to, in `dist/` or in the source.
 *
 * @throws CommandError when there is no package.json above it.
 */
export async function findPackageRoot(from = fileURLToPath(import.meta.url)): Promise<PackageRoot> {
  for (let directory = dirname(from); ; directory = dirname(directory)) {
    const text = await readFile(join(directory, "package.json"), "utf8").catch(() => undefined);
    if (text !== undefined) {
      const manifest = manifestSchema.parse(JSON.parse(text));
      return {
        directory,
        name: manifest.name,
        version: manifest.version,
        purl: npmPurl(manifest.name, manifest.version),
        dependencies: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
      };
    }
    if (directory === dirname(directory)) {
      throw new CommandError("the package's own package.json was not found", { exitCode: EXIT.undecided });
    }
  }
}

/** The package URL of an npm package, as npm writes it into an SBOM. */
export function npmPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
