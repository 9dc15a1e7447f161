import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type FakeEvidenceService, startEvidenceService } from "../../src/testing/index.js";
import recording from "./fixtures/chainloop-exchanges.json" with { type: "json" };

let service: FakeEvidenceService;
let tokens: Record<string, string>;
let downloadToken: string;

const SIGNED = /(?<=\?t=)[\w-]+\.[\w-]+\.[\w-]+/;
const ask = (url: string, token: string | null, headers: Record<string, string> = {}) =>
  fetch(url, {
    redirect: "manual",
    headers: { ...headers, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
  });

beforeAll(async () => {
  service = await startEvidenceService({ dialect: "chainloop", organizations: ["lab"] });
  const { seed, paging } = recording;
  for (const { text, ...artifact } of seed.artifacts) service.addArtifact(text, artifact);
  for (const referrer of seed.referrers) service.addReferrer(referrer);
  for (const [from, to] of seed.links) if (from && to) service.link(from, to);
  service.addReferrer(paging.root);
  for (const reference of paging.pages.flatMap((page) => page.references).reverse()) {
    service.addReferrer(reference);
    service.link(paging.root, reference);
  }
  tokens = {
    user: await service.issueToken({ kind: "user" }),
    user_expired: await service.issueToken({ kind: "user", expiresInSeconds: -60 }),
    api: await service.issueToken({ kind: "api" }),
    api_revoked: await service.issueToken({ kind: "api", revoked: true }),
    wrong_audience: await service.issueToken({ kind: "user", audience: "someone-else" }),
    garbage: "garbage",
  };
  const [artifact] = seed.artifacts;
  const { digest } = service.addArtifact(artifact?.text ?? "", artifact);
  const redirect = await ask(`${service.baseUrl}/download/${digest}`, tokens["user"] ?? null);
  downloadToken = SIGNED.exec(redirect.headers.get("location") ?? "")?.[0] ?? "";
});

afterAll(() => service.close());

describe("answers as recorded", () => {
  test.each(recording.exchanges)("$name", async (exchange) => {
    const { baseUrl, casUrl, platformUrl } = service;
    const here = (text: string): string =>
      text
        .replaceAll("{baseUrl}", baseUrl)
        .replaceAll("{casUrl}", casUrl)
        .replaceAll("{platformUrl}", platformUrl);
    const origin = exchange.server === "cas" ? casUrl : baseUrl;
    const token = exchange.token === null ? null : (tokens[exchange.token] ?? expect.fail("no such token"));

    const response = await ask(
      origin + exchange.path.replace("{token}", downloadToken),
      token,
      exchange.headers,
    );

    expect(response.status).toBe(exchange.status);
    expect(await response.text()).toBe(here(exchange.body));
    for (const [name, value] of Object.entries(exchange.responseHeaders)) {
      expect(response.headers.get(name)?.replace(SIGNED, "{token}"), name).toBe(here(value));
    }
    if ("Refresh" in exchange.responseHeaders) expect(response.headers.has("location")).toBe(false);
    if ("Location" in exchange.responseHeaders) expect(response.headers.has("refresh")).toBe(false);
  });
});

interface Page {
  result: { references: { digest: string }[] };
  pagination: { nextCursor: string };
}

test("pages of 20, newest first, cut where the recording cuts them", async () => {
  const { root, pages } = recording.paging;
  let cursor = "";
  for (const page of pages) {
    const query = new URLSearchParams({ "pagination.limit": "20", "pagination.cursor": cursor });
    const response = await ask(
      `${service.baseUrl}/discover/${root.digest}?${query.toString()}`,
      tokens["api"] ?? "",
    );
    const body = (await response.json()) as Page;
    expect(body.result).toEqual({
      ...root,
      annotations: {},
      references: page.references.map((item) => ({ ...item, references: [], metadata: {}, annotations: {} })),
    });
    cursor = body.pagination.nextCursor;
    expect(Buffer.from(cursor, "base64").toString().split(",")[0]).toBe(page.nextCursorTime);
  }
  expect(cursor).toBe("");
});

test("an unlimited request has the first 20 references", async () => {
  const response = await ask(
    `${service.baseUrl}/discover/${recording.paging.root.digest}`,
    tokens["api"] ?? "",
  );
  const body = (await response.json()) as Page;
  expect(body.result.references.map(({ digest }) => digest)).toEqual(
    recording.paging.pages[0]?.references.map(({ digest }) => digest),
  );
});
