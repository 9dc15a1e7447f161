import { defined } from "../base/pick.js";
import type { ErrorCode, RegoLocation } from "../base/errors.js";
import type { Recording } from "../engine/recording/recording.js";
import type { OpenedEnvelope } from "./inputs/envelope.js";
import type { ExceptedFinding } from "./exceptions.js";
import type { GateFinding } from "./finding.js";
import type { Outcome } from "./verdict.js";
import type { GateTrail } from "./gate-trail.js";
import type { VerdictEvidence } from "./verdict-evidence.js";
import type { ExplainMode } from "../base/text/explain-mode.js";

/** An error of a standard built-in. */
export interface BuiltinCallError {
  /** `to_number` */
  builtin: string;
  /** `to_number("x")`, without credentials. */
  call: string;
  /** OPA's names of the arguments' types: `["string"]`. */
  types: readonly string[];
  /** `invalid syntax` */
  message: string;
  /** The locations of the call in the policy; empty when unknown. */
  places: readonly RegoLocation[];
}

/** A rule that the policy's own `exception` excepts, with `rules: "conftest"`. */
export interface ExcusedRule {
  /** `deny_run_as_root` */
  rule: string;
  /** Number of exceptions that refer to it. */
  matches: number;
  /** The findings that it would have. */
  findings: GateFinding[];
}

/** The reasons for the values of a policy's rules for one input: a trace of OPA's evaluator. */
export interface GateExplanation {
  /** Everything but unifications, failures, notes of `trace`, or all. */
  mode: ExplainMode;
  /** The trace, as `opa eval --explain` prints it. */
  lines: readonly string[];
  /** Number of further lines, which were too many. */
  omitted: number;
  /** The decision of OPA's evaluator if it differs from the judged one, as JSON text; the result is `invalid` then. */
  differs?: string;
  /** The reason why there is no trace; the result has no verdict then. */
  error?: string;
}

/** The result of one policy for one input. */
export interface GateResult {
  /**
   * The input's name: its file, with the line or the number of the document if there are several. `(no input)` for a
   * policy without one.
   */
  input: string;
  /** The input's file or name; "-" is standard input. */
  file: string;
  /** The input's line in a file with several; for an unreadable input, the line of its error. */
  line?: number;
  /** The DSSE envelope whose payload was judged. */
  envelope?: OpenedEnvelope;
  /** The policy's package with slashes; absent when the input could not be read. */
  policy?: string;
  /** The policy's source, as specified by the caller. */
  source?: string;
  /** With exceptions and the options of the run applied. */
  outcome: Outcome;
  /** The findings that fail it. */
  violations: GateFinding[];
  /** Findings that are only reported. */
  warnings: GateFinding[];
  /**
   * Violations and warnings with an exception, or that a VEX document excuses; with `compat: "chainloop"` also violations
   * that the policy suppresses, and with `rules: "conforma"` findings that its criteria exclude.
   */
  excepted: ExceptedFinding[];
  /** The reasons why there is no verdict, for `invalid` and `undecided`. */
  problems: string[];
  /** The policy's reason for skipping the input. */
  skipReason?: string;
  /** The code of the error that ended the evaluation, or of errors of built-ins that may hide a refusal. */
  errorCode?: ErrorCode;
  /** Calls for items that the service does not have, such as `service.discover("sha256:…", "")`. */
  notFound: string[];
  /**
   * Envelopes that a policy passed to `regohost.verify` and that are invalid, which are undefined to it, each with its
   * digest, the code and the error: `regohost.verify of sha256:…: signature_invalid: …`.
   */
  unverified: string[];
  /** Calls whose limit truncated the result, so that the decision is based on a part of the evidence. */
  truncated: string[];
  /**
   * Errors of standard built-ins, which are undefined to the policy. Without violations they make the outcome
   * `invalid`. Except those in rules whose METADATA has `custom: {builtin_errors: undefined}`.
   */
  builtinErrors: BuiltinCallError[];
  /** With `rules: "conftest"`: the rules that the policy's own `exception` excepts. */
  excused?: ExcusedRule[];
  /** With `rules`: the rules without findings, as that tool counts them. */
  successes?: number;
  /** With `explain`: the trace of its evaluation. Absent where nothing was evaluated, and for an error of time, memory or the network. */
  explanation?: GateExplanation;
  /** Number of built-in calls that the decision used. */
  calls: number;
  /** Duration in milliseconds. */
  ms: number;
}

/** Number of results by outcome, of warnings and excepted findings, and of decisions on truncated evidence. */
export type GateCounts = Readonly<Record<Outcome | "warning" | "excepted" | "truncated", number>>;

/** The report of a gate over all inputs. `writeReport` formats it. */
export interface GateReport {
  /** The worst outcome of the results: `undecided`, `invalid`, `fail`, `pass`. Without results it is `invalid`. */
  outcome: Exclude<Outcome, "skipped">;
  /** In the order of the inputs, then of the policies. */
  results: readonly GateResult[];
  /** The policies that judged the inputs. */
  policies: readonly { policy: string; source: string }[];
  /** Number of inputs, unreadable ones included. */
  inputs: number;
  /** Of `results`, not of inputs: an input has a result for each policy. */
  counts: GateCounts;
  /** Additional information for readers of the verdict. */
  notes: readonly GateNote[];
  /** All results of calls, with `record: true`, for the `replay` option of `loadGate`. Absent when nothing was evaluated. */
  recording?: Recording;
  /** With `trail: true`: the calls of each evaluation, and the source lines of findings. */
  trail?: GateTrail;
  /** With `evidence: true`: the digests of everything that the verdict is based on. */
  evidence?: VerdictEvidence;
}

