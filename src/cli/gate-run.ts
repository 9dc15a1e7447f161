import type { CallRecord, Decision } from "../engine/decision.js";
import type { EvaluateOptions } from "../engine/options.js";
import type { PreparedInput } from "../engine/policy.js";
import { isRegohostError } from "../errors.js";
import { toStrictJson } from "../rego/value-text.js";
import { toDecisionEvent, toErrorEvent } from "./decision-log.js";
import type { DecisionEvent } from "./decision-log.js";
import { EXIT, exitCodeOf } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import type { GateModule, GatePackage, PackageValues } from "./gate-module.js";
import type { GateResult } from "./gate-report.js";
import { refineVerdict } from "./gate-refine.js";
import type { RefineOptions } from "./gate-refine.js";
import { overlap } from "./overlap.js";
import type { InputDocument } from "./read-document.js";
import { errorMessages } from "./show-error.js";
import { judge } from "./verdict.js";
import type { Outcome } from "./verdict.js";

/** How many inputs may be waiting for answers. Each is held twice: as its text, and as the policies have parsed it. */
const INPUTS_AT_ONCE = {
  atLeast: 4,
  atMost: 32,
  maxBytes: 16 * 1024 * 1024,
  sizeOf: (input: GateInput): number => ("json" in input ? input.json.length : 0),
};

const EXIT_OF_OUTCOME: Readonly<Record<Outcome, ExitCode>> = {
  pass: EXIT.pass,
  fail: EXIT.refused,
  // Skipped is no verdict; that some policy gave one is looked at over all policies of an input.
  skipped: EXIT.pass,
  error: EXIT.usage,
};

export interface GateRunOptions extends RefineOptions {
  evaluate: EvaluateOptions & { now: Date | bigint };
  allowSkipped: boolean;
  /**
   * Told of each decision, and of each input and decision that failed. Judging waits for it, and ends when it fails.
   *
   * @param toEvent makes the event, which holds the whole input.
   */
  onEvent?(toEvent: () => DecisionEvent): Promise<void>;
  onInput?(done: number): void;
  /** Told what a policy printed. */
  onPrint?(input: string, message: string): void;
}

/** A document of an input file, or the error that reading it ended with. */
export type GateInput = (InputDocument | { name: string; error: unknown; line?: number }) & {
  /** As it was given; "-" is standard input. */
  file: string;
  /** The type of the DSSE envelope whose payload it is. */
  envelope?: string;
};

/** What one package said of one input, before it is known whether an uncertain package is a policy. */
interface Judged {
  judge: Pick<GatePackage, "policy" | "source" | "uncertain">;
  /** Whether it gave any rule. */
  hasRules: boolean;
  result: GateResult;
}

type InputPlace = Pick<GateResult, "input" | "file" | "line" | "envelope">;

function placeOf({ name, file, line, envelope }: GateInput): InputPlace {
  return {
    input: name,
    file,
    ...(line === undefined ? {} : { line }),
    ...(envelope === undefined ? {} : { envelope }),
  };
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

/** An error of one package's evaluation, or without a package of the input itself, is its result. */
async function toFailed(
  input: GateInput,
  error: unknown,
  options: GateRunOptions,
  about?: Pick<GatePackage, "policy" | "source">,
): Promise<Judged> {
  const { now } = options.evaluate;
  const policy = about === undefined ? {} : { policy: about.policy };
  const json = "json" in input ? { json: input.json } : {};
  await options.onEvent?.(() => toErrorEvent({ error, input: input.name, now, ...policy, ...json }));
  return {
    judge: { policy: "", source: "", ...about, uncertain: false },
    hasRules: false,
    result: { ...toErrorResult(placeOf(input), error), ...about },
  };
}

/** What a package's values say of an input. */
function toResult(
  gatePackage: GatePackage,
  { rules, decisions }: PackageValues,
  input: GateInput,
  options: GateRunOptions,
): Omit<GateResult, "ms"> {
  const { policy, source } = gatePackage;
  const used = decisions.flatMap(({ calls }) => calls).filter((call) => call.used);
  const verdict = judge(rules, {
    skippedAnalyses: decisions.flatMap(skippedAnalyses),
    allowSkipped: options.allowSkipped,
  });
  const notFound = used.filter(({ outcome }) => outcome === "not_found").map(callText);
  const refined = refineVerdict(verdict, gatePackage, { input: input.name, notFound }, options);
  return {
    ...placeOf(input),
    policy,
    source,
    ...refined,
    notFound,
    calls: used.length,
    exitCode: EXIT_OF_OUTCOME[refined.outcome],
  };
}

async function judgePackage(
  gatePackage: GatePackage,
  prepared: PreparedInput,
  input: GateInput,
  options: GateRunOptions,
): Promise<Judged> {
  const started = performance.now();
  const { policy, source } = gatePackage;
  const { name } = input;
  let values: PackageValues;
  let result: GateResult;
  try {
    values = await gatePackage.evaluate(prepared, options.evaluate);
    result = { ...toResult(gatePackage, values, input, options), ms: performance.now() - started };
  } catch (error) {
    const failed = await toFailed(input, error, options, { policy, source });
    return { ...failed, result: { ...failed.result, ms: performance.now() - started } };
  }
  const { rules, decisions } = values;
  for (const { message } of decisions.flatMap(({ prints }) => prints)) options.onPrint?.(name, message);
  for (const decision of decisions) await options.onEvent?.(() => toDecisionEvent(decision, name));
  return { judge: gatePackage, hasRules: rules.length > 0, result };
}

async function judgeInput(
  modules: readonly GateModule[],
  input: GateInput,
  options: GateRunOptions,
): Promise<Judged[]> {
  if ("error" in input) return [await toFailed(input, input.error, options)];
  const judged: Judged[] = [];
  for (const { policy, packages } of modules) {
    let prepared: PreparedInput;
    try {
      prepared = policy.prepare(input.json);
    } catch (error) {
      return [await toFailed(input, error, options)];
    }
    try {
      judged.push(...(await Promise.all(packages.map((one) => judgePackage(one, prepared, input, options)))));
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
 * @throws What `onEvent` throws.
 */
export async function runGate(
  modules: readonly GateModule[],
  inputs: AsyncIterable<GateInput>,
  options: GateRunOptions,
): Promise<GateResult[]> {
  let done = 0;
  const judgeNext = async (input: GateInput): Promise<Judged[]> => {
    const judged = await judgeInput(modules, input, options);
    options.onInput?.(++done);
    return judged;
  };
  return settle((await overlap(inputs, judgeNext, INPUTS_AT_ONCE)).flat());
}
