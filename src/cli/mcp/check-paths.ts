import { resolve } from "node:path";
import { OutsideError, realPathWithin } from "../../base/host/real-path.js";
import { codeOf } from "../../base/error-code.js";
import { hasScheme, isAnyAddress, isOwnAddress, shownText, shownSource } from "../../base/text/address.js";
import { isGlob, startOfGlob } from "../../engine/source/glob.js";
import { splitPrefix } from "../../tooling/prefixed-path.js";
import { CommandError } from "../exit-codes.js";

/** A step to a parent, also in the braces of a pattern. */
const CLIMBS = /(?:^|[/\\{,])\.\.(?:[/\\},]|$)/;

async function checkPath(root: string, named: string): Promise<void> {
  // The policies of this package, which every process may read.
  if (isOwnAddress(named)) return;
  const { path } = splitPrefix(named);
  if (path === "-" || hasScheme(path) || isAnyAddress(path)) {
    throw new CommandError(
      shownText`${shownSource(named)}: only files in ${root} are read here, and no addresses; copy it there`,
      { code: "confined" },
    );
  }
  // A tool policy compares paths as they are written: policies/../secret begins with policies/.
  if (CLIMBS.test(path)) {
    throw new CommandError(shownText`${named}: it climbs with ..; write the path from ${root}`, {
      code: "confined",
    });
  }
  // The levels of a pattern take time that its author chooses: only the process of the call, with its limits, reads them.
  const start = isGlob(path) ? startOfGlob(path) : path;
  await Promise.all(
    [path, start].map((one) =>
      realPathWithin(root, resolve(root, one)).catch((cause: unknown) => {
        const why =
          cause instanceof OutsideError ? cause.message : `it cannot be read (${codeOf(cause) ?? "unknown"})`;
        throw new CommandError(shownText`${named}: ${why}`, { code: "confined", cause });
      }),
    ),
  );
}

/**
 * Checks that the paths of a call, and the folders of its patterns, lie in the root.
 *
 * @param root absolute, without links.
 * @throws CommandError `confined`
 */
export async function checkPaths(root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await checkPath(root, path);
}
