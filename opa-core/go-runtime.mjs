import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

const MODE = "\tmode := gcBackgroundMode\n";

/**
 * What is changed in Go's runtime, by file.
 *
 * @type {Record<string, (text: string) => string>}
 */
const CHANGES = {
  // Instances of a snapshot are seeded again.
  "rand.go": (text) => text + readFileSync(join(here, "reseed-runtime.go.txt"), "utf8"),
  // In Wasm nothing runs beside a collection, and where the program does not yield, one that shares the thread with it may not end: the
  // program then pays for each write, and all that it allocates stays. So a collection stops the program, as with
  // GODEBUG=gcstoptheworld=1. From 1 GiB on it does not: it would take seconds, and close to the limit of memory gain little, while Go
  // limits the time of the others.
  "mgc.go": (text) => {
    if (text.split(MODE).length !== 2) throw new Error("runtime/mgc.go has another gcStart");
    const stops =
      "\tdebug.gcstoptheworld = 0\n\tif gcController.heapLive.Load() < 1<<30 {\n\t\tdebug.gcstoptheworld = 1\n\t}\n";
    return text.replace(MODE, stops + MODE);
  },
};

/**
 * Writes the changed files of Go's runtime, and an overlay of them.
 *
 * @param {string} goRoot Go's own folder.
 * @param {string} work where they are written.
 * @returns {string} the overlay, for `go build`.
 * @throws Error when a change does not fit this version of Go.
 */
export function overlayRuntime(goRoot, work) {
  const overlay = join(work, "overlay.json");
  const replaced = Object.entries(CHANGES).map(([name, change]) => {
    const [file, changed] = [join(goRoot, "src", "runtime", name), join(work, name)];
    writeFileSync(changed, change(readFileSync(file, "utf8")));
    return [file, changed];
  });
  writeFileSync(overlay, JSON.stringify({ Replace: Object.fromEntries(replaced) }));
  return overlay;
}
