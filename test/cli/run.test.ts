import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { completeLine } from "../../src/cli/repl/complete.js";
import { openLinePrompt, type LinePrompt } from "../../src/cli/terminal/line-prompt.js";
import { runCli } from "../../src/cli/run-cli.js";
import { makeFolder, run } from "./run.js";

const FILES = {
  "p/gate.rego": 'package gate\n\ndeny contains "no" if input.no\n\nlimit := data.limits.max\n',
  "p/limits/data.json": '{"max": 3}',
  "in.json": '{"no": true, "n": 12345678901234567890}',
  "bad.rego": "package bad\n\nx := \n",
};

describe("run reads lines as OPA's shell does", () => {
  it.each<[string, string[], RegExp]>([
    ["a query", ["1 + 1"], /^2\n$/],
    [
      "data and the input",
      ["data.gate.limit", "input.n", "data.gate.deny"],
      /^3\n12345678901234567890\n\[\n {2}"no"\n\]\n$/,
    ],
    [
      "an assignment",
      ["x := 2", "x * 2", "x := 3", "x"],
      /^Rule 'x' defined in package repl\.\n4\nRule 'x' re-defined in package repl\.\n3\n$/,
    ],
    [
      "a rule in lines",
      ["allow if {", "input.no", "}", "allow"],
      /^Rule 'allow' defined in package repl\.\ntrue\n$/,
    ],
    ["rules of one set", ['s contains "a"', 's contains "b"', "count(s)"], /2\n$/],
    ["imports", ["import data.gate", "gate.limit"], /3\n$/],
    ["packages", ["package a", "y := 1", "package b", "data.a.y", "show"], /1\npackage b\n$/],
    ["bindings as a table", ["some i in [1, 2]; i > 1"], /│ 2 │/],
    ["unset", ["x := 1", "unset x", "[y | y := data.repl.x]"], /\n\[\]\n$/],
    ["unset of nothing", ["unset x"], /no rule x was typed/],
    ["show", ["x := 1", ":show"], /package repl\n\nx := 1\n$/],
    ["formats", ["json", "1", ":format raw", '"x"', "format xml"], /"result"[^]*\nx\nthe formats are json/],
    ["help", [":help"], /unset NAME/],
    ["an unknown command", [":nothing"], /there is no command nothing/],
    ["trace", ["trace full", "1 == 1", "trace off", "trace x"], /Enter 1 = 1|Enter[^]*trace takes/],
    ["metrics", ["metrics", "1", "metrics"], /metrics on\n[^]*timer_rego[^]*metrics off/],
    ["profile", ["profile", "data.gate.deny"], /Num Eval/i],
    ["strict errors", ["strict-builtin-errors", "calls"], /strict-builtin-errors on\ncalls on\n/],
    ["the end", ["1", "exit", "2"], /^1\n$/],
  ])("%s", async (_, lines, expected) => {
    const cwd = await makeFolder(FILES);
    const result = await run(["run", "p", "-i", "in.json"], { cwd, stdin: `${lines.join("\n")}\n` });
    expect(result.stdout).toMatch(expected);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it.each<[string, string[], RegExp]>([
    ["a parse error", ["a b c )"], /rego_parse_error|unexpected/],
    ["an unsafe variable", ["foo"], /foo is unsafe/],
    ["a rule that does not compile", ["x := y", "1"], /y is unsafe/],
    ["a statement that is never complete", ["allow if {"], /unexpected eof|rego_parse_error/],
    ["a rule that nobody defines", ["data.gate.dny"], /undefined: .* defines data\.gate/],
    ["a call without an answer", ['service.discover("sha256:x", "")'], /service\.discover/],
  ])("%s is told, and the session goes on", async (_, lines, message) => {
    const result = await run(["run", "--offline"], { stdin: `${lines.join("\n")}\n\n7\n` });
    expect(result.stderr).toMatch(message);
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/7\n$/) as string });
  });

  it("refuses what it cannot read", async () => {
    const cwd = await makeFolder(FILES);
    expect((await run(["run", "nothing"], { cwd })).exitCode).toBe(2);
    expect((await run(["run", "-i", "-"], { cwd })).exitCode).toBe(2);
    const server = await run(["run", "-s", "p"], { cwd });
    expect(server.exitCode).toBe(2);
    expect(server.stderr).toContain("regohost serve");
  });
});

