import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { compilePolicy, defineBuiltin } from "../../../src/index.js";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import type { DecisionServerOptions } from "../../../src/server/serve/decision-server.js";
import type { LoadServedOptions } from "../../../src/server/serve/load-served-policies.js";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer, type ReceivedAnswer } from "./serve.js";

const POLICY = `package app

allow if input.user == data.admins[_]

asked if acme.lookup(input.user) == "ok"

asked_now if acme.lookup("ada") == "ok"
`;

interface Opened {
  port: number;
  ask: (body: object, headers?: Record<string, string>) => Promise<ReceivedAnswer>;
}

async function open(
  server: Omit<DecisionServerOptions, "isLoopback" | "policies"> = {},
  load: LoadServedOptions = {},
  policy = POLICY.replaceAll(/^asked.*\n\n?/gm, ""),
  sources = ["app.rego"],
): Promise<Opened> {
  const cwd = await makeFolder({ "app.rego": policy, "data.json": '{"admins":["ada"]}' });
  const policies = await loadServedPolicies(sources, { cwd, data: ["data.json"], ...load });
  onTestFinished(() => policies[Symbol.asyncDispose]());
  const { port } = await startServer({ policies, ...server });
  return {
    port,
    ask: (body, headers = {}) =>
      send(port, { method: "POST", path: "/v1/compile", body: JSON.stringify(body), headers }),
  };
}

const ALLOW = { query: "data.app.allow == true" };

it.each([
  ["/v1/query", { query: "x = 1e29999 * 1e29999" }],
  ["/v1/compile", { query: "input.y == 1e29999 * 1e29999" }],
])("%s names a number in the answer that is too large", async (path, body) => {
  const { port } = await open();
  const answer = await send(port, { method: "POST", path, body: JSON.stringify(body) });
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: "number_too_large" }] });
});

it.each([
  ["is too large", " ".repeat(101), {}],
  ["is not what it says", "x", { "content-encoding": "gzip" }],
])("GET /v1/query does not read a body that %s", async (_what, body, more) => {
  const { port } = await open({ maxBodyBytes: 100 });
  const headers = { "content-length": String(body.length), ...more };
  const answer = await send(port, { method: "GET", path: "/v1/query?q=x=1", body, headers });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { result: [{ x: 1 }] }]);
});

it.each(["/v1/data/app?explain=full", "/v1/query?rule_labels=true", "/v1/compile?explain=full"])(
  "POST %s is refused for its parameter before its body is read",
  async (path) => {
    const { port } = await open();
    const answer = await send(port, {
      method: "POST",
      path,
      body: "x",
      headers: { "content-encoding": "gzip" },
    });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      400,
      { message: expect.stringMatching(/^the parameter \w+ is not supported/) as string },
    ]);
  },
);

// What it answers is compared with OPA's answers in rest-api.test.ts.
describe("POST /v1/compile", () => {
  it("calls no built-in of one's own, and says so where its answer is needed", async () => {
    const calls: unknown[] = [];
    const lookup = defineBuiltin({
      name: "acme.lookup",
      args: ["string"],
      result: "string",
      effect: false,
      call: ([user]) => {
        calls.push(user);
        return Promise.resolve("ok");
      },
    });
    const { ask, port } = await open({}, { builtins: [lookup] }, POLICY);
    const message =
      "acme.lookup: it is not called in partial evaluation; name what its arguments depend on as unknown";
    for (const asked of [
      { query: "data.app.asked_now" },
      { query: 'acme.lookup("eve") == input.x', unknowns: [] },
      { query: "data.app.asked", input: { user: "eve" }, unknowns: ["input.x"] },
    ]) {
      const { status, body } = await ask(asked);
      expect([status, JSON.parse(body)]).toMatchObject([
        500,
        { errors: [{ code: "eval_builtin_error", message }] },
      ]);
    }
    const { status, body } = await ask({ query: "data.app.asked" });
    expect([status, body]).toEqual([200, expect.stringContaining('{"type":"var","value":"acme"}')]);
    expect(calls).toEqual([]);
    await send(port, { method: "POST", path: "/v1/data/app/asked_now", body: "{}" });
    expect(calls).toEqual(["ada"]);
  });

  it("needs a token where others do", async () => {
    const { ask } = await open({ tokens: AcceptedTokens.parse(["secret"]) });
    expect((await ask(ALLOW)).status).toBe(401);
    expect((await ask(ALLOW, { authorization: "Bearer secret" })).status).toBe(200);
  });

  it("has the limits of other requests, and serves the next", async () => {
    const { ask } = await open({ maxBodyBytes: 100, evaluate: { timeoutMs: 5_000 } });
    expect((await ask({ ...ALLOW, input: "x".repeat(100) })).status).toBe(400);
    expect((await ask(ALLOW)).status).toBe(200);
  });

  it("ends at the time limit of an evaluation, and serves the next", async () => {
    const { ask, port } = await open({ evaluate: { timeoutMs: 1 } });
    const { status, body } = await ask({ query: "x := numbers.range(1, 100000000); count(x) == input.n" });
    expect([status, JSON.parse(body)]).toEqual([
      500,
      {
        code: "internal_error",
        message: "error(s) occurred while evaluating query",
        errors: [expect.objectContaining({ code: "timeout" })],
      },
    ]);
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
  });

  it("is measured as OPA measures it, and in no decision log", async () => {
    const metrics = await ServerMetrics.create();
    const events: unknown[] = [];
    const { ask, port } = await open({
      metrics,
      onDecision: (event) => {
        events.push(event);
        return Promise.resolve();
      },
    });
    await ask(ALLOW);
    await ask({ query: "x ==" });
    const { body } = await send(port, { method: "GET", path: "/metrics" });
    for (const code of [200, 400]) {
      expect(body).toContain(
        `http_request_duration_seconds_count{code="${String(code)}",handler="v1/compile",method="post"} 1`,
      );
    }
    expect(events).toEqual([]);
  });

  it.each([
    { unknowns: ["1"], says: "parsing unknowns" },
    { unknowns: ['{"a": 1}'], says: "parsing unknowns" },
    { unknowns: ["input.x + 1"], says: "parsing unknowns" },
    { unknowns: ["input", "1 +"], says: "parsing unknowns" },
    { options: { disableInlining: ["1 +"] }, says: "parsing options.disableInlining" },
  ])("tells which references are none: $unknowns $options", async ({ says, ...references }) => {
    const { ask } = await open();
    const { status, body } = await ask({ ...ALLOW, ...references });
    expect([status, body]).toEqual([400, expect.stringContaining(says)]);
  });

  it("needs the Rego of the policies", async () => {
    const cwd = await makeFolder({ "app.rego": 'package app\n\nallow := input.user == "ada"\n' });
    const { wasm } = await compilePolicy("app.rego", { cwd, entrypoint: ["app/allow"] });
    await writeFile(join(cwd, "app.wasm"), wasm);
    const { ask } = await open({}, { cwd, data: [] }, undefined, ["app.wasm"]);
    const { status, body } = await ask(ALLOW);
    expect([status, JSON.parse(body)]).toEqual([
      501,
      { code: "invalid_operation", message: expect.stringContaining("serve the Rego files") as string },
    ]);
  });
});
