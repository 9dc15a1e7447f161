import { join, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { configFilePath } from "../../../src/base/host/user-paths.js";
import { resolveSettings } from "../../../src/evidence/settings/resolve-settings.js";

const HOME = resolve("/home/of-another-user");
const TOKEN = "a.b.c";
const URL = "https://cp.example.com";

// Root may read every folder, so the refusal is made here.
let refusal = "EACCES";
vi.mock(import("../../../src/base/host/read-file.js"), async (original) => ({
  ...(await original()),
  openToRead: (path) =>
    Promise.reject(Object.assign(new Error(`${refusal}: open ${String(path)}`), { code: refusal })),
}));
vi.mock(import("node:os"), async (original) => ({
  ...(await original()),
  homedir() {
    throw new Error("ENOENT: uv_os_homedir");
  },
}));

const resolveWith = (
  env: Record<string, string>,
  options: Parameters<typeof resolveSettings>[0] = {},
): ReturnType<typeof resolveSettings> =>
  resolveSettings({ env: { XDG_CONFIG_HOME: HOME, APPDATA: HOME, ...env }, ...options });

describe("a home folder that cannot be read", () => {
  it.each(["EACCES", "EPERM"])("is a warning when the environment has the settings (%s)", async (code) => {
    refusal = code;
    const { settings, warnings } = await resolveWith({ SERVICE_TOKEN: TOKEN, SERVICE_BASE_URL: URL });
    expect(settings).toEqual({ token: TOKEN, baseUrl: URL });
    expect(warnings).toEqual([
      expect.stringMatching(
        /config\.toml cannot be read: .+; only options and environment variables are used/,
      ),
    ]);
  });

  it("is a warning when options have the settings", async () => {
    refusal = "EACCES";
    const { settings, warnings } = await resolveWith({}, { flags: { baseUrl: URL } });
    expect(settings).toEqual({ baseUrl: URL });
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ["nothing else has the settings", "EACCES", {}, {}],
    ["only an organization is set", "EACCES", { SERVICE_ORGANIZATION: "acme" }, {}],
    ["a profile is asked for", "EACCES", { SERVICE_TOKEN: TOKEN }, { profile: "staging" }],
    ["the environment asks for a profile", "EACCES", { SERVICE_TOKEN: TOKEN, SERVICE_PROFILE: "a" }, {}],
    ["the file is named", "EACCES", { SERVICE_TOKEN: TOKEN }, { configFile: join(HOME, "config.toml") }],
    ["a login is to be saved in it", "EACCES", { SERVICE_BASE_URL: URL }, { isNewProfile: true }],
    ["it fails for another reason", "EIO", { SERVICE_TOKEN: TOKEN }, {}],
  ])("is an error when %s", async (_, code, env, options) => {
    refusal = code;
    await expect(resolveWith(env, options)).toFailWith("config_unreadable");
  });

  it("has no config file when the user has no home", () => {
    const { HOME: home, XDG_CONFIG_HOME } = process.env;
    try {
      delete process.env["HOME"];
      delete process.env["XDG_CONFIG_HOME"];
      expect(configFilePath(process.env, "linux")).toBeUndefined();
    } finally {
      if (home !== undefined) process.env["HOME"] = home;
      if (XDG_CONFIG_HOME !== undefined) process.env["XDG_CONFIG_HOME"] = XDG_CONFIG_HOME;
    }
  });
});
