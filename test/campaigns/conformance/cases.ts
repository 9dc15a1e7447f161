import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseCases, type ConformanceCase } from "./parse-cases.js";

/** The folder in which Go stores the source of opa-core's OPA. @throws without Go or the module. */
export function findOpaSource(root: string): string {
  const options = { cwd: join(root, "opa-core"), encoding: "utf8" } as const;
  execFileSync("go", ["mod", "download", "github.com/open-policy-agent/opa"], options);
  return execFileSync(
    "go",
    ["list", "-m", "-f", "{{.Dir}}", "github.com/open-policy-agent/opa"],
    options,
  ).trim();
}

/**
 * Loads every case of both versions of Rego, sorted by file. Like OPA's own loader, it includes every file.
 *
 * @throws Error when a version has no file, and when a file has no cases or one that cannot be judged.
 */
export function loadCases(opaSource: string): ConformanceCase[] {
  const root = join(opaSource, "v1", "test", "cases", "testdata");
  return (["v0", "v1"] as const).flatMap((regoVersion) => {
    const files = filesBelow(join(root, regoVersion));
    if (files.length === 0) throw new Error(`${join(root, regoVersion)} has no cases`);
    return files.flatMap((file) => {
      const path = relative(join(root, regoVersion), file);
      const category = dirname(path).split(/[\\/]/)[0] ?? "";
      return parseCases(readFileSync(file, "utf8"), { file: join(regoVersion, path), category, regoVersion });
    });
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
