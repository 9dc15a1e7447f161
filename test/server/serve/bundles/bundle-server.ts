import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** The read part of a status that a server sends. */
interface SentStatus {
  bundles?: Record<string, { active_revision?: string; code?: string; message?: string }>;
}

/** A service that has one bundle, waits for a change of it as in OPA's long polling, and receives status. */
export interface BundleServer {
  url: string;
  /** How often the bundle was sent. */
  sent: number;
  /** Replaces it: waiting requests receive it at once. */
  publish(bytes: Uint8Array): void;
  /** Waits until the current bundle was sent a number of times. */
  untilSent(times: number): Promise<void>;
  /** Waits for a later status, or for the newest if it matches. */
  untilStatus(isMeant: (status: SentStatus) => boolean): Promise<SentStatus>;
}

const LONG_POLL = "application/vnd.openpolicyagent.bundles";

/** Starts such a service on loopback, without a bundle. */
export async function startBundleServer(): Promise<BundleServer> {
  let bundle: { bytes: Uint8Array; etag: string } | undefined;
  let newest: SentStatus = {};
  const held: ServerResponse[] = [];
  const waiters = new Set<() => void>();
  const wake = (): void => {
    for (const waiter of waiters) waiter();
  };
  const until = (isThere: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isThere()) return;
        waiters.delete(look);
        resolve();
      };
      waiters.add(look);
      look();
    });
  const send = (response: ServerResponse): void => {
    if (bundle === undefined) {
      response.writeHead(404).end();
      return;
    }
    service.sent++;
    response.writeHead(200, { etag: bundle.etag, "content-type": LONG_POLL }).end(bundle.bytes);
    wake();
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (request.method === "POST") {
        newest = JSON.parse(Buffer.concat(chunks).toString("utf8")) as SentStatus;
        response.end();
        wake();
      } else if (bundle === undefined || request.headers["if-none-match"] !== bundle.etag) send(response);
      else if (String(request.headers["prefer"]).includes("wait=")) held.push(response);
      else response.writeHead(304, { etag: bundle.etag }).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  const service: BundleServer = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    sent: 0,
    publish: (bytes) => {
      bundle = { bytes, etag: `"${createHash("sha256").update(bytes).digest("hex")}"` };
      service.sent = 0;
      for (const response of held.splice(0)) send(response);
    },
    untilSent: (times) => until(() => service.sent >= times),
    untilStatus: async (isMeant) => {
      await until(() => isMeant(newest));
      return newest;
    },
  };
  return service;
}
