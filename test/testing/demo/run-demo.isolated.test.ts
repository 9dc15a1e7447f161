import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run } from "../../cli/run.js";

// What must not reach the demo: a service, a token and an organization that do not exist.
const FOREIGN = {
  SERVICE_BASE_URL: "https://service.invalid",
  SERVICE_TOKEN: "not-a-token",
  SERVICE_ORGANIZATION: "nobody",
  SERVICE_CA: "no-such-file.pem",
};

/**
 * npm, but for what it has done before: packing this package takes seconds, and every demo packs it. A folder for results, the
 * real npm and the arguments are given. npm compresses as much as zlib can, which takes most of that time.
 */
const NPM_ONCE = `
const { createHash } = require("node:crypto");
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { execFileSync } = require("node:child_process");
const args = process.argv.slice(2);
const at = args.indexOf("--pack-destination") + 1;
const key = args.filter((_, i) => at === 0 || i !== at).concat(at === 0 ? process.cwd() : "").join(" ");
const kept = join(__dirname, createHash("sha256").update(key).digest("hex"));
if (!existsSync(join(kept, "stdout"))) {
  mkdirSync(kept, { recursive: true });
  const stdout = execFileSync(process.execPath, ["--require", join(__dirname, "gzip.cjs"), REAL, ...args], { maxBuffer: 1e9 });
  for (const name of at === 0 ? [] : readdirSync(args[at])) cpSync(join(args[at], name), join(kept, name));
  writeFileSync(join(kept, "stdout"), stdout);
}
if (at !== 0) {
  for (const name of readdirSync(kept)) if (name !== "stdout") cpSync(join(kept, name), join(args[at], name));
}
process.stdout.write(readFileSync(join(kept, "stdout")));
`;
const FAST_GZIP = `
const zlib = require("node:zlib");
const { Gzip } = zlib;
zlib.Gzip = function (options) {
  return new Gzip({ ...options, level: 1 });
};
`;

describe("regohost demo", () => {
  let temporary: string;
  // `npm test` and npx say where npm is; without them it is run as it is.
  const { npm_execpath: npm } = process.env;
  const cleanUp = cleanUpAfterAll();
  let npmOnce: string | undefined;

  beforeAll(async () => {
    if (npm === undefined) return;
    const text = `const REAL = ${JSON.stringify(join(dirname(npm), "npm-cli.js"))};${NPM_ONCE}`;
    const folder = await makeFolder({ "npm-cli.js": text, "gzip.cjs": FAST_GZIP }, cleanUp);
    npmOnce = join(folder, "npm-cli.js");
  });

  beforeEach(async () => {
    temporary = await mkdtemp(join(tmpdir(), "regohost-test-"));
    for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, temporary);
    // Newer versions of Node keep compiled code in the temporary folder.
    vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", "1");
    if (npmOnce !== undefined) vi.stubEnv("npm_execpath", npmOnce);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true, force: true });
  });

  const demo = async (...args: string[]): ReturnType<typeof run> => {
    const env = Object.fromEntries(
      Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
    );
    const result = await run(["demo", ...args], { env: { ...env, ...FOREIGN } });
    const left = await readdir(temporary);
    expect(left, "left behind in the temporary directory").toEqual([]);
    return result;
  };

  it("packs, attests and passes this package", async () => {
    const { exitCode, stdout, stderr } = await demo();
    expect(stderr).not.toContain("error");
    expect(stderr).toMatch(/^[^\n]*The demo shows a release[^]*\n[^\n]*packing regohost/);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("signed with a key made for this run");
    expect(stdout).not.toContain("PRIVATE KEY");
    expect(stdout.match(/^ +signed with sha256:[0-9a-f]{64}; subject regohost-/gm)).toHaveLength(4);
    expect(stdout).toMatch(/^tarball +regohost-\d.*\.tgz.*\n +sha256:[0-9a-f]{64}\n/);
    expect(stdout.match(/^PASS +release_gate\/\w+/gm)).toEqual([
      expect.stringContaining("attestation"),
      expect.stringContaining("licenses"),
      expect.stringContaining("packages"),
      expect.stringContaining("sbom"),
    ]);
    expect(stdout).toMatch(
      /round [1-9] +\+\d+ ms +\d+ ms +1 request +\d+ B +used [ █]+service\.discover\("sha256:[0-9a-f]{12}…", "ARTIFACT"\)/,
    );
    expect(stdout).toMatch(
      /round [1-9] +\+\d+ ms +\d+ ms +2 requests +[\d.]+ kB +used [ █]+service\.download_artifact\("sha256:[0-9a-f]{12}…"\)/,
    );
    expect(stdout).toMatch(/\nPASS: regohost-.*\.tgz may be released\n$/);
    expect(stdout, "guesses that the release gate did not need").not.toMatch(/ not used /);
  });

  it("gates on all five built-ins, with 12 calls in at most 3 rounds", async () => {
    const { exitCode, stdout } = await demo("--full");
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^PASS +release_gate\/attestation .*\n +signed with sha256:[0-9a-f]{64}; subject/m,
    );
    const full = stdout.slice(stdout.indexOf("full_gate"));
    expect(full).toMatch(/^full_gate {2}12 calls, 3 rounds, \d+ ms\n/);
    expect(stdout, "guesses that the gates did not need").not.toMatch(/ not used /);
    for (const [builtin, count] of [
      ["evidence_prompt", 1],
      ["discover", 5],
      ["evidence", 1],
      ["project_compliance", 1],
      ["download_artifact", 4],
    ] as const) {
      expect(
        full.match(new RegExp(`round [123] .* used [ █]+  service\\.${builtin}\\(`, "g")),
        builtin,
      ).toHaveLength(count);
    }
  });

  it("refuses a tarball with another byte, and says which rule failed", async () => {
    const { exitCode, stdout } = await demo("--tamper");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^FAIL +statement\.dsse\.json\n +verification\.subject_mismatch: /m);
    expect(stdout).toMatch(/^FAIL +rewritten\.dsse\.json\n +verification\.signature_invalid: /m);
    expect(stdout).toMatch(/subject-attested: regohost-.*\.tgz \(sha256:[0-9a-f]{64}\) is not attested/);
    expect(stdout).toContain("→ not found");
    expect(stdout).toMatch(/\nFAIL: regohost-.*\.tgz must not be released\n$/);
  });

  it("refuses a release whose stored SBOM has another byte", async () => {
    const { exitCode, stdout } = await demo("--tamper", "sbom");
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^PASS +release_gate\/attestation/m);
    expect(stdout).toMatch(
      /sbom-attached: the SBOM that the statement names \(sha256:[0-9a-f]{64}\) is not attached/,
    );
    expect(stdout).toContain("license-sbom: there is no SBOM");
  });

  it("refuses to tamper with anything else", async () => {
    await expect(demo("--tamper", "policy")).resolves.toMatchObject({ exitCode: 2, stdout: "" });
  });
});
