import { defined } from "../base/pick.js";
import type { Decision } from "../engine/rounds/decision.js";
import type { CallRecord } from "../engine/recording/call-record.js";
import type { Recording } from "../engine/recording/recording.js";
import { shownRecord } from "../engine/recording/shown-call.js";
import type { EvaluateOptions } from "../engine/rounds/options.js";
import { DEFAULT_TIMEOUT_MS } from "../engine/rounds/evaluation-deadline.js";
import {
  GUARDED_BYTES,
  readWithinTime,
  withinTime,
  type WithinTimeOptions,
} from "../base/async/within-time.js";
import type { PreparedInput } from "../engine/rounds/policy.js";
import { errorMessages } from "../base/error-messages.js";
import { errorOutcome } from "../base/error-outcome.js";
import { BuiltinError, EvaluationError, isRegohostError } from "../base/errors.js";
import { InputSnapshot } from "../engine/wasm/input-snapshot.js";
import { parseExactJson, type Held } from "../base/terms/exact-json.js";
import { toDecisionEvent, toErrorEvent, type DecisionEvent } from "./decision-event.js";
import { VERIFY } from "../engine/builtin/verification-builtins.js";
import { documentDigest } from "./verdict-evidence.js";
import type { GateModule, GatePackage, PackageValues } from "./gate-module.js";
import { isAllowedUnread, type UnreadOptions } from "./check-rules.js";
import { applyOwnExceptions, countSuccesses, type ExcusedValue } from "./conftest-rules.js";
import type { EndedEvaluation, Explainer } from "./explain.js";
import {
  describeFinding,
  locateFindings,
  namedPart,
  type FindingLocation,
  type GateFinding,
} from "./finding.js";
import { plainRule, ruleLocations, type GateRule } from "./gate-rule.js";
import { checkInput } from "./inputs/input-schemas.js";
import { describeKind, type CandidateInput } from "./policy-inputs.js";
import { toUnjudged, type BuiltinCallError, type ExcusedRule, type GateResult } from "./gate-report.js";
import { placedMessage } from "./plain-message.js";
import type { LocateInDocument } from "../engine/source/document-position.js";
import { inputPaths } from "./inputs/input-pattern.js";
import type { GateInput } from "./inputs/read-inputs.js";
import { builtinErrorText, refineVerdict, type RefineOptions } from "./refine-verdict.js";
import type { RequiredSigner } from "./conforma/required-signer.js";
import { judge, type RuleValue } from "./verdict.js";
import { withoutSentSecrets } from "./without-sent-secrets.js";
import { inWording, message, option, type Wording } from "../base/message.js";

/** The subject of a decision. */
export interface DecisionPlace {
  /** The input's name. */
  input: string;
  /** The policy's package with slashes. */
  policy: string;
}

export interface JudgeInputOptions extends RefineOptions {
  /** The wording of the interface that shows problems. */
  wording: Wording;
  /** Base of relative paths of inputs. */
  inputsFrom: string;
  evaluate: EvaluateOptions & { now: Date | bigint };
  allowSkipped: boolean;
  /** The rules that may be ignored. */
  unread: UnreadOptions;
  /** Whether inputs without a matching policy are allowed. */
  allowUnmatched: boolean;
  /** The required signer, if policies see one. */
  requiredSigner?: RequiredSigner | undefined;
  /** Whether errors of standard built-ins prevent a policy from passing. */
  refuseBuiltinErrors: boolean;
  /** Reports the calls of each evaluation, also of a failed one. */
  onCalls?: ((calls: readonly CallRecord[], place: DecisionPlace) => void) | undefined;
  /** Explains each evaluation of Rego. */
  explainer?: Explainer | undefined;
  /** Reports findings whose path leads nowhere in their input, by their ids. */
  onUnlocated?: ((ids: readonly string[], input: string) => void) | undefined;
  onEvent?: ((event: DecisionEvent) => void | Promise<void>) | undefined;
  onDecision?: ((decision: Decision, place: DecisionPlace) => void | Promise<void>) | undefined;
}

