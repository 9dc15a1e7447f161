import { afterAll, beforeAll, expect, it } from "vitest";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { findHandler, ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "./serve.js";

let policies: ServedPolicies;
const cleanUp = cleanUpAfterAll();

beforeAll(async () => {
  const cwd = await makeFolder({ "app.rego": "package app\n\nallow := true\n" }, cleanUp);
  policies = await loadServedPolicies(["app.rego"], { cwd });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
});

it("measures requests under OPA's names and labels", async () => {
  const { port } = await startServer({ policies, metrics: await ServerMetrics.create() });
  await send(port, { method: "POST", path: "/v1/data/app/allow", body: "{}" });
  await send(port, { method: "POST", path: "/v1/data/app/allow", body: "{" });
  await send(port, { method: "GET", path: "/health" });
  await send(port, { method: "GET", path: "/nowhere" });
  await send(port, { method: "GET", path: "/v1/data", headers: { host: "other.example" } });
  const { status, headers, body } = await send(port, { method: "GET", path: "/metrics" });
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  const counts = body.split("\n").filter((line) => line.startsWith("http_request_duration_seconds_count"));
  expect(counts.map((line) => line.replace("http_request_duration_seconds_count", "")).sort()).toEqual([
    '{code="200",handler="health",method="get"} 1',
    '{code="200",handler="v1/data",method="post"} 1',
    '{code="400",handler="v1/data",method="post"} 1',
    '{code="403",handler="authz",method="get"} 1',
  ]);
  expect(body).toContain('le="0.000005"');
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

it("takes other buckets, and makes no series of invented methods", async () => {
  const metrics = await ServerMetrics.create([0.5]);
  metrics.observe({ handler: "index", method: "EVIL", status: 200, seconds: 0.1, isCancelled: true });
  const { body } = await metrics.toAnswer();
  expect(body).toContain(
    'http_request_duration_seconds_bucket{le="0.5",code="200",handler="index",method="unknown"} 1',
  );
  expect(body).toContain('http_request_cancellations{code="200",handler="index",method="unknown"} 1');
});

it("needs a token where the API does", async () => {
  const tokens = AcceptedTokens.parse(["alpha\n"]);
  const { port } = await startServer({ policies, tokens, metrics: await ServerMetrics.create() });
  expect((await send(port, { method: "GET", path: "/metrics" })).status).toBe(401);
  const headers = { authorization: "Bearer alpha" };
  expect((await send(port, { method: "GET", path: "/metrics", headers })).status).toBe(200);
});

it.each([
  ["POST", "/", "index"],
  ["GET", "/", "index"],
  ["PUT", "/", undefined],
  ["GET", "/health/live", "health"],
  ["POST", "/health", undefined],
  ["POST", "/v0/data/a", "v0/data"],
  ["GET", "/v0/data/a", "catchall"],
  ["PATCH", "/v1/data/a", "v1/data"],
  ["GET", "/v1/policies/a/b", "v1/policies"],
  ["PATCH", "/v1/policies", "catchall"],
  ["POST", "/v1/compile/a", "v1/compile"],
  ["GET", "/v1/database", undefined],
  ["GET", "/metrics", undefined],
])("calls %s %s %s", (method, path, handler) => {
  expect(findHandler(method, path)).toBe(handler);
});
