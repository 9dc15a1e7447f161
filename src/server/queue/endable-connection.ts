import type { Command, Redis } from "ioredis";

type Connection = Pick<Redis, "connect" | "disconnect" | "duplicate" | "sendCommand" | "status"> & {
  on(event: "end", listener: () => void): unknown;
};

/**
 * Makes `disconnect` end a connection whatever state it is in, and with it every command that has no answer; the same for its
 * duplicates. ioredis 6.0 leaves a connection that waits for its next attempt as it is for ever, and commands that were sent before
 * an attempt without an end.
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
    // As ioredis says it of the others.
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

/** How long Redis may take to say good-bye. */
const QUIT_MS = 5_000;

/** Ends a connection, after what it was asked. A Redis that is away, or does not answer, is not waited for. */
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
