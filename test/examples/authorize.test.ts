import { restoreWebGlobals } from "./web-globals.js";
import { createServer, request as send, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serve as serveHono } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toSegments, type AuthorizeOptions } from "../../examples/authorize/authorize.js";
import { authorizeRequests as forExpress } from "../../examples/authorize/express.js";
import { authorizeRequests as forFastify } from "../../examples/authorize/fastify.js";
import { authorizeRequests as forHono } from "../../examples/authorize/hono.js";
import { defineBuiltin, loadPolicy, ServiceError, type Policy } from "../../src/index.js";

afterAll(restoreWebGlobals);

const POLICIES = fileURLToPath(new URL("../../examples/authorize/policies", import.meta.url));
const SECRET = "sesame-4711";

/** Decides by an answer that comes later, and has the input in its errors. */
const directory = defineBuiltin({
  name: "directory.role",
  args: ["any"],
  result: "string",
  effect: false,
  async call([user]) {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    if (user === "broken") throw new Error(`${SECRET}: the directory has no index`);
    if (user === "down") throw new ServiceError(SECRET, { code: "service_unreachable", retryable: true });
    return user === "ghost" ? undefined : `role of ${JSON.stringify(user)}`;
  },
});

const SLOW = `package slow

allow := directory.role(input.user) == "role of \\"ada\\""

seen := input
`;

interface Reply {
  status: number;
  body: string;
}

/** Sends a request as it is written: nothing of its path is resolved. */
function ask(port: number, path: string, user = "", method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { "x-user": user, authorization: SECRET, cookie: SECRET };
    const sent = send({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

interface Started {
  port: number;
  close: () => Promise<unknown>;
}

type Options = Omit<AuthorizeOptions<never>, "user">;

async function listen(listener: RequestListener): Promise<Started> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, close };
}

/** Each answers every path with what it is, and counts how often a route was reached. */
const FRAMEWORKS: Record<string, (options: Options, reached: (user: string) => void) => Promise<Started>> = {
  express(options, reached) {
    const app = express();
    app.use(forExpress({ ...options, user: (request) => request.get("x-user") }));
    app.use((request, response) => {
      reached(request.get("x-user") ?? "");
      response.json("reached");
    });
    return listen(app);
  },
  async fastify(options, reached) {
    const server = fastify();
    server.addHook("onRequest", forFastify({ ...options, user: (request) => request.headers["x-user"] }));
    server.all("/*", (request) => {
      reached(String(request.headers["x-user"]));
      return Promise.resolve("reached");
    });
    await server.listen({ port: 0, host: "127.0.0.1" });
    return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
  },
  async hono(options, reached) {
    const app = new Hono();
    app.use(forHono({ ...options, user: (context) => context.req.header("x-user") }));
    app.all("/*", (context) => {
      reached(context.req.header("x-user") ?? "");
      return context.json("reached");
    });
    let server: ReturnType<typeof serveHono> | undefined;
    const { port } = await new Promise<AddressInfo>((resolve) => {
      server = serveHono({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, resolve);
    });
    return { port, close: () => new Promise((resolve) => server?.close(resolve)) };
  },
};

let example: Policy;
let slow: Policy;
beforeAll(async () => {
  example = await loadPolicy(POLICIES);
  slow = await loadPolicy(
    { files: { "slow.rego": SLOW } },
    { entrypoint: "slow/allow", builtins: [directory] },
  );
});
afterAll(() => Promise.all([example.close(), slow.close()]));

describe.each(Object.keys(FRAMEWORKS))("%s", (name) => {
  const start = async (options: Options): Promise<Started & { reached: string[] }> => {
    const reached: string[] = [];
    const started = await FRAMEWORKS[name]?.(options, (user) => reached.push(user));
    if (started === undefined) throw new Error(`no framework ${name}`);
    return { ...started, reached };
  };

  it("answers 200 concurrent requests, each by its own decision, and tells no reason", async () => {
    const errors: unknown[] = [];
    const server = await start({ policy: slow, onError: (error) => void errors.push(error) });
    const expected: Record<string, Reply> = {
      bob: { status: 403, body: '{"error":"forbidden"}' },
      ghost: { status: 403, body: '{"error":"forbidden"}' },
      broken: { status: 500, body: '{"error":"internal_error"}' },
      down: { status: 503, body: '{"error":"unavailable"}' },
    };
    const users = Array.from(
      { length: 200 },
      (_, index) => ["ada", ...Object.keys(expected)][index % 5] ?? "",
    );
    const replies = await Promise.all(users.map((user) => ask(server.port, "/x", user)));
    await server.close();
    for (const [index, { status, body }] of replies.entries()) {
      const user = users[index] ?? "";
      if (user === "ada") expect([status, body]).toEqual([200, expect.stringContaining("reached")]);
      else expect({ status, body }).toEqual(expected[user]);
    }
    expect(server.reached).toEqual(Array.from({ length: 40 }, () => "ada"));
    expect(errors).toHaveLength(80);
  });

  it("gives the policy the method, the segments, and headers without secrets", async () => {
    const seen: unknown[] = [];
    const policy = {
      ...slow,
      evaluate: (input: unknown) => Promise.resolve(void seen.push(input)),
    } as Policy;
    const plain = await start({ policy });
    await ask(plain.port, "/a%20b/c/?token=1", "ada", "DELETE");
    await plain.close();
    expect(seen).toEqual([
      {
        method: "DELETE",
        path: ["a b", "c"],
        headers: expect.not.objectContaining({ authorization: SECRET }) as object,
        user: "ada",
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(SECRET);

    const asked = await start({ policy, secretHeaders: ["authorization"] });
    await ask(asked.port, "/", "ada");
    await asked.close();
    expect(seen[1]).toMatchObject({ path: [], headers: { authorization: SECRET, "x-user": "ada" } });
  });

  it.each(["/public/%2e%2e%2fadmin", "//public", "/public%5c..%5cadmin", "/public/%00", "/%ff"])(
    "refuses the ambiguous path %s",
    async (path) => {
      const server = await start({ policy: slow });
      const { status } = await ask(server.port, path, "ada");
      await server.close();
      expect(status).toBeGreaterThanOrEqual(400);
      expect(server.reached).toEqual([]);
    },
  );

  it("lets nothing out of a public folder", async () => {
    const server = await start({ policy: example });
    const statuses = [];
    for (const path of [
      "/public",
      "/public/",
      "/public/../orders/ada",
      "/public/%2e%2e/orders/ada",
      "/orders/ada",
    ]) {
      statuses.push((await ask(server.port, path, "x")).status);
    }
    await server.close();
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    for (const status of statuses.slice(2)) expect([400, 403]).toContain(status);
  });

  it("refuses with a policy that is closed", async () => {
    const closed = await loadPolicy(POLICIES);
    await closed.close();
    const server = await start({ policy: closed });
    expect((await ask(server.port, "/public")).status).toBe(503);
    await server.close();
    expect(server.reached).toEqual([]);
  });
});

describe("toSegments", () => {
  it.each([
    ["/", []],
    ["/a/b?c=/d", ["a", "b"]],
    ["/a/", ["a"]],
    ["/%C3%A9", ["é"]],
    ["/a//b", undefined],
    ["/a//", undefined],
    ["/./a", undefined],
    ["/a/..", undefined],
    ["/a%2fb", undefined],
    ["/a\\b", undefined],
    ["http://h/a", undefined],
    ["*", undefined],
    ["", undefined],
  ])("%s", (target, segments) => {
    expect(toSegments(target)).toEqual(segments);
  });
});
