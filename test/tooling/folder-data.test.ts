import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkPolicies, testPolicies } from "../../src/tooling/index.js";
import { makeFolder, run } from "../cli/run.js";

const SUITE = {
  "p.rego": "package main\n\ndeny := []\n",
  "p_test.rego": "package main_test\n\nimport data.main\n\ntest_deny if main.deny\n",
};

/** The Latin-1 text `a: é`. */
const LATIN = Buffer.from([0x61, 0x3a, 0x20, 0xe9]);

interface Case {
  name: string;
  files: Record<string, string | Uint8Array>;
  /** The skipped files with their messages. Default: none. */
  skipped?: [path: string, message: RegExp][];
  firstDocuments?: string[];
  /** What a test finds in data. Default: nothing. */
  data?: string;
  /** Whether OPA's loader takes all of it. */
  opaReads?: boolean;
}

const CASES: Case[] = [
  {
    name: "YAML of two documents",
    files: { "k.yaml": "a: 1\n---\nb: 2\n" },
    firstDocuments: ["k.yaml"],
    data: "data.a == 1; not data.b",
    opaReads: true,
  },
  {
    name: "YAML whose second document is broken",
    files: { "k.yaml": "a: 1\n---\n}\n" },
    firstDocuments: ["k.yaml"],
    data: "data.a == 1",
    opaReads: true,
  },
  {
    name: "equal keys",
    files: { "a.json": '{"a": 1, "a": 2}', "b.yaml": "b: 1\nb: 2\n" },
    data: "data.a == 2; data.b == 2",
    opaReads: true,
  },
  {
    name: "a Helm chart",
    files: {
      "c/Chart.yaml": "name: c\n",
      "c/templates/x.yaml":
        "metadata:\n  name: {{ .Values.name }}\n{{- if .Values.x }}\n  y: 1\n{{- end }}\n",
    },
    skipped: [["c/templates/x.yaml", /:3(?::\d+)?: could not find expected ':'/]],
    data: 'data.c.name == "c"',
  },
  {
    name: "JSON with comments",
    files: { "tsconfig.json": '{\n  // strict\n  "strict": true\n}\n' },
    skipped: [["tsconfig.json", /tsconfig\.json:2:\d+: unexpected "\/"/]],
  },
  {
    name: "an array beside the policies",
    files: { "list.json": "[1]", "in/list.json": "[1]" },
    skipped: [["list.json", /the root of data must be an object/]],
    data: "data.in == [1]",
  },
  {
    name: "values for one path",
    files: { "package.json": '{"name": "x"}', "package-lock.json": '{"name": "x"}', "a.json": '{"a": 1}' },
    skipped: [
      ["package-lock.json", /data\.name is in package-lock\.json and in package\.json/],
      ["package.json", /data\.name is in package-lock\.json and in package\.json/],
    ],
    data: "data.a == 1; not data.name",
  },
  {
    name: "a manifest in conflict with data",
    files: { "a.yaml": "n: 1\n", "data.yaml": "n: 2\n", "z.yml": "n: 3\n" },
    skipped: [
      ["a.yaml", /data\.n is in a\.yaml and in data\.yaml/],
      ["z.yml", /data\.n is in a\.yaml and in z\.yml/],
    ],
    data: "data.n == 2",
  },
  {
    name: "a value in place of an object",
    files: { "in/a.yaml": "# nothing\n", "in/b.yaml": "b: 1\n" },
    skipped: [["in/a.yaml", /data\.in is in in\/a\.yaml and in in\/b\.yaml/]],
    data: "data.in.b == 1",
  },
  {
    name: "values that a rule would hide",
    files: { "package.json": '{"main": "index.js"}', "main/k.yaml": "deny: 1\n---\na: 1\n" },
    skipped: [
      [
        "main/k.yaml",
        /data\.main\.deny \(main\/k\.yaml\), which would be hidden by the rule deny at p\.rego:3/,
      ],
      ["package.json", /data\.main is in main\/k\.yaml and in package\.json/],
    ],
  },
  {
    name: "text in another encoding",
    files: { "l.yaml": LATIN },
    skipped: [["l.yaml", /l\.yaml is not UTF-8/]],
  },
];

