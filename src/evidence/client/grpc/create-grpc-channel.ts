import type { Environment } from "../../../base/host/settings.js";
import { trustedCertificates, type TrustOptions } from "../../../http/certificates.js";
import { proxyFor } from "../../../http/proxy.js";
import { attemptTimeoutMs, type CallControl, type RetryPolicy } from "../../../http/retry.js";
import type { AwaitTurn } from "../await-turn.js";
import type { Identity } from "../identity.js";
import { AdaptiveLimit } from "./adaptive-limit.js";
import { createReflection } from "./create-reflection.js";
import { GrpcAttempt, type AttemptOptions } from "./grpc-attempt.js";
import type { GrpcCallOptions, GrpcChannel, WireMethod } from "./grpc-channel.js";
import { GrpcAnswerIssue } from "./grpc-exchange.js";
import { Http2Sessions } from "../../../http/http2-sessions.js";
import { openSocket, type SocketOptions } from "../../../http/open-socket.js";

interface GrpcChannelOptions {
  /** A service URL, as `Settings` has it. */
  address: string;
  /** Returns the headers that show an identity to the service. */
  identityHeaders(identity: Identity): Readonly<Record<string, string>>;
  /** The most calls at once. */
  maxConcurrentCalls: number;
  /** Until a connection is established. */
  connectTimeoutMs: number;
  idleTimeoutMs: number;
  /** For the requests of reflection. */
  requestTimeoutMs: number;
  retry: RetryPolicy;
  /** Awaited before each request; counts it. Default: it is counted at once. */
  awaitTurn?: AwaitTurn | undefined;
  proxy: string | undefined;
  /** Default: Node's certificates. */
  trust?: TrustOptions | undefined;
}

/** Makes a channel. It connects with its first call. */
export function createGrpcChannel(options: GrpcChannelOptions): GrpcChannel {
  const { address, connectTimeoutMs, idleTimeoutMs, proxy, trust } = options;
  const url = new URL(address);
  const socket: SocketOptions = { url, proxy, timeoutMs: connectTimeoutMs, ...(trust && { trust }) };
  const sessions = new Http2Sessions({
    origin: url.origin,
    openSocket: (signal) => openSocket(socket, signal),
    openTimeoutMs: connectTimeoutMs,
  });
  const limit = new AdaptiveLimit(options.maxConcurrentCalls);
  const common: AttemptOptions = {
    address,
    sessions,
    idleTimeoutMs,
    onPeerMax: (peerMax) => limit.setPeerMax(peerMax),
  };
  const begin = async <I, O>(
    call: GrpcCallOptions & { method: WireMethod<I, O> },
    control: CallControl,
  ): Promise<GrpcAttempt<I, O>> => {
    const slot = await limit.acquire(control.signal);
    try {
      if (options.awaitTurn === undefined) control.countRequest();
      else await options.awaitTurn(control);
      const headers = call.identity === undefined ? {} : options.identityHeaders(call.identity);
      return new GrpcAttempt(call, control, slot, headers, common);
    } catch (error) {
      slot.release();
      throw error;
    }
  };

  const channel: GrpcChannel = {
    address,
    async unary(call, control) {
      const attempt = await begin(call, control);
      try {
        // It may have waited until here.
        const timeoutMs = attemptTimeoutMs(control, call.timeoutMs);
        const message = await attempt.traced(async () => {
          const answers = attempt.exchange([call.message], timeoutMs);
          const only = await answers.next();
          if (only.done === true) throw new GrpcAnswerIssue("it has no message");
          if ((await answers.next()).done !== true) {
            await answers.return();
            throw new GrpcAnswerIssue("it has more than one message");
          }
          return only.value;
        });
        return { message, request: attempt.context.request };
      } catch (error) {
        throw await attempt.toError(error);
      } finally {
        attempt.end();
      }
    },
    async *stream(call, control) {
      const attempt = await begin(call, control);
      try {
        const answers = attempt.exchange(call.messages, attemptTimeoutMs(control, call.timeoutMs));
        const first = await attempt.traced(() => answers.next());
        if (first.done === true) return;
        yield first.value;
        yield* answers;
      } catch (error) {
        throw await attempt.toError(error);
      } finally {
        attempt.end();
      }
    },
    // The first call reports what is wrong.
    connect: () => sessions.connect().catch(() => undefined),
    reflection: (identity, control) => reflect(identity, control),
    close: () => sessions.destroy(),
  };
  const reflect = createReflection({
    channel,
    generation: () => sessions.generation,
    retry: options.retry,
    timeoutMs: options.requestTimeoutMs,
  });
  return channel;
}

export interface GrpcChannelsOptions extends Omit<GrpcChannelOptions, "address" | "proxy" | "trust"> {
  /** Further certificates to trust, in PEM. */
  ca: string | undefined;
  /** Where the proxies are read from. */
  env: Environment;
}

/** The channels of a client, one for each address. */
export interface GrpcChannels {
  /**
   * @param address a service URL, as `Settings` has it.
   * @throws ConfigurationError `config_invalid` for a proxy variable that holds no URL.
   */
  open(address: string): GrpcChannel;
  /** Ends all calls and connections. */
  close(): void;
}

/** Creates channels on demand, with the client's certificates and proxies. */
export function createGrpcChannels({ ca, env, ...options }: GrpcChannelsOptions): GrpcChannels {
  const channels = new Map<string, GrpcChannel>();
  const trust = trustedCertificates(ca);
  return {
    open(address) {
      let channel = channels.get(address);
      if (channel === undefined) {
        const proxy = proxyFor(new URL(address), env);
        channel = createGrpcChannel({ ...options, trust, address, proxy });
        channels.set(address, channel);
      }
      return channel;
    },
    close() {
      for (const channel of channels.values()) channel.close();
    },
  };
}
