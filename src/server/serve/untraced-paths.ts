import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { toPathExpression } from "./config/path-pattern.js";
import { loadPackage } from "../../base/load-package.js";

/** Whether the target of a request has a path that is not traced. */
export type IsUntraced = (target: string) => boolean;

/**
 * Parses globs of `distributed_tracing.exclude_paths`, as `toPathExpression` does. As in OPA a path is matched
 * unescaped and without its query. Matching takes time that is linear in the path's length.
 */
export async function createUntracedPaths(globs: readonly string[]): Promise<IsUntraced> {
  const { RE2JS } = await loadPackage(() => import("re2js"));
  const expressions = globs.map((glob) => RE2JS.compile(toPathExpression(glob)));
  return (target) => {
    const [escaped = ""] = target.split("?", 1);
    // An invalid path is treated as one that is traced.
    const path = decodeEscapes(escaped) ?? escaped;
    return expressions.some((expression) => expression.matches(path));
  };
}
