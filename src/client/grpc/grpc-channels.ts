import type { Environment } from "../../config/settings.js";
import { proxyFor } from "../http/proxy.js";
import { trustedCertificates } from "../http/trusted-certificates.js";
import { createGrpcChannel, type GrpcChannelOptions } from "./create-grpc-channel.js";
import type { GrpcChannel } from "./grpc-channel.js";

export interface GrpcChannelsOptions extends Omit<GrpcChannelOptions, "address" | "proxy" | "ca"> {
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

/** Makes channels as they are asked for, with the client's certificates and proxies. */
export function createGrpcChannels({ ca, env, ...options }: GrpcChannelsOptions): GrpcChannels {
  const channels = new Map<string, GrpcChannel>();
  const trusted = trustedCertificates(ca);
  return {
    open(address) {
      let channel = channels.get(address);
      if (channel === undefined) {
        const proxy = proxyFor(new URL(address), env);
        channel = createGrpcChannel({ ...options, ...trusted, address, proxy });
        channels.set(address, channel);
      }
      return channel;
    },
    close() {
      for (const channel of channels.values()) channel.close();
    },
  };
}
