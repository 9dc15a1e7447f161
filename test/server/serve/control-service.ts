import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { packTar } from "modern-tar";
import { onTestFinished } from "vitest";

/** A bundle of these files, packed like OPA's. */
export async function packBundle(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name: `/${name}`, size: Buffer.byteLength(body), type: "file" as const },
    body,
  }));
  return gzipSync(await packTar(entries));
}

interface ControlRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** OPA's control plane: it serves bundles, and receives decision logs and status. */
export interface ControlService {
  url: string;
  requests: ControlRequest[];
  /** By their path. */
  bundles: Map<string, { bytes: Buffer; type?: string }>;
  /** The batches of each upload, parsed and as text. */
  logs: unknown[][];
  logTexts: string[];
  statuses: Record<string, unknown>[];
  /** The status of every response, while it is set. */
  failWith: number | undefined;
  /** The promise that every response waits for, while it is set. */
  held: Promise<unknown> | undefined;
  close(): Promise<void>;
}

export async function startControlService(
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<ControlService> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const { method = "", url = "", headers } = request;
      service.requests.push({ method, path: url, headers });
      await service.held;
      if (service.failWith !== undefined) {
        response.writeHead(service.failWith).end();
        return;
      }
      if (method === "POST" && url.startsWith("/logs")) {
        const text = gunzipSync(body).toString("utf8");
        service.logTexts.push(text);
        service.logs.push(JSON.parse(text) as unknown[]);
        response.end();
        return;
      }
      if (method === "POST" && url.startsWith("/status")) {
        service.statuses.push(JSON.parse(body.toString("utf8")) as Record<string, unknown>);
        response.end();
        return;
      }
      const bundle = service.bundles.get(url);
      if (bundle === undefined) {
        response.writeHead(404).end();
        return;
      }
      const etag = `"${createHash("sha256").update(bundle.bytes).digest("hex")}"`;
      if (headers["if-none-match"] === etag) {
        response.writeHead(304, { etag }).end();
        return;
      }
      response.writeHead(200, { etag, "content-type": bundle.type ?? "application/gzip" }).end(bundle.bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: ControlService = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests: [],
    bundles: new Map(),
    logs: [],
    logTexts: [],
    statuses: [],
    failWith: undefined,
    held: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  onEnd(() => service.close());
  return service;
}
