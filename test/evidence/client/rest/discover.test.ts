import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DiscoverFilters } from "../../../../src/evidence/port/evidence-service.js";
import { mergeReferences, toReferrerItem } from "../../../../src/evidence/client/rest/discover.js";
import type { ServiceError } from "../../../../src/base/errors.js";
import type { ReferrerItem } from "../../../../src/evidence/schema/records.js";
import type { DialectName } from "../../../../src/testing/index.js";
import { clientOf, errorOf, startService } from "../fake-client.js";

const UNKNOWN = `sha256:${"0".repeat(64)}`;
const dialects: DialectName[] = ["specification", "chainloop"];

describe.each(dialects)("discover in the dialect %s", (dialect) => {
  test("gives the referrer in the form of the built-in", async () => {
    const service = await startService({ dialect });
    const sbom = service.addArtifact("sbom", { kind: "SBOM_CYCLONEDX_JSON", public: true });
    const createdAt = "2026-11-20T23:17:55.427942Z";
    const attestation = service.addArtifact("statement", {
      kind: "ATTESTATION",
      createdAt,
      metadata: { name: "build" },
      annotations: { env: "lab" },
    });
    service.link(attestation, sbom);
    const client = await clientOf(service);
    const item = await client.discover(attestation.digest);
    expect(item).toMatchObject({
      ...attestation,
      downloadable: true,
      createdAt,
      metadata: { name: "build" },
      annotations: { env: "lab" },
      references: [
        { ...sbom, downloadable: true, public: true, references: [], createdAt: expect.any(String) },
      ],
    });
    expect(item).not.toHaveProperty("public");
    expect(item).not.toHaveProperty("created_at");
  });

  test.each([0, 1, 100, 101, 250])(
    "follows the pages of %i references to the end, in order",
    async (count) => {
      const service = await startService({ dialect });
      const attestation = service.addArtifact("statement", { kind: "ATTESTATION" });
      const digests: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const key = service.addArtifact(`artifact ${index}`);
        service.link(attestation, key);
        digests.unshift(key.digest);
      }
      const client = await clientOf(service);
      const { references } = await client.discover(attestation.digest, { kind: "ATTESTATION" });
      expect(references.map(({ digest }) => digest)).toEqual(digests);
      expect(service.requests).toHaveLength(Math.max(1, Math.ceil(count / 100)));
      for (const { query } of service.requests) {
        expect(query).toMatchObject({ "pagination.limit": "100", kind: "ATTESTATION" });
      }
    },
  );

  test("a digest that is not visible is not found", async () => {
    const service = await startService({ dialect });
    const client = await clientOf(service);
    expect(await errorOf(client.discover(UNKNOWN))).toMatchObject({
      code: "not_found",
      status: 404,
      serviceCode: dialect === "chainloop" ? 404 : 5,
      retryable: false,
      attempts: 1,
      request: { method: "GET", url: `${service.baseUrl}/discover/${UNKNOWN}` },
    });
  });

  test("a digest of several kinds names them, and a kind resolves it", async () => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes", { kind: "ARTIFACT" });
    service.addReferrer({ digest, kind: "EVIDENCE" });
    const client = await clientOf(service);
    const error = (await errorOf(client.discover(digest))) as ServiceError;
    expect(error).toMatchObject({ code: "ambiguous_kind", status: 400 });
    expect([...(error.kinds ?? [])].sort()).toEqual(["ARTIFACT", "EVIDENCE"]);
    expect(error.message).toMatch(/ARTIFACT/);
    expect((await client.discover(digest, { kind: "EVIDENCE" })).kind).toBe("EVIDENCE");
  });

  test("filters by project and version", async () => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes", { projects: [{ name: "app", version: "1.0" }] });
    const client = await clientOf(service);
    await client.discover(digest, { projectName: "app", projectVersion: "1.0" });
    expect(service.requests[0]?.query).toMatchObject({ project_name: "app", project_version: "1.0" });
    expect((await client.discover(digest, { projectName: "app" })).digest).toBe(digest);
    await expect(client.discover(digest, { projectName: "app", projectVersion: "2.0" })).toFailWith(
      "not_found",
    );
  });
});

describe("before any request", () => {
  test.each([
    ["a malformed digest", "sha256:abc", {}],
    ["an upper-case digest", `sha256:${"A".repeat(64)}`, {}],
    ["a version without its project", UNKNOWN, { projectVersion: "1.0" }],
    ["a version with an empty project", UNKNOWN, { projectVersion: "1.0", projectName: "" }],
    ["a kind that is not text", UNKNOWN, { kind: 7 as unknown as string }],
    ["a filter that is misspelt", UNKNOWN, { kindd: "ARTIFACT" } as DiscoverFilters],
    ["a filter that any object has", UNKNOWN, { toString: "ARTIFACT" } as unknown as DiscoverFilters],
    ["null as filters", UNKNOWN, null as never],
  ])("%s is refused", async (_name, digest, filters) => {
    const service = await startService();
    const client = await clientOf(service);
    await expect(client.discover(digest, filters)).toFailWith("request_invalid");
    expect(service.requests).toHaveLength(0);
  });

  test("empty filters do not filter", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service);
    await client.discover(digest, { kind: "", projectName: "", projectVersion: "" });
    expect(service.requests[0]?.query).toEqual({ "pagination.limit": "100" });
  });
});

