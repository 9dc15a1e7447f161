import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { linksOf, slugify, withoutBlocks } from "../../scripts/markdown.mjs";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const exists = (path: string): boolean => existsSync(new URL(path, root));

const examples = readdirSync(new URL("examples/", root)).map((name) => `examples/${name}/README.md`);
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "bench/README.md",
  "opa-core/README.md",
  "parsers/README.md",
  "runtime/README.md",
  "scripts/upgrade-opa/README.md",
  "scripts/flows/README.md",
  "test/campaigns/differential/README.md",
  "test/specification.md",
  ...readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
  ...examples.filter(exists),
];

it("docs/README.md leads to every page of docs/", () => {
  const links = linksOf(read("docs/README.md")).map((link) => posix.join("docs", link.replace(/#.*/, "")));
  const lost = pages.filter(
    (page) => /^docs\/[^/]+$/.test(page) && page !== "docs/README.md" && !links.includes(page),
  );
  expect(lost).toEqual([]);
});

it.each(pages.filter((page) => page.startsWith("docs/")))("%s begins with whom it helps", (page) => {
  const [heading = "", first = ""] = read(page).split("\n\n");
  expect(heading).toMatch(/^# .+$/);
  expect(first).toMatch(
    /^For (?:those|anyone|users|readers|reviewers|contributors|maintainers|operators|developers|authors|programs|security|teams)\b/,
  );
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...withoutBlocks(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugify(heading));
}

it("messages of the sources name pages and headings that exist", () => {
  const sources = ["src", "builtins"].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  );
  const named = new Set(
    sources.flatMap((path) =>
      [...read(path).matchAll(/(?<![\w/])docs\/[\w-]+\.md(?:#[\w-]+)?/g)].map(([name]) => name),
    ),
  );
  expect(named.size).toBeGreaterThan(5);
  const lost = [...named].filter((name) => {
    const [page = "", anchor] = name.split("#");
    return !exists(page) || (anchor !== undefined && !anchorsOf(page).includes(anchor));
  });
  expect(lost).toEqual([]);
});

describe.each(pages)("%s", (page) => {
  const text = withoutBlocks(read(page));

  it("links to what exists", () => {
    const broken = linksOf(read(page)).filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? page : posix.join(posix.dirname(page), path);
      return !exists(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it("links to nothing of the web but well-formed https", () => {
    const web = linksOf(read(page)).filter((link) => /^[a-z][\w+.-]*:/i.test(link));
    const isPlain = (link: string): boolean => {
      const url = URL.canParse(link) ? new URL(link) : undefined;
      const plain = url?.protocol === "https:" && url.username + url.password + url.port === "";
      return plain && /^(?:[\w-]+\.)+[a-z]{2,}$/.test(url.hostname);
    };
    expect(web.filter((link) => !isPlain(link))).toEqual([]);
  });

  it("names files that exist", () => {
    const named = [...text.matchAll(/`((?:src|scripts|schemas|opa-core|runtime|builtins)\/[\w./-]+)`/g)].map(
      ([, path = ""]) => path,
    );
    // test/specification.md names tests by their places below test/.
    const sources = named.filter((path) => !path.endsWith(".test.ts"));
    expect(sources.filter((path) => !exists(path))).toEqual([]);
  });
});

it("docs/library.md shows a program of the examples", () => {
  const example = read("examples/embedded-gate/script.ts");
  expect(read("docs/library.md")).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
});

it("README.md is one screen of each thing", () => {
  const text = read("README.md");
  expect(text.split("\n").length).toBeLessThanOrEqual(151);
  // First the policy and its FAIL, then these.
  expect(text.indexOf("FAIL")).toBeLessThan(text.indexOf("\n## "));
  expect(Array.from(text.matchAll(/^## (.*)/gm), ([, title]) => title)).toEqual([
    "Install",
    "Judge only what was signed",
    "In CI",
    "In your program",
    "Beside opa, conftest and Conforma",
    "What an evidence service is",
    "The demo",
    "Read on",
  ]);
});

describe("docs/library.md", () => {
  it("lists every entry of the package", () => {
    const { exports } = JSON.parse(read("package.json")) as { exports: Record<string, unknown> };
    const entries = Object.keys(exports).map((path) => posix.join("regohost", path));
    const rows = read("docs/library.md").split("\n## Entries\n")[1]?.split("\n## ")[0] ?? "";
    const missing = entries.filter((entry) => !rows.includes(`\`${entry}\``));
    expect(missing).toEqual(["regohost/package.json"]);
  });
});
