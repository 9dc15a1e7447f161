import fc from "fast-check";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { caseCount } from "../../case-count.js";
import { toJavaScript, type InJavaScript } from "../../campaigns/conformance/other-ways.js";

const RUNS = caseCount(2_000, 200_000);

interface Declared {
  name: string;
  decl: { args?: readonly unknown[] };
  nondeterministic?: boolean;
  deprecated?: boolean;
}

const { builtins } = JSON.parse(
  readFileSync(new URL("../../../opa-core/capabilities.json", import.meta.url), "utf8"),
) as { builtins: readonly Declared[] };

/** What cannot be called by its name, or takes variables that are not bound. */
const NOT_CALLED = /^(?:assign|eq|print|rego\.|internal\.|opa\.runtime|graphql\.)/;
/** Operators whose calls have another form. */
const FORMS: Readonly<Record<string, string>> = {
  member_2: "a in b",
  member_3: "a, b in c",
  walk: "[x | walk(a, x)]",
};

/** Calls of the operands a, b and c, by the names of their rules. */
const CALLS: readonly (readonly [name: string, call: string])[] = [
  ...Object.entries(FORMS),
  ...builtins
    .filter(
      ({ name, nondeterministic, deprecated }) =>
        !NOT_CALLED.test(name) && name !== "walk" && nondeterministic !== true && deprecated !== true,
    )
    .filter(({ decl: { args = [] } }) => args.length > 0 && args.length <= 3)
    .map(({ name, decl: { args = [] } }): [string, string] => [
      name.replaceAll(".", "_"),
      `${name}(${["a", "b", "c"].slice(0, args.length).join(", ")})`,
    ]),
];

/** The operands are members of the input, or the sets of their elements, of which the compiler does not know the types. */
const OPERANDS = `operand(x, is_set) := {y | some y in x} if is_set == true else := x

operands := [operand(input.operands[i], input.sets[i]) | some i in [0, 1, 2]]
`;
const rules = CALLS.map(
  ([name, call]) =>
    `${name}_called := [r | a := operands[0]; b := operands[1]; c := operands[2]; r := ${call}]`,
);

let javascript: InJavaScript;
let policy: Policy;

beforeAll(async () => {
  const files = { "p.rego": `package p\n\n${OPERANDS}\n${rules.join("\n\n")}\n` };
  const { wasm } = await compilePolicy({ files }, { entrypoint: CALLS.map(([name]) => `p/${name}_called`) });
  javascript = toJavaScript(wasm, {});
  policy = await loadPolicy(wasm);
});
afterAll(() => policy.close());

const scalar = fc.constantFrom(
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    2,
    3,
    10,
    1.5,
    -0.5,
    "",
    "a",
    "b",
    "ab",
    "A",
    "é",
    "1",
    "-1",
    "a.b",
    ".",
    "%v",
    "[a-b]+",
  ],
);
const key = fc.constantFrom("a", "b", "", "0", "toString");
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: scalar },
    { weight: 2, arbitrary: fc.constant(null) },
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(key, tie("value"), { maxKeys: 3 }),
  ),
})).value;

/** A key, a path of one, or a member of a value, where it has any. */
function within(holder: unknown, place: number): unknown {
  if (typeof holder !== "object" || holder === null) return holder;
  const found: unknown[] = Object.entries(holder).flatMap(([name, member]: [string, unknown]) => {
    const at = Array.isArray(holder) ? Number(name) : name;
    return [at, [at], member];
  });
  return found.length === 0 ? holder : found[place % found.length];
}

/** Most calls are of operands that belong together: others are seldom more than errors. */
const operands = fc
  .tuple(
    fc.oneof(value, fc.dictionary(key, value, { minKeys: 1, maxKeys: 3 })),
    value,
    value,
    fc.nat(8),
    fc.nat(3),
  )
  .map(([first, second, third, place, how]) => {
    if (how === 0) return [first, second, third];
    // Members of the first for the second are what most built-ins of two look for.
    return how === 1 ? [within(first, place), first, third] : [first, within(first, place), third];
  });
const input = fc.record({
  operands,
  sets: fc.oneof(
    { weight: 3, arbitrary: fc.constant([false, false, false]) },
    fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  ),
});

it("answers each call of a built-in as the module, or leaves it to it", async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), input, async ([name, call], given) => {
      const entrypoint = `p/${name}_called`;
      let found: unknown;
      try {
        const id = javascript.entrypoints[entrypoint] ?? -1;
        found = javascript.policy.evaluate(given, id, javascript.data, {});
      } catch (error) {
        if (error instanceof LeftToModule) return;
        throw error;
      }
      answered++;
      // A decision is the module's in any case.
      const { result } = await policy.decide(given, { entrypoint });
      expect({ call, result: JSON.stringify(found) }).toEqual({ call, result: JSON.stringify(result) });
    }),
    { numRuns: RUNS },
  );
  expect(answered).toBeGreaterThan(RUNS / 20);
});
