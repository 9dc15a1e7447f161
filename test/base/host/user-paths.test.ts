import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { cacheFolder, configFilePath } from "../../../src/base/host/user-paths.js";

const at = (...parts: string[]): string => join(...parts, "regohost", "config.toml");
const base = resolve("/base");

test.each([
  ["XDG_CONFIG_HOME", { XDG_CONFIG_HOME: base, HOME: "/home/a" }, "linux", at(base)],
  ["the home without it", { HOME: "/home/a" }, "linux", at("/home/a", ".config")],
  ["the home when it is empty", { XDG_CONFIG_HOME: "", HOME: "/home/a" }, "darwin", at("/home/a", ".config")],
  [
    "the home when it is relative",
    { XDG_CONFIG_HOME: "a", HOME: "/home/a" },
    "linux",
    at("/home/a", ".config"),
  ],
  ["APPDATA on Windows", { APPDATA: "C:\\A", XDG_CONFIG_HOME: base }, "win32", at("C:\\A")],
  ["the profile on Windows", { USERPROFILE: "C:\\U" }, "win32", at("C:\\U", "AppData", "Roaming")],
] as const)("%s", (_name, env, platform, expected) => {
  expect(configFilePath(env, platform)).toBe(expected);
});

test.each(["linux", "win32"] as const)(
  "on %s an environment of the caller's without a home has none",
  (platform) => {
    expect(configFilePath({}, platform)).toBeUndefined();
  },
);

test("the process's own environment falls back to the account's home", () => {
  const { HOME, XDG_CONFIG_HOME } = process.env;
  try {
    delete process.env["HOME"];
    delete process.env["XDG_CONFIG_HOME"];
    expect(configFilePath(process.env, "linux")).toBe(at(homedir(), ".config"));
  } finally {
    if (HOME !== undefined) process.env["HOME"] = HOME;
    if (XDG_CONFIG_HOME !== undefined) process.env["XDG_CONFIG_HOME"] = XDG_CONFIG_HOME;
  }
});

const cache = (...parts: string[]): string => join(...parts, "regohost");

test.each([
  ["XDG_CACHE_HOME", { XDG_CACHE_HOME: base, HOME: "/home/a" }, "linux", cache(base)],
  ["the home without it", { HOME: "/home/a" }, "linux", cache("/home/a", ".cache")],
  [
    "the home when it is relative",
    { XDG_CACHE_HOME: "a", HOME: "/home/a" },
    "linux",
    cache("/home/a", ".cache"),
  ],
  ["the library on macOS", { HOME: "/home/a" }, "darwin", cache("/home/a", "Library", "Caches")],
  ["LOCALAPPDATA on Windows", { LOCALAPPDATA: "C:\\L", XDG_CACHE_HOME: base }, "win32", cache("C:\\L")],
  ["the profile on Windows", { USERPROFILE: "C:\\U" }, "win32", cache("C:\\U", "AppData", "Local")],
  ["a path of its own", { REGOHOST_CACHE: base, XDG_CACHE_HOME: "/other" }, "linux", base],
  ["none when it is off", { REGOHOST_CACHE: "off", HOME: "/home/a" }, "linux", undefined],
  ["none without a home", {}, "linux", undefined],
  ["none without a profile", {}, "win32", undefined],
] as const)("the cache: %s", (_name, env, platform, expected) => {
  expect(cacheFolder(env, platform)).toBe(expected);
});

test("a relative path of the cache is refused", async () => {
  await expect(() => cacheFolder({ REGOHOST_CACHE: "cache" })).toFailWith("config_invalid", /REGOHOST_CACHE/);
});
