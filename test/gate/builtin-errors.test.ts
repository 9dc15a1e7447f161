import { compilePolicy, defineBuiltin, loadPolicy } from "regohost";
import { REPORT_FORMATS, writeReport } from "regohost/gate";
import type { GateReport, JudgeOptions } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { loadGate } from "./every-form.js";

const INPUT = { text: "no number", list: [1], none: null, zero: 0, other: "a" };

/** A policy that refuses when a condition holds. */
const deny = (condition: string): string =>
  `package gate\n\nimport rego.v1\n\ndeny contains "refused" if {\n\t${condition}\n}\n`;

async function judge(policy: string, options: JudgeOptions = {}): Promise<GateReport> {
  await using gate = await loadGate({ files: { "p.rego": policy } });
  return await gate.judge([{ name: "in", value: INPUT }], options);
}

describe("an error of a built-in keeps a policy from passing", () => {
  it.each<[string, string, RegExp]>([
    ["to_number", "to_number(input.text) > 1", /to_number\(string\): .*syntax/],
    ["json.unmarshal", "json.unmarshal(input.text).bad", /json\.unmarshal\(string\): /],
    ["yaml.unmarshal", 'yaml.unmarshal("a: [").bad', /yaml\.unmarshal\(string\): /],
    ["base64.decode", 'base64.decode("%") == "a"', /base64\.decode\(string\): /],
    ["base64url.decode", 'base64url.decode("%") == "a"', /base64url\.decode\(string\): /],
    ["regex.match", 'regex.match("(", input.other)', /regex\.match\(string, string\): /],
    [
      "net.cidr_contains",
      'net.cidr_contains("10.0.0.0/8", input.other)',
      /net\.cidr_contains\(string, string\): /,
    ],
    ["substring", 'substring(input.other, -1, 1) == "a"', /substring\(string, number, number\): /],
    ["split of a list", 'count(split(input.list, ",")) > 5', /split\(array, string\): /],
    ["startswith of null", 'startswith(input.none, "a")', /startswith\(null, string\): /],
    ["bits.lsh", "bits.lsh(1, -1) == 2", /bits\.lsh\(number, number\): /],
    ["division by zero", "1 / input.zero > 1", /div\(number, number\): .*divide by zero/],
    ["arithmetic on text", "input.text + 1 > 1", /plus\(string, number\): /],
    ["object.get", 'object.get(input.text, "a", 1) == 2', /object\.get\(string, string, number\): /],
    ["units.parse", 'units.parse("x") > 1', /units\.parse\(string\): /],
    ["time.parse_rfc3339_ns", "time.parse_rfc3339_ns(input.text) > 1", /time\.parse_rfc3339_ns\(/],
    ["in a negation, which then holds", 'not to_number(input.text) > 1\n\tinput.other == "b"', /to_number/],
    ["in a comprehension", "count([x | x := to_number(input.text)]) > 0", /to_number/],
  ])("%s", async (_what, condition, expected) => {
    const report = await judge(deny(condition));
    expect(report.results[0]).toMatchObject({ outcome: "invalid", errorCode: "builtin_failed" });
    const [error, ...others] = report.results[0]?.builtinErrors ?? [];
    expect(others).toEqual([]);
    expect(`${error?.call ?? ""}: ${error?.message ?? ""}`).toMatch(expected);
    expect(error?.places).toEqual([{ file: "p.rego", row: 6, column: expect.any(Number) as number }]);
    expect(error?.types.length).toBeGreaterThan(0);
    expect(report.results[0]?.problems).toEqual([expect.stringMatching(/^p\.rego:6: [\w.]+: /)]);
  });

  it("but what it refuses stays refused, with the errors in every report", async () => {
    const policy = `${deny('input.other == "a"')}\ndeny contains "more" if to_number(input.text) > 1\n`;
    const report = await judge(policy);
    expect(report.outcome).toBe("fail");
    expect(report.results[0]).toMatchObject({
      violations: [{ message: "refused" }],
      problems: [],
      builtinErrors: [{ builtin: "to_number", call: "to_number(string)", types: ["string"] }],
    });
    for (const format of REPORT_FORMATS) {
      const text = (await writeReport(report, format)).replaceAll("\\", "");
      expect(text).toContain(format === "json" ? "builtin_errors" : "error of a built-in: p.rego:9: to");
    }
  });

  it("and an excepted violation does not stand for it", async () => {
    const policy = `${deny('input.other == "a"')}\ndeny contains "more" if to_number(input.text) > 1\n`;
    const exceptions = [{ id: "gate.deny", reason: "known", owner: "Ada", expires: "2999-01-01" }];
    expect((await judge(policy, { exceptions })).outcome).toBe("invalid");
  });
});

describe("an error of a built-in is only undefined", () => {
  const policy = deny("to_number(input.text) > 1");

  it("without one in what was evaluated", async () => {
    expect((await judge(deny('input.other == "b"\n\tto_number(input.text) > 1'))).outcome).toBe("pass");
  });

  it("when the run says so, as in OPA", async () => {
    const report = await judge(policy, { strictBuiltinErrors: false });
    expect(report).toMatchObject({ outcome: "pass", results: [{ builtinErrors: [] }] });
  });

  it("when the METADATA of the package says so", async () => {
    const metadata = "# METADATA\n# custom:\n#   builtin_errors: undefined\n";
    expect((await judge(metadata + policy)).outcome).toBe("pass");
    expect((await judge(metadata.replace("undefined", "strict") + policy)).outcome).toBe("invalid");
  });

  it("on the command line", async () => {
    const cwd = await makeFolder({ "p.rego": policy, "in.json": JSON.stringify(INPUT) });
    const gate = (...flags: string[]) => run(["gate", "p.rego", "in.json", ...flags], { cwd });
    const kept = await gate();
    expect(kept.exitCode).toBe(2);
    expect(kept.stdout).toMatch(/p\.rego:6: to_number: strconv/);
    expect((await gate("--no-strict-builtin-errors")).exitCode).toBe(0);
    const strict = await gate("--strict-builtin-errors");
    expect(strict.exitCode).toBe(2);
    expect(strict.stdout).toContain("to_number: strconv");
  });
});

const METADATA = "# METADATA\n# custom:\n#   builtin_errors: undefined\n";
const of = (scope: string): string => METADATA.replace("# custom", `# scope: ${scope}\n# custom`);
const HEAD = "package gate\n\nimport rego.v1\n\n";
const RULE = "deny contains input.text if to_number(input.text) > 1\n";
const OTHER = 'deny contains "o" if to_number(input.other) > 1\n';
const HELPER = "is_high(x) if to_number(x) > 1\n";
const CALLER = 'deny contains "c" if is_high(input.text)\n';

/** What a policy says of its calls of `to_number`: the calls whose errors count, with their places. */
const OPTING_OUT: Record<string, [files: Record<string, string>, counted: string[]]> = {
  "a rule": [{ "p.rego": `${HEAD}${METADATA}${RULE}` }, []],
  "a rule, but not the next one": [{ "p.rego": `${HEAD}${METADATA}${RULE}\n${OTHER}` }, ["p.rego:10"]],
  "a rule, but not the one before": [{ "p.rego": `${HEAD}${OTHER}\n${METADATA}${RULE}` }, ["p.rego:5"]],
  "a rule, but not another with the same call": [
    { "p.rego": `${HEAD}${METADATA}${RULE}\nwarn contains "w" if to_number(input.text) > 1\n` },
    ["p.rego:10"],
  ],
  "a rule in braces, but not the next one": [
    {
      "p.rego": `${HEAD}${METADATA}${RULE.trim().replace(" if ", " if { ")} }; ${OTHER.trim()}\n`.replace(
        "; ",
        "\n",
      ),
    },
    ["p.rego:9"],
  ],
  "a rule with several bodies and an else": [
    {
      "p.rego": `${HEAD}deny contains "d" if is_high\n\n${METADATA}is_high if {\n\tto_number(input.text) > 1\n} else if {\n\tto_number(input.other) > 1\n}\n`,
    },
    [],
  ],
  "the document of a rule": [{ "p.rego": `${HEAD}${of("document")}${RULE}\n${OTHER}` }, []],
  "the document, but not a rule of it": [
    { "p.rego": `${HEAD}${of("document")}${RULE}\n${METADATA.replace("undefined", "strict")}${OTHER}` },
    ["p.rego:14"],
  ],
  "its package": [{ "p.rego": `${METADATA}${HEAD}${RULE}\n${OTHER}` }, []],
  "its package, in another file": [{ "p.rego": `${HEAD}${RULE}`, "q.rego": `${METADATA}package gate\n` }, []],
  "its package, but not a rule": [
    { "p.rego": `${METADATA}${HEAD}${RULE}\n${METADATA.replace("undefined", "strict")}${OTHER}` },
    ["p.rego:13"],
  ],
  "a package above": [
    {
      "p.rego": `package gate.a\n\nimport rego.v1\n\n${RULE}`,
      "q.rego": `${of("subpackages")}package gate\n`,
    },
    [],
  ],
  "a function": [{ "p.rego": `${HEAD}${CALLER}\n${METADATA}${HELPER}` }, []],
  "a rule, but not the function that it calls": [
    { "p.rego": `${HEAD}${METADATA}${CALLER}\n${HELPER}` },
    ["p.rego:10"],
  ],
  "a package, but not the library that it calls": [
    {
      "p.rego": `${METADATA}${HEAD}deny contains "c" if data.lib.is_high(input.text)\n`,
      "lib.rego": `package lib\n\nimport rego.v1\n\n${HELPER}`,
    },
    ["lib.rego:5"],
  ],
  "nothing with another word": [
    { "p.rego": `${HEAD}${METADATA.replace("undefined", "ignored")}${RULE}` },
    ["p.rego:8"],
  ],
};

describe("METADATA opts out of errors of built-ins for", () => {
  const placesOf = ({ results }: GateReport): string[] =>
    results.flatMap(({ builtinErrors }) =>
      builtinErrors.flatMap(({ places }) => places.map(({ file, row }) => `${file}:${String(row)}`)),
    );

  it.each(Object.entries(OPTING_OUT))("%s", async (_what, [files, counted]) => {
    for (const optimize of [0, 1, 2] as const) {
      await using gate = await loadGate({ files }, { optimize });
      const report = await gate.judge([{ name: "in", value: INPUT }]);
      expect(placesOf(report)).toEqual(counted);
      expect(report.outcome).toBe(counted.length === 0 ? "pass" : "invalid");
    }
  });

  /** Rules that call a function, and functions with an error: the one that a rule opts out of is never that of what it calls. */
  const CALLERS = [
    'deny contains "c" if f(input.text)',
    'deny contains "c" if not f(input.text)',
    "deny contains f(input.text)",
    "deny := {x | x := f(input.text)}",
    'deny contains "c" if {\n\tevery text in [input.text] {\n\t\tf(text)\n\t}\n}',
    'deny contains "c" if {\n\tcount([1 | to_number(input.text)]) == 0\n\tf(input.text)\n}',
    'deny contains "c" if g\n\ng if f(input.text)',
  ];
  const FUNCTIONS = [
    "f(x) if to_number(x) > 1",
    "f(x) := to_number(x)",
    "f(x) := 1 if x == 3 else := to_number(x)",
    "f(x) if count([y | y := to_number(x)]) > 0",
    "f(x) if {\n\tevery y in [x] {\n\t\tto_number(y) > 1\n\t}\n}",
  ];

  it.each(CALLERS)("no function that a rule calls, whatever it is: %s", async (caller) => {
    for (const [index, helper] of FUNCTIONS.entries()) {
      const text = `${HEAD}${METADATA}${caller}\n\n${helper}\n`;
      await using gate = await loadGate(
        { files: { "p.rego": text } },
        { optimize: ([0, 1, 2] as const)[index % 3] ?? 0 },
      );
      const report = await gate.judge([{ name: "in", value: INPUT }]);
      const first = text.split("\n").findIndex((line) => line.startsWith("f(x)")) + 1;
      const rows = placesOf(report).map((place) => Number(place.split(":")[1]));
      expect({
        helper,
        isOfHelper: rows.some((row) => row >= first),
        others: rows.filter((row) => row < first),
      }).toEqual({
        helper,
        isOfHelper: true,
        others: [],
      });
    }
  });

  it("but a place that is not known counts", async () => {
    const { wasm } = await compilePolicy({ files: { "p.rego": `${HEAD}${METADATA}${RULE}` } });
    const text = Buffer.from(wasm).toString("latin1").replace("opa_call_sites", "opa_call_sitez");
    await using gate = await loadGate(Buffer.from(text, "latin1"));
    const report = await gate.judge([{ name: "in", value: INPUT }]);
    expect(report.outcome).toBe("invalid");
    expect(report.results[0]?.builtinErrors).toMatchObject([{ places: [] }]);
  });
});

it("of a policy that a built-in evaluates names that policy and its place", async () => {
  const { wasm } = await compilePolicy(
    { files: { "inner.rego": "package inner\n\na := 1\na := 2 if input.x\n" } },
    { entrypoint: "inner/a" },
  );
  await using inner = await loadPolicy(wasm);
  const builtin = defineBuiltin({
    name: "acme.ask",
    args: [],
    result: "any",
    effect: false,
    call: () => inner.evaluate({ x: true }),
  });
  const files = { "p.rego": 'package p\n\ndeny contains "bad" if acme.ask()\n' };
  await using gate = await loadGate({ files }, { builtins: [builtin] });
  const { results } = await gate.judge([{ name: "in", value: {} }]);
  expect(results[0]?.problems).toEqual([
    "p.rego:3: acme.ask(): inner/a: inner.rego:4:1: var assignment conflict",
  ]);
});
