import { Code } from "@connectrpc/connect";
import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { describe, expect, it } from "vitest";
import { defineBuiltin, loadPolicy, type Builtin } from "../../../src/index.js";
import { createServiceClient, serviceBuiltins } from "../../../src/index.js";
import { evaluateQuery, type QueryRequest } from "../../../src/engine/rounds/query-evaluation.js";
import { rpcStatus } from "../../../src/server/otel/rpc-attributes.js";
import { startEvidenceService } from "../../../src/testing/index.js";
import { startWebServer } from "../../engine/std/network/web-server.js";
import { startTestTelemetry } from "./telemetry.js";

const SECRET = "sesame-4711";
const DIGEST = `sha256:${"a".repeat(64)}`;

const POLICY = `package p

import rego.v1

owner := probe.owner(input.repo)

chain := probe.owner(probe.owner(input.repo))

item := service.discover(input.digest, "")

sent := http.send({"method": "GET", "url": input.url, "headers": {"authorization": input.token, "Traceparent": "mine"}}).status_code

plain := input.repo
`;

/** What a built-in sees of OpenTelemetry. */
const active: (string | undefined)[] = [];

const owner: Builtin = defineBuiltin({
  name: "probe.owner",
  args: ["string"],
  result: "string",
  effect: false,
  call: async ([repo], { report }) => {
    if (repo === "kept") report({ cached: true, attempts: 0 });
    active.push(trace.getSpan(context.active())?.spanContext().spanId);
    if (repo === "broken") throw new Error(`no owner of ${SECRET}`);
    return Promise.resolve(repo === "nobody" ? undefined : `owner of ${JSON.stringify(repo)}`);
  },
});

const service = await startEvidenceService({ organizations: ["acme"] });
const referrer = service.addReferrer({ digest: DIGEST, kind: "ATTESTATION" });
const token = await service.issueToken({ kind: "api", organization: "acme" });
const client = createServiceClient({ baseUrl: service.baseUrl, platformUrl: service.platformUrl, token });
const entrypoint = ["owner", "chain", "item", "sent", "plain"].map((rule) => `p/${rule}`);
const policy = await loadPolicy(
  { files: { "p.rego": POLICY } },
  { entrypoint, builtins: [owner, ...serviceBuiltins(client)], allowNet: ["127.0.0.1"] },
);

const QUERY: Omit<QueryRequest, "query"> = {
  files: [{ path: "p.rego", text: POLICY }],
  builtins: [owner, ...serviceBuiltins(client)],
  standardBuiltin: () => undefined,
  speculate: true,
  strictBuiltinErrors: true,
};

