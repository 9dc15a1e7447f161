import type { Agent } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** How long a connection waits for its next request, in milliseconds, unless the server names a shorter time. */
const IDLE_MS = 4000;

/** Maximum number of idle connections of a policy, for HTTP and for HTTPS each. */
const MAX_IDLE = 64;

/**
 * The connections of one policy that wait for their next request, by host and port. Their addresses were checked when
 * they were opened, against the hosts that this policy may reach. Idle ones keep no process running.
 */
export class PooledConnections {
  readonly #agents = new Map<boolean, Agent>();
  readonly #idleMs: number;
  #closed = false;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  agentFor(isSecure: boolean): Agent {
    let agent = this.#agents.get(isSecure);
    if (agent === undefined) {
      agent = this.#createAgent(isSecure);
      this.#agents.set(isSecure, agent);
    }
    return agent;
  }

  #createAgent(isSecure: boolean): Agent {
    // A resumed TLS session would not be verified again.
    const options = { keepAlive: true, timeout: this.#idleMs, maxCachedSessions: 0 };
    // Not imported: that reads all exports of node:http, one of which loads Node's own undici on Node 24 and later.
    const agent = isSecure
      ? new (process.getBuiltinModule("node:https").Agent)(options)
      : new (process.getBuiltinModule("node:http").Agent)(options);
    const keep: (socket: Duplex) => unknown = agent.keepSocketAlive.bind(agent);
    // Node calls this before a connection becomes idle, and ends it on `false`; its types lack the return value.
    agent.keepSocketAlive = (socket): boolean => {
      if (this.#closed || idleSockets(agent).length >= MAX_IDLE) return false;
      return keep(socket) === true;
    };
    return agent;
  }

  /** Ends idle connections, and others once they have their answer. */
  close(): void {
    this.#closed = true;
    for (const agent of this.#agents.values()) for (const socket of idleSockets(agent)) socket.destroy();
  }
}

function idleSockets({ freeSockets }: Agent): Socket[] {
  return Object.values(freeSockets).flatMap((sockets) => sockets ?? []);
}
