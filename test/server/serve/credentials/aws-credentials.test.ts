import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { makeFolder } from "../../../cli/run.js";
import { askInstead, isSigned, startFake, type FakeAnswer, type Fake, type KnownKeys } from "./clouds.js";

const signal = new AbortController().signal;
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const TOKEN = "IQoJb3JpZ2luX2VjE//+==";
const KEYS: KnownKeys = {
  AKIDUSER: { secret: SECRET },
  ASIATEMP1: { secret: `${SECRET}1`, token: TOKEN },
  ASIATEMP2: { secret: `${SECRET}2`, token: `${TOKEN}2` },
};
const USER = { AWS_ACCESS_KEY_ID: "AKIDUSER", AWS_SECRET_ACCESS_KEY: SECRET, AWS_REGION: "eu-north-1" };
const METADATA = { aws_region: "eu-north-1", iam_role: "reader" };
const EC2 = "http://169.254.169.254";
const HOUR_MS = 3_600_000;

const after = (ms: number): string => new Date(Date.now() + ms).toISOString();

function temporary(endsAt = after(HOUR_MS), turn: 1 | 2 = 1): Record<string, string> {
  const id = `ASIATEMP${String(turn)}`;
  const { secret, token = "" } = KEYS[id]!;
  return { AccessKeyId: id, SecretAccessKey: secret, Token: token, Expiration: endsAt };
}

/** A bucket that answers signed requests alone. */
async function startS3(service = "s3"): Promise<Fake> {
  const scope = { keys: KEYS, region: "eu-north-1", service };
  const bucket: Fake = await startFake((request) =>
    isSigned(request, bucket.url, scope)
      ? { body: "bundle" }
      : { status: 403, body: "SignatureDoesNotMatch" },
  );
  return bucket;
}

interface Options {
  env?: Record<string, string>;
  fakes?: Record<string, string>;
  folder?: string;
  headers?: Record<string, string>;
}

