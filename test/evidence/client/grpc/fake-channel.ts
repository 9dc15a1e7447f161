import { onTestFinished } from "vitest";
import { createGrpcChannel } from "../../../../src/evidence/client/grpc/create-grpc-channel.js";
import type { GrpcChannel } from "../../../../src/evidence/client/grpc/grpc-channel.js";
import type { CallControl } from "../../../../src/http/retry.js";

/** A channel that is closed at the end of the test, and that does not wait long to retry. */
export function channelTo(
  address: string,
  options: Partial<Parameters<typeof createGrpcChannel>[0]> = {},
): GrpcChannel {
  const channel = createGrpcChannel({
    address,
    identityHeaders: ({ token }) => ({ authorization: `Bearer ${token}` }),
    maxConcurrentCalls: 128,
    connectTimeoutMs: 5_000,
    idleTimeoutMs: 5_000,
    requestTimeoutMs: 5_000,
    retry: { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 2 },
    proxy: undefined,
    ...options,
  });
  onTestFinished(() => channel.close());
  return channel;
}

/** A call that is awaited, without a deadline. `requests` counts its requests. */
export function controlOf(
  options: Partial<Pick<CallControl, "signal" | "mayRetry" | "deadline">> = {},
): CallControl & { requests: number } {
  return {
    requests: 0,
    signal: new AbortController().signal,
    mayRetry: () => true,
    deadline: () => Infinity,
    countRequest() {
      this.requests += 1;
    },
    ...options,
  };
}
