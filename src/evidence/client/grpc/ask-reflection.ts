import { Code, ConnectError } from "@connectrpc/connect";
import type { MessageInitShape } from "@bufbuild/protobuf";
import { isRegohostError, ServiceError, type RegohostError } from "../../../base/errors.js";
import {
  ServerReflection,
  ServerReflectionResponseSchema,
  type ServerReflectionRequestSchema,
  type ServerReflectionResponse,
} from "../../schema/proto/grpc/reflection/v1/reflection_pb.js";
import { toShownUrl } from "../../../http/connection-error.js";
import type { Identity } from "../identity.js";
import type { CallControl } from "../../../http/retry.js";
import type { GrpcChannel } from "./grpc-channel.js";
import { toProtocolError, toStatusFailure } from "./grpc-failure.js";

const V1 = ServerReflection.method.serverReflectionInfo;
/** The package v1alpha has the same messages, and many servers have only that. */
const V1ALPHA: typeof V1 = {
  ...V1,
  parent: { ...V1.parent, typeName: "grpc.reflection.v1alpha.ServerReflection" },
};

export type ReflectionQuestion = NonNullable<
  MessageInitShape<typeof ServerReflectionRequestSchema>["messageRequest"]
>;
export type ReflectionAnswer = ServerReflectionResponse["messageResponse"];

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
    return await ask(channel, V1, questions, caller);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return await ask(channel, V1ALPHA, questions, caller);
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
  method: typeof V1,
  questions: readonly ReflectionQuestion[],
  { identity, control, attempts, timeoutMs }: ReflectionCaller,
): Promise<ReflectionAnswer[]> {
  const messages = questions.map((messageRequest) => ({ messageRequest }));
  const call = { method, messages, identity, attempts, timeoutMs };
  const url = toShownUrl(new URL(`${channel.address}/${method.parent.typeName}/${method.name}`));
  const context = { request: { method: "POST", url }, attempts };
  const answers: ReflectionAnswer[] = [];
  for await (const { messageResponse } of channel.stream(call, control)) {
    if (messageResponse.case === "errorResponse") {
      const { errorCode, errorMessage } = messageResponse.value;
      const code = toCode(errorCode);
      // Only a symbol may be unknown: files are those that the server named itself, and services are always listed.
      const question = questions[answers.length];
      if (code === Code.NotFound && question?.case !== "fileContainingSymbol") {
        const { typeName } = ServerReflectionResponseSchema;
        throw toProtocolError(
          `it does not answer ${question?.case ?? "a question"}: ${errorMessage}`,
          typeName,
          context,
        );
      }
      throw toStatusFailure(new ConnectError(errorMessage, code), {
        context,
        timeoutMs,
        effect: false,
        outputType: ServerReflectionResponseSchema.typeName,
        isAuthenticated: identity !== undefined,
        asked: "any",
        addressSetting: undefined,
      }).error;
    }
    answers.push(messageResponse);
    if (answers.length > questions.length) break;
  }
  if (answers.length === questions.length) return answers;
  throw toProtocolError(
    `${questions.length} questions have ${answers.length > questions.length ? "more" : "fewer"} answers`,
    ServerReflectionResponseSchema.typeName,
    context,
  );
}

/** Returns the code of this number; an undefined number counts as unknown, as gRPC specifies. */
function toCode(number: number): Code {
  const codes = Object.values(Code).filter((code) => typeof code === "number");
  return codes.find((code) => Number(code) === number) ?? Code.Unknown;
}
