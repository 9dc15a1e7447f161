import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOwnData } from "../../../src/engine/source/bundle.js";
import {
  loadSource,
  type LoadSourceOptions,
  type PolicySource,
} from "../../../src/engine/source/load-source.js";
import { createWasm } from "../wasm/wasm-bytes.js";

const LIMIT = 10_000;
const SKIPPING = { allowSkippedFiles: true };
const wasm = createWasm({});

describe("loadSource", () => {
  let root: string;
  /** A path as errors and sources show it. */
  const shown = (path: string): string => join(root, path).replaceAll("\\", "/");
  const load = (source: PolicySource, options: LoadSourceOptions = {}) =>
    loadSource(source, { maxBytes: LIMIT, ...options });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "regohost-load-"));
    const body = "package archived";
    const files: Record<string, string | Uint8Array> = {
      "a.rego": "package a",
      "a_test.rego": "package a_test",
      "p.wasm": wasm,
      "b.tar.gz": gzipSync(await packTar([{ header: { name: "/x/b.rego", size: body.length }, body }])),
      "dir/one.rego": "package one",
      "dir/one_test.rego": "package one_test",
      "dir/sub/two.rego": "package two",
      "dir/sub/data.json": '{"a": 1}',
      "dir/.git/three.rego": "package three",
      "dir/node_modules/four.rego": "package four",
      "dir/notes.txt": "no",
      "compiled/policy.wasm": wasm,
      "compiled/data.json": '{"a": 1.0}',
      "compiled/.manifest": '{"revision": "r7"}',
      "empty/readme.md": "no",
      "big/a.rego": "x".repeat(LIMIT),
      "big/b.rego": "x",
      "text.wasm": "<html>",
      "html.tar.gz": "<html>",
      "nothing.rego": "",
      "policy.yaml": "a: 1",
      "latin1.rego": Uint8Array.of(0x23, 0xe9),
      "utf16.rego": Buffer.from("\ufeffpackage x\n", "utf16le"),
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  const paths = async (source: PolicySource): Promise<string[]> => {
    const loaded = await load(source);
    return loaded.kind === "rego" ? loaded.files.map(({ path }) => path) : [];
  };

  it("reads a .rego file, a test when it is named", async () => {
    expect(await load(join(root, "a.rego"))).toEqual({
      kind: "rego",
      subject: shown("a.rego"),
      files: [{ path: shown("a.rego"), text: "package a" }],
      data: [],
      regoVersion: undefined,
      revisions: [],
      roots: [],
      ignored: [],
      tests: [],
    });
    expect(await paths(join(root, "a_test.rego"))).toEqual([shown("a_test.rego")]);
  });

  it("reads a file: URL, as an object or text", async () => {
    const url = pathToFileURL(join(root, "a.rego"));
    expect(await paths(url)).toEqual([shown("a.rego")]);
    expect(await paths(url.href)).toEqual([shown("a.rego")]);
  });

  it("reads a directory without tests, hidden directories and node_modules", async () => {
    await expect(load(`${join(root, "dir")}/`)).toFailWith("source_unsupported", /hidden/);
    const source = await load(`${join(root, "dir")}/`, SKIPPING);
    expect(source).toMatchObject({
      kind: "rego",
      subject: shown("dir"),
      files: [{ path: shown("dir/one.rego") }, { path: shown("dir/sub/two.rego") }],
      data: [
        {
          path: "sub/data.json",
          name: shown("dir/sub/data.json"),
          text: Buffer.from('{"a": 1}'),
          format: "json",
        },
      ],
    });
  });

  it("reads a compiled policy as a file, a directory, bytes and a Module", async () => {
    expect(await load(join(root, "p.wasm"))).toMatchObject({
      kind: "wasm",
      subject: shown("p.wasm"),
      data: undefined,
    });
    expect(await load(join(root, "compiled"))).toMatchObject({
      kind: "wasm",
      data: { json: '{"a":1.0}' },
      revisions: ["r7"],
    });
    expect(await load(wasm)).toMatchObject({ kind: "wasm", subject: "policy", wasm });
    const module = new WebAssembly.Module(wasm);
    expect(await load(module)).toMatchObject({ kind: "wasm", subject: "policy", wasm: module });
  });

  it("reads an archive as a file and as bytes", async () => {
    expect(await paths(join(root, "b.tar.gz"))).toEqual([`${shown("b.tar.gz")}/x/b.rego`]);
    const body = "package c";
    expect(
      await paths(gzipSync(await packTar([{ header: { name: "c.rego", size: body.length }, body }]))),
    ).toEqual(["policy/c.rego"]);
  });

  it("reads Rego from bytes and from texts by name", async () => {
    expect(await load(Buffer.from("package bytes"))).toMatchObject({
      files: [{ path: "policy", text: "package bytes" }],
    });
    expect(await load({ files: { "x.rego": "package x", "y_test.rego": "package y" } })).toMatchObject({
      subject: "x.rego, y_test.rego",
      files: [{ path: "x.rego" }, { path: "y_test.rego" }],
    });
  });

  it("puts several Rego sources together, each file once", async () => {
    const source = await load(
      [join(root, "a.rego"), join(root, "dir"), join(root, "b.tar.gz"), join(root, "dir/one.rego")],
      SKIPPING,
    );
    expect(source).toMatchObject({
      kind: "rego",
      files: [
        { path: shown("a.rego") },
        { path: shown("dir/one.rego") },
        { path: shown("dir/sub/two.rego") },
        { path: `${shown("b.tar.gz")}/x/b.rego` },
      ],
      data: [{ path: "sub/data.json" }],
    });
    expect(source.kind === "rego" && source.files).toHaveLength(4);
    expect(await load([join(root, "p.wasm")])).toMatchObject({ kind: "wasm" });
  });

  it.skipIf(process.platform === "win32")(
    "follows links to files and directories, and none around",
    async () => {
      await mkdir(join(root, "links"));
      await symlink(join(root, "a.rego"), join(root, "links/a.rego"));
      await symlink(join(root, "links"), join(root, "links/loop"));
      expect(await paths(join(root, "links"))).toEqual([shown("links/a.rego")]);
      await mkdir(join(root, "linked"));
      await writeFile(join(root, "linked/b.rego"), "package b\n");
      await symlink(join(root, "linked"), join(root, "links/lib"));
      expect(await paths(join(root, "links"))).toEqual([shown("links/a.rego"), shown("links/lib/b.rego")]);
      await symlink(join(root, "gone"), join(root, "links/gone.rego"));
      await expect(load(join(root, "links"))).toFailWith("source_not_found");
    },
  );

  it.each([
    ["git::https://user:sesame@example.com/x.git?ref=1", "git::https://example.com/x.git"],
    ["ssh://git@example.com/x", "ssh://example.com/x"],
    ["git@example.com:x/y.git", "git@example.com:x/y.git"],
    ["github.com/o/r//policy", "github.com/o/r//policy"],
    ["s3::https://example.com/x", "s3::https://example.com/x"],
    ["gs://bucket/x", "gs://bucket/x"],
  ])("refuses an address that conftest reads: %s", async (address, shown) => {
    const error: unknown = await loadSource(address).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "source_unsupported" });
    const { message } = error as Error;
    expect(message).toMatch(/: addresses of this kind are not read\. Clone the repository/);
    expect(message.split(": addresses")[0]).toBe(shown);
  });

  it.each([
    ["a file that is not there", "nope.rego", "source_not_found", /nope\.rego: there is no such file/],
    ["a path through a file", "a.rego/b.rego", "source_not_found", /no such file/],
    ["a directory without policies", "empty", "source_empty", /empty contains no policy/],
    ["an empty file", "nothing.rego", "source_empty", /nothing\.rego is empty/],
    [
      "another kind of file",
      "policy.yaml",
      "source_unsupported",
      /policy\.yaml is not a policy: .*\.rego, \.wasm or \.tar\.gz/,
    ],
    ["a .wasm file that is not Wasm", "text.wasm", "wasm_invalid", /text\.wasm/],
    ["a .tar.gz file that is not gzip", "html.tar.gz", "bundle_invalid", /html\.tar\.gz/],
    ["text that is not UTF-8", "latin1.rego", "source_unreadable", /latin1\.rego is not UTF-8 text/],
    ["UTF-16", "utf16.rego", "source_unreadable", /utf16\.rego is UTF-16 text: save it as UTF-8/],
    ["a directory over the limit", "big", "bundle_too_large", /big contains more than 10000 bytes/],
  ] as const)("refuses %s", async (_what, path, code, message) => {
    await expect(load(join(root, path))).toFailWith(code, message);
  });

  it.each<[string, unknown, "source_unsupported" | "source_empty" | "source_not_found", RegExp]>([
    ["null", null, "source_unsupported", /a path, a list of paths/],
    ["a number", 5, "source_unsupported", /a path, a list of paths/],
    ["an object", {}, "source_unsupported", /a path, a list of paths/],
    ["another URL", new URL("ftp://example.com/a.rego"), "source_unsupported", /not a path or a file: URL/],
    ["no paths", [], "source_empty", /no policy given/],
    ["no texts", { files: {} }, "source_empty", /no Rego given/],
    ["no bytes", new Uint8Array(), "source_empty", /policy is empty/],
    ["an empty path", "", "source_not_found", /is empty/],
  ])("refuses %s", async (_what, source, code, message) => {
    await expect(load(source as PolicySource)).toFailWith(code, message);
  });

  it("refuses a compiled policy beside others", async () => {
    await expect(load([join(root, "a.rego"), join(root, "p.wasm")])).toFailWith(
      "source_unsupported",
      /p\.wasm is compiled; only Rego sources/,
    );
  });

  it("refuses a file over the limit", async () => {
    await expect(loadSource(join(root, "a.rego"), { maxBytes: 3 })).toFailWith("bundle_too_large", /a\.rego/);
  });

  const archived = async (files: Readonly<Record<string, string>>): Promise<Uint8Array> =>
    gzipSync(
      await packTar(
        Object.entries(files).map(([name, body]) => ({
          header: { name, size: Buffer.byteLength(body) },
          body,
        })),
      ),
    );

  // What OPA 1.22's loader of bundles refuses, or reads as what it is not taken for here.
  it.each<[Record<string, string>, string]>([
    [{ "data.json": "\ufeff{}" }, "data_invalid"],
    [{ "a/data.json": "\ufeff1" }, "data_invalid"],
    [{ ".manifest": "\ufeff{}" }, "bundle_invalid"],
    [{ ".manifest.pb": "" }, "source_unsupported"],
    [{ "a/.manifest": '{"roots": ["b"]}' }, "source_unsupported"],
    [{ "a.manifest": '{"roots": ["b"]}' }, "source_unsupported"],
    [{ "a/patch.json": '{"data": []}' }, "source_unsupported"],
  ])("refuses an unsigned bundle with %j: %s", async (files, code) => {
    const read = async (): Promise<unknown> => {
      const loaded = await load(await archived({ "p.rego": "package p", ...files }));
      return readOwnData(loaded);
    };
    await expect(read()).toFailWith(code as never);
  });

  it.each([{ "data.yaml": "\ufeffa: 1" }, { "plan.json": "{}" }, { "sub/plan.pb": "x" }])(
    "takes an unsigned bundle with %j, as OPA does",
    async (files) => {
      const loaded = await load(await archived({ "p.rego": "package p", ...files }));
      await readOwnData(loaded);
      // What has no part in an evaluation is named.
      expect(loaded.ignored.map(({ why }) => why)).toEqual("data.yaml" in files ? [] : ["other"]);
    },
  );

  it("refuses a folder with a manifest that it does not read", async () => {
    await mkdir(join(root, "pb"));
    await writeFile(join(root, "pb/p.rego"), "package p");
    await writeFile(join(root, "pb/.manifest.pb"), "");
    await expect(load(join(root, "pb"))).toFailWith("source_unsupported");
  });

  it("reads paths relative to a folder, and shows them as they are named", async () => {
    const source = await loadSource(["a.rego", "./dir"], { cwd: root, ...SKIPPING });
    expect(source).toMatchObject({
      kind: "rego",
      subject: "a.rego, ./dir",
      files: [{ path: "a.rego" }, { path: "./dir/one.rego" }, { path: "./dir/sub/two.rego" }],
      data: [{ path: "sub/data.json", name: "./dir/sub/data.json" }],
    });
    await expect(loadSource("gone.rego", { cwd: root })).toFailWith("source_not_found", /^gone\.rego:/);
  });

  it("refuses a link that says not what it leads to, whatever its name", async () => {
    const folder = await mkdtemp(join(tmpdir(), "regohost-link-"));
    await writeFile(join(folder, "a.rego"), "package a");
    await symlink(join(folder, "more"), join(folder, "more"));
    await expect(loadSource(folder)).toFailWith(
      "source_unreadable",
      /more links to something that cannot be read$/,
    );
    await rm(folder, { recursive: true });
  });

  it("names a link in a folder that links to nothing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "regohost-link-"));
    await symlink(join(folder, "gone"), join(folder, "p.rego"));
    await expect(loadSource(folder)).toFailWith(
      "source_not_found",
      /p\.rego links to something that does not exist$/,
    );
    await rm(folder, { recursive: true });
  });

  it.each([
    ["a pipe", "pipe.rego", "is not a regular file"],
    ["a link to a pipe", "data.json", "links to something that is not a regular file"],
  ])("refuses %s in a folder, which it would wait for", async (_what, name, message) => {
    const folder = await mkdtemp(join(tmpdir(), "regohost-pipe-"));
    execFileSync("mkfifo", [join(folder, "pipe.rego")]);
    await symlink(join(folder, "pipe.rego"), join(folder, "data.json"));
    if (name !== "data.json") await rm(join(folder, "data.json"));
    await expect(loadSource(folder)).toFailWith("source_unreadable", new RegExp(`${name} ${message}$`));
    await rm(folder, { recursive: true });
  });
});
