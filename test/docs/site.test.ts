import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { groups } from "../../site/navigation.mjs";

const root = new URL("../../", import.meta.url);

it("the side bar of the site has every page once", () => {
  const pages = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replaceAll("\\", "/").replace(/\.md$/, ""));
  const named = groups.flatMap((group) => group.pages);
  expect(named.toSorted()).toEqual(
    [...pages, "../README", "../CONTRIBUTING", "../CHANGELOG", "../SECURITY"].toSorted(),
  );
});

it("nothing of the site comes from another host", () => {
  const config = ["site/.vitepress/config.mjs", "site/.vitepress/theme/index.js"].map((path) =>
    readFileSync(new URL(path, root), "utf8"),
  );
  expect(config.join("\n")).not.toMatch(/https?:\/\//);
});
