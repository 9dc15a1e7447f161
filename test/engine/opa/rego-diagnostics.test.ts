import { expect, it } from "vitest";
import { makeFolder, run } from "../../cli/run.js";

/** Rego that beginners and users of other languages write, by the advice on it. */
const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  "begin the file with its package": ["", 'deny contains "x" if input.a'],
  "a file has one package": ["package g\npackage h"],
  "the comments below # METADATA": ["# METADATA\n# title: x: y\npackage g"],
  "alternatives as rules of the same name": [
    "package g\ndeny if input.a && input.b",
    "package g\ndeny if input.a or input.b",
    'package g\ndeny contains "x" if { input.a } else { input.b }',
    "package g\nx := input.a ? 1 : 2",
  ],
  "write not before a condition": ["package g\ndeny if !input.a"],
  "write not x in list": ['package g\ndeny if input.a not in ["b"]'],
  'write strings in double quotes: "text"': [
    "package g\ndeny if input.a == 'b'",
    "package g\ndeny if input.a == “b”",
  ],
  'end a text with " on its line': ['package g\ndeny if input.a == "b'],
  'write $"{x}"': ['package g\ndeny contains f"{input.a}" if input.a'],
  "write some x in list for a loop": ["package g\ndeny if { for x in input.a { x } }"],
  "write x := value for a new name": [
    "package g\ndeny if { let x = input.a; x }",
    "package g\ndeny if { var x := input.a }",
  ],
  "write a rule's value in its head": [
    "package g\ndeny if { return true }",
    "package g\nf(x) := y if { return x }",
  ],
  "write a function as f(x) := value if": ["package g\ndef f(x): x", "package g\nfunction f(x) { x }"],
  "write conditions after if": [
    'package g\ndeny contains "x" when input.a',
    'package g\ndeny contains "x" IF input.a',
    'package g\ndeny contains "x" :- input.a',
  ],
  "write conditions one below the other": ["package g\ndeny if { if input.a { true } }"],
  "write contains: deny": ['package g\ndeny contain "x" if input.a'],
  "write == to compare": ["package g\ndeny if input.a === 1", "package g\ndeny if input.a is null"],
  "write != to compare": ["package g\ndeny if input.a <> 1"],
  "write comments after #": ["package g\n// x", "package g\n/* x */"],
  "the name of a package without quotes": [
    "package my-lib",
    "package g\nimport data.my-lib",
    'package g\nimport "data.lib"',
  ],
  "write names in letters, digits and _": ["package g\ndeny-root if input.a"],
  "packages begin with data": ["package g\nimport lib"],
  "a comma may be missing": [
    'package g\nx := ["a" "b"]',
    'package g\nx := contains(input.a "b")',
    'package g\nx := {"a": 1 "b": 2}',
  ],
  "a closing }, ] or ) may be missing": ["package g\ndeny if { input.a", "package g\ndeny if (input.a"],
  "a rule with contains has no default": ['package g\ndefault deny := []\ndeny contains "x" if input.a'],
  "join texts as": ['package g\nx := "a" + input.b'],
  "write a key with - in brackets": ["package g\ndeny if input.my-key"],
  "write true and false in lower case": ["package g\ndeny if input.a == True"],
  "write null, or not input.x": ["package g\ndeny if input.a == None", "package g\ndeny if input.a == nil"],
  "no condition gives this name a value": ["package g\ndeny if input.kind == Pod"],
  "this may be Rego of OPA before 1.0": ["package g\ndeny[msg] { msg := input.a }"],
};

it.each(
  Object.entries(MISTAKES).flatMap(([advice, texts]) =>
    texts.map((text): [string, string] => [advice, text]),
  ),
)("says %j of %j", async (advice, text) => {
  const cwd = await makeFolder({ "a.rego": text });
  const { exitCode, stderr } = await run(["check", "a.rego"], { cwd });
  expect(exitCode).toBe(2);
  const last = stderr.trimEnd().split("\n").at(-1);
  expect(last).toContain(advice);
});

it("marks no place in an empty line", async () => {
  const cwd = await makeFolder({ "a.rego": "package g\n\ndeny if { input.a\n" });
  const { stderr } = await run(["check", "a.rego"], { cwd });
  expect(stderr).toBe(
    "1 error:\na.rego:4:1: rego_parse_error: unexpected eof token\na closing }, ] or ) may be missing\n",
  );
});
