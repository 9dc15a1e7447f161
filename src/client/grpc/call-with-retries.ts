import type { DescMessage } from "@bufbuild/protobuf";
import { attemptTimeoutMs, withRetries, type CallControl, type RetryPolicy } from "../http/retry.js";
import type { GrpcAnswer, GrpcCall, GrpcChannel } from "./grpc-channel.js";

/** A unary call that may take several attempts. `timeoutMs` is the time of each. */
export type RetriedGrpcCall<I extends DescMessage, O extends DescMessage> = Omit<GrpcCall<I, O>, "attempts">;

/**
 * Makes a unary call, with the retries of every call to the service. No attempt is given more time than is left until
 * the deadline.
 *
 * @throws ServiceError
 */
export async function callWithRetries<I extends DescMessage, O extends DescMessage>(
  channel: GrpcChannel,
  call: RetriedGrpcCall<I, O>,
  policy: RetryPolicy,
  control: CallControl,
): Promise<GrpcAnswer<O>> {
  const attempt = (attempts: number): Promise<GrpcAnswer<O>> => {
    const timeoutMs = attemptTimeoutMs(control, call.timeoutMs);
    return channel.unary({ ...call, attempts, timeoutMs }, control);
  };
  return withRetries(attempt, policy, control);
}
