import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineBuiltin } from "../../../src/engine/builtin/builtin.js";
import type { DecisionServer } from "../../../src/server/serve/decision-server.js";
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

/** A limit that ends all of them. */
const SHORT_MS = 100;
/** A limit that a busy machine does not reach either: what goes on at the same time shows by the order of events alone. */
const LONG_MS = 600_000;

describe("while a request is slow", () => {
  let policies: ServedPolicies;
  beforeAll(async () => {
    const folder = await makeFolder({ "app.rego": POLICY }, () => undefined);
    policies = await loadServedPolicies([folder], { builtins: [spins, waits] });
  });
  afterAll(() => policies[Symbol.asyncDispose]());

  async function start(timeoutMs: number): Promise<{ port: number; server: DecisionServer }> {
    const metrics = await ServerMetrics.create(undefined);
    return startServer({ policies, metrics, evaluate: { timeoutMs } });
  }

  const decide = (port: number, rule: string, body: string) =>
    send(port, { method: "POST", path: `/v1/data/app/${rule}`, body });

  /** Begins a decision that goes on until its client leaves. */
  function begin(port: number, rule: string, body: string): { hasEnded: () => boolean; leave: () => void } {
    let hasEnded = false;
    const sent = request({ host: "127.0.0.1", port, method: "POST", path: `/v1/data/app/${rule}` });
    sent.on("error", () => (hasEnded = true)).on("response", () => (hasEnded = true));
    sent.end(body);
    return { hasEnded: () => hasEnded, leave: () => void sent.destroy() };
  }

  async function expectTimeout(decision: ReturnType<typeof decide>): Promise<void> {
    const { status, body } = await decision;
    expect(status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: "internal_error", errors: [{ code: "timeout" }] });
  }

  async function expectQuick(port: number): Promise<void> {
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    expect((await send(port, { method: "GET", path: "/metrics" })).status).toBe(200);
    const quick = await decide(port, "quick", '{"input":{"a":1}}');
    expect(quick).toMatchObject({ status: 200, body: '{"result":1}\n' });
  }

  it.each(SLOW)("answers others, and ends it when its client leaves: %s", async (rule, body) => {
    const { port, server } = await start(LONG_MS);
    const slow = begin(port, rule, body);
    for (let round = 0; round < 3; round++) await expectQuick(port);
    expect(slow.hasEnded()).toBe(false);
    slow.leave();
    expect(await server.close(LONG_MS)).toBe(true);
  });

  it.each(SLOW)("ends it at its limit: %s", async (rule, body) => {
    const { port } = await start(SHORT_MS);
    await expectTimeout(decide(port, rule, body));
  });

  it("answers others while it computes with a number of hundreds of millions of digits, or refuses it", async () => {
    const { port } = await start(LONG_MS);
    const large = decide(port, "number", '{"input":{"x":1.5e300000000}}');
    await expectQuick(port);
    expect((await large).status).toBeGreaterThanOrEqual(400);
  });

  it("answers others while a hundred are slow, each of which ends at its limit", async () => {
    const { port } = await start(SHORT_MS);
    // The same thread with another limit.
    const { port: patient } = await start(LONG_MS);
    const slow = Array.from({ length: 100 }, (_, i) =>
      expectTimeout(decide(port, "steps", JSON.stringify({ input: { never: -1 - i } }))),
    );
    await expectQuick(patient);
    await Promise.all(slow);
  });

  it("decides by built-ins that wait, before and after it goes on in a worker", async () => {
    const { port } = await start(LONG_MS);
    const answer = await decide(port, "waits", JSON.stringify({ input: { text: "a".repeat(20_000) } }));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toContain("answer to ");
  });

  it("ends a built-in of one's own that looks at no deadline", async () => {
    const { port } = await start(SHORT_MS);
    await expectTimeout(decide(port, "own", '{"input":{"text":"x"}}'));
  });

  it("stops while a request is slow", async () => {
    const { port, server } = await start(LONG_MS);
    const slow = begin(port, "steps", '{"input":{"never":-1}}');
    await expectQuick(port);
    expect(slow.hasEnded()).toBe(false);
    expect(await server.close(10)).toBe(false);
  });
});
