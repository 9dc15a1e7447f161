import { withoutValues } from "../../../../src/engine/opa/shown-message.js";
import { describe, expect, test } from "vitest";
import { isRegohostError, Recording, type JsonValue } from "../../../../src/index.js";
import { loadSendPolicy, send } from "./send-policy.js";
import { startWebServer, type SeenRequest } from "./web-server.js";

const LOCAL = ["127.0.0.1"];

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`no error, but ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

describe("the answer", () => {
  test("has OPA's members, with headers in lower case", async () => {
    const { origin } = await startWebServer((_request, response) => {
      response.sendDate = false;
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.setHeader("X-Two", ["a", "b"]);
      response.writeHead(201).end('{"big":12345678901234567890.10}');
    });
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const decision = await policy.decide({ method: "get", url: `${origin}/x` });
    expect(decision.result).toEqual({
      status: "201 Created",
      status_code: 201,
      body: { big: 12345678901234567000 },
      raw_body: '{"big":12345678901234567890.10}',
      headers: {
        connection: ["keep-alive"],
        "content-type": ["application/json; charset=utf-8"],
        "keep-alive": ["timeout=5"],
        "x-two": ["a", "b"],
      },
    });
    expect(decision.resultSet).toContain('"big":12345678901234567890.10');
  });

  test.each<[string, string, object, JsonValue]>([
    ["application/json", '{"a":1}', {}, { a: 1 }],
    ["application/problem+json", "[1]", {}, [1]],
    ["APPLICATION/JSON", "[1]", {}, [1]],
    ["text/plain", '{"a":1}', {}, null],
    ["text/plain", '{"a":1}', { force_json_decode: true }, { a: 1 }],
    ["application/json", '{"a":', {}, null],
    ["application/json", "", {}, null],
    ["application/json", '{"a":1} more', {}, { a: 1 }],
    ["application/json; charset", "[1]", {}, null],
    ["application/json; a=b; a=c", "[1]", {}, null],
    ["application/yaml", "a: [1, 2]\n", {}, { a: [1, 2] }],
    ["application/x-yaml", "a: b", {}, { a: "b" }],
    ["text/plain", "a: 1", { force_yaml_decode: true }, { a: 1 }],
    ["application/yaml", "a: [", {}, null],
  ])("of %s %j with %j has the body %j", async (type, text, options, body) => {
    const { origin } = await startWebServer((_request, response) => {
      response.setHeader("Content-Type", type);
      response.end(text);
    });
    const answer = await send({ method: "get", url: origin, ...options }, { allowNet: LOCAL });
    expect(answer).toMatchObject({ body, raw_body: text });
  });

  test.each([404, 500, 302])("of status %i is an answer like any other", async (status) => {
    const { origin, seen } = await startWebServer((_request, response) => {
      response.setHeader("Location", "/elsewhere");
      response.writeHead(status).end();
    });
    const answer = await send({ method: "get", url: origin }, { allowNet: LOCAL });
    expect(answer).toMatchObject({ status_code: status, body: null, raw_body: "" });
    expect(seen).toHaveLength(1);
  });
});

describe("the request", () => {
  const sent = async (request: object): Promise<SeenRequest> => {
    const { origin, seen } = await startWebServer();
    const answer = await send({ url: `${origin}/a?b=c#d`, ...request }, { allowNet: LOCAL });
    expect(answer).toMatchObject({ status_code: 200 });
    expect(seen).toHaveLength(1);
    return seen[0]!;
  };

  test("has the method in upper case, and the path with its query", async () => {
    const { method, url, headers, body } = await sent({ method: "delete" });
    expect({ method, url, body }).toEqual({ method: "DELETE", url: "/a?b=c", body: "" });
    expect(headers["user-agent"]).toMatch(/^regohost\//);
  });

  test("has a JSON body as Go writes it, without a type of its own", async () => {
    const { body, headers } = await sent({ method: "POST", body: { b: "<&>\u2028é", a: 1 } });
    expect(body).toBe('{"a":1,"b":"\\u003c\\u0026\\u003e\\u2028é"}');
    expect(headers["content-type"]).toBeUndefined();
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
  });

  test("has the raw body before the body", async () => {
    expect(await sent({ method: "put", body: { a: 1 }, raw_body: "raw é" })).toMatchObject({ body: "raw é" });
  });

  test("has the headers that are given, but not those that frame it", async () => {
    const { headers, body } = await sent({
      method: "post",
      raw_body: "four",
      headers: {
        "x-a": "é",
        "user-agent": "me",
        host: "example.com",
        "content-length": "99",
        "transfer-encoding": "x",
      },
    });
    expect(Buffer.from(String(headers["x-a"]), "latin1").toString("utf8")).toBe("é");
    expect(headers).toMatchObject({ "user-agent": "me", host: "example.com", "content-length": "4" });
    expect(headers["transfer-encoding"]).toBeUndefined();
    expect(body).toBe("four");
  });

  test("has user and password of its address as an Authorization header", async () => {
    const { origin, seen } = await startWebServer();
    await send({ method: "get", url: origin.replace("//", "//me:p%40ss@") }, { allowNet: LOCAL });
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from("me:p@ss").toString("base64")}`);
  });

  test("has bytes of user and password that are no UTF-8, as Go's client has", async () => {
    const { origin, seen } = await startWebServer();
    await send({ method: "get", url: origin.replace("//", "//me:%ff@") }, { allowNet: LOCAL });
    expect(seen[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from("me:\xff", "latin1").toString("base64")}`,
    );
  });
});

