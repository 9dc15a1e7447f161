import type { BuiltinContext } from "../builtin/builtin.js";
import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import { BuiltinError, EvaluationError, isRegohostError } from "../../base/errors.js";
import type { CallRecord } from "../recording/call-record.js";
import { shownCall, toShownError } from "../recording/shown-call.js";
import type { RecordedAnswer } from "../recording/recorded-call.js";
import type { Recording } from "../recording/recording.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { toDeclaredText } from "./encode-answer.js";
import type { AsyncHostFunction } from "./host-table.js";
import { getMessage, message, reasonOf } from "../../base/message.js";

/** A built-in call without an answer yet. */
export interface PendingCall {
  key: string;
  host: AsyncHostFunction;
  /** The Rego text of each argument. */
  args: string[];
  /** Whether it costs or changes something. */
  effect: boolean;
}

/** The answer of a call: JSON text as bytes, nothing, or an error. */
export interface Answer {
  call: PendingCall;
  record: CallRecord;
  bytes: Uint8Array | undefined;
  error: BuiltinError | undefined;
}

/** Returns a call in messages. */
export function describeCall({ host, args }: PendingCall): string {
  return shownCall(host.name, args.map(parseTerm));
}

/** Returns the error of a failed call. */
export function toBuiltinError(call: PendingCall, error: unknown): BuiltinError {
  if (error instanceof BuiltinError) return error;
  if (error instanceof StandardBuiltinError) {
    return toStandardFailure(call.host.name, call.args, error);
  }
  // Its options get their words where it is shown, as in the cause, which then is not repeated.
  const why = isRegohostError(error) ? getMessage(error) : reasonOf(error);
  return new BuiltinError(message`${describeCall(call)}: ${why}`, {
    code: "builtin_failed",
    builtin: call.host.name,
    cause: error,
  });
}

/** Returns the error of a failed call of a standard built-in. */
export function toStandardFailure(
  builtin: string,
  args: readonly string[],
  error: StandardBuiltinError,
): BuiltinError {
  const cause = toShownError(builtin, args.map(parseTerm), error);
  const { message, opaCode } = cause;
  return new BuiltinError(message, { code: "builtin_failed", builtin, opaCode, cause });
}

/** Returns the error of a call that the network did not answer, where that ends the evaluation. */
export function toUnanswered(
  { host }: Pick<PendingCall, "host">,
  { message, code, builtin, opaCode, cause }: BuiltinError,
): BuiltinError {
  const advice =
    host.name === "http.send" ? "; a policy that decides without the answer sets raise_error: false" : "";
  return new BuiltinError(`${message}. There is no answer to decide on${advice}`, {
    code,
    builtin,
    cause,
    opaCode,
  });
}

/** Returns an answer in a recording's form. */
export function toRecordedAnswer({ bytes, error, record }: Answer): RecordedAnswer {
  if (error !== undefined) {
    const { cause } = error;
    const { code, message } = isRegohostError(cause) ? cause : error;
    if (!(cause instanceof StandardBuiltinError)) return { kind: "error", code, message };
    const { opaCode, isNoAnswer } = cause;
    return { kind: "error", code, message, opaCode, ...(isNoAnswer && { noAnswer: true }) };
  }
  if (bytes === undefined) {
    const { outcome, reason } = record;
    return { kind: "undefined", notFound: outcome === "not_found", ...(reason !== undefined && { reason }) };
  }
  const json = toJsonText(parseTerm(Buffer.from(bytes).toString("utf8")));
  return { kind: "value", json, ...(record.truncated === true && { truncated: true }) };
}

/**
 * Returns the recorded answer of a call, as text that a policy's instance parses; `undefined` for no answer.
 *
 * @throws StandardBuiltinError for a recorded error of OPA's own function
 * @throws EvaluationError `recording_missing` for a call that was not recorded; the recorded code for other errors.
 */
export function replayCall(
  recording: Recording,
  call: PendingCall,
  context: Pick<BuiltinContext, "report">,
): Uint8Array | undefined {
  const { host, args } = call;
  const answer = recording.find(host.name, args);
  if (answer === undefined) {
    // The caller names the call. Without a recording there is nothing to record again.
    const advice = recording.exactCalls.length === 0 ? "" : "; record again with it";
    throw new EvaluationError(`it has no recorded answer, and connections are not allowed${advice}`, {
      code: "recording_missing",
    });
  }
  context.report({ attempts: 0, cached: true });
  switch (answer.kind) {
    case "value":
      if (answer.truncated === true) context.report({ truncated: true });
      return Buffer.from(toDeclaredText(answer.json, host.result));
    case "undefined":
      if (answer.notFound) context.report({ notFound: true });
      if (answer.reason !== undefined) context.report({ reason: answer.reason });
      return undefined;
    case "error":
      if (answer.opaCode !== undefined) {
        const isNoAnswer = answer.noAnswer === true;
        throw new StandardBuiltinError(answer.message, answer.opaCode, { isNoAnswer });
      }
      throw new EvaluationError(answer.message, { code: answer.code });
  }
}
