import fc from "fast-check";
import { compilePolicy, isRegohostError } from "regohost";
import { describe, expect, it } from "vitest";
import { evalRego } from "../../src/engine/opa/eval-rego.js";
import { POLICY_RULES } from "../../src/engine/opa/judging-package.js";
import { loadGate as loadOnce } from "regohost/gate";
import { caseCount } from "../case-count.js";
import { withoutCustomSections } from "../engine/wasm/wasm-bytes.js";
import { loadGate } from "./every-form.js";

const POLICY = 'package p\n\ndeny contains "never" if input.never\n';
const INPUT = { bad: true };

/** How the gate ends: the outcome of all, or the code of why there is none. */
async function end(rego: Readonly<Record<string, string>>, options = {}): Promise<string> {
  try {
    await using gate = await loadGate({ files: { "p.rego": POLICY, ...rego } }, options);
    const { outcome } = await gate.judge([{ name: "in", value: INPUT }]);
    return outcome;
  } catch (error) {
    if (isRegohostError(error)) return error.code;
    throw error;
  }
}

const of = (...rules: string[]): Readonly<Record<string, string>> => ({
  "a.rego": `package a\n\n${rules.join("\n\n")}\n`,
});

/** Rules by their heads, and how a gate ends that has them. */
const ENDS: Readonly<Record<string, [rego: Readonly<Record<string, string>>, end: string]>> = {
  "a name below a name": [of('b.deny contains "x" if input.bad'), "fail"],
  "two names above": [of('b.c.deny contains "x" if input.bad'), "fail"],
  "in brackets": [of('b["deny"] contains "x" if input.bad'), "fail"],
  "with an escape": [of('b["den\\u0079"] contains "x" if input.bad'), "fail"],
  "below a name in brackets": [of('b["c d"].violation contains "x" if input.bad'), "fail"],
  "by a default": [of("default b.allow := false"), "fail"],
  "by an else": [of("b.allow if not input.bad else := false"), "fail"],
  "an array": [of('b.violations := ["x"] if input.bad'), "fail"],
  "a result": [of('b.result := {"violations": ["x"]} if input.bad'), "fail"],
  "a part of a result": [of('b.result.violations contains "x" if input.bad'), "fail"],
  "a deny below a member of a result": [
    of("result.allow := true", 'result.x.deny contains "x" if input.bad'),
    "rule_unread",
  ],
  "an allow there": [of("b.result.allow := true", "b.result.x.allow := false"), "rule_unread"],
  "further below": [
    of("result.allow := true", 'result.x.y.violation contains "x" if input.bad'),
    "rule_unread",
  ],
  "more to such a name": [
    of("result.allow := true", 'result.x.deny_root contains "x" if input.bad'),
    "rule_unread",
  ],
  "below a member that is known at run time": [
    of("result.allow := true", 'result[k].deny contains "x" if { some k in ["z"]; input.bad }'),
    "rule_unread",
  ],
  "by a key there": [
    of("result.allow := true", 'result.x[k] contains "x" if { some k in ["deny"]; input.bad }'),
    "rule_unread",
  ],
  "one that a member reads": [
    of(
      "result.violations contains m if some m in result.x.deny",
      'result.x.deny contains "x" if input.never',
    ),
    "pass",
  ],
  "a helper there": [
    of("result.allow := true", "# METADATA\n# custom: {helper: true}\nresult.x.allow := false"),
    "pass",
  ],
  "a member known at run time": [of('result[k] := false if { some k in ["allow"]; input.bad }'), "fail"],
  "a part of a deny, which is no set": [of('b.deny.critical contains "x" if input.bad'), "invalid"],
  "an undefined one": [of("b.allow if input.never"), "invalid"],
  "of a package that is declared too": [
    { ...of('b.deny contains "x" if input.bad'), "b.rego": "package a.b\n\nallow := true\n" },
    "fail",
  ],
  "a part of a package below": [
    { ...of("x := 1"), "d.rego": 'package a.deny\n\ncritical contains "x" if input.bad\n' },
    "rule_unread",
  ],
  "of a package below that": [
    { ...of("x := 1"), "d.rego": 'package a.deny.b.c\n\ncritical contains "x" if input.bad\n' },
    "rule_unread",
  ],
  "below a policy that has it as its rule": [
    { ...of("allow := true"), "d.rego": 'package a.deny.b\n\ncritical contains "x" if input.bad\n' },
    "invalid",
  ],
  "beside a policy in a folder of that name": [
    {
      ...of("x := 1"),
      "d.rego": "package a.deny.b\n\nc := 1\n",
      "e.rego": "package a.deny.e\n\nallow := true\n",
    },
    "pass",
  ],
  "in a package of that name": [{ "d.rego": 'package a.deny\n\ndeny contains "x" if input.bad\n' }, "fail"],
  "a key that is known at run time": [
    of('b[k].deny contains "x" if { some k in ["c"]; input.bad }'),
    "rule_unread",
  ],
  "a key that gives the name": [of('b[k] contains "x" if { k := "deny"; input.bad }'), "rule_unread"],
  "one of several names": [
    of('b[k] contains "x" if { some k in ["deny", "warn"]; input.bad }'),
    "rule_unread",
  ],
  "a key that another rule gives": [of('n := "deny"', 'b[n] contains "x" if input.bad'), "rule_unread"],
  "one of another package": [
    {
      ...of('import data.names as n\n\nb[n.all[0]] contains "x" if input.bad'),
      "n.rego": 'package names\n\nall := ["deny"]\n',
    },
    "rule_unread",
  ],
  "one that a function gives": [
    of('name(x) := "a" if x.never else := "deny"', 'b[name(input)] contains "x" if input.bad'),
    "rule_unread",
  ],
  "one over several variables": [
    of('n := "deny"', 'b[k] contains "x" if { j := n; i := j; k = i; input.bad }'),
    "rule_unread",
  ],
  "one of a list that the body gives": [
    of('b[names[i]] contains "x" if { names := ["a", "deny"]; some i; input.bad }'),
    "rule_unread",
  ],
  "a member by a name of another rule": [of('n := "deny"', 'checks := {n: ["x"]}'), "rule_unread"],
  "a key that the input gives under such a name": [
    of('b[k] contains "x" if { k := input.deny; input.bad }'),
    "pass",
  ],
  "a key beside a value that is compared with such a name": [
    of('b[k] contains "x" if { some k, v in input.all; v.action == "deny" }'),
    "pass",
  ],
  "a key of a rule whose name is one": [
    of("allow := true", 'b[k] contains "x" if { some k in names; allow }', 'names := ["a"]'),
    "pass",
  ],
  "a number before it": [of('b[1].deny contains "x" if input.bad'), "rule_unread"],
  "an import, which defines nothing in data": [
    {
      ...of("import data.lib.checks as deny", "import data.lib.x.violation", "allow := true"),
      "l.rego": 'package lib\n\nchecks contains "x" if input.bad\n',
      "v.rego": "package lib.x.violation\n\ny := 1\n\nallow := true\n",
    },
    "pass",
  ],
  "a function": [of("deny(x) if x.bad"), "rule_unread"],
  "a function below a name": [of("b.allow(x) := false if x.bad"), "rule_unread"],
  "a function that is called": [of("deny(x) if x.never", "allow if not deny(input)"), "pass"],
  "a key that is read": [
    of(
      'b[k].deny contains "x" if { some k in ["c"]; input.never }',
      "violation contains m if some m in b[_].deny",
    ),
    "pass",
  ],
  "a helper by its METADATA": [of("# METADATA\n# custom: {helper: true}\nb.allow := 3"), "pass"],
  "a deny, which no METADATA makes a helper": [
    of('# METADATA\n# custom: {helper: true}\ndeny contains "x" if input.bad'),
    "fail",
  ],
  "a member of a value": [of('checks := {"deny": ["x"]}'), "rule_unread"],
  "a member further below": [of('checks := {"x": [{"allow": false}]}'), "rule_unread"],
  "one of a rule that has a value by a key": [
    of('checks[k] := {"violation": {"x"}} if { some k in ["z"]; input.bad }'),
    "rule_unread",
  ],
  "one by a key that the body gives": [
    of('checks := {k: ["x"]} if { input.bad; k := "deny" }'),
    "rule_unread",
  ],
  "one of a comprehension": [of('checks := {k: ["x"] | some k in ["a", "deny"]}'), "rule_unread"],
  "one of a value that the body gives": [of('checks := o if { o := {"deny": ["x"]} }'), "rule_unread"],
  "one of an else": [of('checks := 1 if { input.never } else := {"deny": ["x"]}'), "rule_unread"],
  "one of a default": [
    of('default decision := {"allow": false}', 'decision := {"allow": true} if input.never'),
    "rule_unread",
  ],
  "one below a member of a result": [of('result := {"allow": true, "x": {"deny": ["x"]}}'), "rule_unread"],
  "one of a rule of such a member": [
    of("result.allow := true", 'result.x := {"deny": ["x"]}'),
    "rule_unread",
  ],
  "one that depends on more than rules that are judged": [
    of("allow := true", 'decision := {"allow": allow} if input.bad'),
    "rule_unread",
  ],
  "one that a rule reads": [
    of('checks := {"deny": ["x"]}', "deny contains m if { input.never; some m in checks.deny }"),
    "pass",
  ],
  "what sums up rules that are judged": [
    of(
      'deny contains "x" if input.never',
      'default decision := {"allow": false, "deny": set()}',
      'decision := {"allow": count(deny) == 0, "deny": [m | some m in deny]}',
      'result := {"allow": true, "sum": {"deny": data.p.deny}}',
    ),
    "pass",
  ],
  "what can refuse nothing": [
    of('roles := {"admin": {"allow": ["read"], "deny": []}}', 'levels := {"deny": 3, "allow": true}'),
    "pass",
  ],
  "a value that METADATA makes a helper": [
    of('# METADATA\n# custom: {helper: true}\nchecks := {"deny": ["x"]}'),
    "pass",
  ],
  "a member of a set's element, which has no name in data": [of('checks contains {"deny": ["x"]}'), "pass"],
  "the name of a rule in a finding": [of('result.violations := [{"violation": "x"}] if input.bad'), "fail"],
  "one below a member that can refuse nothing": [of('roles := {"allow": {"deny": ["x"]}}'), "rule_unread"],
  "letters of another script in a name": [of('checks["d\u0435n\u0443"] contains "x"'), "rule_unread"],
  "letters of full width": [of('checks["\uff24\uff45\uff4e\uff59"] contains "x"'), "rule_unread"],
  "letters that are not seen": [of('checks["d\u200be\u200bn\u0301y"] contains "x"'), "rule_unread"],
  "a member of a result with such letters": [
    of('result := {"allow": true, "d\u0435n\u0443": ["x"]}'),
    "invalid",
  ],
  "a word of another script": [of('checks["\u043c\u0438\u0440\u044b"] contains "x"'), "pass"],
  "tests of another name": [
    { "t.rego": 'package a_test\n\nb.deny contains "x" if input.bad\n\ntest_b if true\n' },
    "rule_unread",
  ],
};

