import { create } from "@bufbuild/protobuf";
import { WireType } from "@bufbuild/protobuf/wire";
import { Code, ConnectError } from "@connectrpc/connect";
import { expect, it } from "vitest";
import {
  EvidenceListSchema,
  EvidenceService,
  EvidenceServiceListRequestSchema,
  EvidenceServiceListResponseSchema,
  type EvidenceServiceListRequest,
} from "../../../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { pages, record, UUID, withEvidence, type EvidenceAnswer } from "./evidence-server.js";
import { calledPaths, collectFacts, platformClient, startPlatform } from "./platform-server.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const PAGE = 100;

it("sends every filter, and no other", async () => {
  const requests: EvidenceServiceListRequest[] = [];
  const { client } = await withEvidence((request) => {
    requests.push(request);
    return { evidence: {} };
  });
  await client.evidence({
    project_name: "web",
    project_version_name: "1",
    kind: ["SARIF", "SBOM_CYCLONEDX_JSON"],
    workflow_name: ["build"],
    search: "x",
    latest: false,
    hide_attestation: true,
    product_id: "p",
    product_version_id: "v",
    limit: 7,
  });
  await client.evidence();
  expect(requests).toEqual([
    create(EvidenceServiceListRequestSchema, {
      projectName: "web",
      projectVersionName: "1",
      kind: ["SARIF", "SBOM_CYCLONEDX_JSON"],
      workflowName: ["build"],
      search: "x",
      latest: false,
      hideAttestation: true,
      productId: "p",
      productVersionId: "v",
      limit: 7,
    }),
    create(EvidenceServiceListRequestSchema, { limit: PAGE }),
  ]);
});

it("gives the records of the specification with what was sent of them", async () => {
  const full = {
    id: UUID,
    name: "sbom",
    digest: DIGEST,
    kind: "SBOM_CYCLONEDX_JSON",
    subjectName: "web",
    subjectVersion: "",
    annotations: { team: "a" },
    organizationId: UUID,
    organizationName: "acme",
    workflowId: UUID,
    workflowName: "build",
    workflowRunId: UUID,
    projectId: UUID,
    projectName: "web",
    projectVersionId: UUID,
  };
  const { client } = await withEvidence(() => ({ evidence: { results: [full, record("bare")] } }));
  expect(await client.evidence()).toEqual({
    results: [
      {
        id: UUID,
        name: "sbom",
        digest: DIGEST,
        kind: "SBOM_CYCLONEDX_JSON",
        subject_name: "web",
        subject_version: "",
        annotations: { team: "a" },
        organization_id: UUID,
        organization_name: "acme",
        workflow_id: UUID,
        workflow_name: "build",
        workflow_run_id: UUID,
        project_id: UUID,
        project_name: "web",
        project_version_id: UUID,
      },
      record("bare"),
    ],
  });
});

it.each([0, 1, PAGE, PAGE + 1, 3 * PAGE])("follows all pages of %i records", async (total) => {
  const { client, server } = await withEvidence(pages(total));
  const { facts, report } = collectFacts();
  const { results } = await client.evidence({}, { report });
  expect(results.map(({ name }) => name)).toEqual(Array.from({ length: total }, (_, index) => `r${index}`));
  const requests = Math.max(1, Math.ceil(total / PAGE));
  expect(calledPaths(server)).toHaveLength(requests);
  expect(facts).toEqual({ attempts: requests, cached: false });
});

it.each([
  [3, 5, 3, undefined],
  [5, 5, 5, undefined],
  [6, 5, 5, true],
])("of %i records and a limit of %i gives one page", async (total, limit, length, truncated) => {
  const { client, server } = await withEvidence(pages(total));
  const { facts, report } = collectFacts();
  expect((await client.evidence({ limit }, { report })).results).toHaveLength(length);
  expect(facts.truncated).toBe(truncated);
  expect(calledPaths(server)).toHaveLength(1);
});

it("takes as many records as allowed, and one more is an error, no silent cut", async () => {
  const exact = await withEvidence(pages(250), { maxRecords: 250 });
  expect((await exact.client.evidence()).results).toHaveLength(250);
  const { client } = await withEvidence(pages(251), { maxRecords: 250 });
  await expect(client.evidence()).toFailWith("response_too_large", /evidence: .*more than 250 records/);
});

it("takes as many pages as allowed, and one more is an error, no silent cut", async () => {
  const exact = await withEvidence(pages(3 * PAGE), { maxPages: 3 });
  expect((await exact.client.evidence()).results).toHaveLength(3 * PAGE);
  const { client, server } = await withEvidence(pages(3 * PAGE + 1), { maxPages: 3 });
  await expect(client.evidence()).toFailWith("response_too_large", /evidence: .*more than 3 pages/);
  expect(calledPaths(server)).toHaveLength(3);
});

