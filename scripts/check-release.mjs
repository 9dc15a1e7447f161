// Rejects a release that is not ready: npm run check:release -- v0.1.0, with the tag to publish.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * The missing steps for a release.
 *
 * @param {{ tag: string, manifest: { version: string, repository?: { url: string } }, changelog: string, changesets:
 * string[] }}
 *   release the tag (`v0.1.0`), package.json, the text of CHANGELOG.md, the names of changesets.
 * @returns {string[]} a line for each thing.
 */
export function releaseProblems({ tag, manifest, changelog, changesets }) {
  const { version, repository } = manifest;
  const [, newest = "none"] = /^## (.+)$/m.exec(changelog) ?? [];
  return [
    ...(tag === `v${version}` ? [] : [`the tag is ${tag}, and the version in package.json is ${version}`]),
    ...(newest === version ? [] : [`CHANGELOG.md begins with the section ${newest}, not with ${version}`]),
    ...(changesets.length === 0
      ? []
      : [`changesets that no version has: ${changesets.join(", ")}; run npm run changeset version`]),
    ...(typeof repository?.url === "string"
      ? []
      : [
          "package.json has no repository, which npm compares with the one of the provenance: " +
            "npm pkg set repository.type=git repository.url=git+https://github.com/OWNER/NAME.git",
        ]),
  ];
}

const root = new URL("../", import.meta.url);
const isRun = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun) {
  const read = (path) => readFileSync(new URL(path, root), "utf8");
  const problems = releaseProblems({
    tag: process.argv[2] ?? "",
    manifest: JSON.parse(read("package.json")),
    changelog: read("CHANGELOG.md"),
    changesets: readdirSync(fileURLToPath(new URL(".changeset/", root))).filter(
      (name) => name.endsWith(".md") && name !== "README.md",
    ),
  });
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
}
