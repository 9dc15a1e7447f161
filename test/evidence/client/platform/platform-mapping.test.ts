import { describe, expect, it, vi } from "vitest";
import type { ListMapping } from "../../../../src/index.js";
import { defineService } from "./define-service.js";
import { ASK, catalog, SEARCH, startMapped, type Handler } from "./mapped-catalog.js";
import { calledPaths } from "./platform-server.js";

const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
const DIGEST = `sha256:${"a".repeat(64)}`;

describe("a server that nests, and has enums", () => {
  const item = { uid: UUID, title: "sbom", type: 1, subject: { name: "web" } };

  it("is asked and read as the mapping says, page by page", async () => {
    const search = vi.fn<Handler>(({ page }) =>
      (page as { token: string }).token === ""
        ? { items: [item], next: { token: "2" } }
        : { items: [{ ...item, title: "scan", type: 2, subject: undefined }], next: { token: "" } },
    );
    const { client } = await startMapped(catalog, { search }, { evidence: SEARCH });
    expect(await client.evidence({ project_name: "web", kind: ["SBOM_CYCLONEDX_JSON", "SARIF"] })).toEqual({
      results: [
        { id: UUID, name: "sbom", kind: "SBOM_CYCLONEDX_JSON", subject_name: "web" },
        { id: UUID, name: "scan", kind: "SARIF" },
      ],
    });
    const where = { project: "web", types: [1, 2] };
    expect(search.mock.calls.map(([request]) => request)).toMatchObject([
      { where, page: { size: 100n, token: "" }, tenant: "$acme" },
      { where, page: { size: 100n, token: "2" }, tenant: "$acme" },
    ]);
  });

  it("has an empty list in an empty answer, which is how its wire format says it", async () => {
    const { client } = await startMapped(catalog, { search: () => ({}) }, { evidence: SEARCH });
    expect(await client.evidence()).toEqual({ results: [] });
  });

  it.each<[string, object, RegExp]>([
    ["an enum's value without a meaning", { items: [{ ...item, type: 3 }] }, /Type has the value TYPE_OTHER/],
    ["an enum's value that its proto lacks", { items: [{ ...item, type: 9 }] }, /Type has the value 9/],
    ["an enum's default", { items: [{ ...item, type: 0 }] }, /\/results\/0 .*kind/],
    ["a text's default", { items: [{ ...item, title: "" }] }, /\/results\/0 .*name/],
  ])("is refused for %s", async (_, answer, message) => {
    const { client } = await startMapped(catalog, { search: () => answer }, { evidence: SEARCH });
    await expect(client.evidence()).toFailWith("response_invalid", message);
  });

  it("cannot be asked for what the mapping has no place or no name for", async () => {
    const { client, server } = await startMapped(catalog, { search: () => ({}) }, { evidence: SEARCH });
    await expect(client.evidence({ search: "x" })).toFailWith(
      "config_invalid",
      /no place for search \(\$search\)/,
    );
    await expect(client.evidence({ kind: ["HELM_CHART"] })).toFailWith(
      "request_invalid",
      /no value of acme\.catalog\.v2\.Type for what kind is; it has [A-Z_, ]+$/,
    );
    expect(calledPaths(server)).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      "done",
      { outcome: 1, findings: [{ text: "a" }, { text: "b" }] },
      { skipped: false, violations: ["a", "b"] },
    ],
    ["done without findings", { outcome: 1 }, { skipped: false, violations: [] }],
    ["skipped", { outcome: 2 }, { skipped: true, violations: [] }],
  ])("answers a prompt that is %s", async (_, answer, expected) => {
    const ask = vi.fn<Handler>(() => answer);
    const { client } = await startMapped(catalog, { ask }, { prompt: ASK });
    expect(await client.evidencePrompt(DIGEST, "why?")).toEqual(expected);
    expect(await client.evidencePrompt("text", "why?")).toEqual(expected);
    expect(ask.mock.calls.map(([request]) => request)).toMatchObject([
      { digest: DIGEST, body: "", question: "why?" },
      { digest: "", body: "text", question: "why?" },
    ]);
  });

  it.each<[string, object, RegExp]>([
    ["says nothing", {}, /skipped/],
    ["is queued", { outcome: 3 }, /OUTCOME_QUEUED/],
    ["has a finding without a text", { outcome: 1, findings: [{}] }, /findings\[0\] has no text/],
    ["is skipped and has findings", { outcome: 2, findings: [{ text: "a" }] }, /\/violations/],
  ])("is refused when the prompt's answer %s", async (_, answer, message) => {
    const { client } = await startMapped(catalog, { ask: () => answer }, { prompt: ASK });
    await expect(client.evidencePrompt("text", "why?")).toFailWith("response_invalid", message);
  });
});

