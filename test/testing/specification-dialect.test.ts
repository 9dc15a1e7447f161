import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type FakeEvidenceService, type ReferrerKey, startEvidenceService } from "../../src/testing/index.js";

let service: FakeEvidenceService;
let user: string;
let api: string;
let sbom: ReferrerKey;
let attestation: ReferrerKey;
let commit: ReferrerKey;

const UNKNOWN = `sha256:${"0".repeat(64)}`;
const get = (path: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(service.baseUrl + path, {
    redirect: "manual",
    headers: { ...headers, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
  });

beforeAll(async () => {
  service = await startEvidenceService({ organizations: ["acme", "other"] });
  sbom = service.addArtifact('{"bomFormat":"CycloneDX"}', {
    kind: "SBOM_CYCLONEDX_JSON",
    createdAt: "2026-01-01T00:00:00.000001Z",
  });
  attestation = service.addReferrer({
    digest: `sha256:${"a".repeat(64)}`,
    kind: "ATTESTATION",
    downloadable: true,
    createdAt: "2026-01-01T00:00:02Z",
    metadata: { project: "app", projectVersion: "1.0.0" },
    annotations: { env: "prod" },
  });
  commit = service.addReferrer({
    digest: `sha1:${"c".repeat(40)}`,
    kind: "GIT_HEAD_COMMIT",
    createdAt: "2026-01-01T00:00:01.5Z",
  });
  service.link(attestation, sbom);
  service.link(attestation, commit);
  user = await service.issueToken({ kind: "user" });
  api = await service.issueToken({ kind: "api" });
});

afterAll(() => service.close());

test("discover shows snake_case fields, recursive references and no empty fields", async () => {
  const response = await get(`/discover/${sbom.digest}`, api);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({
    result: {
      ...sbom,
      downloadable: true,
      created_at: "2026-01-01T00:00:00.000001Z",
      references: [
        {
          ...attestation,
          downloadable: true,
          created_at: "2026-01-01T00:00:02Z",
          metadata: { project: "app", projectVersion: "1.0.0" },
          annotations: { env: "prod" },
          references: [{ ...commit, downloadable: false, created_at: "2026-01-01T00:00:01.500Z" }],
        },
      ],
    },
    pagination: {},
  });
});

test("pages are named next_cursor, and the cursor of the last one is absent", async () => {
  const path = `/discover/${attestation.digest}?pagination.limit=1`;
  const first = (await (await get(path, user)).json()) as {
    result: { references: object[] };
    pagination: { next_cursor: string };
  };
  expect(first.result.references).toMatchObject([commit]);
  const cursor = encodeURIComponent(first.pagination.next_cursor);
  expect(await (await get(`${path}&pagination.cursor=${cursor}`, user)).json()).toMatchObject({
    result: { references: [sbom] },
    pagination: {},
  });
});

describe("errors are rpcStatus with codes of gRPC", () => {
  test.each([
    ["unknown digest", `/discover/${UNKNOWN}`, {}, 404, 5],
    ["malformed digest", "/discover/nothing", {}, 404, 5],
    ["limit above 100", `/discover/${UNKNOWN}?pagination.limit=101`, {}, 400, 3],
    ["limit below 0", `/discover/${UNKNOWN}?pagination.limit=-1`, {}, 400, 3],
    ["limit that is not a number", `/discover/${UNKNOWN}?pagination.limit=ten`, {}, 400, 3],
    ["cursor that is not base64", `/discover/${UNKNOWN}?pagination.cursor=zzz`, {}, 400, 3],
    ["cursor of something else", `/discover/${UNKNOWN}?pagination.cursor=enp6`, {}, 400, 3],
    ["version without project", `/discover/${UNKNOWN}?project_version=1`, {}, 400, 3],
    ["unknown organization", `/discover/${UNKNOWN}`, { "service-organization": "nobody" }, 403, 7],
    ["unknown artifact", `/download/${UNKNOWN}`, {}, 404, 5],
    ["digest that is not SHA-256", `/download/sha1:${"c".repeat(40)}`, {}, 400, 3],
    ["digest in upper case", `/download/sha256:${"A".repeat(64)}`, {}, 400, 3],
    ["referrer without bytes", `/download/sha256:${"a".repeat(64)}`, {}, 404, 5],
  ])("%s", async (_name, path, headers, status, code) => {
    const response = await get(path, user, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.any(String) as string, details: [] });
  });
});

describe("without a valid token nothing is served", () => {
  test.each([
    ["none", undefined, 401],
    ["garbage", () => "garbage", 401],
    ["expired", () => service.issueToken({ kind: "user", expiresInSeconds: -1 }), 401],
    ["forged", () => service.issueToken({ kind: "api", forged: true }), 401],
    ["of another issuer", () => service.issueToken({ kind: "user", issuer: "cp.elsewhere" }), 401],
    ["of another audience", () => service.issueToken({ kind: "user", audience: ["x", "y"] }), 403],
    ["revoked", () => service.issueToken({ kind: "api", revoked: true }), 401],
  ])("%s", async (_name, issue, status) => {
    const token = await issue?.();
    for (const path of [`/discover/${sbom.digest}`, `/download/${sbom.digest}`]) {
      expect((await get(path, token)).status, path).toBe(status);
    }
  });

  test("another scheme than Bearer is no token", async () => {
    const response = await get(`/discover/${sbom.digest}`, undefined, { Authorization: `Basic ${user}` });
    expect(response.status).toBe(401);
  });
});

describe("download", () => {
  test.each(["application/octet-stream", "*/*", "text/plain"])("Accept %s gets Location", async (accept) => {
    const response = await get(`/download/${sbom.digest}`, api, { Accept: accept });
    expect(response.status).toBe(302);
    expect(response.headers.has("refresh")).toBe(false);
    expect(await response.text()).toBe("");
    const location = new URL(response.headers.get("location") ?? "");
    expect(location.origin).toBe(service.casUrl);
    expect(location.origin).not.toBe(service.baseUrl);
    const artifact = await fetch(location);
    expect(artifact.status).toBe(200);
    expect(await artifact.text()).toBe('{"bomFormat":"CycloneDX"}');
  });

  test("Accept with text/html gets Refresh after a second", async () => {
    const response = await get(`/download/${sbom.digest}`, user, { Accept: "text/html,*/*;q=0.8" });
    expect(response.status).toBe(302);
    expect(response.headers.has("location")).toBe(false);
    expect(response.headers.get("refresh")).toMatch(
      new RegExp(`^1;url=${service.casUrl}/download/${sbom.digest}\\?t=`),
    );
    expect(await response.text()).toBe("Your download will begin shortly...\n");
  });

  test("text/http is no browser here", async () => {
    const response = await get(`/download/${sbom.digest}`, user, { Accept: "text/http" });
    expect(response.headers.has("location")).toBe(true);
  });

  test("the CAS takes a token for its artifact only, and no bearer token", async () => {
    const other = service.addArtifact("other bytes");
    const redirect = await get(`/download/${sbom.digest}`, user);
    const location = redirect.headers.get("location") ?? "";
    expect((await fetch(location.replace(sbom.digest, other.digest))).status).toBe(401);
    const withBearer = await fetch(`${service.casUrl}/download/${sbom.digest}`, {
      headers: { Authorization: `Bearer ${user}` },
    });
    expect(withBearer.status).toBe(401);
  });
});

test("an ambiguous digest is 400 with its kinds, and served once the kind is given", async () => {
  const { digest } = service.addArtifact("twice", { kind: "EVIDENCE", createdAt: "2026-01-02T00:00:00Z" });
  service.addArtifact("twice", { kind: "ARTIFACT", createdAt: "2026-01-01T00:00:00Z" });
  const response = await get(`/discover/${digest}`, user);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 3,
    message: expect.stringContaining('present in 2 kinds ["EVIDENCE" "ARTIFACT"]') as string,
  });
  expect(await (await get(`/discover/${digest}?kind=ARTIFACT`, user)).json()).toMatchObject({
    result: { digest, kind: "ARTIFACT" },
  });
  expect((await get(`/discover/${digest}?kind=SARIF`, user)).status).toBe(404);
});

