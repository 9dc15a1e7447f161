import { resolve } from "node:path";
import { isGlob, splitGlob } from "../../engine/source/glob.js";
import type { GlobLevels } from "../../engine/source/glob-levels.js";

/** The state of an argument after the names of a path. */
export interface PathReach {
  /** Identifies the state among those of one argument. */
  key: string;
  /** Whether the path itself is reached, with everything below it. */
  isEnd: boolean;
  /** The state after one more name; `undefined` where nothing below that name is reached. */
  below(this: void, name: string): PathReach | undefined;
}

const EVERYTHING: PathReach = { key: "", isEnd: true, below: () => EVERYTHING };

/** Reaches the paths of `rest` below a path. */
export function reachBelow(names: readonly string[], rest: PathReach): PathReach {
  const [first, ...others] = names;
  if (first === undefined) return rest;
  return {
    key: `${names.join("/")}//${rest.key}`,
    isEnd: false,
    below: (name) => (name === first ? reachBelow(others, rest) : undefined),
  };
}

function reachMatches(levels: GlobLevels, reached: ReadonlySet<number>): PathReach {
  return {
    key: [...reached].join(),
    isEnd: false,
    below: (name) => {
      // A hidden match does not count, and is rejected where it could: it is not skipped here either.
      const next = levels.below(reached, name, true);
      if (levels.isEnd(next)) return EVERYTHING;
      return levels.goesOn(next) ? reachMatches(levels, next) : undefined;
    },
  };
}

/**
 * The paths that a path or a pattern reaches: a folder with everything in it.
 *
 * @param cwd absolute; base of a relative path.
 * @returns absolute folders, and the reached paths below each.
 */
export function toReaches(
  path: string,
  { cwd, isPattern }: { cwd: string; isPattern: boolean },
): { start: string; reach: PathReach }[] {
  const itself = { start: resolve(cwd, path), reach: EVERYTHING };
  if (!isPattern || !isGlob(path)) return [itself];
  const { folder, levels } = splitGlob(path);
  // A file may be named like the pattern.
  return [itself, { start: resolve(cwd, folder), reach: reachMatches(levels, levels.start) }];
}
