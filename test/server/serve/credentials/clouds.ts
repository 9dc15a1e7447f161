import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import {
  createCredentialHttp,
  type AskForCredentials,
} from "../../../../src/server/serve/credentials/credential-http.js";
import { signAws } from "../../../../src/server/serve/credentials/sign-aws.js";

/** A request received by a fake service. */
export interface Seen {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | Uint8Array | object;
}

export interface Fake {
  url: string;
  seen: Seen[];
}

/** A service on loopback that records its requests. */
export async function startFake(answer: (request: Seen) => FakeAnswer | undefined): Promise<Fake> {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const one = { method, path, headers, body };
      seen.push(one);
      const given = answer(one);
      // It never responds.
      if (given === undefined) return;
      const { body: sent = "" } = given;
      const isJson = typeof sent === "object" && !(sent instanceof Uint8Array);
      response.writeHead(given.status ?? 200, given.headers ?? {}).end(isJson ? JSON.stringify(sent) : sent);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, seen };
}

/** Sends requests to fakes instead of these hosts, otherwise unchanged. */
export function askInstead(fakes: Readonly<Record<string, string>>): {
  ask: AskForCredentials;
  /** The original URLs. */
  asked: string[];
} {
  const http = createCredentialHttp({});
  onTestFinished(() => http[Symbol.asyncDispose]());
  const asked: string[] = [];
  return {
    asked,
    ask: (question) => {
      const { origin, pathname, search } = question.url;
      asked.push(origin + pathname);
      const fake = fakes[origin];
      if (fake === undefined) throw new Error(`no fake of ${origin}`);
      return http.ask({ ...question, url: new URL(pathname + search, fake) });
    },
  };
}

/** The secrets by their access keys, as known to AWS. */
export type KnownKeys = Readonly<Record<string, { secret: string; token?: string }>>;

/** The headers that signing adds. */
const ADDED = new Set(["host", "x-amz-date", "x-amz-security-token", "x-amz-content-sha256"]);

/** Whether a request is signed with these keys, for this region and service. The signer's own tests compare it with AWS's vectors. */
export function isSigned(
  request: Seen,
  origin: string,
  { keys, region, service }: { keys: KnownKeys; region: string; service: string },
): boolean {
  const { authorization = "", ...headers } = request.headers;
  const [, accessKeyId = "", names = ""] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/\S+, SignedHeaders=([^,]+), Signature=\w{64}$/.exec(authorization) ??
    [];
  const known = keys[accessKeyId];
  const date = headers["x-amz-date"];
  if (known === undefined || typeof date !== "string" || headers["x-amz-security-token"] !== known.token)
    return false;
  const own = names
    .split(";")
    .filter((name) => !ADDED.has(name))
    .map((name) => [name, String(headers[name])] as const);
  const signed = signAws(
    {
      method: request.method,
      url: new URL(request.path, origin),
      headers: Object.fromEntries(own),
      body: Buffer.from(request.body),
    },
    {
      service,
      keys: { accessKeyId, secretAccessKey: known.secret, sessionToken: known.token, region },
      date: new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")),
    },
  );
  return signed["authorization"] === authorization;
}
