import { request } from "node:http";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { type FakeEvidenceService, faults, startEvidenceService } from "../../src/testing/index.js";

let service: FakeEvidenceService;
let token: string;
let digest: string;

const CONTENT = "0123456789";

beforeAll(async () => {
  service = await startEvidenceService();
  token = await service.issueToken({ kind: "api" });
  ({ digest } = service.addArtifact(CONTENT));
});

afterEach(() => {
  service.clearIntercepts();
});

afterAll(() => service.close());

const info = () => fetch(`${service.baseUrl}/infoz`, { redirect: "manual" });
const download = () =>
  fetch(`${service.baseUrl}/download/${digest}`, { headers: { Authorization: `Bearer ${token}` } });

/** Gets `path` without a client's own reading of the answer: what arrived, and whether it was complete. */
const raw = (path: string, signal?: AbortSignal) =>
  new Promise<{ announced: string | undefined; body: string; complete: boolean }>((resolve, reject) => {
    const outgoing = request(
      service.baseUrl + path,
      { agent: false, ...(signal && { signal }) },
      (incoming) => {
        let body = "";
        incoming.setEncoding("utf8");
        incoming.on("data", (chunk: string) => (body += chunk));
        incoming.on("error", () => undefined);
        incoming.on("close", () => {
          resolve({ announced: incoming.headers["content-length"], body, complete: incoming.complete });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });

describe("a fault answers in place of the service", () => {
  test("status, with the dialect's error and Retry-After", async () => {
    service.respondNext(faults.status(429, { message: "slow down", retryAfter: 2 }));
    const response = await info();
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toEqual({ code: 8, message: "slow down", details: [] });
  });

  test("status, in the other dialect and with a body of its own", async () => {
    const other = await startEvidenceService({ dialect: "chainloop" });
    try {
      other.respondNext(faults.status(503));
      const response = await fetch(`${other.baseUrl}/infoz`);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ code: 503, reason: "", message: "fault 503", metadata: {} });
      other.respondNext(faults.status(500, { body: "oops", headers: { "X-Request-Id": "r1" } }));
      const own = await fetch(`${other.baseUrl}/infoz`);
      expect(own.headers.get("x-request-id")).toBe("r1");
      expect(await own.text()).toBe("oops");
    } finally {
      await other.close();
    }
  });

  test.each([
    ["json", faults.json({}), 200, "application/json", "{}"],
    ["invalidJson", faults.invalidJson(), 200, "application/json", '{"result":'],
    ["empty", faults.empty(), 200, "application/json", ""],
    ["a plain response", { status: 418, body: "teapot" }, 418, null, "teapot"],
  ])("%s", async (_name, fault, status, contentType, body) => {
    service.respondNext(fault);
    const response = await info();
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      status,
      contentType,
      body,
    ]);
  });

  test("html", async () => {
    service.respondNext(faults.html(404));
    const response = await info();
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  test("redirectLoop leads to the same URL", async () => {
    service.respondNext(faults.redirectLoop());
    const response = await fetch(`${service.baseUrl}/infoz?a=%26b`, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/infoz?a=%26b");
  });

  test("redirect leads anywhere", async () => {
    service.respondNext(faults.redirect("https://example.com/", 307));
    const response = await info();
    expect([response.status, response.headers.get("location")]).toEqual([307, "https://example.com/"]);
  });
});

describe("a fault damages the right answer", () => {
  test("corrupt changes bytes of the CAS and keeps their number", async () => {
    service.respondNext(faults.corrupt(), { server: "cas" });
    const body = await (await download()).text();
    expect(body).not.toBe(CONTENT);
    expect(body.slice(1)).toBe(CONTENT.slice(1));
    expect(await (await download()).text()).toBe(CONTENT);
  });

  test.each([undefined, 3])("truncate after %s bytes", async (afterBytes) => {
    const whole = await raw("/infoz");
    service.respondNext(faults.truncate(afterBytes));
    const cut = await raw("/infoz");
    expect(cut.complete).toBe(false);
    expect(cut.announced).toBe(whole.announced);
    expect(cut.body).toBe(whole.body.slice(0, afterBytes ?? whole.body.length >> 1));
  });

  test("drip sends everything, in pieces", async () => {
    const whole = await raw("/infoz");
    service.respondNext(faults.drip({ chunkBytes: 40, intervalMs: 1 }));
    expect(await raw("/infoz")).toEqual(whole);
  });

  test("oversize sends as much as is asked for, without announcing it", async () => {
    service.respondNext(faults.oversize(300_001));
    const { announced, body, complete } = await raw("/infoz");
    expect([announced, body.length, complete]).toEqual([undefined, 300_001, true]);
  });
});

describe("a fault of the connection", () => {
  test("reset", async () => {
    service.respondNext(faults.reset());
    await expect(raw("/infoz")).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  test.each([
    ["hang", faults.hang()],
    ["stall", faults.stall(5)],
  ])("%s lasts until the client goes", async (_name, fault) => {
    const gone = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      service.intercept(() => {
        resolve();
        return undefined;
      });
    });
    service.respondNext(fault);
    const answer = raw("/infoz", gone.signal).then(
      ({ complete }) => complete,
      () => false,
    );
    await arrived;
    expect(service.stats.inFlight).toBe(1);
    gone.abort();
    expect(await answer).toBe(false);
    await expect.poll(() => service.stats.inFlight).toBe(0);
  });
});

describe("which requests are answered", () => {
  test("as many as asked for, then the service again", async () => {
    service.respondNext(faults.status(503), { times: 2 });
    expect([(await info()).status, (await info()).status, (await info()).status]).toEqual([503, 503, 200]);
  });

  test("one after the other, in the order they were added", async () => {
    service.respondNext(faults.status(502));
    service.respondNext(faults.status(504));
    expect([(await info()).status, (await info()).status, (await info()).status]).toEqual([502, 504, 200]);
  });

  test.each([
    ["a whole path", { path: "/openapi.yaml" }],
    ["a pattern", { path: /^\/open/ }],
    ["a server", { server: "platform" as const }],
  ])("that match %s", async (_name, filter) => {
    service.respondNext(faults.status(503), filter);
    expect((await info()).status).toBe(200);
    const origin = "server" in filter ? service.platformUrl : service.baseUrl;
    expect((await fetch(`${origin}/openapi.yaml`)).status).toBe(503);
  });

  test("none after it is taken back", async () => {
    service.respondNext(faults.status(503))();
    const remove = service.intercept(() => ({ status: 500 }));
    remove();
    expect((await info()).status).toBe(200);
  });

  test("an interceptor can change what the next one answers", async () => {
    service.intercept(async (_request, next) => ({ ...(await next()), status: 203 }));
    service.intercept(() => ({ status: 200, body: "inner" }));
    const response = await info();
    expect([response.status, await response.text()]).toEqual([203, "inner"]);
  });

  test("an interceptor that throws is a 500 that says so", async () => {
    service.respondNext(() => {
      throw new Error("mistake in a test");
    });
    const response = await info();
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("mistake in a test");
  });
});
