import type { YamlDocument } from "../opa/read-yaml.js";

/** Reads the YAML of a bundle that is hashed. opa-core is loaded when a bundle has some. */
export async function readBundleYaml(
  text: string,
  options: { signal?: AbortSignal | undefined; timeoutMs?: number | undefined },
): Promise<YamlDocument[]> {
  const { readYaml } = await import("../opa/read-yaml.js");
  return readYaml(text, options);
}