describe("the argument's errors", () => {
  const url = "http://127.0.0.1:1/";
  const get = { method: "get", url };
  // From `opa eval --strict-builtin-errors` 1.22.
  test.each<[unknown, string, string]>([
    [1, "eval_type_error", "operand 1 must be object but got number"],
    [{ method: "get" }, "eval_type_error", 'operand 1 missing required request parameters(s): {"url"}'],
    [
      { ...get, foo: 1, bar: 1 },
      "eval_type_error",
      'operand 1 invalid request parameters(s): {"bar", "foo"}',
    ],
    [{ ...get, raise_error: 1 }, "eval_builtin_error", "invalid value for raise_error field"],
    [{ ...get, raise_error: null }, "eval_builtin_error", "invalid value for raise_error field"],
    [{ ...get, cache: null }, "eval_builtin_error", 'invalid value for "cache" field'],
    [
      { ...get, enable_redirect: null },
      "eval_builtin_error",
      'strconv.ParseBool: parsing "null": invalid syntax',
    ],
    [{ ...get, url: ":" }, "eval_builtin_error", 'parse ":": missing protocol scheme'],
    [
      { ...get, url: "1http://x" },
      "eval_builtin_error",
      'parse "1http://x": first path segment in URL cannot contain colon',
    ],
    [
      { ...get, url: "http://x/%zz?%zz" },
      "eval_builtin_error",
      'parse "http://x/%zz": invalid URL escape "%zz"',
    ],
    [
      { ...get, url: "http://x:99999/" },
      "eval_builtin_error",
      'Get "http://x:99999/": dial tcp: address 99999: invalid port',
    ],
    [
      { ...get, headers: { "a b": "c" } },
      "eval_builtin_error",
      'Get "http://127.0.0.1:1/": net/http: invalid header field name "a b"',
    ],
    [{ ...get, headers: { a: [1] } }, "eval_builtin_error", 'invalid type for headers value ["1"]'],
    [{ ...get, method: 1 }, "eval_builtin_error", '"method" must be a string'],
    [{ ...get, url: 1 }, "eval_builtin_error", '"url" must be a string'],
    [{ ...get, tls_server_name: [] }, "eval_builtin_error", '"tls_server_name" must be a string'],
    [{ ...get, method: "g t" }, "eval_builtin_error", 'net/http: invalid method "G T"'],
    [{ ...get, url: "foo" }, "eval_builtin_error", 'Get "foo": unsupported protocol scheme ""'],
    [{ ...get, url: "ftp://x/" }, "eval_builtin_error", 'Get "ftp://x/": unsupported protocol scheme "ftp"'],
    [{ ...get, url: "http:///x" }, "eval_builtin_error", 'Get "http:///x": http: no Host in request URL'],
    [{ ...get, url: "http://[::1/" }, "eval_builtin_error", `parse "http://[::1/": missing ']' in host`],
    [
      { ...get, enable_redirect: "true" },
      "eval_builtin_error",
      'strconv.ParseBool: parsing "\\"true\\"": invalid syntax',
    ],
    [{ ...get, headers: [] }, "eval_builtin_error", "invalid type for headers key"],
    [{ ...get, headers: { a: true } }, "eval_builtin_error", "invalid type for headers value %!q(bool=true)"],
    [
      { ...get, timeout: true },
      "eval_type_error",
      "operand 1 'timeout' must be one of {string, number} but got boolean",
    ],
    [{ ...get, timeout: 1.5 }, "eval_builtin_error", "invalid timeout number value 1.5, must be int64"],
    [
      { ...get, timeout: "1.5" },
      "eval_builtin_error",
      'invalid timeout value "1.5": time: missing unit in duration "1.5"',
    ],
    [
      { ...get, timeout: "1x" },
      "eval_builtin_error",
      'invalid timeout value "1x": time: unknown unit "x" in duration "1x"',
    ],
    [
      { ...get, max_retry_attempts: -1 },
      "eval_builtin_error",
      'invalid value -1 for field "max_retry_attempts"',
    ],
    [{ ...get, cache: 1 }, "eval_builtin_error", 'invalid value for "cache" field'],
    [
      { ...get, force_cache: true },
      "eval_builtin_error",
      "'force_cache' set but 'force_cache_duration_seconds' parameter is missing",
    ],
    [
      { ...get, force_cache: true, force_cache_duration_seconds: "a" },
      "eval_builtin_error",
      'strconv.ParseInt: parsing "\\"a\\"": invalid syntax',
    ],
    [
      { ...get, headers: { a: "b" }, cache_ignored_headers: "a" },
      "eval_builtin_error",
      "cache_ignored_headers must be an array of strings",
    ],
  ])(
    "of %j are OPA's, and come before the question whether it is allowed",
    async (request, opaCode, message) => {
      const policy = await loadSendPolicy({});
      const decision = await policy.decide(request);
      expect(decision.result).toBeUndefined();
      expect(decision.calls).toMatchObject([{ builtin: "http.send", outcome: "error", used: true }]);
      const shown = withoutValues(`http.send: ${message}`, ["http://127.0.0.1:1"]);
      expect(decision.calls[0]?.error?.message).toBe(shown);
      const error = await errorOf(policy.evaluate(request, { strictBuiltinErrors: true }));
      expect(error).toMatchObject({ code: "builtin_failed", builtin: "http.send", opaCode });
      expect((error as Error).message).toBe(shown);
      // A policy that asks for the error has OPA's text.
      if (typeof request !== "object" || request === null || "raise_error" in request) return;
      expect(await send({ ...request, raise_error: false }, {})).toMatchObject({
        error: { message: expect.stringContaining(message) as unknown },
      });
    },
  );

  test("are answers where errors are not raised", async () => {
    expect(await send({ ...get, url: 1, raise_error: false }, {})).toEqual({
      status_code: 0,
      error: {
        code: "eval_http_send_internal_error",
        message: 'eval_builtin_error: http.send: "url" must be a string',
      },
    });
  });
});

