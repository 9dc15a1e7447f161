import { beforeAll, describe, expect, it } from "vitest";
import { EvaluationError, loadPolicy, type Policy } from "../../../src/index.js";
import { loadCoreCalls, type CoreCalls } from "../../../src/engine/opa/core-calls.js";
import table from "../../../opa-core/standard-builtins.json" with { type: "json" };
import { standardBuiltin } from "../../../src/engine/opa/standard-builtins.js";
import capabilities from "../../../opa-core/capabilities.json" with { type: "json" };

/** Values of each type, as Rego text; some are empty. */
const SAMPLES: readonly (readonly [string, string])[] = [
  ["null", "null"],
  ["boolean", "true"],
  ["number", "1"],
  ["string", '""'],
  ["string", '"a"'],
  ["array", "[]"],
  ["array", '["a"]'],
  ["object", "{}"],
  ["object", '{"a":1}'],
  ["set", "set()"],
  ["set", '{"a"}'],
];
const CONTEXT = { nowNs: 0n, seed: "", remainingMs: () => 10_000 };

type Samples = readonly (readonly [string, string])[];

function* argumentLists(count: number): Generator<Samples> {
  if (count === 0) yield [];
  else for (const rest of argumentLists(count - 1)) for (const sample of SAMPLES) yield [...rest, sample];
}

/** As OPA's capabilities declare an operand. */
interface Declared {
  type: string;
  of?: Declared | Declared[];
}

const typesOf = ({ type, of }: Declared): string[] =>
  type === "any" && Array.isArray(of) ? of.map((one) => one.type) : [type];

const declared = new Map(
  capabilities.builtins.map(({ name, decl }) => {
    const args: readonly Declared[] = "args" in decl ? decl.args : [];
    return [name, args.map(typesOf)] as const;
  }),
);

let core: CoreCalls;
beforeAll(async () => {
  core = await loadCoreCalls();
});

/** The calls with an operand of another type than declared that are no error. */
function answered(name: string): string[] {
  const operands = declared.get(name) ?? [];
  const isMistyped = (args: Samples): boolean =>
    args.some(([type], i) => operands[i]?.includes("any") === false && !operands[i].includes(type));
  return [...argumentLists(operands.length)].filter(isMistyped).flatMap((args) => {
    const texts = args.map(([, text]) => text);
    const answer = core.call(
      name,
      texts.map((text) => Buffer.from(text)),
      CONTEXT,
    );
    return answer.kind === "error" ? [] : [`${name}(${texts.join(", ")})`];
  });
}

const local = Object.keys(table).filter((name) => standardBuiltin(name)?.network !== true);
const isTyped = (name: string): boolean => standardBuiltin(name)?.operands !== undefined;

describe("an operand of another type", () => {
  it.each(local.filter(isTyped))("is an error for %s", (name) => {
    expect(standardBuiltin(name)?.operands).toEqual(declared.get(name)?.map((types) => [...new Set(types)]));
    expect(answered(name)).toEqual([]);
  });

  it.each(local.filter((name) => !isTyped(name)))("may have a value for %s, or there is none", (name) => {
    const takesAny = declared.get(name)?.every((types) => types.includes("any")) === true;
    expect(takesAny ? "any" : answered(name).slice(0, 1)).not.toEqual([]);
  });
});

describe("an error that nobody reads", () => {
  const WRONG = {
    prefix: 'startswith(input.x, "a")',
    plus: "input.x + 1",
    count: "count(input.x)",
    parsed: "time.parse_rfc3339_ns(input.x)",
    trimmed: "trim_space(input.x)",
  };
  const rules = Object.entries(WRONG).map(([name, call]) => `of_${name} := ${call}`);
  let policy: Policy;
  beforeAll(async () => {
    policy = await loadPolicy(
      { files: { "wrong.rego": `package wrong\n\n${rules.join("\n\n")}\n` } },
      { entrypoint: Object.keys(WRONG).map((name) => `wrong/of_${name}`), synchronous: true },
    );
    return () => policy.close();
  });
  const input = { x: null };

  it.each(Object.keys(WRONG))("is undefined, and has its text where it is read: %s", async (name) => {
    const entrypoint = `wrong/of_${name}`;
    expect(await policy.evaluate(input, { entrypoint })).toBeUndefined();
    expect(policy.evaluateSync(input, { entrypoint })).toBeUndefined();
    const { result, calls } = await policy.decide(input, { entrypoint });
    expect(result).toBeUndefined();
    expect(calls).toMatchObject([{ outcome: "error", error: { opaCode: "eval_type_error" } }]);
    await expect(policy.evaluate(input, { entrypoint, strictBuiltinErrors: true })).rejects.toThrow(
      /operand 1 must be .* but got null/,
    );
    expect(() => policy.evaluateSync(input, { entrypoint, strictBuiltinErrors: true })).toThrow(
      EvaluationError,
    );
  });
});
