import { expect, it } from "vitest";
import { makeFolder, run } from "../run.js";

const FILES = {
  "p/gate.rego": `package gate

deny contains "bad" if input.bad

deny contains "large" if to_number(input.size) > data.limits.size
`,
  "p/data.json": '{"limits": {"size": 3}}',
  "twice.json": '{"bad": true, "bad": false, "size": 1}',
  "twice.yaml": "bad: true\nsize: 1\nbad: false\n",
  "rounded.yaml": "size: 1.00000000000000000001\n",
  "text.json": '{"size": "many"}',
  "good.json": '{"size": 1}',
  "refused.json": '{"bad": true, "size": 1}',
};
const LIMITS = { "p/data.json": '{"limits": {"size": 3}, "limits": {"size": 9}}' };

const COMMANDS = [
  ["exec", "--decision", "gate/deny", "-b", "p", "--fail-non-empty"],
  ["eval", "data.gate.deny[_]", "-d", "p", "--fail-defined", "-i"],
  ["eval", "data.gate.deny[_]", "-b", "p", "--fail-defined", "-i"],
  ["eval", "p", "-e", "gate/deny", "--fail", "-i"],
];

it.each(COMMANDS.map((command) => [command]))(
  "%j has no verdict on what is not read exactly, or fails",
  async (command) => {
    const cwd = await makeFolder(FILES);
    const code = async (...words: string[]): Promise<number> =>
      (await run([...command, ...words], { cwd })).exitCode;
    for (const name of ["twice.json", "twice.yaml", "rounded.yaml", "text.json"])
      expect({ name, code: await code(name) }).toEqual({ name, code: 2 });
    expect(await code("good.json")).toBe(0);
    expect(await code("refused.json")).toBe(command.includes("--fail") ? 0 : 1);
    expect(await code("text.json", "--no-strict-builtin-errors")).toBe(0);
    const limited = await makeFolder({ ...FILES, ...LIMITS });
    expect((await run([...command, "good.json"], { cwd: limited })).exitCode).toBe(2);
  },
);

it.each([
  ["other.toml", "bad = true\n", 2],
  ["noformat", '{"bad": true}', 2],
  ["a.json.gz", "", 2],
  ["lines.jsonl", '{"bad": true}\n', 2],
  [".hidden/a.json", '{"bad": true, "size": 1}', 1],
  ["deny.rego", "package other\n", 0],
  ["README.md", "text", 0],
])("exec leaves no file %s of a folder out of its verdict", async (name, text, exitCode) => {
  const cwd = await makeFolder({ ...FILES, "in/good.json": '{"size": 1}', [`in/${name}`]: text });
  const command = ["exec", "--decision", "gate/deny", "-b", "p", "in/"];
  expect(await run([...command, "--fail-non-empty"], { cwd })).toMatchObject({ exitCode });
  const allowed = exitCode === 2 ? 0 : exitCode;
  expect(await run([...command, "--fail-non-empty", "--allow-skipped-files"], { cwd })).toMatchObject({
    exitCode: allowed,
  });
  expect(await run(command, { cwd })).toMatchObject({ exitCode: 0 });
});

it("exec leaves no folder without an input out of its verdict", async () => {
  const cwd = await makeFolder({ ...FILES, "other/a.toml": "bad = true\n" });
  const command = ["exec", "--decision", "gate/deny", "-b", "p", "other", "good.json"];
  expect(await run([...command, "--fail-non-empty"], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("other: there is no input") as string,
  });
  expect(await run([...command, "--fail-non-empty", "--allow-skipped-files"], { cwd })).toMatchObject({
    exitCode: 0,
  });
  expect(await run(command, { cwd })).toMatchObject({ exitCode: 0 });
});

it.each([
  ["data.gate.dney[_]", 2],
  ["data.gaet.deny", 2],
  ["count(data.gate.dney) > 0", 2],
  ["input.bad", 2],
  ["data.gate.deny[_]", 0],
  ['data.gate.deny["data.gate.dney"]', 0],
  ['data.gate["dney"][_]', 2],
  ["data[`gaet`].deny", 2],
  ["data.gate.deny[_] # data.gate.dney", 0],
  ['data.limits["sizes"]', 0],
  ["data.extra.x == 1 with data.extra as {}", 0],
  ["data.extra.x == 1 with data as {}", 0],
  ["data.gate.dney[_] with data.limits as {}", 2],
  ["x := data.gate; x.dney[_]", 2],
  ["x = data.gate; y := x; y.dney[_]", 2],
  ['p := "gate"; data[p].dney[_]', 2],
  ["[x | x := data.gate.dney[_]][_]", 2],
  ["(data.gate.dney[_] with data.gate.dney as set()); data.gate.dney", 2],
  ["some x in [data.limits]; x.dney", 0],
  ["data.users.alice", 2],
  ["data.limits.alice", 0],
  ["data.limits.size.of", 0],
])("--fail-defined has no verdict by what does not exist: %s", async (query, exitCode) => {
  const cwd = await makeFolder({
    ...FILES,
    "p/gate.rego": 'package gate\n\ndeny contains "bad" if input.bad\n',
  });
  const command = ["eval", query, "-d", "p", "--fail-defined"];
  const given = query === "input.bad" ? [] : ["-i", "good.json"];
  expect(await run([...command, ...given], { cwd })).toMatchObject({ exitCode });
  const named = ["eval", "p", "-t", "rego", "-i", "good.json", "--fail-defined", "-e"];
  expect(await run([...named, "gate/dney"], { cwd })).toMatchObject({ exitCode: 2 });
  expect(await run([...named, "gate/deny"], { cwd })).toMatchObject({ exitCode: 1 });
});