describe("a connection that fails", () => {
  const request = { method: "get", url: "http://127.0.0.1:1/?token=abc" };
  const why = 'Get "http://127.0.0.1:1/": dial tcp 127.0.0.1:1: connect: connection refused';
  const shownWhy = why.replace("1:1/", "1:1");

  test("makes the call undefined, and the call log shows it", async () => {
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const decision = await policy.decide(request);
    expect(decision.result).toBeUndefined();
    expect(decision.calls).toMatchObject([
      { outcome: "error", error: { message: `http.send: ${shownWhy}` } },
    ]);
    expect(decision.ndBuiltinCache).toEqual({});
  });

  test("ends the evaluation where errors are strict", async () => {
    const policy = await loadSendPolicy({ allowNet: LOCAL, defaults: { strictBuiltinErrors: true } });
    expect(await errorOf(policy.evaluate(request))).toMatchObject({
      code: "builtin_failed",
      opaCode: "eval_builtin_error",
      message: `http.send: ${shownWhy}`,
    });
  });

  test("is an answer where errors are not raised", async () => {
    expect(await send({ ...request, raise_error: false }, { allowNet: LOCAL })).toEqual({
      status_code: 0,
      error: { code: "eval_http_send_network_error", message: why },
    });
  });

  test.each([
    ["before the answer", 0],
    ["inside the answer", 10],
  ])("%s is one too", async (_when, length) => {
    const { origin } = await startWebServer((_request, response) => {
      if (length > 0) response.writeHead(200, { "Content-Length": length }).write("half");
      response.destroy();
    });
    const answer = await send({ method: "get", url: origin, raise_error: false }, { allowNet: LOCAL });
    expect(answer).toMatchObject({
      status_code: 0,
      error: { message: expect.stringMatching(/EOF$/) as string },
    });
  });

  test("changing the protocol is one too", async () => {
    const { origin } = await startWebServer((_request, response) => {
      response.socket?.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n");
    });
    const answer = await send(
      { method: "get", url: origin, raise_error: false, timeout: 0 },
      { allowNet: LOCAL },
    );
    expect(answer).toMatchObject({
      status_code: 0,
      error: { message: expect.stringMatching(/EOF$/) as string },
    });
  });

  test("in time is a timeout of the call, not of the evaluation", async () => {
    const { origin } = await startWebServer(() => undefined);
    for (const timeout of ["20ms", 20_000_000, "20000000"]) {
      const policy = await loadSendPolicy({ allowNet: LOCAL });
      const { result, calls } = await policy.decide({ method: "get", url: origin, timeout });
      expect(result).toBeUndefined();
      expect(calls[0]?.error?.message).toBe(`http.send: Get ${origin}: request timed out`);
    }
  });
});

