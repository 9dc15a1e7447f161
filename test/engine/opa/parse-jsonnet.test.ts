import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { EvaluationError } from "../../../src/base/errors.js";
import { ImportFolders } from "../../../src/engine/opa/import-folders.js";
import { JsonnetImports } from "../../../src/engine/opa/jsonnet-imports.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import type { ConfigProblem } from "../../../src/engine/opa/parsed-config.js";
import { jsonnetFile } from "../../../src/base/version.js";
import layouts from "./jsonnet-layouts.json" with { type: "json" };
import recorded from "./jsonnet-results.json" with { type: "json" };

const folders: string[] = [];

interface Layout {
  about: string;
  input: string;
  files: Record<string, string>;
  links?: Record<string, string>;
}

/** A folder with these files, which is removed after all tests. */
async function makeFiles(
  files: Readonly<Record<string, string | Buffer>>,
  links: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "jsonnet-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  for (const [name, target] of Object.entries(links)) await symlink(target, join(folder, name));
  return folder;
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

type Answer = { parsed: unknown } | ConfigProblem;

async function parse(text: string, options?: Parameters<typeof parseConfig>[2]): Promise<Answer> {
  const answer = await parseConfig("jsonnet", text, options);
  if (!("json" in answer)) return answer;
  return { parsed: JSON.parse(Buffer.from(answer.json).toString("utf8")) as unknown };
}

/** What is made of a file in a folder, which is the working directory. */
async function parseFile(cwd: string, path: string): Promise<Answer> {
  return parse(await readFile(join(cwd, path), "utf8"), { file: { path, cwd } });
}

async function parseLayout({ input, files, links }: Layout): Promise<Answer> {
  return parseFile(await makeFiles(files, links), input);
}

describe("the artifact", () => {
  const read = (name: string): Promise<Buffer> => readFile(join(packageRoot(), "parsers", name));

  it("is what its description says, and imports WASI's functions only", async () => {
    const file = await read("jsonnet.wasm.br");
    expect(jsonnetFile).toEqual({ bytes: file.length, crc32: crc32(file) });
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(brotliDecompressSync(file)));
    expect(new Set(imports.map(({ module }) => module))).toEqual(new Set(["wasi_snapshot_preview1"]));
  });

  it("names no path of the machine that built it", async () => {
    const texts = await Promise.all(["jsonnet.json", "jsonnet.sbom.cdx.json"].map(read));
    expect(texts.join("\n")).not.toMatch(/\/(home|root|tmp|work|Users|usr)\//);
  });
});

interface Recorded {
  name: string;
  parsed?: unknown;
  error?: string;
  line?: number;
  column?: number;
}

describe("Jsonnet's own test programs are what Conftest makes of them", () => {
  let cwd: string;
  beforeAll(async () => {
    cwd = await makeFiles(
      Object.fromEntries(
        Object.entries(recorded.files).map(([name, latin1]) => [name, Buffer.from(latin1, "latin1")]),
      ),
    );
  });

  /** What is said otherwise here: the files are read here. */
  const OTHERWISE: Readonly<Record<string, string>> = {
    "import_failure_directory.jsonnet": 'import of ".": it is not a regular file',
    "nonexistent_import.jsonnet": 'there is no "no chance a file with this name exists"',
    "nonexistent_import_crazy.jsonnet": String.raw`there is no "ąęółńśćźż \" ' \n\n\t\t"`,
  };

  it.each<Recorded>(recorded.programs)("$name", async ({ name, parsed, error, line, column }) => {
    const answer = await parseFile(cwd, name);
    if (error === undefined) expect(answer).toEqual({ parsed });
    else {
      const said = OTHERWISE[name] ?? error.replace(/\.$/, "").slice(0, 500);
      expect(answer).toEqual({
        message: expect.stringContaining(said) as string,
        ...(line === undefined ? {} : { line, column }),
      });
    }
  });
});

const OUTSIDE = /neither the folder of the input nor the working directory/;
const HIDDEN = /hidden files, and those in hidden folders, are not imported/;

/** What Conftest imports and is refused here. */
const STRICTER: Readonly<Record<string, RegExp>> = {
  "in the working directory and beside the input":
    /^import of "lib.libsonnet": lib.libsonnet and a\/lib.libsonnet are both there: Conftest takes the first/,
  "an absolute path": OUTSIDE,
  "far above": OUTSIDE,
  "a hidden file": HIDDEN,
  "in a hidden folder": HIDDEN,
  "a link to what is elsewhere": OUTSIDE,
  "a link to a hidden file": HIDDEN,
  "a device": OUTSIDE,
  "a variable of the environment, by a file of the system": OUTSIDE,
};

describe("imports", () => {
  it("are of all layouts", () => {
    expect(recorded.imports.map(({ about }) => about)).toEqual(layouts.map(({ about }) => about));
  });

  it.each<Layout>(layouts as unknown as Layout[])("$about", async (layout) => {
    const answer = await parseLayout(layout);
    const { parsed, line, column }: Partial<Recorded> =
      (recorded.imports as (Partial<Recorded> & { about: string })[]).find(
        ({ about }) => about === layout.about,
      ) ?? {};
    const stricter = STRICTER[layout.about];
    if (stricter !== undefined) {
      expect(parsed).toBeDefined();
      expect(answer).toEqual({ message: expect.stringMatching(stricter) as string, line: 1, column: 1 });
    } else if (parsed === undefined) {
      expect(answer).toEqual({ message: expect.any(String) as string, line, column });
    } else expect(answer).toEqual({ parsed });
  });

  it.each([
    [
      "one that is not there",
      'import of "none.libsonnet": there is no "none.libsonnet" and no "a/none.libsonnet"',
    ],
    ["one that is no Jsonnet", 'lib.libsonnet:2:6-7 Unexpected: "}" while parsing terminal'],
    ["one that fails", "boom (in lib.libsonnet, line 2, column 10)"],
    ["itself", "max stack frames exceeded (in a.jsonnet, line 1, column 1)"],
    ["a folder", 'import of "a": it is not a regular file'],
    ["a computed path", "Computed imports are not allowed"],
  ])("say what is wrong: %s", async (about, message) => {
    const layout = layouts.find((one) => one.about === about) as unknown as Layout;
    expect(await parseLayout(layout)).toMatchObject({ message });
  });

  it("of a text that is of no file are refused", async () => {
    expect(await parse("{\n  'ü': import 'lib.libsonnet' }")).toEqual({
      message: expect.stringMatching(/a text that is of no file imports nothing/) as string,
      line: 2,
      column: 8,
    });
  });

  it("of an input outside the working directory are found beside it, and not in the root", async () => {
    const files = { "main.jsonnet": "import 'lib.libsonnet'", "lib.libsonnet": "1" };
    const path = join(await makeFiles(files), "main.jsonnet");
    const text = files["main.jsonnet"];
    expect(await parse(text, { file: { path, cwd: packageRoot() } })).toEqual({ parsed: 1 });
    expect(await parse("importstr '/etc/passwd'", { file: { path, cwd: "/" } })).toMatchObject({
      message: expect.stringMatching(OUTSIDE) as string,
    });
    const root = new ImportFolders(["/"]);
    expect(await root.find("/etc/passwd")).toEqual({ why: expect.stringMatching(OUTSIDE) as string });
  });

  it("of what is no regular file, such as a pipe, are refused", async () => {
    const cwd = await makeFiles({ "lib.libsonnet": "1" });
    const text = "import 'lib.libsonnet'";
    expect(await parse(text, { file: { path: "/dev/null", cwd } })).toMatchObject({
      message: expect.stringMatching(/a text that is of no file imports nothing/) as string,
    });
  });

  it("of elsewhere tell nothing of whether something is there", async () => {
    const cwd = await makeFiles({ "main.jsonnet": "" });
    for (const path of ["/etc/passwd", "/etc/none", "../../none"]) {
      expect(await parse(`importstr '${path}'`, { file: { path: "main.jsonnet", cwd } })).toMatchObject({
        message: `import of "${path}": it is in neither the folder of the input nor the working directory, nor below`,
      });
    }
  });

  it("of elsewhere tell nothing of it behind links either", async () => {
    const elsewhere = await makeFiles({ "there.libsonnet": "1" });
    const links = {
      folder: elsewhere,
      file: join(elsewhere, "there.libsonnet"),
      nothing: join(elsewhere, "none.libsonnet"),
      below: join(elsewhere, "there.libsonnet/x"),
    };
    const cwd = await makeFiles({ "main.jsonnet": "", "lib/a.libsonnet": "1" }, links);
    const read = (path: string): Promise<Answer> =>
      parse(`import '${path}'`, { file: { path: "main.jsonnet", cwd } });
    const paths = ["there.libsonnet", "none.libsonnet", "none/x", "there.libsonnet/x"].map(
      (name) => `folder/${name}`,
    );
    for (const path of [...paths, "file", "file/x", "nothing", "nothing/x", "below"]) {
      expect(await read(path)).toMatchObject({
        message: `import of "${path}": it is in neither the folder of the input nor the working directory, nor below`,
      });
    }
    expect(await read("lib/b.libsonnet")).toMatchObject({
      message: expect.stringMatching(/there is no/) as string,
    });
    expect(await read("lib/a.libsonnet/x")).toMatchObject({
      message: expect.stringMatching(/ENOTDIR/) as string,
    });
  });

  it("of a hidden folder are found beside an input that is in it", async () => {
    const cwd = await makeFiles({ ".ci/main.jsonnet": "import 'lib.libsonnet'", ".ci/lib.libsonnet": "1" });
    expect(await parseFile(cwd, ".ci/main.jsonnet")).toEqual({ parsed: 1 });
  });

  it("of text are UTF-8, of bytes are not", async () => {
    const cwd = await makeFiles({
      "bytes.jsonnet": "importbin 'x'",
      "text.jsonnet": "importstr 'x'",
      "both.jsonnet": "[importbin 'x', importstr 'x']",
      x: Buffer.from([0xff, 0]),
    });
    expect(await parseFile(cwd, "bytes.jsonnet")).toEqual({ parsed: [255, 0] });
    const message = 'import of "x": it is not UTF-8';
    expect(await parseFile(cwd, "text.jsonnet")).toMatchObject({ message });
    expect(await parseFile(cwd, "both.jsonnet")).toMatchObject({ message });
  });

  it("are at most 16 MiB, and 1,000", async () => {
    const cwd = await makeFiles({
      "large.jsonnet": "std.length(importstr 'a') + std.length(importstr 'b')",
      a: "a".repeat(9 * 1024 * 1024),
      b: "b".repeat(9 * 1024 * 1024),
      "many.jsonnet": `[${Array.from({ length: 1_001 }, (_, at) => `importstr 'f${at}'`).join()}]`,
      "endless.jsonnet": "import 'loop/endless.jsonnet'",
    });
    await Promise.all(Array.from({ length: 1_001 }, (_, at) => writeFile(join(cwd, `f${at}`), "")));
    await symlink(".", join(cwd, "loop"));
    expect(await parseFile(cwd, "large.jsonnet")).toMatchObject({
      message: 'import of "b": the imported files are larger than 16777216 bytes',
      column: 40,
    });
    expect(await parseFile(cwd, "many.jsonnet")).toMatchObject({
      message: 'import of "f1000": there are more than 1,000 imports',
    });
    expect(await parseFile(cwd, "endless.jsonnet")).toMatchObject({
      message: expect.stringMatching(/ELOOP|more than 1,000 imports|max stack frames exceeded/) as string,
    });
  });
});

describe("a program", () => {
  it.each([
    ["local f(x) = f(x + 1) + 1; f(0)", "max stack frames exceeded", 14],
    ["local x = x; x", "max stack frames exceeded", 11],
    ["local x = [x]; x", "max stack frames exceeded", undefined],
    ["1e400", "overflow", 1],
    ["{ é: 1 }", String.raw`Could not lex the character '\u00e9'`, 3],
    ["{ 'é': [1][1] }", "Index 1 out of bounds, not within [0, 1)", 8],
    ["std.extVar('HOME')", "Undefined external variable: HOME", 1],
    ["std.native('exec')('id')", "Unexpected type null, expected function", 1],
    ["{ a: error 'x' }", "x", 6],
    ["{ a: 1, a: 2 }", "Duplicate field: a", 9],
    ["", "Unexpected end of file", 1],
  ])("that is wrong is an error, and nothing of it is read: %s", async (text, message, column) => {
    expect(await parse(text)).toEqual({
      message,
      ...(column === undefined ? {} : { line: 1, column }),
    });
    expect(await parse("1")).toEqual({ parsed: 1 });
  });

  /** Runs for hours, with little memory and stack. */
  const ENDLESS = "[1 for x in std.range(1, 100000) for y in std.range(1, 100000) if false]";

  it.each([
    ["that does not end", ENDLESS, ["timeout"]],
    // Which limit it meets first is a question of the machine.
    ["that calls itself without end", "local f(x) = f(x + 1) tailstrict; f(0)", ["timeout", "stack_limit"]],
    [
      "that makes a text without end",
      "local f(s) = f(s + s) tailstrict; f('x')",
      ["timeout", "memory_limit"],
    ],
    ["that is nested too deeply", "[".repeat(200_000), ["timeout", "memory_limit", "stack_limit"]],
  ])("%s is stopped, and the next one is read", async (_what, text, codes) => {
    const code = await parse(text, { timeoutMs: 800 }).then(
      () => "read",
      (error: unknown) => (error instanceof EvaluationError ? error.code : String(error)),
    );
    expect(codes).toContain(code);
    expect(await parse("1")).toEqual({ parsed: 1 });
  });

  it("that imports is stopped in time, too", async () => {
    const text = "import 'a.libsonnet'";
    const cwd = await makeFiles({ "main.jsonnet": text, "a.libsonnet": ENDLESS });
    const file = { path: "main.jsonnet", cwd };
    await expect(parse(text, { file, timeoutMs: 1_000 })).toFailWith(
      "timeout",
      /took longer than its 1000 ms/,
    );
  });

  it("ends when it is aborted while a file that it imports is not read to its end", async () => {
    const folder = await makeFiles({ "a.jsonnet": "import 'b'", b: "1" });
    const abort = new AbortController();
    const read = vi.spyOn(JsonnetImports.prototype, "readAll").mockImplementation(() => {
      abort.abort();
      return new Promise(() => undefined);
    });
    onTestFinished(() => {
      read.mockRestore();
    });
    const file = { path: "a.jsonnet", cwd: folder };
    await expect(parse("import 'b'", { file, signal: abort.signal })).toFailWith(
      "aborted",
      /reading jsonnet/,
    );
  });

  it("ends when it is aborted", async () => {
    await expect(parse("1", { signal: AbortSignal.abort() })).toFailWith("aborted", /reading jsonnet/);
    expect(await parse("1")).toEqual({ parsed: 1 });
  });

  it("whose trace is a secret says it nowhere", async () => {
    expect(await parse("std.trace('sesame', 1)")).toEqual({ parsed: 1 });
  });
});
