import type { Command, Redis } from "ioredis";

type Connection = Pick<Redis, "connect" | "disconnect" | "duplicate" | "sendCommand" | "status"> & {
  on(event: "end", listener: () => void): unknown;
};

/**
 * Makes `disconnect` end a connection in any state, and with it every command without a reply; the same for its
 * duplicates. ioredis 6.0 never ends a connection that waits for its next attempt, nor commands that were sent before
 * an attempt.
 */
export function makeEndable<Client extends Connection>(redis: Client): Client {
  const unanswered = new Set<Command>();
  const sendCommand: Client["sendCommand"] = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    if (!unanswered.has(command)) {
      unanswered.add(command);
      const forget = (): void => void unanswered.delete(command);
      command.promise.then(forget, forget);
    }
    return sendCommand(command, stream);
  };
  redis.on("end", () => {
    // The message that ioredis uses for the others.
    for (const command of unanswered) command.reject(new Error("Connection is closed."));
  });
  const disconnect: Client["disconnect"] = redis.disconnect.bind(redis);
  redis.disconnect = (reconnect) => {
    const isBetweenAttempts = redis.status === "reconnecting";
    disconnect(reconnect);
    if (!isBetweenAttempts || reconnect === true) return;
    // An attempt that ends before it has begun ends the connection.
    redis.connect().catch(() => undefined);
    disconnect();
  };
  const duplicate: Redis["duplicate"] = redis.duplicate.bind(redis);
  redis.duplicate = (override) => makeEndable(duplicate(override));
  return redis;
}

/** How long Redis may take to reply to QUIT. */
const QUIT_MS = 5_000;

/** Ends a connection after its pending commands. It does not wait for a Redis that is unavailable or does not reply. */
export async function endConnection(redis: Pick<Redis, "quit" | "disconnect" | "status">): Promise<void> {
  if (redis.status !== "ready") {
    redis.disconnect();
    return;
  }
  const timer = setTimeout(() => {
    redis.disconnect();
  }, QUIT_MS);
  await redis.quit().catch(() => {
    redis.disconnect();
  });
  clearTimeout(timer);
}
