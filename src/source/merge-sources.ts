import { resolve } from "node:path";
import { PolicyLoadError } from "../errors.js";
import type { RegoSource } from "./bundle.js";
import { mergeRevisions } from "./policy-origin.js";

/**
 * Merges Rego sources; a file named twice, by a folder and by itself, is included once.
 *
 * @throws PolicyLoadError `source_unsupported` for two texts with the same name, of which one would not be judged.
 *
 * @param cwd base of relative file paths. Default: the process's working directory.
 */
export function mergeRegoSources(sources: readonly RegoSource[], cwd = ""): RegoSource {
  const files = new Map<string, RegoSource["files"][number]>();
  for (const file of sources.flatMap((source) => source.files)) {
    const place = resolve(cwd, file.path);
    const known = files.get(place);
    if (known !== undefined && known.text !== file.text) {
      throw new PolicyLoadError(`two sources have different texts for ${file.path}; rename one of them`, {
        code: "source_unsupported",
      });
    }
    if (known === undefined) files.set(place, file);
  }
  return {
    kind: "rego",
    what: sources.map(({ what }) => what).join(", "),
    files: [...files.values()],
    data: sources.flatMap(({ data }) => data),
    regoVersion: sources.find(({ regoVersion }) => regoVersion !== undefined)?.regoVersion,
    revisions: mergeRevisions(sources),
    roots: sources.flatMap(({ roots }) => roots),
  };
}
