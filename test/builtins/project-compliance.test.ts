import { expect, it, vi } from "vitest";
import { projectComplianceBuiltin } from "../../builtins/project-compliance.js";
import type { EvidenceSession } from "../../src/evidence/port/evidence-service.js";
import { newContext, stubService } from "./service-stub.js";

const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";

it("asks the session with the filters, and gives what it answers", async () => {
  const answer = { evaluations: [] };
  const projectCompliance = vi.fn<EvidenceSession["projectCompliance"]>().mockResolvedValue(answer);
  const context = newContext();
  const filters = { project_version_id: UUID, framework_ids: ["f"] };
  const builtin = projectComplianceBuiltin(stubService({ projectCompliance }));
  await expect(builtin.call([filters], context)).resolves.toBe(answer);
  expect(projectCompliance.mock.calls).toEqual([[filters, context]]);
});

it.each<[unknown, RegExp]>([
  [{}, /project_version_id is required/],
  [{ project_version_id: "1.0" }, /must be a UUID/],
  [{ project_version_id: UUID, frameworks: [] }, /unknown filter "frameworks"/],
  [null, /must be an object/],
])("refuses the filters %o before the session is asked", async (filters, message) => {
  const builtin = projectComplianceBuiltin(stubService({}));
  await expect(builtin.call([filters as null], newContext())).rejects.toMatchObject({
    code: "request_invalid",
    message: expect.stringMatching(message) as string,
  });
});