describe("data of folders", () => {
  it.each(CASES)("$name", async ({ files, skipped = [], firstDocuments = [], data, opaReads = false }) => {
    const finds =
      data === undefined ? {} : { "d_test.rego": `package d_test\n\ntest_data if {\n\t${data}\n}\n` };
    const cwd = await makeFolder({ ...SUITE, ...finds, ...files });
    const result = await testPolicies(".", { cwd });
    expect(result.tests.filter(({ outcome }) => outcome !== "pass")).toEqual([]);
    expect(result.passed).toBe(true);
    expect(result.skippedData.map(({ path }) => path).sort()).toEqual(skipped.map(([path]) => path).sort());
    for (const [path, message] of skipped) {
      const { message: shown = "", reason = "" } = result.skippedData.find((one) => one.path === path) ?? {};
      expect(shown).toMatch(message);
      expect(shown.endsWith(reason)).toBe(true);
      expect(reason).not.toMatch(/^\S+:/);
    }
    expect(result.firstDocuments).toEqual(firstDocuments);
    const strict = testPolicies(".", { cwd, strictData: true });
    if (opaReads || skipped.length === 0) expect((await strict).passed).toBe(true);
    else await expect(strict).rejects.toThrow();
  });

  it("must be readable where its name and a folder with Rego make it data", async () => {
    const policies = Object.fromEntries(
      Object.entries(SUITE).map(([name, text]) => [`policy/${name}`, text]),
    );
    const apart = await makeFolder({ ...policies, "web/data.json": "[" });
    const { passed, skippedData } = await testPolicies(".", { cwd: apart });
    expect({ passed, skipped: skippedData.map(({ path }) => path) }).toEqual({
      passed: true,
      skipped: ["web/data.json"],
    });
    for (const name of ["policy/data.json", "policy/sub/data.yaml", "policy/sub/data.yml"]) {
      const cwd = await makeFolder({ ...policies, [name]: "[" });
      await expect(testPolicies(".", { cwd })).rejects.toMatchObject({ code: "data_invalid" });
    }
  });

  it("must be readable where a file is named, alone or beside its folder", async () => {
    const cwd = await makeFolder({ ...SUITE, "x.json": "[", "k.yaml": "a: 1\n---\nb: 2\n" });
    await expect(testPolicies([".", "x.json"], { cwd })).rejects.toMatchObject({ code: "data_invalid" });
    await expect(testPolicies(["p.rego", "x.json"], { cwd })).rejects.toMatchObject({ code: "data_invalid" });
    expect((await testPolicies(["p.rego", "p_test.rego", "k.yaml"], { cwd })).firstDocuments).toEqual([
      "k.yaml",
    ]);
  });

  it("is in a bundle the first document of its data.yaml", async () => {
    const cwd = await makeFolder({
      "b/p_test.rego": "package p_test\n\ntest_a if { data.a == 1; not data.b; not data.c }\n",
      "b/data.yaml": "a: 1\n---\nb: 2\n",
      "b/k.yaml": "c: 1\n",
    });
    const options = { cwd, bundle: true };
    expect(await testPolicies("b", options)).toMatchObject({ passed: true, firstDocuments: ["b/data.yaml"] });
    expect((await checkPolicies("b", options)).firstDocuments).toEqual(["b/data.yaml"]);
  });
});

describe("the command line in a repository of other things", () => {
  const REPOSITORY = {
    ...SUITE,
    "k8s/all.yaml": "kind: A\n---\nkind: B\n",
    "chart/templates/x.yaml": "{{ if .Values.x }}\nx: 1\n{{ end }}\n",
    "tsconfig.json": "{\n  // strict\n}\n",
    "package.json": '{"name": "x", "main": "index.js"}',
    "package-lock.json": '{"name": "x"}',
    "latin.yaml": LATIN,
  };

  it("tests it, with a note for each kind of data", async () => {
    const cwd = await makeFolder(REPOSITORY);
    const { exitCode, stdout, stderr } = await run(["test", "."], { cwd });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "PASS: 1/1\n" });
    expect(stderr).toMatch(
      /^5 files are not read as data \(with -d FOLDER an error\):\n(?: {2}.+\n){4}data read in part:\n {2}k8s\/all\.yaml: .+\n$/,
    );
    expect((await run(["test", ".", "--quiet"], { cwd })).stderr).toBe("");
    expect((await run(["test", "-d", "."], { cwd })).exitCode).toBe(2);
  });

  it("tests it compiled", async () => {
    const cwd = await makeFolder(REPOSITORY);
    expect((await run(["test", ".", "--target", "wasm"], { cwd })).exitCode).toBe(0);
  });

  it("tests it again when a skipped file becomes data", async () => {
    const cwd = await makeFolder({
      "p_test.rego": "package p_test\n\ntest_a if data.a == 1\n",
      "k.yaml": "{{ x }}: }\n",
    });
    const controller = new AbortController();
    const { stdout, stderr } = await run(["test", ".", "--watch"], {
      cwd,
      signal: controller.signal,
      onStdout(text) {
        if (text.includes("FAIL: 1/1")) void writeFile(join(cwd, "k.yaml"), "a: 1\n---\nb: 1\n");
        if (text.includes("PASS: 1/1")) controller.abort();
      },
    });
    expect(stdout).toMatch(/FAIL: 1\/1[^]*PASS: 1\/1/);
    expect(stderr).toMatch(/1 file is not read as data[^]*data read in part/);
  });

  it.each(["check", "fmt"])("reads no data for %s", async (command) => {
    const cwd = await makeFolder(REPOSITORY);
    expect(await run([command, "."], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("counts the files that it lists", async () => {
    const cwd = await makeFolder({ ...SUITE, "j.yaml": "{{ x }}: }\n", "k.yaml": "a: 1\n---\nb: 2\n" });
    expect((await run(["test", "."], { cwd })).stderr).toMatch(
      /^1 file is not read as data .*:\n {2}j\.yaml.*\ndata read in part:\n {2}k\.yaml: .*\n$/,
    );
  });

  it("lists files that are skipped for one reason once", async () => {
    const charts = Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.yaml`, "{{ x }}\n"]));
    const cwd = await makeFolder({ ...SUITE, ...charts, "tsconfig.json": "{ // strict\n}\n" });
    expect((await run(["test", "."], { cwd })).stderr).toMatch(
      /^4 files are not read as data .*:\n {2}a\.yaml:1:\d+: .* \(and 2 more files\)\n {2}tsconfig\.json.*\n$/,
    );
  });

  it("names the data that is read in part alone", async () => {
    const cwd = await makeFolder({ ...SUITE, "k.yaml": "a: 1\n---\nb: 2\n" });
    expect((await run(["test", "."], { cwd })).stderr).toBe(
      "data read in part:\n  k.yaml: only the first document is read, as in OPA\n",
    );
  });
});
