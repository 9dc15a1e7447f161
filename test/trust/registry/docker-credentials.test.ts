import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCredentials } from "../../../src/trust/registry/docker-credentials.js";
import { parseImageName } from "../../../src/trust/registry/image-name.js";

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "regohost-credentials-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const auth = (text: string): { auth: string } => ({ auth: Buffer.from(text).toString("base64") });
const signal = new AbortController().signal;
let folders = 0;

/** Finds credentials with these files below the home. */
async function find(
  address: string,
  files: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const own = join(home, String(folders++));
  for (const [path, content] of Object.entries(files)) {
    const place = join(own, path);
    await mkdir(join(place, ".."), { recursive: true });
    await writeFile(place, typeof content === "string" ? content : JSON.stringify(content));
  }
  const env = Object.fromEntries(
    Object.entries({ HOME: own, USERPROFILE: own, ...variables }).map(([key, value]) => [
      key,
      value.replace("$HOME", own),
    ]),
  );
  return findCredentials(parseImageName(address), { env, signal });
}

const ADDRESS = "oci://registry.example.com/team/app:1";
const DOCKER = ".docker/config.json";

describe("credentials of a registry", () => {
  it.each<[string, string, Record<string, unknown>, Record<string, string>, unknown]>([
    ["no file", ADDRESS, {}, {}, undefined],
    ["another registry", ADDRESS, { [DOCKER]: { auths: { "example.com": auth("a:b") } } }, {}, undefined],
    [
      "user and password",
      ADDRESS,
      { [DOCKER]: { auths: { "registry.example.com": auth("ada:pass:word") } } },
      {},
      { username: "ada", password: "pass:word" },
    ],
    [
      "a key with a scheme",
      ADDRESS,
      { [DOCKER]: { auths: { "https://registry.example.com/v2/": auth("ada:x") } } },
      {},
      { username: "ada", password: "x" },
    ],
    [
      "the most special key",
      ADDRESS,
      {
        [DOCKER]: {
          auths: { "registry.example.com": auth("a:b"), "registry.example.com/team": auth("c:d") },
        },
      },
      {},
      { username: "c", password: "d" },
    ],
    [
      "an identity token",
      ADDRESS,
      { [DOCKER]: { auths: { "registry.example.com": { ...auth("00:x"), identitytoken: "it" } } } },
      {},
      { identityToken: "it" },
    ],
    [
      "a token of the registry",
      ADDRESS,
      { [DOCKER]: { auths: { "registry.example.com": { registrytoken: "rt" } } } },
      {},
      { registryToken: "rt" },
    ],
    [
      "Docker Hub",
      "oci://docker.io/alpine:3",
      { [DOCKER]: { auths: { "https://index.docker.io/v1/": auth("ada:hub") } } },
      {},
      { username: "ada", password: "hub" },
    ],
    [
      "DOCKER_CONFIG",
      ADDRESS,
      { "elsewhere/config.json": { auths: { "registry.example.com": auth("ada:y") } } },
      { DOCKER_CONFIG: "$HOME/elsewhere" },
      { username: "ada", password: "y" },
    ],
    [
      "Podman's file after Docker's without an entry",
      ADDRESS,
      {
        [DOCKER]: { auths: {} },
        "run/containers/auth.json": { auths: { "registry.example.com": auth("ada:pod") } },
      },
      { XDG_RUNTIME_DIR: "$HOME/run" },
      { username: "ada", password: "pod" },
    ],
    [
      "REGISTRY_AUTH_FILE before all",
      ADDRESS,
      {
        [DOCKER]: { auths: { "registry.example.com": auth("a:b") } },
        "mine.json": { auths: { "registry.example.com": auth("ada:mine") } },
      },
      { REGISTRY_AUTH_FILE: "$HOME/mine.json" },
      { username: "ada", password: "mine" },
    ],
  ])("%s", async (_what, address, files, variables, expected) => {
    expect(await find(address, files, variables)).toEqual(expected);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>, string]>([
    ["a file that is not JSON", { [DOCKER]: "hunter2" }, {}, "config_invalid"],
    ["a malformed file", { [DOCKER]: { auths: ["hunter2"] } }, {}, "config_invalid"],
    [
      "an auth without a colon",
      { [DOCKER]: { auths: { "registry.example.com": auth("hunter2") } } },
      {},
      "config_invalid",
    ],
    [
      "a token with a line break",
      { [DOCKER]: { auths: { "registry.example.com": { registrytoken: "hunter2\r\nX: 1" } } } },
      {},
      "config_invalid",
    ],
    ["a named file that is not there", {}, { REGISTRY_AUTH_FILE: "$HOME/none.json" }, "config_unreadable"],
    [
      "a helper that is not there",
      { [DOCKER]: { credsStore: "no-such-helper" } },
      { PATH: "$HOME" },
      "credentials_missing",
    ],
    [
      "a helper with a path",
      { [DOCKER]: { credsStore: "../evil" } },
      { PATH: "$HOME" },
      "credentials_missing",
    ],
  ])("%s is refused without its content", async (_what, files, variables, code) => {
    await expect(find(ADDRESS, files, variables)).rejects.toThrow(
      expect.objectContaining({ code, message: expect.not.stringContaining("hunter2") }),
    );
  });
});

// A helper is a program, which on Windows is an .exe.
describe.skipIf(process.platform === "win32")("a credential helper", () => {
  let bin: string;
  beforeAll(async () => {
    bin = join(home, "bin");
    await mkdir(bin, { recursive: true });
    const script = (name: string, text: string): Promise<void> =>
      writeFile(join(bin, `docker-credential-${name}`), `#!/bin/sh\n${text}\n`).then(() =>
        chmod(join(bin, `docker-credential-${name}`), 0o755),
      );
    await script("echo", `read server; printf '{"Username":"%s","Secret":"s"}' "$server"`);
    await script("token", `printf '{"Username":"<token>","Secret":"it"}'`);
    await script("none", `echo "credentials not found in native keychain"; exit 1`);
    await script("agent", `sleep 40 > /dev/null & printf '{"Username":"<token>","Secret":"it"}'`);
    await script("broken", `echo "hunter2"; exit 3`);
    await script("garbled", `echo "hunter2"`);
  });
  const withHelper = (config: unknown, address = ADDRESS): Promise<unknown> =>
    find(address, { [DOCKER]: config }, { PATH: `${bin}${delimiter}/usr/bin${delimiter}/bin` });

  it("is asked for its registry by name", async () => {
    const config = {
      credHelpers: { "registry.example.com": "echo" },
      auths: { "registry.example.com": auth("a:b") },
    };
    expect(await withHelper(config)).toEqual({ username: "registry.example.com", password: "s" });
    expect(await withHelper({ credsStore: "echo" }, "oci://docker.io/alpine:3")).toEqual({
      username: "https://index.docker.io/v1/",
      password: "s",
    });
  });

  it("gives an identity token, or nothing", async () => {
    expect(await withHelper({ credsStore: "token" })).toEqual({ identityToken: "it" });
    expect(await withHelper({ credsStore: "none" })).toBeUndefined();
  });

  it("is not waited for by an agent that it starts, which keeps stderr open", async () => {
    expect(await withHelper({ credsStore: "agent" })).toEqual({ identityToken: "it" });
  });

  it.each(["broken", "garbled"])("is not quoted when it is %s", async (name) => {
    await expect(withHelper({ credsStore: name })).rejects.toThrow(
      expect.objectContaining({
        code: "credentials_missing",
        message: expect.not.stringContaining("hunter2"),
      }),
    );
  });
});
