import { readFileSync } from "node:fs";
import { RE2JS } from "re2js";
import { expect, it } from "vitest";
import { PatternError, toPathExpression } from "../../../../src/server/serve/config/path-pattern.js";

interface Recorded {
  paths: string[];
  patterns: { glob: string; valid: boolean; matches: string[] }[];
}

/** `node scripts/record-opa-serve/run.mjs` */
const { paths, patterns } = JSON.parse(
  readFileSync(new URL("../fixtures/opa-globs.json", import.meta.url), "utf8"),
) as Recorded;

it("matches as OPA's globs do, and refuses those that are none", () => {
  const found = patterns.map(({ glob }) => {
    try {
      const expression = RE2JS.compile(toPathExpression(glob));
      return { glob, valid: true, matches: paths.filter((path) => expression.matches(path)) };
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      return { glob, valid: false, matches: [] };
    }
  });
  expect(found).toEqual(patterns);
});
