// Which files of the repository are pages of the site, and under which address.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const markdownOf = (folder) =>
  readdirSync(posix.join(root.replaceAll("\\", "/"), folder), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join(folder, name));

/** The folder that typedoc writes, below the root of the repository. */
export const REFERENCE = "site/reference";

/** @returns the sources of all pages with their path on the site: `docs/gate.md` with `gate.md`. */
export function findPages() {
  const sources = [
    ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"],
    ...markdownOf("docs"),
    ...markdownOf("examples"),
    ...(existsSync(posix.join(root, REFERENCE)) ? markdownOf(REFERENCE) : []),
  ].filter((source) => !source.includes("node_modules/"));
  return new Map(sources.map((source) => [source, pathOf(source)]));
}

function pathOf(source) {
  if (source === "README.md") return "index.md";
  if (source === "docs/README.md") return "docs.md";
  return source
    .replace(/^docs\//, "")
    .replace(/^site\//, "")
    .replace(/(^|\/)README\.md$/, "$1index.md")
    .toLowerCase();
}

/** @returns the first heading of a page, without marks of code. */
export function titleOf(source) {
  const [, heading = source] = /^# (.+)$/m.exec(readFileSync(posix.join(root, source), "utf8")) ?? [];
  return heading.replaceAll("`", "");
}
