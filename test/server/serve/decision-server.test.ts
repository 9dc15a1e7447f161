import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { onAbort } from "../../../src/base/async/on-abort.js";
import { defineBuiltin } from "../../../src/engine/builtin/builtin.js";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import {
  DecisionLog,
  DEFAULT_DROP,
  DEFAULT_MASK,
  type ServedDecisionEvent,
} from "../../../src/server/serve/logs/decision-log.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { LIBRARY_WORDING } from "../../../src/base/message.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";
import { CERT, KEY } from "../../base/host/bad-pem.js";
import { loadServedPolicies, send, startServer, type ReceivedAnswer } from "./serve.js";

const POLICY = `package app

fast := input

waits := test.wait("waits")

other := test.wait("other")

spins if {
	some a in numbers.range(1, 5000)
	some b in numbers.range(1, 5000)
	a + b == 0
}

shown if print("seen", input)

above if input.x > 5

within := net.cidr_contains(input.x, "10.0.0.0/8")

random := {name: rand.intn(name, 1) | name := sprintf("%v", [input.x])}
`;

const HEALTH = `package system.health

live if input.plugins_ready

spins if {
	some a in numbers.range(1, 5000)
	some b in numbers.range(1, 5000)
	a + b == 0
}
`;

const SLOW_YAML = `input:\n${"  - {a: [1, 2, 3, {b: c}]}\n".repeat(150_000)}`;

const MASK = `package system.log

mask contains "/input/secret"
`;

/** Calls that were made and not answered yet. */
class Waiting {
  readonly names: string[] = [];
  #open: (() => void)[] = [];
  #onCall: (() => void)[] = [];
  aborted = 0;

