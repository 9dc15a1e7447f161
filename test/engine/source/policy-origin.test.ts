import { describe, expect, it } from "vitest";
import { mergeBaseDocuments } from "../../../src/engine/source/base-document.js";
import type { LoadedSource, RegoSource } from "../../../src/engine/source/bundle.js";
import { mergeRevisions, getOrigin } from "../../../src/engine/source/policy-origin.js";
import { JsonSlice } from "../../../src/base/terms/json-slice.js";

const rego = (
  files: Record<string, string>,
  data: RegoSource["data"] = [],
  revisions: string[] = [],
): RegoSource => ({
  kind: "rego",
  subject: "p",
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  data,
  regoVersion: undefined,
  revisions,
  roots: [],
  ignored: [],
  tests: [],
});
const wasm = (bytes: number[], data?: string): LoadedSource => ({
  kind: "wasm",
  subject: "p.wasm",
  wasm: Uint8Array.from(bytes),
  data:
    data === undefined
      ? undefined
      : mergeBaseDocuments([{ name: "data.json", document: JsonSlice.of(Buffer.from(data)) }]),
  revisions: [],
  ignored: [],
});
const digestOf = async (source: LoadedSource): Promise<string | undefined> =>
  (await getOrigin(source, {})).digest;
const data = (path: string, text: string): RegoSource["data"] => [{ path, text, format: "json" }];

describe("getOrigin", () => {
  it("is the same for the same Rego under other names", async () => {
    const digest = await digestOf(rego({ "a.rego": "package a", "b.rego": "package b" }));
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await digestOf(rego({ "/x/b.rego": "package b", "y/c.rego": "package a" }))).toBe(digest);
  });

  it.each<[string, LoadedSource, LoadedSource]>([
    ["a changed file", rego({ "a.rego": "package a" }), rego({ "a.rego": "package a " })],
    [
      "a further file",
      rego({ "a.rego": "package a" }),
      rego({ "a.rego": "package a", "b.rego": "package a" }),
    ],
    ["data", rego({}, data("data.json", "{}")), rego({}, data("data.json", "[]"))],
    ["data in another place", rego({}, data("data.json", "{}")), rego({}, data("a/data.json", "{}"))],
    ["a module", wasm([1]), wasm([2])],
    ["a module's data", wasm([1]), wasm([1], "{}")],
  ])("tells apart %s", async (_name, one, other) => {
    expect(await digestOf(one)).not.toBe(await digestOf(other));
  });

  it("says nothing of what is in a WebAssembly.Module", async () => {
    const module = new WebAssembly.Module(Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    expect(
      await getOrigin(
        { kind: "wasm", subject: "p", wasm: module, data: undefined, revisions: [], ignored: [] },
        {},
      ),
    ).toEqual({
      revisions: [],
    });
  });
});

it("digests the parts of a source in turns, within the limit and the signal", async () => {
  const files = Array.from({ length: 30_000 }, (_, index) => [
    `p${String(index)}.rego`,
    `package p${String(index)}`,
  ]);
  const source = rego(Object.fromEntries(files) as Record<string, string>);
  await expect(getOrigin(source, { timeoutMs: 1 })).toFailWith(
    "timeout",
    /^computing the digest of the policies/,
  );
  const controller = new AbortController();
  const digesting = getOrigin(source, { signal: controller.signal });
  setImmediate(() => {
    controller.abort();
  });
  await expect(digesting).toFailWith("aborted");
});

describe("mergeRevisions", () => {
  it("has each once, in order", () => {
    expect(mergeRevisions([rego({}, [], ["b"]), rego({}, [], ["a"]), rego({}, [], ["b"]), rego({})])).toEqual(
      ["a", "b"],
    );
  });
});
