import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compilePolicy, isRegohostError, PolicyLoadError } from "regohost";
import type { CompilePolicyOptions } from "regohost";
import { loadGate } from "regohost/gate";
import type { GateOptions, GateReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { addCustomSection } from "../../src/engine/wasm/byte-reader.js";
import { makeFolder, run } from "../cli/run.js";
import { Random } from "../campaigns/differential/random.js";
import { withoutCustomSections } from "../engine/wasm/wasm-bytes.js";

type Texts = Record<string, string>;

const READS = `package gate

import data.lib

deny contains "x" if not input.a in data.allowed["a b"].list

deny contains "y" if data.inventory[_].bad

deny contains "z" if lib.missing
`;
const LIB = { "lib.rego": "package lib\n\nok := true\n" };

async function build(files: Texts, options: CompilePolicyOptions = {}): Promise<Uint8Array> {
  return (await compilePolicy({ files }, { entrypoint: "gate", ...options })).wasm;
}

async function judge(wasm: Uint8Array, options: GateOptions = {}, data?: string): Promise<GateReport> {
  const cwd = await makeFolder(data === undefined ? {} : { "d.json": data });
  const files = data === undefined ? {} : { dataFiles: ["d.json"] };
  await using gate = await loadGate(wasm, { cwd, ...files, ...options });
  return await gate.judge([{ name: "in", value: { a: 1 } }]);
}

async function judgeOf(files: Texts): Promise<GateReport> {
  await using gate = await loadGate({ files });
  return await gate.judge([{ name: "in", value: { a: 1 } }]);
}

/** The references that are refused, with their places. */
async function refusedIn(wasm: Uint8Array, options: GateOptions = {}, data?: string): Promise<string[]> {
  try {
    await judge(wasm, options, data);
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || error.code !== "reference_undefined") throw error;
    return error.diagnostics.map(
      ({ message, location }) =>
        `${location?.file ?? ""}:${String(location?.row)} ${message.replace(/:.*/, "")}`,
    );
  }
  return [];
}

const ALLOWED = 'p.rego:5 data.allowed["a b"].list';
const INVENTORY = "p.rego:7 data.inventory";
const MISSING = "p.rego:9 data.lib.missing";

describe("a compiled policy whose base documents are not given", () => {
  it("is refused, with every reference and its place, as its Rego is", async () => {
    const files = { "p.rego": READS, ...LIB };
    const wasm = await build(files);
    expect(await refusedIn(wasm)).toEqual([ALLOWED, INVENTORY, MISSING]);
    await expect(loadGate({ files })).toFailWith("reference_undefined", /data\.allowed.*data\.inventory/s);
    await expect(judge(wasm)).toFailWith(
      "reference_undefined",
      /\nRules of policy with undefined references/,
    );
  });

  it("is judged with the data, and names a part that the data lack", async () => {
    const wasm = await build({ "p.rego": READS, ...LIB });
    expect(await refusedIn(wasm, {}, '{"allowed":{}}')).toEqual([INVENTORY, MISSING]);
    const data = '{"allowed":{"a b":{"list":[1]}},"inventory":[],"lib":{"other":1}}';
    const { outcome, notes } = await judge(wasm, {}, data);
    expect({ outcome, notes }).toEqual({
      outcome: "pass",
      notes: [{ code: "reference_undefined", message: "undefined references: data.lib.missing (p.rego:9)" }],
    });
  });

  it.each<[string[], string[]]>([
    [["data.inventory"], [ALLOWED, MISSING]],
    [['data.allowed["a b"]', "data.inventory", "data.lib.missing"], []],
    [
      ["data.allowed[0]", "data.inventory.x"],
      [ALLOWED, INVENTORY, MISSING],
    ],
  ])("may do without what %j allows", async (allowUndefined, refused) => {
    expect(await refusedIn(await build({ "p.rego": READS, ...LIB }), { allowUndefined })).toEqual(refused);
  });

  it("refuses what is not a reference to data", async () => {
    const wasm = await build({ "p.rego": READS, ...LIB });
    await expect(judge(wasm, { allowUndefined: ["inventory"] })).toFailWith(
      "config_invalid",
      /^allowUndefined: inventory/,
    );
  });

  it("is exit 2 of the command, also without names, unless it is allowed", async () => {
    const cwd = await makeFolder({ "p.rego": READS, ...LIB, "in.json": '{"a":1}' });
    await writeFile(join(cwd, "p.wasm"), withoutCustomSections(await build({ "p.rego": READS }), ["name"]));
    const refused = await run(["gate", "p.wasm", "in.json"], { cwd });
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toMatch(
      /p\.rego:5:.*p\.rego:7:.*Rules of \S*p\.wasm with undefined references.*--allow-undefined/s,
    );
    const allow = ["data.allowed", "data.inventory", "data.lib"].flatMap((one) => ["--allow-undefined", one]);
    expect((await run(["gate", "p.wasm", "in.json", ...allow], { cwd })).exitCode).toBe(0);
  });
});

