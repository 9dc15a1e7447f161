// Builds the site into site/dist from the documents of the repository and the docstrings of the public entries. Fails for a link
// that leads nowhere, on the site and in its anchors.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Application, Converter, ReflectionKind } from "typedoc";
import { build } from "vitepress";
import { entries } from "../scripts/entries.mjs";
import { buildPlayground } from "../scripts/playground.mjs";
import { slugify } from "../scripts/markdown.mjs";
import { findPages, REFERENCE, root } from "./pages.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Writes a page for each public entry, from its declarations and docstrings. */
async function writeReference() {
  const out = join(root, REFERENCE);
  rmSync(out, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    name: "Reference of the library",
    entryPoints: entries.map(({ source }) => join(root, source)),
    tsconfig: join(root, "tsconfig.json"),
    plugin: ["typedoc-plugin-markdown"],
    out,
    readme: "none",
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    // Types of other packages and internal ones are named, not shown.
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: "Warn",
    outputFileStrategy: "modules",
    entryFileName: "index",
    hideBreadcrumbs: true,
    hidePageHeader: true,
    sanitizeComments: true,
    useCodeBlocks: true,
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      module.name =
        entries.find(({ source }) => source === `${module.name}/index.ts`)?.specifier ?? module.name;
    }
  });
  const project = await app.convert();
  if (project === undefined) throw new Error("typedoc cannot read the sources");
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error("typedoc has warnings: see above");
  for (const source of findPages().keys()) if (source.startsWith(`${REFERENCE}/`)) mendAnchors(source);
}

/** Typedoc's plugin numbers some anchors of which there is one: `#recordingfacts-1` for the only heading `RecordingFacts`. */
function mendAnchors(source) {
  const file = join(root, source);
  const mended = readFileSync(file, "utf8").replaceAll(
    /\]\(([^)#\s]*)#([^)\s]+)-1\)/g,
    (link, path, base) => {
      const target = readFileSync(
        join(root, posix.dirname(source), path === "" ? posix.basename(source) : path),
        "utf8",
      );
      const count = target
        .split("\n")
        .filter((line) => /^#/.test(line) && slugify(line.replace(/^#+ /, "")) === base).length;
      return count === 1 ? `](${path}#${base})` : link;
    },
  );
  writeFileSync(file, mended);
}

/** @returns what is wrong with the built pages: those that are missing, and links that lead to no page or to no anchor. */
function findProblems(folder) {
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".html"))
      .map((name) => [`/${name.replaceAll("\\", "/")}`, readFileSync(join(folder, name), "utf8")]),
  );
  const anchors = new Map(
    [...pages].map(([page, html]) => [
      page,
      new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)),
    ]),
  );
  const missing = [...findPages().values()].filter(
    (path) => !pages.has(`/${path.replace(/\.md$/, ".html")}`),
  );
  const lost = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].flatMap(([, href]) => {
      if (/^[a-z]+:/.test(href)) return [];
      const { pathname, hash } = new URL(href, `site:${page}`);
      const file = [pathname, posix.join(pathname, "index.html"), `${pathname}.html`].find((name) =>
        pages.has(name),
      );
      if (file === undefined) return [`${page}: ${href}: there is no such page`];
      const isThere = hash === "" || anchors.get(file)?.has(decodeURIComponent(hash.slice(1)));
      return isThere ? [] : [`${page}: ${href}: the page has no such anchor`];
    }),
  );
  return [...missing.map((path) => `${path}: the page was not built`), ...new Set(lost)];
}

if (!process.argv.includes("--no-reference")) await writeReference();
await build(here);
await buildPlayground("site/dist/playground");
const problems = findProblems(join(here, "dist"));
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log("site/dist: the site is built, and its links and anchors lead somewhere");
