import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { expect, it, onTestFinished } from "vitest";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import type { DecisionServerOptions } from "../../../src/server/serve/decision-server.js";
import { createUntracedPaths, type IsUntraced } from "../../../src/server/serve/untraced-paths.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "../serve/serve.js";
import { startTestTelemetry } from "./telemetry.js";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const TOKEN = "sesame-4711-sesame-4711";
const headers = { authorization: `Bearer ${TOKEN}`, traceparent: `00-${TRACE}-${PARENT}-01` };

async function start(
  isUntraced?: IsUntraced,
  options: Pick<DecisionServerOptions, "evaluate" | "onDecision"> = {},
): Promise<number> {
  const text =
    "package app\n\nfast := input\n\nfails := 1 / count([])\n\nrows if input.t.owner == upper(input.user)\n";
  const cwd = await makeFolder({ "app.rego": text }, onTestFinished);
  const policies = await loadServedPolicies(["app.rego"], { cwd, signal: new AbortController().signal });
  onTestFinished(() => policies[Symbol.asyncDispose]());
  const { port } = await startServer({
    policies,
    tokens: AcceptedTokens.parse([TOKEN]),
    isUntraced,
    ...options,
  });
  return port;
}

it("continues the trace of a request, down to the evaluation", async () => {
  const port = await start();
  await using telemetry = startTestTelemetry();
  const path = "/v1/data/app/fast?metrics";
  const body = '{"input":"sesame-4712"}';
  const { status } = await send(port, { method: "POST", path, body, headers });
  expect(status).toBe(200);

  const [served] = telemetry.spans("POST v1/data");
  const [evaluated] = telemetry.spans("policy.evaluate");
  expect(served?.kind).toBe(SpanKind.SERVER);
  expect(served?.spanContext().traceId).toBe(TRACE);
  expect(served?.parentSpanContext?.spanId).toBe(PARENT);
  expect(evaluated?.parentSpanContext?.spanId).toBe(served?.spanContext().spanId);
  expect(served?.attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "v1/data",
    "url.scheme": "http",
    "http.response.status_code": 200,
    "opa.decision_id": evaluated?.attributes["opa.decision_id"],
  });
  const told = JSON.stringify(telemetry.spans().map((span) => [span.name, span.attributes, span.events]));
  expect(told).not.toContain("sesame");
  expect(await telemetry.points("http.server.request.duration")).toMatchObject([{ count: 1 }]);
});

it("has spans of filters, and nothing of their input, their unknowns and their text", async () => {
  const port = await start();
  await using telemetry = startTestTelemetry();
  const { status, body } = await send(port, {
    method: "POST",
    path: "/v1/compile/app/rows",
    body: '{"input":{"user":"sesame-4712"},"unknowns":["input.t"]}',
    headers: { ...headers, accept: "application/vnd.opa.sql.postgresql+json" },
  });
  expect([status, JSON.parse(body)]).toEqual([200, { result: { query: "WHERE t.owner = E'SESAME-4712'" } }]);

  const [served] = telemetry.spans("POST v1/compile");
  expect(served?.parentSpanContext?.spanId).toBe(PARENT);
  expect(served?.attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "v1/compile",
    "url.scheme": "http",
    "http.response.status_code": 200,
  });
  const told = telemetry.spans().map((span) => [span.name, span.attributes, span.events]);
  const points = await telemetry.points("http.server.request.duration");
  expect(points).toMatchObject([{ count: 1 }]);
  expect(JSON.stringify([told, points])).not.toMatch(/sesame|owner|input/i);
});

it("shows the entrypoint that was found, and nothing of the client's path", async () => {
  const port = await start();
  await using telemetry = startTestTelemetry();
  const body = '{"input":{"sesame-1":1,"sesame-2":2}}';
  for (const path of ["sesame-1", "sesame-2", "sesame-3"].map((key) => `/v1/data/app/fast/${key}`))
    await send(port, { method: "POST", path, body, headers });
  const found = telemetry.spans("policy.evaluate").map(({ attributes }) => attributes["policy.entrypoint"]);
  expect(found).toEqual(["app/fast", "app/fast", "app/fast"]);
  const points = await telemetry.points("policy.evaluations");
  expect(points).toMatchObject([{ count: 3 }]);
  expect(
    JSON.stringify([telemetry.spans().map((span) => [span.name, span.attributes]), points]),
  ).not.toContain("sesame");
});

it("has one id for a decision that fails, in its spans and in the log", async () => {
  const logged: unknown[] = [];
  const port = await start(undefined, {
    onDecision: (event) => Promise.resolve(void logged.push(event["decision_id"])),
    evaluate: { strictBuiltinErrors: true },
  });
  await using telemetry = startTestTelemetry();
  const { status } = await send(port, { method: "GET", path: "/v1/data/app/fails", headers });
  expect(status).toBe(500);
  const [id] = logged;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const ids = ["GET v1/data", "policy.evaluate"].map(
    (name) => telemetry.spans(name)[0]?.attributes["opa.decision_id"],
  );
  expect(ids).toEqual([id, id]);
});

it("describes refused requests, and one with an invalid context begins a trace", async () => {
  const port = await start();
  await using telemetry = startTestTelemetry();
  await send(port, { method: "GET", path: "/v1/data/app", headers: { traceparent: "00-zz-zz-01" } });
  await send(port, { method: "GET", path: "/secret/sesame", headers });

  const [refused] = telemetry.spans("GET v1/data");
  expect(refused?.attributes["http.response.status_code"]).toBe(401);
  expect(refused?.parentSpanContext).toBeUndefined();
  // What the client did wrong is no error of the server.
  expect(refused?.status).toEqual({ code: SpanStatusCode.UNSET });
  expect(telemetry.spans("GET other")[0]?.attributes["http.response.status_code"]).toBe(404);
});

it("makes no span of a path that is left out, nor of what it leads to, whatever the client asks for", async () => {
  const port = await start(await createUntracedPaths(["/health**", "/v1/data/app/{fast,slow}"]));
  await using telemetry = startTestTelemetry();
  const ask = (path: string, sent: object = headers) =>
    send(port, { method: "GET", path, headers: { ...sent, authorization: headers.authorization } });
  for (const path of [
    "/health",
    "/health?bundles=true",
    "/v1/data/app/fast?metrics",
    "/v1/data/app/f%61st",
  ]) {
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path, {})).status).toBe(200);
  }
  expect(telemetry.spans()).toEqual([]);
  expect((await ask("/v1/data/app")).status).toBe(200);
  expect(telemetry.spans("GET v1/data")).toHaveLength(1);
  expect(telemetry.spans("policy.evaluate")).toHaveLength(1);
});
