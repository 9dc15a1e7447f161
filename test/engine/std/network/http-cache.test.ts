import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { HttpCache } from "../../../../src/engine/std/network/http-cache.js";
import { loadSendPolicy } from "./send-policy.js";
import { startWebServer, type SeenRequest } from "./web-server.js";

const START = Date.UTC(2026, 0, 31, 12);
const at = (seconds: number): { now: Date } => ({ now: new Date(START + seconds * 1000) });
const date = (seconds: number): string => new Date(START + seconds * 1000).toUTCString();

type Respond = (request: SeenRequest, response: ServerResponse, count: number) => void;

/** Asks a server at these seconds; gives the answers' texts and what the server saw. */
async function ask(
  respond: Respond,
  seconds: readonly number[],
  options: object = { cache: true },
  optionsAt: (second: number) => object = () => ({}),
  httpCacheBytes?: number,
) {
  const { origin, seen } = await startWebServer((request, response) => {
    response.sendDate = false;
    respond(request, response, seen.length);
  });
  const policy = await loadSendPolicy({
    allowNet: ["127.0.0.1"],
    ...(httpCacheBytes === undefined ? {} : { httpCacheBytes }),
  });
  const bodies: unknown[] = [];
  const cached: boolean[] = [];
  for (const second of seconds) {
    const request = { method: "get", url: origin, ...options, ...optionsAt(second) };
    const decision = await policy.decide(request, at(second));
    bodies.push((decision.result as { raw_body: unknown } | undefined)?.raw_body);
    cached.push(decision.calls[0]?.cached ?? false);
  }
  return { bodies, cached, seen };
}

/** Answers with the number of the request and these headers. */
const numbered =
  (headers: Record<string, string>, status = 200): Respond =>
  (_request, response, count) => {
    response.writeHead(status, headers).end(String(count));
  };

describe("cache", () => {
  test("is off by default: each evaluation asks", async () => {
    const respond = numbered({ Date: date(0), "Cache-Control": "max-age=60" });
    expect(await ask(respond, [0, 1], {})).toMatchObject({ bodies: ["1", "2"] });
  });

  test.each<[string, Record<string, string>]>([
    ["max-age", { Date: date(0), "Cache-Control": "public, max-age=60" }],
    ["Expires", { Expires: date(60) }],
    ["max-age before Expires", { Date: date(0), "Cache-Control": "max-age=60", Expires: date(1) }],
  ])("keeps an answer for as long as its headers say: %s", async (_name, headers) => {
    const { bodies, cached } = await ask(numbered(headers), [0, 1, 59, 60, 61]);
    expect(bodies.slice(0, 3)).toEqual(["1", "1", "1"]);
    expect(cached.slice(0, 3)).toEqual([false, true, true]);
    // The server's date stands still, so later answers are old from the start.
    expect(bodies.slice(3)).toEqual(["2", "3"]);
  });

  test.each<[string, Record<string, string>, number]>([
    ["no-store", { Date: date(0), "Cache-Control": "no-store, max-age=60" }, 200],
    ["max-age without a date", { "Cache-Control": "max-age=60" }, 200],
    ["max-age that is not a number", { Date: date(0), "Cache-Control": "max-age=x" }, 200],
    ["a status that is not kept", { Date: date(0), "Cache-Control": "max-age=60" }, 500],
    ["headers that say nothing", {}, 200],
    ["Expires that is not a date", { Expires: "tomorrow" }, 200],
  ])("does not answer from: %s", async (_name, headers, status) => {
    expect(await ask(numbered(headers, status), [0, 1])).toMatchObject({ bodies: ["1", "2"] });
  });

  test("keeps answers of one policy and one request only", async () => {
    const respond = numbered({ Date: date(0), "Cache-Control": "max-age=60" });
    const differing = await ask(respond, [0, 1], { cache: true }, (second) => ({
      headers: { a: String(second) },
    }));
    expect(differing).toMatchObject({ bodies: ["1", "2"] });
    const ignoring = await ask(respond, [0, 1], { cache: true, cache_ignored_headers: ["a"] }, (second) => ({
      headers: { a: String(second) },
    }));
    expect(ignoring).toMatchObject({ bodies: ["1", "1"], cached: [false, true] });
  });

  test.each<[number | undefined, readonly boolean[]]>([
    [undefined, [false, false, true]],
    // One answer of 3,000 bytes leaves no room for another.
    [5000, [false, false, false]],
  ])("keeps the answers of two requests for httpCacheBytes: %s", async (bytes, expected) => {
    const respond: Respond = (_request, response) =>
      response.writeHead(200, { Date: date(0), "Cache-Control": "max-age=60" }).end("x".repeat(3000));
    const other = (second: number): object => (second === 1 ? { headers: { a: "b" } } : {});
    expect((await ask(respond, [0, 1, 2], { cache: true }, other, bytes)).cached).toEqual(expected);
  });

  test.each(["serialized", "deserialized"])("takes the caching_mode %s", async (mode) => {
    const respond = numbered({ Date: date(0), "Cache-Control": "max-age=60" });
    expect(await ask(respond, [0, 1], { cache: true, caching_mode: mode })).toMatchObject({
      bodies: ["1", "1"],
    });
  });

  test("keeps nothing with a caching_mode that OPA does not know", async () => {
    const respond = numbered({ Date: date(0), "Cache-Control": "max-age=60" });
    const { bodies } = await ask(respond, [0, 1], { cache: true, caching_mode: "other" });
    expect(bodies).toEqual(["1", "2"]);
  });
});

