import type { CallRecord, Decision } from "../engine/decision.js";
import type { EvaluateOptions } from "../engine/options.js";
import { isRegohostError } from "../errors.js";
import { toStrictJson } from "../rego/value-text.js";
import { EXIT, exitCodeOf } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import type { GateModule, GatePackage } from "./gate-module.js";
import type { GateResult } from "./gate-report.js";
import type { InputDocument } from "./read-document.js";
import { errorMessages } from "./show-error.js";
import { judge } from "./verdict.js";
import type { Outcome, RuleValue } from "./verdict.js";

/** How many inputs are decided at once. */
const INPUTS_AT_ONCE = 4;

const EXIT_OF_OUTCOME: Readonly<Record<Outcome, ExitCode>> = {
  pass: EXIT.pass,
  fail: EXIT.refused,
  // Skipped is no verdict; that some policy gave one is looked at over all policies of an input.
  skipped: EXIT.pass,
  error: EXIT.usage,
};

export interface GateRunOptions {
  evaluate: EvaluateOptions;
  allowSkipped: boolean;
  onInput?(done: number): void;
  /** Told what a policy printed. */
  onPrint?(input: string, message: string): void;
}

/** An input of a run: a document, or the error that reading its file ended with. */
export type GateInput = InputDocument | { name: string; error: unknown };

/** What one package said of one input, before it is known whether an uncertain package is a policy. */
interface Judged {
  judge: GatePackage;
  rules: RuleValue[];
  result: GateResult;
}

/** What a result without a verdict says of an error. */
export function toErrorResult(input: string, error: unknown): GateResult {
  return {
    input,
    outcome: "error",
    violations: [],
    warnings: [],
    problems: [errorMessages(error).join("; because: ")],
    ...(isRegohostError(error) ? { errorCode: error.code } : {}),
    notFound: [],
    calls: 0,
    ms: 0,
    exitCode: exitCodeOf(error),
  };
}

function callText({ builtin, args }: CallRecord): string {
  return `${builtin}(${args.map((arg) => toStrictJson(arg)).join(", ")})`;
}

/** The AI analyses that a decision used and that were skipped. */
function skippedAnalyses(decision: Decision): string[] {
  return Object.entries(decision.ndBuiltinCache)
    .filter(([name]) => name.endsWith(".evidence_prompt"))
    .flatMap(([name, answers]) =>
      Object.values(answers).flatMap((answer) => {
        if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return [];
        return answer["skipped"] === true ? [name] : [];
      }),
    );
}

async function judgePackage(
  gatePackage: GatePackage,
  input: Parameters<GatePackage["evaluate"]>[0],
  name: string,
  options: GateRunOptions,
): Promise<Judged> {
  const started = performance.now();
  const { policy, source } = gatePackage;
  try {
    const { rules, decisions } = await gatePackage.evaluate(input, options.evaluate);
    for (const { message } of decisions.flatMap(({ prints }) => prints)) options.onPrint?.(name, message);
    const used = decisions.flatMap(({ calls }) => calls).filter((call) => call.used);
    const verdict = judge(rules, {
      skippedAnalyses: decisions.flatMap(skippedAnalyses),
      allowSkipped: options.allowSkipped,
    });
    const result: GateResult = {
      input: name,
      policy,
      source,
      ...verdict,
      notFound: used.filter(({ outcome }) => outcome === "not_found").map(callText),
      calls: used.length,
      ms: performance.now() - started,
      exitCode: EXIT_OF_OUTCOME[verdict.outcome],
    };
    return { judge: gatePackage, rules, result };
  } catch (error) {
    const result = { ...toErrorResult(name, error), policy, source, ms: performance.now() - started };
    return { judge: { ...gatePackage, uncertain: false }, rules: [], result };
  }
}

async function judgeInput(
  modules: readonly GateModule[],
  input: GateInput,
  options: GateRunOptions,
): Promise<Judged[]> {
  if ("error" in input) {
    const nobody: GatePackage = {
      policy: "",
      source: "",
      uncertain: false,
      evaluate: () => Promise.reject(new Error()),
    };
    return [{ judge: nobody, rules: [], result: toErrorResult(input.name, input.error) }];
  }
  const judged: Judged[] = [];
  for (const { policy, packages } of modules) {
    const prepared = policy.prepare(input.json);
    try {
      judged.push(
        ...(await Promise.all(packages.map((one) => judgePackage(one, prepared, input.name, options)))),
      );
    } finally {
      prepared.close();
    }
  }
  return judged;
}

/**
 * Leaves out what turned out to be a library: an entrypoint of a compiled policy that gave no rule for any input.
 * One that gave rules for some inputs is a policy, so for the others it is an error. A source without any policy
 * is an error too.
 */
function settle(judged: readonly Judged[]): GateResult[] {
  const isPolicy = ({ judge: { uncertain }, rules }: Judged): boolean => !uncertain || rules.length > 0;
  const keyOf = ({ judge: { source, policy } }: Judged): string => JSON.stringify([source, policy]);
  const policies = new Set(judged.filter(isPolicy).map(keyOf));
  const sources = new Set(judged.filter(isPolicy).map(({ judge: { source } }) => source));
  return judged
    .filter((one) => policies.has(keyOf(one)) || !sources.has(one.judge.source))
    .map(({ result }) => result);
}

/** Judges every input by every policy. An error of one is its result; the others are decided all the same. */
export async function runGate(
  modules: readonly GateModule[],
  inputs: readonly GateInput[],
  options: GateRunOptions,
): Promise<GateResult[]> {
  const judged: Judged[][] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < inputs.length; index = next++) {
      const input = inputs[index];
      if (input === undefined) return;
      judged[index] = await judgeInput(modules, input, options);
      options.onInput?.(++done);
    }
  };
  await Promise.all(Array.from({ length: INPUTS_AT_ONCE }, work));
  return settle(judged.flat());
}