describe("data with the name of a rule that judges", () => {
  const DATA = '{"gate": {"deny": ["x"], "result": 1}}';

  it.each([
    [
      "of a rule that is there",
      "deny := []",
      '{"gate": {"deny": ["x"]}}',
      "rego_invalid|data_invalid|bundle_invalid",
    ],
    ["that nothing reads", "x := 1", '{"gate": {"deny": ["x"]}}', "rule_unread"],
    ["of another value", "x := data.gate.limit", '{"gate": {"limit": 1, "result": {}}}', "rule_unread"],
    ["that a rule reads", "x := data.gate.deny[_]", '{"gate": {"deny": ["x"]}}', "pass"],
    ["in a package that judges nothing", "x := 1", '{"lib": {"deny": ["x"]}}', "pass"],
    ["below another name", "x := 1", '{"gate": {"roles": {"deny": ["x"]}}}', "pass"],
  ])("%s", async (_, rule, data, expected) => {
    const rego = {
      "p.rego": `package gate\n\nallow := true\n\n${rule}\n`,
      "l.rego": "package lib\n\nx := 1\n",
    };
    const cwd = await makeFolder({ "d.json": data });
    for (const source of [{ files: rego }, await build(rego)]) {
      const ended = loadGate(source, { cwd, dataFiles: ["d.json"] }).then(
        async (gate) => {
          const { outcome } = await gate.judge([{ name: "in", value: {} }]);
          await gate.close();
          return outcome;
        },
        (error: unknown) => (isRegohostError(error) ? error.code : String(error)),
      );
      expect(await ended).toMatch(new RegExp(`^(?:${expected})$`));
    }
  });

  it("is allowed by its full name", async () => {
    const files = { "p.rego": "package gate\n\nallow := true\n" };
    const cwd = await makeFolder({ "d.json": DATA });
    const allowUnread = ["gate.deny", "data.gate.result"];
    await using gate = await loadGate({ files }, { cwd, dataFiles: ["d.json"], allowUnread });
    expect(await gate.judge([{ name: "in", value: {} }])).toMatchObject({ outcome: "pass" });
  });
});

