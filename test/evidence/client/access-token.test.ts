import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { checkNotExpired, readAccessToken } from "../../../src/evidence/client/access-token.js";

const AUDIENCES = { api: ["api-token-auth.service"], user: ["user-auth.service"] };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (claims: unknown): string => `${encode({ alg: "HS256" })}.${encode(claims)}.c2lnbmF0dXJl`;

describe("readAccessToken", () => {
  test.each([
    ["api", { aud: ["api-token-auth.service"] }],
    ["api", { aud: "api-token-auth.service" }],
    ["user", { aud: ["user-auth.service"] }],
    ["user", { aud: ["user-auth.service", "api-token-auth.service"] }],
    ["unknown", { aud: ["something-else"] }],
    ["unknown", { aud: [1, null] }],
    ["unknown", {}],
  ])("is a token of kind %s: %j", async (kind, claims) => {
    expect((await readAccessToken(jwt(claims), AUDIENCES)).kind).toBe(kind);
  });

  test("reads subject and expiry", async () => {
    expect(await readAccessToken(jwt({ sub: "me", exp: 1_700_000_000, aud: "a" }), AUDIENCES)).toEqual({
      kind: "unknown",
      subject: "me",
      expiresAt: 1_700_000_000_000,
      audiences: ["a"],
    });
  });

  test.each([
    "garbage",
    "a.b",
    "a.b.c",
    "a.b.c.d.e",
    `${encode({ alg: "HS256" })}.${encode("text")}.x`,
    `${encode({ alg: "HS256" })}.${encode([1])}.x`,
    jwt({ exp: "soon" }),
    jwt({ exp: null }),
    `${jwt({})}\r\nx-evil: 1`,
    `Bearer ${jwt({})}`,
  ])("refuses %j and does not show it", async (token) => {
    await expect(readAccessToken(token, AUDIENCES)).toFailWith("credentials_malformed");
    const error: unknown = await readAccessToken(token, AUDIENCES).catch((thrown: unknown) => thrown);
    if (token.length > 10) expect(String(error) + String((error as Error).cause)).not.toContain(token);
  });
});

test("a token whose payload is not JSON is refused without a word of the payload, in its causes too", async () => {
  const payload = Buffer.from("a secret of somebody").toString("base64url");
  const error: unknown = await readAccessToken(`${encode({ alg: "none" })}.${payload}.c2ln`, AUDIENCES).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: "credentials_malformed" });
  expect(inspect(error, { depth: 9 })).not.toContain("secret");
});

describe("checkNotExpired", () => {
  const token = { kind: "user", subject: undefined, audiences: [] } as const;

  test("takes a token that has time left, or no end", () => {
    expect(() => checkNotExpired({ ...token, expiresAt: 2000 }, 1999)).not.toThrow();
    expect(() => checkNotExpired({ ...token, expiresAt: undefined }, 1999)).not.toThrow();
  });

  test.each([
    ["user", /log in again/],
    ["api", /new API token/],
    ["unknown", /Log in again .*, or set SERVICE_TOKEN/],
  ] as const)("an expired %s token says when and what to do", async (kind, message) => {
    const expired = { ...token, kind, expiresAt: 0 };
    await expect(() => checkNotExpired(expired)).toFailWith("credentials_expired", message);
    await expect(() => checkNotExpired(expired)).toFailWith("credentials_expired", /1970-01-01/);
  });

  test("a time beyond the calendar is still an error, not a crash", async () => {
    const far = await readAccessToken(jwt({ exp: -1e300 }), AUDIENCES);
    await expect(() => checkNotExpired(far)).toFailWith("credentials_expired");
    const never = await readAccessToken(jwt({ exp: 1e300 }), AUDIENCES);
    expect(() => checkNotExpired(never)).not.toThrow();
    expect(new Date(never.expiresAt!).toISOString()).toBe("+275760-09-13T00:00:00.000Z");
  });
});
