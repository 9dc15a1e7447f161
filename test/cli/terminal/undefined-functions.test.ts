import { expect, it } from "vitest";
import { explainUndefinedFunctions } from "../../../src/cli/terminal/undefined-functions.js";
import { makeFolder, run } from "../run.js";

const typeError = (message: string): { code: string; message: string } => ({
  code: "rego_type_error",
  message,
});

it.each<[string, string[]]>([
  ["undefined function service.discovr", ["service.discovr: Did you mean service.discover?"]],
  ["undefined function ip.lookup", [expect.stringContaining("with --builtins ./mine.mjs") as string]],
  [
    "undefined function service.discover",
    ["service.discover: this built-in is not allowed here (--builtins, --capabilities)"],
  ],
  ["undefined function parse_config", [expect.stringContaining("which only regohost test has") as string]],
  [
    "undefined function data.lib.f",
    ["data.lib.f: no file that is read defines this function; name its file or folder too"],
  ],
  [
    "undefined function is_bad",
    [
      "is_bad: no file that is read defines this function in this package; name its file or folder too, or import its package",
    ],
  ],
  ["undefined function sprintff", ["sprintff: Did you mean sprintf?"]],
  ["undefined function len", ["len: Did you mean count?"]],
  ["undefined function json.parse", ["json.parse: Did you mean json.unmarshal?"]],
  ["undefined function strings.lower", ["strings.lower: Did you mean lower?"]],
  ['undefined function strings["contains"]', ["strings.contains: Did you mean contains?"]],
  ['undefined function array["contains"]', ["array.contains: Did you mean x in list?"]],
  ["undefined function input.a.startswith", ["input.a.startswith: Did you mean startswith?"]],
  ["undefined function a\u001bb", []],
  ["var x is unsafe", []],
])("explains %j", async (message, expected) => {
  const same = [typeError(message), typeError(message)];
  expect(await explainUndefinedFunctions(same)).toEqual(expected);
  expect(await explainUndefinedFunctions([{ code: "rego_compile_error", message }])).toEqual([]);
});

it.each([
  ["check", "un.rego"],
  ["test", "un.rego"],
  ["gate", "un.rego", "in.json"],
])("is said by %s", async (...args) => {
  const cwd = await makeFolder({
    "un.rego": 'package un\n\ndeny contains x if x := service.discovr("a", "")\n',
    "in.json": "{}",
  });
  const { exitCode, stderr } = await run(args, { cwd });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/\nservice\.discovr: Did you mean service\.discover\?\n$/);
});