  readonly builtin = defineBuiltin({
    name: "test.wait",
    args: ["string"],
    result: "any",
    effect: false,
    call: ([name], { signal }) =>
      new Promise((resolve, reject) => {
        this.names.push(JSON.stringify(name));
        this.#open.push(() => {
          resolve("answered");
        });
        onAbort(signal, () => {
          this.aborted++;
          reject(signal.reason as Error);
        });
        for (const told of this.#onCall.splice(0)) told();
      }),
  });

  /** Resolves at the next call. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#onCall.push(resolve));
  }

  answer(): void {
    for (const open of this.#open.splice(0)) open();
  }
}

const waiting = new Waiting();
let policies: ServedPolicies;
const cleanUp = cleanUpAfterAll();

beforeAll(async () => {
  const files = { "app.rego": POLICY, "health.rego": HEALTH, "log.rego": MASK };
  const folder = await makeFolder(files, cleanUp);
  policies = await loadServedPolicies(Object.keys(files), {
    cwd: folder,
    builtins: [waiting.builtin],
  });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
});

const get = (path: string, headers: Record<string, string> = {}): Parameters<typeof send>[1] => ({
  method: "GET",
  path,
  headers,
});
const post = (path: string, body: string | Uint8Array, headers = {}): Parameters<typeof send>[1] => ({
  method: "POST",
  path,
  body,
  headers,
});
const codeOf = ({ status, body }: { status: number; body: string }): unknown => [
  status,
  (JSON.parse(body) as { code: string }).code,
];

it("calls no built-in for another rule", async () => {
  const { port } = await startServer({ policies });
  waiting.names.length = 0;
  const called = waiting.next();
  const answer = send(port, get("/v1/data/app/waits"));
  await called;
  waiting.answer();
  expect((await answer).body).toBe('{"result":"answered"}\n');
  expect(waiting.names).toEqual(['"waits"']);
  expect((await send(port, post("/v1/data/app/fast", '{"input":1}'))).body).toBe('{"result":1}\n');
  expect(waiting.names).toEqual(['"waits"']);
});

describe("access", () => {
  const HASH = "sha256:2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
  const tokens = AcceptedTokens.parse(["# clients\n\nalpha-token\n", `${HASH}\r\n`]);

  it.each([
    { name: "a token", authorization: "Bearer alpha-token", status: 200 },
    { name: "a token known by its hash", authorization: "Bearer secret", status: 200 },
    { name: "none", authorization: undefined, status: 401 },
    { name: "another", authorization: "Bearer alpha-toke", status: 401 },
    { name: "the hash itself", authorization: `Bearer ${HASH}`, status: 401 },
    { name: "another scheme", authorization: "Basic alpha-token", status: 401 },
  ])("answers $status with $name", async ({ authorization, status }) => {
    const { port } = await startServer({ policies, tokens });
    const headers = authorization === undefined ? undefined : { authorization };
    const answer = await send(port, get("/v1/data/app/fast", headers));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("alpha");
    expect((await send(port, get("/health"))).status).toBe(200);
    expect((await send(port, get("/v1/policies"))).status).toBe(401);
  });

  it.each(["", "# none\n", "two words\n", "sha256:abc\n"])("refuses the file of tokens %j", (text) => {
    expect(() => AcceptedTokens.parse([text])).toThrow(expect.objectContaining({ code: "config_invalid" }));
  });

  it.each([
    { name: "its own address", headers: {}, status: 200 },
    { name: "localhost", headers: { host: "localhost:8181" }, status: 200 },
    { name: "IPv6", headers: { host: "[::1]:8181" }, status: 200 },
    { name: "a name that leads here", headers: { host: "rebound.example" }, status: 403 },
    { name: "a name that looks like it", headers: { host: "127.0.0.1.example" }, status: 403 },
    { name: "a name that begins like it", headers: { host: "localhost.example:8181" }, status: 403 },
    { name: "another port than a number", headers: { host: "localhost:8181.example" }, status: 403 },
    { name: "an invalid name", headers: { host: "a b" }, status: 403 },
    { name: "a page of this machine", headers: { origin: "http://localhost:3000" }, status: 200 },
    { name: "another site's page", headers: { origin: "https://evil.example" }, status: 403 },
    { name: "a page without an origin", headers: { origin: "null" }, status: 403 },
  ])("answers $status on loopback for $name", async ({ headers, status }) => {
    const { port } = await startServer({ policies });
    expect((await send(port, get("/v1/data/app/fast", headers as Record<string, string>))).status).toBe(
      status,
    );
  });
});

describe("limits", () => {
  it.each([
    { name: "a body", asked: post("/v1/data/app/fast", "x".repeat(101)) },
    {
      name: "a body of unknown size",
      asked: post("/v1/data/app/fast", "x".repeat(101), { "transfer-encoding": "chunked" }),
    },
    {
      name: "what a body unpacks to",
      asked: {
        ...post("/v1/data/app/fast", "x".repeat(5_000), { "content-encoding": "gzip" }),
        gzip: true,
      },
    },
  ])("refuses $name above the limit, and serves the next", async ({ asked }) => {
    const { port } = await startServer({ policies, maxBodyBytes: 100 });
    expect(codeOf(await send(port, asked))).toEqual([400, "invalid_parameter"]);
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
  });

  it("refuses a coding of the transfer that is not undone", async () => {
    const { port } = await startServer({ policies });
    const headers = { "transfer-encoding": "gzip, chunked" };
    const { status } = await send(port, post("/v1/data/app/fast", '{"input":1}', headers));
    expect(status).toBe(501);
  });

  it("refuses bodies that need more memory than there may be, and serves others when those have ended", async () => {
    const { port } = await startServer({ policies, maxBodiesBytes: 4_000 });
    const large = post("/v1/data/app/waits", JSON.stringify({ input: "x".repeat(800) }), {
      "content-encoding": "gzip",
    });
    const ask = (): Promise<ReceivedAnswer> => send(port, { ...large, gzip: true });
    const running: Promise<ReceivedAnswer>[] = [];
    for (let count = 0; count < 4; count++) {
      const called = waiting.next();
      running.push(ask());
      await called;
    }
    const refused = await ask();
    expect([codeOf(refused), refused.headers["retry-after"]]).toEqual([[503, "internal_error"], "1"]);
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
    waiting.answer();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
    const called = waiting.next();
    const next = ask();
    await called;
    waiting.answer();
    expect((await next).status).toBe(200);
  });

  it("refuses what is not gzip", async () => {
    const { port } = await startServer({ policies });
    const asked = post("/v1/data/app/fast", "{}", { "content-encoding": "gzip" });
    expect(codeOf(await send(port, asked))).toEqual([400, "invalid_parameter"]);
  });

  it("refuses parameters that it cannot answer, and parts of the API that it lacks", async () => {
    const { port } = await startServer({ policies });
    expect(codeOf(await send(port, get("/v1/data/app/fast?explain=full")))).toEqual([
      400,
      "invalid_parameter",
    ]);
    expect(codeOf(await send(port, get("/v1/config")))).toEqual([501, "invalid_operation"]);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const answer = await send(port, { method, path: "/v1/data/app" });
      expect(codeOf(answer)).toEqual([405, "invalid_operation"]);
    }
  });

  it("ends the health of policies in time too", async () => {
    const { port } = await startServer({ policies, evaluate: { timeoutMs: 50 } });
    const answer = await send(port, get("/health/spins"));
    expect(answer.status).toBe(500);
    expect(answer.body).toMatch(/^\{"error":"health check \(data\.system\.health\.spins\) failed: .*50 ms/);
    expect((await send(port, get("/health/live"))).status).toBe(200);
  });

  it.each(["/v1/data/app/fast", "/v0/data/app/fast"])(
    "reads YAML within the time of a decision: %s",
    async (path) => {
      const { port } = await startServer({ policies, evaluate: { timeoutMs: 50 } });
      const yaml = { "content-type": "application/yaml" };
      const answer = await send(port, post(path, SLOW_YAML, yaml));
      expect(codeOf(answer)).toEqual([500, "internal_error"]);
      expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: "timeout" }] });
    },
  );

  it("ends a policy that spins, and serves the next", async () => {
    const { port } = await startServer({ policies, evaluate: { timeoutMs: 50 } });
    const answer = await send(port, get("/v1/data/app/spins"));
    expect(codeOf(answer)).toEqual([500, "internal_error"]);
    expect(answer.body).not.toMatch(/\.js:|\.ts:| at /);
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
  });

  it.each([
    {
      name: "its body",
      sent: "POST /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
    },
    { name: "its headers", sent: "POST /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\nX-" },
    { name: "nothing", sent: "" },
  ])("closes a connection that sends $name too slowly, and serves the next", async ({ sent }) => {
    const { port } = await startServer({ policies, requestTimeoutMs: 50 });
    const socket = connect(port, "127.0.0.1");
    socket.write(sent);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
  });

  it("serves the next request beside hundreds of idle connections, and keeps those that have asked", async () => {
    const { port } = await startServer({ policies, maxRequests: 2 });
    const sockets = Array.from({ length: 300 }, () => connect(port, "127.0.0.1"));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const asked = sockets.filter((_, index) => index % 2 === 1);
    const askAll = async (): Promise<Set<string>> => {
      const statuses = new Set<string>();
      for (const socket of asked) {
        socket.write("GET /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\n\r\n");
        const [answer] = (await once(socket, "data")) as [Buffer];
        statuses.add(answer.toString("latin1").slice(0, 12));
      }
      return statuses;
    };
    expect(await askAll()).toEqual(new Set(["HTTP/1.1 200"]));
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
    expect(await askAll()).toEqual(new Set(["HTTP/1.1 200"]));
  });

  it("answers 503 to more requests at the same time than it may have", async () => {
    const { port } = await startServer({ policies, maxRequests: 1 });
    const called = waiting.next();
    const first = send(port, get("/v1/data/app/waits"));
    await called;
    const second = await send(port, get("/v1/data/app/fast"));
    expect([second.status, second.headers["retry-after"]]).toEqual([503, "1"]);
    expect((await send(port, get("/health"))).status).toBe(200);
    waiting.answer();
    expect((await first).status).toBe(200);
    expect((await send(port, get("/v1/data/app/fast"))).status).toBe(200);
  });

  describe("of responses that nobody reads", () => {
    const ASK_LARGE = "GET /v1/data/large HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const MAX_REQUESTS = 3;
    let large: ServedPolicies;
    beforeAll(async () => {
      // More than the system buffers.
      const cwd = await makeFolder(
        {
          "data.json": JSON.stringify({ large: "x".repeat(16 << 20) }),
          "app.rego": "package app\n\nfast := 1\n",
        },
        cleanUp,
      );
      large = await loadServedPolicies(["."], { cwd });
    });
    afterAll(() => large[Symbol.asyncDispose]());

    /** Takes all slots by connections that read no response. */
    async function takeSlots(port: number): Promise<Socket[]> {
      const sockets = Array.from({ length: MAX_REQUESTS }, () => connect(port, "127.0.0.1"));
      for (const socket of sockets) {
        socket.on("error", () => undefined);
        onTestFinished(() => void socket.destroy());
        socket.write(ASK_LARGE);
      }
      const fast = get("/v1/data/app/fast");
      while ((await send(port, fast)).status !== 503);
      return sockets;
    }

    async function untilServed(port: number): Promise<void> {
      while ((await send(port, get("/v1/data/app/fast"))).status !== 200);
    }

    it("gives slots back when the client leaves, and ends in time", async () => {
      const { port, server } = await startServer({ policies: large, maxRequests: MAX_REQUESTS });
      for (const socket of await takeSlots(port)) socket.destroy();
      await untilServed(port);
      expect(await server.close(60_000)).toBe(true);
    });

    it("gives slots back when the time to take them is over", async () => {
      const { port } = await startServer({
        policies: large,
        maxRequests: MAX_REQUESTS,
        requestTimeoutMs: 2_000,
      });
      await takeSlots(port);
      await untilServed(port);
    });
  });

  it("serves the requests of a connection one after the other, and other connections between them", async () => {
    const { port } = await startServer({ policies });
    const count = 1_000;
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let [received, rest, known] = [0, "", 0];
    let [parsed, most] = [0, 0];
    const onParsed = (message: unknown): void => {
      if ((message as { socket: Socket }).socket.remotePort !== socket.localPort) return;
      most = Math.max(most, ++parsed - received);
    };
    subscribe("http.server.request.start", onParsed);
    onTestFinished(() => void unsubscribe("http.server.request.start", onParsed));
    const all = new Promise<void>((resolve) => {
      socket.on("data", (chunk) => {
        const parts = (rest + chunk.toString("latin1")).split('{"result":1}\n');
        received += parts.length - 1;
        rest = parts.at(-1) ?? "";
        if (received === count) resolve();
      });
    });
    socket.write(
      'POST /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n{"input":1}'.repeat(
        count,
      ),
    );
    let between = 0;
    while (received < count) {
      expect((await send(port, get("/health"))).status).toBe(200);
      if (received > known && received < count) between++;
      known = received;
    }
    await all;
    expect(between).toBeGreaterThan(20);
    expect(most).toBeLessThan(200);
  });

  it.each([
    { what: "answers", answered: 6, cut: 0 },
    { what: "closes it for one that does not arrive as a whole behind", answered: 5, cut: 1 },
    { what: "closes it for the headers that do not arrive behind", answered: 5, cut: 100 },
  ])("$what requests that arrived while their connection was not read", async ({ answered, cut }) => {
    const { port } = await startServer({ policies, requestTimeoutMs: 300 });
    const called = waiting.next();
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const toRequest = (rule: string): string => {
      const headers = `Host: localhost\r\nX-Pad: ${"h".repeat(900)}\r\nContent-Length: 11`;
      return `POST /v1/data/app/${rule} HTTP/1.1\r\n${headers}\r\n\r\n{"input":1}`;
    };
    const sent = toRequest("waits") + toRequest("fast").repeat(5);
    socket.write(sent.slice(0, sent.length - cut));
    await called;
    // A connection whose request began later, and is too late by then.
    const other = connect(port, "127.0.0.1");
    other.write("POST ");
    await once(other.resume(), "close");
    let text = "";
    const closed = once(socket, "close");
    const all = new Promise<void>((resolve) => {
      socket.on("data", (chunk) => {
        text += chunk.toString();
        if (text.split('{"result":').length - 1 === answered) resolve();
      });
    });
    waiting.answer();
    await Promise.race([all, closed]);
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(Array.from({ length: answered }, () => "HTTP/1.1 200"));
    if (cut > 0) await closed;
    else socket.write(toRequest("fast"));
    if (cut === 0) expect(((await once(socket, "data")) as [Buffer]).toString()).toMatch(/^HTTP\/1.1 200 /);
  });

  it("serves no request that arrived behind one whose response ends the connection", async () => {
    const { port } = await startServer({ policies, maxBodyBytes: 10 });
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString()));
    const before = waiting.names.length;
    socket.write(
      `POST /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n{"input":1}`,
    );
    socket.write("GET /v1/data/app/waits HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "close");
    expect([text.split("HTTP/1.1 ").length - 1, waiting.names.length]).toEqual([1, before]);
  });

  it("closes a connection that asks for a tunnel before it has its response, and serves the next", async () => {
    const { port } = await startServer({ policies });
    const called = waiting.next();
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    const closed = once(socket, "close");
    const host = "HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write(`GET /v1/data/app/waits ${host}`);
    await called;
    socket.write(`CONNECT localhost:443 ${host}`);
    await closed;
    expect((await send(port, post("/v1/data/app/fast", '{"input":2}'))).body).toBe('{"result":2}\n');
  });

  it.each([
    { what: "evaluation", asked: { path: "/v1/data/app/waits" }, body: "" },
    {
      what: "making of filters",
      asked: {
        path: "/v1/compile/app/waits",
        method: "POST",
        headers: { accept: "application/vnd.opa.sql.postgresql+json" },
      },
      body: '{"unknowns":["input.t"]}',
    },
  ])("ends the $what of a client that leaves", async ({ asked, body }) => {
    const { port, server } = await startServer({ policies });
    const before = waiting.aborted;
    const called = waiting.next();
    const sent = request({ host: "127.0.0.1", port, agent: false, ...asked });
    sent.on("error", () => undefined);
    sent.end(body);
    await called;
    sent.destroy();
    expect(await server.close(60_000)).toBe(true);
    expect(waiting.aborted).toBe(before + 1);
  });

  it("logs the decision of a client that leaves, masked", async () => {
    const cwd = await makeFolder(
      {
        "app.rego": 'package app\n\nwaits := test.wait("logged")\n',
        "mask.rego": 'package system.log\n\nmask contains "/input/secret" if input.input.secret\n',
      },
      onTestFinished,
    );
    const masking = await loadServedPolicies(["app.rego", "mask.rego"], { cwd, builtins: [waiting.builtin] });
    onTestFinished(() => masking[Symbol.asyncDispose]());
    const lines: string[] = [];
    const log = new DecisionLog({
      sinks: [(json) => Promise.resolve(void lines.push(json.toString()))],
      mask: DEFAULT_MASK,
      drop: DEFAULT_DROP,
      withBuiltinCache: false,
    });
    const { port, server } = await startServer({
      policies: masking,
      onDecision: (...event) => log.write(...event),
    });
    const called = waiting.next();
    const sent = request({
      host: "127.0.0.1",
      port,
      path: "/v1/data/app/waits",
      method: "POST",
      agent: false,
    });
    sent.on("error", () => undefined);
    sent.end('{"input":{"secret":"sesame"}}');
    await called;
    sent.destroy();
    expect(await server.close(60_000)).toBe(true);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { path: "app/waits", input: {}, erased: ["/input/secret"], error: { code: "aborted" } },
    ]);
    expect(lines.join("")).not.toContain("sesame");
  });
});

