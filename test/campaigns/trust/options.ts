import { parseOptions, toCount } from "../options.js";

export interface TrustOptions {
  /** Minimum number of judged runs. Default: 20,000. */
  runs: number;
  /** The seed of the first scenario; the others follow it. */
  first: number;
  /** Whether the first scenario is the only one. */
  isOnly: boolean;
  /** Every Nth run also uses the command line. Default: 100. */
  commandEvery: number;
  /** Whether to create the table of faults instead of running a campaign. */
  isFaults: boolean;
  /** Whether to judge changes under review instead, by `gate --review`. */
  isReviews: boolean;
  /** Whether to run slow calls and texts under a limit instead. */
  isLimits: boolean;
  /** Checkouts of Gatekeeper's suites and of Rego tests, in which errors of built-ins are counted instead. */
  suites: readonly string[];
  tests: readonly string[];
  /** Number of seconds after which a run counts as a hang. Default: 300. */
  hangSeconds: number;
}

/** Distance between the first scenarios of two campaigns. */
const SEEDS = 1_000_003;

/** @throws UsageError on an unknown option, an invalid value, and on arguments without an option. */
export function readOptions(args: readonly string[]): TrustOptions {
  const {
    runs,
    seed,
    scenario,
    "command-every": every,
    faults,
    reviews,
    limits,
    suites,
    tests,
    "hang-seconds": hang,
  } = parseOptions(args, {
    runs: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    scenario: { type: "string" },
    "command-every": { type: "string", default: "100" },
    faults: { type: "boolean", default: false },
    reviews: { type: "boolean", default: false },
    limits: { type: "boolean", default: false },
    suites: { type: "string", multiple: true, default: [] },
    tests: { type: "string", multiple: true, default: [] },
    "hang-seconds": { type: "string", default: "300" },
  });
  return {
    runs: toCount("--runs", runs),
    first: scenario === undefined ? toCount("--seed", seed) * SEEDS : toCount("--scenario", scenario),
    isOnly: scenario !== undefined,
    commandEvery: toCount("--command-every", every),
    isFaults: faults,
    isReviews: reviews,
    isLimits: limits,
    suites,
    tests,
    hangSeconds: toCount("--hang-seconds", hang),
  };
}
