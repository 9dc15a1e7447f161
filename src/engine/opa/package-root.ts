import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { version } from "../../base/version.js";
import { coreUnavailable } from "./core-unavailable.js";

const NAME = "regohost";

let found: string | undefined;

/** Returns the file of this code: a CommonJS bundle has no `import.meta.url`. */
function thisFile(): string {
  const { url } = import.meta as { url?: string };
  return url === undefined ? __filename : fileURLToPath(url);
}

/**
 * Returns the directory of this package. The code may run from its sources, from `dist/`, or from a bundle next to an
 * installed package of the same version.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when the code was bundled away from its package.
 */
export function packageRoot(): string {
  found ??= search();
  return found;
}

function search(): string {
  const here = dirname(thisFile());
  for (let directory = here; ;) {
    if (readManifest(directory)["name"] === NAME) return directory;
    const parent = dirname(directory);
    if (parent === directory) break;
    directory = parent;
  }
  const installed = installedBeside(here);
  if (installed !== undefined && readManifest(installed)["version"] === version) return installed;
  throw coreUnavailable(
    `opa-core: the files of the package "${NAME}" ${version} not found above ${here}; exclude the package from the ` +
      'bundle (external), install the same version next to the bundle, or give "regohost/opa-core.wasm" to useOpaCore',
  );
}

function installedBeside(directory: string): string | undefined {
  try {
    return dirname(createRequire(join(directory, "bundle.js")).resolve(`${NAME}/package.json`));
  } catch {
    return undefined;
  }
}

function readManifest(directory: string): Partial<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
    return typeof manifest === "object" && manifest !== null ? { ...manifest } : {};
  } catch {
    return {};
  }
}

/** Returns whether this is the built package, or a bundle of it: an installed package has no sources. */
export function isBuilt(): boolean {
  const root = packageRoot();
  return thisFile().startsWith(join(root, "dist")) || !existsSync(join(root, "src"));
}
