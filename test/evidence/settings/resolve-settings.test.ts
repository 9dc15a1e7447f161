import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfigFile } from "../../../src/evidence/settings/read-config-file.js";
import { resolveSettings } from "../../../src/evidence/settings/resolve-settings.js";

const FULL = `organization = "saved-org"

[auth]
token = "saved-token"

[service]
base_url = "https://saved.example.com/"
grpc_url = "https://grpc.saved.example.com"
platform_url = "https://platform.saved.example.com"
ca = "certs/ca.pem"
not_found_text = "no such object"
`;
const isWindows = process.platform === "win32";

let folder: string;
let path: string;
const write = async (text: string, mode = 0o600): Promise<string> => {
  await mkdir(join(folder, "regohost"), { recursive: true });
  await writeFile(path, text);
  await chmod(path, mode);
  return path;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-config-"));
  path = join(folder, "regohost", "config.toml");
});
afterEach(() => rm(folder, { recursive: true }));

describe("where a setting comes from", () => {
  test("the explicit one, then the environment, then the config file", async () => {
    await write(FULL);
    const { settings, sources } = await resolveSettings({
      flags: { baseUrl: "https://flag.example.com" },
      flagName: () => "--base-url",
      env: {
        XDG_CONFIG_HOME: folder,
        APPDATA: folder,
        SERVICE_BASE_URL: "https://env.example.com",
        SERVICE_PLATFORM_URL: "https://platform.env.example.com",
      },
    });
    expect(settings).toEqual({
      baseUrl: "https://flag.example.com",
      platformUrl: "https://platform.env.example.com",
      grpcUrl: "https://grpc.saved.example.com",
      organization: "saved-org",
      token: "saved-token",
      ca: join(folder, "regohost", "certs", "ca.pem"),
      notFoundText: "no such object",
    });
    expect(sources.baseUrl).toEqual({ kind: "option", name: "--base-url" });
    expect(sources.platformUrl).toEqual({ kind: "environment", name: "SERVICE_PLATFORM_URL" });
    expect(sources.token).toEqual({ kind: "config_file", name: `${path} (auth.token)` });
  });

  test.each(["no", "a\nb", "x".repeat(257)])("the text %j that says not found is refused", async (text) => {
    const env = { SERVICE_NOT_FOUND_TEXT: text };
    await expect(resolveSettings({ env })).toFailWith("config_invalid", /SERVICE_NOT_FOUND_TEXT/);
  });

  test("accepts no settings at all", async () => {
    expect(await resolveSettings({ env: {} })).toEqual({
      settings: {},
      sources: {},
      warnings: [],
      configFile: undefined,
    });
  });

  test("an empty value counts as not set, wherever it is", async () => {
    await write('organization = ""\n[auth]\ntoken = "saved-token"\n');
    const { settings } = await resolveSettings({
      flags: { token: "", organization: undefined },
      env: { SERVICE_TOKEN: "", SERVICE_ORGANIZATION: "  " },
      configFile: path,
    });
    expect(settings).toEqual({ token: "saved-token" });
  });

  test("a token in the environment beside a saved login is used, with a warning that names both", async () => {
    await write(FULL);
    const { settings, unusedLogin } = await resolveSettings({
      env: { SERVICE_TOKEN: "env-token" },
      configFile: path,
    });
    expect(settings.token).toBe("env-token");
    expect(unusedLogin).toMatch(/^SERVICE_TOKEN .*config\.toml/);
    expect(unusedLogin).not.toMatch(/env-token|saved-token/);
  });

  test("configFile: false reads none", async () => {
    await write(FULL);
    const { settings } = await resolveSettings({
      env: { XDG_CONFIG_HOME: folder, APPDATA: folder },
      configFile: false,
    });
    expect(settings).toEqual({});
  });

  test.each([
    ["baseUrl", { SERVICE_BASE_URL: "cp.example.com" }, /^SERVICE_BASE_URL/],
    ["platformUrl", { SERVICE_PLATFORM_URL: "http://cp.example.com" }, /^SERVICE_PLATFORM_URL/],
    ["organization", { SERVICE_ORGANIZATION: "a\r\nx: y" }, /^SERVICE_ORGANIZATION/],
  ])("a bad %s names its source", async (_name, env, message) => {
    await expect(resolveSettings({ env })).toFailWith("config_invalid", message);
  });

  test("a bad address in the config file names the file and the key", async () => {
    await write('[service]\nbase_url = "cp.example.com"\n');
    await expect(resolveSettings({ env: {}, configFile: path })).toFailWith(
      "config_invalid",
      /config\.toml \(service\.base_url\)/,
    );
  });
});

