import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./run.js";
import { SLOW } from "./slow-query.js";

// Signed by OPA: test/engine/source/fixtures/make-opa-signed.mjs.
const FIXTURES = new URL("../engine/source/fixtures/opa-signed/", import.meta.url);
const SECRET = "a secret of the tests";
const HS = ["--signing-alg", "HS256"];

let cwd: string;
let keys: Record<string, string>;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "regohost-cli-sign-"));
  keys = JSON.parse(await readFile(new URL("keys.json", FIXTURES), "utf8")) as Record<string, string>;
  await writeFile(join(cwd, "es.pub"), keys["ES256"] ?? "");
  await writeFile(join(cwd, "secret"), SECRET);
  await writeFile(join(cwd, "claims.json"), '{"scope": "release"}');
  await writeFile(join(cwd, "in.json"), '{"name": "x"}');
  for (const name of ["ES256.tar.gz", "HS256.tar.gz"]) {
    await writeFile(join(cwd, name), await readFile(new URL(name, FIXTURES)));
  }
  await mkdir(join(cwd, "pol"));
  await writeFile(
    join(cwd, "pol", "gate.rego"),
    'package gate\n\ndeny contains "no name" if not input.name\n',
  );
});
afterAll(() => rm(cwd, { recursive: true }));

const cli = (...args: string[]) => run(args, { cwd });

describe("gate", () => {
  it.each<[string, string[], 0 | 1 | 2, RegExp]>([
    [
      "takes a bundle with its key's file",
      ["ES256.tar.gz", "--verification-key", "es.pub", "--signing-alg", "ES256"],
      0,
      /^/,
    ],
    ["takes a secret as text", ["HS256.tar.gz", "--verification-key-text", SECRET, ...HS], 0, /^/],
    ["takes a secret of a file", ["HS256.tar.gz", "--verification-key", "secret", ...HS], 0, /^/],
    [
      "takes any id for its only key",
      ["HS256.tar.gz", "--verification-key", "secret", "--verification-key-id", "x", ...HS],
      0,
      /^/,
    ],
    [
      "refuses another secret",
      ["HS256.tar.gz", "--verification-key-text", "other", ...HS],
      1,
      /did not sign it/,
    ],
    [
      "refuses a file that is not there, which is no secret",
      ["HS256.tar.gz", "--verification-key", "keys/hush", ...HS],
      2,
      /^(?!.*hush).*--verification-key: there is no such file; --verification-key-text or REGOHOST_VERIFICATION_KEY/s,
    ],
    [
      "refuses a path as the secret",
      ["HS256.tar.gz", "--verification-key-text", "keys/hs.secret", ...HS],
      2,
      /the secret is the path of a file/,
    ],
    [
      "refuses a file and a text",
      ["HS256.tar.gz", "--verification-key", "secret", "--verification-key-text", SECRET, ...HS],
      2,
      /exclude each other/,
    ],
    [
      "refuses another scope",
      ["HS256.tar.gz", "--verification-key", "secret", "--scope", "w", ...HS],
      1,
      /no scope/,
    ],
    [
      "refuses a folder that is not signed",
      ["pol", "--verification-key", "secret", ...HS],
      1,
      /has no \.signatures\.json/,
    ],
    ["refuses a file", ["pol/gate.rego", "--verification-key", "secret", ...HS], 1, /not a bundle/],
    ["refuses a signed bundle without a key", ["HS256.tar.gz"], 2, /--verification-key.*--skip-verify/],
    [
      "takes it when nobody is to be asked, and says so",
      ["HS256.tar.gz", "--skip-verify", "--quiet"],
      0,
      /policy bundles were not verified \(--skip-verify\): HS256\.tar\.gz.*--verification-key/,
    ],
    [
      "refuses a key of another algorithm",
      ["ES256.tar.gz", "--verification-key", "es.pub"],
      2,
      /RS256 needs a key of the kind rsa/,
    ],
    [
      "refuses what is no key, and does not quote it",
      ["ES256.tar.gz", "--verification-key", "hush"],
      2,
      /^(?!.*hush)/,
    ],
    [
      "refuses a key and none",
      ["ES256.tar.gz", "--verification-key", "secret", "--skip-verify", ...HS],
      2,
      /exclude/,
    ],
    [
      "refuses options of a key that is not there",
      ["pol", "--scope", "w"],
      2,
      /--scope: this needs --verification-key/,
    ],
    [
      "refuses an unknown algorithm",
      ["pol", "--verification-key", "x", "--signing-alg", "none"],
      2,
      /--signing-alg/,
    ],
  ])("%s", async (_, args, exitCode, message) => {
    const result = await cli("gate", ...args, "in.json");
    expect({ ...result, stderr: "" }).toMatchObject({ exitCode });
    expect(result.stdout + result.stderr).toMatch(message);
  });
});

