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
    ["of the specification's dialect", { code: 5, message: `${ID} not found`, details: [] }, "stated"],
    [
      "of the running service",
      {
        code: 404,
        reason: "not found",
        message: `artifact or piece of evidence with digest ${ID} not found`,
      },
      "stated",
    ],
    ["of its download", { code: 404, reason: "not found", message: "artifact not found" }, "stated"],
    [
      "with a reason in another spelling",
      { code: 404, reason: "REFERRER_NOT_FOUND", message: "x" },
      "stated",
    ],
    ["with a reason in one word", { code: 404, reason: "ReferrerNotFound", message: "x" }, "stated"],
    ["of a proxy that names the digest", { code: 5, message: `no digest ${ID} behind api` }, "stated"],
    ["in other words of a service", { code: 5, message: "artifact not found" }, "unclear"],
    [
      "in other words with an empty reason",
      { code: 404, reason: "", message: "no such referrer" },
      "unclear",
    ],
    ["of grpc-gateway", { code: 5, message: "Not Found", details: [] }, "not_stated"],
    [
      "of Google's proxy",
      { code: 404, message: "The current request is not defined by this API." },
      "not_stated",
    ],
    ["that names the digits alone", { code: 5, message: `sha256 ${DIGITS} not found` }, "stated"],
    [
      "that names them in an address",
      { code: 5, message: `not found: x/${DIGITS}, sha256%3A${DIGITS}` },
      "not_stated",
    ],
    ["of another algorithm", { code: 5, message: `md5:${DIGITS} not found` }, "not_stated"],
    ["of another digest", { code: 5, message: `${OTHER} not found` }, "not_stated"],
    ["of a longer digest", { code: 5, message: `${ID}0 not found` }, "not_stated"],
    ["that repeats the path", { code: 5, message: `route GET /discover/${ID} not found` }, "not_stated"],
    ["that repeats only the path", { code: 5, message: `/discover/${ID}: not found` }, "not_stated"],
    ["that repeats the escaped path", { code: 5, message: `%2Fdiscover%2F${ID}: not found` }, "not_stated"],
    ["about a route of artifacts", { code: 5, message: "no route for artifacts" }, "not_stated"],
    [
      "about an organization",
      { code: 404, reason: "not found", message: "organization not found" },
      "not_stated",
    ],
    ["with the reason of a route", { code: 404, reason: "ROUTE_NOT_FOUND", message: ID }, "not_stated"],
    ["with a reason that contradicts", { code: 404, reason: "UNAUTHORIZED", message: ID }, "not_stated"],
    ["with another code", { code: 16, message: `${ID} not found` }, "not_stated"],
    ["with another code and the reason", { code: 500, reason: "not found", message: ID }, "not_stated"],
    ["with a code that is text", { code: "404", message: ID }, "not_stated"],
    ["of an ingress", { message: "no Route matched with those values" }, "not_stated"],
    ["of a framework", { status: 404, error: "Not Found", path: `/discover/${ID}` }, "not_stated"],
    ["without a message", { code: 404 }, "not_stated"],
    ["null", null, "not_stated"],
    ["text", "not found", "not_stated"],
    ["a list", [], "not_stated"],
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
  expect(await claimOf(body, type)).toBe("not_stated");
});

test("nothing is said of a later page, of a list and of a request that asks for nothing", () => {
  const answer = { error: { code: 5, reason: "not found", message: ID }, text: "" };
  expect(readNotFound(answer, { ...ASKED, isContinued: true })).toBe("not_stated");
  expect(readNotFound(answer, { ...ASKED, id: undefined })).toBe("not_stated");
  expect(readNotFound(answer, undefined)).toBe("not_stated");
});

describe("a service's own text", () => {
  test.each<[string, string, string, NotFoundClaim]>([
    ["No Such Object", "application/problem+json", '{"title":"no such object"}', "stated"],
    ["gone: {digest}", "text/plain", `gone: ${ID}`, "stated"],
    ["gone: {digest}", "text/plain", `gone: ${OTHER}`, "not_stated"],
    ["Not Found", JSON_TYPE, '{"code":5,"message":"Not Found"}', "stated"],
    ["Not Found", "text/html", "<h1>404 Not Found</h1>", "not_stated"],
    ["no such object", JSON_TYPE, '{"code":5,"message":"Not Found"}', "not_stated"],
  ])("%j in a body of %s: %s", async (notFoundText, type, body, expected) => {
    expect(await claimOf(body, type, { ...ASKED, notFoundText })).toBe(expected);
  });
});