describe("the config file", () => {
  test("one that is not there is an error only when it was named", async () => {
    await expect(resolveSettings({ env: {}, configFile: path })).toFailWith(
      "config_unreadable",
      /there is no such file/,
    );
    await expect(
      resolveSettings({ env: { XDG_CONFIG_HOME: folder, APPDATA: folder } }),
    ).resolves.toMatchObject({
      settings: {},
      configFile: path,
    });
  });

  test("one that cannot be read is an error", async () => {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o700);
    await expect(readConfigFile(path, { required: false })).toFailWith("config_unreadable");
  });

  test.skipIf(isWindows).each([0o644, 0o640, 0o604, 0o620])("the mode %o is refused", async (mode) => {
    await write(FULL, mode);
    await expect(readConfigFile(path, { required: true })).toFailWith("config_insecure", /chmod 600/);
    await expect(readConfigFile(path, { required: true })).not.toFailWith("config_insecure", /saved-token/);
  });

  test("on Windows the mode says nothing", async () => {
    await write(FULL, 0o644);
    await expect(
      readConfigFile(path, { required: true, owner: { platform: "win32", uid: undefined } }),
    ).resolves.toMatchObject({ token: "saved-token" });
  });

  test.each([
    ["an unknown key", 'organisation = "x"', /unknown key "organisation"/],
    ["a token in the place of a key", `${"eyJhbGciOi".repeat(9)} = 3`, /unknown key "(eyJhbGciOi){2}…"$/],
    ["an unknown key in a table", '[service]\nurl = "x"', /unknown key "service\.url"/],
    ["an unknown table", '[control-plane]\napi = "x"', /unknown key "control-plane"/],
    ["several unknown keys", "a = 1\nb = 2", /"a", "b"/],
    ["a wrong type", "[auth]\ntoken = 7", /auth\.token: must be a string/],
    ["a value where a table is", 'auth = "x"', /auth: must be a table/],
    ["no TOML", "[auth\ntoken", /TOML \(line 1/],
  ])("%s is named", async (_name, text, message) => {
    await write(text);
    await expect(readConfigFile(path, { required: true })).toFailWith("config_invalid", message);
  });

  test("an error of TOML does not show the token", async () => {
    await write('[auth]\ntoken = "s3cr3t\n');
    const error: unknown = await readConfigFile(path, { required: true }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error) + String((error as Error).cause)).not.toContain("s3cr3t");
  });

  test("one that is too large is refused", async () => {
    await write(`# ${"x".repeat(1024 * 1024)}\n`);
    await expect(readConfigFile(path, { required: true })).toFailWith("config_invalid", /1 MiB/);
  });

  test("a byte-order mark and an absolute path or PEM text are taken", async () => {
    await write(`\uFEFF[service]\nca = '''-----BEGIN CERTIFICATE-----\nx'''\n`);
    expect((await readConfigFile(path, { required: true }))?.ca).toBe("-----BEGIN CERTIFICATE-----\nx");
    await write(`[service]\nca = '${join(folder, "ca.pem")}'\n`);
    expect((await readConfigFile(path, { required: true }))?.ca).toBe(join(folder, "ca.pem"));
  });
});
