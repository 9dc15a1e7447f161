import { expect, it } from "vitest";
import { loadPolicy, serviceBuiltins, type Policy, type ServiceClient } from "../../../../src/index.js";
import { ComplianceService } from "../../../../src/evidence/schema/proto/platform/v1/compliance_pb.js";
import { EvidenceService } from "../../../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { calledPaths, platformClient, startPlatform } from "./platform-server.js";

const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
const REGO = `package p
names contains record.name if {
  some kind in input.kinds
  some record in service.evidence({"kind": [kind], "limit": 2}).results
}
failed := {e.requirement_id | some e in service.project_compliance(input.filters).evaluations; e.status == "fail"}
wrong := service.evidence({"kinds": ["SARIF"]})
referrer := service.discover("sha256:${"a".repeat(64)}", "")
`;

const load = (client: ServiceClient, entrypoint: string): Promise<Policy> =>
  loadPolicy({ files: { "p.rego": REGO } }, { entrypoint, builtins: serviceBuiltins(client) });

const startAll = (): ReturnType<typeof startPlatform> =>
  startPlatform({
    reflects: [EvidenceService, ComplianceService],
    routes: (router) =>
      router
        .service(EvidenceService, {
          list: ({ kind: [kind = ""] }) => ({
            evidence: { results: [{ id: UUID, name: `a ${kind}`, kind }] },
            ...(kind === "SARIF" && { nextCursor: "2" }),
          }),
        })
        .service(ComplianceService, {
          list: ({ projectVersionId }) => ({
            compliance: { evaluations: [{ requirementId: UUID, projectVersionId, status: "fail" }] },
          }),
        }),
  });

it("answers a policy in two rounds, and marks in the call log what a limit cut", async () => {
  const server = await startAll();
  const policy = await load(await platformClient(server), "p/names");
  const kinds = ["SARIF", "JUNIT_XML", "HELM_CHART"];
  const decision = await policy.decide({ kinds });
  expect(decision.result).toEqual(kinds.map((kind) => `a ${kind}`).sort());
  expect(decision.rounds).toBe(2);
  expect(decision.calls.filter(({ truncated }) => truncated).map(({ args }) => args)).toEqual([
    [{ kind: ["SARIF"], limit: 2 }],
  ]);
  expect(calledPaths(server)).toHaveLength(3);
});

it("takes a set where the filter is an array", async () => {
  const server = await startAll();
  const policy = await load(await platformClient(server), "p/failed");
  const filters = `{"filters": {"project_version_id": "${UUID}", "framework_ids": {"b", "a"}}}`;
  const input = new TextEncoder().encode(filters);
  await expect(policy.evaluate(input, { inputFormat: "rego" })).resolves.toEqual([UUID]);
});

it("ends an evaluation whose filters are wrong, naming the key", async () => {
  const server = await startAll();
  const policy = await load(await platformClient(server), "p/wrong");
  await expect(policy.evaluate(undefined)).rejects.toMatchObject({
    code: "builtin_failed",
    cause: { code: "request_invalid" },
    message: expect.stringMatching(/unknown filter "kinds" \(did you mean kind\?\)/) as string,
  });
  expect(server.paths).toEqual([]);
});

it("is refused at load without the platform's address, and only where it is needed", async () => {
  const server = await startAll();
  const client = await platformClient(server, { platformUrl: "", baseUrl: server.address });
  await expect(load(client, "p/names")).toFailWith(
    "config_invalid",
    /calls service\.evidence, but the address of the platform.*SERVICE_PLATFORM_URL/,
  );
  await expect(load(client, "p/referrer")).resolves.toBeDefined();
});
