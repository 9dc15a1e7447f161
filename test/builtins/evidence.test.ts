import { expect, it, vi } from "vitest";
import { evidenceBuiltin } from "../../builtins/evidence.js";
import type { EvidenceSession } from "../../src/evidence/port/evidence-service.js";
import { newContext, stubService } from "./service-stub.js";

it("asks the session with the filters, and gives what it answers", async () => {
  const answer = { results: [{ id: "", name: "sbom", kind: "SARIF" }] };
  const evidence = vi.fn<EvidenceSession["evidence"]>().mockResolvedValue(answer);
  const context = newContext();
  const filters = { kind: ["SARIF"], latest: true, limit: 3 };
  await expect(evidenceBuiltin(stubService({ evidence })).call([filters], context)).resolves.toBe(answer);
  expect(evidence.mock.calls).toEqual([[filters, context]]);
});

it.each<[unknown, RegExp]>([
  [{ project: "web" }, /unknown filter "project"/],
  [{ latest: 1 }, /filter latest must be a boolean/],
  ["web", /must be an object/],
])("refuses the filters %o before the session is asked", async (filters, message) => {
  const builtin = evidenceBuiltin(stubService({}));
  await expect(builtin.call([filters as string], newContext())).rejects.toMatchObject({
    code: "request_invalid",
    message: expect.stringMatching(message) as string,
  });
});
