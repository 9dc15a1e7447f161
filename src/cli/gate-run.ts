import type { CallRecord, Decision } from "../engine/decision.js";
import type { EvaluateOptions } from "../engine/options.js";
import { isRegohostError } from "../errors.js";
import { toStrictJson } from "../rego/value-text.js";
import { EXIT, exitCodeOf } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import type { GateModule, GatePackage } from "./gate-module.js";
import type { GateResult } from "./gate-report.js";
import { refineVerdict } from "./gate-refine.js";
import type { RefineOptions } from "./gate-refine.js";
import type { InputDocument } from "./read-document.js";
import { errorMessages } from "./show-error.js";
import { judge } from "./verdict.js";
import type { Outcome } from "./verdict.js";

/** How many inputs are decided at once. */
const INPUTS_AT_ONCE = 4;

const EXIT_OF_OUTCOME: Readonly<Record<Outcome, ExitCode>> = {
  pass: EXIT.pass,
  fail: EXIT.refused,
  // Skipped is no verdict; that some policy gave one is looked at over all policies of an input.
  skipped: EXIT.pass,
  error: EXIT.usage,
};

export interface GateRunOptions extends RefineOptions {
  evaluate: EvaluateOptions;
  allowSkipped: boolean;
  /** Whether results hold their decision log events. */
  keepLogs: boolean;
  onInput?(done: number): void;
  /** Told what a policy printed. */
  onPrint?(input: string, message: string): void;
}

/** A document of an input file, or the error that reading it ended with. */
export type GateInput = (InputDocument | { name: string; error: unknown; line?: number }) & {
  /** As it was given; "-" is standard input. */
  file: string;
};

/** What one package said of one input, before it is known whether an uncertain package is a policy. */
interface Judged {
  judge: Pick<GatePackage, "policy" | "source" | "uncertain">;
  /** Whether it gave any rule. */
  hasRules: boolean;
  result: GateResult;
}

type InputPlace = Pick<GateResult, "input" | "file" | "line">;

function placeOf({ name, file, line }: GateInput): InputPlace {
  return { input: name, file, ...(line === undefined ? {} : { line }) };
}

/** What a result without a verdict says of an error. */
function toErrorResult(place: InputPlace, error: unknown): GateResult {
  return {
    ...place,
    outcome: "error",
    violations: [],
    warnings: [],
    excepted: [],
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
  prepared: Parameters<GatePackage["evaluate"]>[0],
  place: InputPlace,
  options: GateRunOptions,
): Promise<Judged> {
  const started = performance.now();
  const { policy, source } = gatePackage;
  const { input } = place;
  try {
    const { rules, decisions } = await gatePackage.evaluate(prepared, options.evaluate);
    for (const { message } of decisions.flatMap(({ prints }) => prints)) options.onPrint?.(input, message);
    const used = decisions.flatMap(({ calls }) => calls).filter((call) => call.used);
    const verdict = judge(rules, {
      skippedAnalyses: decisions.flatMap(skippedAnalyses),
      allowSkipped: options.allowSkipped,
    });
    const notFound = used.filter(({ outcome }) => outcome === "not_found").map(callText);
    const refined = refineVerdict(verdict, gatePackage, { input, notFound }, options);
    const result: GateResult = {
      ...place,
      policy,
      source,
      ...refined,
      notFound,
      calls: used.length,
      ms: performance.now() - started,
      exitCode: EXIT_OF_OUTCOME[refined.outcome],
      ...(options.keepLogs
        ? { decisionLogs: decisions.map((decision) => JSON.stringify(decision.toDecisionLog())) }
        : {}),
    };
    return { judge: gatePackage, hasRules: rules.length > 0, result };
  } catch (error) {
    const result = { ...toErrorResult(place, error), policy, source, ms: performance.now() - started };
    return { judge: { policy, source, uncertain: false }, hasRules: false, result };
  }
}

async function judgeInput(
  modules: readonly GateModule[],
  input: GateInput,
  options: GateRunOptions,
): Promise<Judged[]> {
  const place = placeOf(input);
  if ("error" in input) {
    const nobody = { policy: "", source: "", uncertain: false };
    return [{ judge: nobody, hasRules: false, result: toErrorResult(place, input.error) }];
  }
  const judged: Judged[] = [];
  for (const { policy, packages } of modules) {
    const prepared = policy.prepare(input.json);
    try {
      judged.push(...(await Promise.all(packages.map((one) => judgePackage(one, prepared, place, options)))));
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
  const isPolicy = ({ judge: { uncertain }, hasRules }: Judged): boolean => !uncertain || hasRules;
  const keyOf = ({ judge: { source, policy } }: Judged): string => JSON.stringify([source, policy]);
  const policies = new Set(judged.filter(isPolicy).map(keyOf));
  const sources = new Set(judged.filter(isPolicy).map(({ judge: { source } }) => source));
  return judged
    .filter((one) => policies.has(keyOf(one)) || !sources.has(one.judge.source))
    .map(({ result }) => result);
}

/**
 * Judges every input by every policy. An error of one is its result; the others are decided all the same.
 *
 * @param inputs is read as it is needed, so that not all inputs are held at once.
 */
export async function runGate(
  modules: readonly GateModule[],
  inputs: AsyncIterable<GateInput>,
  options: GateRunOptions,
): Promise<GateResult[]> {
  const judged: Judged[][] = [];
  const queue = inputs[Symbol.asyncIterator]();
  let taken = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await queue.next();
      if (next.done === true) return;
      const index = taken++;
      judged[index] = await judgeInput(modules, next.value, options);
      options.onInput?.(++done);
    }
  };
  await Promise.all(Array.from({ length: INPUTS_AT_ONCE }, work));
  return settle(judged.flat());
}
