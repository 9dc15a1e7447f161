import type { FindingType } from "../chainloop/finding-type.js";
import { append } from "../base/lists.js";
import type { AppliedExceptions, GateExceptions } from "./exceptions.js";
import type { InputJudge } from "./conforma/source-judge.js";
import type { FailOn } from "./fail-on.js";
import { describeFinding, type GateFinding } from "./finding.js";
import type { GatePackage } from "./gate-module.js";
import type { BuiltinCallError, GateResult } from "./gate-report.js";
import { plainMessage } from "./plain-message.js";
import type { splitSuppressed } from "./policy-suppression.js";
import { plainRule } from "./gate-rule.js";
import type { VexStatements } from "./vex/vex-statements.js";
import { toOutcome, type Verdict } from "./verdict.js";

export interface RefineOptions {
  /** Additional violations. */
  failOn: ReadonlySet<FailOn>;
  exceptions: GateExceptions | undefined;
  vex: VexStatements | undefined;
  /** With `compat: "chainloop"`: a policy can suppress its own findings. */
  splitSuppressed: typeof splitSuppressed | undefined;
  /** The type that the policy declares for its findings. */
  findingType?: FindingType | undefined;
  /** With `rules: "conforma"`: the criteria for the rules. */
  configured?: InputJudge | undefined;
}

type RefinedVerdict = Pick<
  GateResult,
  "outcome" | "violations" | "warnings" | "excepted" | "problems" | "skipReason" | "errorCode"
>;

/** Applies the run's options to a verdict: additional failures, exceptions, then VEX documents. */
export function refineVerdict(
  verdict: Verdict,
  { policy, rules }: Pick<GatePackage, "policy" | "rules">,
  {
    input,
    file,
    notFound,
    truncated,
    builtinErrors,
  }: Pick<GateResult, "input" | "file" | "notFound" | "truncated" | "builtinErrors">,
  { failOn, exceptions, vex, splitSuppressed, findingType, configured }: RefineOptions,
): RefinedVerdict {
  const found = verdict.violations.map((finding) => describeFinding(finding, policy, rules, "error"));
  const { left: unsuppressed, suppressed } = splitSuppressed?.(found, findingType) ?? {
    left: found,
    suppressed: [],
  };
  const warned = verdict.warnings.map((finding) => describeFinding(finding, policy, rules, "warning"));
  const { violations, warnings, excluded } = configured?.select(policy, unsuppressed, warned) ?? {
    violations: unsuppressed,
    warnings: warned,
    excluded: [],
  };
  if (failOn.has("warn")) append(violations, warnings.splice(0));
  if (failOn.has("not-found")) {
    for (const call of notFound) violations.push(toFinding("not-found", `not found: ${call}`, call, policy));
  }
  if (failOn.has("truncated")) {
    for (const call of truncated) {
      violations.push(toFinding("truncated", `truncated evidence: ${call}`, call, policy));
    }
  }
  const apply = (findings: GateFinding[]): AppliedExceptions => {
    const unexcepted = { left: findings, excepted: [], problems: [] };
    const { left, excepted, problems } = exceptions?.apply(findings, policy, [input, file]) ?? unexcepted;
    const applied = vex?.apply(left) ?? { left, excused: [] };
    return { left: applied.left, excepted: [...excepted, ...applied.excused], problems };
  };
  const [refused, reported] = [apply(violations), apply(warnings)];
  // A value that is undefined because of an error can hide a refusal. Existing refusals still count.
  const hidden = refused.left.length === 0 ? builtinErrors.map(builtinErrorText) : [];
  const problems = [...verdict.problems, ...refused.problems, ...reported.problems, ...hidden];
  const { skipReason } = verdict;
  const outcome = toOutcome({ ...verdict, problems, violations: refused.left });
  return {
    outcome,
    violations: refused.left,
    warnings: reported.left,
    excepted: [...refused.excepted, ...reported.excepted, ...suppressed, ...excluded],
    problems,
    ...(hidden.length > 0 && hidden.length === problems.length ? { errorCode: "builtin_failed" } : {}),
    ...(outcome === "skipped" && skipReason !== undefined ? { skipReason } : {}),
  };
}

/** Formats an error of a built-in, for people: the locations, the built-in, and the error. */
export function builtinErrorText({ builtin, message, places }: BuiltinCallError): string {
  const at = places.map(({ file, row }) => `${file}:${String(row)}`).join(", ");
  const plain = plainMessage(message);
  const text = plain.startsWith(builtin) ? plain : `${builtin}: ${plain}`;
  return at === "" ? text : `${at}: ${text}`;
}

function toFinding(rule: FailOn, message: string, call: string, policy: string): GateFinding {
  const about = plainRule(policy, rule);
  return {
    rule,
    message,
    value: call,
    id: about.id,
    hasIdOfInput: false,
    severity: "error",
    about,
    metadata: new Map(),
  };
}