describe("sign", () => {
  it("signs a folder, which gate then takes by the same name, and refuses when it has changed", async () => {
    const signed = await cli(
      "sign",
      "--bundle",
      "pol",
      "--signing-key",
      "secret",
      ...HS,
      "--claims-file",
      "claims.json",
      "-o",
      "pol",
    );
    expect(signed).toMatchObject({ exitCode: 0, stdout: "" });
    const gate = ["gate", "pol", "in.json", "--verification-key", "secret", "--scope", "release", ...HS];
    expect(await cli(...gate)).toMatchObject({ exitCode: 0 });
    await writeFile(join(cwd, "pol", "more.rego"), "package more\n");
    expect(await cli(...gate)).toMatchObject({ exitCode: 1 });
    await rm(join(cwd, "pol", "more.rego"));
    await rm(join(cwd, "pol", ".signatures.json"));
  });

  it("takes the key of the environment, as does what verifies", async () => {
    const env = { REGOHOST_SIGNING_KEY: SECRET, REGOHOST_VERIFICATION_KEY: SECRET };
    const at = (...args: string[]) => run([...args, ...HS], { cwd, env });
    expect(await at("build", "pol", "-o", "by-env.tar.gz")).toMatchObject({ exitCode: 0 });
    expect(await at("gate", "by-env.tar.gz", "in.json")).toMatchObject({ exitCode: 0 });
    const other = { ...env, REGOHOST_VERIFICATION_KEY: "other" };
    expect(await run(["gate", "by-env.tar.gz", "in.json", ...HS], { cwd, env: other })).toMatchObject({
      exitCode: 1,
    });
    expect(await run(["build", "pol", "-o", "policy.wasm"], { cwd, env })).toMatchObject({ exitCode: 1 });
  });

  it.each(["sign pol", "build pol -o x.tar.gz"])(
    "%s takes no path of a missing file as the secret",
    async (line) => {
      const { exitCode, stderr } = await cli(...line.split(" "), "--signing-key", "keys/hush", ...HS);
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(/^(?!.*hush).*--signing-key: there is no such file/s);
    },
  );

  it("needs a key, and overwrites nothing that it reads", async () => {
    expect((await cli("sign", "pol")).stderr).toMatch(/--signing-key is missing/);
    const claims = ["--claims-file", ".signatures.json"];
    await writeFile(join(cwd, ".signatures.json"), "{}");
    const { exitCode, stderr } = await cli("sign", "pol", "--signing-key", "secret", ...HS, ...claims);
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/would overwrite/) as unknown,
    });
    await rm(join(cwd, ".signatures.json"));
  });
});

describe("build", () => {
  it("signs the bundle that it writes, and verifies the one that it reads", async () => {
    const key = ["--verification-key", "secret", ...HS];
    const signing = ["--signing-key", "secret", ...HS];
    expect(await cli("build", "pol", "-o", "out.tar.gz", ...signing)).toMatchObject({ exitCode: 0 });
    expect(await cli("gate", "out.tar.gz", "in.json", ...key)).toMatchObject({ exitCode: 0 });
    expect(
      await cli("build", "HS256.tar.gz", "-o", "again.tar.gz", ...key, "--signing-key", "secret"),
    ).toMatchObject({ exitCode: 0 });
    expect(
      await cli("build", "HS256.tar.gz", "-o", "again.tar.gz", "--verification-key-text", "no", ...HS),
    ).toMatchObject({ exitCode: 1 });
    const noted = await cli("build", "HS256.tar.gz", "-o", "again.tar.gz");
    expect(noted).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/its signature was not verified/) as unknown,
    });
    expect((await cli("build", "pol", "-o", "x.wasm", ...signing)).stderr).toMatch(
      /--signing-key signs a bundle/,
    );
  });
});

describe("eval, test, check and types", () => {
  it("take a signed bundle without a key, and say so", async () => {
    for (const args of [
      ["eval", "HS256.tar.gz", "-e", "gate/deny", "-i", "in.json"],
      ["test", "HS256.tar.gz", "--no-fail-on-empty"],
      ["check", "HS256.tar.gz"],
      ["types", "HS256.tar.gz"],
    ]) {
      const { exitCode, stderr } = await cli(...args);
      expect({ args, exitCode }).toEqual({ args, exitCode: 0 });
      expect(stderr).toMatch(/HS256\.tar\.gz is signed, and its signature was not verified/);
    }
  });

  it.each([
    ["eval", ["data.gate.deny", "-i", "in.json"]],
    ["deps", ["data.gate.deny"]],
    ["bench", [`data.gate.deny; ${SLOW}`, "-i", "in.json", "-f", "json"]],
    ["run", []],
  ])("%s verifies the bundles of -b with a key, and takes no other Rego then", async (name, args) => {
    const all = [name, ...args, "-b", "HS256.tar.gz"];
    const key = ["--verification-key", "secret", ...HS];
    expect(await cli(...all, ...key)).toMatchObject({ exitCode: 0, stderr: "" });
    // Each measures for a second.
    if (name !== "bench") {
      expect((await cli(...all)).stderr).toMatch(/its signature was not verified: pass --verification-key/);
      expect(await cli(...all, "--skip-verify")).toMatchObject({ exitCode: 0, stderr: "" });
    }
    const ends = await Promise.all([
      cli(...all, "--verification-key-text", "other", ...HS),
      cli(...all, ...key, "--scope", "w"),
      cli(name, ...args, "-b", "pol", ...key),
      cli(...all, "-d", "pol", ...key),
      cli(...all, "--scope", "w"),
    ]);
    expect(ends.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 1, 2]);
  });

  it("eval verifies with a key, the data of the bundle too", async () => {
    const args = ["eval", "HS256.tar.gz", "-e", "gate/deny", "-d", "in.json", ...HS];
    expect(await cli(...args, "--verification-key", "secret")).toMatchObject({ exitCode: 0 });
    expect(await cli(...args, "--verification-key-text", "other")).toMatchObject({ exitCode: 1 });
  });
});
