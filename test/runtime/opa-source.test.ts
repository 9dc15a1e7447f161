import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  existsSync,
  mkdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addFiles,
  applyPatches,
  findChangedReplaced,
  findMisfits,
  makeRuntimeSources,
  readPatches,
  readReplaced,
  recordReplaced,
} from "../../runtime/opa-source.mjs";

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "regohost-runtime-"));
  mkdirSync(join(tree, "wasm"));
  writeFileSync(join(tree, "wasm", "a.c"), "one\ntwo\nthree\n");
});

afterEach(() => {
  rmSync(tree, { recursive: true, force: true });
});

const patch = (body: string): { name: string; text: string }[] => [
  { name: "0001-x.patch", text: `Subject: [PATCH] x\n\nWhy.\n\ndiff --git a/wasm/a.c b/wasm/a.c\n${body}` },
];
const CHANGE = "--- a/wasm/a.c\n+++ b/wasm/a.c\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n";
const read = (): string => readFileSync(join(tree, "wasm", "a.c"), "utf8");

describe("applyPatches", () => {
  it("changes a file", () => {
    applyPatches(patch(CHANGE), tree);
    expect(read()).toBe("one\n2\nthree\n");
  });

  it("deletes a file", () => {
    applyPatches(
      patch("deleted file mode 100644\n--- a/wasm/a.c\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-one\n-two\n-three\n"),
      tree,
    );
    expect(existsSync(join(tree, "wasm", "a.c"))).toBe(false);
  });

  it("refuses a patch that does not fit, and names it", () => {
    writeFileSync(join(tree, "wasm", "a.c"), "one\nother\nthree\n");
    expect(() => applyPatches(patch(CHANGE), tree)).toThrow(/0001-x\.patch does not fit wasm\/a\.c/);
    expect(read()).toBe("one\nother\nthree\n");
  });

  it("leaves out what the tree has no part of", () => {
    applyPatches(patch(CHANGE.replaceAll("wasm/", "internal/")), tree);
    expect(read()).toBe("one\ntwo\nthree\n");
  });

  it("refuses a patch of a file that is not there", () => {
    expect(() => applyPatches(patch(CHANGE.replaceAll("a.c", "b.c")), tree)).toThrow();
  });
});

describe("findMisfits", () => {
  const other = (change: string): { name: string; text: string }[] =>
    patch(change).map(({ text }) => ({ name: "0002-y.patch", text }));

  it("names the part that does not fit, and what may follow from it", () => {
    writeFileSync(join(tree, "wasm", "a.c"), "one\nother\nthree\n");
    const next = "--- a/wasm/a.c\n+++ b/wasm/a.c\n@@ -2,2 +2,2 @@\n 2\n-three\n+3\n";
    expect(findMisfits([...patch(CHANGE), ...other(next)], tree)).toEqual([
      `0001-x.patch does not fit wasm/a.c: OPA's source is not what the patch expects
  its part at line 1, at "three"`,
      `0002-y.patch does not fit wasm/a.c: OPA's source is not what the patch expects
  its part at line 2, at "three"
  perhaps only because 0001-x.patch does not fit`,
    ]);
  });

  it("applies the patches that fit", () => {
    const misfit = CHANGE.replaceAll("a.c", "b.c");
    expect(findMisfits([...patch(misfit), ...other(CHANGE)], tree)).toEqual([
      "0001-x.patch does not fit wasm/b.c: OPA has no file of this name",
    ]);
    expect(read()).toBe("one\n2\nthree\n");
  });

  it("says that OPA has the change, or the file", () => {
    writeFileSync(join(tree, "wasm", "a.c"), "one\n2\nthree\n");
    const created = "new file mode 100644\n--- /dev/null\n+++ b/wasm/a.c\n@@ -0,0 +1,1 @@\n+one\n";
    expect(findMisfits([...patch(CHANGE), ...other(created)], tree)).toEqual([
      "0001-x.patch does not fit wasm/a.c: OPA has this change already",
      expect.stringContaining("0002-y.patch does not fit wasm/a.c: OPA has a file of this name"),
    ]);
  });
});

const REPLACED: { path: string; by: string[] }[] = readReplaced("runtime");

