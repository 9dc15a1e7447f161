import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DemoError } from "./demo-context.js";
import { type CycloneDx, mergeCycloneDx, findPackage, parseCycloneDx } from "./cyclonedx.js";
import { createStatement, type ProvenanceStatement } from "./in-toto-statement.js";
import {
  type Installation,
  readInstallation,
  type InstalledPackages,
  readInstalledPackages,
} from "./installed-packages.js";
import type { RunNpm } from "./npm-command.js";
import type { PackageRoot } from "./installed-packages.js";

export interface ReleaseFile {
  name: string;
  bytes: Uint8Array;
}

/** The results of building this package. */
export interface Release {
  tarball: ReleaseFile;
  sbom: ReleaseFile;
  /** Number of components in the SBOM. */
  componentCount: number;
  statement: ProvenanceStatement;
}

/**
 * Packs the package, creates the SBOM of its production dependencies (npm's, with those of the Wasm module that it
 * contains) and a statement about both. Needs no network; leaves nothing on the disk.
 *
 * @throws DemoError when npm cannot pack the package or list the installed packages.
 */
export async function buildRelease(root: PackageRoot, npm: RunNpm): Promise<Release> {
  const startedOn = new Date();
  const installation = readInstallation(root);
  const npmVersion = (await npm(["--version"], root.directory)).trim();
  const installed = await readInstalledPackages(root, installation);
  const tarball = await pack(root, npm);
  const parts = await readCarriedSboms(root);
  const merged = mergeCycloneDx(await npmSbom(root, installation, installed, npm), parts);
  const sbom = { name: `${root.name}-${root.version}.cdx.json`, bytes: Buffer.from(JSON.stringify(merged)) };
  const dependencies = [...installed.dependencies, ...parts.flatMap(toDependency)];
  const statement = createStatement({
    tarball,
    sbom,
    packageUrl: root.purl,
    npmVersion,
    dependencies,
    startedOn,
  });
  return { tarball, sbom, componentCount: merged.components.length, statement };
}

function pack(root: PackageRoot, npm: RunNpm): Promise<ReleaseFile> {
  return inTemporaryFolder(async (folder) => {
    await npm(["pack", root.directory, "--pack-destination", folder], folder);
    const [name, ...others] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
    if (name === undefined || others.length > 0) {
      throw new DemoError("npm pack did not write one tarball");
    }
    return { name, bytes: await readFile(join(folder, name)) };
  });
}

async function npmSbom(
  root: PackageRoot,
  { directory, location }: Installation,
  { locked }: InstalledPackages,
  npm: RunNpm,
): Promise<CycloneDx> {
  const command = ["sbom", "--sbom-format", "cyclonedx"];
  const text =
    location === ""
      ? await npm(command, directory)
      : await inTemporaryFolder(async (folder) => {
          await writeProject(folder, root, locked);
          return npm([...command, "--package-lock-only"], folder);
        });
  const bom = findPackage(parseCycloneDx(text), root.purl, root.dependencies);
  if (bom === undefined) {
    throw new DemoError(`npm sbom in ${directory} does not list ${root.purl}`);
  }
  // npm names the project after its folder.
  bom.metadata.component = { ...bom.metadata.component, name: root.name };
  return bom;
}

/**
 * A project that depends on the package and contains its installation. npm cannot list every project that the package
 * may be installed into: one without a name or a version, such as that of npx, is an error to it.
 */
async function writeProject(
  folder: string,
  { name, version }: PackageRoot,
  locked: InstalledPackages["locked"],
): Promise<void> {
  const project = { name: `${name}-demo`, version: "1.0.0", dependencies: { [name]: version } };
  const lock = { lockfileVersion: 3, packages: { "": project, ...locked } };
  await writeFile(join(folder, "package.json"), JSON.stringify(project));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-demo-"));
  try {
    return await use(folder);
  } finally {
    // Windows may lock a file briefly after the process that wrote it has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The package's SBOMs of the modules compiled into its Wasm module. */
async function readCarriedSboms(root: PackageRoot): Promise<CycloneDx[]> {
  const directory = join(root.directory, "opa-core");
  const files = (await readdir(directory)).filter((file) => /^sbom.*\.json$/.test(file)).sort();
  if (files.length === 0) {
    throw new DemoError(`${directory} has no SBOM of the Wasm module`);
  }
  return Promise.all(
    files.map(async (file) => parseCycloneDx(await readFile(join(directory, file), "utf8"))),
  );
}

/** The subject and the components of a carried SBOM, as the build's dependencies. */
function toDependency(bom: CycloneDx): { uri: string }[] {
  return [bom.metadata.component, ...bom.components].flatMap(({ purl }) =>
    purl === undefined ? [] : [{ uri: purl }],
  );
}
