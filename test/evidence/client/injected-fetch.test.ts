import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createServiceClient } from "../../../src/evidence/client/create-service-client.js";

const BASE = "https://cp.example.com";
const DIGEST = `sha256:${"a".repeat(64)}`;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = `${encode({ alg: "HS256" })}.${encode({ aud: "user-auth.service" })}.c2ln`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createServiceClient({
  baseUrl: BASE,
  token,
  env: {},
  configFile: false,
  fetch: (...request) => globalThis.fetch(...request),
  retryDelays: { baseMs: 1 },
});

test("every request goes through the fetch that was given", async () => {
  server.use(
    http.get(`${BASE}/discover/:digest`, () => HttpResponse.json({ result: { digest: DIGEST, kind: "A" } })),
  );
  expect(await client.discover(DIGEST)).toEqual({ digest: DIGEST, kind: "A", references: [] });
});

test("a connection that fails is made again", async () => {
  let requests = 0;
  server.use(
    http.get(`${BASE}/discover/:digest`, () => {
      requests += 1;
      return requests < 3
        ? HttpResponse.error()
        : HttpResponse.json({ result: { digest: DIGEST, kind: "A" } });
    }),
  );
  expect((await client.discover(DIGEST)).kind).toBe("A");
  expect(requests).toBe(3);
});

test("a redirect is not followed by it, and never gets the token", async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get(`${BASE}/download/:digest`, () => HttpResponse.redirect("https://cas.example.com/x?t=1", 302)),
    http.get("https://cas.example.com/x", ({ request }) => {
      seen.push(request.headers.get("authorization"));
      return HttpResponse.text("other bytes");
    }),
  );
  await expect(client.download(DIGEST)).toFailWith("digest_mismatch");
  expect(seen).toEqual([null]);
});