describe("limits", () => {
  test("an answer above 16 MiB ends the evaluation", async () => {
    const { origin } = await startWebServer((_request, response) =>
      response.end(Buffer.alloc(16 * 2 ** 20 + 1)),
    );
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const error = await errorOf(policy.evaluate({ method: "get", url: origin, raise_error: false }));
    expect(error).toMatchObject({ code: "response_too_large", builtin: "http.send" });
  });

  test("the end of the evaluation is the end of a call, and names it without what may be secret", async () => {
    const controller = new AbortController();
    const { origin } = await startWebServer(() => controller.abort());
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const request = { method: "get", url: `${origin}/?token=abc`, headers: { authorization: "Bearer abc" } };
    const error = await errorOf(policy.evaluate(request, { signal: controller.signal }));
    expect(isRegohostError(error, "aborted")).toBe(true);
    expect((error as Error).message).toContain(`http.send(GET ${origin})`);
    expect((error as Error).message).not.toContain("abc");
  });
});

describe("rounds", () => {
  const requests = (origin: string, count: number, more: object): object[] =>
    Array.from({ length: count }, (_, i) => ({ method: "get", url: `${origin}/${String(i)}`, ...more }));

  test("50 calls are made at once", async () => {
    const open: (() => void)[] = [];
    // Nobody is answered before the last of them has asked.
    const { origin, seen } = await startWebServer((_request, response) => {
      open.push(() => response.end("ok"));
      if (open.length === 50) for (const answer of open) answer();
    });
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const decision = await policy.decide(
      { requests: requests(origin, 50, { timeout: "30s" }) },
      { entrypoint: "n/answers" },
    );
    expect(decision.result).toHaveLength(50);
    expect(decision.rounds).toBe(2);
    expect(seen).toHaveLength(50);
  });

  test("of 100 calls at most 65 are under way at once: the certain one and 64 guesses", async () => {
    let running = 0;
    let most = 0;
    const { origin, seen } = await startWebServer((_request, response) => {
      most = Math.max(most, ++running);
      setImmediate(() => {
        running--;
        response.end("ok");
      });
    });
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const input = { requests: requests(origin, 100, { timeout: "30s" }) };
    expect(await policy.evaluate(input, { entrypoint: "n/answers" })).toHaveLength(100);
    expect(seen).toHaveLength(100);
    expect(most).toBeLessThanOrEqual(65);
  });

  test.each<[string, object]>([
    ["POST", { method: "post" }],
    ["GET with a body", { method: "get", body: {} }],
    ["GET with a raw body", { method: "get", raw_body: "" }],
  ])("%s is made when it is certain, one after another, once", async (_name, more) => {
    let running = 0;
    let most = 0;
    const { origin, seen } = await startWebServer((_request, response) => {
      most = Math.max(most, ++running);
      setImmediate(() => {
        running--;
        response.destroy();
      });
    });
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const input = { requests: requests(origin, 3, { ...more, raise_error: false }) };
    const decision = await policy.decide(input, { entrypoint: "n/answers" });
    expect(decision.result).toHaveLength(3);
    expect(seen.map(({ url }) => url)).toEqual(["/0", "/1", "/2"]);
    expect(most).toBe(1);
    expect(decision.calls.map(({ effect }) => effect)).toEqual([true, true, true]);
  });

  test("a guess that failed is made again when it is certain", async () => {
    const { origin, seen } = await startWebServer(({ url }, response) => {
      const isFirst = seen.filter((request) => request.url === url).length === 1;
      if (url === "/1" && isFirst) response.destroy();
      else response.end("ok");
    });
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const input = { requests: requests(origin, 2, { raise_error: false }) };
    const decision = await policy.decide(input, { entrypoint: "n/answers" });
    expect(decision.result).toMatchObject([{ status_code: 200 }, { status_code: 200 }]);
    expect(seen.map(({ url }) => url).sort()).toEqual(["/0", "/1", "/1"]);
  });

  test("a certain call that failed is not", async () => {
    const { origin, seen } = await startWebServer((_request, response) => response.destroy());
    await send({ method: "get", url: origin, raise_error: false }, { allowNet: LOCAL });
    expect(seen).toHaveLength(1);
  });
});

