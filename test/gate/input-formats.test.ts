import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadGate, type GateInputSource, type GateOptions, type GateReport } from "../../src/gate/index.js";
import { makeFolder, run } from "../cli/run.js";

const POLICY = `package main

deny contains {"msg": msg, "_loc": {"path": ["spec", "image"]}} if {
\tmsg := sprintf("image %v", [input.spec.image])
}

deny contains {"msg": "no owner", "path": "/spec/owner"} if {
\tinput.spec
\tnot input.spec.owner
}

deny contains "latest" if {
\tsome command in input
\tcommand.Cmd == "from"
\tendswith(command.Value[0], ":latest")
}

deny contains sprintf("level %v", [input.log.level]) if input.log.level

deny contains sprintf("combined %v", [part.contents.log.level]) if {
\tsome part in input
\tpart.contents.log.level
}

deny contains {"msg": "one of them", "_loc": {"path": [i, "contents", "spec", "image"]}} if {
\tsome i, part in input
\tpart.contents.spec.image
}
`;

const FILES = {
  "p/main.rego": POLICY,
  "in/Dockerfile": "FROM a:latest\n",
  "in/.env": "A=1\n",
  "in/.hidden": "x",
  "in/.git/config.ini": "[log]\nlevel = x\n",
  "in/a.toml": "[log]\nlevel = 3\n",
  "in/notes.txt": "x",
  "in/sub/a.yaml": "spec:\n  image: a\n",
};

async function judge(
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: readonly GateInputSource[],
  conftest?: { combine?: boolean },
  options: GateOptions = {},
): Promise<GateReport> {
  const cwd = await makeFolder(files);
  const gate = await loadGate("p", {
    cwd,
    ...options,
    ...(conftest === undefined ? {} : { rules: "conftest" }),
  });
  try {
    return await gate.judge(inputs, { ...conftest });
  } finally {
    await gate.close();
  }
}

/** Each result with its findings and their places. */
function shown({ results }: GateReport): string[] {
  return results.map(({ input, outcome, violations, problems }) => {
    const findings = violations.map(({ message, location: { file, line, column } = {} }) =>
      [message, file, line, column].filter((part) => part !== undefined).join(" "),
    );
    return [`${input}: ${outcome}`, ...findings, ...problems].join("; ");
  });
}