function open(
  url: string,
  s3_signing: object,
  { env = {}, fakes = {}, folder = "/work", headers }: Options = {},
) {
  const service = { url, credentials: { s3_signing }, ...(headers === undefined ? {} : { headers }) };
  const config = parseServerConfig({ services: { acme: service } }, folder).services.get("acme")!;
  const { ask, asked } = askInstead(fakes);
  // Where nothing is faked it asks by itself.
  const http = new ServiceHttp(config, env, Object.keys(fakes).length === 0 ? undefined : ask);
  onTestFinished(() => http[Symbol.asyncDispose]());
  const get = async (path = "/b.tar.gz"): Promise<string> =>
    Buffer.from((await http.request({ path, maxBytes: 100, signal })).body).toString();
  return { http, get, asked };
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("environment_credentials", () => {
  it("sign a request with its headers, its query and its body", async () => {
    const { url, seen } = await startS3();
    const { http, get } = open(
      url,
      { environment_credentials: {} },
      { env: USER, headers: { "X-Key": "k v" } },
    );
    expect(await get("/a b/~x.tar.gz?versionId=1&a=2")).toBe("bundle");
    const body = Buffer.from('[{"a":1}]');
    const headers = { "Content-Type": "application/json" };
    await http.request({ path: "/logs", headers, body, maxBytes: 100, signal });
    expect(seen[1]!.headers.authorization).toContain(
      "content-type;host;x-amz-content-sha256;x-amz-date;x-key",
    );
  });

  it.each(["AWS_SESSION_TOKEN", "AWS_SECURITY_TOKEN"])("have the token of %s", async (name) => {
    const { url, seen } = await startS3();
    const env = {
      ...USER,
      AWS_ACCESS_KEY_ID: "ASIATEMP1",
      AWS_SECRET_ACCESS_KEY: `${SECRET}1`,
      [name]: TOKEN,
    };
    expect(await open(url, { environment_credentials: {} }, { env }).get()).toBe("bundle");
    expect(seen[0]!.headers["x-amz-security-token"]).toBe(TOKEN);
  });

  it.each(Object.keys(USER))("need %s", async (name) => {
    const { url, seen } = await startS3();
    const error = await failureOf(
      open(url, { environment_credentials: {} }, { env: { ...USER, [name]: "" } }).get(),
    );
    expect(error).toMatchObject({ code: "credentials_missing" });
    expect(String(error)).toContain(name);
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
    expect(seen).toEqual([]);
  });

  it.each(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"])(
    "may not have a line break in %s",
    async (name) => {
      const { url, seen } = await startS3();
      const env = { ...USER, [name]: `${SECRET}\r\nx: y` };
      const error = await failureOf(open(url, { environment_credentials: {} }, { env }).get());
      expect(error).toMatchObject({ code: "config_invalid" });
      expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
      expect(seen).toEqual([]);
    },
  );

  it("are refused when the bucket knows others, without a word of them", async () => {
    const { url } = await startS3();
    const env = { ...USER, AWS_SECRET_ACCESS_KEY: `${SECRET}x` };
    const error = await failureOf(open(url, { environment_credentials: {} }, { env }).get());
    expect(error).toMatchObject({ code: "permission_denied" });
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
  });

  it("sign each step of a redirect within the bucket, and none that leads elsewhere", async () => {
    const scope = { keys: KEYS, region: "eu-north-1", service: "s3" };
    const other = await startFake(() => ({ body: "bundle" }));
    const bucket: Fake = await startFake((request) => {
      if (!isSigned(request, bucket.url, scope)) return { status: 403 };
      const location = request.path === "/a" ? "/b" : `${other.url}/c`;
      return { status: 307, headers: { location } };
    });
    const { get } = open(bucket.url, { environment_credentials: {} }, { env: USER });
    expect(await get("/a")).toBe("bundle");
    expect(bucket.seen.map(({ path }) => path)).toEqual(["/a", "/b"]);
    expect(
      Object.keys(other.seen[0]!.headers).filter((name) => /^(authorization|x-amz-)/.test(name)),
    ).toEqual([]);
  });

  it("sign for another service", async () => {
    const { url, seen } = await startS3("execute-api");
    const signing = { environment_credentials: {}, service: "Execute-API" };
    expect(await open(url, signing, { env: USER }).get()).toBe("bundle");
    expect(seen[0]!.headers).not.toHaveProperty("x-amz-content-sha256");
  });
});

describe("profile_credentials", () => {
  const FILE = [
    "# [default] is another's",
    "[default]",
    "aws_access_key_id = AKIDOTHER ; not this one",
    "[team.a]",
    "aws_access_key_id=OLD",
    "aws_access_key_id=ASIATEMP1",
    `aws_secret_access_key : ${SECRET}1`,
    `aws_session_token = ${TOKEN}  # temporary`,
    "[quoted]",
    "aws_access_key_id = AKIDUSER",
    `aws_secret_access_key = "${SECRET}"`,
  ].join("\r\n");

  it.each([
    { name: "its path and profile", profile: { path: "keys", profile: "team.a" }, env: {} },
    {
      name: "the environment's",
      profile: {},
      env: { AWS_PROFILE: "team.a", AWS_SHARED_CREDENTIALS_FILE: "$/keys" },
    },
    {
      name: "those of the home folder",
      profile: { profile: "team.a" },
      env: { HOME: "$", USERPROFILE: "$" },
    },
  ])("are read with each request by $name", async ({ profile, env }) => {
    const folder = await makeFolder({ keys: FILE, ".aws/credentials": FILE });
    const { url } = await startS3();
    const at = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value.replace("$", folder)]),
    );
    const signing = { profile_credentials: { ...profile, aws_region: "eu-north-1" } };
    const { get } = open(url, signing, { folder, env: at });
    expect(await get()).toBe("bundle");
    for (const name of ["keys", ".aws/credentials"]) await writeFile(join(folder, name), "[team.a]\n");
    await expect(get()).rejects.toMatchObject({ code: "credentials_missing" });
  });

  it.each([
    { name: "no file", profile: { path: "nope" }, code: "config_unreadable" },
    { name: "no profile", profile: { profile: "nope" }, code: "credentials_missing" },
    { name: "half of the keys", profile: {}, code: "credentials_missing" },
    { name: "quotes", profile: { profile: "quoted" }, code: "config_invalid" },
    { name: "no region", profile: { profile: "team.a", aws_region: "" }, code: "credentials_missing" },
  ])("are none with $name", async ({ profile, code }) => {
    const folder = await makeFolder({ keys: FILE });
    const { url, seen } = await startS3();
    const signing = { profile_credentials: { path: "keys", aws_region: "eu-north-1", ...profile } };
    const error = await failureOf(open(url, signing, { folder }).get());
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
    expect(seen).toEqual([]);
  });
});