describe("the patches of the runtime", () => {
  const patches = readPatches("runtime/patches") as { name: string; text: string }[];

  it.each(patches)("$name says why and what is known upstream", ({ text }) => {
    const [header = ""] = text.split("diff --git");
    expect(header).toMatch(/^Subject: \[PATCH\] \S[^\n]+\n\n\S/);
    expect(header).toMatch(/\nUpstream: /);
  });

  it("have numbers of their own", () => {
    const numbers = patches.map(({ name }) => name.slice(0, 5));
    expect(numbers.filter((number) => !/^\d{4}-$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(patches)("$name names tests that are there", ({ text }) => {
    const [header = ""] = text.split("diff --git");
    const named = [...header.matchAll(/\btest\/[\w/.-]*\w/g)].map(([path]) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  const page = readFileSync("runtime/patches/README.md", "utf8");

  it("are the list of runtime/patches/README.md", () => {
    const listed = [...page.matchAll(/^\| `(\d{4})` \|/gm)].map(([, number]) => number);
    expect(listed).toEqual(patches.map(({ name }) => name.slice(0, 4)));
  });

  it("come with the new files that runtime/patches/README.md lists", () => {
    const [, listed = ""] = /^The new files:\n\n([\s\S]*?)\n\n## /m.exec(page) ?? [];
    const names = [...listed.matchAll(/`([\w-]+\.(?:c|inc))`/g)].map(([, name]) => name);
    const inPlace = new Set(REPLACED.flatMap(({ by }) => by));
    const files = readdirSync("runtime/src").filter((name) => !name.endsWith(".h") && !inPlace.has(name));
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it("and the files in place of OPA's that it lists", () => {
    const [, table = ""] = /^\| file of OPA's [^\n]+\n([\s\S]*?)\n\n/m.exec(page) ?? [];
    const rows = [...table.matchAll(/^\| `([\w.-]+)` +\| (`[^|]+`) +\|/gm)];
    expect(rows.map(([, path, by]) => [path, by?.replaceAll("`", "").split(", ")])).toEqual(
      REPLACED.map(({ path, by }) => [path.replace("wasm/src/", ""), by]),
    );
  });

  it.each(REPLACED.flatMap(({ path, by }) => by.map((name) => ({ path, name }))))(
    "$name says what it replaces, and names tests that are there",
    ({ path, name }) => {
      const [head = ""] = readFileSync(join("runtime/src", name), "utf8").split("\n\n");
      expect(head).toContain(path);
      const named = [...head.matchAll(/\btest\/[\w/.-]*\w/g)].map(([test]) => test);
      expect(named.filter((test) => !existsSync(test))).toEqual([]);
    },
  );
});

describe("the files in place of OPA's", () => {
  // The SHA-256 of the a.c of the tree.
  const SHA256 = "b6285c57e8797db5d4c51c80d6f11938afda9b11c6a003549709189e9b4b92a2";
  let runtime: string;
  const record = (sha256: string): void =>
    writeFileSync(
      join(runtime, "replaced.json"),
      JSON.stringify({ "wasm/src/a.c": { by: ["a.c"], sha256 } }),
    );

  beforeEach(() => {
    runtime = mkdtempSync(join(tmpdir(), "regohost-runtime-"));
    mkdirSync(join(runtime, "src"));
    writeFileSync(join(runtime, "src", "a.c"), "ours\n");
    mkdirSync(join(tree, "wasm", "src"));
    writeFileSync(join(tree, "wasm", "src", "a.c"), "one\ntwo\nthree\n");
    record(SHA256);
  });

  afterEach(() => {
    rmSync(runtime, { recursive: true, force: true });
  });

  const make = (): string => makeRuntimeSources(tree, runtime, join(runtime, "tree"));
  const changes = (): unknown => findChangedReplaced(readReplaced(runtime), tree);

  it("are taken where OPA's are as they were", () => {
    expect(changes()).toEqual([]);
    expect(readFileSync(join(make(), "src", "a.c"), "utf8")).toBe("ours\n");
  });

  it("are refused where OPA changed its own, which is named", () => {
    record("0".repeat(64));
    expect(make).toThrow("OPA changed wasm/src/a.c; runtime/src/a.c replaces it");
    expect(make).toThrow(SHA256);
  });

  it("are refused where OPA has none any more", () => {
    rmSync(join(tree, "wasm", "src", "a.c"));
    expect(make).toThrow("OPA has no file wasm/src/a.c; runtime/src/a.c replaces it");
  });

  it("are taken again once OPA's are recorded", () => {
    record("0".repeat(64));
    recordReplaced(runtime, tree);
    expect(readReplaced(runtime)).toEqual([{ path: "wasm/src/a.c", by: ["a.c"], sha256: SHA256 }]);
    expect(readFileSync(join(make(), "src", "a.c"), "utf8")).toBe("ours\n");
  });

  it("replace nothing once it is recorded that OPA has none", () => {
    rmSync(join(tree, "wasm", "src", "a.c"));
    recordReplaced(runtime, tree);
    expect(readReplaced(runtime)).toEqual([]);
    expect(readFileSync(join(make(), "src", "a.c"), "utf8")).toBe("ours\n");
  });

  it("are not patched", () => {
    mkdirSync(join(runtime, "patches"));
    const [{ name, text }] = patch(CHANGE.replaceAll("wasm/a.c", "wasm/src/a.c")) as [
      { name: string; text: string },
    ];
    writeFileSync(join(runtime, "patches", name), text);
    expect(make).toThrow("0001-x.patch does not fit wasm/src/a.c: OPA has no file of this name");
  });
});

describe("addFiles", () => {
  it("refuses to replace a file of OPA's", () => {
    const folder = mkdtempSync(join(tmpdir(), "regohost-runtime-"));
    try {
      writeFileSync(join(folder, "a.c"), "ours\n");
      expect(() => addFiles(folder, join(tree, "wasm"))).toThrow(/a\.c would replace/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
