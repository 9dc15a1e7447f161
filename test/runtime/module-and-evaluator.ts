import { loadPolicy } from "../../src/index.js";
import { compileRego } from "../../src/engine/opa/compile-rego.js";
import { createLocalEvaluator } from "../engine/opa/local-evaluator.js";
import { parseTerm, parseJson } from "../../src/base/terms/parse-term.js";
import { toJsonText } from "../../src/base/terms/term-text.js";
import { RegoObject, type Term } from "../../src/base/terms/term.js";
import { InputSnapshot } from "../../src/engine/wasm/input-snapshot.js";
import { PolicyInstance } from "../../src/engine/wasm/policy-instance.js";
import { createPolicyModule } from "../../src/engine/wasm/policy-module.js";

/** The text of the value of each rule. */
type Values = Record<string, string>;

/** A package as OPA's evaluator and as a compiled module have it. Inputs are JSON texts. */
export interface BothWays {
  /** @param isFixed whether the input is the same in each run. */
  evaluated(input: string, isFixed?: boolean): Promise<Values>;
  compiled(input: string): Promise<Values>;
  /** Returns the result set of the module, which asks its host nothing. */
  alone(rule: string, input: string): string;
  close(): Promise<void>;
}

const member = (term: Term | undefined, key: string): Term | undefined =>
  term instanceof RegoObject ? term.get(key) : undefined;

/** Compiles a package `name` of a file, with these rules as entrypoints. */
export async function compileBothWays(
  name: string,
  rego: string,
  rules: readonly string[],
): Promise<BothWays> {
  const files = [{ path: `${name}.rego`, text: rego }];
  const entrypoints = rules.map((rule) => `${name}/${rule}`);
  const evaluator = await createLocalEvaluator();
  const { wasm } = await compileRego({ files, entrypoints });
  const policy = await loadPolicy(wasm);
  return {
    async evaluated(inputText, isFixed = false) {
      const request = { files, data: "{}", query: `data.${name}`, inputText };
      const { stdout } = isFixed ? await evaluator.evaluateOnce(request) : evaluator.evaluate(request);
      const [result] = (member(parseJson(stdout), "result") ?? []) as Term[];
      const [expression] = (member(result, "expressions") ?? []) as Term[];
      const value = member(expression, "value");
      if (value === undefined) throw new Error("the evaluator has no document");
      return Object.fromEntries(rules.map((rule) => [rule, toJsonText(member(value, rule) ?? null)]));
    },
    async compiled(inputText) {
      const input = new TextEncoder().encode(inputText);
      const outcomes = await Promise.all(
        rules.map(async (rule) => {
          const { resultSet } = await policy.decide(input, { entrypoint: `${name}/${rule}`, bigint: true });
          const [result] = parseTerm(resultSet) as Term[];
          return [rule, toJsonText(member(result, "result") ?? null)] as const;
        }),
      );
      return Object.fromEntries(outcomes);
    },
    alone(rule, input) {
      const instance = new PolicyInstance(createPolicyModule(wasm, `${name}.wasm`, 1024 ** 3));
      instance.load(InputSnapshot.ofData({}), InputSnapshot.of(new TextEncoder().encode(input), "input"));
      return instance.dump(instance.evaluate(rules.indexOf(rule)));
    },
    close: () => policy.close(),
  };
}