it.each<[string, (request: EvidenceServiceListRequest) => EvidenceAnswer, RegExp]>([
  ["no list", () => ({}), /has no evidence\.results; a missing list/],
  ["a cursor and no list", () => ({ nextCursor: "1" }), /has no evidence\.results/],
  ["the same cursor again", () => ({ evidence: {}, nextCursor: "1" }), /repeats an earlier cursor/],
  [
    "more records than the limit",
    () => ({ evidence: { results: [record("a"), record("b"), record("c"), record("d")] } }),
    /more records than the limit/,
  ],
  ["a record without a name", () => ({ evidence: { results: [{ id: UUID, kind: "SARIF" }] } }), /name/],
  ["a record without anything", () => ({ evidence: { results: [{}] } }), /\/results\/0 /],
  [
    "an id that is not a UUID",
    () => ({ evidence: { results: [{ ...record("a"), id: "7" }] } }),
    /\/results\/0\/id/,
  ],
  [
    "an invalid digest",
    () => ({ evidence: { results: [{ ...record("a"), digest: "x" }] } }),
    /\/results\/0\/digest/,
  ],
])("refuses an answer with %s", async (what, answer, message) => {
  const { client } = await withEvidence(answer);
  const filters = what === "more records than the limit" ? { limit: 3 } : {};
  await expect(client.evidence(filters)).toFailWith("response_invalid", message);
});

it("refuses filters before any request, reflection included", async () => {
  const { client, server } = await withEvidence(pages(1));
  // @ts-expect-error -- what JavaScript and policies can pass
  await expect(client.evidence({ kindd: ["SARIF"] })).toFailWith("request_invalid", /did you mean kind\?/);
  expect(server.paths).toEqual([]);
});

it("makes equal calls in flight once, whatever the order of their filters", async () => {
  const { client, server } = await withEvidence(pages(1));
  const [first, second, third] = await Promise.all([
    client.evidence({ search: "a", latest: true }),
    client.evidence({ latest: true, search: "a" }),
    client.evidence({ latest: true, search: "b" }),
  ]);
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect(third).toEqual(first);
  expect(calledPaths(server)).toHaveLength(2);
});

it("tells each of those who share an answer that it was cut", async () => {
  const { client, server } = await withEvidence(pages(9));
  const [one, two] = [collectFacts(), collectFacts()];
  await Promise.all([one, two].map(({ report }) => client.evidence({ limit: 2 }, { report })));
  expect(calledPaths(server)).toHaveLength(1);
  expect([one, two].map(({ facts }) => facts.truncated)).toEqual([true, true]);
});

it("retries a read", async () => {
  let failures = 2;
  const { client } = await withEvidence((request) => {
    if (failures-- > 0) throw new ConnectError("busy", Code.Unavailable);
    return pages(1)(request);
  });
  const { facts, report } = collectFacts();
  expect((await client.evidence({}, { report })).results).toHaveLength(1);
  expect(facts.attempts).toBe(3);
});

it("takes a deadline in fractions of milliseconds", async () => {
  const { client } = await withEvidence(pages(1));
  expect((await client.evidence({}, { deadline: Date.now() + 60_000.25 })).results).toHaveLength(1);
});

it("uses our own protos where there is no reflection", async () => {
  const server = await startPlatform({
    reflects: false,
    routes: (router) => router.service(EvidenceService, { list: pages(2) }),
  });
  const client = await platformClient(server);
  expect((await client.evidence()).results).toHaveLength(2);
});

it("refuses an answer of another kind, of which it knows no field", async () => {
  const foreign = create(EvidenceServiceListResponseSchema);
  foreign.$unknown = [{ no: 15, wireType: WireType.LengthDelimited, data: Uint8Array.of(1, 0x41) }];
  const { client } = await withEvidence(() => foreign);
  await expect(client.evidence()).toFailWith(
    "response_invalid",
    /EvidenceServiceListResponse with fields that are not known/,
  );
});

it("refuses a list of another kind, of which it knows no field", async () => {
  const foreign = create(EvidenceListSchema);
  foreign.$unknown = [{ no: 15, wireType: WireType.LengthDelimited, data: Uint8Array.of(1, 0x41) }];
  const { client } = await withEvidence(() => ({ evidence: foreign }));
  await expect(client.evidence()).toFailWith(
    "response_invalid",
    /EvidenceList with fields that are not known/,
  );
});

it("passes fields over that it does not know beside those that it knows", async () => {
  const newer = create(EvidenceServiceListResponseSchema, { evidence: { results: [record("a")] } });
  newer.$unknown = [{ no: 15, wireType: WireType.LengthDelimited, data: Uint8Array.of(1, 0x41) }];
  const { client } = await withEvidence(() => newer);
  expect(await client.evidence()).toEqual({ results: [record("a")] });
});
