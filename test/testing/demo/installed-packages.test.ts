import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DemoError } from "../../../src/testing/demo/demo-context.js";
import { readInstallation, readInstalledPackages } from "../../../src/testing/demo/installed-packages.js";
import type { PackageRoot } from "../../../src/testing/demo/installed-packages.js";
import { makeFolder } from "../../cli/run.js";

const root = (directory: string, dependencies: string[]): PackageRoot => ({
  directory,
  name: "app",
  version: "1.0.0",
  purl: "pkg:npm/app@1.0.0",
  dependencies,
});

type Packages = Record<string, Record<string, unknown>>;

const lock = (packages: Packages): Record<string, string> => ({
  "node_modules/.package-lock.json": JSON.stringify({ lockfileVersion: 3, packages }),
});

const v1 = { version: "1.0.0" };

async function uris(dependencies: string[], packages: Packages, location = ""): Promise<string[]> {
  const directory = await makeFolder(lock(packages));
  const found = await readInstalledPackages(root(directory, dependencies), { directory, location });
  return found.dependencies.map(({ uri }) => uri);
}

describe("readInstalledPackages", () => {
  it("follows dependencies to where Node finds them", async () => {
    const found = await uris(["a"], {
      "node_modules/a": { ...v1, dependencies: { b: "^2", "@s/c": "*" } },
      "node_modules/b": v1,
      "node_modules/a/node_modules/b": { version: "2.0.0", dependencies: { d: "*" } },
      "node_modules/@s/c": { ...v1, dependencies: { b: "^1" } },
      "node_modules/d": { ...v1, dependencies: { a: "*" } },
      "node_modules/unused": { ...v1, dev: true },
    });
    expect(found).toEqual([
      "pkg:npm/%40s/c@1.0.0",
      "pkg:npm/a@1.0.0",
      "pkg:npm/b@1.0.0",
      "pkg:npm/b@2.0.0",
      "pkg:npm/d@1.0.0",
    ]);
  });

  it("counts peers, and optional dependencies that are there", async () => {
    const found = await uris(["a"], {
      "node_modules/a": {
        ...v1,
        optionalDependencies: { there: "*", missing: "*" },
        peerDependencies: { peer: "*", "optional-peer": "*" },
        peerDependenciesMeta: { "optional-peer": { optional: true } },
      },
      "node_modules/there": v1,
      "node_modules/peer": v1,
      "node_modules/optional-peer": v1,
    });
    expect(found).toEqual(["pkg:npm/a@1.0.0", "pkg:npm/peer@1.0.0", "pkg:npm/there@1.0.0"]);
  });

  it("starts at the place that the package is installed in", async () => {
    const packages = {
      "node_modules/app": { ...v1, dependencies: { a: "*" } },
      "node_modules/app/node_modules/a": { version: "3.0.0" },
      "node_modules/a": v1,
    };
    await expect(uris(["a"], packages, "node_modules/app")).resolves.toEqual(["pkg:npm/a@3.0.0"]);
  });

  it("gives the digests of the lock file in hex", async () => {
    const directory = await makeFolder(
      lock({
        "node_modules/a": { ...v1, integrity: "sha512-qrs= sha1-AAE=" },
        "node_modules/b": { ...v1, name: "real-b" },
      }),
    );
    const found = await readInstalledPackages(root(directory, ["a", "b"]), { directory, location: "" });
    expect(found.dependencies).toEqual([
      { uri: "pkg:npm/a@1.0.0", digest: { sha512: "aabb", sha1: "0001" } },
      { uri: "pkg:npm/real-b@1.0.0" },
    ]);
    expect(Object.keys(found.locked)).toEqual(["node_modules/a", "node_modules/b"]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["there is no lock file", {}, "npm ci"],
    ["a dependency is not installed", lock({}), "a is not installed"],
    [
      "a dependency of one is not installed",
      lock({ "node_modules/a": { ...v1, dependencies: { b: "*" } } }),
      "b is not installed",
    ],
  ])("cannot decide when %s", async (_, files, message) => {
    const directory = await makeFolder(files);
    const read = readInstalledPackages(root(directory, ["a"]), { directory, location: "" });
    await expect(read).rejects.toMatchObject({
      name: "DemoError",
      message: expect.stringContaining(message) as string,
    });
    await expect(read).rejects.toBeInstanceOf(DemoError);
  });
});

it.each([
  [join("/", "src", "app"), { directory: join("/", "src", "app"), location: "" }],
  ["/home/x/node_modules/app", { directory: "/home/x", location: "node_modules/app" }],
  [
    "/home/x/node_modules/a/node_modules/app",
    { directory: "/home/x", location: "node_modules/a/node_modules/app" },
  ],
  ["C:\\x\\node_modules\\@s\\app", { directory: "C:/x", location: "node_modules/@s/app" }],
])("%s is installed in %o", (directory, expected) => {
  expect(readInstallation(root(directory, []))).toEqual(expected);
});
