import type { Message } from "@bufbuild/protobuf";
import type { ServiceRequest } from "../../../base/errors.js";
import { callWithRetries, describedMethod, type GrpcChannel } from "../grpc/grpc-channel.js";
import { hasGrpcMethod } from "../grpc/probe-method.js";
import type { Identity } from "../identity.js";
import type { CallControl, RetryPolicy } from "../../../http/retry.js";
import { confirmNotFound, type InstanceProbe } from "../instance-probe.js";
import type { RequestedItem } from "../not-found.js";
import type { OperationPlan } from "./operation-plan.js";
import { explainRefusal } from "./platform-error.js";

/** Options of the calls of one operation, in addition to their message. */
export interface PlatformCallOptions {
  channel: GrpcChannel;
  identity: Identity;
  retry: RetryPolicy;
  probe: InstanceProbe;
  notFoundText: string | undefined;
  /** Of one attempt. */
  timeoutMs: number;
  /** Whether a call costs, so that it is not made again once its request was sent. */
  effect: boolean;
  maxRecords: number;
  maxPages: number;
}

/** An operation that is ready to be called. */
export interface PlatformCall {
  readonly plan: OperationPlan;
  readonly maxRecords: number;
  readonly maxPages: number;
  /**
   * Sends a request and returns its response.
   *
   * @param item the subject of the request.
   * @throws ServiceError `unimplemented` or `permission_denied` with the role of the plan or the token, and the codes
   * of every request.
   */
  send(
    message: Message,
    item: Pick<RequestedItem, "id" | "isContinued">,
  ): Promise<{ message: Message; request: ServiceRequest }>;
}

/** Binds an operation to who calls it. */
export function createPlatformCall(
  plan: OperationPlan,
  options: PlatformCallOptions,
  control: CallControl,
): PlatformCall {
  const addressSetting = "SERVICE_PLATFORM_URL" as const;
  const { channel, identity, retry, probe, notFoundText, timeoutMs, effect, maxRecords, maxPages } = options;
  return {
    plan,
    maxRecords,
    maxPages,
    async send(message, item) {
      try {
        const { method } = plan;
        // An agent sends nothing while it works, so the idle limit is the time of the whole call.
        const idle = effect ? { idleTimeoutMs: timeoutMs } : {};
        const requested = { ...item, notFoundText };
        const wire = describedMethod(method);
        const call = {
          method: wire,
          message,
          identity,
          requested,
          addressSetting,
          timeoutMs,
          effect,
          ...idle,
        };
        return await confirmNotFound(callWithRetries(channel, call, retry, control), () =>
          hasGrpcMethod({ probe, channel, method, identity, addressSetting, retry, timeoutMs }, control),
        );
      } catch (error) {
        throw explainRefusal(error, plan.operation, identity);
      }
    },
  };
}
