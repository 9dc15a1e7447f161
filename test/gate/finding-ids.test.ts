import { describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";
import { loadGate } from "./every-form.js";

const LIB = `package lib

finding(code, text) := {"code": code, "msg": text}

by_metadata(chain, text) := {"code": chain[0].annotations.custom.id, "msg": text}

merged(code, text) := object.union({"msg": text}, {"code": code})

chosen(_) := input.finding

name := "LIC-1"

named(x) := "LIC-1" if x == 1

named(x) := "LIC-2" if x != 1
`;

/** Rules of package a by where the id of their findings comes from. Each has a finding with the id LIC-1 for the input. */
const FIXED: Readonly<Record<string, string>> = {
  "a constant": 'deny contains {"msg": input.text, "code": "LIC-1"}',
  "a constant of a variable":
    'deny contains found if {\n\tid := "LIC-1"\n\tfound := {"msg": input.text, "id": id}\n}',
  "a constant of an equation":
    'deny contains found if {\n\tfound = {"msg": input.text, "rule_id": "LIC-1"}\n}',
  "a constant rule": 'deny contains {"msg": input.text, "code": id}\n\nid := "LIC-1"',
  "a text that is put together": 'deny contains {"msg": input.text, "code": sprintf("%s-%d", ["LIC", 1])}',
  "a function with a constant": 'deny contains data.lib.finding("LIC-1", input.text)',
  "a function with a rule": "deny contains data.lib.finding(data.lib.name, input.text)",
  "a merged object": 'deny contains data.lib.merged("LIC-1", input.text)',
  METADATA:
    '# METADATA\n# custom: {id: LIC-1}\ndeny contains {"msg": input.text, "code": rego.metadata.rule().custom.id}',
  "a comprehension": 'deny := {f | some t in input.texts; f := {"msg": t, "code": "LIC-1"}}',
  "a list": 'violations := [{"msg": input.text, "code": "LIC-1"}, concat("", [input.text])]',
  "a result": 'result := {"violations": listed}\n\nlisted contains {"msg": input.text, "code": "LIC-1"}',
  "a part of a result": 'result.findings contains {"msg": input.text, "code": "LIC-1"}',
  "METADATA of a function's caller":
    "# METADATA\n# custom: {id: LIC-1}\ndeny contains data.lib.by_metadata(rego.metadata.chain(), input.text)",
  "a list, else none": 'violations := [{"msg": input.text, "code": "LIC-1"}] if input.one == 1 else := []',
  "a union":
    'deny := one | two\n\none contains {"msg": input.text, "code": "LIC-1"}\n\ntwo contains sprintf("%s!", [input.text])',
};
const CHOSEN: Readonly<Record<string, string>> = {
  "one of a function's constants": 'deny contains {"msg": "m", "code": data.lib.named(input.one)}',
  "one of a rule's constants":
    'deny contains {"msg": "m", "code": id}\n\nid := "LIC-1" if input.one == 1\n\nid := "LIC-2" if input.one != 1',
  "a default":
    'deny contains {"msg": "m", "code": id}\n\ndefault id := "LIC-1"\n\nid := "LIC-2" if input.one == 2',
  "a constant under a condition": 'deny contains {"msg": "m", "code": id}\n\nid := "LIC-1" if input.one == 1',
  "an else of constants":
    'deny contains {"msg": "m", "code": id}\n\nid := "LIC-2" if input.one == 2 else := "LIC-1"',
  "an else of findings":
    'deny contains found\n\nfound := {"msg": "m", "code": "LIC-2"} if input.one == 2 else := {"msg": "m", "code": "LIC-1"}',
  "an else of lists":
    'violations := [{"msg": "m", "code": "LIC-2"}] if input.one == 2 else := [{"msg": "m", "code": "LIC-1"}]',
  "an else of results":
    'result := {"violations": [{"msg": "m", "code": "LIC-2"}]} if input.one == 2 else := {"violations": [{"msg": "m", "code": "LIC-1"}]}',
  "an empty id":
    'deny contains {"msg": "m", "id": id, "code": "LIC-1"}\n\nid := [] if input.one == 1 else := "LIC-2"',
  "a member of constants":
    'deny contains {"msg": "m", "code": id} if {\n\tsome id in {"LIC-1", "LIC-2"}\n\tid == input.code\n}',
  "a key of constants":
    'deny contains {"msg": "m", "code": id} if {\n\tid := {"a": "LIC-1", "b": "LIC-2"}[input.letter]\n}',
  "a set of constants":
    'deny contains {"msg": "m", "code": id} if some id in ids\n\nids contains "LIC-1" if input.one == 1\n\nids contains "LIC-2" if input.one == 2',
  "a comprehension of constants":
    'deny contains {"msg": "m", "code": id} if some id in {c | some c in ["LIC-1", "LIC-2"]; c == input.code}',
  "a member of findings":
    'deny contains f if {\n\tsome f in listed\n\tf.code == input.code\n}\n\nlisted := [{"msg": "m", "code": "LIC-1"}, {"msg": "m", "code": "LIC-2"}]',
  "a reference to findings":
    'deny contains f if {\n\tf := listed[_]\n}\n\nlisted contains {"msg": "m", "code": "LIC-1"}',
  "a difference":
    'deny := listed - {f | some f in listed; f.code != input.code}\n\nlisted := {{"msg": "m", "code": "LIC-1"}, {"msg": "m", "code": "LIC-2"}}',
  "a part of METADATA":
    '# METADATA\n# custom: {ids: {a: LIC-1, b: LIC-2}}\ndeny contains {"msg": "m", "code": rego.metadata.rule().custom.ids[input.letter]}',
  data: 'deny contains {"msg": "m", "code": data.codes.licence}',
  "a member of the input": 'deny contains {"msg": input.text, "code": input.code}',
  "a variable": 'deny contains found if {\n\tid := input.code\n\tfound := {"msg": input.text, "id": id}\n}',
  "a member of a list": 'deny contains {"msg": "m", "code": c} if some c in input.codes',
  "a whole object": "deny contains input.finding",
  "a whole object of a list": "deny contains f if some f in input.findings",
  "a list": "deny := input.findings",
  "a key": 'deny contains {"msg": input.text, input.key: "LIC-1"}',
  "a function": "deny contains data.lib.finding(input.code, input.text)",
  "a function of the input": "deny contains data.lib.chosen(1)",
  "a merged object": 'deny contains object.union({"code": "LIC-2"}, input.finding)',
  "a text that is put together": 'deny contains {"msg": "m", "code": sprintf("LIC-%v", [input.one])}',
  "a parsed text": "deny contains json.unmarshal(input.json)",
  "one of two definitions":
    'deny contains {"msg": "m", "code": "LIC-1"} if input.never\n\ndeny contains {"msg": "m", "code": input.code}',
  "an else": 'deny contains {"msg": "m", "code": id}\n\nid := "LIC-2" if input.one == 2 else := input.code',
  "data by the input": 'deny contains {"msg": "m", "code": data.codes[input.key2]}',
  "a result": 'result := {"violations": [{"msg": "m", "code": input.code}]}',
  "an update by with":
    'deny contains {"msg": "m", "code": id} if {\n\tsome c in input.codes\n\tid := data.a.of_input with input.code as c\n}\n\nof_input := input.code',
  "a member that hides a constant":
    'violations := found if {\n\tid := "LIC-1"\n\tfound := [f | some id in input.codes; f := {"msg": "m", "code": id}]\n\tid != ""\n}',
  "a part that hides a constant":
    'violations := found if {\n\tid := "LIC-1"\n\tfound := [f | [id, _] := [input.code, 1]; f := {"msg": "m", "code": id}]\n\tid != ""\n}',
  "a with that hides a constant":
    'violations := found if {\n\tcode := "LIC-1"\n\tfound := [f | code := id with data.a.id as input.code; f := {"msg": "m", "code": code}]\n\tcode != ""\n}\n\nid := "LIC-2"',
  "a value of walk":
    'deny contains {"msg": "m", "code": id} if {\n\tx := walk(["LIC-1", "LIC-2"])\n\tx[1] == input.code\n\tid := x[1]\n}',
  "a name of a closure before a constant of that name":
    'violations := found if {\n\tfound := [f | [id] = [input.code]; f := {"msg": "m", "code": id}]\n\tid := "LIC-1"\n\tid != ""\n}',
  "a name before the constant that hides it in a closure":
    'violations := found if {\n\tid := input.code\n\tfound := [f | f := {"msg": "m", "code": id}; id := "LIC-1"; id != ""]\n}',
  "a constant replaced by with":
    'deny contains {"msg": "m", "code": code} if {\n\tcode := id with data.a.id as input.code\n}\n\nid := "LIC-2"',
};
const INPUT = {
  text: "GPL",
  texts: ["GPL"],
  one: 1,
  code: "LIC-1",
  codes: ["LIC-1"],
  key: "code",
  letter: "a",
  key2: "licence",
  json: '{"code": "LIC-1"}',
  finding: { code: "LIC-1", msg: "m" },
  findings: [{ code: "LIC-1", msg: "m" }],
};

async function judge(rules: string, id: string) {
  const files = { "a.rego": `package a\n\n${rules}\n`, "lib.rego": LIB };
  const cwd = await makeFolder({ "d.json": '{"codes": {"licence": "LIC-1"}}' });
  await using gate = await loadGate({ files }, { dataFiles: ["d.json"], cwd });
  const exceptions = [{ id, reason: "known", owner: "ada", expires: "2999-12-31" }];
  const { outcome, notes, results } = await gate.judge([{ name: "in", value: INPUT }], { exceptions });
  return {
    outcome,
    notes,
    ids: results.flatMap(({ violations }) => violations.map((finding) => finding.id)),
  };
}

describe("an exception by the id of a finding", () => {
  it.each(Object.entries(FIXED))("applies where the policy says the id: %s", async (_, rules) => {
    const { notes, ids } = await judge(rules, "LIC-1");
    expect({ notes, left: ids.filter((found) => found === "LIC-1") }).toEqual({ notes: [], left: [] });
  });

  it.each(Object.entries(CHOSEN))(
    "does not apply where the input may say it, and the report says why: %s",
    async (_, rules) => {
      const { outcome, notes, ids } = await judge(rules, "LIC-1");
      expect({ outcome, ids }).toEqual({ outcome: "fail", ids: ["LIC-1"] });
      expect(notes).toEqual([
        {
          code: "exception_unapplied",
          message: expect.stringMatching(
            /^the exception LIC-1 does not apply to a finding of a\.\w+ with this id, because the input may have chosen it; use a\.\w+/,
          ) as string,
        },
      ]);
    },
  );

  it("but one by the rule does, and one of all", async () => {
    for (const id of ["a.deny", "a.*", "*"]) {
      const { outcome, notes } = await judge(CHOSEN["a member of the input"] ?? "", id);
      expect({ id, outcome, notes }).toEqual({ id, outcome: "pass", notes: [] });
    }
  });

  it("takes no METADATA of another definition by an id of the input", async () => {
    const rules = `# METADATA\n# custom: {id: LIC-1, severity: low}\ndeny contains "x" if input.never\n\n${CHOSEN["a list"]?.replace("deny :=", "violations :=") ?? ""}`;
    const { outcome, ids } = await judge(rules, "a.deny");
    expect({ outcome, ids }).toEqual({ outcome: "fail", ids: ["LIC-1"] });
  });
});
