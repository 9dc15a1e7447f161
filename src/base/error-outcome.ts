import { BuiltinError, ERROR_OUTCOMES, isRegohostError, type ErrorCode } from "./errors.js";
import { isError } from "./realms.js";

/** Of an envelope that is malformed itself, or whose payload is: no more proven than one whose signature is wrong. */
const MALFORMED: readonly ErrorCode[] = ["statement_invalid", "envelope_invalid"];

/** Returns whether an error of a verification means that the evidence does not hold. Everything else is no result of it. */
export function isNotProven(error: unknown): boolean {
  return errorOutcome(error) === "fail" || (isRegohostError(error) && MALFORMED.includes(error.code));
}

function isNoAnswer(cause: unknown): boolean {
  return isError(cause) && "isNoAnswer" in cause && cause.isNoAnswer === true;
}

/** Errors from outside this library are unexpected, so they are undecided. */
export function errorOutcome(error: unknown): Exclude<(typeof ERROR_OUTCOMES)[ErrorCode], "cause"> {
  if (!isRegohostError(error)) return "undecided";
  // An error that OPA's own function returns comes from the input or the policy, unless the network returned no
  // response.
  if (error instanceof BuiltinError && error.opaCode !== undefined && !isNoAnswer(error.cause))
    return "invalid";
  const outcome = ERROR_OUTCOMES[error.code];
  return outcome === "cause" ? errorOutcome(error.cause) : outcome;
}
