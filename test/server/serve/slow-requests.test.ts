import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineBuiltin } from "../../../src/engine/builtin/builtin.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "./serve.js";

const POLICY = `package app

quick := count(input)

steps if {
	some a in numbers.range(1, 100000)
	some b in numbers.range(1, 100000)
	a * b == input.never
}

number if input.x + 1 > 100

expand := count(net.cidr_expand(input.cidr))

query if graphql.is_valid(input.query, "type Query { a: String }")

paths := count(graph.reachable_paths(input.graph, ["n0"]))

split := count(regex.split(input.pattern, input.text))

own if test.spins(input.text)

waits := test.waits(input.text)
`;

/** Spins in JavaScript, and looks at no deadline. */
const spins = defineBuiltin({
  name: "test.spins",
  args: ["string"],
  result: "boolean",
  pure: true,
  effect: false,
  call: ([text]) => {
    let sum = 0;
    for (let i = 0; i < 1e12; i++) sum = (sum + i) % 7;
    return text === String(sum);
  },
});

const waits = defineBuiltin({
  name: "test.waits",
  args: ["string"],
  result: "string",
  effect: false,
  call: ([text]) => Promise.resolve(`answer to ${JSON.stringify(text)}`),
});

const NODES = Array.from({ length: 12 }, (_, node) => `n${String(node)}`);
const COMPLETE = Object.fromEntries(NODES.map((node) => [node, NODES.filter((other) => other !== node)]));

/** Inputs each of which keeps a built-in or the policy itself busy for long, and how. */
const SLOW: readonly (readonly [name: string, body: string])[] = [
  ["steps", '{"input":{"never":-1}}'],
  ["expand", '{"input":{"cidr":"10.0.0.0/8"}}'],
  ["query", JSON.stringify({ input: { query: `query { ${"a ".repeat(60_000)} }` } })],
  ["paths", JSON.stringify({ input: { graph: COMPLETE } })],
  ["split", JSON.stringify({ input: { pattern: "(x+x+)+y|[a-z]{9}", text: "x".repeat(60_000) } })],
];

const SLOW_MS = 1_500;

describe("while a request is slow", () => {
  let policies: ServedPolicies;
  beforeAll(async () => {
    const folder = await makeFolder({ "app.rego": POLICY }, () => undefined);
    policies = await loadServedPolicies([folder], { builtins: [spins, waits] });
  });
  afterAll(() => policies[Symbol.asyncDispose]());

  async function start(): Promise<number> {
    const metrics = await ServerMetrics.create(undefined);
    const { port } = await startServer({ policies, metrics, evaluate: { timeoutMs: SLOW_MS } });
    return port;
  }

  const decide = (port: number, rule: string, body: string) =>
    send(port, { method: "POST", path: `/v1/data/app/${rule}`, body });

  /** Whether it has ended. */
  function watch(promise: Promise<unknown>): () => boolean {
    let hasEnded = false;
    void promise.finally(() => (hasEnded = true)).catch(() => undefined);
    return () => hasEnded;
  }

  it.each(SLOW)("answers others: %s", async (rule, body) => {
    const port = await start();
    const slow = decide(port, rule, body);
    const hasEnded = watch(slow);
    for (let round = 0; round < 3; round++) {
      expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
      expect((await send(port, { method: "GET", path: "/metrics" })).status).toBe(200);
      const quick = await decide(port, "quick", '{"input":{"a":1}}');
      expect(quick).toMatchObject({ status: 200, body: '{"result":1}\n' });
    }
    expect(hasEnded()).toBe(false);
    const { status, body: answer } = await slow;
    expect(status).toBe(500);
    expect(JSON.parse(answer)).toMatchObject({ code: "internal_error", errors: [{ code: "timeout" }] });
  });

  it("answers others while it computes with a number of hundreds of millions of digits, or refuses it", async () => {
    const port = await start();
    const large = decide(port, "number", '{"input":{"x":1.5e300000000}}');
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    expect((await decide(port, "quick", '{"input":{}}')).status).toBe(200);
    expect((await large).status).toBeGreaterThanOrEqual(400);
  });

  it("answers others while many are slow, each of which ends in its time", async () => {
    const port = await start();
    const slow = Array.from({ length: 20 }, (_, i) =>
      decide(port, "steps", JSON.stringify({ input: { never: -1 - i } })),
    );
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    expect((await decide(port, "quick", '{"input":{}}')).status).toBe(200);
    for (const { status, body } of await Promise.all(slow)) {
      expect(status).toBe(500);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ code: "timeout" }] });
    }
  });

  it("decides by built-ins that wait, before and after it goes on in a worker", async () => {
    const port = await start();
    const answer = await decide(port, "waits", JSON.stringify({ input: { text: "a".repeat(20_000) } }));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toContain("answer to ");
  });

  it("ends a built-in of one's own that looks at no deadline", async () => {
    const port = await start();
    const { status, body } = await decide(port, "own", '{"input":{"text":"x"}}');
    expect(status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ code: "timeout" }] });
  });

  it("ends a decision whose client has left", async () => {
    const port = await start();
    const left = new AbortController();
    const slow = fetch(`http://127.0.0.1:${String(port)}/v1/data/app/steps`, {
      method: "POST",
      body: '{"input":{"never":-1}}',
      signal: left.signal,
    });
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    left.abort();
    await expect(slow).rejects.toThrow();
    expect((await decide(port, "quick", '{"input":{}}')).status).toBe(200);
  });

  it("stops while a request is slow", async () => {
    const metrics = await ServerMetrics.create(undefined);
    const options = { policies, metrics, evaluate: { timeoutMs: SLOW_MS } };
    // It is closed here.
    const { port, server } = await startServer(options, () => undefined);
    const slow = decide(port, "steps", '{"input":{"never":-1}}').catch(() => undefined);
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    expect(await server.close(10)).toBe(false);
    expect(await slow).toBeUndefined();
  });
});
