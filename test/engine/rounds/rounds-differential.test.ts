import { beforeAll, describe, expect, it } from "vitest";
import {
  BuiltinError,
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  RegohostError,
  ServiceError,
  type Builtin,
  type Decision,
  type EvaluateOptions,
  type Policy,
} from "../../../src/index.js";
import { caseCount } from "../../case-count.js";
import { createLocalEvaluator, type LocalEvaluator } from "../opa/local-evaluator.js";
import { createRandom, generateInput, generatePolicy } from "./differential/generate-policy.js";
import { probeAnswer, PROBES, valueOf } from "./differential/probe-answers.js";

// 200 modules: npm run fuzz:rounds. The suite has a slice of them, always the same ones.
const MODULES = caseCount(4, 200, "REGOHOST_DIFFERENTIAL_MODULES");
const PACKAGES = 35;
const FIRST_SEED = Number(process.env["REGOHOST_DIFFERENTIAL_SEED"] ?? 1);

/** What a way to evaluate came to, in a form that can be compared. */
interface Observed {
  resultSet?: string;
  error?: { code: string; builtin?: string; opaCode?: string | undefined; cause?: string } | undefined;
  /** The effects that were carried out, in their order. */
  effects: string[];
}

/** A set and an array with the same members are different calls that look alike as JSON. */
const distinct = (calls: readonly string[]): string[] => [...new Set(calls)];

function observeError(error: unknown): Observed["error"] {
  if (!(error instanceof RegohostError)) throw error;
  if (error instanceof BuiltinError) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return { code: error.code, builtin: error.builtin, cause };
  }
  return {
    code: error.code,
    opaCode: "opaCode" in error ? String(error.opaCode) : undefined,
    cause: error.message,
  };
}

/** The same module with every answer at hand: an ordinary, sequential evaluation. */
async function observeSequential(
  policy: Policy,
  input: unknown,
  entrypoint: string,
  calls: string[],
): Promise<Observed> {
  calls.length = 0;
  const isEffect = (call: string): boolean => call.startsWith("probe.effect");
  try {
    const { resultSet } = await policy.decide(input, { entrypoint });
    return { resultSet, effects: distinct(calls.filter(isEffect)) };
  } catch (error) {
    return { error: observeError(error), effects: distinct(calls.filter(isEffect)) };
  }
}

/** Pure built-ins run inside the pass. Each call is noted once, when it is first made. */
function sequentialBuiltins(calls: string[]): Builtin[] {
  return PROBES.map(({ name, args }) =>
    defineBuiltin({
      name,
      args,
      result: "any",
      pure: true,
      effect: false,
      call(values) {
        const call = `${name}${JSON.stringify(values)}`;
        if (!calls.includes(call)) calls.push(call);
        return valueOf(name, values);
      },
    }),
  );
}

interface Rounds {
  builtins: Builtin[];
  /** Calls made, in the order of their start. */
  started: string[];
  reset(seed: number): void;
}

/** Built-ins that answer after a number of turns of the event loop, in any order; some guesses fail. */
function asyncBuiltins(): Rounds {
  let random = createRandom(0);
  const started: string[] = [];
  const builtins = PROBES.map(({ name, args, effect }) =>
    defineBuiltin({
      name,
      args,
      result: "any",
      effect,
      ...(name === "probe.two" ? { maxSpeculative: 3 } : {}),
      async call(values, { speculative }) {
        const call = `${name}${JSON.stringify(values)}`;
        started.push(call);
        for (let turns = random(6); turns > 0; turns--) await new Promise(setImmediate);
        if (speculative && random(8) === 0) {
          throw new ServiceError("the guess failed", { code: "service_unreachable", retryable: true });
        }
        return valueOf(name, values);
      },
    }),
  );
  return {
    builtins,
    started,
    reset(seed) {
      random = createRandom(seed);
      started.length = 0;
    },
  };
}

/** What only rounds tell. */
interface Run {
  decision?: Decision;
  /** How often an effect was carried out. */
  effectStarts?: number;
}

async function observeRounds(
  policy: Policy,
  rounds: Rounds,
  input: unknown,
  options: EvaluateOptions & { entrypoint: string },
): Promise<Observed & Run> {
  rounds.reset(1);
  const started = (): string[] => rounds.started.filter((call) => call.startsWith("probe.effect"));
  const effects = (): string[] => distinct(started());
  try {
    const decision = await policy.decide(input, options);
    const run = { decision, effectStarts: started().length };
    return { resultSet: decision.resultSet, effects: effects(), ...run };
  } catch (error) {
    return { error: observeError(error), effects: effects() };
  }
}

