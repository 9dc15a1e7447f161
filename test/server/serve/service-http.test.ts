import { createServer as createTlsServer } from "node:https";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { inspect } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { parseServerConfig } from "../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../src/server/serve/service-http.js";
import { makeFolder } from "../../cli/run.js";
import { FIXTURES } from "./serve.js";

const signal = new AbortController().signal;
const TLS_FIXTURES = new URL("../../testing/fixtures/", import.meta.url);

async function listen(listener: RequestListener, tls?: object): Promise<string> {
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return tls === undefined ? `http://127.0.0.1:${String(port)}` : `https://localhost:${String(port)}`;
}

function open(service: object, folder = "/work"): ServiceHttp {
  const config = parseServerConfig({ services: { acme: service } }, folder).services.get("acme")!;
  const http = new ServiceHttp(config, {});
  onTestFinished(() => http[Symbol.asyncDispose]());
  return http;
}

it("sends tokens and headers of the configuration to the service only, not where it redirects to", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const other = await listen((request, response) => {
    seen.push(request.headers);
    response.end("bundle");
  });
  const url = await listen((request, response) => {
    seen.push(request.headers);
    response.writeHead(307, { location: `${other}/b` }).end();
  });
  const http = open({ url, headers: { "X-Key": "k" }, credentials: { bearer: { token: "alpha" } } });
  const { body } = await http.request({ path: "/b", headers: { prefer: "p" }, maxBytes: 100, signal });
  expect(Buffer.from(body).toString()).toBe("bundle");
  expect(seen).toMatchObject([{ authorization: "Bearer alpha", "x-key": "k", prefer: "p" }, { prefer: "p" }]);
  expect(seen[1]).not.toHaveProperty("authorization");
  expect(seen[1]).not.toHaveProperty("x-key");
  await expect(
    http.request({ path: "/b", body: Buffer.from("secret"), maxBytes: 100, signal }),
  ).rejects.toMatchObject({ code: "redirect_refused" });
});

it("reads a token from its file with each request", async () => {
  const seen: unknown[] = [];
  const url = await listen((request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  });
  const folder = await makeFolder({ token: "one\n" });
  const http = open({ url, credentials: { bearer: { token_path: "token", scheme: "Token" } } }, folder);
  await http.request({ path: "/", maxBytes: 100, signal });
  await writeFile(join(folder, "token"), "two");
  await http.request({ path: "/", maxBytes: 100, signal });
  expect(seen).toEqual(["Token one", "Token two"]);
  await writeFile(join(folder, "token"), "a b");
  await expect(http.request({ path: "/", maxBytes: 100, signal })).rejects.toMatchObject({
    code: "config_invalid",
  });
  const gone = open({ url, credentials: { bearer: { token_path: "nope" } } }, folder);
  await expect(gone.request({ path: "/", maxBytes: 100, signal })).rejects.toMatchObject({
    code: "config_unreadable",
  });
});

it("shows a client certificate, and trusts the authority of the configuration", async () => {
  const pem = (name: string): string => readFileSync(new URL(`loopback-${name}.pem`, TLS_FIXTURES), "utf8");
  const client = (name: string): string => join(FIXTURES, `client-${name}.pem`);
  const names: unknown[] = [];
  const url = await listen(
    (request, response) => {
      const { socket } = request;
      names.push(socket instanceof TLSSocket && socket.authorized);
      response.end("ok");
    },
    {
      cert: pem("cert"),
      key: pem("key"),
      ca: readFileSync(client("cert")),
      requestCert: true,
      rejectUnauthorized: true,
    },
  );
  const folder = await makeFolder({ "ca.pem": pem("cert") });
  const credentials = { client_tls: { cert: client("cert"), private_key: client("key") } };
  const http = open({ url, tls: { ca_cert: "ca.pem" }, credentials }, folder);
  expect((await http.request({ path: "/", maxBytes: 100, signal })).status).toBe(200);
  expect(names).toEqual([true]);
  const stranger = open({ url, credentials }, folder);
  await expect(stranger.request({ path: "/", maxBytes: 100, signal })).rejects.toMatchObject({
    code: "service_unreachable",
  });
});

