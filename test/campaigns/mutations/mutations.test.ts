import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutate, readMutations } from "./mutations.mjs";

interface Mutation {
  room: string;
  name: string;
  file: string;
  search: string;
  replace: string;
  tests: string[];
}

const MUTATIONS: Mutation[] = readMutations(".");

it.each(MUTATIONS)("$room: $name can be made", (mutation) => {
  const text = readFileSync(mutation.file, "utf8");
  expect(mutate(text, mutation)).not.toBe(text);
  expect(mutation.tests.filter((path) => !existsSync(path))).toEqual([]);
  expect(mutation.tests).not.toEqual([]);
});

it("each room has changes with names of their own", () => {
  expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
  expect([...new Set(MUTATIONS.map(({ room }) => room))]).toEqual([
    "verdicts",
    "exceptions",
    "retries",
    "cursors",
    "identities",
    "redaction",
    "signatures",
    "queue",
    "rounds",
  ]);
});

it.each([
  { text: "a b", times: 0 },
  { text: "x x", times: 2 },
])("what is $times times in a file is not changed", ({ text, times }) => {
  const change = { name: "n", file: "f.ts", search: "x", replace: "y" };
  expect(() => mutate(text, change)).toThrow(
    `f.ts has ${String(times)} times what "n" replaces, not once: x`,
  );
});
