import type { DescMethod, JsonValue } from "@bufbuild/protobuf";
import { ServiceError } from "../../../base/errors.js";
import type { Identity } from "../identity.js";
import { createClientRuntime, requireUrl, type ClientRuntime } from "../client-runtime.js";
import { attemptTimeoutMs, type CallControl } from "../../../http/retry.js";
import type { ServiceClientOptions } from "../service-client-options.js";
import { callWithRetries, describedMethod, isServerStreaming, isUnary } from "./grpc-channel.js";
import type { GrpcChannel } from "./grpc-channel.js";
import { toAnswerJson, toRequestMessage } from "./grpc-json.js";
import type { ServerReflection } from "./server-reflection.js";

/** Calls any method of a server that has reflection, in JSON. */
export interface GrpcCaller {
  readonly address: string;
  readonly reflection: ServerReflection;
  /**
   * Calls a unary or server-streaming method, and yields its responses as they come. A unary call is not retried once its request was
   * sent, because it may have had an effect.
   *
   * @param json the request, with the names of the `.proto` file.
   * @throws ServiceError, `request_invalid` for a request that does not fit, and for a method that takes a stream.
   */
  call(path: string, json: JsonValue): AsyncGenerator<JsonValue, void, undefined>;
  close(): Promise<void>;
}

/** Opens a caller at the gRPC address from the options, the environment or the config file. A token is optional. */
export async function openGrpcCaller(
  options: ServiceClientOptions,
  limits: { signal: AbortSignal; deadline: number },
): Promise<GrpcCaller> {
  const runtime = await createClientRuntime(options);
  const control: CallControl = {
    signal: limits.signal,
    mayRetry: () => true,
    deadline: () => limits.deadline,
    countRequest: () => undefined,
  };
  const address = runtime.settings.grpcUrl ?? requireUrl(runtime.settings, "baseUrl");
  const identity = runtime.identities.hasToken ? await runtime.identities.next() : undefined;
  const channel = await runtime.grpcChannel(address);
  const reflection = channel.reflection(identity, control);
  return {
    address,
    reflection,
    async *call(path, json) {
      const method = await reflection.getMethod(path);
      const timeoutMs = attemptTimeoutMs(control);
      yield* callInJson({ channel, reflection, identity, control, runtime, timeoutMs }, method, json);
    },
    close: () => runtime.close(),
  };
}

async function* callInJson(
  common: {
    channel: GrpcChannel;
    reflection: ServerReflection;
    identity: Identity | undefined;
    control: CallControl;
    runtime: ClientRuntime;
    timeoutMs: number;
  },
  method: DescMethod,
  json: JsonValue,
): AsyncGenerator<JsonValue, void, undefined> {
  const { channel, reflection, identity, control, runtime, timeoutMs } = common;
  const registry = reflection.registry();
  const message = await toRequestMessage(method, json, registry);
  const wire = describedMethod(method);
  if (isUnary(method)) {
    const call = { method: wire, message, identity, timeoutMs, effect: true, requested: "any" as const };
    const answer = await callWithRetries(channel, call, runtime.retry, control);
    yield toAnswerJson(method.output, answer.message, registry);
  } else if (isServerStreaming(method)) {
    const call = {
      method: wire,
      messages: [message],
      identity,
      timeoutMs,
      attempts: 1,
      requested: "any" as const,
    };
    for await (const answer of channel.stream(call, control)) {
      yield toAnswerJson(method.output, answer, registry);
    }
  } else {
    throw new ServiceError(
      `/${method.parent.typeName}/${method.name} takes a stream of requests; only one request can be sent`,
      { code: "request_invalid" },
    );
  }
}