it("sends nothing while the file of its certificate is missing, and goes on when it is there again", async () => {
  const pem = (name: string): string => readFileSync(new URL(`loopback-${name}.pem`, TLS_FIXTURES), "utf8");
  const client = (name: string): string => readFileSync(join(FIXTURES, `client-${name}.pem`), "utf8");
  let count = 0;
  const url = await listen((_, response) => response.end(String(++count)), {
    cert: pem("cert"),
    key: pem("key"),
    ca: client("cert"),
    requestCert: true,
    rejectUnauthorized: true,
  });
  const folder = await makeFolder({ "ca.pem": pem("cert"), "c.pem": client("cert"), "k.pem": client("key") });
  const client_tls = { cert: "c.pem", private_key: "k.pem" };
  const http = open({ url, tls: { ca_cert: "ca.pem" }, credentials: { client_tls } }, folder);
  const ask = async (): Promise<number> => (await http.request({ path: "/", maxBytes: 100, signal })).status;
  for (const name of ["c.pem", "k.pem"]) {
    expect(await ask()).toBe(200);
    const text = readFileSync(join(folder, name));
    await rm(join(folder, name));
    const before = count;
    await expect(ask()).toFailWith(
      "config_unreadable",
      /client_tls\.\w+: .*[ck]\.pem cannot be read: there is no such file/,
    );
    expect(count).toBe(before);
    await writeFile(join(folder, name), text);
    expect(await ask()).toBe(200);
  }
});

/** A service that takes one token, and the endpoint that gives it. */
async function startTokens(answer: { status?: number; body?: object } = {}) {
  const asked: { authorization: unknown; form: Record<string, string>; extra: unknown }[] = [];
  const seen: unknown[] = [];
  let accepted = "";
  const tokens = await listen((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { authorization, "x-extra": extra } = request.headers;
      asked.push({ authorization, form: Object.fromEntries(new URLSearchParams(text)), extra });
      accepted = `token-${String(asked.length)}`;
      const body = { access_token: accepted, token_type: "bearer", expires_in: 3600, ...answer.body };
      response.writeHead(answer.status ?? 200).end(JSON.stringify(body));
    });
  });
  const url = await listen((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(request.headers.authorization === `Bearer ${accepted}` ? 200 : 401).end();
  });
  const revoke = (): void => void (accepted = "");
  return { asked, seen, url, token_url: `${tokens}/token`, revoke };
}

it("asks for a token with the client's secret, keeps it, and replaces one that is refused", async () => {
  const { asked, seen, url, token_url, revoke } = await startTokens();
  const oauth2 = {
    token_url,
    client_id: "me",
    client_secret: "s3cret:/+",
    scopes: ["read", "write"],
    additional_headers: { "X-Extra": "h" },
    additional_parameters: { audience: "acme" },
  };
  const http = open({ url, credentials: { oauth2 } });
  for (let turn = 0; turn < 2; turn++) await http.request({ path: "/", maxBytes: 100, signal });
  const basic = `Basic ${Buffer.from("me:s3cret:/+").toString("base64")}`;
  const form = { audience: "acme", scope: "read write", grant_type: "client_credentials" };
  expect(asked).toEqual([{ authorization: basic, form, extra: "h" }]);
  expect(seen).toEqual(["Bearer token-1", "Bearer token-1"]);
  revoke();
  await expect(http.request({ path: "/", maxBytes: 100, signal })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await http.request({ path: "/", maxBytes: 100, signal });
  expect(seen.at(-1)).toBe("Bearer token-2");
});

it("asks for a token with an assertion of a file, and again when the token has no time left", async () => {
  const { asked, url, token_url } = await startTokens({ body: { expires_in: 9 } });
  const folder = await makeFolder({ "assertion.jwt": "a.b.c\n" });
  const oauth2 = { token_url, client_id: "me", client_assertion_path: "assertion.jwt" };
  const http = open({ url, credentials: { oauth2 } }, folder);
  for (let turn = 0; turn < 2; turn++) await http.request({ path: "/", maxBytes: 100, signal });
  const type = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
  const form = {
    grant_type: "client_credentials",
    client_id: "me",
    client_assertion_type: type,
    client_assertion: "a.b.c",
  };
  expect(asked.map((each) => each.form)).toEqual([form, form]);
});

it.each([
  { name: "refuses", answer: { status: 401, body: { hint: "s3cret" } }, code: "unauthenticated" },
  { name: "fails", answer: { status: 500 }, code: "service_failed" },
  { name: "redirects", answer: { status: 302 }, code: "service_failed" },
  { name: "gives another kind of token", answer: { body: { token_type: "mac" } }, code: "response_invalid" },
  { name: "gives no token", answer: { body: { access_token: 1 } }, code: "response_invalid" },
  { name: "gives two headers", answer: { body: { access_token: "a\r\nb: c" } }, code: "response_invalid" },
])("sends no request when the token endpoint $name", async ({ answer, code }) => {
  const { seen, url, token_url } = await startTokens(answer);
  const oauth2 = { token_url, client_id: "me", client_secret: "s3cret" };
  const asked = open({ url, credentials: { oauth2 } }).request({ path: "/", maxBytes: 100, signal });
  const error: unknown = await asked.catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code });
  expect(String(error)).not.toContain("s3cret");
  expect(seen).toEqual([]);
});

