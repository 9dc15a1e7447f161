import { relative, resolve, sep } from "node:path";
import { isGlob } from "../../engine/source/glob.js";
import { GlobLevels } from "../../engine/source/glob-levels.js";

/** Returns the paths of an input for patterns: as passed, and from a folder; `build/a.json` for `./build/a.json`, too. */
export function inputPaths(input: string, folder: string): string[] {
  return [input, relative(folder, resolve(folder, input))].map((path) => path.replaceAll(sep, "/"));
}

/**
 * Compiles a pattern of inputs, of METADATA and of exceptions, in the language of the command line's patterns. As in a
 * `.gitignore` one without `/` is for the name of a file in any folder; any other is for the whole path.
 *
 * @returns whether one of the {@link inputPaths} matches: a path also matches a pattern that is equal to it.
 * @throws ConfigurationError `config_invalid` for braces that stand for too many patterns.
 */
export function inputPattern(pattern: string): (paths: readonly string[]) => boolean {
  const isWhole = pattern.includes("/");
  const plain = pattern.replace(/^(?:\.\/)+/, "");
  const levels = isGlob(plain) ? new GlobLevels(plain) : undefined;
  const matches = (names: readonly string[]): boolean =>
    levels?.isEnd(names.reduce((reached, name) => levels.below(reached, name, true), levels.start)) === true;
  return (paths) =>
    paths.some((path) => {
      const names = isWhole ? path.split("/") : [path.slice(path.lastIndexOf("/") + 1)];
      return names.join("/") === plain || matches(names);
    });
}