describe("a rule judges by its name in data, wherever its head comes from", () => {
  it.each(Object.entries(ENDS))("%s", async (_, [rego, expected]) => {
    expect(await end(rego)).toBe(expected);
  });

  it.each(
    Object.entries(ENDS).filter(
      ([, [rego, found]]) => found !== "pass" && /\[.*deny|b\.deny/.test(rego["a.rego"] ?? ""),
    ),
  )("or is refused where the rules of Conftest hold: %s", async (_, [rego]) => {
    const text = (rego["a.rego"] ?? "").replace("package a", "package main");
    const files = { "m.rego": 'package main\n\ndeny contains "x" if input.never\n', "a.rego": text };
    const loading = loadOnce({ files }, { rules: "conftest" });
    await expect(loading.then((gate) => gate.close())).toFailWith("rule_unread");
  });
});

it("defines nothing in OPA by an import", async () => {
  const text = "package a\n\nimport data.lib as deny\n\nallow := true\n";
  const lib = 'package lib\n\nx := "y"\n';
  const { stdout } = await evalRego({
    files: Object.entries({ "a.rego": text, "l.rego": lib }).map(([path, rego]) => ({ path, text: rego })),
    query: "data.a",
    format: "values",
  });
  expect(JSON.parse(stdout)).toEqual([{ allow: true }]);
});

const names = fc.constantFrom(...POLICY_RULES);
const part = fc.constantFrom("b", "c", "checks", "x y");
/** Names that look like those that judge. */
const near = fc.constantFrom("denied", "deny_root", "allowed", "errors");

/** Whether a value of data refuses by this name, as docs/cli.md says of it. */
function refuses(name: string, value: unknown): boolean {
  if (name === "allow") return value !== true;
  if (name !== "result") return !Array.isArray(value) || value.length > 0;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).some(
    ([member, inner]) => POLICY_RULES.includes(member) && refuses(member, inner),
  );
}

