import { createHash } from "node:crypto";
import { readFile, chmod } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faults, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const BYTES = Buffer.from([0, 255, 10, 13, 65]);
const DIGEST = `sha256:${createHash("sha256").update(BYTES).digest("hex")}`;
const IMAGE = `sha256:${"a".repeat(64)}`;
const UNKNOWN = `sha256:${"0".repeat(64)}`;

let service: FakeEvidenceService;
let token: string;
let expired: string;
let folder: string;
const cleanUp = cleanUpAfterAll();

const ask = (args: string[], options: RunOptions = {}): Promise<RunResult> =>
  run(args, {
    cwd: folder,
    ...options,
    env: { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token, ...options.env },
  });

beforeAll(async () => {
  service = await startEvidenceService();
  token = await service.issueToken({ kind: "api", organization: "acme" });
  expired = await service.issueToken({ kind: "api", organization: "acme", expiresInSeconds: -60 });
  const artifact = service.addArtifact(BYTES, {
    kind: "SBOM_CYCLONEDX_JSON",
    metadata: { name: "s\u001b[31m" },
  });
  const image = service.addReferrer({
    digest: IMAGE,
    kind: "CONTAINER_IMAGE",
    projects: [{ name: "web", version: "1" }],
  });
  service.link(image, artifact);
  const discover = `x := service.discover(input.digest, "")`;
  folder = await makeFolder(
    {
      token: `${token}\n`,
      "empty-token": " \n",
      "p.rego": `package p\n\n${discover}\n\ndeny contains "no SBOM" if count(x.references) == 0\n\nallow if x.kind == "CONTAINER_IMAGE"\n`,
      "d.rego": `package d\n\ndeny contains "empty" if service.download_artifact(input.digest) == ""\n`,
      "known.json": JSON.stringify({ digest: IMAGE }),
      "unknown.json": JSON.stringify({ digest: UNKNOWN }),
      "malformed.json": JSON.stringify({ digest: "sha256:ABC" }),
    },
    cleanUp,
  );
});
afterEach(() => service.clearIntercepts());
afterAll(async () => {
  await service.close();
});

describe("discover", () => {
  it("draws a tree", async () => {
    const result = await ask(["discover", IMAGE]);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    const lines = result.stdout.split("\n");
    expect(lines[0]).toContain(`CONTAINER_IMAGE ${IMAGE}`);
    expect(lines[1]).toContain(`└─ SBOM_CYCLONEDX_JSON ${DIGEST}  downloadable`);
    expect(lines[2]).toContain("metadata name: s\\u001b[31m");
    expect(lines[3]).toBe("1 reference");
  });

  it("prints JSON", async () => {
    const result = await ask(["discover", IMAGE, "--kind", "CONTAINER_IMAGE", "--json"]);
    expect(result.exitCode).toBe(0);
    expect(JSON.parse(result.stdout)).toMatchObject({
      digest: IMAGE,
      kind: "CONTAINER_IMAGE",
      references: [{ digest: DIGEST }],
    });
  });

  it("sends its filters", async () => {
    service.resetStats();
    const args = [
      "discover",
      IMAGE,
      "--kind",
      "CONTAINER_IMAGE",
      "--project",
      "web",
      "--project-version",
      "1",
    ];
    expect((await ask(args)).exitCode).toBe(0);
    expect(service.requests[0]?.query).toMatchObject({
      kind: "CONTAINER_IMAGE",
      project_name: "web",
      project_version: "1",
    });
  });
});

