import { describe, expect, onTestFinished, test } from "vitest";
import { compilePolicy, loadPolicy, type JsonValue } from "../../../src/index.js";
import { opaVersion } from "../../../src/base/version.js";

const compiled = compilePolicy(
  { files: { "r.rego": "package r\n\nruntime := opa.runtime()\n" } },
  { entrypoint: "r/runtime" },
);

async function runtimeOf(runtime?: Record<string, unknown>): Promise<JsonValue | undefined> {
  const policy = await loadPolicy((await compiled).wasm, runtime === undefined ? {} : { runtime });
  onTestFinished(() => policy.close());
  expect(policy.needsOpaCore).toBeUndefined();
  return policy.evaluate();
}

describe("opa.runtime", () => {
  test("says nothing of the process by default", async () => {
    expect(await runtimeOf()).toEqual({ version: opaVersion, commit: "", env: {} });
  });

  test("is what the caller gives", async () => {
    const runtime = { config: { labels: { region: "eu" } }, env: { HOME: "/home/me" }, commit: "abc" };
    expect(await runtimeOf(runtime)).toEqual({ version: opaVersion, ...runtime });
  });

  test("leaves credentials and private keys out, as OPA does", async () => {
    const config = {
      services: { acme: { url: "https://acme.test", credentials: { bearer: { token: "secret" } } } },
      keys: { one: { algorithm: "RS256", key: "secret", private_key: "secret" } },
    };
    expect(await runtimeOf({ config })).toMatchObject({
      config: { services: { acme: { url: "https://acme.test" } }, keys: { one: { algorithm: "RS256" } } },
    });
    expect(JSON.stringify(await runtimeOf({ config }))).not.toContain("secret");
    const listed = { services: [{ name: "acme", credentials: {} }] };
    expect(await runtimeOf({ config: listed })).toMatchObject({ config: { services: [{ name: "acme" }] } });
  });

  test.each<[unknown]>([[{ a: NaN }], [{ a: () => 1 }], [[]], ["text"], [{ config: { keys: { a: 1 } } }]])(
    "refuses %j",
    async (runtime) => {
      await expect(runtimeOf(runtime as Record<string, unknown>)).toFailWith("config_invalid", /runtime/);
    },
  );
});
