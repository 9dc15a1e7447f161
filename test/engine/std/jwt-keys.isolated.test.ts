import { readFileSync } from "node:fs";
import { createPrivateKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { loadedCoreCalls } from "../../../src/engine/opa/core-calls.js";
import odd from "./fixtures/odd-certificates.json" with { type: "json" };
import { signToken, signers } from "./differential/token-arguments.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../testing/fixtures/${name}`, import.meta.url), "utf8");

const HEADER = '{"alg":"ES256"}';

async function load(): Promise<Policy> {
  const text = 'package p\n\nresult := io.jwt.decode_verify(input.token, {"cert": input.cert})\n';
  const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint: "p/result" });
  return loadPolicy(wasm);
}

/** A token whose signature begins with a zero: one in 256. */
function zeroLedToken(alg: string, { privateKey }: ReturnType<typeof signers>[number]): string {
  for (let n = 0; ; n++) {
    const token = signToken(alg, privateKey, [JSON.stringify({ alg }), JSON.stringify({ n })]);
    if (decodedSignature(token)[0] === 0) return token;
  }
}

const decodedSignature = (token: string): Buffer => Buffer.from(token.split(".")[2] ?? "", "base64url");

describe("the keys of tokens", () => {
  let policy: Policy;

  beforeAll(async () => {
    policy = await load();
  });

  it("need no opa-core as public keys", async () => {
    const [, , signer] = signers();
    if (signer === undefined) throw new Error("no signer for P-256");
    const cert = signer.publicKey.export({ format: "pem", type: "spki" }).toString();
    const token = signToken("ES256", signer.privateKey, [HEADER, '{"sub":"a"}']);
    expect(await policy.evaluate({ token, cert })).toEqual([true, { alg: "ES256" }, { sub: "a" }]);
    expect(await policy.evaluate({ token: `${token.slice(0, -4)}AAAA`, cert })).toEqual([false, {}, {}]);
    expect(loadedCoreCalls()).toBeUndefined();
  });

  it("are read by opa-core once as certificates", async () => {
    const cert = fixture("loopback-cert.pem");
    const key = createPrivateKey(fixture("loopback-key.pem"));
    const signed = (sub: string): string => signToken("ES256", key, [HEADER, JSON.stringify({ sub })]);
    expect(await policy.evaluate({ token: signed("a"), cert })).toEqual([
      true,
      { alg: "ES256" },
      { sub: "a" },
    ]);
    const core = loadedCoreCalls();
    expect(core).toBeDefined();
    expect(await policy.evaluate({ token: signed("b"), cert })).toEqual([
      true,
      { alg: "ES256" },
      { sub: "b" },
    ]);
  });

  it.each(Object.entries(odd))(
    "are OPA's of a certificate that %s",
    async (_, { cert, other, ...tokens }) => {
      // The second call would use the key as Node reads it.
      for (const round of [1, 2]) {
        expect([round, await policy.evaluate({ token: other, cert })]).toEqual([round, [false, {}, {}]]);
        if (!("own" in tokens)) continue;
        expect([round, await policy.evaluate({ token: tokens.own, cert })]).toEqual([
          round,
          [true, { alg: "RS256" }, { a: 1 }],
        ]);
      }
    },
  );

  it("verify no signature of another length", async () => {
    const [signer] = signers();
    if (signer === undefined) throw new Error("no signer for RSA");
    const cert = signer.publicKey.export({ format: "pem", type: "spki" }).toString();
    for (const alg of ["RS256", "PS256"]) {
      // OpenSSL reads one as a number, whose leading zero may be missing.
      const token = zeroLedToken(alg, signer);
      const shorter = decodedSignature(token).subarray(1).toString("base64url");
      const cut = [...token.split(".", 2), shorter].join(".");
      expect(await policy.evaluate({ token, cert })).toMatchObject([true, { alg }, {}]);
      expect(await policy.evaluate({ token: cut, cert })).toEqual([false, {}, {}]);
    }
  });
});
