import { expect, it } from "vitest";
import { toHttpAnswer } from "../../../../src/engine/std/network/http-answer.js";

const response = (body: string) => ({
  status: "200 OK",
  statusCode: 200,
  headers: new Map([["content-type", ["application/json"]]]),
  body: Buffer.from(body),
});
const NONE = { forceJsonDecode: false, forceYamlDecode: false };
const LARGE = JSON.stringify(Array.from({ length: 1_000_000 }, () => ({})));

it("reads a large answer within the time of the evaluation", async () => {
  await expect(toHttpAnswer(response(LARGE), NONE, Date.now())).toFailWith(
    "timeout",
    /^reading the answer of http\.send/,
  );
  const answer = await toHttpAnswer(response(LARGE), NONE, Date.now() + 600_000);
  expect(answer.get("body")).toHaveLength(1_000_000);
});
