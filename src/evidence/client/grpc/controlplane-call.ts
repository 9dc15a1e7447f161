import type { DescMethodUnary, JsonObject, JsonValue } from "@bufbuild/protobuf";
import { isRegohostError, type ServiceRequest } from "../../../base/errors.js";
import { requireUrl, type ClientRuntime } from "../client-runtime.js";
import type { Identity } from "../identity.js";
import type { CallControl } from "../../../http/retry.js";
import { confirmNotFound } from "../instance-probe.js";
import type { RequestedItem } from "../not-found.js";
import { callWithRetries, describedMethod, isUnary } from "./grpc-channel.js";
import { toAnswerJson, toRequestMessage } from "./grpc-json.js";

/** One of the controlplane's own methods. `method` describes it as this version knows it. */
interface ControlplaneCall {
  method: DescMethodUnary;
  /** The request in JSON, with the names of the `.proto` file. */
  request: JsonObject;
  identity: Identity;
  requested: RequestedItem;
}

/**
 * Calls a method of the controlplane with the message types from its reflection, so that fields of a newer service are retained; without
 * reflection, with those of this version.
 *
 * @returns the response in JSON, not validated yet.
 * @throws ServiceError
 * @throws ResponseError `response_invalid`
 */
export async function callControlplane(
  runtime: ClientRuntime,
  { method: known, request, identity, requested }: ControlplaneCall,
  control: CallControl,
): Promise<{ json: JsonValue; request: ServiceRequest }> {
  const address = runtime.settings.grpcUrl ?? requireUrl(runtime.settings, "baseUrl");
  const channel = await runtime.grpcChannel(address);
  const reflection = channel.reflection(identity, control);
  let method: DescMethodUnary = known;
  try {
    const reflected = await reflection.getMethod(`/${known.parent.typeName}/${known.name}`);
    if (isUnary(reflected)) method = reflected;
  } catch (error) {
    if (!isRegohostError(error, "unimplemented")) throw error;
  }
  const registry = reflection.registry();
  const message = await toRequestMessage(method, request, registry);
  const { probe, retry, requestTimeoutMs: timeoutMs } = runtime;
  const answer = await confirmNotFound(
    callWithRetries(
      channel,
      { method: describedMethod(method), message, identity, requested, timeoutMs },
      retry,
      control,
    ),
    async () => {
      const { hasGrpcMethod } = await import("./probe-method.js");
      const addressSetting = "SERVICE_GRPC_URL";
      return hasGrpcMethod({ probe, channel, method, identity, addressSetting, retry, timeoutMs }, control);
    },
  );
  return { json: toAnswerJson(method.output, answer.message, registry), request: answer.request };
}
