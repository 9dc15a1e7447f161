import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Names of inputs, as Regal's evaluation reads them. */
const NAMES = ["input.json", "input.yaml"];

/** The nearest input of a policy: in its folder or one above it, up to `root`. */
export function findInput(file: string, root: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (relative(root, folder).startsWith("..")) return undefined;
    const found = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined || folder === root || folder === dirname(folder)) return found;
  }
}
