import { describe, expect, test } from "vitest";
import type { ServiceError } from "../../../src/base/errors.js";
import {
  type DialectName,
  faults,
  type Interceptor,
  type ServiceResponse,
} from "../../../src/testing/index.js";
import { clientOf, errorOf, startService } from "./fake-client.js";

const dialects: DialectName[] = ["specification", "chainloop"];

const JSON_TYPE = { "Content-Type": "application/json" };
const INVALID = { code: "response_invalid" };

/** What the service answers instead of a referrer, and the error that it must be. */
const FAULTS: [
  string,
  Interceptor | ServiceResponse,
  { code: string; retryable?: boolean; status?: number },
][] = [
  ["400", faults.status(400), { code: "request_invalid", status: 400, retryable: false }],
  ["401", faults.status(401), { code: "unauthenticated", status: 401, retryable: false }],
  ["403", faults.status(403), { code: "permission_denied", status: 403, retryable: false }],
  ["404", faults.status(404), { code: "wrong_address", status: 404, retryable: false }],
  ["404 in HTML", faults.html(404), { code: "wrong_address", status: 404, retryable: false }],
  ["404 without a body", { status: 404 }, { code: "wrong_address", status: 404 }],
  [
    "404 of another JSON",
    faults.status(404, { body: '{"message":"no Route matched"}' }),
    { code: "wrong_address" },
  ],
  ["408", faults.status(408), { code: "service_failed", status: 408, retryable: true }],
  ["425", faults.status(425), { code: "service_failed", status: 425, retryable: true }],
  ["429", faults.status(429), { code: "rate_limited", status: 429, retryable: true }],
  ["500", faults.status(500), { code: "service_failed", status: 500, retryable: false }],
  ["501", faults.status(501), { code: "unimplemented", status: 501, retryable: false }],
  ["502", faults.status(502), { code: "service_failed", status: 502, retryable: true }],
  ["503 in HTML", faults.html(503), { code: "service_failed", status: 503, retryable: true }],
  ["504", faults.status(504), { code: "service_failed", status: 504, retryable: true }],
  ["an empty 200", faults.empty(), INVALID],
  ["a 204", { status: 204 }, { code: "service_failed" }],
  ["{}", faults.json({}), INVALID],
  ["null", faults.json(null), INVALID],
  ["what is not JSON", faults.invalidJson(), INVALID],
  ["a key twice", faults.invalidJson('{"result": {"digest": "a", "digest": "b"}}'), INVALID],
  ["what is not UTF-8", { status: 200, headers: JSON_TYPE, body: Buffer.from([0x22, 0xff, 0x22]) }, INVALID],
  ["JSON with one bit changed", faults.corrupt(), INVALID],
  ["what breaks the schema", faults.json({ result: { digest: 7 } }), INVALID],
  ["a page", faults.html(), { code: "unauthenticated", retryable: false }],
  ["a 307", faults.redirect("/auth/login", 307), { code: "unauthenticated" }],
  ["a 302 to a login page", faults.redirect("https://sso.example.com/login"), { code: "unauthenticated" }],
  ["a redirect elsewhere", faults.redirect("https://new.example.com/"), { code: "redirect_refused" }],
  ["a redirect loop", faults.redirectLoop(), { code: "redirect_refused" }],
  ["a body that stops half way", faults.truncate(), { code: "service_unreachable", retryable: true }],
  ["a connection that is reset", faults.reset(), { code: "service_unreachable", retryable: true }],
  ["a body that is too large", faults.oversize(20_000), { code: "response_too_large", retryable: false }],
];

