import { describe, expect, test } from "vitest";
import {
  findAmbiguousKinds,
  parseErrorBody,
  saysNotFound,
  toShownText,
} from "../../src/client/error-body.js";

const JSON_TYPE = "application/json; charset=utf-8";

describe("saysNotFound", () => {
  test.each([
    ["the specification's dialect", { code: 5, message: "not found", details: [] }, true],
    ["the running service's", { code: 404, reason: "not found", message: "x not found", metadata: {} }, true],
    ["a reason in another spelling", { code: 404, reason: "REFERRER_NOT_FOUND", message: "x" }, true],
    ["an empty reason", { code: 404, reason: "", message: "x" }, true],
    ["a reason that contradicts", { code: 404, reason: "UNAUTHORIZED", message: "x" }, false],
    ["another code", { code: 16, message: "not found" }, false],
    ["another code with the reason", { code: 500, reason: "not found", message: "x" }, false],
    ["a code that is text", { code: "404", message: "x" }, false],
    ["no code", { message: "no Route matched with those values" }, false],
    ["no message", { code: 404 }, false],
    ["a framework's 404", { status: 404, error: "Not Found", path: "/discover/x" }, false],
    ["null", null, false],
    ["text", "not found", false],
    ["a list", [], false],
  ])("%s", async (_name, body, expected) => {
    const { status } = await parseErrorBody(JSON.stringify(body), JSON_TYPE);
    expect(saysNotFound(status)).toBe(expected);
  });

  test.each([
    ["text/html", '{"code":5,"message":"not found"}'],
    ["text/plain", '{"code":5,"message":"not found"}'],
    [undefined, '{"code":5,"message":"not found"}'],
    [JSON_TYPE, "404 page not found"],
    [JSON_TYPE, '{"code":5,"message":"not fo'],
    [JSON_TYPE, ""],
  ])("a body of type %s that is %s does not say so", async (type, body) => {
    expect(saysNotFound((await parseErrorBody(body, type)).status)).toBe(false);
  });
});

describe("the message", () => {
  test.each([
    ["an error's own", JSON_TYPE, '{"code":401,"message":"JWT token is missing"}', "JWT token is missing"],
    ["the artifact store's text", "text/plain; charset=utf-8", "missing token\n", "missing token"],
    ["not a page's markup", "text/html", "<h1>Login</h1>", ""],
    ["not markup that is announced as text", "text/plain", "<Error><Code>NoSuchKey</Code></Error>", ""],
    ["not JSON of another form", JSON_TYPE, '{"error":"secret"}', ""],
  ])("%s", async (_name, type, body, expected) => {
    expect((await parseErrorBody(body, type)).message).toBe(expected);
  });

  test.each([
    ["a\r\n\u001b[31mb\u0000", "a [31mb"],
    ["bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln here", "bad token <token> here"],
    ["see https://cas.example.com/x?t=secret&u=1 now", "see https://cas.example.com/x now"],
    ["x".repeat(600), `${"x".repeat(500)}…`],
    ["left\u202eright", "left right"],
  ])("%j is shown as %j", (text, expected) => {
    expect(toShownText(text)).toBe(expected);
  });
});

test.each([
  [
    'please provide the referrer kind: digest sha256:a0 present in 2 kinds ["EVIDENCE" "ARTIFACT"]',
    ["EVIDENCE", "ARTIFACT"],
  ],
  ["ambiguous kind: [SARIF, ARTIFACT]", ["SARIF", "ARTIFACT"]],
  ["validation error: pagination.limit", []],
  ["of a kind", []],
])("the kinds in %j", (message, expected) => {
  expect(findAmbiguousKinds(message)).toEqual(expected);
});
