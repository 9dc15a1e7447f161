import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { EvaluationError, loadPolicy, type Policy } from "../../src/index.js";
import { compileRego } from "../../src/engine/opa/compile-rego.js";
import { createLocalEvaluator, type LocalEvaluator } from "../engine/opa/local-evaluator.js";
import type { RegoSourceFile } from "../../src/engine/opa/rego-source.js";
import { parseJson, parseTerm } from "../../src/base/terms/parse-term.js";
import { RegoObject, RegoSet, type Term } from "../../src/base/terms/term.js";
import { toJsonText } from "../../src/base/terms/term-text.js";

/**
 * Minimal programs in which OPA's compiled modules come, or came, to something else than OPA's evaluator. A program is a
 * rule `case_…` of `programs/NAME.rego`, package NAME; `NAME.*.rego` are compiled with it, `NAME.data.json` is its data.
 * `NAME.json` holds what OPA's evaluator says; `npx vitest run test/runtime -u` writes it anew.
 */
const FOLDER = new URL("programs/", import.meta.url);
const FILES = readdirSync(FOLDER);
const NAMES = FILES.filter((file) => /^\w+\.rego$/.test(file)).map((file) => file.slice(0, -".rego".length));
const read = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

interface Program {
  files: RegoSourceFile[];
  data: string;
  cases: string[];
}

function readProgram(name: string): Program {
  const files = FILES.filter((file) => file.startsWith(`${name}.`) && file.endsWith(".rego"));
  const cases = [...read(`${name}.rego`).matchAll(/^(case_\w+)/gm)].map(([, rule]) => rule ?? "");
  return {
    files: files.map((path) => ({ path, text: read(path) })),
    data: FILES.includes(`${name}.data.json`) ? read(`${name}.data.json`) : "{}",
    cases: [...new Set(cases)],
  };
}

/** A value as OPA writes it, `undefined`, or the code of an error. */
type Outcome = string;

function member(term: Term | undefined, key: string): Term | undefined {
  return term instanceof RegoObject ? term.get(key) : undefined;
}

/**
 * What the rules of a program come to. One query asks for all of them, because the evaluator compiles the program for each query; an
 * error ends a query, so after one they are asked for in halves.
 */
async function byEvaluator(name: string, { files, data, cases }: Program): Promise<Record<string, Outcome>> {
  const members = cases.map((rule) => `"${rule}": [x | x := data.${name}.${rule}]`);
  const { stdout } = await evaluator.evaluateOnce({ files, data, query: `{${members.join(", ")}}` });
  const reply = parseJson(stdout);
  const [error] = (member(reply, "errors") ?? []) as Term[];
  if (error !== undefined && cases.length > 1) {
    const middle = Math.ceil(cases.length / 2);
    const halves = [cases.slice(0, middle), cases.slice(middle)];
    const outcomes = await Promise.all(halves.map((half) => byEvaluator(name, { files, data, cases: half })));
    return Object.fromEntries(outcomes.flatMap((one) => Object.entries(one)));
  }
  const code = member(error, "code");
  const [result] = (member(reply, "result") ?? []) as Term[];
  const [expression] = (member(result, "expressions") ?? []) as Term[];
  const values = member(expression, "value");
  return Object.fromEntries(
    cases.map((rule) => {
      if (typeof code === "string") return [rule, `error: ${code}`];
      const [value] = member(values, rule) as Term[];
      return [rule, value === undefined ? "undefined" : toJsonText(value)];
    }),
  );
}

async function byModule(policy: Policy, entrypoint: string): Promise<Outcome> {
  try {
    const { resultSet } = await policy.decide(undefined, { entrypoint, timeoutMs: 60_000, interrupt: true });
    const results = parseTerm(resultSet);
    const [result] = results instanceof RegoSet ? results.items : (results as Term[]);
    const value = member(result, "result");
    return value === undefined ? "undefined" : toJsonText(value);
  } catch (error) {
    if (error instanceof EvaluationError) return `error: ${error.opaCode ?? error.code}`;
    throw error;
  }
}

let evaluator: LocalEvaluator;
beforeAll(async () => {
  evaluator = await createLocalEvaluator();
});

describe.each(NAMES)("%s", (name) => {
  const program = readProgram(name);
  const { files, data, cases } = program;
  let evaluated: Record<string, Outcome>;
  let policy: Policy;
  beforeAll(async () => {
    evaluated = await byEvaluator(name, program);
    const { wasm } = await compileRego({ files, entrypoints: cases.map((rule) => `${name}/${rule}`) });
    policy = await loadPolicy(wasm, { data: new TextEncoder().encode(data) });
    return () => policy.close();
  });

  it.each(cases)("%s: compiled as evaluated", async (rule) => {
    expect(await byModule(policy, `${name}/${rule}`)).toBe(evaluated[rule]);
  });

  it("is evaluated as written down", async () => {
    await expect(`${JSON.stringify(evaluated, null, 2)}\n`).toMatchFileSnapshot(`programs/${name}.json`);
  });
});