describe("visibility", () => {
  let hidden: ReferrerKey;

  beforeAll(() => {
    hidden = service.addArtifact("of the other organization", { organization: "other" });
  });

  test("an API token sees its own organization only, whatever the header says", async () => {
    const headers = { "service-organization": "other" };
    expect((await get(`/discover/${hidden.digest}`, api, headers)).status).toBe(404);
    expect((await get(`/download/${hidden.digest}`, api, headers)).status).toBe(404);
    const ofOther = await service.issueToken({ kind: "api", organization: "other" });
    expect((await get(`/discover/${hidden.digest}`, ofOther)).status).toBe(200);
  });

  test("a user sees the organizations they are a member of", async () => {
    const member = await service.issueToken({ kind: "user", organization: "acme" });
    expect((await get(`/discover/${hidden.digest}`, user)).status).toBe(200);
    expect((await get(`/discover/${hidden.digest}`, member)).status).toBe(404);
    const headers = { "Service-Organization": "other" };
    expect((await get(`/discover/${sbom.digest}`, user, headers)).status).toBe(200);
    expect((await get(`/discover/${sbom.digest}`, member, headers)).status).toBe(403);
  });

  test.each([
    ["project_name=app", 200],
    ["project_name=app&project_version=1.0.0", 200],
    ["project_name=app&project_version=2.0.0", 404],
    ["project_name=web", 404],
  ])("%s scopes an artifact by its attestation", async (query, status) => {
    expect((await get(`/discover/${sbom.digest}?${query}`, user)).status).toBe(status);
  });
});

describe("other paths", () => {
  test("/infoz needs no credential and has the fields of the specification", async () => {
    expect(await (await get("/infoz")).json()).toEqual({
      loginURL: `${service.baseUrl}/auth/login`,
      version: expect.any(String) as string,
      chartVersion: expect.any(String) as string,
    });
  });

  test("both APIs describe themselves with version 1.0", async () => {
    for (const [url, title] of [
      [service.baseUrl, "Controlplane"],
      [service.platformUrl, "Platform"],
    ]) {
      const response = await fetch(`${String(url)}/openapi.yaml`);
      expect(response.headers.get("content-type")).toBe("application/yaml");
      const text = await response.text();
      expect(text).toContain(`title: ${String(title)} REST API`);
      expect(text).toContain('version: "1.0"');
    }
  });

  test.each(["/", "/nothing", "/discover/", "/discover/a/b", "/discover/%ff", "/constructor", "/__proto__"])(
    "%s is 404 in plain text",
    async (path) => {
      const response = await get(path, user);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    },
  );

  test("another method than GET is 405", async () => {
    const response = await fetch(`${service.baseUrl}/infoz`, { method: "POST", body: "{}" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });
});
