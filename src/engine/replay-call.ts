import { EvaluationError } from "../errors.js";
import type { BuiltinContext } from "../rego/builtin.js";
import { StandardBuiltinError } from "../rego/standard-builtin.js";
import { isDeclaredSet, toSetText } from "./declared-set.js";
import type { PendingCall } from "./pending-call.js";
import type { Recording } from "./recording.js";

/**
 * The recorded answer to a call, as the text that a policy's instance parses; `undefined` for no answer.
 *
 * @throws StandardBuiltinError for a call that failed as OPA's own function fails
 * @throws EvaluationError `recording_missing` for a call that was not recorded; the recorded code for one that failed.
 */
export function replayCall(
  recording: Recording,
  call: PendingCall,
  context: Pick<BuiltinContext, "report">,
): Uint8Array | undefined {
  const { host, args } = call;
  const answer = recording.find(host.name, args);
  if (answer === undefined) {
    // Whoever asked for the answer names the call. Without any recording there is nothing to record again.
    const advice = recording.exactCalls.length === 0 ? "" : "; record again with it";
    throw new EvaluationError(`it has no recorded answer, and no connection may be made${advice}`, {
      code: "recording_missing",
    });
  }
  context.report({ attempts: 0, cached: true });
  switch (answer.kind) {
    case "value":
      return Buffer.from(isDeclaredSet(host.result) ? toSetText(answer.json) : answer.json);
    case "undefined":
      if (answer.notFound) context.report({ notFound: true });
      return undefined;
    case "error":
      if (answer.opaCode !== undefined) throw new StandardBuiltinError(answer.message, answer.opaCode);
      throw new EvaluationError(answer.message, { code: answer.code });
  }
}
