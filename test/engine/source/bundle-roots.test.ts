import { describe, expect, it } from "vitest";
import { JsonSlice } from "../../../src/base/terms/json-slice.js";
import { checkBundleRoots, checkRoots } from "../../../src/engine/source/bundle-roots.js";

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
      checkRoots("b.tar.gz", roots, { data: JsonSlice.of(Buffer.from(JSON.stringify(data))), names });
    }).not.toThrow();
  });

  it.each<[string, string[], { data?: unknown; names?: string[] }, RegExp]>([
    [
      "a package beside the root",
      ["b"],
      { names: ["a"] },
      /data\.a is outside the roots b of its \.manifest/,
    ],
    ["a package above the root", ["a/b"], { names: ["a"] }, /data\.a is outside/],
    ["a name that only begins like the root", ["a"], { names: ["ab"] }, /data\.ab is outside/],
    ["data beside the root", ["a/b"], { data: { a: { b: 1, c: 2 } } }, /the data at data\.a\.c is outside/],
    ["an empty object elsewhere", ["a/b"], { data: { c: {} } }, /the data at data\.c is outside/],
    ["a value above the root", ["a/b"], { data: { a: [1] } }, /the data at data\.a is outside/],
    ["anything without a root", [], { data: { a: 1 } }, /the data at data is outside/],
  ])("refuses %s", async (_name, roots, { data = {}, names = [] }, message) => {
    await expect(() => {
      checkRoots("b.tar.gz", roots, { data: JsonSlice.of(Buffer.from(JSON.stringify(data))), names });
    }).toFailWith("bundle_invalid", message);
  });
});

describe("checkBundleRoots", () => {
  const bundle = { subject: "b.tar.gz", roots: ["a"], files: ["b/x.rego", "b/y.rego"] };
  const inRoot = { path: "b/x.rego", package: "a/c" };

  it("takes packages within the roots, files of others and files that were left out", () => {
    expect(() => {
      checkBundleRoots([bundle], [inRoot, { path: "other.rego", package: "z" }]);
    }).not.toThrow();
  });

  it("refuses a package outside of them, however its file is named", async () => {
    await expect(() => {
      checkBundleRoots([bundle], [inRoot, { path: "./b/y.rego", package: "ab" }]);
    }).toFailWith("bundle_invalid", /^b\.tar\.gz: .*data\.ab is outside/);
  });
});
