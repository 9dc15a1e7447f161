import { resolve } from "node:path";
import { checkReading } from "../../base/async/reading.js";
import { invalidBundle } from "../../base/errors.js";
import { getMembers, type JsonTree } from "../../base/terms/json-slice.js";
import { listSome } from "../../base/text/printable.js";
import { formatReference } from "../../base/text/reference.js";

type Path = readonly string[];

const NO_DATA: JsonTree = new Map();

function toPath(text: string): Path {
  return text.split("/").filter((part) => part !== "");
}

/** The roots of a bundle. A path is looked up in them, however many they are. */
class Roots {
  readonly #paths = new Set<string>();
  readonly #firsts = new Set<string>();

  constructor(roots: readonly string[]) {
    for (const root of roots) {
      checkReading();
      const path = toPath(root);
      this.#paths.add(JSON.stringify(path));
      this.#firsts.add(path[0] ?? "");
    }
  }

  holds(path: Path): boolean {
    for (let length = 0; length <= path.length; length++)
      if (this.#paths.has(JSON.stringify(path.slice(0, length)))) return true;
    return false;
  }

  /** Returns whether there can be a root below a path. */
  areBeside(path: Path): boolean {
    return path.length === 0 ? this.#firsts.size > 0 : path.some((part) => this.#firsts.has(part));
  }
}

/** Yields the shortest paths of a document outside all roots. As in OPA, an empty object outside a root is ignored. */
function* skippedPaths(value: JsonTree, path: Path, roots: Roots): Generator<Path> {
  checkReading();
  if (roots.holds(path)) return;
  const members = getMembers(value);
  if (!roots.areBeside(path) || members === undefined) {
    yield path;
    return;
  }
  for (const [key, member] of members) yield* skippedPaths(member, [...path, key], roots);
}

/** The content of a bundle, by its place in `data`. */
interface BundleContent {
  /** The base document, an object. */
  data: JsonTree;
  /** Packages and entrypoints: `gate`, `gate/deny`. */
  names: readonly string[];
}

/**
 * Checks that a bundle stays within the roots of its manifest, as OPA does on load.
 *
 * @param roots paths below `data`; without roots a bundle may contain anything.
 * @throws PolicyLoadError `bundle_invalid`
 */
export function checkRoots(
  subject: string,
  roots: readonly string[] | undefined,
  { data, names }: BundleContent,
): void {
  if (roots === undefined) return;
  const own = new Roots(roots);
  const throwRootError = (held: string): never => {
    throw invalidBundle(`${subject}: ${held} is outside the roots ${listSome(roots)} of its .manifest`);
  };
  const outside = names.find((name) => name !== "" && !own.holds(toPath(name)));
  if (outside !== undefined) throwRootError(formatReference("data", toPath(outside)));
  for (const path of getMembers(data)?.size === 0 ? [] : skippedPaths(data, [], own)) {
    throwRootError(`the data at ${formatReference("data", path)}`);
  }
}

/** The roots of a bundle of Rego; its packages are known after opa-core has parsed it. */
export interface BundleRoots {
  /** Names the bundle in errors. */
  subject: string;
  roots: readonly string[];
  /** The paths of its Rego. */
  files: readonly string[];
}

/**
 * Checks that the packages of bundles stay within the roots of their manifests.
 *
 * @param files parsed files with their packages. Missing files of a bundle were ignored.
 * @throws PolicyLoadError `bundle_invalid`
 */
export function checkBundleRoots(
  bundles: readonly BundleRoots[],
  files: readonly { path: string; package: string }[],
): void {
  if (bundles.length === 0) return;
  const packages = new Map(files.map((file) => [resolve(file.path), file.package]));
  for (const { subject, roots, files: paths } of bundles) {
    checkRoots(subject, roots, {
      data: NO_DATA,
      names: paths.flatMap((path) => packages.get(resolve(path)) ?? []),
    });
  }
}
