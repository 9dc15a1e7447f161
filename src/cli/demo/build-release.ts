import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, EXIT } from "../exit-codes.js";
import { type CycloneDx, mergeCycloneDx, ofPackage, parseCycloneDx } from "./cyclonedx.js";
import { createStatement, type ProvenanceStatement } from "./in-toto-statement.js";
import { type Installation, installationOf, readInstalledPackages } from "./installed-packages.js";
import type { RunNpm } from "./npm-command.js";
import type { PackageRoot } from "./package-root.js";

/** A file of the release. */
export interface ReleaseFile {
  name: string;
  bytes: Uint8Array;
}

/** What a build of this package gives. */
export interface Release {
  tarball: ReleaseFile;
  sbom: ReleaseFile;
  /** How many components the SBOM has. */
  componentCount: number;
  statement: ProvenanceStatement;
}

/**
 * Packs the package, makes the SBOM of what it needs in production (npm's, with those of the Wasm module that
 * it carries) and a statement about both. Needs no network; leaves nothing on the disk.
 *
 * @throws CommandError when npm cannot pack the package or list what is installed.
 */
export async function buildRelease(root: PackageRoot, npm: RunNpm): Promise<Release> {
  const startedOn = new Date();
  const installation = installationOf(root);
  const npmVersion = (await npm(["--version"], root.directory)).trim();
  const tarball = await pack(root, npm);
  const parts = await readCarriedSboms(root);
  const merged = mergeCycloneDx(await npmSbom(root, installation, npm), parts);
  const sbom = { name: `${root.name}-${root.version}.cdx.json`, bytes: Buffer.from(JSON.stringify(merged)) };
  const dependencies = [...(await readInstalledPackages(root, installation)), ...parts.flatMap(toDependency)];
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

async function pack(root: PackageRoot, npm: RunNpm): Promise<ReleaseFile> {
  const directory = await mkdtemp(join(tmpdir(), "regohost-demo-"));
  try {
    await npm(["pack", root.directory, "--pack-destination", directory], directory);
    const [name, ...others] = (await readdir(directory)).filter((file) => file.endsWith(".tgz"));
    if (name === undefined || others.length > 0) {
      throw new CommandError("npm pack did not write one tarball", { exitCode: EXIT.undecided });
    }
    return { name, bytes: await readFile(join(directory, name)) };
  } finally {
    // Windows may hold a file for a moment after the process that wrote it has ended.
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function npmSbom(root: PackageRoot, { directory }: Installation, npm: RunNpm): Promise<CycloneDx> {
  const text = await npm(["sbom", "--sbom-format", "cyclonedx"], directory);
  const bom = ofPackage(parseCycloneDx(text), root.purl, root.dependencies);
  if (bom === undefined) {
    throw new CommandError(`npm sbom in ${directory} does not list ${root.purl}`, {
      exitCode: EXIT.undecided,
    });
  }
  // npm calls the project by the name of its folder.
  bom.metadata.component = { ...bom.metadata.component, name: root.name };
  return bom;
}

/** The SBOMs that the package carries for what is compiled into its Wasm module. */
async function readCarriedSboms(root: PackageRoot): Promise<CycloneDx[]> {
  const directory = join(root.directory, "opa-core");
  const files = (await readdir(directory)).filter((file) => /^sbom.*\.json$/.test(file)).sort();
  if (files.length === 0) {
    throw new CommandError(`${directory} has no SBOM of the Wasm module`, { exitCode: EXIT.undecided });
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
