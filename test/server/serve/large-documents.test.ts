import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { eventJsonParts } from "../../../src/base/terms/event-text.js";
import { PolicyThread } from "../../../src/engine/rounds/isolation/policy-thread.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "./serve.js";

/** So many, of such names, that each answer is larger than `LARGE_JSON_BYTES`. */
const COUNT = 2_500;
const NAME = `<é>${"-".repeat(120)}`;
const TEXT = `"${NAME}`;
const keyOf = (id: number): string => `${NAME}${String(id)}`;
const POLICY = `package app.large

items := [{"name": "${NAME}", "id": i, "tags": ["a", {}]} | some i in numbers.range(1, input.count)]

text := concat("", [t | some i in numbers.range(1, input.count); t := ${JSON.stringify(TEXT)}])

objects := {sprintf("${NAME}%d", [i]): {"z": i, "a": {}} | some i in numbers.range(1, input.count)}

base := data.docs

parts := {
	"items": items,
	"pairs": {[i, {"${NAME}"}] | some i in numbers.range(1, input.count)},
	"odd": {1: {"z": text, "a": set()}, "1": {"one"}, [2]: {items}},
}
`;
const DOCS = { z: Array.from({ length: COUNT }, (_, id) => ({ name: NAME, id })), a: { b: 1.5 } };
const POLICIES = { "p.rego": POLICY, "empty.rego": "package app.empty\n" };

const cleanUp = cleanUpAfterAll();
let policies: ServedPolicies;

beforeAll(async () => {
  const cwd = await makeFolder(
    { ...POLICIES, "data.json": JSON.stringify({ docs: DOCS, other: [1] }) },
    cleanUp,
  );
  policies = await loadServedPolicies(Object.keys(POLICIES), { cwd, data: ["data.json"] });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
});

/** The value with the keys of its objects sorted, as text. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

function ofGo(text: string): string {
  return text.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
}

function rules(count: number): Record<string, unknown> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const items = numbers.map((id) => ({ name: NAME, id, tags: ["a", {}] }));
  return {
    items,
    text: TEXT.repeat(count),
    parts: { items, pairs: numbers.map((id) => [id, [NAME]]), odd: { "1": ["one"], "[2]": [items] } },
    objects: Object.fromEntries(numbers.map((id) => [keyOf(id), { z: id, a: {} }])),
    base: DOCS,
  };
}

/** What comes of it, and how many turns the event loop had meanwhile. */
async function countTurns<T>(work: Promise<T>): Promise<[T, number]> {
  let isDone = false;
  let turns = 0;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await work;
  isDone = true;
  return [result, turns];
}

const body = JSON.stringify({ input: { count: COUNT } });
const RULES = rules(COUNT);

describe("a document of some megabytes", () => {
  it.each<[string, string, unknown]>([
    ["POST", "/v1/data/app/large/items", RULES["items"]],
    ["POST", "/v1/data/app/large/text", RULES["text"]],
    ["POST", "/v1/data/app/large/objects", RULES["objects"]],
    ["POST", "/v1/data/app/large", RULES],
    ["POST", "/v1/data/app/large/parts/items", RULES["items"]],
    ["POST", "/v1/data/app/large/parts/pairs", Array.from({ length: COUNT }, (_, i) => [i + 1, [NAME]])],
    ["POST", "/v1/data/app/large/parts/odd", { "1": ["one"], "[2]": [RULES["items"]] }],
    ["POST", "/v1/data/app/large/parts/odd/1", { a: [], z: RULES["text"] }],
    ["POST", "/v1/data/app/large/parts/odd/1/z", RULES["text"]],
    ["POST", "/v1/data", { app: { large: RULES, empty: {} }, docs: DOCS, other: [1] }],
    ["GET", "/v1/data/docs", DOCS],
    ["GET", "/v1/data/docs/z", DOCS.z],
  ])("is answered by %s %s in turns of the event loop, as a small one", async (method, path, value) => {
    const { port } = await startServer({ policies });
    const sent = { method, path, ...(method === "POST" ? { body } : {}) };
    const [answer, turns] = await countTurns(send(port, sent));
    expect(turns).toBeGreaterThan(3);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers["content-length"])).toBe(Buffer.byteLength(answer.body));
    expect(answer.body === `${ofGo(sorted({ result: value }))}\n`).toBe(true);
    const zipped = await send(port, { ...sent, headers: { "Accept-Encoding": "gzip" } });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.body === answer.body).toBe(true);
  });

  it("is indented, and answered by /v0 alone", async () => {
    const { port } = await startServer({ policies });
    const pretty = await send(port, { method: "GET", path: "/v1/data/docs?pretty=true" });
    const value = JSON.parse(sorted(DOCS)) as unknown;
    expect(pretty.body === `${ofGo(JSON.stringify({ result: value }, null, 2))}\n`).toBe(true);
    const input = JSON.stringify({ count: COUNT });
    const plain = await send(port, { method: "POST", path: "/v0/data/app/large/items", body: input });
    expect(plain.body === `${ofGo(sorted(RULES["items"]))}\n`).toBe(true);
  });

  it.each<[string, unknown]>([
    ["items/1", { name: NAME, id: 2, tags: ["a", {}] }],
    ["items/1/id", 2],
    ...["items/20000", "items/-1", "items/1/name/0", "pairs/1", "odd/[2]", "odd/2", "none"].map(
      (none): [string, unknown] => [none, undefined],
    ),
  ])("has small parts, or none: %s", async (part, value) => {
    const { port } = await startServer({ policies });
    const sent = { method: "POST", path: `/v1/data/app/large/parts/${part}`, body };
    expect((await send(port, sent)).body).toBe(`${ofGo(sorted({ result: value }))}\n`);
  });

  it("is in the decision log", async () => {
    const results: unknown[] = [];
    const onDecision = (event: Record<string, unknown>): Promise<void> => {
      const { result } = JSON.parse([...eventJsonParts(event)].join("")) as { result: unknown };
      results.push(event["result"], result);
      return Promise.resolve();
    };
    const { port } = await startServer({ policies, onDecision });
    await send(port, { method: "POST", path: "/v1/data/app/large/items", body });
    expect(sorted(results) === sorted([RULES["items"], RULES["items"]])).toBe(true);
  });
});

