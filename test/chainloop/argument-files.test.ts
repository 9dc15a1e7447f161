import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { loadGate, type GateReport, type MaterialOptions } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { readArgumentFiles } from "../../src/chainloop/argument-files.js";
import type { ArgumentFile } from "../../src/chainloop/material-options.js";
import { makeFolder, run } from "../cli/run.js";

async function valuesOf(
  content: string | Uint8Array,
  { path = "list.csv", ...file }: Partial<ArgumentFile> = {},
): Promise<string[]> {
  const cwd = await makeFolder({});
  await writeFile(join(cwd, path), content);
  const [read] = await readArgumentFiles([{ name: "names", path, ...file }], { cwd });
  const { text = "" } = read ?? {};
  return text === "" ? [] : text.split("\n");
}

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le");

// The first ten are the cases of Chainloop's TestExtractColumnValues.
describe("values of a file of arguments", () => {
  it.each<[string, string | Uint8Array, Partial<ArgumentFile>, string[]]>([
    [
      "CSV, by a column in another case",
      "Path,Verified\nc:\\a.dll,Signed\nc:\\b.dll,Unsigned\n",
      { column: "path" },
      ["c:\\a.dll", "c:\\b.dll"],
    ],
    ["CSV, without empty cells", "Path,Other\na,x\n,y\nb,z\n", { column: "Path" }, ["a", "b"]],
    ["a list of strings", '["a", "b", ""]', { path: "l.json" }, ["a", "b"]],
    ["a byte-order mark before JSON", '\ufeff["a"]', { path: "l.json" }, ["a"]],
    [
      "a list of objects",
      '[{"Path": "a", "Publisher": "Acme"}, {"Path": "b"}]',
      { path: "l.json", column: "Path" },
      ["a", "b"],
    ],
    ["an object with a list", '{"names": ["a", "b"], "n": 1}', { path: "l.json" }, ["a", "b"]],
    ["JSON without its extension", '["a"]', { path: "l.dat" }, ["a"]],
    ["CSV without its extension", "Path\na\n", { path: "l.dat", column: "Path" }, ["a"]],
    ["TSV", "x\tnames\n1\ta,b\n", { path: "l.tsv" }, ["a,b"]],
    ["UTF-16", utf16("names\r\nä\r\n"), {}, ["ä"]],
    ["a byte-order mark before CSV", "\ufeffnames\na\n", {}, ["a"]],
    ["quotes", 'names,x\n"a, ""b""",1\n', {}, ['a, "b"']],
    ["a cell of several lines", 'names\n"a\nb"\n', {}, ["a", "b"]],
    ["ragged lines", "x,names\n1\n1,a,9\n", {}, ["a"]],
    ["a header with spaces", " names ,x\n a ,1\n", {}, ["a"]],
    ["a header alone", "names\n", {}, []],
    ["an empty list", "[]", { path: "l.json" }, []],
    ["null as none", '[null, "a"]', { path: "l.json" }, ["a"]],
    ["objects without the column beside others", '[{"names": "a"}, {"x": "b"}]', { path: "l.json" }, ["a"]],
    ["JSON in a .txt as CSV", "[names\na\n", { path: "l.txt", column: "[names" }, ["a"]],
  ])("are those of %s", async (_, content, file, expected) => {
    expect(await valuesOf(content, file)).toEqual(expected);
  });

  it.each<
    [string, string | Uint8Array, Partial<ArgumentFile>, "config_invalid" | "document_invalid", RegExp]
  >([
    ["an unknown column", "Path\na\n", {}, "config_invalid", /list\.csv has no column names/],
    ["an unknown member", '{"other": ["x"]}', { path: "l.json" }, "config_invalid", /no column names/],
    ["objects without the member", '[{"other": "x"}]', { path: "l.json" }, "config_invalid", /no column/],
    ["nothing", "", {}, "document_invalid", /nothing in it/],
    ["nothing as JSON", "", { path: "l.json" }, "document_invalid", /not JSON/],
    ["no JSON", "[", { path: "l.json" }, "document_invalid", /not JSON/],
    ["a number", "7", { path: "l.json" }, "document_invalid", /neither a list nor an object/],
    ["numbers", "[1]", { path: "l.json" }, "document_invalid", /not all strings/],
    ["a number in an object", '[{"names": "a", "n": 1}]', { path: "l.json" }, "document_invalid", /strings/],
    ["strings and objects", '["a", {"names": "a"}]', { path: "l.json" }, "document_invalid", /strings/],
    ["lists in a list", '[["a"]]', { path: "l.json" }, "document_invalid", /strings/],
    ["a text for a list", '{"names": "a"}', { path: "l.json" }, "document_invalid", /not a list of strings/],
    ["a column twice", "names,names\n1,2\n", {}, "document_invalid", /column names is there several times/],
    ["a column in two cases", "Names,names\n1,2\n", {}, "document_invalid", /several times/],
    ["a key twice", '{"names": ["a"], "names": []}', { path: "l.json" }, "document_invalid", /key twice/],
    ["two cases of a key", '{"names": ["a"], "Names": []}', { path: "l.json" }, "document_invalid", /cases/],
    ["bytes that are no text", Uint8Array.of(0x6e, 0xff), {}, "document_invalid", /UTF-8/],
  ])("are not those of %s", async (_, content, file, code, message) => {
    await expect(valuesOf(content, file)).toFailWith(code, message);
  });

  it("are read from files alone, up to a size", async () => {
    const cwd = await makeFolder({ "big.csv": "x".repeat(16 * 1024 * 1024 + 1) });
    const read = (path: string): Promise<unknown> => readArgumentFiles([{ name: "names", path }], { cwd });
    await expect(read("big.csv")).toFailWith("document_too_large");
    await expect(read("none.csv")).toFailWith("document_not_found", /none\.csv/);
    await expect(read(".")).toFailWith("document_unreadable");
    await expect(read("https://user:secret@example.com/l.csv")).toFailWith("config_invalid", /^(?!.*secret)/);
  });

  it.skipIf(process.platform === "win32")("are waited for no longer than the limit", async () => {
    const cwd = await makeFolder({});
    execFileSync("mkfifo", [join(cwd, "pipe")]);
    await expect(readArgumentFiles([{ name: "names", path: "pipe" }], { cwd, timeoutMs: 50 })).toFailWith(
      "document_unreadable",
      /pipe/,
    );
  });

  it("are each cell of any table", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\t", " ", "é", "\\") });
    await fc.assert(
      fc.asyncProperty(fc.array(cell), async (cells) => {
        const quoted = cells.map((text) => `"x","${text.replaceAll('"', '""')}"\n`).join("");
        const expected = cells.map((text) => text.trim()).filter((text) => text !== "");
        expect(await valuesOf(`"x","names"\n${quoted}`)).toEqual(expected);
        expect(await valuesOf(JSON.stringify(cells), { path: "l.json" })).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

const policy = (name: string, inputs: string, more = ""): string => `apiVersion: chainloop.dev/v1
kind: Policy
metadata: {name: ${name}}
spec:
  inputs: ${inputs}
  policies:
    - kind: EVIDENCE
      embedded: |
        package ${name.replaceAll("-", "_")}

        import rego.v1

        violations contains sprintf("${name}: %s", [json.marshal(object.get(input.args, "names", null))])
${more}`;
const NAMES = "[{name: names}]";
const GROUP = `apiVersion: chainloop.dev/v1
kind: PolicyGroup
metadata: {name: my-group}
spec:
  inputs: [{name: of_group}]
  policies:
    materials:
      - policies:
          - ref: file://one.yaml
            with: {names: "{{ inputs.of_group }},z"}
`;
const FILES = {
  "one.yaml": policy("one", NAMES),
  "two.yaml": policy("two", NAMES),
  "other.yaml": policy("other", "[{name: limit}]"),
  "required.yaml": policy("required", "[{name: names, required: true}]"),
  "preset.yaml": policy("preset", "[{name: names, default: d}]"),
  "group.yaml": GROUP,
  "m.json": "{}",
  "l.csv": 'names,Path\na,1\n"b,c",2\n',
  "m.csv": "names\nd\n",
  "empty.csv": "names\n",
};

async function judge(
  sources: readonly string[],
  argFiles: readonly ArgumentFile[],
  args?: Record<string, string>,
): Promise<string[]> {
  const cwd = await makeFolder(FILES);
  const material: MaterialOptions = { kind: "EVIDENCE", argFiles, ...(args === undefined ? {} : { args }) };
  await using gate = await loadGate(sources, { cwd, material });
  const { results } = await gate.judge([{ path: "m.json" }]);
  return results.flatMap(({ violations }) => violations.map(({ message }) => message));
}

describe("arguments of files", () => {
  it.each<[string, string[], ArgumentFile[], Record<string, string> | undefined, string[]]>([
    ["are a list", ["one.yaml"], [{ name: "names", path: "l.csv" }], undefined, ['one: ["a","b","c"]']],
    ["are one text", ["one.yaml"], [{ name: "names", path: "m.csv" }], undefined, ['one: "d"']],
    [
      "are added to the argument",
      ["one.yaml"],
      [{ name: "names", path: "l.csv", column: "path" }],
      { names: "0" },
      ['one: ["0","1","2"]'],
    ],
    [
      "are those of all files",
      ["one.yaml"],
      [
        { name: "names", path: "m.csv" },
        { name: "names", path: "l.csv" },
      ],
      undefined,
      ['one: ["d","a","b","c"]'],
    ],
    ["replace a default", ["preset.yaml"], [{ name: "names", path: "m.csv" }], undefined, ['preset: "d"']],
    [
      "are for every policy with the input",
      ["one.yaml", "two.yaml", "other.yaml"],
      [{ name: "names", path: "m.csv" }],
      undefined,
      ['one: "d"', 'two: "d"', "other: null"],
    ],
    [
      "are for the policy of this name",
      ["one.yaml", "two.yaml"],
      [{ name: "names", path: "m.csv", policy: "two" }],
      { names: "0" },
      ['one: "0"', 'two: ["0","d"]'],
    ],
    [
      "are for the policy at this path",
      ["one.yaml", "two.yaml"],
      [{ name: "names", path: "m.csv", policy: "one.yaml" }],
      undefined,
      ['one: "d"', "two: null"],
    ],
    [
      "are inputs of a group",
      ["group.yaml"],
      [{ name: "of_group", path: "l.csv", column: "Path", policy: "my-group" }],
      undefined,
      ['one: ["1","2","z"]'],
    ],
    [
      "are added to a text for one policy, which replaces that for all",
      ["one.yaml", "two.yaml"],
      [{ name: "names", path: "m.csv", policy: "two" }],
      { names: "0", "two:names": "1" },
      ['one: "0"', 'two: ["1","d"]'],
    ],
    [
      "may be texts alone, by path",
      ["one.yaml", "two.yaml"],
      [],
      { "one.yaml:names": "1" },
      ['one: "1"', "two: null"],
    ],
    ["may be none", ["one.yaml"], [{ name: "names", path: "empty.csv" }], undefined, ["one: null"]],
  ])("%s", async (_, sources, argFiles, args, expected) => {
    expect(await judge(sources, argFiles, args)).toEqual(expected);
  });

  it.each<[string, string[], ArgumentFile, RegExp]>([
    [
      "an input that no policy has",
      ["one.yaml", "other.yaml"],
      { name: "name", path: "m.csv", column: "names" },
      /no policy has an input name \(did you mean names\?\)/,
    ],
    [
      "an input that its policy lacks",
      ["one.yaml", "other.yaml"],
      { name: "names", path: "m.csv", policy: "other" },
      /no policy has an input names/,
    ],
    [
      "a policy that is not in the run",
      ["one.yaml"],
      { name: "names", path: "m.csv", policy: "onne" },
      /there is no policy onne \(did you mean one\?\); there are one/,
    ],
    [
      "an empty file for a required input",
      ["required.yaml"],
      { name: "names", path: "empty.csv" },
      /names is required/,
    ],
  ])("are refused for %s", async (_, sources, file, message) => {
    await expect(judge(sources, [file])).toFailWith("config_invalid", message);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "a policy that is not in the run",
      { "onne:names": "1" },
      /args names: there is no policy onne \(did you mean one\?\)/,
    ],
    ["an input that its policy lacks", { "other:names": "1" }, /no policy has an input names/],
    ["another form", { "one:": "1" }, /one: is not \[POLICY:\]NAME/],
    [
      "two texts of one policy",
      { "one:names": "1", "one.yaml:names": "2" },
      /names is given twice for one, one\.yaml/,
    ],
  ])("of texts are refused for %s", async (_, args, message) => {
    await expect(judge(["one.yaml", "other.yaml"], [], args)).toFailWith("config_invalid", message);
  });

  it.each([
    {},
    [{}],
    [{ name: "names" }],
    [{ name: "names", path: "" }],
    [{ name: "a", path: "b", x: "c" }],
    "a",
  ])("are a list of objects: %j is refused", async (argFiles) => {
    await expect(judge(["one.yaml"], argFiles as never)).toFailWith("config_invalid", /argFiles must be/);
  });

  it("are part of the evidence", async () => {
    const partsOf = async (content: string): Promise<GateReport["evidence"]> => {
      const cwd = await makeFolder({ ...FILES, "m.csv": content });
      const material = { kind: "EVIDENCE", argFiles: [{ name: "names", path: "m.csv" }] };
      await using gate = await loadGate("one.yaml", { cwd, material });
      const { evidence } = await gate.judge([{ path: "m.json" }], { evidence: true });
      return evidence;
    };
    const [first, same, other] = [
      await partsOf("names\nd\n"),
      await partsOf("names\nd\n"),
      await partsOf("names\ne\n"),
    ];
    expect(first?.policy.digest).toBe(same?.policy.digest);
    expect(first?.policy.digest).not.toBe(other?.policy.digest);
    expect(JSON.stringify(first?.policy.parts)).toMatch(
      /"arg_files":\[\{"name":"names","column":"names","digest":"sha256:[0-9a-f]{64}"\}\]/,
    );
  });
});

describe("gate --arg with files", () => {
  it("reads values from files, by arguments and by a gate file in another folder", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "ci/regohost.yaml":
        "version: 1\npolicies: [../one.yaml]\ninputs: [../m.json]\nmaterial: {kind: EVIDENCE, args: {'one:names': '@../l.csv:Path', names: ['0', '@../m.csv']}}\n",
    });
    const args = ["gate", "one.yaml", "--material", "m.json", "--kind", "EVIDENCE"];
    const typed = await run([...args, "--arg", "names=@m.csv", "--arg", "names=@l.csv:Path"], { cwd });
    expect(typed.stdout).toContain('one: ["d","1","2"]');
    expect(typed.exitCode).toBe(1);
    const ofFile = await run(["gate", "--config", "ci/regohost.yaml"], { cwd });
    expect(ofFile.stdout).toContain('one: ["0","1","2","d"]');
    const printed = await run(["gate", "--config", "ci/regohost.yaml", "--print-config"], { cwd });
    expect(printed.stdout).toContain('one:names: "@l.csv:Path"\n    names:\n      - "0"\n      - "@m.csv"\n');
  });

  it.each<[string[], RegExp]>([
    [["--arg", "names=@none.csv"], /none\.csv/],
    [["--arg", "names=0", "--arg", "names=@l.csv"], /--arg names: --policy-input of Chainloop replaces/],
    [["--arg", "one:names=@l.csv", "--arg", "names=0"], /--arg names: --policy-input of Chainloop replaces/],
    [["--arg", "one:names=0", "--arg", "names=@l.csv"], /--arg names: --policy-input of Chainloop replaces/],
    [["--arg", "two:names=0", "--arg", "one:names=@l.csv"], /there is no policy two/],
    [["--arg", "names=@l.csv:Nope"], /--arg names: l\.csv has no column Nope/],
    [["--arg", "names=@"], /write it as \[POLICY:\]NAME=VALUE or \[POLICY:\]NAME=@FILE\[:COLUMN\]/],
    [["--arg", "nope=@l.csv:Path"], /no policy has an input nope/],
    [["--arg", "names=@l.csv", "-o", "json=l.csv"], /would overwrite --arg @l\.csv/],
  ])("is exit 2: %j", async (more, message) => {
    const cwd = await makeFolder(FILES);
    const args = ["gate", "one.yaml", "--material", "m.json", "--kind", "EVIDENCE", ...more];
    const { exitCode, stdout, stderr } = await run(args, { cwd });
    expect(stderr).toMatch(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(await readFile(join(cwd, "l.csv"), "utf8")).toBe(FILES["l.csv"]);
  });

  it("needs --kind", async () => {
    const cwd = await makeFolder(FILES);
    const { exitCode, stderr } = await run(["gate", "one.yaml", "m.json", "--arg", "names=@l.csv"], {
      cwd,
    });
    expect(stderr).toContain("--arg needs --kind");
    expect(exitCode).toBe(2);
  });
});
