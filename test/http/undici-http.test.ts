import { RequestTarget } from "../../src/http/request-target.js";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { Cancellation } from "../../src/base/async/cancellation.js";
import { createServiceClient } from "../../src/evidence/client/create-service-client.js";
import { createUndiciHttp, type UndiciHttp } from "../../src/http/undici-http.js";
import { makeFolder } from "../cli/run.js";
import { BAD_PEM } from "../base/host/bad-pem.js";
import { clientOf, errorOf, startService, until } from "../evidence/client/fake-client.js";

const FIXTURES = new URL("../testing/fixtures/", import.meta.url);
const tls = {
  cert: readFileSync(new URL("loopback-cert.pem", FIXTURES), "utf8"),
  key: readFileSync(new URL("loopback-key.pem", FIXTURES), "utf8"),
};

describe("certificates", () => {
  test("one of an authority of one's own is trusted when it is named, as text or as a file", async () => {
    const service = await startService({ tls });
    const { digest } = service.addArtifact("bytes");
    const file = fileURLToPath(new URL("loopback-cert.pem", FIXTURES));
    for (const options of [{ ca: tls.cert }, { ca: file }, { env: { SERVICE_CA: file } }]) {
      const client = await clientOf(service, options);
      expect(Buffer.from(await client.download(digest)).toString()).toBe("bytes");
    }
  });

  test.each(["empty.pem", "garbage.pem", "broken.pem"])(
    "%s in their place is refused, and named",
    async (name) => {
      const path = join(await makeFolder(BAD_PEM), name);
      for (const options of [{ ca: path }, { env: { SERVICE_CA: path } }]) {
        const failed = createServiceClient({ baseUrl: "https://localhost", token: "t", ...options }).info();
        await expect(failed).toFailWith("config_invalid", new RegExp(`^(?:ca|SERVICE_CA) .*${name}\\b`));
      }
    },
  );

  test("one that is not trusted is an error that says so, and is not retried", async () => {
    const service = await startService({ tls });
    const client = await clientOf(service);
    const error = await errorOf(client.info());
    expect(error).toMatchObject({ code: "service_unreachable", retryable: false, attempts: 1 });
    expect((error as Error).message).toMatch(/SELF_SIGNED.*SERVICE_CA/);
    expect(service.requests).toHaveLength(0);
  });

  test("HTTPS to a server that speaks plain HTTP is not retried", async () => {
    const service = await startService();
    const client = await clientOf(service, { baseUrl: service.baseUrl.replace("http:", "https:") });
    expect(await errorOf(client.info())).toMatchObject({ code: "service_unreachable", attempts: 1 });
  });

  test("a download from TLS never goes on in plain HTTP", async () => {
    const service = await startService({ tls });
    const plain = await startService();
    const { digest } = plain.addArtifact("bytes");
    service.respondNext({ status: 302, headers: { Location: `${plain.casUrl}/download/${digest}?t=1` } });
    const client = await clientOf(service, { ca: tls.cert });
    await expect(client.download(digest)).toFailWith("redirect_refused", /from TLS to plain HTTP/);
    expect(plain.requests).toHaveLength(0);
  });

  test.each([
    ["a file that is not there", "/no/such/ca.pem", "config_unreadable"],
    ["a key instead of a certificate", tls.key, "config_invalid"],
  ])("%s is refused", async (_name, ca, code) => {
    const client = await clientOf(await startService(), { ca });
    await expect(client.info()).toFailWith(code as "config_invalid", /^ca/);
    await expect(client.info()).not.toFailWith(code as "config_invalid", /PRIVATE KEY/);
  });
});

describe("proxies", () => {
  /** A proxy that leads every tunnel to one port. */
  async function startProxy(port: number): Promise<{ url: string; targets: string[]; server: Server }> {
    const targets: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer();
    server.on("connect", (request, client: Socket) => {
      targets.push(request.url ?? "");
      const upstream = connect(port, "127.0.0.1", () => {
        client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        upstream.pipe(client).pipe(upstream);
      });
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on("error", () => socket.destroy());
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port: own } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${own}`, targets, server };
  }

  const get = (url: string, { send }: UndiciHttp) =>
    send(RequestTarget.of(new URL(url)), { headers: [], cancellation: new Cancellation() });

  test("a host elsewhere is reached through the proxy of the environment, this machine is not", async () => {
    const service = await startService({ tls });
    const proxy = await startProxy(Number(new URL(service.baseUrl).port));
    const http = createUndiciHttp({
      maxConnections: 2,
      connectTimeoutMs: 5000,
      ca: tls.cert,
      env: { HTTPS_PROXY: proxy.url },
    });
    onTestFinished(() => http.close());
    // The certificate is for localhost; a name that is not loopback would not fit it, so the failure is TLS's own.
    const error = await errorOf(get("https://cp.example.com/infoz", http));
    expect(proxy.targets).toEqual(["cp.example.com:443"]);
    expect(error).toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
    expect((await get(`${service.baseUrl}/infoz`, http)).status).toBe(200);
    expect(proxy.targets).toHaveLength(1);
  });

  test("plain HTTP goes through its own proxy", async () => {
    const service = await startService();
    const proxy = await startProxy(Number(new URL(service.baseUrl).port));
    const http = createUndiciHttp({
      maxConnections: 2,
      connectTimeoutMs: 5000,
      ca: undefined,
      env: { HTTP_PROXY: proxy.url },
    });
    onTestFinished(() => http.close());
    expect((await get("http://cp.example.com/infoz", http)).status).toBe(200);
    expect(proxy.targets).toEqual(["cp.example.com:80"]);
  });

  test("an address that cannot be a proxy's is an error of the settings, and is not retried", async () => {
    const client = createServiceClient({
      baseUrl: "https://cp.example.com",
      env: { HTTPS_PROXY: "ftp://x" },
      configFile: false,
    });
    onTestFinished(() => client.close());
    await expect(client.info()).toFailWith("config_invalid", /HTTPS_PROXY/);
  });

  test("a host in NO_PROXY is not asked for through it", async () => {
    const proxy = await startProxy(1);
    const http = createUndiciHttp({
      maxConnections: 2,
      connectTimeoutMs: 5000,
      ca: undefined,
      env: { HTTPS_PROXY: proxy.url, NO_PROXY: ".invalid" },
    });
    onTestFinished(() => http.close());
    await errorOf(get("https://cp.invalid/infoz", http));
    expect(proxy.targets).toEqual([]);
  });
});

test("connections are kept and used again, and closed with the client", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end('{"loginURL":"","version":"1"}');
  });
  const open = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket) => {
    connections += 1;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = createServiceClient({ baseUrl, maxConnections: 1, env: {}, configFile: false });
  for (let index = 0; index < 5; index += 1) await client.info();
  expect(connections).toBe(1);
  expect(open.size).toBe(1);
  await client.close();
  await until(() => open.size === 0);
});