describe("rules that no entrypoint evaluates", () => {
  const files = {
    "p.rego":
      'package gate\n\nallow if count(deny) == 0\n\ndeny contains "x" if input.a == 2\n\nviolation := []\n\nwarn := []\n',
    "lib.rego": 'package lib\n\nwarn contains "unread"\n',
    "q.rego": "package q\n\nallow := true\n",
    "q_test.rego": "package q_test\n\ndeny(x) := x\n\ntest_q if data.q.allow\n",
  };

  it.each([
    ["with names", (wasm: Uint8Array) => wasm],
    ["without the names of functions", (wasm: Uint8Array) => withoutCustomSections(wasm, ["name"])],
  ])("are refused, unless they are allowed: %s", async (_, change) => {
    const wasm = change(await build(files, { entrypoint: ["gate/allow"] }));
    for (const requireExact of [true, false]) {
      await expect(judge(wasm, { requireExact })).toFailWith(
        "rule_unread",
        /: gate\.deny, gate\.violation, q\.allow would judge in Rego or looks as if it did, and no entrypoint evaluates it/,
      );
    }
    const allowUnread = ["gate.deny", "gate.violation", "data.q.allow"];
    const { notes, outcome } = await judge(wasm, { allowUnread });
    expect({ notes, outcome }).toEqual({
      outcome: "pass",
      notes: [
        { code: "rules_ignored", message: expect.stringContaining("lib.warn") },
        {
          code: "rules_unjudged",
          message: expect.stringMatching(/: gate\.deny, gate\.violation, gate\.warn and 1 more\. /),
        },
      ],
    });
  });

  /** Rules that read all of a rule, or a part of it, or its size: only its own entrypoint shows all of its value. */
  const READERS = [
    "other := X",
    'other := {"v": X}',
    'other := {"allow": true, "n": n} if n := count(X)',
    'other := {"result": {"allow": true, "warn": X}}',
    "warn contains m if some m in X",
    'result := {"allow": true, "note": X}',
    "result.allow := true\n\nresult.note := X",
    "deny contains m if some m in X",
    'other := {"deny": X}',
    'other := {"allow": ok} if ok := count(X) == 0',
    'other := {"result": {"findings": X}}',
    'result := {"violations": X}',
    'result := {"violations": [v | some v in X; v != "x"]}',
    'result := object.union({"skipped": false}, {"violations": X})',
  ];

  it.each(READERS)("are refused whatever reads them: %s", async (reader) => {
    const name = /^\w+/.exec(reader)?.[0] ?? "";
    const text = `package gate\n\nallow := true\n\nviolation contains "x" if input.a == 1\n\n${reader.replaceAll("X", "violation")}\n`;
    const wasm = await build({ "p.rego": text }, { entrypoint: ["gate/allow", `gate/${name}`] });
    await expect(judge(wasm)).toFailWith("rule_unread", /: gate\.violation would judge/);
    const all = await build({ "p.rego": text }, { entrypoint: "gate" });
    expect(await judge(all, { allowUnread: ["gate.other"] })).toMatchObject({ outcome: "fail" });
  });

  it("count no entrypoint that the gate does not judge as a reader of what looks as if it judged", async () => {
    const text = 'package gate\n\nallow := true\n\ndeny_root contains "x"\n\nreport := count(deny_root)\n';
    const wasm = await build({ "p.rego": text }, { entrypoint: ["gate/allow", "gate/report"] });
    await expect(judge(wasm)).toFailWith("rule_unread", /gate\.deny_root/);
  });

  it("are not read by a dump of their package", async () => {
    const dump = { "d.rego": 'package debug\n\nall := {"deny": data.q}\n', ...files };
    const wasm = await build(dump, { entrypoint: ["gate", "debug/all"] });
    await expect(judge(wasm)).toFailWith("rule_unread", /q\.allow/);
  });

  it("are refused with failOn warn when they warn", async () => {
    const wasm = await build(files, { entrypoint: ["gate/allow", "gate/deny", "gate/violation", "q"] });
    await using gate = await loadGate(wasm);
    await expect(gate.judge([{ name: "in", value: {} }], { failOn: ["warn"] }).then()).toFailWith(
      "config_invalid",
      /gate\.warn/,
    );
  });
});