describe("the end", () => {
  it("lets a request finish, and refuses others", async () => {
    const { port, server } = await startServer({ policies });
    const called = waiting.next();
    const running = send(port, get("/v1/data/app/waits"));
    await called;
    const ended = server.close(60_000);
    // It accepts connections until all that had arrived are accepted.
    const codeOf = async (): Promise<unknown> => {
      const failure: unknown = await send(port, get("/v1/data/app/fast")).catch((error: unknown) => error);
      return failure instanceof Error && "code" in failure ? failure.code : undefined;
    };
    while ((await codeOf()) !== "ECONNREFUSED");
    waiting.answer();
    const { status, headers } = await running;
    expect([status, headers.connection]).toEqual([200, "close"]);
    expect(await ended).toBe(true);
  });

  const FAST = "GET /v1/data/app/fast HTTP/1.1\r\nHost: localhost\r\n\r\n";

  it("answers requests that have arrived, of which no connection is accepted yet", async () => {
    const { port, server } = await startServer({ policies });
    const count = 20;
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const clients = new Worker(
      `const { workerData: { port, count, sent, text }, parentPort } = require("node:worker_threads");
      const { connect } = require("node:net");
      for (let i = 0; i < count; i++) {
        let answer = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(text, () => {
          Atomics.add(sent, 0, 1);
          Atomics.notify(sent, 0);
        }));
        socket.setEncoding("latin1").on("data", (data) => (answer += data));
        socket.on("error", (error) => (answer += error.code)).on("close", () => parentPort.postMessage(answer));
      }`,
      { eval: true, workerData: { port, count, sent, text: FAST } },
    );
    onTestFinished(async () => {
      await clients.terminate();
    });
    const answers: string[] = [];
    const all = new Promise<void>((resolve) => {
      clients.on("message", (answer: string) => {
        if (answers.push(answer) === count) resolve();
      });
    });
    await once(clients, "online");
    // The server's thread does nothing meanwhile.
    for (let known = 0; known < count; known = Atomics.load(sent, 0)) Atomics.wait(sent, 0, known);
    expect(await server.close(60_000)).toBe(true);
    await all;
    expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 200 OK"))).toEqual([]);
  });

  it.each([
    { name: "has been answered", sent: FAST, answered: 1 },
    { name: "has asked nothing", sent: "", answered: 0 },
    { name: "has begun to ask", sent: FAST.slice(0, 20), answered: 0 },
  ])("does not wait for a connection that $name", async ({ sent, answered }) => {
    const { port, server } = await startServer({ policies });
    const socket = connect(port, "127.0.0.1");
    const closed = once(socket, "close");
    const received: string[] = [];
    socket.setEncoding("latin1").on("data", (text: string) => received.push(text));
    await once(socket, "connect");
    if (sent !== "") socket.write(sent);
    if (answered > 0) await once(socket, "data");
    expect((await send(port, get("/health"))).status).toBe(200);
    expect(await server.close(60_000)).toBe(true);
    await closed;
    expect(received.length).toBe(answered);
  });

  it("does not wait for a connection in the handshake of TLS", async () => {
    const { port, server } = await startServer({ policies, tls: { cert: CERT, key: KEY } });
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const closed = once(socket.resume(), "close");
    expect(await server.close(60_000)).toBe(true);
    await closed;
  });

  it("cuts what is left after the grace period, and says so", async () => {
    const { port, server } = await startServer({ policies });
    const called = waiting.next();
    const running = send(port, get("/v1/data/app/waits"));
    const failed = expect(running).rejects.toThrow("socket hang up");
    await called;
    expect(await server.close(1)).toBe(false);
    await failed;
  });
});