describe("redirects", () => {
  test("are followed when the call says so, by the rules of their status", async () => {
    const { origin, seen } = await startWebServer((request, response) => {
      const [, status] = /^\/(\d+)$/.exec(request.url) ?? [];
      if (status === undefined) response.end("end");
      else response.writeHead(Number(status), { Location: "/end" }).end();
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const request = {
        method: "post",
        raw_body: "x",
        url: `${origin}/${String(status)}`,
        enable_redirect: true,
      };
      expect(await send(request, { allowNet: LOCAL })).toMatchObject({ raw_body: "end" });
    }
    const ends = seen.filter(({ url }) => url === "/end").map(({ method, body }) => `${method} ${body}`);
    expect(ends).toEqual(["GET ", "GET ", "GET ", "POST x", "POST x"]);
  });

  test("are asked about again: a host that is not allowed ends the evaluation, and is not reached", async () => {
    const other = await startWebServer();
    const { origin, host } = await startWebServer((_request, response) =>
      response.writeHead(302, { Location: `${other.origin}/secret?q=abc` }).end(),
    );
    const policy = await loadSendPolicy({ allowNet: [host] });
    const request = { method: "get", url: origin, enable_redirect: true, raise_error: false };
    const error = await errorOf(policy.evaluate(request));
    expect(error).toMatchObject({ code: "builtin_not_allowed", builtin: "http.send" });
    expect((error as Error).message).toContain(`${other.host} is not allowed`);
    expect(other.seen).toEqual([]);
  });

  test("to another origin carry no credentials", async () => {
    const other = await startWebServer();
    const { origin } = await startWebServer((_request, response) =>
      response.writeHead(307, { Location: other.origin }).end(),
    );
    const headers = { Authorization: "Bearer abc", cookie: "abc", host: "example.com", "x-kept": "yes" };
    await send({ method: "get", url: origin, enable_redirect: true, headers }, { allowNet: LOCAL });
    expect(other.seen[0]?.headers).toMatchObject({ "x-kept": "yes", host: other.host });
    expect(JSON.stringify(other.seen)).not.toContain("abc");
  });

  test("to a place with a broken escape fail, as in Go", async () => {
    const { origin } = await startWebServer((_request, response) =>
      response.writeHead(302, { Location: "http://a:%zz@127.0.0.1:1/" }).end(),
    );
    const answer = await send(
      { method: "get", url: origin, enable_redirect: true, raise_error: false },
      { allowNet: LOCAL },
    );
    expect(JSON.stringify(answer)).toContain("failed to parse Location header");
  });

  test("without end come to one", async () => {
    const { origin, seen } = await startWebServer((_request, response) =>
      response.writeHead(302, { Location: "/again" }).end(),
    );
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    const error = await errorOf(policy.evaluate({ method: "get", url: origin, enable_redirect: true }));
    expect(error).toMatchObject({ code: "redirect_refused" });
    expect(seen).toHaveLength(11);
  });
});

describe("recordings", () => {
  const request = { method: "get", headers: { authorization: "Bearer abc" } };

  test("answer without a network and without allowNet, failures included", async () => {
    const { origin, seen } = await startWebServer();
    const requests = [
      { ...request, url: origin },
      { method: "get", url: "http://127.0.0.1:1/", raise_error: false },
    ];
    for (const [input, entrypoint] of [
      [{ requests }, "n/answers"],
      [{ method: "get", url: "http://127.0.0.1:1/" }, "n/answer"],
    ] as const) {
      let text = "";
      const policy = await loadSendPolicy({ allowNet: LOCAL });
      const onRecording = (recording: Recording): void => {
        text = recording.toJson();
      };
      const result = await policy.evaluate(input, { entrypoint, onRecording });
      const made = seen.length;
      const replay = Recording.parse(text);
      const offline = await loadSendPolicy({ replay });
      expect(await offline.evaluate(input, { entrypoint })).toEqual(result);
      expect(seen).toHaveLength(made);
      const isUndefined = result === undefined;
      const strict = offline.evaluate(input, { entrypoint, strictBuiltinErrors: true });
      if (isUndefined) expect(await errorOf(strict)).toMatchObject({ opaCode: "eval_builtin_error" });
      else expect(await strict).toEqual(result);
    }
  });

  test("and decision logs hold the answers, and no credentials", async () => {
    const { origin } = await startWebServer((_request, response) => response.end("ok"));
    const policy = await loadSendPolicy({ allowNet: LOCAL });
    let calls = "";
    const onRecording = (recording: Recording): void => {
      calls = JSON.stringify(recording.calls);
    };
    const decision = await policy.decide({ ...request, url: origin }, { onRecording });
    const log = decision.toDecisionLog()["nd_builtin_cache"] as Record<string, Record<string, JsonValue>>;
    expect(Object.values(log["http.send"] ?? {})).toMatchObject([{ status_code: 200, raw_body: "ok" }]);
    expect(calls).toContain("200 OK");
    expect(JSON.stringify([calls, log, decision.calls])).not.toContain("abc");
  });
});
