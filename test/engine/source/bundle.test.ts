import { describe, expect, it } from "vitest";
import { BaseDocuments } from "../../../src/engine/source/base-document.js";
import type { LoadedSource } from "../../../src/engine/source/bundle.js";
import { readBundle } from "../../../src/engine/source/read-bundle.js";

const WASM = "\0asm…";

function read(files: Record<string, string>): Promise<LoadedSource> {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  return readBundle(bytes, "b", (path) => `b/${path}`);
}

describe("readBundle", () => {
  it("takes Rego, without tests, with the data files beside it", async () => {
    const source = await read({
      "a.rego": "package a",
      "a_test.rego": "package a_test",
      "sub/b.rego": "package b",
      "sub/b_test.rego": "package b_test",
      "sub/data.json": "{}",
      "data.yaml": "a: 1",
      "README.md": "no",
      "other.json": "no",
      ".manifest": '{"revision": "r1", "rego_version": 0, "roots": [""]}',
    });
    expect(source).toEqual({
      kind: "rego",
      subject: "b",
      files: [
        { path: "b/a.rego", text: "package a", regoVersion: "v0" },
        { path: "b/sub/b.rego", text: "package b", regoVersion: "v0" },
      ],
      data: [
        { path: "sub/data.json", name: "b/sub/data.json", text: Buffer.from("{}"), format: "json" },
        { path: "data.yaml", name: "b/data.yaml", text: Buffer.from("a: 1"), format: "yaml" },
      ],
      regoVersion: "v0",
      revisions: ["r1"],
      roots: [{ subject: "b", roots: [""], files: ["b/a.rego", "b/sub/b.rego"] }],
      ignored: [
        { path: "b/a_test.rego", why: "test" },
        { path: "b/sub/b_test.rego", why: "test" },
        { path: "b/README.md", why: "other" },
        { path: "b/other.json", why: "other" },
      ],
      tests: [
        { path: "b/a_test.rego", bytes: Buffer.from("package a_test"), regoVersion: "v0" },
        { path: "b/sub/b_test.rego", bytes: Buffer.from("package b_test"), regoVersion: "v0" },
      ],
    });
  });

  it.each([
    ["no manifest", { "policy.wasm": WASM }],
    ["an empty manifest", { "policy.wasm": WASM, ".manifest": '{"revision": "", "roots": [""]}' }],
    [
      "a manifest that names it for several entrypoints",
      {
        "policy.wasm": WASM,
        ".manifest":
          '{"revision": "", "wasm": [{"entrypoint": "a/b", "module": "/policy.wasm"}, {"entrypoint": "a/c", "module": "/policy.wasm"}]}',
      },
    ],
    [
      "another name",
      { "x/p.wasm": WASM, ".manifest": '{"wasm": [{"entrypoint": "a/b", "module": "x/p.wasm"}]}' },
    ],
  ])("takes the module with %s", async (_what, files) => {
    expect(await read(files)).toEqual({
      kind: "wasm",
      subject: "b",
      wasm: Buffer.from(WASM),
      data: undefined,
      revisions: [],
      ignored: [],
    });
  });

  it.each<[string, object, (string | undefined)[]]>([
    ["nothing", {}, [undefined, undefined]],
    ["one for all", { rego_version: 0 }, ["v0", "v0"]],
    ["a file", { file_rego_versions: { "/a.rego": 0 } }, ["v0", undefined]],
    ["a file, and one for all", { rego_version: 0, file_rego_versions: { "/sub/b.rego": 1 } }, ["v0", "v1"]],
    ["a pattern", { file_rego_versions: { "/sub/*": 0 } }, [undefined, "v0"]],
    ["a pattern over folders", { file_rego_versions: { "*.rego": 0 } }, ["v0", "v0"]],
    ["the first of two by their names", { file_rego_versions: { "/su*": 0, "*": 1 } }, ["v1", "v1"]],
    [
      "a path without a slash, which is none",
      { file_rego_versions: { "a.rego": 0 } },
      [undefined, undefined],
    ],
  ])("takes the Rego versions that its manifest says: %s", async (_what, manifest, expected) => {
    const files = { "a.rego": "package a", "sub/b.rego": "package b" };
    const source = await read({ ...files, ".manifest": JSON.stringify(manifest) });
    if (source.kind !== "rego") throw new Error("not Rego");
    expect(source.files.map(({ regoVersion }) => regoVersion)).toEqual(expected);
  });

  it("keeps the Rego beside a module, and whether there are signatures", async () => {
    const files = { "policy.wasm": WASM, "a.rego": "not even Rego", "a_test.rego": "" };
    const rego = {
      files: [{ path: "b/a.rego", text: "not even Rego", regoVersion: "v0" }],
      regoVersion: "v0",
      revisions: ["r"],
    };
    const manifest = '{"revision": "r", "rego_version": 0}';
    const source = await read({ ...files, ".manifest": manifest });
    expect(source).toMatchObject({ kind: "wasm", rego: { kind: "rego", ...rego } });
    expect(source).not.toHaveProperty("isSigned");
    expect(await read({ ...files, ".signatures.json": "{}" })).toMatchObject({
      kind: "wasm",
      isSigned: true,
    });
  });

  it("merges the data of a compiled bundle", async () => {
    const source = await read({
      "policy.wasm": WASM,
      "data.json": '{"a": {"n": 1.0}}',
      "a/data.yml": "m: 2",
      ".manifest": '{"revision": "r2"}',
    });
    expect(source).toMatchObject({
      kind: "wasm",
      data: { json: '{"a":{"m":2,"n":1.0}}' },
      revisions: ["r2"],
    });
  });

  it.each<
    [
      string,
      Record<string, string>,
      "source_unsupported" | "source_empty" | "bundle_invalid" | "data_invalid" | "source_unreadable",
      RegExp,
    ]
  >([
    [
      "a delta bundle",
      { "patch.json": "{}", ".manifest": "{}" },
      "source_unsupported",
      /b is a delta bundle/,
    ],
    [
      "several modules",
      {
        "a.wasm": WASM,
        "b.wasm": WASM,
        ".manifest": '{"wasm": [{"module": "a.wasm"}, {"module": "b.wasm"}]}',
      },
      "source_unsupported",
      /2 Wasm modules/,
    ],
    [
      "a module that is not there",
      { "a.rego": "package a", ".manifest": '{"wasm": [{"module": "/p.wasm"}]}' },
      "bundle_invalid",
      /names the missing file p\.wasm/,
    ],
    [
      "a manifest that is not JSON",
      { "a.rego": "package a", ".manifest": '{\n "roots": ["a",]\n}' },
      "bundle_invalid",
      /^b: \.manifest:2:16: /,
    ],
    [
      "a manifest that is a list",
      { "a.rego": "package a", ".manifest": "[]" },
      "bundle_invalid",
      /\.manifest/,
    ],
    [
      "a manifest with wrong types",
      { "a.rego": "package a", ".manifest": '{"revision": 5}' },
      "bundle_invalid",
      /^b: invalid \.manifest:\n {2}revision must be a text, not a number/,
    ],
    [
      "an unknown Rego version",
      { "a.rego": "package a", ".manifest": '{"rego_version": 7}' },
      "bundle_invalid",
      /\.manifest/,
    ],
    ["no policy", { "data.json": "{}" }, "source_empty", /b contains no policy/],
    ["nothing", {}, "source_empty", /neither a \.rego file nor a policy\.wasm/],
    ["tests only", { "a_test.rego": "package a_test" }, "source_empty", /no policy/],
  ])("refuses %s", async (_what, files, code, message) => {
    await expect(read(files)).toFailWith(code, message);
  });

  it("reads data that conflicts, and refuses its use", async () => {
    const { data } = await read({ "policy.wasm": WASM, "data.json": '{"a": 1}', "a/data.json": "1" });
    if (!(data instanceof BaseDocuments)) throw new Error("no data");
    await expect(() => data.json).toFailWith(
      "data_invalid",
      /^conflicting data: data\.a is in b\/data\.json and in b\/a\/data\.json$/,
    );
  });

  it("refuses text that is not UTF-8, and names the file", async () => {
    const files = new Map([["x/a.rego", Uint8Array.of(0x70, 0xff)]]);
    await expect(readBundle(files, "b", (path) => `b/${path}`)).toFailWith(
      "source_unreadable",
      /^b\/x\/a\.rego is not UTF-8 text/,
    );
  });
});
