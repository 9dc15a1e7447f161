import { describe, expect, test } from "vitest";
import { parseErrorBody } from "../../../src/evidence/client/error-body.js";
import {
  readNotFound,
  type RequestedItem,
  type NotFoundClaim,
} from "../../../src/evidence/client/not-found.js";

const JSON_TYPE = "application/json; charset=utf-8";
const DIGITS = "0".repeat(64);
const ID = `sha256:${DIGITS}`;
const OTHER = `sha256:${"1".repeat(64)}`;
const ASKED: RequestedItem = { id: ID, isContinued: false, notFoundText: undefined };

async function claimOf(body: string, type: string | undefined, asked = ASKED): Promise<NotFoundClaim> {
  const { status: error, text } = await parseErrorBody(body, type);
  return readNotFound({ error, text }, asked);
}

describe("a 404 with the JSON", () => {
  test.each<[string, unknown, NotFoundClaim]>([
    ["of the specification's dialect", { code: 5, message: `${ID} not found`, details: [] }, "said"],
    [
      "of the running service",
      {
        code: 404,
        reason: "not found",
        message: `artifact or piece of evidence with digest ${ID} not found`,
      },
      "said",
    ],
    ["of its download", { code: 404, reason: "not found", message: "artifact not found" }, "said"],
    ["with a reason in another spelling", { code: 404, reason: "REFERRER_NOT_FOUND", message: "x" }, "said"],
    ["with a reason in one word", { code: 404, reason: "ReferrerNotFound", message: "x" }, "said"],
    ["of a proxy that names the digest", { code: 5, message: `no digest ${ID} behind api` }, "said"],
    ["in other words of a service", { code: 5, message: "artifact not found" }, "unclear"],
    [
      "in other words with an empty reason",
      { code: 404, reason: "", message: "no such referrer" },
      "unclear",
    ],
    ["of grpc-gateway", { code: 5, message: "Not Found", details: [] }, "not_said"],
    [
      "of Google's proxy",
      { code: 404, message: "The current request is not defined by this API." },
      "not_said",
    ],
    ["that names the digits alone", { code: 5, message: `sha256 ${DIGITS} not found` }, "said"],
    [
      "that names them in an address",
      { code: 5, message: `not found: x/${DIGITS}, sha256%3A${DIGITS}` },
      "not_said",
    ],
    ["of another algorithm", { code: 5, message: `md5:${DIGITS} not found` }, "not_said"],
    ["of another digest", { code: 5, message: `${OTHER} not found` }, "not_said"],
    ["of a longer digest", { code: 5, message: `${ID}0 not found` }, "not_said"],
    ["that repeats the path", { code: 5, message: `route GET /discover/${ID} not found` }, "not_said"],
    ["that repeats only the path", { code: 5, message: `/discover/${ID}: not found` }, "not_said"],
    ["that repeats the escaped path", { code: 5, message: `%2Fdiscover%2F${ID}: not found` }, "not_said"],
    ["about a route of artifacts", { code: 5, message: "no route for artifacts" }, "not_said"],
    [
      "about an organization",
      { code: 404, reason: "not found", message: "organization not found" },
      "not_said",
    ],
    ["with the reason of a route", { code: 404, reason: "ROUTE_NOT_FOUND", message: ID }, "not_said"],
    ["with a reason that contradicts", { code: 404, reason: "UNAUTHORIZED", message: ID }, "not_said"],
    ["with another code", { code: 16, message: `${ID} not found` }, "not_said"],
    ["with another code and the reason", { code: 500, reason: "not found", message: ID }, "not_said"],
    ["with a code that is text", { code: "404", message: ID }, "not_said"],
    ["of an ingress", { message: "no Route matched with those values" }, "not_said"],
    ["of a framework", { status: 404, error: "Not Found", path: `/discover/${ID}` }, "not_said"],
    ["without a message", { code: 404 }, "not_said"],
    ["null", null, "not_said"],
    ["text", "not found", "not_said"],
    ["a list", [], "not_said"],
  ])("%s", async (_name, body, expected) => {
    expect(await claimOf(JSON.stringify(body), JSON_TYPE)).toBe(expected);
  });
});

test.each([
  ["text/html", `{"code":5,"message":"${ID} not found"}`],
  ["text/plain", `{"code":5,"message":"${ID} not found"}`],
  [undefined, `{"code":5,"message":"${ID} not found"}`],
  [JSON_TYPE, "404 page not found"],
  [JSON_TYPE, '{"code":5,"message":"not fo'],
  [JSON_TYPE, ""],
])("a body of type %s that is %s does not say so", async (type, body) => {
  expect(await claimOf(body, type)).toBe("not_said");
});

test("nothing is said of a later page, of a list and of a request that asks for nothing", () => {
  const answer = { error: { code: 5, reason: "not found", message: ID }, text: "" };
  expect(readNotFound(answer, { ...ASKED, isContinued: true })).toBe("not_said");
  expect(readNotFound(answer, { ...ASKED, id: undefined })).toBe("not_said");
  expect(readNotFound(answer, undefined)).toBe("not_said");
});

describe("a service's own text", () => {
  test.each<[string, string, string, NotFoundClaim]>([
    ["No Such Object", "application/problem+json", '{"title":"no such object"}', "said"],
    ["gone: {digest}", "text/plain", `gone: ${ID}`, "said"],
    ["gone: {digest}", "text/plain", `gone: ${OTHER}`, "not_said"],
    ["Not Found", JSON_TYPE, '{"code":5,"message":"Not Found"}', "said"],
    ["Not Found", "text/html", "<h1>404 Not Found</h1>", "not_said"],
    ["no such object", JSON_TYPE, '{"code":5,"message":"Not Found"}', "not_said"],
  ])("%j in a body of %s: %s", async (notFoundText, type, body, expected) => {
    expect(await claimOf(body, type, { ...ASKED, notFoundText })).toBe(expected);
  });
});
