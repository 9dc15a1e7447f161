import { expect, it } from "vitest";
import { IS_FUZZ } from "../../case-count.js";
import { evaluatePrograms } from "./evaluate-programs.js";
import { differenceOf, outcomeText } from "./outcome.js";
import { list, part, textOf } from "./program.js";

const LIBRARY = `r := {"a": 1}

s contains "a"

f(x) := [x]`;

/** A term of each kind that the planner distinguishes, or that OPA's compiler rewrites. */
const TERMS = [
  ...["null", "true", "1", '"a"', "[]", "[1]", "{}", '{"a": 1}', "set()", '{1, "a"}'],
  ...["input.obj", "input.nums[_]", "input.missing", "data.base.names", "data.PACKAGE.r", "r.a", "s", "s[_]"],
  ...['["a" | true]', '{"a" | some _ in input.nums}', '{"a": v | some v in input.nums; v == 1}'],
  ...["[{v | some v in input.nums}]", '{"a": {v | some v in input.nums}}', "{input.n}", "{input.s: f(1)}"],
  ...[
    "f(1)",
    "count(input.nums)",
    "walk([1])",
    "(input.n + 1)",
    '({1} | {"a"})',
    '$"a{input.n}"',
    "(1 in [1])",
  ],
];

const PATTERNS = ["[x]", '{"a": x}', '[{"a": x}]', '{"a": [x]}', "[x, x]", "[[], x]", '{"a": x, input.s: 1}'];

/** Of all bodies one in so many is evaluated: all take more than a minute. A prime, so that each form of a body is among them. */
const EVERY = IS_FUZZ ? 1 : 29;

/** A value of a type that OPA's compiler does not know. */
const opaque = (term: string): string => `object.get(input.e, "", ${term})`;

function* bodies(): Generator<string> {
  for (const term of TERMS) {
    for (const other of TERMS) {
      yield `x := true; ${term} = ${other}`;
      yield `x := ${other}; ${term} == x`;
    }
    for (const pattern of PATTERNS) {
      yield `${pattern} = ${term}`;
      yield `${term} = ${pattern}`;
      yield `${pattern} = ${opaque(term)}`;
      yield `${opaque(term)} = ${pattern}`;
      yield `[${pattern}, 1] = [${term}, 1]`;
      yield `{"k": ${pattern}} = {"k": ${opaque(term)}}`;
      yield `some ${pattern} in [${term}]`;
      yield `some k, ${pattern} in {"k": ${opaque(term)}}; k`;
      yield `y := ${opaque(term)}; x := 1; ${pattern} = y`;
      yield `every x in [${opaque(term)}] { ${pattern.replaceAll("x", "_")} = x }`;
      yield `x := 1; not ${pattern} = ${opaque(term)}`;
    }
  }
}

// What type errors refuse is dropped: the rest has to be planned, and to come to what OPA's evaluator comes to.
it("unifies every two terms as OPA's evaluator does", async () => {
  const chosen = [...bodies()].filter((_, index) => index % EVERY === 0);
  const programs = chosen.map((body) => {
    const values = body.startsWith("every") ? "out if" : "out contains x if";
    return list("rules", [part("rule", `${LIBRARY}\n\n${values} { ${body} }`)], "\n\n", 1);
  });
  const outcomes = await evaluatePrograms(programs);
  const different = outcomes.flatMap((outcome, index) => {
    const program = programs[index];
    if (outcome === undefined || program === undefined) return [];
    const difference = differenceOf(outcome.compiled, outcome.byOpa);
    return difference === undefined
      ? []
      : [
          `${difference}: ${textOf(program)}\n${outcomeText(outcome.compiled)}\n${outcomeText(outcome.byOpa)}`,
        ];
  });
  expect(different).toEqual([]);
  expect(outcomes.filter((outcome) => outcome !== undefined).length).toBeGreaterThan(50);
});
