import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../../src/engine/opa/package-root.js";

/** What this project wrote from the service's interface. */
const OWN = /^schemas\/(?:[\w-]+\.schema\.json|proto\/(?:platform|controlplane)\/v1\/\w+\.proto)$/;

describe("THIRD_PARTY_NOTICES", () => {
  let notices: string;
  let files: string[];
  beforeAll(async () => {
    notices = await readFile(join(packageRoot(), "THIRD_PARTY_NOTICES"), "utf8");
    const found = await readdir(join(packageRoot(), "schemas"), { recursive: true, withFileTypes: true });
    files = found
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(packageRoot().length + 1)
          .replaceAll("\\", "/"),
      );
  });

  const listed = (): string[] =>
    [...notices.matchAll(/^ {2}(schemas\/\S+): \S.*; \S.*$/gm)].map(([, file = ""]) => file);

  it("names every schema that is made of what others publish, with its licence, and no other", () => {
    expect(files.length).toBeGreaterThan(20);
    expect(listed().sort()).toEqual(files.filter((file) => !OWN.test(file)).sort());
  });

  it("gives a schema the licence that the file itself names", async () => {
    for (const file of listed().filter((one) => /^schemas\/(?:formats|materials)\//.test(one))) {
      const { $comment: comment } = JSON.parse(await readFile(join(packageRoot(), file), "utf8")) as {
        $comment: string;
      };
      const licence = /Apache-2\.0|CC-BY-3\.0|OASIS Open/.exec(comment)?.[0] ?? "";
      expect(notices).toMatch(new RegExp(`^ {2}${file}: .*${licence}`, "m"));
    }
  });

  it("begins as the build writes it", async () => {
    const { INTRODUCTION } = (await import(
      new URL("../../../opa-core/third-party-notices.mjs", import.meta.url).href
    )) as { INTRODUCTION: string };
    expect(notices.startsWith(`${INTRODUCTION}\n  github.com/`)).toBe(true);
  });
});
