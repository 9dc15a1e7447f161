import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRegohostError } from "../../../../src/index.js";
import { parseJson } from "../../../../src/base/terms/parse-term.js";
import { parseHttpRequest, type HttpRequest } from "../../../../src/engine/std/network/http-request.js";
import {
  isRead,
  readOptions,
  type RequestOptions,
} from "../../../../src/engine/std/network/request-options.js";
import { HttpSendError } from "../../../../src/engine/std/network/http-send-error.js";
import { webPath } from "../../../any-text.js";

function libraryOptions(request: unknown): RequestOptions {
  return readOptions(parseJson(JSON.stringify(request)));
}

function parse(request: object): HttpRequest {
  return parseHttpRequest(libraryOptions({ method: "get", url: "http://example.com/", ...request }));
}

describe("parseHttpRequest", () => {
  test.each<[unknown, number]>([
    [undefined, 5000],
    [1_000_000, 1],
    [1, 1],
    ["1s", 1000],
    ["1500000", 2],
    [0, 0],
    ["-1s", 0],
  ])("reads the timeout %s as %i ms", (timeout, ms) => {
    expect(parse(timeout === undefined ? {} : { timeout }).timeoutMs).toBe(ms);
  });

  test("takes quotes off texts, as OPA does", () => {
    const { url, body } = parse({ url: '"http://example.com/x"', raw_body: '"raw"' });
    expect([url.href, body?.toString()]).toEqual(["http://example.com/x", "raw"]);
  });

  test.each([
    ["http://example.com", "/"],
    ["http://example.com?x=/a", "/?x=/a"],
    ["http://me:pass@example.com:80/a/../b//c?d#e", "/a/../b//c?d"],
    ["http://example.com/a b/%2e%2e/é?ü", "/a%20b/%2e%2e/%C3%A9?%C3%BC"],
  ])("asks %s for %s, as it is written", (url, target) => {
    expect(parse({ url }).target).toBe(target);
  });

  test("writes header names as HTTP does", () => {
    expect(
      [...parse({ headers: { "x-API-key": "1", "content-TYPE": "a/b" } }).headers.keys()].sort(),
    ).toEqual(["Content-Type", "X-Api-Key"]);
  });

  test("a socket of the machine is not allowed", async () => {
    await expect(() => parse({ url: "unix://localhost/v1?socket=%2Fvar%2Frun%2Fdocker.sock" })).toFailWith(
      "builtin_not_allowed",
      /unix:/,
    );
  });

  const keys = fc.constantFrom(
    ..."method url body raw_body headers timeout tls_ca_cert tls_server_name tls_use_system_certs".split(" "),
    ..."enable_redirect raise_error cache force_cache force_cache_duration_seconds caching_mode".split(" "),
    ..."max_retry_attempts cache_ignored_headers force_json_decode other".split(" "),
  );
  const url = fc.tuple(
    fc.constantFrom("http://", "https://", "http:", "//", "ftp://", "http:\\\\", ""),
    fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.string(),
      fc.ipV6().map((ip) => `[${ip}]`),
    ),
    fc.oneof(fc.constant(""), webPath, fc.string()),
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    url.map((parts) => parts.join("")),
    fc.constantFrom("get", "POST", "1s", true, false, null, 1, -1),
  );

  test("gives a request or an error of OPA's for whatever it is given", () => {
    const requests = fc
      .dictionary(keys, value)
      .map((more) => ({ method: "get", url: "http://a.test/", ...more }));
    fc.assert(
      fc.property(requests, (request) => {
        try {
          const { url: parsed, method } = parseHttpRequest(libraryOptions(request));
          expect(["http:", "https:"]).toContain(parsed.protocol);
          expect(parsed.hostname).not.toBe("");
          expect(method).toBe(method.toUpperCase());
        } catch (error) {
          if (isRegohostError(error, "builtin_not_allowed")) return;
          expect(error).toBeInstanceOf(HttpSendError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("isRead", () => {
  test.each<[boolean, object]>([
    [true, { method: "get" }],
    [true, { method: "HEAD" }],
    [true, { method: "" }],
    [true, { method: '"get"' }],
    [false, { method: "post" }],
    [false, { method: "options" }],
    [false, { method: "get", body: null }],
    [false, { method: "head", raw_body: "" }],
    [false, { method: 1 }],
    [false, {}],
  ])("is %s for %j", (read, request) => {
    expect(isRead(libraryOptions(request))).toBe(read);
  });
});
