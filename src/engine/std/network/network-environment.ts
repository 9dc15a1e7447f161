import type { LookupAddress } from "node:dns";
import type { TlsSources } from "./tls-options.js";

/** The machine's resolver, clock and certificates, as the network built-ins use them. */
export interface NetworkEnvironment extends TlsSources {
  /** Returns every address of a host, as the machine's resolver has it. */
  resolve(host: string): Promise<LookupAddress[]>;
  /** @throws the signal's reason */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** This machine. */
export const machine: NetworkEnvironment = {
  env: process.env,
  async resolve(host) {
    const { lookup } = await import("node:dns/promises");
    return lookup(host, { all: true });
  },
  async wait(ms, signal) {
    const { setTimeout } = await import("node:timers/promises");
    await setTimeout(ms, undefined, { signal });
  },
};
