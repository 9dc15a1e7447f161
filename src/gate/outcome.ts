/**
 * How an input ends for a policy.
 *
 * - `pass`: the policy judged the input and refused nothing.
 * - `fail`: it refused something.
 * - `skipped`: the policy says that the input is not its own. This is no verdict.
 * - `invalid`: no verdict, because of the input, the policy or the options. Trying again gives the same.
 * - `undecided`: no verdict, because an answer could not be had: credentials, network, service, time.
 */
export type Outcome = "pass" | "fail" | "skipped" | "invalid" | "undecided";

/** How a policy that was evaluated ends for an input. */
export type VerdictOutcome = Exclude<Outcome, "undecided">;
