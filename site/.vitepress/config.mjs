import { existsSync, readdirSync, statSync } from "node:fs";
import { posix } from "node:path";
import { defineConfig } from "vitepress";
import { groups } from "../navigation.mjs";
import { slugify } from "../../scripts/markdown.mjs";
import { findPages, root, titleOf } from "../pages.mjs";

const pages = findPages();
const addressOf = (source) =>
  `/${pages
    .get(source)
    .replace(/(^|\/)index\.md$/, "$1")
    .replace(/\.md$/, "")}`;
const item = (source) => ({ text: titleOf(source), link: addressOf(source) });
const references = [...pages.keys()].filter((source) => source.startsWith("site/reference/")).sort();
const examples = [...pages.keys()].filter((source) => /^examples\/[^/]+\/README\.md$/.test(source)).sort();

/** Where a link of the repository leads on the site; undefined where no page is, such as for a source file. */
function targetOf(source, href) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [path, anchor] = href.split("#");
  const target = posix.normalize(posix.join(posix.dirname(source), decodeURI(path))).replace(/\/$/, "");
  const isFolder = existsSync(posix.join(root, target)) && statSync(posix.join(root, target)).isDirectory();
  const page = isFolder ? posix.join(target, "README.md") : target;
  if (pages.has(page)) return addressOf(page) + (anchor === undefined ? "" : `#${anchor}`);
  if (existsSync(posix.join(root, target))) return undefined;
  throw new Error(`${source} links to ${href}, which does not exist`);
}

/** The pages are those of the repository, so their links lead from file to file. */
function repositoryLinks(md) {
  md.core.ruler.push("repository-links", ({ tokens, env }) => {
    const source = posix.relative(
      root.replaceAll("\\", "/"),
      (env.realPath ?? env.path).replaceAll("\\", "/"),
    );
    for (const { children } of tokens) {
      let isGone = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") {
          const target = targetOf(source, token.attrGet("href"));
          isGone = target === undefined;
          if (!isGone) token.attrSet("href", target);
        }
        if (isGone && /^link_/.test(token.type)) Object.assign(token, { type: "text", content: "", tag: "" });
      }
    }
  });
}

/** Code is shown as it stands: in indented blocks and between words VitePress would read `{{` as an expression of Vue. */
function plainCode(md) {
  md.core.ruler.push("plain-code", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === "code_block") Object.assign(token, { type: "fence", info: "" });
      for (const inner of token.children ?? []) if (inner.type === "code_inline") inner.attrSet("v-pre", "");
    }
  });
}

/** The pages lie outside of this folder, where Node would look for Vue. What is written while building lies inside. */
const vueOfThisFolder = {
  name: "vue-of-this-folder",
  enforce: "pre",
  resolveId: (id, _importer, { ssr }) =>
    ssr === true && /^(?:vue|@vue\/[\w-]+)(?:\/.*)?$/.test(id) ? { id, external: true } : undefined,
};

export default defineConfig({
  title: "regohost",
  description: "Rego policies in Node, with built-ins that reach your evidence service.",
  lang: "en",
  srcDir: "..",
  outDir: "dist",
  cleanUrls: false,
  lastUpdated: false,
  // Build fails when these are not exactly the pages.
  srcExclude: readdirSync(root)
    .filter((name) => !["docs", "examples", "site"].includes(name) && !pages.has(name))
    .map((name) => (name.endsWith(".md") ? name : `${name}/**`)),
  rewrites: Object.fromEntries(pages),
  markdown: {
    anchor: { slugify },
    config: (md) => {
      md.use(repositoryLinks).use(plainCode);
    },
    languageAlias: { rego: "python", console: "shellsession" },
  },
  vite: { plugins: [vueOfThisFolder], build: { chunkSizeWarningLimit: 2_000 } },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Tutorial", link: addressOf("docs/tutorial.md") },
      { text: "In CI", link: addressOf("docs/ci.md") },
      { text: "Command line", link: addressOf("docs/cli.md") },
      { text: "Error codes", link: addressOf("docs/errors.md") },
      { text: "Reference", link: "/reference/" },
      // A page of its own, beside those of VitePress.
      { text: "Playground", link: "/playground/", target: "_self" },
    ],
    sidebar: [
      ...groups.map(({ text, pages: names }) => ({
        text,
        collapsed: text === "Inside",
        items: names.map((name) => item(posix.normalize(`docs/${name}.md`))),
      })),
      { text: "Examples", collapsed: true, items: examples.map(item) },
      { text: "Reference of the library", collapsed: true, items: references.map(item) },
    ],
  },
});
