import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { CurrentPolicies } from "../../../src/server/serve/current-policies.js";
import { DecisionServer } from "../../../src/server/serve/decision-server.js";
import { servePolicies } from "../../../src/server/serve/load-served-policies.js";
import type { RegoSource } from "../../../src/engine/source/bundle.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { compareStrings } from "../../../src/base/terms/term.js";
import { FIXTURES, send, type ReceivedAnswer } from "./serve.js";

interface State {
  policies: Record<string, string>;
  data: Record<string, unknown>;
}

interface Content {
  body?: string;
  base64?: string;
}

interface RecordedRequest extends Content {
  test: string;
  state: number;
  method: string;
  target: string;
  headers: Record<string, string>;
  logs?: boolean;
  defaultDecision?: string;
  answer: Content & { status: number; headers: Record<string, string> };
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, name), "utf8"));
// The requests of OPA's own tests, and its answers: scripts/record-opa-serve/tests.mjs.
const { states, requests } = read("opa-tests.json") as { states: State[]; requests: RecordedRequest[] };
/** Answers that are other ones here, by request, and why. */
const DIFFERS = read("opa-tests-differ.json") as { why: string; requests: string[] }[];

/** What differs from run to run, or from one version of one program to another. */
const OWN = new Set([
  "decision_id",
  "metrics",
  "version",
  "build_commit",
  "build_timestamp",
  "build_hostname",
  "stack_trace",
]);

function sorted(values: unknown[]): unknown[] {
  return values.sort((a, b) => compareStrings(JSON.stringify(a), JSON.stringify(b)));
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const shown = Object.entries(value).map(([key, inner]) => {
    const compared = OWN.has(key) ? typeof inner : comparable(inner);
    // OPA's compiler reports errors at one place in any order.
    return [key, key === "errors" && Array.isArray(compared) ? sorted(compared) : compared] as const;
  });
  return Object.fromEntries(shown);
}

function toValue(text: string): unknown {
  try {
    return comparable(JSON.parse(text));
  } catch {
    return text;
  }
}

const bytesOf = ({ body, base64 }: Content): Buffer =>
  base64 === undefined ? Buffer.from(body ?? "") : Buffer.from(base64, "base64");

function textOf({ headers, ...content }: RecordedRequest["answer"]): string {
  const bytes = bytesOf(content);
  return (headers["Content-Encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** A name for each, which stays the same while the requests of its test do. */
function nameAll(): [string, RecordedRequest][] {
  const counts = new Map<string, number>();
  return requests.map((request) => {
    const name = `${request.test}: ${request.method} ${request.target}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} (${String(count)})`, request];
  });
}

interface Manifest {
  manifest: { revision?: string };
}

/** The revisions of a bundle without a name, as of OPA's old configuration, and of bundles with one. */
function revisionsOf({ data: { system = {} } }: State): { own: string[]; named: [string, string][] } {
  const { bundle, bundles = {} } = system as { bundle?: Manifest; bundles?: Record<string, Manifest> };
  const { revision } = bundle?.manifest ?? {};
  return {
    own: revision === undefined ? [] : [revision],
    named: Object.entries(bundles).map(([name, { manifest }]) => [name, manifest.revision ?? ""]),
  };
}

const EMPTY: RegoSource = {
  kind: "rego",
  subject: "a bundle",
  ...{ files: [], data: [], regoVersion: undefined, revisions: [], roots: [], ignored: [], tests: [] },
};

function toSource({ policies, data: { system: _, ...data } }: State): RegoSource {
  return {
    ...EMPTY,
    subject: "the policies",
    files: Object.entries(policies).map(([path, text]) => ({ path, text })),
    data: [{ path: "data.json", text: JSON.stringify(data), format: "json" }],
  };
}

async function serveState(state: State): Promise<ServedPolicies> {
  const { own, named } = revisionsOf(state);
  const source = { ...toSource(state), revisions: own };
  if (named.length === 0) return servePolicies(source, {});
  const bundles = named.map(([name, revision]) => {
    return {
      name,
      source: { ...EMPTY, revisions: [revision], roots: [{ subject: name, files: [], roots: [name] }] },
    };
  });
  return servePolicies(source, {}, bundles);
}

describe("the requests of OPA's own tests", () => {
  const servers = new Map<string, { port: number; server: DecisionServer }>();
  afterAll(() => Promise.all([...servers.values()].map(({ server }) => server.close(0))));

  async function serverOf({ state, logs, defaultDecision }: RecordedRequest): Promise<number> {
    const key = JSON.stringify([state, logs, defaultDecision]);
    const known = servers.get(key);
    if (known !== undefined) return known.port;
    const policies = await serveState(states[state] as State);
    const server = new DecisionServer({
      policies: new CurrentPolicies(policies),
      isLoopback: true,
      plugins: { states: {}, missing: [], wereReady: true, status: undefined, config: {} },
      ...(logs === true ? { onDecision: () => Promise.resolve() } : {}),
      ...(defaultDecision === undefined ? {} : { defaultDecision: defaultDecision.split("/") }),
    });
    const port = await server.listen({ host: "127.0.0.1", port: 0 });
    servers.set(key, { port, server });
    return port;
  }

  async function ask(request: RecordedRequest): Promise<ReceivedAnswer> {
    const port = await serverOf(request);
    const { method, target: path, headers } = request;
    const body = bytesOf(request);
    const length = { "content-length": String(body.length) };
    return send(port, { method, path, headers: { ...headers, ...length }, body });
  }

  const differing = new Map(DIFFERS.flatMap(({ why, requests: names }) => names.map((name) => [name, why])));
  const all = nameAll();

  it("has no reason for a request that is not there", () => {
    const names = new Set(all.map(([name]) => name));
    expect([...differing.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(all)("%s", async (name, request) => {
    const received = await ask(request).catch((error: unknown) => String(error));
    const { answer } = request;
    const expected = {
      status: answer.status,
      vary: answer.headers["Vary"],
      body: toValue(textOf(answer)),
    };
    const found =
      typeof received === "string"
        ? received
        : { status: received.status, vary: received.headers.vary, body: toValue(received.body) };
    if (differing.has(name)) expect(found).not.toEqual(expected);
    else expect(found).toEqual(expected);
  });
});
