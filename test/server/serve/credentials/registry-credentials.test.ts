import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { RegistryCredentials } from "../../../../src/trust/registry/credential-helper.js";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { askInstead, isSigned, startFake, type Fake, type FakeAnswer } from "./clouds.js";

const signal = new AbortController().signal;
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const USER = { AWS_ACCESS_KEY_ID: "AKIDUSER", AWS_SECRET_ACCESS_KEY: SECRET, AWS_REGION: "eu-north-1" };
const ECR = "https://ecr.eu-north-1.amazonaws.com";
const GCP = "http://metadata.google.internal";

function open(credentials: object | undefined, fakes: Record<string, string> = {}): ServiceHttp {
  const service = { url: "https://registry.example", type: "oci", credentials };
  const config = parseServerConfig({ services: { acme: service } }, "/work");
  const http = new ServiceHttp(config.services.get("acme")!, USER, askInstead(fakes).ask);
  onTestFinished(() => http[Symbol.asyncDispose]());
  return http;
}

const base64 = (text: string): string => Buffer.from(text).toString("base64");

it.each<[name: string, credentials: object | undefined, expected: RegistryCredentials | undefined]>([
  ["nothing", undefined, undefined],
  // OPA encodes it, and so do its users' registries expect it.
  ["a token", { bearer: { token: "ghp_1" } }, { registryToken: base64("ghp_1") }],
  ["a user", { bearer: { scheme: "Basic", token: "ada:a:b" } }, { username: "ada", password: "a:b" }],
])("are those of the configuration: %s", async (_, credentials, expected) => {
  expect(await open(credentials).registryCredentials(signal)).toEqual(expected);
});

it("are a token of a cloud, or of OAuth 2.0, as it is", async () => {
  const metadata = await startFake(() => ({ body: { access_token: "g00gle", token_type: "Bearer" } }));
  const cloud = open({ gcp_metadata: { scopes: ["s"] } }, { [GCP]: metadata.url });
  expect(await cloud.registryCredentials(signal)).toEqual({ registryToken: "g00gle" });
  const tokens = await startFake(() => ({
    body: { access_token: "t0ken", token_type: "Bearer", expires_in: 3600 },
  }));
  const oauth2 = open({
    oauth2: { token_url: tokens.url, client_id: "me", client_secret: "s3cret" },
  });
  for (let turn = 0; turn < 2; turn++) {
    expect(await oauth2.registryCredentials(signal)).toEqual({ registryToken: "t0ken" });
  }
  expect(tokens.seen).toHaveLength(1);
});

describe("of Amazon ECR", () => {
  const s3_signing = { environment_credentials: {} };
  const inS = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;
  const answer = (token: string, seconds: number): FakeAnswer => ({
    body: { authorizationData: [{ authorizationToken: base64(token), expiresAt: inS(seconds) + 0.5 }] },
  });
  const startEcr = (given: () => FakeAnswer): Promise<Fake> =>
    startFake((request) =>
      isSigned(request, ECR, {
        keys: { AKIDUSER: { secret: SECRET } },
        region: "eu-north-1",
        service: "ecr",
      })
        ? given()
        : { status: 403 },
    );

  it("are asked for by a signed request, and kept until 5 minutes before their end", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    let count = 0;
    const ecr = await startEcr(() => answer(`AWS:p${String(++count)}`, 3_600));
    const http = open({ s3_signing }, { [ECR]: ecr.url });
    const ask = (): Promise<unknown> => http.registryCredentials(signal);
    expect([await ask(), await ask()]).toEqual(Array(2).fill({ username: "AWS", password: "p1" }));
    vi.setSystemTime(Date.now() + 3_301_000);
    expect(await ask()).toEqual({ username: "AWS", password: "p2" });
    expect(ecr.seen).toHaveLength(2);
    expect(ecr.seen[0]).toMatchObject({
      method: "POST",
      path: "/",
      body: "{}",
      headers: { "x-amz-target": "AmazonEC2ContainerRegistry_V20150921.GetAuthorizationToken" },
    });
  });

  it.each<[string, FakeAnswer, string]>([
    ["refuses", { status: 400, body: { message: "s3cret" } }, "unauthenticated"],
    ["gives none", { body: { authorizationData: [] } }, "response_invalid"],
    ["gives no user", answer("s3cret", 10), "response_invalid"],
    ["gives no time", { body: { authorizationData: [{ authorizationToken: "AAAA" }] } }, "response_invalid"],
    ["gives no JSON", { body: "s3cret" }, "response_invalid"],
  ])("are none when it %s, and no error has the answer", async (_, given, code) => {
    const ecr = await startEcr(() => given);
    const http = open({ s3_signing }, { [ECR]: ecr.url });
    const error: unknown = await http.registryCredentials(signal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|czNjcmV0|wJalr/);
  });
});
