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

/** Reaches what `rest` reaches below a path. */
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
      // A hidden match is no match, and refused where it could count: it is not passed over here either.
      const next = levels.below(reached, name, true);
      if (levels.isEnd(next)) return EVERYTHING;
      return levels.goesOn(next) ? reachMatches(levels, next) : undefined;
    },
  };
}

/**
 * The places that a path, or also a pattern, reaches: a folder with everything in it.
 *
 * @param cwd absolute; a relative path starts there.
 * @returns absolute folders, and what is reached below each.
 */
export function toReaches(
  path: string,
  { cwd, isPattern }: { cwd: string; isPattern: boolean },
): { start: string; reach: PathReach }[] {
  const itself = { start: resolve(cwd, path), reach: EVERYTHING };
  if (!isPattern || !isGlob(path)) return [itself];
  const { folder, levels } = splitGlob(path);
  // A file may have the text of the pattern as its name.
  return [itself, { start: resolve(cwd, folder), reach: reachMatches(levels, levels.start) }];
}
