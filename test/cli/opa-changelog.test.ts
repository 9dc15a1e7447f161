import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { opaVersion } from "../../src/base/version.js";

interface Row {
  version: string;
  /** The prefix of the entry in OPA's changelog; `release` for what has a heading of its own. */
  area: string;
  entry: string;
  /** Tests that show what the entry says: a file, and a part of it. */
  cases?: string[];
  /** Why it does not touch this package, or what of it does not. */
  why?: string;
}

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
// The entries are those of OPA's CHANGELOG.md: scripts/opa-changelog.mjs, which adds those of a later version.
const { source, entries } = JSON.parse(read("test/cli/opa-changelog.json")) as {
  source: string;
  entries: Row[];
};
const texts = new Map<string, string>();

function textOf(path: string): string {
  const text = texts.get(path) ?? read(path);
  texts.set(path, text);
  return text;
}

describe("OPA's changelog", () => {
  it("is that of the OPA in opa-core", () => {
    expect(source).toBe(`github.com/open-policy-agent/opa v${opaVersion}`);
    expect(entries[0]?.version).toBe(opaVersion);
  });

  it.each(entries)("$version $area: $entry", ({ cases = [], why }) => {
    if (cases.length === 0) expect(why).toMatch(/\w/);
    for (const case_ of cases) {
      const [path = "", name = ""] = case_.split(/: (.*)/s);
      expect(name).toMatch(/\w/);
      expect(textOf(path)).toContain(name);
    }
  });

  it("has an entry for every fix that has a case", () => {
    const path = "test/cli/fixtures/opa-fixes.yaml";
    const named = new Set(entries.flatMap(({ cases = [] }) => cases));
    const fixes = parse(read(path)) as { name: string }[];
    expect(fixes.map(({ name }) => `${path}: ${name}`).filter((name) => !named.has(name))).toEqual([]);
  });
});