describe("a folder of inputs", () => {
  it("is its files that are inputs by their names, and says what is not read", async () => {
    const report = await judge(FILES, [{ path: "in" }, { path: "in/a.toml" }], undefined, {
      allowSkippedFiles: true,
    });
    expect(shown(report)).toEqual([
      "in/.env: pass",
      "in/Dockerfile: fail; latest",
      "in/a.toml: fail; level 3",
      "in/sub/a.yaml: fail; image a in/sub/a.yaml 2 3; no owner in/sub/a.yaml 1 1",
    ]);
    expect(report.notes).toEqual([
      {
        code: "inputs_ignored",
        message: expect.stringMatching(
          /show no format: in\/notes.txt, in\/.git\/config.ini, in\/.hidden\./,
        ) as string,
      },
    ]);
  });

  it.each([[["in", "in/other"]], [["in/other", "in"]]])(
    "reads a file that another source names: %j",
    async (paths) => {
      const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/other": "12", "in/notes": "x" };
      const sources = paths.map((path) => ({ path, ...(path === "in" ? {} : { format: "json" as const }) }));
      const report = await judge(files, sources);
      expect(shown(report).sort()).toEqual(["in/b.toml: pass", "in/other: pass"]);
      expect(report.notes.map(({ message }) => message)).toEqual([
        expect.stringMatching(/show no format: in\/notes\./),
      ]);
    },
  );

  it("has no Rego but that of the policies, unless it may stay unread", async () => {
    const files = {
      "p/main.rego": POLICY,
      "p/main_test.rego": "package main_test\n",
      "p/in/a.toml": "[log]\nlevel = 3\n",
      "p/in/notes": "x",
      "in/b.toml": "[log]\nlevel = 3\n",
      "in/sub/other.rego": "package main\n\ndeny contains 1\n",
    };
    const own = await judge(files, [{ path: "p" }]);
    expect(shown(own)).toEqual(["p/in/a.toml: fail; level 3"]);
    const refused = await judge(files, [{ path: "in" }]);
    expect(refused.outcome).toBe("invalid");
    expect(shown(refused)).toEqual([
      "in/b.toml: fail; level 3",
      expect.stringMatching(/^in\/sub\/other\.rego: invalid; .*allowSkippedFiles/) as string,
    ]);
    const allowed = await judge(files, [{ path: "in" }], undefined, { allowSkippedFiles: true });
    expect(shown(allowed)).toEqual(["in/b.toml: fail; level 3"]);
  });

  it.each([
    ["an object", "a.json.bak", '{"log": {"level": 4}}'],
    ["an object in lines, behind a byte order mark", "attestation", '\ufeff\n{\n  "log": 1\n}'],
    ["a hidden object", ".report", "{}"],
    ["an array of objects", "sub/a.out", '[\n  [{"log": 1}]]'],
    ["an empty array", "a.out", "[]"],
    ["numbers", "a.out", "[1.5e3, 2]"],
    ["a word", "a.out", "[null]\n"],
    ["one that is longer than is looked at", "a.out", `["${"a".repeat(5_000)}"]`],
    ["one behind more space than is looked at", "a.out", `${" ".repeat(5_000)}{}`],
  ])("with JSON that no name shows is no pass, unless it may stay unread: %s", async (_what, name, text) => {
    const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", [`in/${name}`]: text };
    const refused = await judge(files, [{ path: "in" }]);
    expect(shown(refused)).toEqual([
      "in/b.toml: pass",
      expect.stringMatching(
        new RegExp(`^in/${name}: invalid; .* begins as JSON does; .*allowSkippedFiles`),
      ) as string,
    ]);
    expect(refused.outcome).toBe("invalid");
    const allowed = await judge(files, [{ path: "in" }], undefined, { allowSkippedFiles: true });
    expect(shown(allowed)).toEqual(["in/b.toml: pass"]);
    expect(allowed.notes.map(({ message }) => message)).toEqual([
      expect.stringContaining(`show no format: in/${name}.`),
    ]);
  });

  it("does not look into hidden folders whose files may stay unread", async () => {
    const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/.h/x": "{}" };
    expect((await judge(files, [{ path: "in" }])).outcome).toBe("invalid");
    const allowed = await judge(files, [{ path: "in" }], undefined, { allowSkippedFiles: true });
    expect(allowed.outcome).toBe("pass");
    expect(allowed.notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/show no format: in\/\.h\/?\./),
    ]);
  });

  const json = '{"log": {"level": 4}}';
  const big = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

  it.each([
    ["UTF-16", Buffer.from(`\ufeff${json}`, "utf16le")],
    ["UTF-16 of big endian", big(`\ufeff${json}`)],
    ["UTF-16 without a byte order mark", Buffer.from(json, "utf16le")],
    ["UTF-16 of big endian without one", big(json)],
    ["UTF-32", Buffer.from(Array.from(`\ufeff${json}`, (one) => `${one}\0`).join(""), "utf16le")],
    ["gzip", gzipSync(json)],
    ["gzip of more than is looked at", gzipSync(`["${randomBytes(50_000).toString("base64")}"]`)],
  ])("nor with JSON in %s", async (_what, bytes) => {
    const report = await judge({ "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/other": bytes }, [
      { path: "in" },
    ]);
    expect(report.outcome).toBe("invalid");
    expect(shown(report)[1]).toMatch(
      /^in\/other: invalid; .* begins as (?:compressed )?JSON does; .*allowSkippedFiles/,
    );
  });

  it.each([
    ["an archive", gzipSync(Buffer.alloc(2_000, "a.json"))],
    ["what expands to much", gzipSync(Buffer.alloc(50_000_000))],
    ["corrupt gzip", gzipSync(json).subarray(0, 12)],
    ["Markdown", "[![badge](a.svg)](b)\n# a\n"],
    ["a task of Markdown", "[x] {done}\n"],
    ["a table of TOML", "[[package]]\nname = 1\n"],
    ["a section of INI", "[Unit]\nA=1\n"],
    ["a log", "[2026-01-01 10:00] begin\n[12] next\n"],
    ["a log of a process", "[12] {next}\n"],
    ["a template", '{{ .Values.a }}\n{% if b %}\n{"c": 1}'],
    ["a program", "{ a = 1 }"],
    ["bytes", "\x89PNG\r\n"],
    ["nothing", ""],
  ])("leaves other files unread that no name shows, and says so: %s", async (_what, text) => {
    const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/other": text };
    const report = await judge(files, [{ path: "in" }]);
    expect(shown(report)).toEqual(["in/b.toml: pass"]);
    expect(report.notes).toMatchObject([{ code: "inputs_ignored" }]);
  });

  it("has no verdict on a hidden file, says so once, and reads one that another source names", async () => {
    const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/.github/c.toml": "[log]\n" };
    const hidden = await judge(files, [{ path: "in" }]);
    expect(shown(hidden)).toEqual([
      "in/b.toml: pass",
      expect.stringMatching(
        /^in\/\.github\/c\.toml: invalid; .* is not read, because it is in a hidden folder/,
      ) as string,
    ]);
    expect(hidden.notes).toEqual([]);
    for (const path of ["in/.github", "in/.github/c.toml"]) {
      const named = await judge(files, [{ path: "in" }, { path }]);
      expect(shown(named)).toEqual(["in/b.toml: pass", "in/.github/c.toml: pass"]);
      expect(named.notes).toEqual([]);
    }
  });

  it("has no verdict on JSON in a hidden folder that no name shows, except in one of Git", async () => {
    const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", "in/.git/c": "{}", "in/.h/d/.x": "{}" };
    expect(shown(await judge(files, [{ path: "in" }]))).toEqual([
      "in/b.toml: pass",
      expect.stringMatching(/^in\/\.h\/d\/\.x: invalid; .* begins as JSON does/) as string,
    ]);
  });

  it.each(["x.js.map", "README.md", "x.html"])(
    "has no verdict on JSON in node_modules that no name shows: %s",
    async (name) => {
      const files = { "p/main.rego": POLICY, "in/b.toml": "[log]\n", [`in/node_modules/a/${name}`]: "{}" };
      expect(shown(await judge(files, [{ path: "in" }]))).toEqual([
        "in/b.toml: pass",
        expect.stringMatching(/^in\/node_modules\/a\/.*: invalid; .* begins as JSON does/) as string,
      ]);
    },
  );

  it("leaves folders, links without an end and pipes unread that no name shows", async () => {
    const cwd = await makeFolder({
      "p/main.rego": POLICY,
      "in/b.toml": "[log]\n",
      "in/..1/c.toml": "[log]\n",
      "in/..1/d.json": '{"log": {}}',
    });
    await symlink("..data/d.json", join(cwd, "in/d.json"));
    await symlink("..1", join(cwd, "in/..data"));
    await symlink("..data/c.toml", join(cwd, "in/c.toml"));
    await symlink("nowhere", join(cwd, "in/dangling"));
    if (process.platform !== "win32") execFileSync("mkfifo", [join(cwd, "in/pipe")]);
    await using gate = await loadGate("p", { cwd });
    expect(shown(await gate.judge([{ path: "in" }]))).toEqual([
      "in/b.toml: pass",
      "in/c.toml: pass",
      "in/d.json: pass",
    ]);
  });

  it("is read in one format when that is said", async () => {
    const files = { "p/main.rego": POLICY, "in/a.conf": "[log]\nlevel = 1\n", "in/b": "[log]\nlevel = 2\n" };
    expect(shown(await judge(files, [{ path: "in/", format: "ini" }]))).toEqual([
      "in/a.conf: fail; level 1",
      "in/b: fail; level 2",
    ]);
  });

  it("with nothing to read is no pass", async () => {
    const files = { "p/main.rego": POLICY, "in/notes.txt": "x" };
    const { outcome, results } = await judge(files, [{ path: "in" }]);
    expect([outcome, results[0]?.problems]).toEqual([
      "invalid",
      [expect.stringMatching(/^in: none of the files of this folder is an input/)],
    ]);
  });

  it("with a file that only Conftest reads is no pass", async () => {
    const report = await judge({ "p/main.rego": POLICY, "in/a.cue": "a: 1", "in/b.toml": "" }, [
      { path: "in" },
    ]);
    expect(shown(report)).toEqual([
      expect.stringMatching(/^in\/a.cue: invalid; .*`cue export --out json`/),
      "in/b.toml: invalid; in/b.toml is empty",
    ]);
  });
});