/** One package's result for one input, before it is known whether an uncertain package is a policy. */
export interface Judged {
  package: Pick<GatePackage, "policy" | "source" | "uncertain">;
  /** Whether any rule had a value. */
  hasRules: boolean;
  result: GateResult;
  /** The decisions of its evaluation, if it did not fail. */
  decisions?: readonly Decision[];
}

/** The distinct calls with this property. */
function callsThat(calls: readonly CallRecord[], has: (call: CallRecord) => boolean): string[] {
  return [...new Set(calls.filter(has).map(shownRecord))];
}

/** The distinct invalid envelopes. Their text is unreadable for people, so they are identified by digest. */
function findUnverified(calls: readonly CallRecord[]): string[] {
  const texts = calls.flatMap(({ builtin, reason, args: [envelope = null] }) => {
    if (builtin !== VERIFY || reason === undefined) return [];
    return [`${builtin} of ${documentDigest(envelope)}: ${reason}`];
  });
  return [...new Set(texts)];
}

function truncatedCalls(used: readonly CallRecord[]): string[] {
  return callsThat(used, ({ truncated }) => truncated === true);
}

/** Whether it is a lookup of a name that does not exist. That is a result, although OPA has an error for it. */
function isAnsweredLookup({ builtin, error }: CallRecord): boolean {
  return (
    builtin === "net.lookup_ip_addr" &&
    error !== undefined &&
    "opaCode" in error &&
    error.opaCode === "eval_builtin_error"
  );
}

/** The errors of standard built-ins, which are undefined to the policy, except where METADATA allows them. */
function builtinErrors(used: readonly CallRecord[]): BuiltinCallError[] {
  return used.flatMap((call) => {
    if (call.outcome !== "error" || isAnsweredLookup(call)) return [];
    const counted = call.places?.filter(({ optedOut }) => !optedOut);
    if (counted?.length === 0) return [];
    return [
      {
        builtin: call.builtin,
        call: shownRecord(call),
        types: call.types ?? [],
        message: call.error?.message ?? "it failed",
        places: (counted ?? []).map(({ file, row, column }) => ({ file, row, column })),
      },
    ];
  });
}

/** Removes duplicate errors of several decisions of a package. */
function uniqueErrors(errors: readonly BuiltinCallError[]): BuiltinCallError[] {
  return [...new Map(errors.map((error) => [builtinErrorText(error), error])).values()];
}

/** The skipped AI analyses that a decision used. */
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

/** Formats an error with its causes, for people. Where its location in Rego is known, the text begins with that. */
function failureText(error: unknown, wording: Wording): string {
  const at = error instanceof EvaluationError ? error.location : undefined;
  // The message of an evaluation begins with the entrypoint, which is the policy that a report names, and its location. That of a
  // built-in has neither, but may quote both of another policy.
  const isBuiltins = error instanceof BuiltinError;
  const isNamed = at === undefined || isBuiltins;
  const [first, ...causes] = errorMessages(error, isNamed ? wording : { ...wording, subject: () => "" });
  return [isBuiltins ? placedMessage(error, first) : first, ...causes].join("; because: ");
}

/** Converts an error to a result: of one package's evaluation, or without a package of the input. */
async function toFailed(
  input: GateInput,
  error: unknown,
  { evaluate: { now }, onEvent, wording }: JudgeInputOptions,
  about?: Pick<GatePackage, "policy" | "source">,
  hasStockRuntime = false,
): Promise<Judged> {
  const policy = about === undefined ? {} : { policy: about.policy };
  const json = "json" in input ? { json: input.json } : {};
  if (onEvent !== undefined)
    await onEvent(toErrorEvent({ error, input: input.name, now, hasStockRuntime, ...policy, ...json }));
  const place = { ...input, input: input.name };
  const outcome = errorOutcome(error);
  const message = failureText(error, wording);
  return {
    package: { policy: "", source: "", ...about, uncertain: false },
    hasRules: false,
    result: {
      ...(outcome === "fail" ? toRefused(place, error, message) : toUnjudged(place, outcome, message)),
      ...(isRegohostError(error) ? { errorCode: error.code } : {}),
      ...about,
    },
  };
}