/** IMDSv2: it gives credentials to those alone who have its token. */
async function startMachine(answer: () => FakeAnswer, token: FakeAnswer = { body: "imds-token" }) {
  return startFake(({ method, path, headers }) => {
    if (path === "/latest/api/token") return method === "PUT" ? token : { status: 405 };
    if (headers["x-aws-ec2-metadata-token"] !== "imds-token") return { status: 401 };
    return path === "/latest/meta-data/iam/security-credentials/reader" ? answer() : { status: 404 };
  });
}

describe("metadata_credentials", () => {
  it("come from a virtual machine, are kept, and are replaced 5 minutes before their end", async () => {
    let turn: 1 | 2 = 1;
    const machine = await startMachine(() => {
      const endsAt = after(turn === 1 ? 4 * 60_000 : HOUR_MS);
      const body = { Code: "Success", LastUpdated: after(0), Type: "AWS-HMAC", ...temporary(endsAt, turn) };
      turn = 2;
      return { body };
    });
    const { url, seen } = await startS3();
    const { get } = open(url, { metadata_credentials: METADATA }, { fakes: { [EC2]: machine.url } });
    for (let request = 0; request < 3; request++) expect(await get()).toBe("bundle");
    const keys = seen.map(({ headers }) => /Credential=(\w+)/.exec(headers.authorization ?? "")?.[1]);
    expect(keys).toEqual(["ASIATEMP1", "ASIATEMP2", "ASIATEMP2"]);
    expect(machine.seen.map(({ method }) => method)).toEqual(["PUT", "GET", "PUT", "GET"]);
    expect(machine.seen[0]!.headers["x-aws-ec2-metadata-token-ttl-seconds"]).toBe("60");
  });

  it("come from a container's agent by a relative address", async () => {
    const agent = await startFake(() => ({ body: temporary() }));
    const { url } = await startS3();
    const { get, asked } = open(
      url,
      { metadata_credentials: { aws_region: "eu-north-1" } },
      {
        env: { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: "/v2/credentials/id" },
        fakes: { "http://169.254.170.2": agent.url },
      },
    );
    expect(await get()).toBe("bundle");
    expect(asked).toEqual(["http://169.254.170.2/v2/credentials/id"]);
    expect(agent.seen[0]!.headers).not.toHaveProperty("authorization");
  });

  it.each([
    { name: "AWS_CONTAINER_AUTHORIZATION_TOKEN", toValue: () => "Basic abc" },
    {
      name: "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE",
      toValue: (folder: string) => join(folder, "token"),
    },
  ])("come from a container's agent with the token of $name", async ({ name, toValue }) => {
    const folder = await makeFolder({ token: "Basic abc\n" });
    const agent = await startFake(({ headers }) =>
      headers.authorization === "Basic abc" ? { body: temporary() } : { status: 401 },
    );
    const { url } = await startS3();
    const env = {
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${agent.url}/v1/credentials`,
      [name]: toValue(folder),
    };
    const { get } = open(url, { metadata_credentials: { aws_region: "eu-north-1" } }, { env });
    expect(await get()).toBe("bundle");
    expect(await get()).toBe("bundle");
    expect(agent.seen).toHaveLength(1);
  });

  it.each([
    { name: "no container's", env: {}, code: "credentials_missing" },
    {
      name: "without a token",
      env: { AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://127.0.0.1:1/" },
      code: "credentials_missing",
    },
    {
      name: "with a token of two lines",
      env: {
        AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://127.0.0.1:1/",
        AWS_CONTAINER_AUTHORIZATION_TOKEN: "a\r\nb",
      },
      code: "config_invalid",
    },
    {
      name: "with another machine's address",
      env: {
        AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://192.0.2.1/",
        AWS_CONTAINER_AUTHORIZATION_TOKEN: "a",
      },
      code: "config_invalid",
    },
    {
      name: "with a host in place of a path",
      env: { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: ".example/" },
      code: "config_invalid",
    },
  ])("are asked of nobody in an environment that is $name", async ({ env, code }) => {
    const { url, seen } = await startS3();
    const { get } = open(url, { metadata_credentials: { aws_region: "eu-north-1" } }, { env });
    await expect(get()).rejects.toMatchObject({ code });
    expect(seen).toEqual([]);
  });

  const HOSTILE: { name: string; body?: FakeAnswer; token?: FakeAnswer; code: string }[] = [
    { name: "no token", token: { status: 403, body: SECRET }, code: "unauthenticated" },
    { name: "a token of two lines", token: { body: `${SECRET}\r\nx` }, code: "response_invalid" },
    { name: "an error", body: { body: { ...temporary(), Code: "Failed" } }, code: "response_invalid" },
    { name: "no outcome", body: { body: temporary() }, code: "response_invalid" },
    {
      name: "half of the keys",
      body: { body: { Code: "Success", SecretAccessKey: SECRET } },
      code: "response_invalid",
    },
    {
      name: "an end that is no time",
      body: { body: { ...temporary("2026-13-45T99:00:00Z"), Code: "Success" } },
      code: "response_invalid",
    },
    {
      name: "a header in a key",
      body: { body: { ...temporary(), Code: "Success", Token: `${SECRET}\r\nx: y` } },
      code: "response_invalid",
    },
    { name: "no JSON", body: { body: SECRET }, code: "response_invalid" },
    { name: "too much", body: { body: SECRET.repeat(10_000) }, code: "response_too_large" },
    { name: "a redirect", body: { status: 301, headers: { location: "/" } }, code: "service_failed" },
    { name: "no such role", body: { status: 404 }, code: "not_found" },
  ];

  it.each(HOSTILE)("are none when the machine's service gives $name", async ({ body = {}, token, code }) => {
    const machine = await startMachine(() => body, token);
    const { url, seen } = await startS3();
    const { get } = open(url, { metadata_credentials: METADATA }, { fakes: { [EC2]: machine.url } });
    const error = await failureOf(get());
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
    expect(seen).toEqual([]);
  });
});

const STS = "https://sts.eu-north-1.amazonaws.com";

function toXml(
  action: string,
  { AccessKeyId, SecretAccessKey, Token, Expiration }: Record<string, string>,
): string {
  const member = (name: string, value: string | undefined): string =>
    value === undefined ? "" : `<${name}>${value}</${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${action}Response xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <${action}Result>
    <AssumedRoleUser><Arn>arn</Arn><AssumedRoleId>id</AssumedRoleId></AssumedRoleUser>
    <Credentials>
      ${member("AccessKeyId", AccessKeyId)}
      ${member("SecretAccessKey", SecretAccessKey)}
      ${member("SessionToken", Token)}
      ${member("Expiration", Expiration)}
    </Credentials>
  </${action}Result>
  <ResponseMetadata><RequestId>1</RequestId></ResponseMetadata>
</${action}Response>`;
}

describe("web_identity_credentials", () => {
  const ROLE = "arn:aws:iam::123456789012:role/reader";

  async function toEnv(): Promise<Record<string, string>> {
    const folder = await makeFolder({ token: "head.body.signature\n" });
    return {
      AWS_REGION: "eu-north-1",
      AWS_ROLE_ARN: ROLE,
      AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, "token"),
    };
  }

  it("come from the token service for the token of a file, and are kept", async () => {
    const sts = await startFake(() => ({ body: toXml("AssumeRoleWithWebIdentity", temporary()) }));
    const { url } = await startS3();
    const { get, asked } = open(
      url,
      { web_identity_credentials: { session_name: "me" } },
      { env: await toEnv(), fakes: { [STS]: sts.url } },
    );
    for (let turn = 0; turn < 2; turn++) expect(await get()).toBe("bundle");
    expect(asked).toEqual([`${STS}/`]);
    expect(sts.seen[0]!.headers).not.toHaveProperty("authorization");
    expect(Object.fromEntries(new URLSearchParams(sts.seen[0]!.body))).toEqual({
      Action: "AssumeRoleWithWebIdentity",
      RoleSessionName: "me",
      RoleArn: ROLE,
      WebIdentityToken: "head.body.signature",
      Version: "2011-06-15",
    });
  });

  it.each([
    { name: "without a role", env: { AWS_ROLE_ARN: "" }, given: {}, code: "credentials_missing" },
    {
      name: "without a file",
      env: { AWS_WEB_IDENTITY_TOKEN_FILE: "" },
      given: { iam_role_arn: ROLE },
      code: "credentials_missing",
    },
    { name: "with two roles", env: {}, given: { iam_role_arn: "other" }, code: "config_invalid" },
    { name: "with a region that is a host", env: { AWS_REGION: "a/b" }, given: {}, code: "config_invalid" },
    { name: "with a domain that is a path", env: { AWS_DOMAIN: "a/b" }, given: {}, code: "config_invalid" },
    {
      name: "with a file that is gone",
      env: { AWS_WEB_IDENTITY_TOKEN_FILE: "/nope" },
      given: {},
      code: "config_unreadable",
    },
  ])("are asked of nobody $name", async ({ env, given, code }) => {
    const { url, seen } = await startS3();
    const options = { env: { ...(await toEnv()), ...env } };
    await expect(open(url, { web_identity_credentials: given }, options).get()).rejects.toMatchObject({
      code,
    });
    expect(seen).toEqual([]);
  });

  const ACTION = "AssumeRoleWithWebIdentity";
  const HOSTILE: { name: string; answer: FakeAnswer; code: string }[] = [
    { name: "a refusal", answer: { status: 400, body: `<Error>${SECRET}</Error>` }, code: "unauthenticated" },
    {
      name: "the answer to another question",
      answer: { body: toXml("AssumeRole", temporary()) },
      code: "response_invalid",
    },
    {
      name: "no end",
      answer: { body: toXml(ACTION, { AccessKeyId: "ASIATEMP1", SecretAccessKey: SECRET, Token: TOKEN }) },
      code: "response_invalid",
    },
    {
      name: "two keys",
      answer: {
        body: toXml(ACTION, temporary()).replace(
          "</AccessKeyId>",
          "</AccessKeyId><AccessKeyId>!</AccessKeyId>",
        ),
      },
      code: "response_invalid",
    },
    {
      name: "half of the answer",
      answer: { body: toXml(ACTION, temporary()).slice(0, -10) },
      code: "response_invalid",
    },
    {
      name: "entities",
      answer: { body: `<!DOCTYPE x [<!ENTITY a "${SECRET}">]>${toXml(ACTION, temporary()).slice(39)}` },
      code: "response_invalid",
    },
    { name: "JSON", answer: { body: temporary() }, code: "response_invalid" },
    // A path for each of their texts would take gigabytes.
    { name: "elements without an end", answer: { body: "<a>x".repeat(65_000) }, code: "response_invalid" },
  ];

  it.each(HOSTILE)("are none when the token service gives $name", async ({ answer, code }) => {
    const sts = await startFake(() => answer);
    const { url, seen } = await startS3();
    const options = { env: await toEnv(), fakes: { [STS]: sts.url } };
    const error = await failureOf(open(url, { web_identity_credentials: {} }, options).get());
    expect(error).toMatchObject({ code });
    const told = inspect(error, { depth: 9 });
    for (const secret of [SECRET, TOKEN, "head.body.signature"]) expect(told).not.toContain(secret);
    expect(seen).toEqual([]);
  });
});

describe("assume_role_credentials", () => {
  it("come from the token service for a request that is signed", async () => {
    const keys = { keys: KEYS, region: "eu-north-1", service: "sts" };
    let turn: 1 | 2 = 1;
    const sts: Fake = await startFake((request) => {
      const body = toXml("AssumeRole", temporary(after(turn === 1 ? 299_000 : HOUR_MS), turn));
      turn = 2;
      return isSigned(request, "https://sts.eu-north-1.example.cn", keys) ? { body } : { status: 403 };
    });
    const { url } = await startS3();
    const { get, asked } = open(
      url,
      {
        assume_role_credentials: {
          aws_region: "eu-north-1",
          iam_role_arn: "arn:role",
          aws_domain: "Example.cn",
          aws_signing: { environment_credentials: {} },
        },
      },
      { env: USER, fakes: { "https://sts.eu-north-1.example.cn": sts.url } },
    );
    for (let request = 0; request < 3; request++) expect(await get()).toBe("bundle");
    expect(asked).toHaveLength(2);
    expect(Object.fromEntries(new URLSearchParams(sts.seen[0]!.body))).toMatchObject({
      Action: "AssumeRole",
      RoleSessionName: "open-policy-agent",
      RoleArn: "arn:role",
    });
  });

  it("may be signed with a machine's, and fail with these", async () => {
    const machine = await startMachine(() => ({ status: 404 }));
    const { url, seen } = await startS3();
    const { get, asked } = open(
      url,
      {
        assume_role_credentials: {
          iam_role_arn: "arn:role",
          aws_signing: { metadata_credentials: { iam_role: "reader" } },
        },
      },
      { env: { AWS_REGION: "eu-north-1" }, fakes: { [EC2]: machine.url } },
    );
    await expect(get()).rejects.toMatchObject({ code: "not_found" });
    expect(asked).toHaveLength(2);
    expect(seen).toEqual([]);
  });
});

describe("several providers", () => {
  it("are tried in OPA's order until one gives credentials", async () => {
    const machine = await startMachine(() => ({ body: { Code: "Success", ...temporary() } }));
    const { url, seen } = await startS3();
    const signing = { metadata_credentials: METADATA, environment_credentials: {} };
    const env: Record<string, string> = {};
    const { get } = open(url, signing, { env, fakes: { [EC2]: machine.url } });
    await get();
    Object.assign(env, USER);
    await get();
    const keys = seen.map(({ headers }) => /Credential=(\w+)/.exec(headers.authorization ?? "")?.[1]);
    expect(keys).toEqual(["ASIATEMP1", "AKIDUSER"]);
  });

  it("all say what they lack when none gives any", async () => {
    const { url } = await startS3();
    const signing = { metadata_credentials: { aws_region: "eu-north-1" }, environment_credentials: {} };
    const error = await failureOf(open(url, signing).get());
    expect(error).toMatchObject({ code: "credentials_missing" });
    expect(String(error)).toMatch(/AWS_ACCESS_KEY_ID[^]*iam_role/);
  });
});