describe("with rules of Conftest", () => {
  it("a Dockerfile is one input, and arrays are their members", async () => {
    const files = { ...FILES, "in/b.jsonc": '[ // two\n {"spec": {"image": 1}},\n {"log": {"level": 2}}]' };
    const report = await judge(files, [{ path: "in/Dockerfile" }, { path: "in/b.jsonc" }], {});
    expect(shown(report)).toEqual([
      "in/Dockerfile: fail; latest",
      "in/b.jsonc[0]: fail; image 1 in/b.jsonc 2 12; no owner in/b.jsonc 2 3",
      "in/b.jsonc[1]: fail; level 2",
    ]);
  });

  it("inputs of any format are combined, and places are in the file of each", async () => {
    const report = await judge(FILES, [{ path: "in/a.toml" }, { path: "in/sub/a.yaml" }], { combine: true });
    expect(shown(report)).toEqual(["Combined: fail; combined 3; one of them in/sub/a.yaml 2 3"]);
  });
});

describe("places in HCL", () => {
  const files = (rule: string): Record<string, string> => ({
    "p/main.rego": `package main\n\n${rule}`,
    "a.tf": 'locals {}\nresource "r" "a" {\n  open = false\n}\n',
    "b.tf": 'locals {}\nresource "r" "a" {\n}\nresource "r" "b" {\n  open = true\n}\n',
  });

  it("are found by the path that Conftest's policies have", async () => {
    const rule = `deny contains {"msg": name, "path": ["resource", "r", name, i, "open"]} if {
      some name, blocks in input.resource.r
      some i, block in blocks
      object.get(block, "open", true)
    }`;
    const report = await judge(files(rule), [{ path: "a.tf" }, { path: "b.tf" }], {});
    expect(shown(report)).toEqual(["a.tf: pass", "b.tf: fail; a b.tf 2 1; b b.tf 5 3"]);
  });

  it("are found in combined inputs", async () => {
    const rule = `deny contains {"msg": "open", "path": [i, "contents", "resource", "r", "b", 0, "open"]} if {
      some i, file in input
      file.contents.resource.r.b[0].open
    }`;
    const report = await judge(files(rule), [{ path: "a.tf" }, { path: "b.tf" }], { combine: true });
    expect(shown(report)).toEqual(["Combined: fail; open b.tf 5 3"]);
  });
});

