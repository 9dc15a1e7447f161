import { isRegohostError, ServiceError, type RegohostError } from "../../../base/errors.js";
import { toShownUrl } from "../../../http/connection-error.js";
import type { Identity } from "../identity.js";
import type { CallControl } from "../../../http/retry.js";
import type { GrpcChannel } from "./grpc-channel.js";
import { toProtocolError, toStatusFailure } from "./grpc-failure.js";
import { GrpcStatusError, isStatusCode, NOT_FOUND, OK, UNKNOWN } from "./grpc-status.js";
import {
  REFLECTION_ANSWER,
  reflectionMethod,
  type ReflectionAnswer,
  type ReflectionQuestion,
} from "./reflection-messages.js";

/** The identity of the caller, and the limits of one attempt. */
interface ReflectionCaller {
  identity: Identity | undefined;
  control: CallControl;
  attempts: number;
  timeoutMs: number;
}

/**
 * Sends several requests to a server's reflection service at once, and returns the responses in their order.
 *
 * @throws ServiceError `unimplemented` when the server has no reflection, the status of an error response, or that of
 * the call.
 * @throws ResponseError when there are fewer or more responses than requests.
 */
export async function askReflection(
  channel: GrpcChannel,
  questions: readonly ReflectionQuestion[],
  caller: ReflectionCaller,
): Promise<ReflectionAnswer[]> {
  try {
    return await ask(channel, "v1", questions, caller);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return await ask(channel, "v1alpha", questions, caller);
  } catch (error) {
    if (!isMissing(error) || error.code === "unimplemented") throw error;
    throw new ServiceError(error.message, { code: "unimplemented", cause: error });
  }
}

/** Returns whether the server, or a gateway before it, has no such service. */
function isMissing(error: unknown): error is RegohostError {
  return isRegohostError(error, "unimplemented") || isRegohostError(error, "wrong_address");
}

async function ask(
  channel: GrpcChannel,
  version: "v1" | "v1alpha",
  questions: readonly ReflectionQuestion[],
  { identity, control, attempts, timeoutMs }: ReflectionCaller,
): Promise<ReflectionAnswer[]> {
  const method = reflectionMethod(version);
  const call = { method, messages: questions, identity, attempts, timeoutMs };
  const url = toShownUrl(new URL(`${channel.address}/${method.service}/${method.name}`));
  const context = { request: { method: "POST", url }, attempts };
  const answers: ReflectionAnswer[] = [];
  for await (const answer of channel.stream(call, control)) {
    if (answer.errorResponse !== undefined) {
      const { errorCode, errorMessage } = answer.errorResponse;
      // An undefined number counts as unknown, as gRPC specifies.
      const code = errorCode !== OK && isStatusCode(errorCode) ? errorCode : UNKNOWN;
      // Only a symbol may be unknown: files are those that the server named itself, and services are always listed.
      const question = questions[answers.length];
      if (code === NOT_FOUND && question?.case !== "fileContainingSymbol") {
        const why = `it does not answer ${question?.case ?? "a question"}: ${errorMessage}`;
        throw toProtocolError(why, REFLECTION_ANSWER, context);
      }
      const failure = await toStatusFailure(new GrpcStatusError(code, errorMessage), {
        context,
        timeoutMs,
        effect: false,
        outputType: REFLECTION_ANSWER,
        isAuthenticated: identity !== undefined,
        requested: "any",
        addressSetting: undefined,
      });
      throw failure.error;
    }
    answers.push(answer);
    if (answers.length > questions.length) break;
  }
  if (answers.length === questions.length) return answers;
  throw toProtocolError(
    `${questions.length} questions have ${answers.length > questions.length ? "more" : "fewer"} answers`,
    REFLECTION_ANSWER,
    context,
  );
}
