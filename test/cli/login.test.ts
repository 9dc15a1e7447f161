import { chmod, mkdir, readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoginTerminal } from "../../src/cli/terminal/cli-io.js";
import { startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const isWindows = process.platform === "win32";

let home: string;
let service: FakeEvidenceService;

/** What a browser would do. */
const browser: LoginTerminal = {
  async openBrowser(url) {
    await fetch(url);
  },
  readSecret: () => Promise.reject(new Error("nobody is asked")),
};

const regohost = (args: string[], options: RunOptions = {}): Promise<RunResult> =>
  run(args, {
    cwd: home,
    ...options,
    env: { XDG_CONFIG_HOME: home, APPDATA: home, ...options.env },
  });
const login = (args: string[] = [], options: RunOptions = {}): Promise<RunResult> =>
  regohost(["login", "--base-url", service.baseUrl, ...args], { terminal: browser, ...options });
const configFile = (): string => join(home, "regohost", "config.toml");
const saved = (): Promise<string> => readFile(configFile(), "utf8");

async function writeConfig(text: string, mode = 0o600): Promise<void> {
  await mkdir(dirname(configFile()), { recursive: true });
  await writeFile(configFile(), text, { mode });
  await chmod(configFile(), mode);
}

beforeEach(async () => {
  home = await makeFolder({});
  service = await startEvidenceService();
});
afterEach(() => service.close());

/** Sends a request to the callback of a login page's address. */
function callBack(
  page: string,
  change: { path?: string; host?: string; method?: string; query?: string } = {},
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
  const callback = new URL(new URL(page).searchParams.get("callback")!);
  const { path = callback.pathname, host = callback.host, method = "GET", query = "" } = change;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: callback.hostname, port: callback.port, path: path + query, method, headers: { host } },
      (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (body += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

describe("login in the browser", () => {
  it("saves the token with its address, for this user only, and shows it nowhere", async () => {
    const result = await login(["--organization", "acme"]);
    expect(result).toMatchObject({ exitCode: 0, stdout: "" });
    const text = await saved();
    const token = /token = "(ey[^"]+)"/.exec(text)![1]!;
    expect(result.stderr).not.toContain(token);
    expect(text).toContain(`base_url = "${service.baseUrl}"`);
    if (!isWindows) {
      expect((await stat(configFile())).mode & 0o777).toBe(0o600);
      expect((await stat(dirname(configFile()))).mode & 0o777).toBe(0o700);
    }
    const who = await regohost(["whoami", "--json"]);
    expect(who.exitCode).toBe(0);
    expect(JSON.parse(who.stdout)).toMatchObject({
      kind: "user",
      organization: "acme",
      expired: false,
      source: `${configFile()} (auth.token)`,
      base_url: service.baseUrl,
    });
    expect(who.stdout).not.toContain(token);
    const { digest } = service.addArtifact("x");
    expect((await regohost(["discover", digest])).exitCode).toBe(0);
  });

  it("takes one token, from the login page only", async () => {
    const seen: Awaited<ReturnType<typeof callBack>>[] = [];
    const token = await service.issueToken({ kind: "user" });
    const query = `?t=${token}`;
    const terminal: LoginTerminal = {
      ...browser,
      async openBrowser(page) {
        for (const change of [
          { path: "/auth/callback", query },
          { path: "/", query },
          { host: "evil.example", query },
          { host: "localhost", query },
          { method: "POST", query },
          {},
          { query: "?t=" },
          { query },
        ]) {
          seen.push(await callBack(page, change));
        }
      },
    };
    expect((await login([], { terminal })).exitCode).toBe(0);
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 404, 404, 405, 400, 400, 200]);
    for (const { headers, body } of seen) {
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      expect(body).not.toContain(token);
    }
    expect(await saved()).toContain(token);
  });

  it("answers a second call of the callback with 410", async () => {
    const token = await service.issueToken({ kind: "user" });
    let statuses: number[] = [];
    const terminal: LoginTerminal = {
      ...browser,
      async openBrowser(page) {
        const both = [callBack(page, { query: `?t=${token}` }), callBack(page, { query: "?t=a.b.c" })];
        statuses = (await Promise.all(both)).map(({ status }) => status);
      },
    };
    await login([], { terminal });
    expect(statuses.sort()).toEqual([200, 410]);
  });

  it("ends when nobody comes back, or when it is told to", async () => {
    const terminal: LoginTerminal = { ...browser, openBrowser: () => Promise.resolve() };
    const late = await login(["--timeout", "50ms"], { terminal });
    expect(late.exitCode).toBe(3);
    expect(late.stderr).toMatch(/not logged in within/);
    const controller = new AbortController();
    const ended = await login([], {
      signal: controller.signal,
      terminal: {
        ...browser,
        openBrowser: () => {
          controller.abort(new Error("ended by SIGINT"));
          return Promise.resolve();
        },
      },
    });
    expect(ended.exitCode).toBe(3);
    await expect(saved()).rejects.toThrow();
  });

  it("shows the address when no browser can be opened", async () => {
    const terminal: LoginTerminal = {
      ...browser,
      openBrowser: () => Promise.reject(new Error("no browser")),
    };
    const { stderr } = await login(["--timeout", "50ms"], { terminal });
    expect(stderr).toContain(`${service.baseUrl}/auth/login?callback=http%3A%2F%2F127.0.0.1%3A`);
  });

  it.each([
    ["http://evil.example/login", /login page is not https: http:\/\/evil\.example/],
    ["javascript:alert(1)", /is not https/],
    ["nothing", /is not a URL/],
    ["", /has no loginURL|loginURL/],
    ["https://user:pw@x.example/", /user name/],
  ])("goes to no login page at %j", async (loginURL, message) => {
    service.respondNext({
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ loginURL, version: "1", chartVersion: "1" }),
    });
    const result = await login();
    expect(result.exitCode).toBe(3);
    expect(/\[(\w+)\]$/m.exec(result.stderr)?.[1]).toBe("login_failed");
    expect(result.stderr).toMatch(message);
  });
});