it("takes a body of many small and some large chunks", async () => {
  const { port } = await startServer({ policies });
  const input = Array.from({ length: 3_000 }, (_, i) => (i % 500 === 0 ? "x".repeat(5_000) : String(i)));
  const sent = request({ host: "127.0.0.1", port, method: "POST", path: "/v1/data/app/fast", agent: false });
  sent.write('{"input":[');
  for (const [i, item] of input.entries()) sent.write(`${i === 0 ? "" : ","}${JSON.stringify(item)}`);
  sent.end("]}");
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString("utf8"))).toEqual({ result: input });
});

it("names the whole limit, in the words of its surface", async () => {
  const wording = { ...LIBRARY_WORDING, option: () => "--timeout" };
  const cwd = await makeFolder({ "app.rego": POLICY, "health.rego": HEALTH }, onTestFinished);
  const loaded = await loadServedPolicies(["app.rego", "health.rego"], {
    cwd,
    builtins: [waiting.builtin],
    wording,
  });
  onTestFinished(() => loaded[Symbol.asyncDispose]());
  const { port } = await startServer({ policies: loaded, wording, evaluate: { timeoutMs: 300 } });
  const text = / took longer than its 300 ms[a-z ]*; raise --timeout to allow more/;
  for (const asked of [post("/v1/data/app/spins", "{}"), get("/health/spins")]) {
    const { status, body } = await send(port, asked);
    expect([status, body]).toEqual([500, expect.stringMatching(text)]);
  }
});