describe("download", () => {
  it("writes the bytes to standard output or a file", async () => {
    expect((await ask(["download", DIGEST])).stdoutBytes).toEqual(BYTES);
    expect(await ask(["download", DIGEST, "-o", "sbom"])).toMatchObject({ exitCode: 0, stdout: "" });
    expect(await readFile(join(folder, "sbom"))).toEqual(BYTES);
  });

  it("does not write bytes to a terminal unasked", async () => {
    expect(await ask(["download", DIGEST], { isTTY: true })).toMatchObject({ exitCode: 2, stdout: "" });
    expect((await ask(["download", DIGEST, "-o", "-"], { isTTY: true })).stdoutBytes).toEqual(BYTES);
  });

  it("leaves no file behind when the bytes are wrong", async () => {
    service.respondNext(faults.corrupt(), { server: "cas" });
    const result = await ask(["download", DIGEST, "-o", "wrong"]);
    expect(result).toMatchObject({ exitCode: 3, stdout: "" });
    await expect(readFile(join(folder, "wrong"))).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("info", () => {
  it("shows the instance without a token", async () => {
    service.resetStats();
    const shown = await ask(["info"], { env: { SERVICE_TOKEN: "" } });
    expect(shown.exitCode).toBe(0);
    expect(shown.stdout).toMatch(/^loginURL: .*\nversion: /m);
    const json = await ask(["info", "--json"]);
    expect(JSON.parse(json.stdout)).toHaveProperty("version");
    expect(service.requests.every(({ headers }) => headers["authorization"] === undefined)).toBe(true);
  });

  it("prints both OpenAPI documents", async () => {
    const env = { SERVICE_PLATFORM_URL: service.platformUrl };
    for (const api of ["controlplane", "platform"]) {
      const result = await ask(["info", "--openapi", api], { env });
      expect(result.exitCode).toBe(0);
      expect(result.stdout).toMatch(/^openapi: /m);
    }
    expect((await ask(["info", "--openapi", "platform"])).exitCode).toBe(2);
    expect((await ask(["info", "--openapi", "other"])).exitCode).toBe(2);
  });
});

describe("the exit codes of service commands", () => {
  const CASES: [string, string[], Record<string, string>, number][] = [
    ["an unknown digest", ["discover", UNKNOWN], {}, 1],
    ["an unknown artifact", ["download", UNKNOWN], {}, 1],
    ["a malformed digest", ["discover", "sha256:ABC"], {}, 2],
    ["a sha1 to download", ["download", `sha1:${"a".repeat(40)}`], {}, 2],
    ["a version without its project", ["discover", IMAGE, "--project-version", "1"], {}, 2],
    ["no digest", ["discover"], {}, 2],
    ["an unknown option", ["discover", IMAGE, "--knid", "x"], {}, 2],
    ["no token", ["discover", IMAGE], { SERVICE_TOKEN: "" }, 3],
    ["no address", ["discover", IMAGE], { SERVICE_BASE_URL: "" }, 2],
    ["an address without a scheme", ["discover", IMAGE, "--base-url", "cp.example.com"], {}, 2],
    ["a token file that is not there", ["discover", IMAGE, "--token-file", "nothing"], {}, 2],
    ["a token file that is empty", ["discover", IMAGE, "--token-file", "empty-token"], {}, 2],
    [
      "a service that is not there",
      ["discover", IMAGE, "--base-url", "http://127.0.0.1:9", "--timeout", "2s"],
      {},
      3,
    ],
  ];
  it.each(CASES)("%s: %j", async (_, args, env, exitCode) => {
    const result = await ask(args, { env });
    expect(result).toMatchObject({ exitCode, stdout: "" });
    expect(result.stderr).not.toBe("");
    expect(result.stderr).not.toContain(token);
  });

  it.each([
    ["an expired token", () => ask(["discover", IMAGE], { env: { SERVICE_TOKEN: expired } })],
    [
      "a failing service",
      () => {
        service.intercept(faults.status(500));
        return ask(["discover", IMAGE, "--timeout", "2s"]);
      },
    ],
    [
      "an answer that is not JSON",
      () => {
        service.intercept(faults.invalidJson());
        return ask(["discover", IMAGE, "--timeout", "2s"]);
      },
    ],
  ])("%s: 3", async (_, answer) => {
    expect(await answer()).toMatchObject({ exitCode: 3, stdout: "" });
  });
});

describe("settings", () => {
  it("takes the token from a file before the environment", async () => {
    await chmod(join(folder, "token"), 0o600);
    const result = await ask(["discover", IMAGE, "--token-file", "token"], {
      env: { SERVICE_TOKEN: expired },
    });
    expect(result.exitCode).toBe(0);
  });

  it("says that the environment's token wins over a saved login, unless it is to be quiet", async () => {
    const { chmod, mkdir, writeFile } = await import("node:fs/promises");
    const directory = join(folder, "xdg/regohost");
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, "config.toml"), `[auth]\ntoken = "${expired}"\n`);
    await chmod(join(directory, "config.toml"), 0o600);
    const env = { XDG_CONFIG_HOME: join(folder, "xdg"), APPDATA: join(folder, "xdg") };
    const told = await ask(["discover", IMAGE], { env });
    expect(told.exitCode).toBe(0);
    expect(told.stderr).toMatch(/SERVICE_TOKEN.*instead of the login saved/);
    expect((await ask(["discover", IMAGE, "--quiet"], { env })).stderr).toBe("");
  });
});

describe("policies that ask the service", () => {
  it("eval prints the answer", async () => {
    const args = ["eval", "p.rego", "-e", "p/x", "-i", "known.json", "-f", "raw"];
    const result = await ask(args);
    expect(result.exitCode).toBe(0);
    expect(JSON.parse(result.stdout)).toMatchObject({ kind: "CONTAINER_IMAGE", digest: IMAGE });
  });

  it("gate passes, and asks once for all rules of a package", async () => {
    service.resetStats();
    const result = await ask(["gate", "p.rego", "known.json"]);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(service.stats.requests).toBe(1);
  });

  it("gate shows what the service does not know, and has no verdict for it", async () => {
    const result = await ask(["gate", "p.rego", "unknown.json"]);
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain(`not found: service.discover("${UNKNOWN}", "")`);
    expect(result.stdout).toContain("allow is undefined");
  });

  const CASES: [string, string[], Record<string, string>, number][] = [
    ["a missing artifact", ["d.rego", "unknown.json"], {}, 3],
    ["no token", ["p.rego", "known.json"], { SERVICE_TOKEN: "" }, 3],
    ["no address", ["p.rego", "known.json"], { SERVICE_BASE_URL: "" }, 2],
    ["a malformed digest", ["p.rego", "malformed.json"], {}, 2],
    ["no built-ins", ["p.rego", "known.json", "--builtins", "none"], {}, 2],
  ];
  it("names the address as its user does, and once", async () => {
    for (const [args, env, reason] of [
      [[], { SERVICE_BASE_URL: "" }, "set: give --base-url, set SERVICE_BASE_URL"],
      [[], { SERVICE_BASE_URL: "x" }, "SERVICE_BASE_URL: has no scheme"],
      [["--base-url", "x"], {}, "--base-url: has no scheme"],
    ] as const) {
      const { stdout } = await ask(["gate", "p.rego", "known.json", ...args], { env });
      expect(stdout.split(reason)).toHaveLength(2);
      expect(stdout).not.toMatch(/baseUrl|because/);
      expect((await ask(["discover", IMAGE, ...args], { env })).stderr).toContain(reason);
    }
  });

  it.each(CASES)("%s: %j %j is exit %i", async (_, args, env, exitCode) => {
    for (const command of ["gate", "eval"]) {
      const all = command === "gate" ? args : [args[0]!, "-i", args[1]!, ...args.slice(2)];
      expect((await ask([command, ...all], { env })).exitCode).toBe(exitCode);
    }
  });

  it("a service that fails is exit 3, never a pass, and 3 comes before 2 and 1", async () => {
    service.intercept(faults.status(500));
    expect((await ask(["gate", "p.rego", "known.json", "malformed.json", "--timeout", "3s"])).exitCode).toBe(
      3,
    );
  });

  it("asks for nothing but what a sequential evaluation needs, with --no-speculate", async () => {
    const at = await makeFolder({
      "s.rego": `package s\n\nallow if {\n\tservice.discover("${UNKNOWN}", "")\n\tservice.discover("${IMAGE}", "")\n} else := true\n`,
    });
    service.resetStats();
    expect((await ask(["gate", join(at, "s.rego"), "known.json", "--no-speculate"])).exitCode).toBe(0);
    expect(service.stats.requests).toBe(1);
  });
});