const withoutRun = ({ decision: _decision, effectStarts: _starts, ...observed }: Observed & Run): Observed =>
  observed;

describe("rounds against a sequential evaluation and OPA's own evaluator", () => {
  let evaluator: LocalEvaluator;
  let compared = 0;
  let comparedWithOpa = 0;
  let failed = 0;
  let withEffects = 0;
  /** Calls of sequential evaluations, and of those with guesses. */
  let needed = 0;
  let made = 0;

  beforeAll(async () => {
    evaluator = await createLocalEvaluator();
  });

  it.each(Array.from({ length: MODULES }, (_, index) => FIRST_SEED * 1000 + index))(
    "module of seed %i: equal results, errors and effects",
    async (moduleSeed) => {
      const names = Array.from({ length: PACKAGES }, (_, index) => `p${String(index)}`);
      const files = Object.fromEntries(
        names.map((name, index) => [`${name}.rego`, generatePolicy(name, moduleSeed * PACKAGES + index)]),
      );
      const { wasm } = await compilePolicy(
        { files },
        { entrypoint: names.map((name) => `${name}/out`), builtins: asyncBuiltins().builtins },
      );
      const calls: string[] = [];
      const rounds = asyncBuiltins();
      const sequential = await loadPolicy(wasm, { builtins: sequentialBuiltins(calls) });
      const policy = await loadPolicy(wasm, { builtins: rounds.builtins });
      const input = generateInput(moduleSeed);
      const defined: { name: string; resultSet: string }[] = [];

      for (const name of names) {
        const entrypoint = `${name}/out`;
        const expected = await observeSequential(sequential, input, entrypoint, calls);
        const sequentialCalls = [...calls];
        const source = files[`${name}.rego`];

        const speculated = await observeRounds(policy, rounds, input, { entrypoint });
        expect(withoutRun(speculated), source).toEqual(expected);
        expect(rounds.started, source).toEqual(expect.arrayContaining(sequentialCalls));
        needed += sequentialCalls.length;
        made += distinct(rounds.started).length;

        const plain = await observeRounds(policy, rounds, input, { entrypoint, speculate: false });
        expect(withoutRun(plain), source).toEqual(expected);
        expect(distinct(rounds.started), source).toEqual(sequentialCalls);

        if (speculated.decision !== undefined) {
          const used = speculated.decision.calls.filter((call) => call.used);
          const usedCalls = distinct(used.map(({ builtin, args }) => `${builtin}${JSON.stringify(args)}`));
          expect(usedCalls.sort(), source).toEqual([...sequentialCalls].sort());
          // Each once, also those whose arguments differ only as sets and arrays do.
          const effects = speculated.decision.calls.filter((call) => call.effect);
          expect(
            effects.map(({ attempts }) => attempts),
            source,
          ).toEqual(effects.map(() => 1));
          expect(speculated.effectStarts, source).toBe(effects.length);
        }
        compared++;
        if (expected.effects.length > 0) withEffects++;
        if (expected.resultSet === undefined) failed++;
        else defined.push({ name, resultSet: expected.resultSet });
      }

      const query = `{${defined.map(({ name }) => `"${name}": data.${name}.out`).join(", ")}}`;
      const { stdout } = evaluator.evaluate(
        {
          files: Object.entries(files).map(([path, text]) => ({ path, text })),
          builtins: rounds.builtins,
          query,
          input,
          format: "raw",
        },
        (name, args) => {
          const answer = probeAnswer(name, JSON.parse(args) as unknown[]);
          // OPA's evaluator may call what the compiled policy does not; an error there is undefined in both.
          if ("error" in answer) return { undefined: true };
          return "value" in answer ? { value: JSON.stringify(answer.value) } : { undefined: true };
        },
      );
      const byOpa = JSON.parse(stdout) as Record<string, unknown>;
      for (const { name, resultSet } of defined) {
        const [binding] = JSON.parse(resultSet) as { result: unknown }[];
        expect(byOpa[name], files[`${name}.rego`]).toEqual(binding?.result);
        comparedWithOpa++;
      }
    },
  );

  it("has seen enough of everything", () => {
    expect(compared).toBe(MODULES * PACKAGES);
    expect(comparedWithOpa).toBeGreaterThanOrEqual(0.75 * compared);
    expect(failed).toBeGreaterThanOrEqual(0.03 * compared);
    expect(withEffects).toBeGreaterThanOrEqual(0.15 * compared);
    // 1.099 for 7,000 policies (npm run fuzz:rounds). A few hundred differ by more.
    expect(made / needed).toBeLessThanOrEqual(MODULES >= 200 ? 1.1 : 1.12);
  });
});