describe("at a terminal", () => {
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    yield* [];
  };

  it.each(["lines", "other/lines"])("asks for lines, keeps them in %s, and completes names", async (name) => {
    const cwd = await makeFolder({ ...FILES, "other/a": "" });
    const history = name === "lines" ? name : join(cwd, name);
    const typed: Awaited<ReturnType<LinePrompt["ask"]>>[] = [
      { line: "x := {" },
      { interrupted: true },
      { line: "1 + 2" },
      undefined,
    ];
    let out = "";
    let completed: [string[], string] | undefined;
    const prompts: string[] = [];
    let builtins: unknown;
    const stream = {
      write: (chunk: string | Uint8Array, done: () => void) => ((out += String(chunk)), setImmediate(done)),
    };
    const exitCode = await runCli(["run", "p", "-H", history], {
      stdin: chunks(),
      stdout: stream,
      stderr: stream,
      env: {},
      isOnCi: false,
      cwd,
      signal: new AbortController().signal,
      openPrompt: ({ complete }) => {
        completed = complete("data.gate.de");
        builtins = ["service.dis", "regohost.veri"].map((word) => complete(word));
        return Promise.resolve({
          ask: (prompt) => (prompts.push(prompt), Promise.resolve(typed.shift())),
          history: () => ["1 + 2", "x := {"],
          close: () => undefined,
        });
      },
    });
    expect(exitCode).toBe(0);
    expect(out).toContain("3\n");
    expect(prompts).toEqual(["> ", "| ", "> ", "> "]);
    expect(completed).toEqual([["data.gate.deny"], "data.gate.de"]);
    expect(builtins).toEqual([
      [["service.discover"], "service.dis"],
      [["regohost.verification", "regohost.verify"], "regohost.veri"],
    ]);
    expect(await readFile(join(cwd, name), "utf8")).toBe("x := {\n1 + 2\n");
  });

  it("completes part by part", () => {
    const words = ["data.gate.deny", "data.lib.f", "count", "help"];
    expect(completeLine("count(da", words)).toEqual([["data."], "da"]);
    expect(completeLine("data.", words)).toEqual([["data.gate.", "data.lib."], "data."]);
    expect(completeLine("co", words)).toEqual([["count"], "co"]);
  });

  it("reads typed lines with a history, until their end", async () => {
    const stdin = new PassThrough();
    const prompt = openLinePrompt(
      { stdin, stdout: new PassThrough() },
      { history: ["before"], complete: () => [[], ""] },
    );
    const first = prompt.ask("> ");
    stdin.write("one\r");
    expect(await first).toEqual({ line: "one" });
    expect(prompt.history()).toEqual(["one", "before"]);
    const second = prompt.ask("> ");
    stdin.write("tw\u0003");
    expect(await second).toEqual({ interrupted: true });
    const third = prompt.ask("> ");
    stdin.write("\u0004");
    expect(await third).toBeUndefined();
    expect(await prompt.ask("> ")).toBeUndefined();
  });

  it("keeps each of several pasted lines until it is asked for", async () => {
    const stdin = new PassThrough();
    const prompt = openLinePrompt(
      { stdin, stdout: new PassThrough() },
      { history: [], complete: () => [[], ""] },
    );
    const first = prompt.ask("> ");
    stdin.write("one\rtwo\rthree\r\u0004");
    expect([await first, await prompt.ask("> "), await prompt.ask("> "), await prompt.ask("> ")]).toEqual([
      { line: "one" },
      { line: "two" },
      { line: "three" },
      undefined,
    ]);
  });
});