it("places are those that the policy gives, or none", async () => {
  const policy = `package p

deny contains {"msg": "own", "_loc": {"file": "x.tf", "line": 3, "column": 2, "path": ["a"]}}
deny contains {"msg": "other file", "_loc": {"file": "x.tf", "path": ["a"]}}
deny contains {"msg": "same file", "_loc": {"file": "in.json", "path": ["a"]}}
deny contains {"msg": "list", "_loc": ["a", "b/c", 0]}
deny contains {"msg": "pointer", "path": "/a/b~1c/0"}
deny contains {"msg": "no such", "path": "/x"}
deny contains {"msg": "no pointer", "path": "a"}
deny contains {"msg": "no path", "path": [1.5]}
deny contains "text"
`;
  const files = { "p/main.rego": policy, "in.json": '{"a": {"b/c": [1]}}', "in.hocon": "a { b = 1 }\n" };
  const [json = "", hocon = ""] = shown(await judge(files, [{ path: "in.json" }, { path: "in.hocon" }]));
  expect(json.split("; ").toSorted()).toEqual([
    "in.json: fail",
    "list in.json 1 16",
    "no path",
    "no pointer",
    "no such in.json 1 1",
    "other file x.tf",
    "own x.tf 3 2",
    "pointer in.json 1 16",
    "same file in.json 1 2",
    "text",
  ]);
  // Its parser tells no places.
  expect(hocon.split("; ").filter((finding) => / \d/.test(finding))).toEqual(["own x.tf 3 2"]);
});

it("a path that leads nowhere in its input has a note", async () => {
  const policy = `package p

deny contains {"msg": "nowhere", "path": ["users", 0, "name"]}
deny contains {"id": "x", "msg": "parent", "path": ["user", "nme"]}
warn contains {"id": "w", "msg": "nowhere, too", "path": "/a/b/c"}
deny contains "no path"
`;
  const files = { "p/main.rego": policy, "in.json": '{"user": {}}', "in.hocon": "a { b = 1 }\n" };
  const { notes } = await judge(files, [{ path: "in.json" }, { path: "in.hocon" }]);
  expect(notes).toEqual([
    {
      code: "finding_unplaced",
      message:
        "findings without a line, because their path leads nowhere in the input: p.deny (in.json), w (in.json)",
    },
  ]);
});

