import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { makeFolder, run } from "../cli/run.js";

const root = new URL("../../", import.meta.url);
const pages = ["README.md", ...readdirSync(new URL("docs/", root)).map((name) => `docs/${name}`)];

/** The modules that pages show: blocks of JavaScript whose first line is the name of their file. */
const modules = pages
  .filter((page) => page.endsWith(".md"))
  .flatMap((page) =>
    blocksOf(readFileSync(new URL(page, root), "utf8")).flatMap(({ language, text }) => {
      const [, file] = /^\/\/ (\S+\.mjs)\n/.exec(text) ?? [];
      return language === "js" && file !== undefined ? [{ page, file, text }] : [];
    }),
  );

/** What each is run with: what it takes for granted, and a command that uses it. */
const RUNS: Readonly<Record<string, { given: string; args: string[]; prints: string }>> = {
  "docs/cli.md mine.mjs": {
    given: "const lookUpOwner = async (repository) => (repository === 'app' ? 'ada' : undefined);\n",
    args: ["eval", 'acme.owner("app")', "--builtins", "./mine.mjs", "-f", "raw"],
    prints: "ada\n",
  },
};

it.each(modules)("$page: $file runs", async ({ page, file, text }) => {
  const { given, args, prints } = RUNS[`${page} ${file}`] ?? { given: "", args: [], prints: "" };
  const cwd = await makeFolder({ [file]: given + text });
  expect(await run(args, { cwd })).toMatchObject({ exitCode: 0, stdout: prints });
});

it("are those that are known here", () => {
  expect(modules.map(({ page, file }) => `${page} ${file}`)).toEqual(Object.keys(RUNS));
});
