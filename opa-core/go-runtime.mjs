// The changes of Go's runtime for opa-core.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** The size that a goroutine's stack has when another goroutine has ended before, and that none shrinks below. A power of 2. */
const STACK_BYTES = 262_144;

/** The heap of an instance up to which nothing is collected. Go's own is 4 MiB. */
const HEAP_MINIMUM = 16 * 1024 * 1024;

/**
 * What is changed, each in a file of Go's runtime. The text that is replaced has to be there once.
 *
 * @type {{ name: string, file: string, change: (text: string) => string }[]}
 */
const CHANGES = [
  // Instances of a snapshot are seeded again.
  {
    name: "reseed",
    file: "rand.go",
    change: (text) => text + readFileSync(join(here, "reseed-runtime.go.txt"), "utf8"),
  },
  // In Wasm nothing runs beside a collection. One that shares the thread with the program takes longer, and keeps all that is allocated meanwhile: a
  // collection stops the world instead, as with GODEBUG=gcstoptheworld=1. From 1 GiB on it does not, because it would stop it for seconds, and because
  // Go then limits the time that collections take: close to the limit of memory they gain little.
  {
    name: "stop-the-world",
    file: "mgc.go",
    change: replace(
      "\tmode := gcBackgroundMode\n",
      `\tdebug.gcstoptheworld = 0
\tif gcController.heapLive.Load() < 1<<30 {
\t\tdebug.gcstoptheworld = 1
\t}
\tmode := gcBackgroundMode
`,
    ),
  },
  // A compilation of a small policy leaves less garbage than this: a collection would take longer than all that it finds, also because V8 has to
  // compile it.
  {
    name: "heap-minimum",
    file: "mgcpacer.go",
    change: replace(
      "(1-goexperiment.HeapMinimum512KiBInt)*(4<<20)",
      `(1-goexperiment.HeapMinimum512KiBInt)*${HEAP_MINIMUM}`,
    ),
  },
  // The start is at STACK_BYTES, not at the average of the stacks that there are.
  {
    name: "stack-average",
    file: "runtime1.go",
    change: replace("debug.adaptivestackstart = 1", "debug.adaptivestackstart = 0"),
  },
  // Evaluations are deep, and each test has a goroutine of its own: stacks of 2 KiB are copied again and again while they grow, and collections
  // would halve them.
  {
    name: "stack-start",
    file: "stack.go",
    change: replace(
      "var startingStackSize uint32 = fixedStack",
      `var startingStackSize uint32 = ${STACK_BYTES}`,
    ),
  },
  {
    name: "stack-shrink",
    file: "stack.go",
    change: replace("if newsize < fixedStack {", "if newsize < uintptr(startingStackSize) {"),
  },
];

/** Their names. */
export const GO_CHANGES = CHANGES.map(({ name }) => name);

/** A change of a text, which throws what the text does not have once. */
function replace(from, to) {
  return (text) => {
    if (text.split(from).length !== 2) throw new Error(from.trim());
    return text.replace(from, to);
  };
}

/**
 * Writes the changed files of Go's runtime, and an overlay of them.
 *
 * @param {string} goRoot Go's own folder.
 * @param {string} work where they are written.
 * @param {readonly string[]} without names of changes that are left out.
 * @returns {string} the overlay, for `go build`.
 * @throws Error with all changes that do not fit this version of Go.
 */
export function overlayRuntime(goRoot, work, without) {
  const directory = join(goRoot, "src", "runtime");
  const changed = new Map();
  const misfits = [];
  for (const { name, file, change } of CHANGES) {
    const text = changed.get(file) ?? readFileSync(join(directory, file), "utf8");
    try {
      changed.set(file, without.includes(name) ? text : change(text));
    } catch (error) {
      misfits.push(`${name}: ${file} does not have this once: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (misfits.length > 0)
    throw new Error(`changes of Go's runtime that do not fit ${goRoot}:\n${misfits.join("\n")}`);
  const overlay = join(work, "overlay.json");
  for (const [file, text] of changed) writeFileSync(join(work, file), text);
  const replaced = [...changed.keys()].map((file) => [join(directory, file), join(work, file)]);
  writeFileSync(overlay, JSON.stringify({ Replace: Object.fromEntries(replaced) }));
  return overlay;
}
