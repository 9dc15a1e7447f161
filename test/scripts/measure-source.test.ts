import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { countLines, FEATURES } from "../../scripts/measure-source.mjs";

test("Each line counts once, as code, types, import, comment or blank", () => {
  const text = `import { a } from "./a.js";

/** Of a type. */
export interface B {
  // Of a member.
  c: string;
}
/** Of code. */
export const d = 1; // Beside it.
const e = \`text

// of a template\`;
`;
  expect(countLines("x.ts", text)).toEqual({ imports: 1, types: 3, code: 4, comments: 3, blank: 1 });
});

test("The files of features exist, and belong to one feature", () => {
  const paths = Object.values(FEATURES).flat();
  expect(paths.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
  const within = (path: string): string[] =>
    paths.filter((other) => path === other || (other.endsWith("/") && path.startsWith(other)));
  expect(paths.filter((path) => within(path).length !== 1)).toEqual([]);
});
