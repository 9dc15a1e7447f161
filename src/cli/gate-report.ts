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

/** What an input has that every policy skipped: no verdict. */
function toUnjudged({ input, file, line }: GateResult): GateResult {
  return {
    input,
    file,
    ...(line === undefined ? {} : { line }),
    outcome: "error",
    violations: [],
    warnings: [],
    excepted: [],
    problems: ["no policy judged it: all of them skipped it"],
    notFound: [],
    calls: 0,
    ms: 0,
    exitCode: EXIT.usage,
  };
}

/** Adds to the results of each input that every policy skipped one that says so. */
function withUnjudged(results: readonly GateResult[]): GateResult[] {
  const keyOf = ({ file, input }: GateResult): string => JSON.stringify([file, input]);
  const judged = new Set(results.filter(({ outcome }) => outcome !== "skipped").map(keyOf));
  const last = new Map(results.map((result) => [keyOf(result), result]));
  return results.flatMap((result) => {
    const key = keyOf(result);
    return judged.has(key) || last.get(key) !== result ? [result] : [result, toUnjudged(result)];
  });
}

/** Sums a run up. What passes nothing is exit code 2: a run without a result, an input that every policy skipped. */
export function toGateReport(judged: readonly GateResult[], policies: GateReport["policies"]): GateReport {
  const results = withUnjudged(judged);
  const counts = { pass: 0, fail: 0, skipped: 0, error: 0, warning: 0, excepted: 0 };
  for (const { outcome, warnings, excepted } of results) {
    counts[outcome]++;
    counts.warning += warnings.length;
    counts.excepted += excepted.length;
  }
  const codes = results.map(({ exitCode }) => exitCode);
  return {
    results,
    policies,
    inputs: new Set(results.map(({ input }) => input)).size,
    counts,
    exitCode: codes.length === 0 ? EXIT.usage : worstExitCode(codes),
  };
}