describe("a module that does not describe itself", () => {
  const BARE = (wasm: Uint8Array): Uint8Array => withoutCustomSections(wasm, ["regohost.policy"]);
  const CALLED = [
    "deny(x) if x.bad\n\nallow if not deny(input)",
    'violation(x, y) := x.bad if y == 1\n\ndeny contains "x" if violation(input, 1)',
    'checks.deny(x) := x.bad\n\ndeny contains "x" if checks.deny(input)',
    'result(x) := {"allow": not_bad(x)}\n\nnot_bad(x) if not x.bad\n\nallow := result(input).allow',
    "warn(x) := x.bad\n\nallow if not warn(input)",
  ];

  it.each(CALLED)("is judged by its rules, and not by a function: %s", async (rules) => {
    const rego = { "p.rego": `package gate\n\n${rules}\n` };
    const rule = /^(?:allow|deny)(?= )/m.exec(rules)?.[0] ?? "";
    for (const entrypoint of ["gate", `gate/${rule}`]) {
      const wasm = BARE(await build(rego, { entrypoint }));
      await using gate = await loadGate(wasm);
      await using ofRego = await loadGate({ files: rego });
      for (const bad of [true, false]) {
        const inputs = [{ name: "in", value: { bad } }];
        const [report, expected] = [await gate.judge(inputs), await ofRego.judge(inputs)];
        expect({ entrypoint, bad, outcome: report.outcome }).toEqual({
          entrypoint,
          bad,
          outcome: expected.outcome,
        });
      }
    }
  });

  const NEAR = ["deny_root", "denies", "Deny", "violation_x", "x.deny_root", "warn_root"];

  it.each([
    ...NEAR.map((name): [string, string] => [`allow := true\n\n${name} contains "x" if input.a`, "gate"]),
    ...['deny_root["x"] := "y"', 'denies.x contains "y"', "denies if input.a", 'deny_root := "y"'].map(
      (rule): [string, string] => [`allow := true\n\n${rule}`, "gate"],
    ),
    ["allow := true\n\nalow := false", "gate"],
    ['deny contains "y" if input.a\n\ndeny_root contains m if some m in ["x", "y"]', "gate"],
    ['allow := true\n\nmain := deny_root\n\ndeny_root contains "x" if input.a', "gate/allow gate/main"],
    ['allow := true\n\ndeny_root contains "x" if input.a', "gate/allow gate/deny_root"],
    ['allow := true\n\nb[k].deny_root contains "x" if { some k in ["c"]; input.a }', "gate"],
    ['allow := true\n\nb[k] := true if { k := "deny"; input.a }', "gate"],
    ['allow := true\n\nb[k] := false if { some k in ["denied"]; input.a }', "gate"],
    ["allow := true\n\ndenied := 3", "gate"],
    ["allow := true\n\nallowed if input.never", "gate"],
    ["allow := true\n\ndeny(x) if x.a\n\nother if deny(input)", "gate"],
    ['allow := true\n\nmain := {"deny": ["x"]} if input.never', "gate/allow gate/main"],
    ['allow := true\n\nmain := {"x": {"deny": ["x"]}, "warn": []}', "gate/allow gate/main"],
    ['result.allow := true\n\nresult.x.deny contains "x" if input.a', "gate/result"],
    ['result := {"allow": true, "x": {"deny": ["x"]}}', "gate/result"],
  ])("is not passed with a refusal that no rule repeats: %s", async (rules, entrypoints) => {
    const text = `package gate\n\n${rules}\n`;
    const wasm = BARE(await build({ "p.rego": text }, { entrypoint: entrypoints.split(" ") }));
    const end = await judge(wasm).then(
      ({ outcome, results }) => [outcome, ...results.map(({ errorCode }) => errorCode)],
      (error: unknown) => [isRegohostError(error) ? error.code : error],
    );
    expect(end).toContain("rule_unread");
    expect(["rule_unread", "invalid"]).toContain(end[0]);
    const names = [...NEAR, "alow", "b", "denied", "allowed", "other", "deny", "main", "result.x.deny"];
    const allowUnread = names.map((name) => `gate.${name}`);
    expect((await judge(wasm, { allowUnread })).outcome).toMatch(/^(?:pass|fail)$/);
  });

  it.each([
    ["deny contains m if some m in deny_root", 'deny_root contains "x" if input.a', "fail"],
    ["allow if count(deny_root) == 0", 'deny_root contains "x" if input.never', "pass"],
    ["allow if not denied", "default denied := false\n\ndenied if input.never", "pass"],
    ['deny contains "x" if denied', "denied if input.a", "fail"],
    ["deny contains m if some m in denied", 'denied["k"] := "x" if input.a', "fail"],
    ["result.violations contains m if some m in deny_root", 'deny_root contains "x" if input.a', "fail"],
    ['deny contains "x" if not input.a in allowed', "allowed := [1]", "pass"],
    ["deny contains m if m := errors[input.never]", 'errors := {"x": "y", "deny": ["z"]}', "pass"],
    ["deny contains m if m := f(input.never)", 'f(x) := errors[x]\n\nerrors := {"x": "y"}', "pass"],
    ['deny contains "x" if denied.x[input.a]', "denied.x[k] := true if some k in [1, 2]", "fail"],
    [
      "default allow := false\n\nallow if allowed",
      "default allowed := false\n\nallowed if input.never",
      "fail",
    ],
  ])("is judged with a helper of such a name: %s", async (rule, helper, outcome) => {
    const wasm = BARE(await build({ "p.rego": `package gate\n\n${rule}\n\n${helper}\n` }));
    expect(await judge(wasm)).toMatchObject({ outcome });
  });

  it.each([
    ['names := {"a": "b"}', "gate"],
    ['settings := {"x": {"max": 3, "names": ["y"]}}', "gate"],
    ["reasons := [r | some r in deny]", "gate/deny gate/reasons"],
    ['report := {"total": count(deny)}', "gate/deny gate/report"],
    ["is_bad if count(deny) > 0", "gate/deny gate/is_bad"],
    ["b.x := 1 if input.a\n\nmain := b", "gate"],
  ])("ignores a rule of another name that no rule reads, as Rego: %s", async (rule, entrypoints) => {
    const files = { "p.rego": `package gate\n\ndeny contains "x" if input.never\n\n${rule}\n` };
    const wasm = BARE(await build(files, { entrypoint: entrypoints.split(" ") }));
    expect(await judge(wasm)).toMatchObject({ outcome: "pass" });
    expect(await judgeOf(files)).toMatchObject({ outcome: "pass" });
  });

  const TESTED = `package gate\n\nlimits := {"n": 0}\n\nis_big if input.a > limits.n\n\ndeny contains "x" if is_big\n`;

  it("is judged with the entrypoints that opa build adds: rules that read one, also tests", async () => {
    const test = `package gate_test\n\nimport data.gate\n\nmock := {"a": 1}\n\ntest_a if count(gate.deny) > 0 with input as mock`;
    const mocks = 'package mocks\n\nmock := {"a": 0}\n\nerrors := {}\n';
    const end = async (change: Record<string, string>, entrypoints: string): Promise<unknown> => {
      const files = { "p.rego": TESTED, "t.rego": `${test}\n`, "m.rego": mocks, ...change };
      const wasm = BARE(await build(files, { entrypoint: entrypoints.split(" ") }));
      return judge(wasm).then(
        ({ results }) => results.map(({ policy, outcome, errorCode }) => [policy, outcome, errorCode]),
        (error: unknown) => (isRegohostError(error) ? error.message : error),
      );
    };
    const refused = [["gate", "fail", undefined]];
    const added = "gate gate/deny gate/is_big gate_test/test_a";
    expect(await end({}, added)).toEqual(refused);
    expect(await end({}, "gate/deny gate_test/test_a")).toEqual(refused);
    const todo = { "t.rego": `${test}\n\ntodo_test_b if count(gate.deny) > 1\n` };
    expect(await end(todo, `${added} gate_test/todo_test_b`)).toEqual(refused);
    const other = { "t.rego": `${test}\n\ntest_b if count(gate.deny) > count(data.mocks.mock)\n` };
    expect(await end(other, `${added} gate_test/test_b`)).toEqual(refused);
    const near = { "t.rego": `${test}\n\ntest_b if count(gate.deny) > count(data.mocks.errors)\n` };
    expect(await end(near, `${added} gate_test/test_b`)).toMatch(/: mocks\.errors may refuse/);
    const root = {
      "p.rego": `${TESTED}\ndeny_root contains "x"\n`,
      "t.rego": `${test}\n\ntest_b if count(gate.deny_root) > 0\n`,
    };
    for (const one of ["gate/deny", "gate"])
      expect(await end(root, `${one} gate_test/test_a gate_test/test_b`)).toMatch(
        /: gate\.deny_root may refuse/,
      );
    const beside = { "p.rego": `${TESTED}\ntest_c if count(deny) > 0\n` };
    expect(await end(beside, "gate/deny gate/test_c")).toEqual(refused);
  });

  it.each([
    ["gate/allow", "rule_unread"],
    ["gate", "fail"],
  ])("is not passed beside data in the place of a rule: %s", async (entrypoint, expected) => {
    const wasm = BARE(await build({ "p.rego": "package gate\n\nallow if input.a\n" }, { entrypoint }));
    const cwd = await makeFolder({ "d.json": '{"gate": {"deny": ["x"], "deny_list": ["y"]}}' });
    const end = async (options: GateOptions): Promise<string> => {
      try {
        await using gate = await loadGate(wasm, { cwd, dataFiles: ["d.json"], ...options });
        return (await gate.judge([{ name: "in", value: { a: true } }])).outcome;
      } catch (error) {
        return isRegohostError(error) ? error.code : String(error);
      }
    };
    expect(await end({})).toBe(expected);
    if (expected !== "fail") expect(await end({ allowUnread: ["gate.deny"] })).toBe("pass");
  });

  it("has functions that look like rules where only the compiled code is known", async () => {
    const wasm = BARE(await build({ "p.rego": `package gate\n\n${CALLED[0] ?? ""}\n` }));
    const module = new WebAssembly.Module(Uint8Array.from(wasm));
    await using gate = await loadGate(module);
    expect(await gate.judge([{ name: "in", value: {} }])).toMatchObject({ outcome: "invalid" });
  });

  it.each([
    ["a name below a name", 'b.deny contains "x" if input.a'],
    ["a key that is known at run time", 'b[k].deny contains "x" if {\n\tsome k in ["c"]\n\tinput.a\n}'],
    ["a key that gives the name", 'b[k] contains "x" if {\n\tsome k in ["deny"]\n\tinput.a\n}'],
  ])("is not passed with a refusal within its entrypoint: %s", async (_, rule) => {
    const text = `package gate\n\ndeny contains "n" if input.never\n\n${rule}\n`;
    const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint: "gate" });
    const bare = withoutCustomSections(wasm, ["regohost.policy"]);
    const code = await judge(bare).then(
      ({ results }) => results.map(({ outcome, errorCode }) => `${outcome} ${errorCode ?? ""}`).join(),
      (error: unknown) => (isRegohostError(error) ? error.code : error),
    );
    expect(code).toMatch(/^(?:invalid )?rule_unread$/);
  });

  it("excepts nothing by ids of findings", async () => {
    const text = 'package gate\n\ndeny contains {"msg": "m", "code": "A"}\n';
    const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint: "gate" });
    await using gate = await loadGate(withoutCustomSections(wasm, ["regohost.policy"]));
    for (const [id, outcome] of [
      ["A", "fail"],
      ["gate.deny", "pass"],
    ] as const) {
      const exceptions = [{ id, reason: "known", owner: "ada", expires: "2999-12-31" }];
      expect(await gate.judge([{ name: "in", value: {} }], { exceptions })).toMatchObject({ outcome });
    }
  });
});