/** Whether OPA's evaluator has anything in data that refuses. */
function holdsRefusal(value: unknown, isRefusal = refuses, isTop = true): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      (!isTop && POLICY_RULES.includes(name) && isRefusal(name, inner)) ||
      holdsRefusal(inner, isRefusal, false),
  );
}

/** The same of values that are those of rules or of anything else: other types may have another meaning. */
function refusesAsAny(name: string, value: unknown): boolean {
  if (name === "allow") return value === false;
  return name !== "result" && typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

const written = (key: string, isDotted: boolean): string =>
  isDotted && /^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

const key = fc.record({
  name: fc.oneof(part, names, near),
  isDotted: fc.boolean(),
  isVariable: fc.constantFrom(false, false, true),
});

/** What refuses under a name; under others it is a list. */
const REFUSALS: Readonly<Record<string, string>> = { allow: "false", result: '{"violations": ["x"]}' };

const rule = fc
  .record({
    above: fc.array(key, { maxLength: 2 }),
    first: fc.oneof(fc.constantFrom("b", "checks"), names, near),
    last: fc.option(key),
    form: fc.constantFrom(
      "set",
      "array",
      "false",
      "result",
      "default",
      "else",
      "parts",
      "value",
      "number",
      "function",
    ),
    inner: fc.array(names, { minLength: 1, maxLength: 2 }),
  })
  .map(({ above, first, last, form, inner }) => {
    const keys = [...above, ...(last === null ? [] : [last])];
    const texts = keys.map(({ name, isDotted, isVariable }, index) =>
      isVariable ? `[k${String(index)}]` : written(name, isDotted),
    );
    const bound = keys.flatMap(({ name, isVariable }, index) =>
      isVariable ? [`some k${String(index)} in [${JSON.stringify(name)}]`] : [],
    );
    const head = first + texts.join("");
    const body = `{\n${[...bound, "input.bad"].map((line) => `\t${line}\n`).join("")}}`;
    switch (form) {
      case "set":
        return `${head} contains "x" if ${body}`;
      case "array":
        return `${head} := ["x"] if ${body}`;
      case "false":
        return `${head} := false if ${body}`;
      case "default":
        return bound.length > 0 ? `${head} := false if ${body}` : `default ${head} := false`;
      case "else":
        return bound.length > 0 ? `${head} := false if ${body}` : `${head} if input.never else := false`;
      case "value":
        return `${head} := ${inner.reduceRight((value, name) => `{${JSON.stringify(name)}: ${value}}`, REFUSALS[inner.at(-1) ?? ""] ?? '["x"]')} if ${body}`;
      case "number":
        return `${head} := 3 if ${body}`;
      case "function":
        return bound.length > 0
          ? `${head} := 3 if ${body}`
          : `${head}(x) if x.bad\n\nother if ${first}${texts.join("")}(input)`;
      case "parts":
        return `${head}.parts contains "x" if ${body}`;
      default:
        return !/\bresult"?\]?$/.test(head)
          ? `${head} := ["x"] if ${body}`
          : `${head} := {"violations": ["x"], "skipped": false} if ${body}`;
    }
  });

const packages = fc.constantFrom("a", "a.b", "a.b.c", 'a["x y"]', "a.checks", "a.deny", "a.b.result.c");

const modules = fc.array(fc.tuple(packages, fc.array(rule, { minLength: 1, maxLength: 3 })), {
  minLength: 1,
  maxLength: 2,
});

/** The entrypoint of a package: `a/x y` for `a["x y"]`. */
function toEntrypoint(path: string): string {
  return path.replaceAll(/\["(.*?)"\]/g, ".$1").replaceAll(".", "/");
}

/** How a gate ends of a module of all packages that does not describe itself, as OPA compiles it. */
async function endOfBare(rego: Readonly<Record<string, string>>, entrypoint: string[]): Promise<string> {
  try {
    const files = { "p.rego": POLICY, ...rego };
    const { wasm } = await compilePolicy({ files }, { entrypoint: [...new Set(entrypoint)] });
    await using gate = await loadOnce(withoutCustomSections(wasm, ["regohost.policy"]));
    return (await gate.judge([{ name: "in", value: INPUT }])).outcome;
  } catch (error) {
    if (isRegohostError(error)) return error.code;
    throw error;
  }
}

it("never passes over what OPA's evaluator has in data by a name that judges, and refuses what OPA refuses", async () => {
  await fc.assert(
    fc.asyncProperty(modules, async (parts) => {
      const rego = Object.fromEntries(
        parts.map(([path, rules], index) => [
          `a${String(index)}.rego`,
          `package ${path}\n\n${rules.join("\n\n")}\n`,
        ]),
      );
      const evaluated = await evalRego({
        files: Object.entries({ "p.rego": POLICY, ...rego }).map(([path, text]) => ({ path, text })),
        query: "data",
        input: INPUT,
        format: "json",
      });
      const { result = [], errors = [] } = JSON.parse(evaluated.stdout) as {
        result?: { expressions: { value: unknown }[] }[];
        errors?: { code: string }[];
      };
      const isRefused = result.some(({ expressions: [first] }) => holdsRefusal(first?.value));
      const ended = await end(rego);
      const bare = await endOfBare(rego, ["p", ...parts.map(([path]) => toEntrypoint(path))]);
      if (ended !== "pass") expect({ rego, ended, bare }).not.toMatchObject({ bare: "pass" });
      const mayRefuse = result.some(({ expressions: [first] }) => holdsRefusal(first?.value, refusesAsAny));
      if (mayRefuse) expect({ rego, bare }).not.toMatchObject({ bare: "pass" });
      expect({ rego, ended }).not.toMatchObject({ ended: "opa_core_failed" });
      if (isRefused) expect({ rego, ended }).not.toMatchObject({ ended: "pass" });
      if (errors.some(({ code }) => code.startsWith("rego_")))
        expect({ rego, ended }).toMatchObject({ ended: "rego_invalid" });
    }),
    { numRuns: caseCount(15, 2_000) },
  );
});
