import { BuiltinError, EvaluationError } from "../../../src/base/errors.js";
import { withoutValues } from "../../../src/engine/opa/shown-message.js";
import { toCanonicalText } from "../../../src/base/terms/term-text.js";
import { compareTerms, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import type { ConformanceCase } from "./parse-cases.js";

/** The outcome of an evaluation. */
export type Outcome = { solutions: Term[] } | { error: unknown };

/** The reason why a case failed; `undefined` when it passed. */
export type Failure = string | undefined;

/**
 * Compares like OPA's runner: the solutions as a set, and arrays of bindings sorted if a case requests it. A case that
 * expects no result expects no solution.
 */
export function checkResult(test: ConformanceCase, outcome: Outcome): Failure {
  if ("error" in outcome) return `unexpected error: ${textOf(outcome.error)}`;
  const given = toText(test.sortBindings ? outcome.solutions.map(sortBindings) : outcome.solutions);
  const wanted = toText(test.wantResult ?? []);
  return wanted === given ? undefined : `${wanted} was wanted, and it is ${given}`;
}

function toText(solutions: readonly Term[]): string {
  return toCanonicalText(new RegoSet([...solutions]));
}

function sortBindings(solution: Term): Term {
  if (!(solution instanceof RegoObject)) return solution;
  return new RegoObject(
    solution.entries.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.toSorted(compareTerms) : value,
    ]),
  );
}

/** The location and the code that OPA's evaluator puts before an error's text. */
const PREFIX = /^(?:[\w.-]+:\d+: )?(?:(eval_\w+): )?/;

/**
 * Compares like OPA's runner for Wasm: the code counts, because the module's texts differ from the evaluator's. For an
 * error of a built-in in the host the text counts too, and a strict error is always one.
 */
export function checkError(test: ConformanceCase, outcome: Outcome): Failure {
  if ("solutions" in outcome) return `an error was wanted, and it is ${toText(outcome.solutions)}`;
  const { error } = outcome;
  const text = textOf(error);
  // A crash or a missing built-in is not an error of the policy.
  if (!(error instanceof EvaluationError)) return `an error of the policy was wanted, and it is ${text}`;
  if (test.strictError && !(error instanceof BuiltinError)) {
    return `an error of a built-in was wanted, and it is ${text}`;
  }
  const [prefix, codeInText] = PREFIX.exec(test.wantError ?? "") ?? [""];
  const code = test.wantErrorCode ?? codeInText;
  if (code !== undefined && error.opaCode !== code) {
    return `the code ${code} was wanted, and it is ${String(error.opaCode)}: ${text}`;
  }
  const wanted = (test.wantError ?? "").slice(prefix.length);
  const textCounts = error instanceof BuiltinError || code === undefined;
  // This library's messages contain no values; those of the cases may.
  return !textCounts || text.includes(wanted) || text.includes(withoutValues(wanted))
    ? undefined
    : `the error ${wanted} was wanted, and it is ${text}`;
}

/** An error's message, with the additions of its causes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : JSON.stringify(error);
  const cause = error.cause === undefined ? "" : textOf(error.cause);
  return error.message.includes(cause) ? error.message : `${error.message}: ${cause}`;
}
