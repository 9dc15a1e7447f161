import { inspect } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { askInstead, startFake, type FakeAnswer } from "./clouds.js";

const signal = new AbortController().signal;
const SECRET = "ya29.s3cret";

function open(
  url: string,
  credentials: object,
  { env = {}, ask }: { env?: Record<string, string>; ask?: ReturnType<typeof askInstead>["ask"] } = {},
): ServiceHttp {
  const config = parseServerConfig(
    { services: { acme: { url, credentials, headers: { "X-Key": "k" } } } },
    "/work",
  );
  const http = new ServiceHttp(config.services.get("acme")!, env, ask);
  onTestFinished(() => http[Symbol.asyncDispose]());
  return http;
}

const get = (http: ServiceHttp) => http.request({ path: "/b", maxBytes: 100, signal });
const bundles = () => startFake(() => ({ body: "bundle" }));

it("asks Google Cloud's metadata service for an access token of scopes, with each request", async () => {
  let count = 0;
  const metadata = await startFake(() => ({
    body: { access_token: `token-${String((count += 1))}`, expires_in: 3599, token_type: "Bearer" },
  }));
  const { url, seen } = await bundles();
  const http = open(url, { gcp_metadata: { endpoint: metadata.url, scopes: ["a", "https://b.example/x"] } });
  for (let turn = 0; turn < 2; turn++) await get(http);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
  const [asked] = metadata.seen;
  const { pathname, searchParams } = new URL(asked!.path, url);
  expect(pathname).toBe("/computeMetadata/v1/instance/service-accounts/default/token");
  expect(searchParams.get("scopes")).toBe("a,https://b.example/x");
  expect(asked).toMatchObject({ method: "GET", headers: { "metadata-flavor": "Google" } });
  // Nothing of the service's goes there.
  expect(asked!.headers).not.toHaveProperty("x-key");
  expect(asked!.headers).not.toHaveProperty("authorization");
});

it("asks Google Cloud's metadata service for an identity token of an audience", async () => {
  const metadata = await startFake(() => ({ body: `${SECRET}\n` }));
  const { url, seen } = await bundles();
  const { ask, asked } = askInstead({ "http://metadata.google.internal": metadata.url });
  await get(open(url, { gcp_metadata: { audience: "https://acme.example/?a=b&c" } }, { ask }));
  expect(asked).toEqual([
    "http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity",
  ]);
  expect(new URL(metadata.seen[0]!.path, url).searchParams.get("audience")).toBe(
    "https://acme.example/?a=b&c",
  );
  expect(seen[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
});

it("asks the virtual machine's identity endpoint of Azure", async () => {
  const metadata = await startFake(() => ({
    body: { access_token: SECRET, expires_in: "3599", expires_on: "1506484173", token_type: "Bearer" },
  }));
  const { url, seen } = await bundles();
  const { ask, asked } = askInstead({ "http://169.254.169.254": metadata.url });
  const identity = { object_id: "o", client_id: "c", mi_res_id: "/m" };
  await get(open(url, { azure_managed_identity: identity }, { ask }));
  expect(asked).toEqual(["http://169.254.169.254/metadata/identity/oauth2/token"]);
  const [question] = metadata.seen;
  expect(Object.fromEntries(new URL(question!.path, url).searchParams)).toEqual({
    ...identity,
    "api-version": "2018-02-01",
    resource: "https://storage.azure.com/",
  });
  expect(question!.headers).toMatchObject({ metadata: "true" });
  expect(seen[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
});

it.each([
  {
    name: "of the environment",
    toConfig: () => ({ resource: "r" }),
    toEnv: (url: string) => ({ IDENTITY_ENDPOINT: `${url}/msi/token/`, IDENTITY_HEADER: "h3ader" }),
    version: "2019-08-01",
  },
  {
    name: "of the configuration",
    toConfig: (url: string) => ({
      endpoint: `${url}/msi/token/`,
      resource: "r",
      api_version: "x",
      use_app_service_msi: true,
    }),
    toEnv: () => ({ IDENTITY_HEADER: "h3ader" }),
    version: "x",
  },
])("asks App Service's endpoint $name", async ({ toConfig, toEnv, version }) => {
  const metadata = await startFake(() => ({ body: { access_token: SECRET } }));
  const { url, seen } = await bundles();
  const credentials = { azure_managed_identity: toConfig(metadata.url) };
  await get(open(url, credentials, { env: toEnv(metadata.url) }));
  const [question] = metadata.seen;
  expect(question!.path).toBe(`/msi/token/?api-version=${version}&resource=r`);
  expect(question!.headers).toMatchObject({ "x-identity-header": "h3ader" });
  expect(question!.headers).not.toHaveProperty("metadata");
  expect(seen[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
});

const HOSTILE: { name: string; answer: FakeAnswer; code: string }[] = [
  { name: "is refused", answer: { status: 403, body: SECRET }, code: "unauthenticated" },
  { name: "is not found", answer: { status: 404, body: SECRET }, code: "not_found" },
  { name: "fails", answer: { status: 500, body: SECRET }, code: "service_failed" },
  {
    name: "is led elsewhere",
    answer: { status: 302, headers: { location: "http://127.0.0.1:1/" } },
    code: "service_failed",
  },
  { name: "gets no JSON", answer: { body: SECRET }, code: "response_invalid" },
  { name: "gets no token", answer: { body: { error: SECRET } }, code: "response_invalid" },
  { name: "gets a number", answer: { body: { access_token: 1 } }, code: "response_invalid" },
  {
    name: "gets another kind of token",
    answer: { body: { access_token: SECRET, token_type: "mac" } },
    code: "response_invalid",
  },
  {
    name: "gets two headers",
    answer: { body: { access_token: `${SECRET}\r\nx: y` } },
    code: "response_invalid",
  },
  { name: "gets 300 kB", answer: { body: SECRET.repeat(30_000) }, code: "response_too_large" },
];

it.each(HOSTILE)("sends no request, and tells no secret, when it $name", async ({ answer, code }) => {
  const metadata = await startFake(() => answer);
  const { url, seen } = await bundles();
  const endpoint = metadata.url;
  for (const credentials of [
    { gcp_metadata: { endpoint, scopes: ["a"] } },
    { azure_managed_identity: { endpoint } },
  ]) {
    const error: unknown = await get(open(url, credentials)).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
  }
  expect(seen).toEqual([]);
});

it("stops waiting for a metadata service that does not answer", async () => {
  const controller = new AbortController();
  const metadata = await startFake(() => {
    controller.abort(new Error("enough"));
    return undefined;
  });
  const { url, seen } = await bundles();
  const http = open(url, { gcp_metadata: { endpoint: metadata.url, scopes: ["a"] } });
  await expect(http.request({ path: "/b", maxBytes: 100, signal: controller.signal })).rejects.toThrow(
    "enough",
  );
  expect(seen).toEqual([]);
});

it.each([
  { name: "another host", env: { IDENTITY_ENDPOINT: "http://192.0.2.1/token", IDENTITY_HEADER: SECRET } },
  { name: "no URL", env: { IDENTITY_ENDPOINT: "nope", IDENTITY_HEADER: SECRET } },
  { name: "no header", env: { IDENTITY_ENDPOINT: "http://127.0.0.1:1/" } },
])("asks nobody when the environment names $name", async ({ env }) => {
  const { url, seen } = await bundles();
  const error: unknown = await get(open(url, { azure_managed_identity: {} }, { env })).catch(
    (failure: unknown) => failure,
  );
  expect(error).toMatchObject({ code: "config_invalid" });
  expect(String(error)).not.toContain(SECRET);
  expect(seen).toEqual([]);
});