describe("the planner of a module", () => {
  const files = { "p.rego": "package gate\n\nallow := true\n" };

  it.each([
    ["without a description", (wasm: Uint8Array) => withoutCustomSections(wasm, ["regohost.policy"])],
    [
      "with the mark of another",
      (wasm: Uint8Array) =>
        Buffer.from(
          Buffer.from(wasm)
            .toString("latin1")
            .replace(/"planner":"\w{8}/, '"planner":"00000000'),
          "latin1",
        ),
    ],
  ])("is unknown %s", async (_, change) => {
    const wasm = change(await build(files));
    expect((await judge(wasm)).notes).toMatchObject([{ code: "runtime_stock" }]);
    await expect(judge(wasm, { requireExact: true })).toFailWith("runtime_stock", /planner/);
  });
});

describe("the description of a module", () => {
  it("is refused when it is malformed, of another version, there twice or of another module", async () => {
    const wasm = await build({ "p.rego": "package gate\n\nallow := true\n" });
    const bare = withoutCustomSections(wasm, ["regohost.policy"]);
    const own = Buffer.from(wasm.subarray(bare.length))
      .toString()
      .replace(/^[^{]*/, "");
    for (const text of ["", "{", "null", "[]", "{}", '"\xff"', own.replace('"version":4', '"version":3')]) {
      const other = addCustomSection(bare, "regohost.policy", Buffer.from(text, "latin1"));
      await expect(judge(other)).toFailWith(
        "wasm_invalid",
        /section regohost\.policy .*compile the policy again/,
      );
    }
    const twice = addCustomSection(wasm, "regohost.policy", Buffer.from(own));
    await expect(judge(twice)).toFailWith("wasm_invalid");
    const renamed = own.replace('"entrypoints":["gate"]', '"entrypoints":["other"]');
    const moved = addCustomSection(bare, "regohost.policy", Buffer.from(renamed));
    await expect(judge(moved)).toFailWith("wasm_invalid", /of other entrypoints/);
  });
});

it.each([
  ["ignored", "fail"],
  ["skip_reasons", "fail"],
  ["results", "fail"],
])("a member %s of a result that rules define is read as in Rego: %s", async (name, expected) => {
  const files = {
    "p.rego": `package a\n\nresult.deny contains "x" if input.a == 1\n\nresult.${name} := {}\n`,
  };
  const wasm = await build(files, { entrypoint: ["a/result"] });
  const bare = withoutCustomSections(wasm, ["regohost.policy"]);
  const outcomes = [judgeOf(files), judge(bare)].map((judging) =>
    judging.then(
      ({ outcome }) => outcome,
      (error: unknown) => (isRegohostError(error) ? error.code : error),
    ),
  );
  expect(await Promise.all(outcomes)).toEqual([expected, expected]);
});

describe("METADATA of a compiled policy", () => {
  it.each([
    [
      "a value of a rule",
      "custom:\n#   severity: hihg",
      "",
      /p\.rego:6:1: .*custom\.severity .*did you mean high\?/,
    ],
    ["a key of a rule", "custom:\n#   serverity: high", "", /custom\.serverity \(did you mean severity\?\)/],
    [
      "a value of the package",
      "title: t",
      "custom:\n#   helper: yes-please",
      /custom\.helper must be true or false/,
    ],
  ])("is refused where the gate would ignore %s, as in Rego", async (_, ofRule, ofPackage, message) => {
    const head = ofPackage === "" ? "" : `# METADATA\n# ${ofPackage}\n`;
    const files = {
      "p.rego": `${head}package gate\n\n# METADATA\n# ${ofRule}\ndeny contains "x" if input.bad\n`,
    };
    const pattern = ofPackage === "" ? /metadata_invalid/ : message;
    await expect(loadGate({ files })).toFailWith("metadata_invalid", pattern);
    await expect(loadGate(await build(files))).toFailWith("metadata_invalid", message);
  });
});

describe("a rule of a module beside the entrypoint that filters it", () => {
  const rego = `package a\n\nviolations contains "x" if input.a == 1\n\nresult := {"violations": [v | some v in violations; v != "x"]}\n`;
  const chainloop = `${rego}\nskipped := false\n\nskip_reason := ""\n\nvalid_input := true\n\nignore := false\n`;

  it.each<[string, string, string[], GateOptions, string]>([
    ["is refused", rego, ["a/result"], {}, "rule_unread"],
    ["judges as an entrypoint", rego, ["a/result", "a/violations"], {}, "fail"],
    ["judges in a package that is one", rego, ["a"], {}, "fail"],
    ["counts no more where a result replaces it", chainloop, ["a/result"], { compat: "chainloop" }, "pass"],
  ])("%s", async (_, text, entrypoint, options, expected) => {
    const wasm = await build({ "p.rego": text }, { entrypoint });
    const outcomes = [wasm, withoutCustomSections(wasm, ["regohost.policy"])].map((module) =>
      judge(module, options).then(
        ({ outcome }) => outcome,
        (error: unknown) => (isRegohostError(error) ? error.code : error),
      ),
    );
    const [described, bare] = await Promise.all(outcomes);
    expect(described).toBe(expected);
    // Without a description, nothing shows what the other tool's rules would replace.
    expect(bare).toBe(expected === "pass" ? "rule_unread" : expected);
  });

  it.each([
    ["package a", "deny", "a.deny"],
    ["package a", "b.deny", "a.b.deny"],
    ["package a", 'b["violation"]', "a.b.violation"],
    ["package a", "deny.critical", "a.deny"],
    ["package lib", "deny", "lib.deny"],
    ["package lib.x", "y.violations", "lib.x.y.violations"],
  ])("is refused wherever it is: %s, %s", async (declared, head, name) => {
    const path = `data.${declared.slice("package ".length)}.${head}`.replace(".[", "[");
    const files = {
      "a.rego": `${declared}\n\n${head} contains "x" if input.a == 1\n`,
      "r.rego": `package a\n\nresult := {"violations": [v | some v in ${path}; v != "x"]}\n`,
    };
    const described = await build(files, { entrypoint: ["a/result"] });
    for (const module of [described, withoutCustomSections(described, ["regohost.policy"])]) {
      await expect(judge(module)).toFailWith("rule_unread", new RegExp(`\\b${name.replaceAll(".", "\\.")}`));
      const allowed = await judge(module, { allowUnread: [name, `${name}.critical`] });
      expect(allowed.outcome).toBe("pass");
    }
  });

  it.each(["findings", "violations"])(
    "is refused where the result that replaces it lacks %s",
    async (name) => {
      const head =
        'package a\n\nskipped := false\n\nskip_reason := ""\n\nvalid_input := true\n\nignore := false\n';
      const rules = `${head}\n${name} contains {"message": "x"} if input.a == 1\n`;
      const empty = name === "findings" ? "violations := []" : "";
      const member = name === "findings" ? "violations" : "findings";
      const wasm = await build(
        { "p.rego": `${rules}\n${empty}\n\nresult := {"${member}": []}\n` },
        { entrypoint: "a" },
      );
      const text = `${rules}\n${empty}\n\nresult := {"violations": [], "${name}": ${name}}\n`;
      const reading = await build({ "p.rego": text }, { entrypoint: "a" });
      for (const change of [(module: Uint8Array) => module, withoutCustomSections]) {
        const modules = [wasm, reading].map((module) => change(module, ["regohost.policy"]));
        const outcomes = modules.map((module) => judge(module, { compat: "chainloop" }));
        const [unread, read] = await Promise.allSettled(outcomes);
        const problem = expect.stringContaining(`result.${name} is undefined`) as string;
        expect(unread).toMatchObject(
          name === "findings" && modules[0] === wasm
            ? { reason: { code: "rule_unread" } }
            : { value: { outcome: "invalid", results: [{ problems: [problem] }] } },
        );
        expect(read).toMatchObject({ value: { outcome: "fail" } });
      }
      // The entrypoint a evaluates its rule violations, too.
      expect(await judge(wasm, { compat: "chainloop", allowUnread: [`a.${name}`] })).toMatchObject({
        outcome: name === "findings" ? "pass" : "fail",
      });
    },
  );
});

describe("modules of some of their rules", () => {
  const NAMES = ["deny", "violation", "violations", "allow", "result"] as const;
  type Name = (typeof NAMES)[number];

  /** A rule that refuses `{"a": 1}`, or reads another rule, wholly or in part. */
  function toRule(random: Random, name: Name, others: readonly string[]): string {
    const other = random.pick(["", ...others]);
    const isList = other !== "" && !/\.(?:allow|result)$/.test(other);
    const read = isList
      ? random.pick([`data.${other}`, `[m | some m in data.${other}; not endswith("${other}", m)]`])
      : "[]";
    const refused = random.pick(["input.a == 1", "input.a == 2"]);
    if (name === "result")
      return random.pick([
        `result := {"violations": ${read}}`,
        `result := {"violations": ["result"]} if ${refused} else := {"violations": ${read}}`,
      ]);
    if (name === "allow")
      return `default allow := false\n\nallow if {\n\tnot ${refused}\n\tcount(${read}) == 0\n}`;
    return `${name} contains m if some m in ${read}\n\n${name} contains "${name}" if ${refused}`;
  }

  const outcomeOf = (judged: Promise<GateReport>): Promise<string> =>
    judged.then(
      ({ outcome }) => outcome,
      (error: unknown) => (isRegohostError(error) ? error.code : String(error)),
    );

  it.each([1, 2, 3, 4])("pass nothing that their Rego refuses: seed %i", async (seed) => {
    const random = new Random(seed);
    for (let run = 0; run < 5; run++) {
      const names = NAMES.filter(() => random.oneIn(2));
      // Rules that are read come first, so that none reads itself.
      const places = names.map((name) => `${random.pick(["a", "a.b", "lib"])}.${name}`);
      const files = Object.fromEntries(
        names.map((name, index) => [
          `${name}.rego`,
          `package ${String(places[index]).replace(`.${name}`, "")}\n\n${toRule(random, name, places.slice(0, index))}`,
        ]),
      );
      const some = places.filter(() => random.oneIn(2)).map((place) => place.replaceAll(".", "/"));
      if (some.length === 0) continue;
      const whole = await outcomeOf(judgeOf(files));
      const wasm = await build(files, { entrypoint: some });
      const outcome = await outcomeOf(judge(wasm));
      const expected = whole === "pass" ? /./ : /^(?:fail|rule_unread)$/;
      expect({ outcome, files, some }).toEqual({
        outcome: some.length === names.length ? whole : (expect.stringMatching(expected) as unknown),
        files,
        some,
      });
      // Without a description, rules that nothing reads are not in the module: its note shows that they are unknown.
      const bare = judge(withoutCustomSections(wasm, ["regohost.policy"]));
      const codes = await bare.then(
        ({ notes }) => notes.map(({ code }) => code),
        (error: unknown) => [isRegohostError(error) ? error.code : String(error)],
      );
      expect(codes).toEqual([expect.stringMatching(/^(?:runtime_stock|rule_unread)$/) as unknown]);
    }
  });
});
