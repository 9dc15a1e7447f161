import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  toServeAnswersPage,
  type OpaTestsReason,
  type TableRequest,
} from "../../../scripts/serve-answers-page.js";
import { CLIENT_REQUESTS } from "./client-requests.mjs";
import { FIXTURES } from "./serve.js";

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, name), "utf8"));

describe("docs/serve-answers.md", () => {
  // Fails when the file is stale. Written anew by: npx vitest run test/server/serve/answers-page.test.ts --update
  it("says what the recorded answers say", async () => {
    const requests = read("requests.json") as TableRequest[];
    const answers = read("answers.json") as Record<string, { status: number }>;
    const { requests: asked } = read("opa-tests.json") as { requests: unknown[] };
    const tests = { total: asked.length, differs: read("opa-tests-differ.json") as OpaTestsReason[] };
    const page = toServeAnswersPage(requests, answers, CLIENT_REQUESTS.length, tests);
    await expect(page).toMatchFileSnapshot("../../../docs/serve-answers.md");
  });

  it("groups requests that are answered otherwise by the reason", () => {
    const request = { method: "GET", path: "/v1/data" };
    const differs = { why: "a | b", status: 405, body: "" };
    const requests: TableRequest[] = [
      { ...request, name: "equal" },
      { ...request, name: "text", compare: "codes" },
      {
        ...request,
        ...{ name: "text and less", compare: "codes", lacks: { members: ["b[]"], why: "it has no b" } },
      },
      { ...request, name: "less", compare: "members", lacks: { members: ["a"], why: "it has none" } },
      { ...request, name: "other", differs },
      { ...request, method: "PUT", name: "other by PUT", differs },
      { ...request, name: "other again", differs },
    ];
    const answers = Object.fromEntries(requests.map(({ name }) => [name, { status: 200 }]));

    const asked = ["TestA: GET /v1/query?q=a: b", "TestA: GET /v1/query?q=a: b (2)", ": PUT /v1/query (3)"];
    const tests = { total: 5, differs: [{ why: "it has its own", requests: asked }] };
    const page = toServeAnswersPage(requests, answers, 1, tests);
    expect(page).toContain("- `GET /v1/data`, `PUT /v1/data`: 200, 405: a | b");
    expect(page).toContain("- `GET /v1/data`: without `a`: it has none");
    expect(page).toContain("- `GET /v1/data`: without `b[]`: it has no b");
    expect(page.match(/^- `GET \/v1\/data`/gm)).toHaveLength(3);
    expect(page).toContain("| answered as by OPA | 1 | 1 | 2 |");
  });
});