describe("login without a browser", () => {
  const asking = (answer: string, asked: string[] = []): LoginTerminal => ({
    openBrowser: () => Promise.reject(new Error("no browser is opened")),
    readSecret(prompt) {
      asked.push(prompt);
      return Promise.resolve(answer);
    },
  });

  it.each<[string, string[], Record<string, string>]>([
    ["--no-browser", ["--no-browser"], {}],
    ["over SSH", [], { SSH_CONNECTION: "10.0.0.1 1 10.0.0.2 22" }],
    ["over SSH, by its terminal", [], { SSH_CONNECTION: "", SSH_TTY: "/dev/pts/0" }],
  ])("%s: shows the page, and asks for the token", async (_, args, env) => {
    const token = await service.issueToken({ kind: "user" });
    const asked: string[] = [];
    const result = await login(args, { env, terminal: asking(` ${token}\n`, asked) });
    expect(result.exitCode).toBe(0);
    expect(asked).toEqual(["Token: "]);
    expect(result.stderr).toContain(`${service.baseUrl}/auth/login?long-lived=true`);
    expect(result.stderr).not.toContain(token);
    expect(await saved()).toContain(token);
  });

  it("reads the token from a pipe", async () => {
    const token = await service.issueToken({ kind: "user" });
    const args = ["login", "--no-browser", "--base-url", service.baseUrl];
    expect((await regohost(args, { stdin: `${token}\n` })).exitCode).toBe(0);
    expect(await saved()).toContain(token);
    const empty = await regohost(args, { stdin: "" });
    expect(empty.exitCode).toBe(2);
    expect(empty.stderr).toMatch(/standard input contains no token/);
    const long = await regohost(args, { stdin: "x".repeat(64 * 1024 + 1) });
    expect(long.exitCode).toBe(2);
    expect(long.stderr).toMatch(/larger than 64 KiB/);
  });

  it("reads the token from --token-file, and opens nothing", async () => {
    const token = await service.issueToken({ kind: "user" });
    const path = join(home, "token.txt");
    await writeFile(path, `${token}\n`, { mode: 0o600 });
    const result = await login(["--token-file", path], { terminal: asking("") });
    expect(result.exitCode).toBe(0);
    expect(await saved()).toContain(token);
  });

  it.each<[string, () => string | Promise<string>, RegExp]>([
    ["garbage", () => "garbage", /is not a JWT/],
    ["an API token", () => service.issueToken({ kind: "api" }), /is an API token; .* Set SERVICE_TOKEN/],
    [
      "an expired token",
      () => service.issueToken({ kind: "user", expiresInSeconds: -60 }),
      /expired on .* log in again/i,
    ],
  ])("saves no %s", async (_, token, message) => {
    const result = await regohost(["login", "--base-url", service.baseUrl], { stdin: await token() });
    expect(result.exitCode).toBe(3);
    expect(result.stderr).toMatch(message);
    await expect(saved()).rejects.toThrow();
  });

  it("needs to know whom to log in at", async () => {
    expect((await regohost(["login"], { terminal: browser })).stderr).toMatch(/pass --base-url/);
  });
});