it.each([201, 203, 204, 206])(
  "takes no bundle with the status %d, and any such answer to what it uploads",
  async (status) => {
    const url = await listen((_request, response) => response.writeHead(status).end());
    const http = open({ url });
    await expect(http.request({ path: "/b", maxBytes: 100, signal })).rejects.toMatchObject({
      code: "service_failed",
      status,
    });
    const uploaded = await http.request({ path: "/logs", body: Buffer.from("[]"), maxBytes: 100, signal });
    expect(uploaded.status).toBe(status);
  },
);

it("follows no redirects without an end, and names the last", async () => {
  const url = await listen((_request, response) => response.writeHead(302, { location: "/b" }).end());
  await expect(open({ url }).request({ path: "/b", maxBytes: 100, signal })).toFailWith(
    "redirect_refused",
    new RegExp(`^GET ${url}/b: 302, a redirect after 5 others`),
  );
});

it("keeps nothing of an answer in the error for one that is not HTTP", async () => {
  const server = createTcpServer(
    (socket) => void socket.on("error", () => undefined).end("s3cret is no HTTP"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const http = open({ url: `http://127.0.0.1:${String(port)}` });
  const failed = http.request({ path: "/b", maxBytes: 100, signal });
  const error: unknown = await failed.catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: "service_unreachable" });
  expect(inspect(error, { depth: 9 })).not.toContain("s3cret");
});

it("reads what comes in single bytes", async () => {
  const text = "a bundle in many pieces ".repeat(500);
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      const chunks = Array.from(text, (letter) => `1\r\n${letter}\r\n`).join("");
      socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const http = open({ url: `http://127.0.0.1:${String(port)}` });
  const ask = (maxBytes: number): Promise<{ body: Uint8Array }> =>
    http.request({ path: "/b", maxBytes, signal });
  expect(Buffer.from((await ask(text.length)).body).toString()).toBe(text);
  await expect(ask(text.length - 1)).rejects.toMatchObject({ code: "response_too_large" });
});

it("waits for headers as long as the configuration allows, and for a body longer", async () => {
  const url = await listen((request, response) => {
    if (request.url === "/silent") return;
    response.write("b");
    setTimeout(() => response.end("undle"), 1200);
  });
  const http = open({ url, response_header_timeout_seconds: 1 });
  await expect(http.request({ path: "/silent", maxBytes: 100, signal })).rejects.toMatchObject({
    code: "service_timeout",
    message: expect.stringContaining("within 1000 ms") as string,
  });
  const { body } = await http.request({ path: "/slow", maxBytes: 100, signal });
  expect(Buffer.from(body).toString()).toBe("bundle");
});

it("has no limit of its own for headers with 0 seconds, as in OPA", async () => {
  const url = await listen((_request, response) => response.end("bundle"));
  const http = open({ url, response_header_timeout_seconds: 0 });
  const { status } = await http.request({ path: "/", maxBytes: 100, signal });
  expect(status).toBe(200);
});