describe("what a query answers with some megabytes", () => {
  it.each<[string, string, unknown]>([
    ["one large value", "_ = data.app.large.parts; x = data.app.large.items", [{ x: RULES["items"] }]],
    [
      "many small values",
      'data.app.large.objects[k] = {"a": _, "z": x}',
      Array.from({ length: COUNT }, (_, i) => ({ k: keyOf(i + 1), x: i + 1 })).sort((a, b) =>
        a.k < b.k ? -1 : 1,
      ),
    ],
    ["none", 'data.app.large.text = ""', undefined],
  ])("is written in turns of the event loop: %s", async (_what, query, result) => {
    const { port } = await startServer({ policies });
    const sent = { query, input: { count: COUNT } };
    const answer = await send(port, { method: "POST", path: "/v1/query", body: JSON.stringify(sent) });
    expect(answer.status).toBe(200);
    expect(answer.body === `${ofGo(sorted({ result }))}\n`).toBe(true);
  });
});

describe("a body of some megabytes", () => {
  const padding = JSON.stringify(RULES["items"]);
  const malformed = (name: string, why: RegExp) => ({
    status: 400,
    body: new RegExp(`${name}.*${why.source}`),
  });

  it.each<[string, string, string, { status: number; body: RegExp }]>([
    [
      "its input",
      "/v1/data/app/large/items",
      `{"x": ${padding}, "INPUT": {"count": 1, "y": ${padding}} }`,
      {
        status: 200,
        body: /^\{"result":\[\{"id":1,[^[]*\["a",\{\}\]\}\]\}\n$/,
      },
    ],
    [
      "the last of two",
      "/v1/data/app/large/items",
      `{"input": ${padding}, "input": {"count": 1}}`,
      {
        status: 200,
        body: /"id":1,/,
      },
    ],
    [
      "itself",
      "/v0/data/app/large/items",
      ` {"y": ${padding}, "count": 1}\n`,
      { status: 200, body: /^\[\{"id":1,/ },
    ],
    [
      "with a pair of surrogates",
      "/v1/data/app/large/items",
      `{"input": {"\\ud83d\\ude00": ${padding}, "count": 1}}`,
      {
        status: 200,
        body: /"id":1,/,
      },
    ],
    [
      "what is cut",
      "/v1/data/app",
      `{"input": ${padding}`,
      malformed("malformed input document", /expected/),
    ],
    ["an array", "/v1/data/app", padding, malformed("malformed input document", /it must be an object/)],
    [
      "what is not UTF-8",
      "/v1/data/app",
      `{"input": ["\xff", ${padding}]}`,
      malformed("malformed", /it is not UTF-8/),
    ],
    [
      "surrogates in escapes, alone too, and a backslash before one",
      "/v1/query",
      `{"query": "x = input[0]", "input": ["\\ud83d\\uDE00\\ud800\\\\ud83d\\u003c", ${padding}]}`,
      { status: 200, body: /\{"x":"😀\ufffd\\\\ud83d\\u003c"\}/ },
    ],
    [
      "a surrogate's escape that is cut",
      "/v1/data/app",
      `{"input": ["\\ud83", ${padding}]}`,
      malformed("malformed input document", /escape/),
    ],
    [
      "a query",
      "/v1/query",
      `{"input": ${padding}, "query": "x = input[1].id"}`,
      { status: 200, body: /\{"x":2\}/ },
    ],
  ])("is read as a small one: %s", async (_what, path, text, expected) => {
    const { port } = await startServer({ policies });
    const bytes = Buffer.from(text, text.includes("\xff") ? "latin1" : "utf8");
    const answer = await send(port, { method: "POST", path, body: bytes });
    expect(answer).toMatchObject({
      status: expected.status,
      body: expect.stringMatching(expected.body) as string,
    });
  });
});

it("is not kept in a worker when its evaluation has ended", async () => {
  const [given, forgotten] = [
    vi.spyOn(PolicyThread.prototype, "giveInput"),
    vi.spyOn(PolicyThread.prototype, "forgetInput"),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  const { port } = await startServer({ policies });
  const body = JSON.stringify({ input: { count: 1, text: Array(800_000).fill("abc") } });
  const answer = await send(port, { method: "POST", path: "/v1/data/app/large/items", body });
  expect(answer.status).toBe(200);
  const inputs = new Set(given.mock.calls.map(([input]) => input));
  expect(inputs.size).toBe(1);
  expect(new Set(forgotten.mock.calls.map(([input]) => input))).toEqual(inputs);
});
