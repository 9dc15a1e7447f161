import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildRelease } from "../../../src/testing/demo/build-release.js";
import { findNpm, type RunNpm } from "../../../src/testing/demo/npm-command.js";
import { readPackage } from "../../../src/testing/demo/installed-packages.js";
import { withSubject } from "../../../src/testing/demo/in-toto-statement.js";
import { withOneByteChanged } from "../../../src/testing/demo/run-demo.js";
import { makeFolder } from "../../cli/run.js";

const component = (name: string): object => ({
  "bom-ref": `${name}@1.0.0`,
  name,
  version: "1.0.0",
  purl: `pkg:npm/${name}@1.0.0`,
});
const bom = (subject: string, names: string[]): string =>
  JSON.stringify({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: component(subject) },
    components: names.map(component),
    dependencies: [{ ref: `${subject}@1.0.0`, dependsOn: names.map((name) => `${name}@1.0.0`) }],
  });

const PROJECT = {
  "package.json": JSON.stringify({
    name: "app",
    version: "1.0.0",
    dependencies: { a: "*" },
    devDependencies: { dev: "*" },
  }),
  "opa-core/sbom.cdx.json": bom("wasm", ["go"]),
  "node_modules/.package-lock.json": JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }),
};

const { "opa-core/sbom.cdx.json": _, ...OTHERS } = PROJECT;
const WITHOUT_SBOM = { ...OTHERS, "opa-core/opa-core.json": "{}" };

/** npm as far as a build uses it. `tarballs` are the files that it packs. */
function fakeNpm(sbom = bom("app", ["a", "dev"]), tarballs = ["app-1.0.0.tgz"]): RunNpm {
  return async (args) => {
    const destination = args[args.indexOf("--pack-destination") + 1] ?? "";
    if (args[0] === "pack") for (const name of tarballs) await writeFile(join(destination, name), "packed");
    return args[0] === "sbom" ? sbom : "11.0.0\n";
  };
}

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

describe("buildRelease", () => {
  it("states what was packed, of what, and what the SBOM is", async () => {
    const root = await readPackage(await makeFolder(PROJECT));
    const { tarball, sbom, componentCount, statement } = await buildRelease(root, fakeNpm());
    expect(tarball).toMatchObject({ name: "app-1.0.0.tgz", bytes: Buffer.from("packed") });
    expect(componentCount).toBe(3);
    const document = JSON.parse(Buffer.from(sbom.bytes).toString()) as { components: { name: string }[] };
    expect(document.components.map(({ name }) => name)).toEqual(["a", "wasm", "go"]);
    expect(statement).toMatchObject({
      _type: "https://in-toto.io/Statement/v1",
      subject: [{ name: "app-1.0.0.tgz", digest: { sha256: sha256("packed") } }],
      predicateType: "https://slsa.dev/provenance/v1",
      predicate: {
        buildDefinition: {
          externalParameters: { package: "pkg:npm/app@1.0.0" },
          internalParameters: { node: process.version, npm: "11.0.0" },
          resolvedDependencies: ["a", "wasm", "go"].map((name) => ({ uri: `pkg:npm/${name}@1.0.0` })),
        },
        runDetails: {
          byproducts: [
            { mediaType: "application/vnd.cyclonedx+json", digest: { sha256: sha256(sbom.bytes) } },
          ],
        },
      },
    });
  });

  it("lists what is installed for a package in node_modules, whatever the project is", async () => {
    const folder = await makeFolder({
      "package.json": "{}",
      "node_modules/.package-lock.json": JSON.stringify({
        packages: {
          "node_modules/app": { version: "1.0.0", dependencies: { a: "*" } },
          "node_modules/a": { version: "1.0.0", license: "MIT" },
          "node_modules/unrelated": { version: "1.0.0" },
        },
      }),
      "node_modules/app/package.json": PROJECT["package.json"],
      "node_modules/app/opa-core/sbom.cdx.json": PROJECT["opa-core/sbom.cdx.json"],
    });
    const root = await readPackage(join(folder, "node_modules", "app"));
    const npm = await findNpm({ env: process.env, signal: new AbortController().signal });
    const { sbom, statement } = await buildRelease(root, npm);
    const document = JSON.parse(Buffer.from(sbom.bytes).toString()) as { components: { name: string }[] };
    expect(document).toHaveProperty("metadata.component.purl", "pkg:npm/app@1.0.0");
    expect(document.components.map(({ name }) => name)).toEqual(["a", "wasm", "go"]);
    expect(document.components[0]).toHaveProperty("licenses", [{ license: { id: "MIT" } }]);
    expect(statement.subject[0]?.name).toBe("app-1.0.0.tgz");
  });

  it.each<[string, Record<string, string>, RunNpm, string]>([
    ["npm packs nothing", PROJECT, fakeNpm(undefined, []), "one tarball"],
    ["npm packs two", PROJECT, fakeNpm(undefined, ["a.tgz", "b.tgz"]), "one tarball"],
    [
      "npm's SBOM is of another package",
      PROJECT,
      fakeNpm(bom("other", ["a"])),
      "does not list pkg:npm/app@1.0.0",
    ],
    ["the package carries no SBOM", WITHOUT_SBOM, fakeNpm(), "no SBOM of the Wasm module"],
  ])("fails when %s", async (_, files, npm, message) => {
    const root = await readPackage(await makeFolder(files));
    await expect(buildRelease(root, npm)).rejects.toThrow(message);
  });
});

it("changes one bit of one byte, and not the original", () => {
  const bytes = Uint8Array.from([1, 2, 3, 4, 5]);
  expect([...withOneByteChanged(bytes)]).toEqual([1, 2, 2, 4, 5]);
  expect([...bytes]).toEqual([1, 2, 3, 4, 5]);
});

it("rewrites nothing but the subject of a statement", async () => {
  const root = await readPackage(await makeFolder(PROJECT));
  const { tarball, statement } = await buildRelease(root, fakeNpm());
  expect(withSubject(statement, tarball.name, tarball.bytes)).toEqual(statement);
  const changed = withSubject(statement, "x.tgz", Buffer.from("x"));
  expect(changed).toEqual({ ...statement, subject: [{ name: "x.tgz", digest: { sha256: sha256("x") } }] });
});