describe("the pages", () => {
  const key = { digest: UNKNOWN, kind: "ARTIFACT" };
  const reference = (name: string, kind = "SARIF") => ({ digest: `sha1:${name.repeat(40)}`, kind });

  /** Answers one page after the other. */
  async function discoverPages(...pages: unknown[]) {
    const service = await startService();
    for (const page of pages) {
      service.respondNext({
        status: 200,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(page),
      });
    }
    const client = await clientOf(service, { maxPages: 3 });
    return { service, result: client.discover(UNKNOWN) };
  }

  test("are merged without duplicates, with what the first says of the referrer", async () => {
    const { result } = await discoverPages(
      {
        result: { ...key, more: "first", references: [reference("a"), reference("b")] },
        pagination: { next_cursor: "1" },
      },
      {
        result: { ...key, references: [reference("b"), reference("b", "OTHER")] },
        pagination: { nextCursor: "2" },
      },
      { result: { ...key, references: [reference("a"), reference("c")] }, pagination: { nextCursor: "" } },
    );
    const { references, ...item } = await result;
    expect(item).toEqual({ ...key, more: "first" });
    expect(references.map(({ digest, kind }) => `${digest.slice(5, 6)} ${kind}`)).toEqual([
      "a SARIF",
      "b SARIF",
      "b OTHER",
      "c SARIF",
    ]);
  });

  test.each([
    ["of another digest", [{ result: { ...key, digest: `sha256:${"1".repeat(64)}` } }], /\/result\/digest/],
    [
      "of another kind than the first",
      [{ result: key, pagination: { next_cursor: "1" } }, { result: { ...key, kind: "SARIF" } }],
      /\/result\/kind/,
    ],
    [
      "of another digest than the first",
      [
        { result: key, pagination: { next_cursor: "1" } },
        { result: { ...key, digest: `sha256:${"1".repeat(64)}` } },
      ],
      /\/result\/digest/,
    ],
    [
      "with a cursor that repeats",
      [
        { result: key, pagination: { next_cursor: "1" } },
        { result: key, pagination: { nextCursor: "1" } },
      ],
      /\/pagination/,
    ],
    ["without a digest", [{ result: { kind: "ARTIFACT" } }], /digest/],
    ["without a kind", [{ result: { digest: UNKNOWN } }], /kind/],
    [
      "with a wrong type",
      [{ result: { ...key, references: [{ ...key, kind: 1 }] } }],
      /\/result\/references\/0\/kind/,
    ],
  ])("%s are an error", async (_name, pages, message) => {
    const { result } = await discoverPages(...pages);
    await expect(result).toFailWith("response_invalid", message);
  });

  test("of another kind than was asked for are an error", async () => {
    const service = await startService();
    service.respondNext({
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ result: key }),
    });
    const client = await clientOf(service);
    await expect(client.discover(UNKNOWN, { kind: "SARIF" })).toFailWith(
      "response_invalid",
      /\/result\/kind/,
    );
  });

  test("are limited in number", async () => {
    const { service, result } = await discoverPages(
      ...["1", "2", "3", "4"].map((cursor) => ({ result: key, pagination: { next_cursor: cursor } })),
    );
    await expect(result).toFailWith("response_too_large", /3 pages/);
    expect(service.requests).toHaveLength(3);
  });
});

describe("toReferrerItem", () => {
  test.each([
    [{ created_at: "2026-01-01T00:00:00Z" }, { createdAt: "2026-01-01T00:00:00Z" }],
    [{ createdAt: "2026-01-01T00:00:00Z" }, { createdAt: "2026-01-01T00:00:00Z" }],
    [{ createdAt: null, references: null, metadata: null, annotations: null }, {}],
    [{ public: false }, { public: false }],
    [
      { public: true, a_new_field: [1] },
      { public: true, a_new_field: [1] },
    ],
    [
      { metadata: {}, annotations: { a: "b" } },
      { metadata: {}, annotations: { a: "b" } },
    ],
    [{}, {}],
  ])("%j becomes %j", (wire, expected) => {
    const key = { digest: "sha256:a", kind: "A" };
    expect(toReferrerItem({ ...key, ...wire })).toStrictEqual({ ...key, references: [], ...expected });
  });

  test("references are in the same form at every level", () => {
    const wire = { digest: "sha1:a", kind: "A", created_at: "2026-01-01T00:00:00Z" };
    const item = { digest: "sha1:a", kind: "A", createdAt: "2026-01-01T00:00:00Z", references: [] };
    expect(toReferrerItem({ ...wire, references: [{ ...wire, references: [wire] }] })).toStrictEqual({
      ...item,
      references: [{ ...item, references: [item] }],
    });
  });
});

test("merging keeps the order of first appearance, and each digest and kind once", () => {
  const reference = fc.record({
    digest: fc.constantFrom("sha1:a", "sha1:b", "sha1:c"),
    kind: fc.constantFrom("A", "B"),
    references: fc.constant<ReferrerItem[]>([]),
  });
  const key = ({ digest, kind }: ReferrerItem): string => `${kind} ${digest}`;
  fc.assert(
    fc.property(fc.array(fc.array(reference)), (pages) => {
      const merged = mergeReferences(pages);
      const firsts = pages
        .flat()
        .filter((item, index, all) => all.findIndex((other) => key(other) === key(item)) === index);
      expect(merged).toEqual(firsts);
    }),
  );
});