/** Gives everything at once, in a message with presence, with times in texts and wide integers. */
const requirements = defineService({
  package: "grc.v1",
  name: "Requirements",
  methods: { Evaluate: { input: "Query", output: "Report" } },
  enums: { State: ["UNKNOWN", "MET", "NOT_MET"] },
  messages: {
    Query: [
      ["version", "string"],
      ["frameworks", "string", { repeated: true }],
      ["most", "int32"],
    ],
    Entry: [
      ["requirement", "string", { optional: true }],
      ["revision", "int64", { optional: true }],
      ["version", "string", { optional: true }],
      ["state", "enum State", { optional: true }],
      ["at", "string", { optional: true }],
    ],
    Entries: [["list", "Entry", { repeated: true }]],
    Report: [["entries", "Entries"]],
  },
});

const EVALUATE = {
  method: "/grc.v1.Requirements/Evaluate",
  request: { version: "$project_version_id", frameworks: "$framework_ids", most: "$limit" },
  results: "entries.list",
  cursor: false,
  fields: {
    requirement_id: "requirement",
    requirement_revision: "revision",
    project_version_id: "version",
    status: "state",
    created_at: "at",
  },
  values: { status: { MET: "pass", NOT_MET: "fail" } },
} satisfies ListMapping;

describe("a server that gives everything at once", () => {
  const entry = { requirement: UUID, revision: 7n, version: UUID, state: 2, at: "2026-01-02T03:04:05Z" };
  const asked = { project_version_id: UUID };
  const answering =
    (...list: object[]): Handler =>
    () => ({ entries: { list } });

  it("is asked once, without a page's size, and read as the mapping says", async () => {
    const evaluate = vi.fn(answering(entry, { ...entry, state: 1 }));
    const { client } = await startMapped(requirements, { evaluate }, { compliance: EVALUATE });
    const evaluation = {
      requirement_id: UUID,
      requirement_revision: 7,
      project_version_id: UUID,
      status: "fail",
      created_at: "2026-01-02T03:04:05Z",
    };
    expect(await client.projectCompliance({ ...asked, framework_ids: ["f"] })).toEqual({
      evaluations: [evaluation, { ...evaluation, status: "pass" }],
    });
    expect(evaluate.mock.calls).toMatchObject([[{ version: UUID, frameworks: ["f"], most: 0 }, {}]]);
  });

  it("may have cut a full answer, because nothing says whether there is more", async () => {
    const { client } = await startMapped(
      requirements,
      { evaluate: answering(entry, entry) },
      { compliance: EVALUATE },
    );
    const truncated = async (limit: number): Promise<boolean | undefined> => {
      let said: boolean | undefined;
      await client.projectCompliance(
        { ...asked, limit },
        { report: (facts) => (said = facts.truncated ?? said) },
      );
      return said;
    };
    expect(await truncated(2)).toBe(true);
    expect(await truncated(3)).toBeUndefined();
  });

  it.each<[string, Handler, RegExp]>([
    ["lacks the message of the list", () => ({}), /has no entries\.list/],
    ["has a state without a meaning", answering({ ...entry, state: 0 }), /State has the value UNKNOWN/],
    ["has no state", answering({ ...entry, state: undefined }), /status/],
    ["has an invalid time", answering({ ...entry, at: "yesterday" }), /\/evaluations\/0\/created_at/],
    ["has a revision beyond 2^53", answering({ ...entry, revision: 2n ** 60n }), /revision is an integer/],
  ])("is refused when its answer %s", async (_, evaluate, message) => {
    const { client } = await startMapped(requirements, { evaluate }, { compliance: EVALUATE });
    await expect(client.projectCompliance(asked)).toFailWith("response_invalid", message);
  });
});
