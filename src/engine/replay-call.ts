import { EvaluationError } from "../errors.js";
import type { BuiltinContext } from "../builtin/builtin.js";
import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import { toDeclaredText } from "./declared-set.js";
import type { PendingCall } from "./pending-call.js";
import type { Recording } from "../recording/recording.js";

/**
 * The recorded answer of a call, as text that a policy's instance parses; `undefined` for no answer.
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
      return undefined;
    case "error":
      if (answer.opaCode !== undefined) {
        const isNoAnswer = answer.noAnswer === true;
        throw new StandardBuiltinError(answer.message, answer.opaCode, { isNoAnswer });
      }
      throw new EvaluationError(answer.message, { code: answer.code });
  }
}
