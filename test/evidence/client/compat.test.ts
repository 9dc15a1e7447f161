import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  createServiceClient,
  type ServiceClient,
} from "../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../src/evidence/client/service-client-options.js";
import type { FakeEvidenceService } from "../../../src/testing/index.js";
import { CERT } from "../../base/host/bad-pem.js";
import { startService } from "./fake-client.js";

let service: FakeEvidenceService;
let digest: string;

beforeEach(async () => {
  service = await startService({ dialect: "chainloop", organizations: ["acme", "other"] });
  ({ digest } = service.addArtifact("bytes"));
});

function open(options: ServiceClientOptions): ServiceClient {
  const client = createServiceClient({ env: {}, configFile: false, ...options });
  onTestFinished(() => client.close());
  return client;
}

/** A file that only this user may read. */
async function saveFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-compat-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "config.toml");
  await writeFile(path, text, { mode: 0o600 });
  return path;
}

const lastOrganization = (): unknown => service.requests.at(-1)?.headers["chainloop-organization"];

describe("compat", () => {
  test("sends that tool's organization header with user tokens, and none with API tokens", async () => {
    const options = { compat: "chainloop", baseUrl: service.baseUrl, organization: "other" } as const;
    await open({ ...options, token: await service.issueToken({ kind: "user" }) }).discover(digest);
    expect(lastOrganization()).toBe("other");
    await open({ ...options, token: await service.issueToken({ kind: "api" }) }).discover(digest);
    expect(lastOrganization()).toBeUndefined();
  });

  test("takes explicit options before that tool's names", async () => {
    const token = await service.issueToken({ kind: "api" });
    const options = { compat: "chainloop", baseUrl: service.baseUrl, organization: "other", token } as const;
    // With these audiences the API token counts as a user's, so the header is sent.
    await open({ ...options, apiTokenAudiences: ["x"], organizationHeader: "x-organization" }).discover(
      digest,
    );
    expect(service.requests.at(-1)?.headers["x-organization"]).toBe("other");
    expect(lastOrganization()).toBeUndefined();
  });

  test("refuses a tool that is not known", async () => {
    const client = open({ compat: "other" as "chainloop", baseUrl: service.baseUrl });
    await expect(client.info()).toFailWith("config_invalid", /compat/);
  });
});

describe("profileFrom", () => {
  const login = (token: string, more = ""): string =>
    `organization = "other"\n[auth]\ntoken = "${token}"\n[control-plane]\nAPI = "${new URL(service.grpcUrl).host}"\n${more}`;

  test("uses that tool's login and its names", async () => {
    const path = await saveFile(
      login(await service.issueToken({ kind: "user" }), "[artifact-cas]\nAPI = 'x'\n"),
    );
    const client = open({ profileFrom: path });
    expect((await client.discover(digest))?.digest).toBe(digest);
    expect(service.requests.at(-1)).toMatchObject({ grpc: true });
    expect(lastOrganization()).toBe("other");
  });

  test.each<[string, (pem: string) => string]>([
    ["PEM", (pem) => `api-ca = """${pem}"""`],
    ["base64 of PEM", (pem) => `api-ca = "${Buffer.from(pem).toString("base64")}"`],
  ])("takes certificates as %s", async (_, toLine) => {
    const path = await saveFile(login(await service.issueToken({ kind: "user" }), toLine(CERT)));
    await expect(open({ profileFrom: path }).discover(digest)).resolves.toMatchObject({ digest });
  });

  test.each<[string, string, RegExp]>([
    ["a value that is not text", "[auth]\ntoken = 1\n", /token: must be a string/],
    ["a file cut short", '[auth]\ntoken = "ey', /not valid TOML/],
  ])("refuses %s", async (_, text, message) => {
    const client = open({ profileFrom: await saveFile(text) });
    await expect(client.discover(digest)).toFailWith("config_invalid", message);
  });

  test("needs the file, and no profile beside it", async () => {
    await expect(open({ profileFrom: "/nowhere.toml" }).discover(digest)).toFailWith("config_unreadable");
    const both = open({ profileFrom: await saveFile(""), profile: "a" });
    await expect(both.discover(digest)).toFailWith("config_invalid", /saved logins/);
  });
});

describe("profile", () => {
  test("uses the settings of one of the saved logins", async () => {
    const token = await service.issueToken({ kind: "user" });
    const path = await saveFile(
      `[service]\nbase_url = "https://other.example"\n\n[profiles.a]\norganization = "other"\n[profiles.a.auth]\ntoken = "${token}"\n[profiles.a.service]\nbase_url = "${service.baseUrl}"\n`,
    );
    const client = open({ configFile: path, profile: "a", compat: "chainloop" });
    expect((await client.discover(digest))?.digest).toBe(digest);
    expect(lastOrganization()).toBe("other");
    const env = { SERVICE_PROFILE: "a" };
    expect((await open({ configFile: path, env, compat: "chainloop" }).discover(digest))?.digest).toBe(
      digest,
    );
    await expect(open({ configFile: path, profile: "b" }).discover(digest)).toFailWith(
      "config_invalid",
      /it has a/,
    );
  });
});
