/** A call without a result. */
interface UnansweredCall {
  /** The built-in. */
  name: string;
  /** Its arguments as JSON, where they are known. */
  args: string | undefined;
}

/** The error of a call whose result is not in the table of answers. It is opa-core's text (`opa-core/answers.go`), which has no code. */
const NO_ANSWER =
  /^(?<name>[\w.]+)(?:\([^]*?\)(?=: no answer was given for ))?: no answer was given for (?:(?<args>\[[^]*\])$)?/;

/** Returns the call of which an error states that it has no result; `undefined` for another error. */
export function unansweredCall(error: string): UnansweredCall | undefined {
  const { name, args } = NO_ANSWER.exec(error)?.groups ?? {};
  return name === undefined ? undefined : { name, args };
}

/** Returns the error of such a call, which the name of the built-in precedes. */
export function unansweredError(): Error {
  return new Error("no answer was given for this call");
}