describe("startTelemetry", () => {
  it("makes a span of an evaluation, its rounds and its calls, with OPA's decision id", async () => {
    await using telemetry = startTestTelemetry();
    active.length = 0;
    const decision = await policy.decide({ repo: SECRET }, { entrypoint: "p/chain" });

    const [evaluation] = telemetry.spans("policy.evaluate");
    expect(evaluation?.attributes).toEqual({
      "opa.decision_id": decision.decisionId,
      "policy.entrypoint": "p/chain",
      "policy.outcome": "value",
      "policy.rounds": 3,
      "policy.calls": 2,
    });
    const id = evaluation?.spanContext().spanId;
    const rounds = telemetry.spans("policy.round");
    expect(rounds.map(({ attributes }) => attributes["policy.round"])).toEqual([1, 2, 3]);
    const calls = telemetry.spans("policy.builtin");
    expect(calls.map(({ attributes }) => attributes["policy.builtin.name"])).toEqual([
      "probe.owner",
      "probe.owner",
    ]);
    for (const span of [...rounds, ...calls]) {
      expect(span.parentSpanContext?.spanId).toBe(id);
      expect(span.attributes["opa.decision_id"]).toBe(decision.decisionId);
    }
    expect(active).toEqual(calls.map((span) => span.spanContext().spanId));
    expect(JSON.stringify(telemetry.spans().map(({ attributes }) => attributes))).not.toContain(SECRET);
  });

  it("makes the same of a query, of which it tells nothing but how it went", async () => {
    await using telemetry = startTestTelemetry();
    const ask = (query: string): ReturnType<typeof evaluateQuery> =>
      evaluateQuery({ ...QUERY, query, inputText: JSON.stringify({ repo: SECRET }) });
    const asked = await ask(`data.p.chain == "${SECRET}"`);
    expect(asked.result).toMatchObject({ defined: true, failed: false });
    await ask("data.p.nothing");
    expect((await ask("1 / 0 == 1; data.p.owner")).result).toMatchObject({ failed: true });

    const [evaluation, empty, failed] = telemetry.spans("policy.evaluate");
    const id = evaluation?.attributes["opa.decision_id"];
    expect(evaluation?.attributes).toEqual({
      "opa.decision_id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      "policy.outcome": "value",
      "policy.rounds": 3,
      "policy.calls": 2,
    });
    expect(empty?.attributes).toMatchObject({ "policy.outcome": "undefined", "policy.rounds": 1 });
    expect(failed?.attributes).toMatchObject({ "error.type": "policy_failed" });
    expect(failed?.status).toEqual({ code: SpanStatusCode.ERROR });
    const inner = [...telemetry.spans("policy.round"), ...telemetry.spans("policy.builtin")].filter(
      ({ attributes }) => attributes["opa.decision_id"] === id,
    );
    expect(inner.map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual(
      Array<unknown>(5).fill(evaluation?.spanContext().spanId),
    );
    const told = telemetry.spans().map(({ name, attributes }) => [name, attributes]);
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect((await telemetry.points("policy.evaluations")).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it("is below the active span, and concurrent evaluations keep theirs", async () => {
    await using telemetry = startTestTelemetry();
    const tracer = trace.getTracer("test");
    const outer = ["a", "b", "c"].map((name) => tracer.startSpan(name));
    await Promise.all(
      outer.map((span, index) =>
        context.with(trace.setSpan(context.active(), span), () =>
          policy.evaluate({ repo: String(index) }, { entrypoint: "p/owner" }),
        ),
      ),
    );
    const parents = telemetry.spans("policy.evaluate").map((span) => span.parentSpanContext?.spanId);
    expect(parents.sort()).toEqual(outer.map((span) => span.spanContext().spanId).sort());
    for (const call of telemetry.spans("policy.builtin")) {
      const parent = telemetry
        .spans("policy.evaluate")
        .find((span) => span.spanContext().spanId === call.parentSpanContext?.spanId);
      expect(parent?.attributes["opa.decision_id"]).toBe(call.attributes["opa.decision_id"]);
    }
  });

  it("passes the context on to the service, and describes the request without path, query and token", async () => {
    await using telemetry = startTestTelemetry();
    service.resetStats();
    await policy.evaluate({ digest: referrer.digest }, { entrypoint: "p/item" });

    const [request] = telemetry.spans("GET");
    const [call] = telemetry.spans("policy.builtin");
    expect(request?.kind).toBe(SpanKind.CLIENT);
    expect(request?.attributes).toEqual({
      "http.request.method": "GET",
      "url.scheme": "http",
      "server.address": "127.0.0.1",
      "server.port": Number(new URL(service.baseUrl).port),
      "http.response.status_code": 200,
    });
    expect(request?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
    const { traceId, spanId } = request?.spanContext() ?? {};
    expect(service.requests.map(({ headers }) => headers["traceparent"])).toEqual([
      `00-${traceId}-${spanId}-01`,
    ]);
  });

  it("passes it on with http.send, in place of the policy's own", async () => {
    await using telemetry = startTestTelemetry();
    const server = await startWebServer();
    await policy.evaluate(
      { url: `${server.origin}/x?key=${SECRET}`, token: SECRET },
      { entrypoint: "p/sent" },
    );

    const [request] = telemetry.spans("GET");
    const { traceId, spanId } = request?.spanContext() ?? {};
    expect(server.seen.map(({ headers }) => headers["traceparent"])).toEqual([`00-${traceId}-${spanId}-01`]);
    expect(
      JSON.stringify(telemetry.spans().map((span) => [span.name, span.attributes, span.events])),
    ).not.toContain(SECRET);
  });

  it("passes it on as metadata of gRPC", async () => {
    await using telemetry = startTestTelemetry();
    service.resetStats();
    const overGrpc = createServiceClient({ baseUrl: service.baseUrl, token, transport: "grpc", env: {} });
    await overGrpc.discover(DIGEST);
    await overGrpc.close();

    const name = "controlplane.v1.ReferrerService/DiscoverPrivate";
    const [request] = telemetry.spans(name);
    const { traceId, spanId } = request?.spanContext() ?? {};
    expect(request?.attributes).toEqual({
      "rpc.system.name": "grpc",
      "rpc.method": name,
      "rpc.status_code": "OK",
      "server.address": "127.0.0.1",
      "server.port": Number(new URL(service.baseUrl).port),
    });
    const sent = service.requests.find(({ path }) => path === `/${name}`);
    expect(sent?.headers["traceparent"]).toBe(`00-${traceId}-${spanId}-01`);
    // Besides it, the client asks what the service has.
    expect(await telemetry.points("rpc.client.call.duration")).toContainEqual({
      attributes: request?.attributes,
      count: 1,
    });
  });

  it("names what the service refused by gRPC", async () => {
    await using telemetry = startTestTelemetry();
    const overGrpc = createServiceClient({ baseUrl: service.baseUrl, token, transport: "grpc", env: {} });
    await expect(overGrpc.discover(`sha256:${"b".repeat(64)}`)).rejects.toMatchObject({ code: "not_found" });
    await overGrpc.close();
    const [request] = telemetry.spans("controlplane.v1.ReferrerService/DiscoverPrivate");
    expect(request?.attributes).toMatchObject({ "rpc.status_code": "NOT_FOUND", "error.type": "not_found" });
    const points = await telemetry.points("rpc.client.call.duration");
    expect(points.map(({ attributes }) => attributes)).toContainEqual(request?.attributes);
  });

  it("has a name for every code of gRPC", () => {
    const codes = Object.values(Code).filter((code) => typeof code === "number");
    const toName = (code: Code): string =>
      code === Code.Canceled ? "CANCELLED" : Code[code].replace(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
    expect(codes.map((code) => rpcStatus(code))).toEqual(
      codes.map((code) => ({ "rpc.status_code": toName(code) })),
    );
    expect([rpcStatus(0), rpcStatus(17), rpcStatus(undefined)]).toEqual([
      { "rpc.status_code": "OK" },
      { "rpc.status_code": "17" },
      {},
    ]);
  });

  it("marks what the service refused", async () => {
    await using telemetry = startTestTelemetry();
    await expect(client.discover(`sha256:${"b".repeat(64)}`)).rejects.toMatchObject({ code: "not_found" });
    const [request] = telemetry.spans("GET");
    expect(request?.attributes).toMatchObject({ "http.response.status_code": 404, "error.type": "404" });
    expect(request?.status).toEqual({ code: SpanStatusCode.ERROR });
  });

  it("tells errors by their code alone", async () => {
    await using telemetry = startTestTelemetry();
    const failed = policy.evaluate({ repo: "broken" }, { entrypoint: "p/owner", strictBuiltinErrors: true });
    await expect(failed).rejects.toMatchObject({ code: "builtin_failed" });

    for (const name of ["policy.evaluate", "policy.builtin"]) {
      const [span] = telemetry.spans(name);
      expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
      expect(span?.events).toEqual([]);
    }
    expect(telemetry.spans("policy.evaluate")[0]?.attributes["error.type"]).toBe("builtin_failed");
    expect(JSON.stringify(telemetry.spans().map((span) => [span.attributes, span.status]))).not.toContain(
      SECRET,
    );
  });

  it("counts evaluations, rounds and calls, and measures how long they take", async () => {
    await using telemetry = startTestTelemetry();
    await policy.evaluate({ repo: "x" }, { entrypoint: "p/owner" });
    await policy.evaluate({ repo: "nobody" }, { entrypoint: "p/owner" });
    policy.prepare({ repo: "x" }).close();

    const by = (outcome: string): Record<string, string> => ({
      "policy.entrypoint": "p/owner",
      "policy.outcome": outcome,
    });
    for (const metric of ["policy.evaluations", "policy.evaluation.duration"]) {
      expect(await telemetry.points(metric)).toEqual([
        { attributes: by("value"), count: 1 },
        { attributes: by("undefined"), count: 1 },
      ]);
    }
    expect(await telemetry.points("policy.rounds")).toEqual([
      { attributes: { "policy.entrypoint": "p/owner" }, count: 4 },
    ]);
    const called = (outcome: string): Record<string, unknown> => ({
      "policy.builtin.name": "probe.owner",
      "policy.builtin.outcome": outcome,
      "policy.builtin.cached": false,
    });
    expect(await telemetry.points("policy.builtin.calls")).toEqual([
      { attributes: called("value"), count: 1 },
      { attributes: called("undefined"), count: 1 },
    ]);
  });

  it("tells calls that needed no request from the others, in spans and counts", async () => {
    await using telemetry = startTestTelemetry();
    for (const repo of ["kept", "asked", "kept"]) await policy.evaluate({ repo }, { entrypoint: "p/owner" });
    const cached = telemetry.spans("policy.builtin").map((span) => span.attributes["policy.builtin.cached"]);
    expect(cached).toEqual([true, false, true]);
    for (const metric of ["policy.builtin.calls", "policy.builtin.duration"]) {
      const points = await telemetry.points(metric);
      expect(points.map(({ attributes, count }) => [attributes["policy.builtin.cached"], count])).toEqual([
        [true, 2],
        [false, 1],
      ]);
    }
  });

  it("makes nothing any more once it is stopped", async () => {
    const telemetry = startTestTelemetry();
    await telemetry[Symbol.asyncDispose]();
    await policy.evaluate({ repo: "x" }, { entrypoint: "p/owner" });
    expect(telemetry.spans()).toEqual([]);
  });
});