describe("the saved logins", () => {
  it("keeps profiles apart, and all keys when it changes one", async () => {
    await writeConfig('organization = "home"\n\n[service]\nplatform_url = "https://p.example"\n');
    expect((await login()).exitCode).toBe(0);
    expect((await login(["--profile", "staging", "--organization", "other"])).exitCode).toBe(0);
    const text = await saved();
    expect(text).toContain('platform_url = "https://p.example"');
    expect(text).toMatch(/\[profiles\.staging\.auth\]\ntoken = "ey/);
    const who = async (args: string[], env = {}): Promise<Record<string, unknown>> =>
      JSON.parse((await regohost(["whoami", "--json", ...args], { env })).stdout) as Record<string, unknown>;
    expect(await who([])).toMatchObject({ organization: "home" });
    expect(await who(["--profile", "staging"])).toMatchObject({ organization: "other" });
    expect(await who([], { SERVICE_PROFILE: "staging" })).toMatchObject({ organization: "other" });
    expect((await regohost(["logout", "--profile", "staging"])).stderr).toMatch(
      /logged out: .*profile staging/,
    );
    expect((await regohost(["whoami", "--profile", "staging"])).exitCode).toBe(3);
    expect((await regohost(["whoami"])).exitCode).toBe(0);
    expect((await regohost(["logout"])).exitCode).toBe(0);
    expect((await regohost(["logout"])).stderr).toMatch(/no login/);
  });

  it("saves the path of --ca so that it is found from anywhere", async () => {
    const result = await run(["login", "--base-url", service.baseUrl, "--ca", "ca.pem"], {
      stdin: await service.issueToken({ kind: "user" }),
      env: { XDG_CONFIG_HOME: home, APPDATA: home },
    });
    expect(result.exitCode).toBe(0);
    expect(await saved()).toContain(`ca = ${JSON.stringify(resolve("ca.pem"))}`);
  });

  it("takes no name that every object has for a profile", async () => {
    await writeConfig('[profiles.a.auth]\ntoken = "x"\n');
    expect((await regohost(["whoami", "--profile", "constructor"])).exitCode).toBe(2);
    expect((await login(["--profile", "constructor"])).exitCode).toBe(0);
    expect(await saved()).toMatch(/\[profiles\.constructor\.auth\]\ntoken = "ey/);
  });

  it("logs out of no profile that is not there, and of no other tool", async () => {
    await writeConfig('[profiles.staging.auth]\ntoken = "x"\n');
    const mistyped = await regohost(["logout", "--profile", "stagin"]);
    expect(mistyped.exitCode).toBe(2);
    expect(mistyped.stderr).toMatch(/did you mean staging\?/);
    for (const command of ["login", "logout"]) {
      const result = await regohost([command, "--profile-from", "other.toml"]);
      expect(result.exitCode).toBe(2);
      expect(result.stderr).toMatch(/only reads the login of another tool/);
    }
    const both = await regohost(["whoami", "--profile", "staging", "--profile-from", "other.toml"]);
    expect(both.exitCode).toBe(2);
    expect(both.stderr).toMatch(/a profile is one of regohost's saved logins/);
    expect(await saved()).toContain('token = "x"');
  });

  it("shows a token of unknown kind as that", async () => {
    const token = await service.issueToken({ kind: "user", audience: "someone-else" });
    const env = { SERVICE_TOKEN: token, SERVICE_ORGANIZATION: "acme" };
    const who = await regohost(["whoami", "--json"], { env });
    expect(who.exitCode).toBe(0);
    expect(JSON.parse(who.stdout)).toMatchObject({ kind: "unknown", organization: "acme" });
  });

  it("says that the environment wins over the saved login", async () => {
    await login();
    const token = await service.issueToken({ kind: "api" });
    const who = await regohost(["whoami"], { env: { SERVICE_TOKEN: token } });
    expect(who.stderr).toMatch(/warning: SERVICE_TOKEN is set and is used instead of the login saved/);
    expect(who.stdout).toMatch(/source: SERVICE_TOKEN/);
  });

  it("names the profiles there are", async () => {
    await writeConfig('[profiles.staging.auth]\ntoken = "x"\n');
    const result = await regohost(["whoami", "--profile", "stagin"]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/no profile stagin \(did you mean staging\?\): it has staging/);
    expect((await regohost(["login", "--profile", "../x", "--base-url", service.baseUrl])).exitCode).toBe(2);
  });

  it("needs a profile's name, but for eval, which profiles without one", async () => {
    const result = await regohost(["whoami", "--profile"]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/--profile NAME/);
  });

  it("loses nothing when two log in at once", async () => {
    const names = ["a", "b", "c", "d"];
    const results = await Promise.all(names.map((name) => login(["--profile", name])));
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    const text = await saved();
    for (const name of names)
      expect(text).toMatch(new RegExp(`\\[profiles\\.${name}\\.auth\\]\\ntoken = "ey`));
  });

  it.skipIf(isWindows)("writes through a link, and refuses one that leads nowhere", async () => {
    const real = join(home, "dotfiles.toml");
    await writeFile(real, 'organization = "x"\n', { mode: 0o600 });
    await mkdir(dirname(configFile()), { recursive: true });
    await symlink(real, configFile());
    expect((await login()).exitCode).toBe(0);
    expect(await readlink(configFile())).toBe(real);
    expect(await readFile(real, "utf8")).toContain('organization = "x"');
    const other = await makeFolder({});
    await mkdir(join(other, "regohost"), { recursive: true });
    await symlink(join(other, "nothing"), join(other, "regohost", "config.toml"));
    const result = await login([], { env: { XDG_CONFIG_HOME: other } });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(/links to a file that does not exist/);
  });

  it.each<[string, string, RegExp]>([
    ["truncated", '[auth]\ntoken = "ey', /not valid TOML \(line 2, column \d+\); it may have been cut short/],
    ["unknown keys", '[auth]\ntokn = "x"\n', /unknown key "auth\.tokn" \(did you mean token\?\)/],
    [
      "unknown keys of a profile",
      "[profiles.a]\norganisation = 1\n",
      /"profiles\.a\.organisation" \(did you mean organization\?\)/,
    ],
    [
      "a newer version",
      "version = 2\nnew = true\n",
      /version 2, which a newer regohost wrote; this one reads 1/,
    ],
  ])("refuses a file: %s", async (_, text, message) => {
    await writeConfig(text);
    for (const result of [await regohost(["whoami"]), await login()]) {
      expect(result.exitCode).toBe(2);
      expect(result.stderr).toMatch(message);
    }
    expect(await saved()).toBe(text);
  });

  it.skipIf(isWindows)("refuses a file, and a token file, that others may read", async () => {
    await writeConfig('[auth]\ntoken = "x"\n', 0o644);
    expect((await regohost(["whoami"])).stderr).toMatch(
      /other users can read or write it \(mode 0644\)\. Run: chmod 600/,
    );
    await chmod(configFile(), 0o600);
    const path = join(home, "token.txt");
    const token = await service.issueToken({ kind: "api" });
    await writeFile(path, token, { mode: 0o644 });
    expect((await regohost(["whoami", "--token-file", path])).stderr).toMatch(/chmod 600/);
    await chmod(path, 0o600);
    const who = await regohost(["whoami", "--token-file", path]);
    expect(who.stdout).toMatch(/kind: api\n/);
    expect(who.stdout).toContain(`source: --token-file ${path}`);
  });

  it("takes a token from standard input", async () => {
    const token = await service.issueToken({ kind: "user" });
    const who = await regohost(["whoami", "--token-file", "-"], { stdin: `${token}\n` });
    expect(who).toMatchObject({ exitCode: 0 });
    expect((await regohost(["whoami", "--token-file", "-"], { stdin: "\n" })).exitCode).toBe(2);
  });

  it("warns in a user token's last hour, and says how to log in again after it", async () => {
    const { digest } = service.addArtifact("x");
    const soon = await service.issueToken({ kind: "user", expiresInSeconds: 600 });
    const env = { SERVICE_BASE_URL: service.baseUrl };
    const warned = await regohost(["discover", digest], { env: { ...env, SERVICE_TOKEN: soon } });
    expect(warned.exitCode).toBe(0);
    expect(warned.stderr).toMatch(/warning: the login expires at .*Z; log in again: regohost login/);
    const over = await service.issueToken({ kind: "user", expiresInSeconds: -1 });
    const refused = await regohost(["discover", digest], { env: { ...env, SERVICE_TOKEN: over } });
    expect(refused.exitCode).toBe(3);
    expect(refused.stderr).toMatch(/log in again \(regohost login\)/);
    const who = await regohost(["whoami"], { env: { SERVICE_TOKEN: soon } });
    expect(who.stderr).toMatch(/the login expires at/);
    const whoWas = await regohost(["whoami"], { env: { SERVICE_TOKEN: over } });
    expect(whoWas.exitCode).toBe(3);
    expect(whoWas.stderr).toMatch(/the login expired at .*Z; log in again/);
  });
});

describe("--compat chainloop", () => {
  let chainloop: FakeEvidenceService;
  let digest: string;
  beforeEach(async () => {
    chainloop = await startEvidenceService({ dialect: "chainloop", organizations: ["acme", "other"] });
    ({ digest } = chainloop.addArtifact("bytes"));
    await writeFile(
      join(home, "p.rego"),
      'package p\n\nkind := chainloop.discover(input.digest, "").kind\n\ntext := chainloop.download_artifact(input.digest)\n',
    );
    await writeFile(join(home, "input.json"), JSON.stringify({ digest }));
  });
  afterEach(() => chainloop.close());

  it("switches the namespace, the organization's header and the audiences", async () => {
    const token = await chainloop.issueToken({ kind: "user" });
    const env = {
      SERVICE_BASE_URL: chainloop.baseUrl,
      SERVICE_TOKEN: token,
      SERVICE_ORGANIZATION: "other",
    };
    const args = ["eval", "p.rego", "-e", "p/kind", "-i", "input.json", "-f", "raw"];
    expect((await regohost([...args, "--compat", "chainloop"], { env })).stdout).toBe("ARTIFACT\n");
    expect(chainloop.requests[0]?.headers["chainloop-organization"]).toBe("other");
    const without = await regohost(args, { env });
    expect(without.exitCode).toBe(2);
    expect(without.stderr).toMatch(/undefined function chainloop\.discover/);
  });

  it("reads that tool's variables, and SERVICE_* wins", async () => {
    const token = await chainloop.issueToken({ kind: "api" });
    const { host } = new URL(chainloop.grpcUrl);
    const env = { CHAINLOOP_TOKEN: token, CHAINLOOP_CONTROL_PLANE_API: host };
    const args = ["eval", "p.rego", "-i", "input.json", "-f", "raw", "--compat", "chainloop", "-e"];
    expect(await regohost([...args, "p/kind"], { env })).toMatchObject({ stdout: "ARTIFACT\n" });
    expect((await regohost([...args, "p/text"], { env })).stdout).toBe("bytes\n");
    expect(chainloop.requests.every(({ grpc, server }) => grpc || server === "cas")).toBe(true);
    const wins = await regohost([...args, "p/kind"], { env: { ...env, SERVICE_TOKEN: "garbage" } });
    expect(wins.exitCode).toBe(3);
    expect(wins.stderr).toMatch(/not a JWT/);
    expect((await regohost(["whoami"], { env })).exitCode).toBe(3);
  });

  it("reads the login that tool saved", async () => {
    const token = await chainloop.issueToken({ kind: "user" });
    const { host } = new URL(chainloop.grpcUrl);
    const path = join(home, "chainloop.toml");
    const text = `organization = "other"\n\n[auth]\ntoken = "${token}"\n\n[control-plane]\nAPI = "${host}"\n\n[artifact-cas]\nAPI = "x"\n`;
    await writeFile(path, text, { mode: 0o600 });
    const args = ["eval", "p.rego", "-e", "p/kind", "-i", "input.json", "-f", "raw", "--profile-from", path];
    expect(await regohost(args)).toMatchObject({ exitCode: 0, stdout: "ARTIFACT\n" });
    expect(chainloop.requests.at(-1)?.headers["chainloop-organization"]).toBe("other");
    const who = await regohost(["whoami", "--json", "--profile-from", path]);
    expect(JSON.parse(who.stdout)).toMatchObject({ kind: "user", source: `${path} (auth.token)` });
  });
});