/** The result of an input with invalid signatures, signer or subject. No exception applies to it. */
function toRefused(location: Parameters<typeof toUnjudged>[0], error: unknown, message: string): GateResult {
  const code = isRegohostError(error) ? error.code : "signature_invalid";
  const about = { id: `verification.${code}`, title: "The evidence is verified" };
  const finding: GateFinding = {
    rule: "verification",
    message,
    value: code,
    id: about.id,
    hasIdOfInput: false,
    severity: "error",
    title: about.title,
    about,
    metadata: new Map(),
  };
  return {
    ...toUnjudged(location, "invalid", message),
    outcome: "fail",
    problems: [],
    violations: [finding],
  };
}

/** The rule that defines a value: `result.allow`, else `result`, else the first that defines a part of it, as `deny["x"]`. */
function findRule({ rules }: Pick<GatePackage, "rules">, name: string): GateRule | undefined {
  const [rule = name] = name.split(".", 1);
  const isPart = (known: string): boolean => known.startsWith(`${rule}.`) || known.startsWith(`${rule}[`);
  return rules.get(name) ?? rules.get(rule) ?? [...rules].find(([known]) => isPart(known))?.[1];
}

/** The verdict of a package's values on an input. */
function toResult(
  gatePackage: GatePackage,
  { rules, decisions }: PackageValues,
  { name: input, file, line, envelope }: GateInput,
  options: JudgeInputOptions,
): Omit<GateResult, "ms"> {
  const { policy, source } = gatePackage;
  const used = decisions.flatMap(({ calls }) => calls).filter((call) => call.used);
  const { judged, excused } = readOwnExceptions(gatePackage, rules);
  const isConftest = gatePackage.conftest !== undefined;
  const verdict = judge(judged, {
    skippedAnalyses: decisions.flatMap(skippedAnalyses),
    allowSkipped: options.allowSkipped,
    isConftest,
    isAllowedUnread: (name) => isAllowedUnread(`${policy.replaceAll("/", ".")}.${name}`, options.unread),
    getLocation: (name) => {
      const [location] = ruleLocations(findRule(gatePackage, name) ?? plainRule(policy, name));
      return location && `${location.file}:${String(location.row)}`;
    },
  });
  const notFound = callsThat(used, ({ outcome }) => outcome === "not_found");
  const unverified = findUnverified(used);
  const truncated = truncatedCalls(used);
  const errors = options.refuseBuiltinErrors ? uniqueErrors(builtinErrors(used)) : [];
  return {
    input,
    file,
    ...defined({ line, envelope }),
    policy,
    source,
    ...refineVerdict(
      verdict,
      gatePackage,
      { input, file, notFound, truncated, builtinErrors: errors },
      options,
    ),
    notFound,
    unverified,
    truncated,
    builtinErrors: errors,
    calls: used.length,
    ...(gatePackage.conftest === undefined
      ? {}
      : {
          excused: excused.map((one) => describeExcused(one, gatePackage)),
          successes: countSuccesses(judged, excused, gatePackage.conftest.ruleCount),
        }),
  };
}

/**
 * Like {@link toResult}, within the time left by the evaluation: each finding, whose number an input can choose, is
 * described, and compared with each exception whose id is a pattern, and with each VEX statement about its vulnerability.
 *
 * @param ms the duration of the evaluation.
 * @throws EvaluationError `timeout`, `aborted`
 */
async function toResultWithinTime(
  gatePackage: GatePackage,
  values: PackageValues,
  input: GateInput,
  options: JudgeInputOptions,
  ms: number,
): Promise<Omit<GateResult, "ms">> {
  const toOwn = (): Omit<GateResult, "ms"> => toResult(gatePackage, values, input, options);
  const size = values.decisions.reduce((sum, { resultSet }) => sum + resultSet.length, 0);
  if (options.exceptions === undefined && options.vex === undefined && size < GUARDED_BYTES) return toOwn();
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options.evaluate;
  const limit = timeLimit(options.evaluate, timeoutMs - ms);
  return withinTime(`describing the findings in ${input.name}`, limit, toOwn);
}

