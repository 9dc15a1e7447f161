import { execFileSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readBaseDocuments } from "../../../src/engine/source/base-document.js";
import { readData } from "../../../src/engine/source/read-data.js";
import { makeFolder } from "../../cli/run.js";

const FILES = {
  "a.json": '{"a": {"x": 1.0}}',
  "b.yaml": "a: {y: 0777}\n",
  "list.json": "[1]",
  "UPPER.JSON": '{"upper": true}',
  "gate.rego": "package gate",
  "tree/one.json": '{"one": 1}',
  "tree/sub/two.yml": "two: 2\n",
  "tree/sub/list.json": '{"list": [1]}',
  "tree/.hidden/three.json": '{"three": 3}',
  "tree/node_modules/four.json": '{"four": 4}',
  "tree/UPPER.JSON": '{"upper": true}',
  "tree/notes.txt": "no data",
  "empty/notes.txt": "no data",
};

describe("readData", () => {
  it.each<[string, string[], unknown]>([
    ["nothing", [], {}],
    ["files, merged at the root", ["a.json", "b.yaml"], { a: { x: 1, y: 511 } }],
    ["a file that is named twice once", ["a.json", "./a.json"], { a: { x: 1 } }],
    ["a file that is named, whatever its extension", ["UPPER.JSON"], { upper: true }],
    [
      "the data files of a folder, below the folders in it",
      ["tree"],
      {
        one: 1,
        sub: { two: 2, list: [1] },
        ".hidden": { three: 3 },
        node_modules: { four: 4 },
      },
    ],
    [
      "a folder and a file in it, in both places",
      ["tree/sub", "tree"],
      {
        two: 2,
        list: [1],
        one: 1,
        sub: { two: 2, list: [1] },
        ".hidden": { three: 3 },
        node_modules: { four: 4 },
      },
    ],
  ])("reads %s, as OPA does", async (_what, paths, data) => {
    const { json } = await readData(paths, { cwd: await makeFolder(FILES) });
    expect(JSON.parse(json)).toEqual(data);
  });

  it("keeps numbers as they are written, and knows the files", async () => {
    const cwd = await makeFolder(FILES);
    const own = await readBaseDocuments([{ path: "data.json", text: '{"a": {"z": 1e2}}', format: "json" }]);
    const data = await readData(["a.json", "tree"], { cwd, own });
    expect(data.json).toContain('"a":{"x":1.0,"z":1e2}');
    expect(data.fileOf(["a", "z"])).toBe("data.json");
    expect(data.fileOf(["a", "x"])).toBe("a.json");
    expect(data.fileOf(["sub", "two"])).toBe(join("tree", "sub/two.yml"));
  });

  it("lists conflicts with what the policy has, and between files", async () => {
    const cwd = await makeFolder({ ...FILES, "c.json": '{"a": {"x": 1}, "p": 2}' });
    const own = await readBaseDocuments([{ path: "data.json", text: '{"p": 1}', format: "json" }]);
    const data = await readData(["a.json", "c.json"], { cwd, own });
    await expect(() => data.json).toFailWith(
      "data_invalid",
      /^conflicting data:\n {2}data\.a\.x is in a\.json and in c\.json\n {2}data\.p is in data\.json and in c\.json$/,
    );
  });

  it("follows links to files and folders, and no cycle of them", async () => {
    const cwd = await makeFolder(FILES);
    await symlink(join(cwd, "a.json"), join(cwd, "tree/linked.json"));
    await symlink(join(cwd, "tree"), join(cwd, "tree/sub/up"));
    await symlink(join(cwd, "tree/sub"), join(cwd, "link"));
    expect(JSON.parse((await readData(["link"], { cwd })).json)).toMatchObject({ two: 2, list: [1] });
    expect(JSON.parse((await readData(["tree"], { cwd })).json)).toMatchObject({ one: 1, a: { x: 1 } });
  });

  it.each<[string, string, string, RegExp]>([
    [
      "what is not there",
      "gone.json",
      "document_not_found",
      /^gone\.json cannot be read: there is no such file or directory$/,
    ],
    ["Rego", "gate.rego", "source_unsupported", /^gate\.rego is Rego, not data/],
    ["a folder without data", "empty", "source_empty", /^empty has no data file/],
    ["a list at the root", "list.json", "data_invalid", /^list\.json: the root of data/],
  ])("refuses %s", async (_what, path, code, message) => {
    const cwd = await makeFolder(FILES);
    await expect(readData([path], { cwd })).toFailWith(code as "data_invalid", message);
  });

  it("refuses a pipe in a folder, and reads one that is named", async () => {
    const cwd = await makeFolder({ "tree/one.json": "{}" });
    execFileSync("mkfifo", [join(cwd, "tree/pipe.json")]);
    await symlink(join(cwd, "tree/pipe.json"), join(cwd, "link.json"));
    await expect(readData(["tree"], { cwd })).toFailWith(
      "source_unreadable",
      /^tree.pipe\.json is not a regular file$/,
    );
    const [{ json }] = await Promise.all([
      readData(["link.json"], { cwd }),
      writeFile(join(cwd, "tree/pipe.json"), '{"a": 1}'),
    ]);
    expect(json).toBe('{"a":1}');
  });
});

it("refuses a pointer of Git LFS in the place of data, in which nothing would be found", async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`;
  const cwd = await makeFolder({ "tree/sub/data.yaml": pointer });
  await expect(readData(["tree"], { cwd })).toFailWith("data_invalid", /data\.yaml is a pointer of Git LFS/);
});
