import type { RegoSources } from "../opa/rego-source.js";
import type { RegoPackage } from "../rego/rego-package.js";
import { readInCore } from "./read-in-core.js";

/**
 * The packages of Rego sources with their rules. They are parsed, not compiled.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors.
 */
export async function listPackages(sources: RegoSources, signal: AbortSignal): Promise<RegoPackage[]> {
  return (await readInCore<{ packages: RegoPackage[] }>("inspect", sources, signal)).packages;
}