/**
 * Adds the locations in the input that findings refer to, within the time limit of an evaluation: finding them requires
 * parsing.
 *
 * @throws EvaluationError `timeout`, `aborted`
 */
async function locateResult<T extends Omit<GateResult, "ms">>(
  result: T,
  { name, file, locate }: GateInput & { locate?: LocateInDocument | undefined },
  { evaluate: options, onUnlocated }: Pick<JudgeInputOptions, "evaluate" | "onUnlocated">,
): Promise<T> {
  const { violations, warnings, excepted, excused } = result;
  const findings = [
    ...violations,
    ...warnings,
    ...excepted,
    ...(excused ?? []).flatMap((one) => one.findings),
  ];
  const named = findings.flatMap((finding) => {
    const part = namedPart(finding, file);
    return part === undefined ? [] : [{ finding, ...part }];
  });
  if (locate === undefined || named.length === 0) return result;
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const startedAt = performance.now();
  const find = await locate(
    named.map(({ path }) => path),
    { signal, timeoutMs },
  );
  const leftMs = timeoutMs - (performance.now() - startedAt);
  return withinTime(`finding the locations of findings in ${name}`, timeLimit(options, leftMs), () => {
    const locations = new Map<GateFinding, FindingLocation>();
    const unlocated: string[] = [];
    for (const { finding, path, isDoubtful } of named) {
      const place = find(path);
      if (place !== undefined) locations.set(finding, { file, ...place });
      // Of a path with its first key in the input, only a later one can be wrong.
      else if (!isDoubtful || find([...path.slice(0, 1), ""]) !== undefined) unlocated.push(finding.id);
    }
    if (unlocated.length > 0) onUnlocated?.(unlocated, name);
    return {
      ...result,
      violations: locateFindings(violations, locations),
      warnings: locateFindings(warnings, locations),
      excepted: locateFindings(excepted, locations),
      ...(excused && {
        excused: excused.map((one) => ({ ...one, findings: locateFindings(one.findings, locations) })),
      }),
    };
  });
}

/** Applies a policy's own exceptions, if its rules are read as in Conftest. */
function readOwnExceptions(
  { conftest }: GatePackage,
  rules: RuleValue[],
): ReturnType<typeof applyOwnExceptions> {
  return conftest === undefined ? { judged: rules, excused: [] } : applyOwnExceptions(rules);
}

function describeExcused(excused: ExcusedValue, { policy, rules }: GatePackage): ExcusedRule {
  const { violations, warnings } = judge([excused], { isConftest: true });
  const findings = [
    ...violations.map((finding) => describeFinding(finding, policy, rules, "error")),
    ...warnings.map((finding) => describeFinding(finding, policy, rules, "warning")),
  ];
  return { rule: excused.rule, matches: excused.matches, findings };
}

/** The time limit of work in addition to an evaluation. @param leftMs the remaining time. Default: all. */
function timeLimit(
  { interrupt, timeoutMs = DEFAULT_TIMEOUT_MS }: EvaluateOptions,
  leftMs?: number,
): WithinTimeOptions {
  return { interrupt, timeoutMs, leftMs };
}

/** Describes comparing an input with schemas, whose patterns can take exponential time. */
const comparing = ({ name }: GateInput): string => `comparing ${name} with the schemas of the policies`;

/** Rejects an input of another kind, which the rules cannot judge. */
async function checkSchemas(
  { schemas }: GatePackage,
  input: GateInput,
  candidate: CandidateInput,
  { evaluate }: JudgeInputOptions,
): Promise<void> {
  if (schemas.length === 0) return;
  await withinTime(comparing(input), timeLimit(evaluate), () => {
    checkInput(input.name, candidate.held(), schemas);
  });
}

