import { once } from "node:events";
import { get } from "node:http";
import { Agent } from "node:https";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { PooledConnections } from "../../../../src/engine/std/network/kept-connections.js";
import { certificate, startWebServer } from "./web-server.js";
import { loadSendPolicy } from "./send-policy.js";

const options = { allowNet: ["127.0.0.1"] };

/** A server of raw HTTP that counts its connections. What `respond` returns is written, `undefined` ends the connection. */
async function startSocketServer(respond: (text: string, nth: number) => string | undefined) {
  const sockets: Socket[] = [];
  const requests: { connection: number; text: string }[] = [];
  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    let nth = 0;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      requests.push({ connection, text });
      const answer = respond(text, ++nth);
      if (answer === undefined) socket.resetAndDestroy();
      else socket.write(answer);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  return { url, sockets, requests, connections: () => requests.map(({ connection }) => connection) };
}

const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

describe("connections of a policy", () => {
  test("serve one request after the other", async () => {
    const { url, connections } = await startSocketServer(() => OK);
    const policy = await loadSendPolicy(options);
    for (const path of ["a", "b", "c"]) {
      expect(await policy.evaluate({ method: "get", url: url + path })).toMatchObject({ status_code: 200 });
    }
    expect(connections()).toEqual([1, 1, 1]);
  });

  test("are not shared by policies", async () => {
    const { url, connections } = await startSocketServer(() => OK);
    for (const policy of [await loadSendPolicy(options), await loadSendPolicy(options)]) {
      await policy.evaluate({ method: "get", url });
    }
    expect(connections()).toEqual([1, 2]);
  });

  test("are many for requests at once, and are used again", async () => {
    const { url, connections } = await startSocketServer(() => OK);
    const policy = await loadSendPolicy(options);
    const requests = [1, 2, 3, 4].map((n) => ({ method: "get", url: url + String(n) }));
    for (let turn = 0; turn < 2; turn++) {
      await policy.evaluate({ requests }, { entrypoint: "n/answers" });
    }
    expect(connections().sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test.each<[string, object]>([
    ["a method that may change something", { method: "post" }],
    ["a body", { method: "get", raw_body: "x" }],
    ["another name", { method: "get", headers: { Host: "other.test" } }],
    ["TLS options", { method: "get", tls_insecure_skip_verify: true }],
  ])("are not used for a request with %s", async (_what, request) => {
    const { url, connections, requests } = await startSocketServer(() => OK);
    const policy = await loadSendPolicy(options);
    await policy.evaluate({ method: "get", url });
    await policy.evaluate({ ...request, url });
    expect(new Set(connections())).toEqual(new Set([1, 2]));
    expect(requests[1]?.text).toMatch(/^connection: close\r$/im);
  });

  test("serve HTTPS when Node trusts the server, and are not kept when it does not", async () => {
    const { origin, seen } = await startWebServer(undefined, certificate);
    const policy = await loadSendPolicy(options);
    const request = { method: "get", url: origin, raise_error: false };
    expect(await policy.evaluate({ ...request, tls_ca_cert: certificate.cert })).toMatchObject({
      status_code: 200,
    });
    expect(await policy.evaluate(request)).toMatchObject({
      error: { code: "eval_http_send_network_error" },
    });
    expect(seen).toHaveLength(1);
  });

  test("serve one HTTPS request after the other, without another handshake", async () => {
    // As if Node trusted the authority: what a request names itself gets a connection of its own.
    const open: unknown = Reflect.get(Agent.prototype, "createConnection");
    if (typeof open !== "function") throw new TypeError("agents open connections another way");
    const opened = vi.spyOn(Agent.prototype, "createConnection").mockImplementation(function (
      this: Agent,
      options,
      callback,
    ) {
      return Reflect.apply(open, this, [{ ...options, ca: certificate.cert }, callback]) as TLSSocket;
    });
    onTestFinished(() => opened.mockRestore());
    const { origin, seen } = await startWebServer(undefined, certificate);
    const policy = await loadSendPolicy(options);
    for (const path of ["a", "b", "c"]) {
      const answer = await policy.evaluate({ method: "get", url: `${origin}/${path}` });
      expect(answer).toMatchObject({ status_code: 200, body: { url: `/${path}` } });
    }
    expect(seen.map(({ port }) => port)).toEqual([seen[0]?.port, seen[0]?.port, seen[0]?.port]);
    expect(opened).toHaveBeenCalledOnce();
  });

  test.each([false, true])("are for 4 seconds without a request, TLS: %s", (isSecure) => {
    expect(new PooledConnections().agentFor(isSecure)).toMatchObject({ options: { timeout: 4000 } });
  });

  test("end when no request came in their time", async () => {
    const { url, sockets } = await startSocketServer(() => OK);
    const agent = new PooledConnections(20).agentFor(false);
    const sent = get(url, { agent });
    sent.on("response", (response) => response.resume());
    await once(sent, "close");
    if (sockets[0]!.readableEnded) return;
    await once(sockets[0]!, "end");
  });

  test("end when the policy is closed", async () => {
    const { url, sockets } = await startSocketServer(() => OK);
    const policy = await loadSendPolicy(options);
    await policy.evaluate({ method: "get", url });
    const ended = once(sockets[0]!, "close");
    await policy.close();
    await ended;
  });

  test("are kept up to 64", async () => {
    const count = 80;
    let closed = 0;
    let onEnough = (): void => undefined;
    const enough = new Promise<void>((resolve) => (onEnough = resolve));
    let seen = 0;
    const { url, sockets, connections } = await startSocketServer(() => {
      if (++seen === count) {
        for (const socket of sockets) {
          socket.on("close", () => {
            if (++closed === count - 64) onEnough();
          });
          socket.write(OK);
        }
      }
      return "";
    });
    const policy = await loadSendPolicy(options);
    const half = (start: number) =>
      Array.from({ length: count / 2 }, (_, n) => ({ method: "get", url: url + String(start + n) }));
    await Promise.all(
      [half(0), half(count)].map((requests) => policy.evaluate({ requests }, { entrypoint: "n/answers" })),
    );
    await enough;
    expect(new Set(connections()).size).toBe(count);
    expect(closed).toBe(count - 64);
  });
});

describe("a kept connection that the server ended", () => {
  test("is replaced by a new one, without a retry", async () => {
    const { url, connections } = await startSocketServer((_text, nth) => (nth === 1 ? OK : undefined));
    const policy = await loadSendPolicy(options);
    for (let turn = 0; turn < 2; turn++) {
      expect(await policy.evaluate({ method: "get", url })).toMatchObject({ status_code: 200 });
    }
    expect(connections()).toEqual([1, 1, 2]);
  });

  test("is not replaced twice", async () => {
    let answers = 0;
    const { url, connections } = await startSocketServer(() => (answers++ === 0 ? OK : undefined));
    const policy = await loadSendPolicy(options);
    await policy.evaluate({ method: "get", url });
    expect(await policy.evaluate({ method: "get", url, raise_error: false })).toMatchObject({
      status_code: 0,
      error: { code: "eval_http_send_network_error" },
    });
    // A guess, which failed, and the certain call.
    expect(connections().slice(0, 3)).toEqual([1, 1, 2]);
    expect(connections().length).toBeLessThanOrEqual(4);
  });
});
