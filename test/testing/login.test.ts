import { describe, expect, test } from "vitest";
import type { FakeEvidenceService } from "../../src/testing/index.js";
import { startService } from "../evidence/client/fake-client.js";
import { bearer } from "./grpc-client.js";

describe("the login page", () => {
  const login = async (service: FakeEvidenceService): Promise<string> => {
    const info = (await (await fetch(`${service.baseUrl}/infoz`)).json()) as { loginURL: string };
    return info.loginURL;
  };
  const visit = (url: string, query: Record<string, string>): Promise<Response> =>
    fetch(`${url}?${new URLSearchParams(query).toString()}`, { redirect: "manual" });

  test("redirects to the callback with a token, keeping its own query", async () => {
    const service = await startService();
    const answer = await visit(await login(service), {
      callback: "http://127.0.0.1:1/auth/x?state=s",
      "long-lived": "true",
    });
    expect(answer.status).toBe(302);
    const target = new URL(answer.headers.get("location")!);
    expect([target.origin, target.pathname, target.searchParams.get("state")]).toEqual([
      "http://127.0.0.1:1",
      "/auth/x",
      "s",
    ]);
    const token = target.searchParams.get("t")!;
    const { digest } = service.addArtifact("x");
    expect((await fetch(`${service.baseUrl}/discover/${digest}`, bearer(token))).status).toBe(200);
  });

  test.each([
    [{}, 3600],
    [{ "long-lived": "true" }, 24 * 3600],
  ])("%j: a token of so many seconds", async (query, seconds) => {
    const now = Date.parse("2030-01-01T00:00:00Z");
    const service = await startService({ now: () => now });
    const answer = await visit(await login(service), { ...query, callback: "http://[::1]:1/" });
    const token = new URL(answer.headers.get("location")!).searchParams.get("t")!;
    const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as object;
    expect(claims).toMatchObject({ exp: now / 1000 + seconds, aud: [service.audiences.user] });
  });

  test("logs in the user of the options", async () => {
    const service = await startService({
      organizations: ["acme", "other"],
      loginUser: { organization: "other" },
    });
    const page = await (await visit(await login(service), {})).text();
    const token = /<code id="token">([^<]+)</.exec(page)![1]!;
    const { digest } = service.addArtifact("x");
    const discover = (organization: string): Promise<Response> =>
      fetch(
        `${service.baseUrl}/discover/${digest}`,
        bearer(token, { [service.organizationHeader]: organization }),
      );
    expect((await discover("acme")).status).toBe(403);
    expect((await discover("other")).status).toBe(404);
  });

  test("shows no token where a download without one was sent", async () => {
    const service = await startService({ dialect: "chainloop" });
    const { digest } = service.addArtifact("x");
    const page = await fetch(`${service.baseUrl}/download/${digest}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("ey");
  });

  test("shows the token without a callback, and sends it nowhere else", async () => {
    const service = await startService();
    const url = await login(service);
    expect(await (await visit(url, {})).text()).toMatch(/<code id="token">ey[\w.-]+<\/code>/);
    for (const callback of ["https://evil.example/", "http://evil.example/", "ftp://127.0.0.1/", "nothing"]) {
      expect((await visit(url, { callback })).status).toBe(400);
    }
  });
});
