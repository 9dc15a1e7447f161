import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "../../base/text/zod.js";
import { DemoError } from "./demo-context.js";

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** This package on the disk. */
export interface PackageRoot {
  directory: string;
  name: string;
  version: string;
  /** Its package URL. */
  purl: string;
  /** The names of its production dependencies. */
  dependencies: readonly string[];
}

/**
 * Reads the manifest of a package.
 *
 * @param directory default: this package's own.
 */
export async function readPackage(directory?: string): Promise<PackageRoot> {
  const { packageRoot } = await import("../../engine/opa/package-root.js");
  const root = directory ?? packageRoot();
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const { name, version, dependencies, optionalDependencies } = manifest;
  return {
    directory: root,
    name,
    version,
    purl: npmPurl(name, version),
    dependencies: Object.keys({ ...dependencies, ...optionalDependencies }),
  };
}

/** The package URL of an npm package, as npm writes it into an SBOM. */
function npmPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

const names = z.record(z.string(), z.unknown()).default({});

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z
        .record(z.string(), z.looseObject({ optional: z.boolean().default(false) }))
        .default({}),
    }),
  ),
});

type LockedPackages = z.infer<typeof lockSchema>["packages"];
type LockedPackage = LockedPackages[string];

/** A dependency as an in-toto resource descriptor. */
export interface ResolvedDependency {
  /** Its package URL. */
  uri: string;
  /** By algorithm, in hex. */
  digest?: Record<string, string>;
}

/** Where the package and its dependencies are installed. */
export interface Installation {
  /** The folder that contains `node_modules`. */
  directory: string;
  /** The package's location in npm's lock file, `""` for the project itself. */
  location: string;
}

/** The packages installed for the package. */
export interface InstalledPackages {
  /** Sorted by URI. */
  dependencies: ResolvedDependency[];
  /** Their entries in the lock file by location, and that of the package itself unless it is the project. */
  locked: LockedPackages;
}

/** The package's own folder for a clone, the folder it is installed into for a package in `node_modules`. */
export function readInstallation({ directory }: PackageRoot): Installation {
  const parts = directory.replaceAll("\\", "/").split("/node_modules/");
  const [project = directory, ...folders] = parts;
  if (folders.length === 0) return { directory, location: "" };
  return { directory: project, location: `node_modules/${folders.join("/node_modules/")}` };
}

/**
 * All production dependencies of the package, as npm installed them: from the lock file that npm writes into
 * `node_modules`, which is independent of its SBOM.
 *
 * @throws DemoError when the file or a dependency in it is missing.
 */
export async function readInstalledPackages(
  root: PackageRoot,
  installation: Installation,
): Promise<InstalledPackages> {
  const path = join(installation.directory, "node_modules", ".package-lock.json");
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new DemoError(
      `${path} is missing, so the installed packages are unknown: run the demo in a clone of the repository ` +
        `after npm ci, or in a project that npm installed ${root.name} into`,
      { cause },
    );
  });
  const { packages } = lockSchema.parse(JSON.parse(text));
  const dependencies = new Map<string, ResolvedDependency>();
  const locked: LockedPackages = {};
  const own = packages[installation.location];
  if (own !== undefined) locked[installation.location] = own;
  const visit = (from: string, name: string, required: boolean): void => {
    const location = locate(packages, from, name);
    if (location === undefined) {
      if (!required) return;
      throw new DemoError(`${name} is not installed: run npm ci in ${installation.directory}`);
    }
    const entry = packages[location];
    if (entry?.version === undefined || dependencies.has(location)) return;
    dependencies.set(location, toResolved(entry.name ?? name, entry.version, entry.integrity));
    locked[location] = entry;
    for (const [next, needed] of getNeeds(entry)) visit(location, next, needed);
  };
  for (const name of root.dependencies) visit(installation.location, name, true);
  return { dependencies: [...dependencies.values()].sort((a, b) => (a.uri < b.uri ? -1 : 1)), locked };
}

/** Names of a package's dependencies, and whether each is required. */
function* getNeeds(entry: LockedPackage): Generator<[string, boolean]> {
  for (const name of Object.keys(entry.dependencies)) yield [name, true];
  for (const name of Object.keys(entry.optionalDependencies)) yield [name, false];
  for (const name of Object.keys(entry.peerDependencies)) {
    if (entry.peerDependenciesMeta[name]?.optional !== true) yield [name, true];
  }
}

/** The location where Node finds `name` from a package: in its own `node_modules`, otherwise in those of the folders above. */
function locate(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const location = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (packages[location] !== undefined) return location;
    if (folder === "") return undefined;
  }
}

/** `integrity` is a list of `<algorithm>-<base64>` (Subresource Integrity). */
function toResolved(name: string, version: string, integrity: string | undefined): ResolvedDependency {
  const digest = Object.fromEntries(
    (integrity ?? "").split(/\s+/).flatMap((hash) => {
      const [algorithm, base64] = hash.split("-");
      return algorithm && base64 ? [[algorithm, Buffer.from(base64, "base64").toString("hex")]] : [];
    }),
  );
  const uri = npmPurl(name, version);
  return Object.keys(digest).length === 0 ? { uri } : { uri, digest };
}
