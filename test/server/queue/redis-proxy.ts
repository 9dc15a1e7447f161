import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface RedisProxy {
  url: string;
  /** Stops passing on replies; connections remain, and new ones are accepted. */
  hang: () => void;
  /** The same, from a command on that contains this text. @returns when it has come. */
  hangAt: (text: string) => Promise<void>;
  /** Ends all connections, and new ones at once. */
  cut: () => void;
  resume: () => void;
}

/** A proxy in front of Redis. */
export async function startRedisProxy(redisUrl: string): Promise<RedisProxy> {
  const { port } = new URL(redisUrl);
  let isHanging = false;
  let isCut = false;
  let hangsAt: { text: string; hangs: () => void } | undefined;
  const hang = (): void => {
    isHanging = true;
    for (const socket of answers) socket.pause();
  };
  const answers = new Set<Socket>();
  const all = new Set<Socket>();
  const cut = (): void => {
    isCut = true;
    for (const socket of all) socket.destroy();
  };
  const server = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const behind = connect(Number(port), "127.0.0.1");
    for (const socket of [client, behind]) {
      all.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => all.delete(socket));
    }
    client.on("close", () => behind.destroy());
    answers.add(behind);
    client.on("data", (chunk) => {
      if (hangsAt !== undefined && chunk.includes(hangsAt.text)) {
        hang();
        hangsAt.hangs();
      }
      behind.write(chunk);
    });
    behind.on("data", (chunk) => client.write(chunk));
    if (isHanging) behind.pause();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    hang,
    hangAt: (text) => new Promise((hangs) => (hangsAt = { text, hangs })),
    cut,
    resume: () => {
      isHanging = false;
      isCut = false;
      for (const socket of answers) socket.resume();
    },
  };
}