describe.each(dialects)("in the dialect %s", (dialect) => {
  test.each(FAULTS)("%s is an error, never an answer", async (_name, fault, expected) => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service, { maxAttempts: 2, maxResponseBytes: 10_000 });
    service.respondNext(fault, { times: 10 });
    const error = (await errorOf(client.discover(digest))) as ServiceError;
    const { retryable, ...rest } = expected;
    expect(error).toMatchObject({ ...rest, ...(retryable !== undefined && { retryable }) });
    expect(error.request).toEqual({ method: "GET", url: `${service.baseUrl}/discover/${digest}` });
    const attempts = retryable === true ? 2 : 1;
    expect(service.requests).toHaveLength(attempts);
    if (error.code !== "response_invalid") expect(error.attempts).toBe(attempts);
    expect(JSON.stringify([error.message, error])).not.toMatch(/eyJ/);
  });

  test.each([
    ["none that is valid", { kind: "user", forged: true }, "unauthenticated", /Token is invalid/],
    [
      "for another audience",
      { kind: "user", audience: "other" },
      "permission_denied",
      /missing authentication/,
    ],
    [
      "that was revoked",
      { kind: "api", revoked: true },
      dialect === "chainloop" ? "service_failed" : "unauthenticated",
      /API token revoked.*token/,
    ],
  ] as const)("a token %s keeps the service's message", async (_name, request, code, message) => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service, { token: await service.issueToken(request) });
    await expect(client.discover(digest)).toFailWith(code, message);
    expect(service.requests).toHaveLength(1);
  });

  test("an organization that is not the user's keeps the service's message, and is not retried", async () => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service, { organization: "unknown" });
    const code = dialect === "chainloop" ? "service_failed" : "permission_denied";
    await expect(client.discover(digest)).toFailWith(
      code,
      /not a member of organization unknown.*organization/,
    );
    expect(service.requests).toHaveLength(1);
  });
});

describe("a service that is not there", () => {
  test("is unreachable, after the attempts", async () => {
    const service = await startService();
    const client = await clientOf(service, { maxAttempts: 3 });
    await service.close();
    const error = await errorOf(client.discover(`sha256:${"a".repeat(64)}`));
    expect(error).toMatchObject({ code: "service_unreachable", attempts: 3, retryable: true });
    expect((error as Error).message).toMatch(/ECONNREFUSED/);
  });

  test.each([
    ["does not answer", faults.hang()],
    ["stops in the middle", faults.stall(10)],
  ])("that %s is given up after the idle time", async (_name, fault) => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(fault, { times: 2 });
    const client = await clientOf(service, { maxAttempts: 2, timeouts: { idleMs: 30 } });
    expect(await errorOf(client.discover(digest))).toMatchObject({ code: "service_timeout", attempts: 2 });
  });

  test("that drips is given up after the time of a request", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.drip({ chunkBytes: 1, intervalMs: 5 }));
    const client = await clientOf(service, { maxAttempts: 1, timeouts: { requestMs: 60 } });
    await expect(client.discover(digest)).toFailWith("service_timeout", /60 ms/);
  });

  test("a deadline ends a call whose service is silent", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.hang());
    const client = await clientOf(service);
    await expect(client.discover(digest, {}, { deadline: Date.now() + 50 })).toFailWith(
      "service_timeout",
      /deadline/,
    );
  });
});

describe("retries", () => {
  test.each([
    ["seconds", "0"],
    ["a date", "Thu, 01 Jan 1970 00:00:00 GMT"],
  ])("a 429 with Retry-After in %s is made again", async (_name, retryAfter) => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.status(429, { retryAfter }), { times: 2 });
    const client = await clientOf(service);
    const reports: unknown[] = [];
    await client.discover(digest, {}, { report: (facts) => void reports.push(facts) });
    expect(reports).toEqual([{ attempts: 3, cached: false }]);
    expect(service.requests).toHaveLength(3);
  });

  test("a 429 that asks for a day is not made again, and says how long", async () => {
    const service = await startService();
    service.respondNext(faults.status(429, { retryAfter: "86400" }));
    const client = await clientOf(service);
    const error = await errorOf(client.discover(`sha256:${"a".repeat(64)}`));
    expect(error).toMatchObject({ code: "rate_limited", attempts: 1, retryAfterMs: 86_400_000 });
    expect(service.requests).toHaveLength(1);
  });

  test("a guess is made once, and says how", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.status(503, { retryAfter: 7 }));
    const client = await clientOf(service);
    const error = await errorOf(client.discover(digest, {}, { speculative: true }));
    expect(error).toMatchObject({ code: "service_failed", retryable: true, attempts: 1, retryAfterMs: 7000 });
    expect(service.requests).toHaveLength(1);
  });

  test("the request id of the service is in the error", async () => {
    const service = await startService();
    service.respondNext(faults.status(500, { headers: { "X-Request-Id": "req-1" } }));
    const client = await clientOf(service);
    expect(await errorOf(client.discover(`sha256:${"a".repeat(64)}`))).toMatchObject({ requestId: "req-1" });
  });
});