it.each([
  [["g.dney[_]", "--import", "data.gate as g"], 2],
  [["g.deny[_]", "--import", "data.gate as g"], 0],
  [["levels.hihg", "--package", "gate"], 2],
  [["levels.none", "--package", "gate"], 2],
  [["levels.high", "--package", "gate"], 1],
  [["data.gate.dney", "-d", "beside"], 2],
  [["data.gate.other", "-d", "beside"], 0],
])("--fail-defined resolves the names of a query: %j", async (words, exitCode) => {
  const cwd = await makeFolder({
    ...FILES,
    "p/gate.rego": 'package gate\n\ndeny contains "bad" if input.bad\n\nlevels.high := 1\n',
    "beside/gate/data.json": '{"size": 1}',
  });
  expect(
    await run(["eval", ...words, "-d", "p", "-i", "good.json", "--fail-defined"], { cwd }),
  ).toMatchObject({
    exitCode,
  });
});

it.each([
  ["not data.gate.dney", 2],
  ["count([x | some x in data.gate.dney]) == 0", 2],
  ["count(data.gate.deny) == 0", 0],
  ["not data.limits.alice", 0],
  ["data.gate.dney", 1],
])("--fail passes nothing by what does not exist: %s", async (query, exitCode) => {
  const cwd = await makeFolder(FILES);
  const command = ["eval", query, "-d", "p", "-i", "good.json", "--fail"];
  expect(await run(command, { cwd })).toMatchObject({ exitCode });
});

it("--fail-defined has the verdict of a partial evaluation by what is unknown", async () => {
  const cwd = await makeFolder(FILES);
  const query = "data.later.x == 1; input.size == ";
  const command = ["-d", "p", "-i", "good.json", "--partial", "--unknowns", "data.later", "--fail-defined"];
  for (const [size, exitCode] of [
    [1, 1],
    [2, 0],
  ])
    expect(await run(["eval", `${query}${String(size)}`, ...command], { cwd })).toMatchObject({ exitCode });
});

it.each([
  ["not data.gate.dney", "data.later", 2],
  ["not data.gate.dney", "data.gate", 0],
  ["not data.gate.dney", 'data["gate"]', 0],
  ["not data.gate.dney", "data.gate.dney.x", 0],
  ["not data.gate.dney", "data", 0],
  ["not data.gate.dney", 'data["gate"].dney', 0],
  ["not data.gate.dney", 'data.later["x"]', 2],
  ["not data.gate.dney", 'input["size"]', 2],
  ["not data.later.x", "data.later", 0],
  ["not data.later.x", "data.lat", 2],
])("--fail passes no partial evaluation by what does not exist: %s with %s unknown", async (...given) => {
  const [query, unknown, exitCode] = given;
  const cwd = await makeFolder(FILES);
  const command = ["-d", "p", "-i", "good.json", "--partial", "--unknowns", unknown, "--fail"];
  expect(await run(["eval", query, ...command], { cwd })).toMatchObject({ exitCode });
});

it.each([
  ["other.toml", "bad = true\n"],
  ["README.md", "text"],
])("exec leaves no folder out of its verdict that has only %s", async (name, text) => {
  const cwd = await makeFolder({ ...FILES, "in/good.json": '{"size": 1}', [`more/${name}`]: text });
  const command = ["exec", "--decision", "gate/deny", "-b", "p", "in", "more", "--fail-non-empty"];
  const { exitCode, stderr } = await run(command, { cwd });
  expect(exitCode).toBe(2);
  expect(stderr).toContain("more");
  expect(await run([...command, "--allow-skipped-files"], { cwd })).toMatchObject({ exitCode: 0 });
});

it("exec evaluates a folder beside files that a repository has", async () => {
  const cwd = await makeFolder({
    ...FILES,
    "in/good.json": '{"size": 1}',
    "in/.gitignore": "dist\n",
    "in/CODEOWNERS": "* @acme\n",
    "in/README.md": "text",
  });
  const command = ["exec", "--decision", "gate/deny", "-b", "p", "in", "--fail-non-empty"];
  expect(await run(command, { cwd })).toMatchObject({ exitCode: 0 });
});

it("without such a flag OPA's reading and its undefined errors stay", async () => {
  const cwd = await makeFolder(FILES);
  for (const name of ["twice.json", "twice.yaml", "rounded.yaml", "text.json"]) {
    for (const command of COMMANDS) {
      const plain = command.filter((word) => !word.startsWith("--fail"));
      expect((await run([...plain, name], { cwd })).exitCode).toBe(0);
    }
  }
});
