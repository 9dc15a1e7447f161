import { describe, expect, test, vi } from "vitest";
import { Identities, identityHeaders } from "../../../src/evidence/client/identity.js";
import { SERVICE_AUDIENCES } from "../../../src/evidence/client/access-token.js";

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (claims: unknown): string => `${encode({ alg: "HS256" })}.${encode(claims)}.c2lnbmF0dXJl`;
const USER = { aud: ["user-auth.service"] };

/** The identities of a client whose token is the first of a list, then the next one, and so on. */
function identitiesOf(...tokens: string[]): Identities {
  const rest = [...tokens];
  return new Identities({
    token: () => rest.shift() ?? "",
    organization: "acme",
    audiences: SERVICE_AUDIENCES,
  });
}

describe("Identities", () => {
  test("asks for the token each time, and has its identity, whatever came before", async () => {
    const [first, second] = [jwt({ ...USER, sub: "a" }), jwt({ ...USER, sub: "b" })];
    const api = jwt({ aud: ["api-token-auth.service"] });
    const identities = identitiesOf(first, first, second, api, ` ${first}\n`);
    const taken = [];
    for (let i = 0; i < 5; i++) taken.push(await identities.next());
    expect(taken.map(({ token }) => token)).toEqual([first, first, second, api, first]);
    expect(taken.map(({ accessToken }) => accessToken.subject)).toEqual(["a", "a", "b", undefined, "a"]);
    expect(taken.map(({ organization }) => organization)).toEqual([
      "acme",
      "acme",
      "acme",
      undefined,
      "acme",
    ]);
    const keys = taken.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect([keys[1], keys[4]]).toEqual([keys[0], keys[0]]);
    expect(keys.join()).not.toContain(first);
  });

  test("refuses a token that has expired since it was taken", async () => {
    const token = jwt({ ...USER, exp: 2000 });
    const identities = identitiesOf(token, token, token);
    const now = vi.spyOn(Date, "now").mockReturnValue(1_999_999);
    try {
      expect((await identities.next()).token).toBe(token);
      now.mockReturnValue(2_000_000);
      await expect(identities.next()).toFailWith("credentials_expired");
      now.mockReturnValue(1_999_999);
      expect((await identities.next()).token).toBe(token);
    } finally {
      now.mockRestore();
    }
  });

  test("has another key for another organization, and for none", async () => {
    const keys = await Promise.all(
      ["acme", "other", undefined].map(async (organization) => {
        const options = { token: jwt(USER), organization, audiences: SERVICE_AUDIENCES };
        return (await new Identities(options).next()).key;
      }),
    );
    expect(new Set(keys).size).toBe(3);
  });

  test("shows no token that has expired since its session began", async () => {
    const identity = await identitiesOf(jwt({ ...USER, exp: 2_000_000_000 })).next();
    const authorization = `Bearer ${identity.token}`;
    expect(identityHeaders(identity, "x-org")).toEqual({ authorization, "x-org": "acme" });
    const now = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    try {
      await expect(() => identityHeaders(identity, "x-org")).toFailWith("credentials_expired");
    } finally {
      now.mockRestore();
    }
  });

  test("goes on after a token that cannot be read", async () => {
    const token = jwt(USER);
    const identities = identitiesOf("garbage", token, "", token);
    await expect(identities.next()).toFailWith("credentials_malformed");
    expect((await identities.next()).token).toBe(token);
    await expect(identities.next()).toFailWith("credentials_missing");
    expect((await identities.next()).token).toBe(token);
  });

  test.each([
    { token: undefined, hasToken: false },
    { token: jwt(USER), hasToken: true },
    { token: () => jwt(USER), hasToken: true },
  ])("knows whether there is a token: $hasToken", ({ token, hasToken }) => {
    const identities = new Identities({ token, organization: undefined, audiences: SERVICE_AUDIENCES });
    expect(identities.hasToken).toBe(hasToken);
  });
});
