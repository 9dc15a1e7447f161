import { readFileSync } from "node:fs";
import { createPrivateKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { loadedCoreCalls } from "../../../src/engine/opa/core-calls.js";
import { signToken, signers } from "./differential/token-arguments.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../testing/fixtures/${name}`, import.meta.url), "utf8");

const HEADER = '{"alg":"ES256"}';

async function load(): Promise<Policy> {
  const text = 'package p\n\nresult := io.jwt.decode_verify(input.token, {"cert": input.cert})\n';
  const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint: "p/result" });
  return loadPolicy(wasm);
}

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
});
