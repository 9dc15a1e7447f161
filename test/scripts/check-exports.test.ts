import { expect, test } from "vitest";
import { findExports } from "../../scripts/check-exports.mjs";

const SOURCES = {
  "src/a.ts": `
    export interface Unused { a: Used }
    export interface Used { b: string }
    export const one = 1, two = 2;
    export function late(): void {}
    export class Typed {}
    const local = 1;
    export { local };
  `,
  "src/b.ts": `
    import type { Used as Other } from "./a.js";
    export { one } from "./a.js";
    const { late } = await import("./a.js");
    let typed: import("./a.js").Typed;
  `,
  "test/a.test.ts": `import { two } from "../src/a.js";`,
};

test("An exported name has the modules that import it, in any form, and counts where it is declared", () => {
  const found = findExports(SOURCES).map(({ path, name, importers }) => [path, name, importers]);
  expect(found).toEqual([
    ["src/a.ts", "Unused", []],
    ["src/a.ts", "Used", ["src/b.ts"]],
    ["src/a.ts", "one", ["src/b.ts"]],
    ["src/a.ts", "two", ["test/a.test.ts"]],
    ["src/a.ts", "late", ["src/b.ts"]],
    ["src/a.ts", "Typed", ["src/b.ts"]],
  ]);
});