/** The packages of a module that match an input. */
async function packagesFor(
  packages: readonly GatePackage[],
  input: GateInput,
  candidate: CandidateInput,
  { evaluate }: JudgeInputOptions,
): Promise<readonly GatePackage[]> {
  if (packages.every(({ inputs }) => inputs === undefined)) return packages;
  return withinTime(comparing(input), timeLimit(evaluate), () =>
    packages.filter(({ inputs }) => inputs?.matches(candidate) ?? true),
  );
}

/** An input for the conditions of policies. It is parsed once, on first use. */
function toCandidate({ file, json }: GateInput & { json: Uint8Array }, inputsFrom: string): CandidateInput {
  let parsed: Held | undefined;
  return {
    paths: inputPaths(file, inputsFrom),
    held: () => (parsed ??= parseExactJson(new TextDecoder().decode(json))),
  };
}

/** An input in the form for policies. */
interface OwnInput {
  snapshot: InputSnapshot;
  candidate: CandidateInput;
}

async function toOwn(
  input: GateInput & { json: Uint8Array },
  { evaluate: { timeoutMs }, inputsFrom }: JudgeInputOptions,
): Promise<OwnInput> {
  const { name, json } = input;
  const snapshot = await readWithinTime(`reading ${name}`, json.length, { timeoutMs }, () =>
    InputSnapshot.ofOwn(json, "input"),
  );
  return { snapshot, candidate: toCandidate(input, inputsFrom) };
}

/** The result of an input without a matching policy. */
function toUnmatched(
  input: GateInput,
  { candidate }: OwnInput,
  packages: readonly GatePackage[],
  wording: Wording,
): Judged {
  const kind = describeKind(candidate.held()[""]);
  const known = packages.map(({ policy, inputs }) => `${policy} (${inputs?.subject ?? ""})`).join(", ");
  const hint = packages.map(({ inputs }) => inputs?.hint ?? "").find((text) => text !== "") ?? "";
  return {
    package: { policy: "", source: "", uncertain: false },
    hasRules: false,
    result: toUnjudged(
      { ...input, input: input.name },
      "invalid",
      inWording(
        message`no policy matches this input, which is ${kind}; the policies select ${known}${hint}. ${option("allowUnmatched")} accepts inputs without a policy`,
        wording,
      ),
    ),
  };
}

/** The facts about an input's signatures for policies. */
function verificationOf({ envelope }: GateInput): Pick<EvaluateOptions, "verification"> {
  return envelope?.verification === undefined ? {} : { verification: envelope.verification };
}

/** A recording includes the calls of a failed evaluation, which has no decision. */
function recordCalls(
  { evaluate: { onRecording }, onCalls, explainer }: JudgeInputOptions,
  place: DecisionPlace,
  keep: (recording: Recording) => void,
): Pick<EvaluateOptions, "onRecording"> {
  if (onCalls === undefined && explainer === undefined) return {};
  return {
    onRecording: (recording) => {
      onCalls?.(recording.callLog, place);
      keep(recording);
      return onRecording?.(recording);
    },
  };
}

/** The result with its explanation, if requested and something was evaluated. */
async function explainResult(
  result: GateResult,
  ended: Omit<EndedEvaluation, "recording" | "timeoutMs" | "signal" | "wording">,
  recording: Recording | undefined,
  { explainer, wording, evaluate: { timeoutMs, signal } }: JudgeInputOptions,
): Promise<GateResult> {
  if (explainer === undefined || recording === undefined) return result;
  const { withExplanation } = await import("./explain.js");
  return withExplanation(
    result,
    await explainer.explain({ ...ended, recording, timeoutMs, signal, wording }),
  );
}