/** From the best to the worst. */
const ORDER = ["pass", "fail", "invalid", "undecided"] as const;

/** The worst outcome. Ignores skipped inputs, which have no verdict; without any other it is `pass`. */
function worstOutcome(outcomes: Iterable<Outcome>): GateReport["outcome"] {
  let worst = 0;
  for (const outcome of outcomes) {
    if (outcome !== "skipped") worst = Math.max(worst, ORDER.indexOf(outcome));
  }
  return ORDER[worst] ?? "undecided";
}

/** The input of a result without one: of a policy that matched no input. */
export const NO_INPUT = "(no input)";

/** The result of an input without a verdict. */
export function toUnjudged(
  { input, file, line, envelope }: Pick<GateResult, "input" | "file" | "line" | "envelope">,
  outcome: "invalid" | "undecided",
  problem: string,
): GateResult {
  return {
    input,
    file,
    ...defined({ line, envelope }),
    outcome,
    violations: [],
    warnings: [],
    excepted: [],
    problems: [problem],
    notFound: [],
    unverified: [],
    truncated: [],
    builtinErrors: [],
    calls: 0,
    ms: 0,
  };
}

/** Summarizes a run. A run without results is `invalid`: judging nothing is not a pass. */
export function toGateReport(
  results: readonly GateResult[],
  policies: GateReport["policies"],
  notes: readonly GateNote[] = [],
): GateReport {
  const counts = {
    pass: 0,
    fail: 0,
    skipped: 0,
    invalid: 0,
    undecided: 0,
    warning: 0,
    excepted: 0,
    truncated: 0,
  };
  for (const { outcome, warnings, excepted, truncated } of results) {
    counts[outcome]++;
    counts.warning += warnings.length;
    counts.excepted += excepted.length;
    if (truncated.length > 0) counts.truncated++;
  }
  return {
    outcome: results.length === 0 ? "invalid" : worstOutcome(results.map(({ outcome }) => outcome)),
    results,
    policies,
    inputs: new Set(results.map(({ input }) => input).filter((input) => input !== NO_INPUT)).size,
    counts,
    notes,
  };
}

/**
 * Additional information for readers of the verdict. `envelope_unverified`, `image_unverified`, `policy_unverified` and
 * `runtime_stock` are part of the verdict: signatures were not verified; results can differ from those of OPA's
 * evaluator, and errors of built-ins are not reported.
 */
export interface GateNote {
  /**
   * For programs. `envelope_unverified`: signatures that were not verified, or only when a replay was recorded.
   * `exception_unused`: an exception that no finding matched. `exception_unapplied`: an exception by the id of a
   * finding that the input may have chosen, which does not apply. `vex_unused`: statements of a VEX document that
   * excused no finding. `definition_unknown`: findings of a rule with several
   * definitions, of an unknown one. `finding_unplaced`: findings whose path leads nowhere in their input. `finding_suppressed`: with
   * `compat: "chainloop"`, findings that their policies suppress, perhaps by their input. `rules_ignored`: rules that look like a verdict and are not read. `files_ignored`:
   * files of folders and bundles that are not read because of their names: tests, hidden ones, those in `node_modules`,
   * others. `inputs_ignored`: files of folders of inputs whose names show no format. `policies_ignored`: compiled
   * policies in a folder of Rego, or next to the one of a bundle; policies of a group of Chainloop for other kinds. `data_unused`: data files next to policies that are
   * specified individually. `reference_undefined`: references to rules or data that do not exist. `runtime_stock`:
   * compiled policies with OPA's own runtime for Wasm or planner, or unknown ones. `rules_unjudged`: rules in the
   * source of a compiled policy that are no entrypoints: warnings, and rules that may be ignored. `policy_recompiled`:
   * bundles whose Rego was recompiled, because their `policy.wasm` would have a note `runtime_stock`. `unmatched`: with
   * `allowUnmatched`, inputs without a policy, and policies without an input. `image_resolved`: the images whose
   * attestations were inputs, with their digests. `image_unverified`: images whose attestations were not verified.
   * `referrers_ignored`: other referrers of images. `policy_resolved`: the addresses of policies, with their digests.
   * `policy_unpinned`: those that neither a signature nor a digest pins. `policy_unverified`: signed bundles that were
   * loaded without verification. `file_unnamed`: on the command line, a gate file or lock file of the working folder
   * that no argument refers to. `inputs_mixed`: on the command line, policies of this package that refused inputs of
   * another kind.
   */
  code:
    | "envelope_unverified"
    | "exception_unused"
    | "exception_unapplied"
    | "vex_unused"
    | "definition_unknown"
    | "finding_unplaced"
    | "finding_suppressed"
    | "rules_ignored"
    | "files_ignored"
    | "inputs_ignored"
    | "policies_ignored"
    | "data_unused"
    | "reference_undefined"
    | "runtime_stock"
    | "rules_unjudged"
    | "policy_recompiled"
    | "schema_unchecked"
    | "unmatched"
    | "image_resolved"
    | "image_unverified"
    | "referrers_ignored"
    | "policy_resolved"
    | "policy_unpinned"
    | "policy_unverified"
    | "file_unnamed"
    | "inputs_mixed";
  /** For people. A long list of names is truncated. */
  message: string;
  /** The sources that the note is about, all of them, named as in `policies`. Only `runtime_stock` and `policy_recompiled` have them. */
  sources?: readonly string[];
}
