import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PolicyLoadError } from "../errors.js";

const NAME = "regohost";
const here = dirname(fileURLToPath(import.meta.url));

let found: string | undefined;

/**
 * The directory of this package, whether the code runs from its sources or from `dist/`.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when the code was bundled away from its package.
 */
export function packageRoot(): string {
  found ??= search();
  return found;
}

function search(): string {
  for (let directory = here; ;) {
    if (nameOf(directory) === NAME) return directory;
    const parent = dirname(directory);
    if (parent === directory) break;
    directory = parent;
  }
  throw new PolicyLoadError(
    `opa-core: the files of the package "${NAME}" are not found above ${here}; ` +
      "a bundler has to leave the package out of the bundle (external)",
    { code: "opa_core_unavailable" },
  );
}

function nameOf(directory: string): unknown {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
    return typeof manifest === "object" && manifest !== null && "name" in manifest
      ? manifest.name
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the code runs from the built package rather than from its sources. */
export function isBuilt(): boolean {
  return here.startsWith(join(packageRoot(), "dist"));
}
