import fc from "fast-check";
import { expect, it } from "vitest";
import { isRegohostError } from "../../src/index.js";
import { loadGate, type GateReport } from "../../src/gate/index.js";
import { caseCount } from "../case-count.js";

/** A term that is a text, with what has to be in its body and beside its rule. */
interface Part {
  term: string;
  body: string[];
  rules: string[];
}

const leaf = (term: string): Part => ({ term, body: [], rules: [] });
const name = fc.constantFrom("v", "w");
const inBody = ({ body }: Part): string => ["true", ...body].join("; ");
/** A rule's name, which is another one in each place. */
let made = 0;
const rule = (one: Part, more: (name: string) => string[]): Part => {
  const id = `r${String(made++)}`;
  return { term: id, body: [], rules: [...one.rules, ...more(id)] };
};

/** Ids of findings, of constants and of the input. Most of several kinds are none that the policy alone decides. */
const part = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(leaf('"A"'), leaf('"B"'), leaf("input.code"), leaf('["A", "B"][input.at]')),
    fc.tuple(name, tie("part")).map(([v, { term, body, rules }]) => ({
      term: v,
      body: [...body, `${v} := ${term}`],
      rules,
    })),
    fc.tuple(name, tie("part")).map(([v, { term, body, rules }]) => ({
      term: v,
      body: [...body, `[${v}, _] := [${term}, 1]`],
      rules,
    })),
    fc.tuple(name, tie("part")).map(([v, { term, body, rules }]) => ({
      term: v,
      body: [...body, `some ${v} in [${term}, "A", "B"]`, `${v} == input.code`],
      rules,
    })),
    tie("part").map((one) => rule(one, (id) => [`${id} := ${one.term} if { ${inBody(one)} }`])),
    tie("part").map((one) =>
      rule(one, (id) => [`${id} := "A" if input.at == 0 else := ${one.term} if { ${inBody(one)} }`]),
    ),
    tie("part").map((one) =>
      rule(one, (id) => [
        `default ${id} := "A"`,
        `${id} := ${one.term} if { input.at == 1; ${inBody(one)} }`,
      ]),
    ),
    tie("part").map((one) => {
      const { term, rules } = rule(one, (id) => [`${id}(x) := x`]);
      return { term: `${term}(${one.term})`, body: one.body, rules };
    }),
    tie("part").map((one) => {
      const { term, rules } = rule(one, (id) => [`${id}(_) := ${one.term} if { ${inBody(one)} }`]);
      return { term: `${term}(1)`, body: [], rules };
    }),
    tie("part").map(({ term, ...one }) => ({ ...one, term: `concat("", [${term}])` })),
    tie("part").map(({ term, body, rules }) => ({
      term: "x[1]",
      body: [...body, `walk([${term}, "A", "B"], x)`, "x[1] == input.code"],
      rules,
    })),
    tie("part").map(({ term, body, rules }) => ({
      term: "y",
      body: [...body, `y := sprintf("%v", [walk([${term}, "A", "B"])[1]])`, "y == input.code"],
      rules,
    })),
    fc.tuple(name, tie("part")).map(([v, one]) => {
      const { term, rules } = rule(one, (id) => [`${id} := "B"`]);
      return { term: v, body: [...one.body, `${v} := ${term} with data.p.${term} as ${one.term}`], rules };
    }),
  ),
})).part;

const FORMS: readonly ((one: Part) => string)[] = [
  (one) => `deny contains {"msg": "m", "code": ${one.term}} if { ${inBody(one)} }`,
  (one) => `deny contains f if { ${inBody(one)}; f := {"msg": "m", "code": ${one.term}} }`,
  (one) => `deny contains object.union({"msg": "m"}, {"code": ${one.term}}) if { ${inBody(one)} }`,
  (one) => `violations := [f | ${inBody(one)}; f := {"msg": "m", "code": ${one.term}}]`,
  // What is declared within hides what is around it.
  (one) =>
    `violations := list if { v := "A"; w := "B"; list := [f | ${inBody(one)}; f := {"msg": "m", "code": ${one.term}}]; [v, w] != [] }`,
  // A name before its declaration is another variable.
  (one) =>
    `violations := list if { list := [f | [v] = [${one.term}]; [w] = [v]; f := {"msg": "m", "code": v}; ${inBody(one)}]; v := "A"; w := "B"; [v, w] != [] }`,
  (one) =>
    `violations := list if { ${inBody(one)}; [v0] := [${one.term}]; v := v0; list := [f | f := {"msg": "m", "code": v}; v := "A"; v != ""] }`,
  (one) =>
    `violations := list if { list := [f | walk(input, [["code"], v]); f := {"msg": "m", "code": v}]; v := "A"; [v, "${one.term.length}"] != [] }`,
  (one) => `result := {"violations": [f | ${inBody(one)}; f := {"msg": "m", "code": ${one.term}}]}`,
];

const INPUTS = [0, 1].flatMap((at) =>
  ["A", "B"].map((code) => ({ name: `${code}${String(at)}`, value: { at, code } })),
);

const idsOf = (report: GateReport): string[] =>
  report.results.flatMap((one) => one.violations.map(({ id }) => id));

it("excepts no finding by an id of which the input chooses another", async () => {
  await fc.assert(
    fc.asyncProperty(part, fc.constantFrom(...FORMS), async (one, toRule) => {
      const rego = ["package p", toRule(one), ...one.rules].join("\n\n");
      await using gate = await loadGate({ files: { "p.rego": rego } }).catch((error: unknown) => {
        // Generated names may be declared twice, or unsafe.
        fc.pre(!(isRegohostError(error) && error.code === "rego_invalid"));
        throw error;
      });
      const found = new Set(idsOf(await gate.judge(INPUTS)));
      const exceptions = ["A", "B"].map((id) => ({ id, reason: "r", owner: "o", expires: "2999-12-31" }));
      const left = new Set(idsOf(await gate.judge(INPUTS, { exceptions })));
      if (found.size > 1) expect(left, rego).toEqual(found);
    }),
    { numRuns: caseCount(25, 3_000) },
  );
});
