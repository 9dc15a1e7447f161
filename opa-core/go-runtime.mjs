import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Writes Go's `runtime/rand.go` with a function that seeds an instance of a snapshot again, and an overlay of it.
 *
 * @param {string} goRoot Go's own folder.
 * @param {string} work where they are written.
 * @returns {string} the overlay, for `go build`.
 */
export function overlayRuntime(goRoot, work) {
  const file = join(goRoot, "src", "runtime", "rand.go");
  const changed = join(work, "rand.go");
  const overlay = join(work, "overlay.json");
  writeFileSync(
    changed,
    readFileSync(file, "utf8") + readFileSync(join(here, "reseed-runtime.go.txt"), "utf8"),
  );
  writeFileSync(overlay, JSON.stringify({ Replace: { [file]: changed } }));
  return overlay;
}