it("a path may be a text with dots, which other texts are not", async () => {
  const texts = ["spec.containers[1].image", "$.spec.a-b", ".spec.containers.0", "spec.contaners.x"];
  const others = [
    "package.json",
    "src/x.js",
    "kind",
    "a sentence. spec.containers",
    "..",
    "spec..x",
    "1.2.3",
  ];
  const policy = `package p

deny contains {"msg": p, "id": p, "path": p} if some p in ${JSON.stringify([...texts, ...others])}

deny contains {"msg": "own", "id": "own", "_loc": {"path": "spec.a-b"}}

deny contains {"msg": "lost", "id": "lost", "_loc": {"path": "nowhere.at.all"}}
`;
  const json =
    '{\n "kind": 1,\n "spec": {\n  "containers": [\n   {},\n   {\n    "image": "x"}],\n  "a-b": 1}\n}\n';
  const { results, notes } = await judge({ "p/main.rego": policy, "in.json": json }, [{ path: "in.json" }]);
  const places = results.flatMap(({ violations }) =>
    violations.flatMap(({ message, location }) => (location ? [`${message} ${String(location.line)}`] : [])),
  );
  expect(places.sort()).toEqual([
    "$.spec.a-b 8",
    ".spec.containers.0 5",
    "own 8",
    "spec.containers[1].image 7",
  ]);
  expect(notes).toMatchObject([
    {
      code: "finding_unplaced",
      message: expect.stringMatching(/: lost \(in\.json\), spec\.contaners\.x \(in\.json\)$/),
    },
  ]);
});

it("a place shows in every report", async () => {
  const cwd = await makeFolder(FILES);
  const outputs = ["pretty", "json", "sarif", "github", "junit", "markdown", "tap"];
  const args = outputs.flatMap((format) => ["-o", format === "pretty" ? format : `${format}=${format}`]);
  const { stdout, exitCode } = await run(["gate", "-p", "p", "in/sub", ...args], { cwd });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/image a \(in\/sub\/a.yaml:2:3\)/);
  const { readFile } = await import("node:fs/promises");
  const report = async (name: string): Promise<string> => readFile(`${cwd}/${name}`, "utf8");
  expect(await report("json")).toMatch(
    /"location": \{\s+"file": "in\/sub\/a.yaml",\s+"line": 2,\s+"column": 3/,
  );
  expect(await report("sarif")).toMatch(/"startLine": 2,\s+"startColumn": 3/);
  expect(await report("github")).toMatch(/file=in\/sub\/a.yaml,line=2,col=3,/);
  for (const name of ["junit", "markdown", "tap"]) expect(await report(name)).toMatch(/a.yaml:2:3/);
});

describe("standard input", () => {
  it.each([
    ["YAML", "log:\n  level: 1\n", [], /level 1/],
    ["JSON", ' \ufeff{"log": {"level": 1}}'.trim(), [], /level 1/],
    ["a format that is said", "[log]\nlevel = 1\n", ["--parser", "toml"], /level 1/],
    ["JSON that is cut", '{"log": {"level": 1}', [], /standard input:1:\d+: unexpected end, /],
  ])("can be %s", async (_what, stdin, options, says) => {
    const cwd = await makeFolder(FILES);
    const { stdout, exitCode } = await run(["gate", "-p", "p", "-", ...options], { cwd, stdin });
    expect(stdout).toMatch(says);
    expect(exitCode).toBe(/cut/.test(_what) ? 2 : 1);
  });

  it("is read for eval too", async () => {
    const { stdout } = await run(["eval", "input.log.level", "-i", "-", "-f", "raw"], {
      stdin: "log: {level: 2}",
    });
    expect(stdout).toBe("2\n");
  });
});

it.each([
  ["invalid UTF-8", Buffer.from([0x61, 0x3d, 0xff]), /is not UTF-8 text/],
  ["UTF-16", Buffer.from("\ufeffa = 1", "utf16le"), /is UTF-16 text: save it as UTF-8/],
  ["UTF-16 without a byte order mark", Buffer.from("a = 1", "utf16le"), /is UTF-16 text: save it as UTF-8/],
  ["a binary file", Buffer.from("MZ\x90\0\x03", "latin1"), /has NUL characters, so it is not UTF-8 text/],
  ["more than 16 MiB", Buffer.alloc(16 * 1024 * 1024 + 1, "#"), /the most that is read of a file of toml/],
])("%s is refused", async (_what, bytes, message) => {
  const { results } = await judge({ "p/main.rego": POLICY }, [{ name: "a.toml", bytes }]);
  expect(results[0]?.outcome).toBe("invalid");
  expect(results[0]?.problems.join()).toMatch(message);
});