async function judgeByPackage(
  gatePackage: GatePackage,
  prepared: PreparedInput,
  input: Extract<GateInput, { json: Uint8Array }>,
  candidate: CandidateInput,
  options: JudgeInputOptions,
  { module, data }: { module: GateModule; data: Uint8Array },
): Promise<Judged> {
  const started = performance.now();
  const { policy, source } = gatePackage;
  const hasStockRuntime = module.stockRuntime !== undefined;
  const evaluated = { module, package: gatePackage, input: input.json, data };
  let recording: Recording | undefined;
  let values: PackageValues;
  let result: GateResult;
  try {
    await checkSchemas(gatePackage, input, candidate, options);
    values = await gatePackage.evaluate(prepared, {
      ...options.evaluate,
      ...verificationOf(input),
      ...recordCalls(options, { input: input.name, policy }, (made) => void (recording = made)),
    });
    const ms = performance.now() - started;
    const judged = await toResultWithinTime(gatePackage, values, input, options, ms);
    const located = await locateResult(judged, input, options);
    const { rules } = values;
    result = await explainResult({ ...located, ms }, { ...evaluated, rules }, recording, options);
  } catch (error) {
    const ms = performance.now() - started;
    const { explainConflict } = await import("../engine/opa/conflict-message.js");
    const explained = await explainConflict(error, module.evaluator);
    const failed = await toFailed(input, explained, options, { policy, source }, hasStockRuntime);
    const reported = await explainResult(
      { ...failed.result, ms },
      { ...evaluated, error },
      recording,
      options,
    );
    return { ...failed, result: reported };
  }
  for (const decision of values.decisions) {
    await options.onDecision?.(decision, { input: input.name, policy });
    if (options.onEvent !== undefined) {
      const truncated = truncatedCalls(decision.calls.filter(({ used }) => used));
      const { envelope, verifiedThen } = input;
      await options.onEvent(
        toDecisionEvent(decision, input.json, {
          input: input.name,
          truncated,
          hasStockRuntime,
          envelope,
          isVerifiedThen: verifiedThen ?? envelope?.verifiedThen,
        }),
      );
    }
  }
  const { rules, decisions } = values;
  return { package: gatePackage, hasRules: rules.length > 0, result, decisions };
}

/**
 * Judges an input with every policy. An error of one is its result; the others still judge.
 *
 * @throws the errors of `onEvent` and `onDecision`.
 */
export async function judgeInput(
  modules: readonly GateModule[],
  given: GateInput,
  options: JudgeInputOptions,
): Promise<Judged[]> {
  if ("error" in given) return [await toFailed(given, given.error, options)];
  const judged: Judged[] = [];
  let shared: OwnInput | undefined;
  for (const module of modules) {
    const { policy, packages: all, dataFor, inputFor, findingType } = module;
    const input = inputFor === undefined ? given : { ...given, json: inputFor(given.json) };
    let own: OwnInput;
    try {
      own = inputFor === undefined ? (shared ??= await toOwn(given, options)) : await toOwn(input, options);
    } catch (error) {
      return [await toFailed(given, error, options)];
    }
    const { snapshot, candidate } = own;
    const { now } = options.evaluate;
    const configured = module.configured?.judge.forInput(now, given.judgedImage);
    const ofModule = { ...options, findingType, configured };
    let packages: readonly GatePackage[];
    let prepared: PreparedInput;
    let data: Uint8Array;
    try {
      const evaluated =
        configured === undefined ? all : all.filter((one) => configured.evaluates(one.policy));
      packages = await packagesFor(evaluated, input, candidate, options);
      if (packages.length === 0) continue;
      data = dataFor?.(input, now, options.requiredSigner) ?? module.data.bytes;
      prepared = policy.prepare(snapshot, { data: dataFor === undefined ? undefined : data });
    } catch (error) {
      return [await toFailed(input, error, options)];
    }
    try {
      const packageResults = await Promise.all(
        packages.map((one) => judgeByPackage(one, prepared, input, candidate, ofModule, { module, data })),
      );
      const settled = configured?.settle(packageResults, options.failOn.has("warn")) ?? packageResults;
      for (const { decisions = [], ...one } of settled)
        judged.push({ ...one, result: withoutSentSecrets(one.result, decisions) });
    } finally {
      prepared.close();
    }
  }
  if (judged.length > 0 || options.allowUnmatched) return judged;
  return [
    toUnmatched(
      given,
      shared ?? (await toOwn(given, options)),
      modules.flatMap(({ packages }) => packages),
      options.wording,
    ),
  ];
}