describe("revalidation", () => {
  const etag: Respond = (request, response, count) => {
    const headers = {
      Date: date(count * 100),
      "Cache-Control": "max-age=10",
      ETag: '"one"',
      "X-Count": String(count),
    };
    if (request.headers["if-none-match"] === '"one"') response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end("body");
  };

  test("asks whether an old answer is still right, and goes on with it", async () => {
    const { bodies, cached, seen } = await ask(etag, [100, 205, 208, 400]);
    expect(bodies).toEqual(["body", "body", "body", "body"]);
    // The 304 says 200 + 10 s.
    expect(cached).toEqual([false, true, true, true]);
    expect(seen.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"one"', '"one"']);
  });

  test("takes the new answer of a server that has one", async () => {
    const changed: Respond = (_request, response, count) => {
      const headers = { Date: date(0), "Cache-Control": "max-age=10", "Last-Modified": date(-count) };
      response.writeHead(200, headers).end(String(count));
    };
    const { bodies, seen } = await ask(changed, [0, 20, 30]);
    expect(bodies).toEqual(["1", "2", "3"]);
    expect(seen.map(({ headers }) => headers["if-modified-since"])).toEqual([undefined, date(-1), date(-2)]);
  });

  test("asks anew when the server says neither", async () => {
    const failing: Respond = (request, response, count) => {
      const headers = { Date: date(0), "Cache-Control": "max-age=10", ETag: '"x"' };
      const isConditional = request.headers["if-none-match"] !== undefined;
      response.writeHead(isConditional ? 500 : 200, headers).end(String(count));
    };
    const { bodies, seen } = await ask(failing, [0, 20]);
    expect(bodies).toEqual(["1", "3"]);
    expect(seen).toHaveLength(3);
  });
});

describe("force_cache", () => {
  test("keeps an answer for its seconds, whatever the headers say", async () => {
    const respond = numbered({ "Cache-Control": "no-store" });
    const options = { force_cache: true, force_cache_duration_seconds: 30 };
    const { bodies } = await ask(respond, [0, 29, 30, 59], options);
    expect(bodies).toEqual(["1", "1", "2", "2"]);
  });
});

describe("HttpCache", () => {
  const cached = (size: number) => ({
    response: { statusCode: 200, status: "200 OK", headers: new Map(), body: Buffer.alloc(size) },
    expiresAt: undefined,
  });

  test("drops what was not used for longest", () => {
    const cache = new HttpCache(1100);
    cache.set("a", cached(1));
    cache.set("b", cached(1));
    cache.get("a");
    cache.set("c", cached(1));
    expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  test("does not take what is larger than all of it", () => {
    const cache = new HttpCache(3000);
    cache.set("a", cached(1000));
    cache.set("b", cached(1000));
    expect(cache.get("a")).toBeUndefined();
    expect(cache.get("b")).toBeDefined();
    cache.set("c", cached(5000));
    expect(cache.get("c")).toBeUndefined();
    expect(cache.get("b")).toBeDefined();
    cache.delete("b");
    cache.set("d", cached(2400));
    expect(cache.get("d")).toBeDefined();
  });
});
