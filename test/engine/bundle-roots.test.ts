import { describe, expect, it } from "vitest";
import { checkRoots, packagePath } from "../../src/engine/bundle-roots.js";

describe("packagePath", () => {
  it.each([
    ["package gate", "gate"],
    ["# METADATA\n# title: package x\n\npackage a.b # here\n", "a/b"],
    ['package a["b-c"].d', "a/b-c/d"],
    ['package a["b.c"]["d]e"].f', "a/b.c/d]e/f"],
    ['package a["\\u0062\\""]', 'a/b"'],
    ["package\n# of the release\n\ta[ `b c` ]", "a/b c"],
    ['package a["\\x"]', 'a/"\\x"'],
    ["x := 1", ""],
  ])("%j", (text, path) => {
    expect(packagePath(text)).toBe(path);
  });
});

describe("checkRoots", () => {
  it.each<[string, string[] | undefined, { data?: unknown; names?: string[] }]>([
    ["no roots at all", undefined, { data: { a: 1 }, names: ["b"] }],
    ["the root of everything", [""], { data: { a: 1 }, names: ["b"] }],
    ["a package that is a root", ["a"], { names: ["a"] }],
    ["an entrypoint within a root", ["a/b", "c"], { names: ["a/b/deny", "c"] }],
    ["data within roots", ["a/b", "/c/"], { data: { a: { b: { x: 1 } }, c: [1] } }],
    ["no data", ["a"], { data: {} }],
    ["an empty object above a root", ["a/b"], { data: { a: {} } }],
    ["an empty object beside a root", ["a/b"], { data: { a: { c: { d: {} } } } }],
  ])("takes %s", (_name, roots, { data = {}, names = [] }) => {
    expect(() => {
      checkRoots("b.tar.gz", roots, { data, names });
    }).not.toThrow();
  });

  it.each<[string, string[], { data?: unknown; names?: string[] }, RegExp]>([
    [
      "a package beside the root",
      ["b"],
      { names: ["a"] },
      /roots \["b"\], and it holds data\.a, which is outside/,
    ],
    ["a package above the root", ["a/b"], { names: ["a"] }, /holds data\.a,/],
    ["a name that only begins like the root", ["a"], { names: ["ab"] }, /holds data\.ab,/],
    ["data beside the root", ["a/b"], { data: { a: { b: 1, c: 2 } } }, /holds data at \/a\/c,/],
    ["an empty object elsewhere", ["a/b"], { data: { c: {} } }, /holds data at \/c,/],
    ["a value above the root", ["a/b"], { data: { a: [1] } }, /holds data at \/a,/],
    ["anything without a root", [], { data: { a: 1 } }, /holds data at \/,/],
  ])("refuses %s", async (_name, roots, { data = {}, names = [] }, message) => {
    await expect(() => {
      checkRoots("b.tar.gz", roots, { data, names });
    }).toFailWith("bundle_invalid", message);
  });
});
