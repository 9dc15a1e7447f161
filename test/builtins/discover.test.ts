import { describe, expect, it, vi } from "vitest";
import { discoverBuiltin } from "../../builtins/discover.js";
import { ResponseError, ServiceError } from "../../src/base/errors.js";
import type { EvidenceSession } from "../../src/evidence/port/evidence-service.js";
import { newContext, stubService } from "./service-stub.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const ITEM = { digest: DIGEST, kind: "ARTIFACT", references: [] };

it.each([
  ["", {}],
  ["ARTIFACT", { kind: "ARTIFACT" }],
])("asks for the kind %j with the filters %j", async (kind, filters) => {
  const discover = vi.fn<EvidenceSession["discover"]>().mockResolvedValue(ITEM);
  const context = newContext();
  const answer = await discoverBuiltin(stubService({ discover })).call([DIGEST, kind], context);
  expect(answer).toEqual(ITEM);
  expect(discover.mock.calls).toEqual([[DIGEST, filters, context]]);
  expect(context.facts).toEqual({});
});

it("is undefined, and says so, when the service knows no such digest", async () => {
  const discover = (): Promise<never> =>
    Promise.reject(new ServiceError("not found", { code: "not_found", status: 404 }));
  const context = newContext();
  await expect(discoverBuiltin(stubService({ discover })).call([DIGEST, ""], context)).resolves.toBe(
    undefined,
  );
  expect(context.facts).toEqual({ notFound: true });
});

describe("lets every other error through as it is", () => {
  it.each([
    new ServiceError("kinds", { code: "ambiguous_kind", status: 400 }),
    new ServiceError("a page", { code: "service_failed", status: 404 }),
    new ServiceError("down", { code: "service_unreachable" }),
    new ResponseError("empty", { code: "response_invalid", schema: "s", issues: [] }),
    new TypeError("a bug"),
  ])("%s", async (error) => {
    const context = newContext();
    const called = discoverBuiltin(stubService({ discover: () => Promise.reject(error) })).call(
      [DIGEST, ""],
      context,
    );
    await expect(called).rejects.toBe(error);
    expect(context.facts).toEqual({});
  });
});

it.each([
  [[1, ""], "operand 1 must be string but got number"],
  [[null, ""], "operand 1 must be string but got null"],
  [[DIGEST, []], "operand 2 must be string but got array"],
  [[DIGEST, {}], "operand 2 must be string but got object"],
  [[DIGEST, 2n], "operand 2 must be string but got number"],
  [[DIGEST], "operand 2 must be string but got nothing"],
])("refuses the arguments %o before any request", async (args, message) => {
  const builtin = discoverBuiltin(stubService({}));
  await expect(builtin.call(args, newContext())).rejects.toMatchObject({
    code: "builtin_failed",
    opaCode: "eval_type_error",
    builtin: "service.discover",
    message: expect.stringContaining(message) as string,
  });
});