describe("the decision log", () => {
  const NINES = "9".repeat(1_000);
  const NUMBERS = ["1E400", "-1E400", "1e-400", NINES, `${NINES}.5`, "12345678901234567890"];
  const RULES = ["fast", "above", "within", "random"];

  it.each(RULES.flatMap((rule) => NUMBERS.map((x) => ({ rule, x, shown: x.slice(0, 20) }))))(
    "has the exact $shown of $rule",
    async ({ rule, x }) => {
      const lines: string[] = [];
      const log = new DecisionLog({
        sinks: [(json) => Promise.resolve(void lines.push(json.toString()))],
        mask: DEFAULT_MASK,
        drop: DEFAULT_DROP,
        withBuiltinCache: true,
      });
      const { port } = await startServer({ policies, onDecision: (...event) => log.write(...event) });
      const { status, body } = await send(
        port,
        post(`/v1/data/app/${rule}`, `{"input":{"secret":1,"x":${x}},"other":${x}}`),
      );
      expect(status).toBe(200);
      expect(lines).toHaveLength(1);
      const [line = ""] = lines;
      expect(line).toContain(`"input":{"x":${x}}`);
      expect(line).toContain(`"custom":{"request_metadata":{"other":${x}}}`);
      expect(line).toContain('"erased":["/input/secret"]');
      expect(line).not.toContain('"error"');
      if (rule !== "fast") return;
      expect(body).toContain(`"x":${x}`);
      expect(line).toContain(`"result":{"secret":1,"x":${x}}`);
    },
  );

  it.each(["input", "Input", "INPUT"])("has an %s at one place alone", async (name) => {
    const events: ServedDecisionEvent[] = [];
    const onDecision = (event: ServedDecisionEvent): Promise<void> =>
      Promise.resolve(void events.push(event));
    const { port } = await startServer({ policies, onDecision });
    const body = JSON.stringify({ iNpUt: "first", [name]: { x: 1 }, other: 2 });
    expect((await send(port, post("/v1/data/app/fast", body))).status).toBe(200);
    expect(events).toMatchObject([{ input: { x: 1 }, custom: { request_metadata: { other: 2 } } }]);
    expect(events[0]!["custom"]).toEqual({ request_metadata: { other: 2 } });
  });

  it("has an event for each decision, failed ones and base documents too", async () => {
    const events: ServedDecisionEvent[] = [];
    const onDecision = (event: ServedDecisionEvent): Promise<void> => {
      events.push(event);
      return Promise.resolve();
    };
    const printed: string[] = [];
    const onPrint = (message: string): void => void printed.push(message);
    const { port } = await startServer({ policies, onDecision, onPrint });
    const { port: hasty } = await startServer({ policies, onDecision, evaluate: { timeoutMs: 50 } });
    const told = await send(port, post("/v1/data/app/fast/a", '{"input":{"a":[1.5]}}'));
    await send(port, get("/v1/data/nope"));
    await send(hasty, get("/v1/data/app/spins"));
    await send(port, post("/v1/data/app/shown", '{"input":1}'));
    const { decision_id: id } = JSON.parse(told.body) as Record<string, unknown>;
    expect(events).toMatchObject([
      { decision_id: id, path: "app/fast/a", input: { a: [1.5] }, result: [1.5], req_id: 1 },
      { path: "nope" },
      { path: "app/spins", error: { code: "timeout" } },
      { path: "app/shown", result: true },
    ]);
    expect(events[1]).not.toHaveProperty("result");
    expect(events[0]!["requested_by"]).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(printed).toEqual(["seen 1"]);
  });

  it("answers no decision that it cannot log", async () => {
    const errors: unknown[] = [];
    const full = new Error("ENOSPC");
    const { port } = await startServer({
      policies,
      onDecision: () => Promise.reject(full),
      onError: (error) => errors.push(error),
    });
    expect(codeOf(await send(port, post("/v1/data/app/fast", '{"input":1}')))).toEqual([
      500,
      "internal_error",
    ]);
    expect(errors).toEqual([full]);
  });
});
