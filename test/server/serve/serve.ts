import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { CurrentPolicies } from "../../../src/server/serve/current-policies.js";
import { DecisionServer, type DecisionServerOptions } from "../../../src/server/serve/decision-server.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import {
  readServed,
  servePolicies,
  type LoadServedOptions,
} from "../../../src/server/serve/load-served-policies.js";

/** The folder of the recorded requests and responses. */
export const FIXTURES = fileURLToPath(new URL("fixtures/", import.meta.url));

export interface SentRequest {
  method: string;
  /** Neither escaped nor unescaped if it contains a percent sign. */
  path: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  gzip?: boolean;
}

export interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request like `scripts/serve-answers.mjs`. */
export async function send(
  port: number,
  { method, path, body, headers = {}, gzip = false }: SentRequest,
): Promise<ReceivedAnswer> {
  const target = encodeURI(path).replaceAll("%25", "%");
  const sent = request({ host: "127.0.0.1", port, method, path: target, headers, agent: false });
  sent.end(body === undefined ? undefined : gzip ? gzipSync(body) : body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: (response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8"),
  };
}

/** A server on loopback, closed when the test or the suite is over. */
export async function startServer(
  {
    policies,
    ...options
  }: Omit<DecisionServerOptions, "isLoopback" | "policies"> & { policies: ServedPolicies | CurrentPolicies },
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<{ port: number; server: DecisionServer }> {
  const server = new DecisionServer({
    isLoopback: true,
    policies: policies instanceof CurrentPolicies ? policies : new CurrentPolicies(policies),
    ...options,
  });
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  onEnd(async () => {
    await server.close(0);
  });
  return { port, server };
}

/** Policies to serve, of these sources. */
export async function loadServedPolicies(
  sources: readonly string[],
  options: LoadServedOptions = {},
): Promise<ServedPolicies> {
  return servePolicies(await readServed(sources, options), options);
}
