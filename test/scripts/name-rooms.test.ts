import { expect, test } from "vitest";
import { draw, findFunctions, findHits } from "../../scripts/name-rooms.mjs";

const SOURCES = {
  "src/a/one.ts": `
    /** Reads a thing. Then more. */
    export function readThing(path: string, { late }: Options = {}): Promise<Thing> {}
    function local(): void {}
    export const value = 1;
  `,
  "src/b/two.ts": `export function toThing(): Thing {}`,
};

test("Exported functions are shown without their paths", () => {
  expect(findFunctions(SOURCES)).toEqual([
    {
      path: "src/a/one.ts",
      name: "readThing",
      shown: "readThing(path, { late }): Promise<Thing> Reads a thing.",
    },
    { path: "src/b/two.ts", name: "toThing", shown: "toThing(): Thing" },
  ]);
});

test("A seed draws the same functions in every order of the sources, and another one others", () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ path: "src/a.ts", name: `f${String(index)}` }));
  const drawn = draw(all, 30, "7");
  expect(new Set(drawn).size).toBe(30);
  expect(draw([...all].reverse(), 30, "7")).toEqual(drawn);
  expect(draw(all, 30, "8")).not.toEqual(drawn);
});

test("An answer is a room or a path in it; a wrong one, none and one of another number are no hits", () => {
  const drawn = [
    { path: "src/a/1.ts" },
    { path: "src/a/2.ts" },
    { path: "src/b/3.ts" },
    { path: "src/b/4.ts" },
  ];
  const roomOf = (path: string): string | undefined => /^src\/(\w+)\//.exec(path)?.[1];
  expect(findHits(drawn, "1 a\n2: src/a/\n3. a\n", roomOf)).toEqual([1, 2]);
  expect(findHits(drawn, "", roomOf)).toEqual([]);
});
