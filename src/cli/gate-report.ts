import { EXIT, worstExitCode } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import type { ExceptedFinding } from "./gate-exceptions.js";
import type { GateFinding } from "./gate-finding.js";
import type { Outcome } from "./verdict.js";

/** How one policy judged one input. */
export interface GateResult {
  /** The input's name: its file, with the line or the number of the document where there are several. */
  input: string;
  /** The input's file; "-" is standard input. */
  file: string;
  /** The input's line, in a file of several; the line of its error, for one that cannot be read. */
  line?: number;
  /** The type of the DSSE envelope whose payload was judged. Its signatures were not checked. */
  envelope?: string;
  /** The policy's package with slashes; absent when the input could not be read. */
  policy?: string;
  /** The argument it was loaded from. */
  source?: string;
  outcome: Outcome;
  violations: GateFinding[];
  warnings: GateFinding[];
  /** What would be a violation, or a warning, without an exception. */
  excepted: ExceptedFinding[];
  /** Why there is no verdict, for `error`. */
  problems: string[];
  skipReason?: string;
  /** The code of the error that ended the evaluation. */
  errorCode?: string;
  /** Calls whose answer was that the service knows no such thing, such as `service.discover("sha256:…", "")`. */
  notFound: string[];
  /** How many calls of built-ins the decision used. */
  calls: number;
  /** In milliseconds. */
  ms: number;
  exitCode: ExitCode;
}

/** What a run of `gate` found. Reporters present it. */
export interface GateReport {
  results: readonly GateResult[];
  policies: readonly { policy: string; source: string }[];
  /** How many inputs there were, those that could not be read included. */
  inputs: number;
  counts: Readonly<Record<Outcome | "warning" | "excepted", number>>;
  exitCode: ExitCode;
}

/** An input that every policy skipped was judged by none: that is exit code 2. */
function unjudgedInputs(results: readonly GateResult[]): ExitCode[] {
  const judged = new Map<string, boolean>();
  for (const { input, outcome } of results) {
    judged.set(input, judged.get(input) === true || outcome !== "skipped");
  }
  return [...judged.values()].filter((isJudged) => !isJudged).map(() => EXIT.usage);
}

/** Sums a run up. A run without a result passes nothing: that is exit code 2. */
export function toGateReport(results: readonly GateResult[], policies: GateReport["policies"]): GateReport {
  const counts = { pass: 0, fail: 0, skipped: 0, error: 0, warning: 0, excepted: 0 };
  for (const { outcome, warnings, excepted } of results) {
    counts[outcome]++;
    counts.warning += warnings.length;
    counts.excepted += excepted.length;
  }
  const codes = [...results.map(({ exitCode }) => exitCode), ...unjudgedInputs(results)];
  return {
    results,
    policies,
    inputs: new Set(results.map(({ input }) => input)).size,
    counts,
    exitCode: codes.length === 0 ? EXIT.usage : worstExitCode(codes),
  };
}
