import { testRego, type AnswerTable, type RegoTestResult } from "../../../src/engine/opa/test-rego.js";
import { judgedInputs } from "./judged-inputs.js";
import { dataOf, type JudgingPackage, type Part, type Scenario } from "./scenario.js";
import type { World } from "./world.js";

/** The result of OPA's evaluator for a package and a document. */
export type Evaluated =
  /** The values of its rules, without undefined ones. Errors of built-ins are undefined to it. */
  | { kind: "values"; values: Readonly<Record<string, unknown>>; hasErrors: boolean }
  /** A required call has no result, or one that ends the evaluation. */
  | { kind: "unanswered"; why: string }
  | { kind: "error"; why: string };

/** The calls without a result: of these built-ins, or these ones. */
export interface Without {
  builtins?: readonly string[];
  calls?: readonly (readonly [name: string, args: string])[];
}

const NO_ANSWER = /no answer was given for/;
const TIMEOUT_MS = 30_000;

/** Evaluates the documents of a scenario with OPA's evaluator. Results are cached. */
export class Oracle {
  readonly #scenario: Scenario;
  readonly #world: World;
  readonly #kept = new Map<string, Promise<Map<string, Evaluated>>>();
  readonly #documents: readonly string[];

  constructor(scenario: Scenario, world: World) {
    this.#scenario = scenario;
    this.#world = world;
    const all = scenario.runs.flatMap(({ inputs }) =>
      judgedInputs(scenario, inputs).flatMap(({ documents }) => documents),
    );
    this.#documents = [...new Set(all.flatMap((document) => ("json" in document ? [document.json] : [])))];
  }

  /** Whether the policies refer to the built-in of one of these calls. */
  isAsked(calls: readonly (readonly [name: string, args: string])[]): boolean {
    const texts = this.#scenario.parts.flatMap(({ files }) => Object.values(files).map(String));
    return calls.some(([name]) => texts.some((text) => text.includes(name)));
  }

  get packages(): readonly JudgingPackage[] {
    return this.#scenario.parts.flatMap(({ judges }) => judges);
  }

  /** Evaluates the rules of a package over a document, with results of all calls except for the omitted ones. */
  async evaluate(document: string, { policy }: JudgingPackage, without: Without = {}): Promise<Evaluated> {
    const key = JSON.stringify(without);
    let all = this.#kept.get(key);
    if (all === undefined) this.#kept.set(key, (all = this.#evaluateAll(without)));
    const evaluated = (await all).get(`${String(this.#documents.indexOf(document))} ${policy}`);
    if (evaluated === undefined) throw new Error(`OPA's evaluator was not asked about ${policy}`);
    return evaluated;
  }

  async #evaluateAll(without: Without): Promise<Map<string, Evaluated>> {
    const { parts, regoVersion, rules, combine } = this.#scenario;
    const file = { name: combine === true ? "Combined" : "in0.json", dir: "/" };
    const conftest: Part[] =
      rules === undefined
        ? []
        : [
            {
              name: "data.conftest",
              files: {},
              rego: [],
              judges: [],
              data: { conftest: JSON.stringify({ file }) },
            },
          ];
    const files = parts.flatMap((part) =>
      part.rego.map((path) => ({ path, text: String(part.files[path]), regoVersion })),
    );
    const asked = this.#documents.flatMap((_, document) =>
      this.packages.map((judge, index) => ({
        document,
        judge,
        test: `test_${String(document)}_${String(index)}`,
      })),
    );
    const tests = asked.map(({ document, judge, test }) => {
      const rules = judge.rules.map(
        (rule) =>
          `${JSON.stringify(rule)}: [v | v := ${judge.reference}.${rule} with input as given[${String(document)}]]`,
      );
      return `${test} if {\n\tx := {${rules.join(", ")}}\n\tprint(json.marshal(x))\n}\n`;
    });
    const text = `package oracle_test\n\ngiven := [${this.#documents.join(", ")}]\n\n${tests.join("\n")}`;
    const { results } = await testRego({
      files: [...files, { path: "oracle_test.rego", text, regoVersion: "v1" }],
      run: "^data\\.oracle_test\\.",
      data: dataOf([...parts, ...conftest]),
      builtins: this.#world.builtins.rest,
      answers: leftOf(this.#world.answers, without),
      testTimeoutMs: TIMEOUT_MS,
      maxErrors: 1_000_000,
      raiseBuiltinErrors: true,
    });
    const byTest = new Map(results.map((result) => [result.name, result]));
    return new Map(
      asked.map(({ document, judge, test }) => [
        `${String(document)} ${judge.policy}`,
        read(byTest.get(test)),
      ]),
    );
  }
}

function leftOf(answers: AnswerTable, { builtins = [], calls = [] }: Without): AnswerTable {
  const isLeft = (name: string, args: string): boolean =>
    !builtins.includes(name) && !calls.some(([ofName, ofArgs]) => ofName === name && ofArgs === args);
  return Object.fromEntries(
    Object.entries(answers).map(([name, given]) => [
      name,
      Object.fromEntries(Object.entries(given).filter(([args]) => isLeft(name, args))),
    ]),
  );
}

function read(result: RegoTestResult | undefined): Evaluated {
  if (result === undefined) throw new Error("OPA's tester left a test out");
  // A test with errors of built-ins has completed nevertheless.
  if (result.error !== undefined && result.output === undefined) {
    const { code = "", message = "" } = result.error;
    if (NO_ANSWER.test(message)) return { kind: "unanswered", why: message };
    return { kind: "error", why: `${code}: ${message}` };
  }
  const printed = Buffer.from(result.output ?? "", "base64").toString("utf8");
  const lists = JSON.parse(printed) as Record<string, unknown[]>;
  const values = Object.entries(lists).flatMap(([rule, list]) =>
    list.length === 0 ? [] : [[rule, list[0]]],
  );
  const hasErrors = result.error !== undefined;
  return { kind: "values", values: Object.fromEntries(values) as Record<string, unknown>, hasErrors };
}
