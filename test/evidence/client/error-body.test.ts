import { describe, expect, test } from "vitest";
import { findAmbiguousKinds, parseErrorBody, toShownText } from "../../../src/evidence/client/error-body.js";

const JSON_TYPE = "application/json; charset=utf-8";

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
