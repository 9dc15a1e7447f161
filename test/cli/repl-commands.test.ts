import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCommand } from "../../src/cli/repl/read-command.js";
import { OTHER_COMMANDS, REPL_COMMANDS, TOPICS } from "../../src/cli/repl/repl-help.js";
import { run } from "./run.js";

/** What `help` says in the session of `opa run`, version 1.22.0. */
const OPA_HELP = readFileSync(new URL("opa-repl-help.txt", import.meta.url), "utf8");

const [COMMANDS_PART = "", TOPICS_PART = ""] = OPA_HELP.split("Additional Topics");

const usagesOf = (text: string): string[] =>
  Array.from(text.matchAll(/^ *(\S.*?) +: /gm), ([, usage = ""]) => usage);

/** The commands of the text with their arguments, such as `trace [mode]`. */
const OPA_COMMANDS = usagesOf(COMMANDS_PART);

/** Those that are statements of Rego, and a key. */
const STATEMENTS = ["<stmt>", "package <term>", "import <term>", "ctrl+l"];

const session = (...lines: string[]): ReturnType<typeof run> =>
  run(["run", "--offline", "--no-history"], { stdin: `${lines.join("\n")}\n` });

/** Where arguments are optional: without and with one. */
function typed(usage: string): string[] {
  const [name = ""] = usage.split(" ");
  const args: Readonly<Record<string, string>> = {
    "<ref>": "x",
    "<var>": "a",
    "[mode]": "full",
    "[path]": "./x",
    "[topic]": "input",
    debug: "debug",
    "[ref-1 [ref-2 [...]]]": "input data.x",
  };
  const rest = usage.slice(name.length + 1);
  if (rest === "") return [name];
  const given = args[rest];
  if (given === undefined) throw new Error(`what is ${rest} of ${usage}?`);
  return [name, `${name} ${given}`];
}

describe("each command of OPA's session", () => {
  const lines = OPA_COMMANDS.filter((usage) => !STATEMENTS.includes(usage)).flatMap((usage) => [
    ...typed(usage),
    // What is too much is no Rego either, and letters may be large, as in OPA.
    ...["a", "a b c", "5"].map((more) => `${usage.split(" ", 1).join("")} ${more}`),
    usage.split(" ", 1).join("").toUpperCase(),
  ]);

  it("is read from OPA's help", () => {
    expect(OPA_COMMANDS).toHaveLength(25);
    expect(OPA_COMMANDS).toEqual(expect.arrayContaining([...STATEMENTS, "target [mode]", "notes", "exit"]));
  });

  it.each(lines)("%s is no statement of Rego", async (line) => {
    const { exitCode, stderr, stdout } = await session(line, "unknown", '"the end"');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).not.toContain("there is no command");
    if (!/^exit$/i.test(line)) expect(stdout).toContain("the end");
    else expect(stdout).toBe("");
  });

  it.each(Object.keys(OTHER_COMMANDS))("%s, which is not here, says what is", async (name) => {
    const { stdout } = await session(name);
    expect(stdout.trim()).toBe(OTHER_COMMANDS[name]);
  });

  it.each(usagesOf(TOPICS_PART).map((usage) => usage.replace("help ", "")))(
    "has the topic %s",
    async (topic) => {
      expect((await session(`help ${topic}`)).stdout).toBe(TOPICS[topic]);
      expect((await session(`:help ${topic}`)).stdout).toBe(TOPICS[topic]);
    },
  );
});

describe("commands", () => {
  it.each<[string, string[], RegExp]>([
    ["an unknown topic", ["help watch"], /^there is no topic watch; the topics are input and partial\n$/],
    ["notes", ["notes", "notes"], /^notes on\nnotes off\n$/],
    ["notes that show notes alone", ["notes", 'trace("a note")'], /Note "a note"/],
    ["fails that show failures alone", ["fails", "some x in [1]; x > 1"], /^fails on\n[^]*Fail /],
    ["instrument", ["instrument", "1"], /^instrument on\n1\n[^]*eval_op_plug/],
    [
      "unknown",
      ["unknown input", "input.x == 1; 1 == 1", "unknown", "1"],
      /input\.x = 1 [^]*unknown off\n1\n$/,
    ],
    ["unknown in JSON", ["json", "unknown input", "input.x == 1"], /"partial"/],
    ["unknown in another format", ["format raw", "unknown input", "input.x == 1"], /Query 1/],
    ["unknown while a rule is defined", ["unknown input", "x := 1"], /Rule 'x' defined in package repl/],
    ["unknown of something else", ["unknown foo"], /^foo is not a reference to input or data/],
    ["too many arguments", ["metrics x"], /^usage: metrics\n$/],
    ["unset of nothing", ["unset"], /^usage: unset NAME\n$/],
    ["unset-package of another", ["package a", "unset-package b", "show"], /the package is a\npackage a\n/],
    ["show of something else", ["show x"], /^usage: show \[debug\]\n$/],
  ])("%s", async (_, lines, expected) => {
    const { exitCode, stderr, stdout } = await session(...lines);
    expect(stdout).toMatch(expected);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  });

  it("show debug has what is on", async () => {
    const before = await session("show debug");
    expect(JSON.parse(before.stdout)).toEqual({
      explain: "off",
      metrics: false,
      instrument: false,
      profile: false,
      "strict-builtin-errors": false,
      calls: false,
      format: "pretty",
      unknowns: [],
    });
    const { stdout } = await session("notes", "profile", "unknown input", "format raw", "show debug");
    expect(JSON.parse(stdout.slice(stdout.indexOf("{")))).toMatchObject({
      explain: "notes",
      profile: true,
      format: "raw",
      unknowns: ["input"],
    });
  });
});

describe("readCommand", () => {
  it.each(
    [...REPL_COMMANDS, ...Object.keys(OTHER_COMMANDS)].flatMap((name) =>
      [
        ":= 1",
        "= 1",
        "== 1",
        'contains "x"',
        "if true",
        "+ 1",
        '("x")',
        "[0]",
        "in [1]",
        "with input as 1",
      ].map((rest) => `${name} ${rest}`),
    ),
  )("%s is a statement", (line) => {
    expect(readCommand(line, [])).toBeUndefined();
  });

  it.each<[string, string[], string | undefined]>([
    ["types", ["types"], undefined],
    [":types", ["types"], "other"],
    ["types", [], "other"],
    ["metrics", ["metrics"], "command"],
    ["Metrics", ["Metrics"], undefined],
    ["METRICS", [], "command"],
    ["q", [], undefined],
    [":q", [], "command"],
    [":nothing", [], "other"],
    ["nothing", [], undefined],
    ["trace(1)", [], undefined],
  ])("%s where %j is defined: %s", (line, defined, kind) => {
    expect(readCommand(line, defined)?.kind).toBe(kind);
  });
});
