import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { loadGate } from "../../src/gate/index.js";
import { loadPolicy } from "../../src/index.js";
import { verifyBundle } from "../../src/trust/verify/index.js";
import { startFakeRepository, type FakeRepository } from "../trust/tuf/fake-repository.js";
import { IDENTITY, ISSUER, startMockSigstore, type MockBundle } from "../trust/verify/mock-sigstore.js";
import { makeFolder, run, type RunResult } from "./run.js";

const SIGNER = ["--certificate-identity", IDENTITY, "--certificate-oidc-issuer", ISSUER];
const SIGNER_OPTIONS = { certificateIdentity: IDENTITY, certificateOidcIssuer: ISSUER };

let bundle: MockBundle;
let trustedRoot: string;

beforeAll(async () => {
  const sigstore = await startMockSigstore();
  bundle = await sigstore.sign();
  trustedRoot = JSON.stringify(sigstore.root());
});

const POLICY = `package release

deny contains "unverified" if not regohost.verification()

deny contains "not verified by the policy" if not regohost.verify(json.marshal(data.envelope), {})
`;

interface Place {
  repository: FakeRepository;
  cwd: string;
  /** Arguments that name the repository. */
  tuf: string[];
  run(...args: string[]): Promise<RunResult>;
}

async function placeOf(release = trustedRoot): Promise<Place> {
  const repository = await startFakeRepository({ target: release });
  const cwd = await makeFolder({
    "p.rego": POLICY,
    "plain.rego": "package plain\n\nseen := regohost.verification().issuer\n",
    "bundle.json": JSON.stringify(bundle),
    "data.json": JSON.stringify({ envelope: bundle }),
    "root.json": repository.firstRoot.toString(),
  });
  const env = { REGOHOST_CACHE: join(cwd, "cache") };
  return {
    repository,
    cwd,
    tuf: ["--trusted-root", `tuf:${repository.url}`, "--tuf-root", "root.json", ...SIGNER],
    run: (...args) => run(args, { cwd, env }),
  };
}

/** Each command that verifies. */
const COMMANDS: [name: string, args: string[]][] = [
  ["verify", ["verify", "bundle.json"]],
  ["gate", ["gate", "p.rego", "bundle.json", "-d", "data.json"]],
  ["eval", ["eval", "plain.rego", "-e", "plain/seen", "-i", "bundle.json"]],
];

describe.each(COMMANDS)("a trusted root by TUF: %s", (_name, args) => {
  it("fetches it when asked, and reads the cache afterwards", async () => {
    const { repository, tuf, run: start } = await placeOf();
    const missing = await start(...args, ...tuf);
    expect(missing).toMatchObject({ exitCode: 2 });
    expect(missing.stderr).toContain("--update-tuf");
    expect(repository.requests).toEqual([]);
    const fetched = await start(...args, ...tuf, "--update-tuf");
    expect(fetched).toMatchObject({ exitCode: 0 });
    expect(fetched.stderr).toContain(`trusted root of ${repository.url}, fetched: root 1`);
    // One request for each file, although the gate and its policy both verify.
    expect(repository.requests).toHaveLength(new Set(repository.requests).size);
    repository.requests.length = 0;
    expect(await start(...args, ...tuf)).toMatchObject({ exitCode: 0 });
    expect(repository.requests).toEqual([]);
  });

  it("exits 3 at --timeout when the repository is silent", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silent.close());
    const url = `tuf:http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const { run: start } = await placeOf();
    const tuf = ["--trusted-root", url, "--tuf-root", "root.json", ...SIGNER, "--update-tuf"];
    const ended = await start(...args, ...tuf, "--timeout", "1s");
    expect(ended).toMatchObject({ exitCode: 3, stdout: "" });
    expect(ended.stderr).toContain("took longer than its 1000 ms");
  });

  it("exits 3 when the repository does not answer or has expired, 2 when its metadata is forged", async () => {
    const { repository, tuf, run: start } = await placeOf();
    const url = new URL(repository.url);
    url.port = "1";
    const unreachable = await start(
      ...args,
      ...["--trusted-root", `tuf:${url.origin}`, "--tuf-root", "root.json", ...SIGNER, "--update-tuf"],
    );
    expect(unreachable).toMatchObject({ exitCode: 3, stdout: "" });
    repository.publish({ target: trustedRoot, expires: { timestamp: -1 } });
    expect(await start(...args, ...tuf, "--update-tuf")).toMatchObject({ exitCode: 3, stdout: "" });
    const timestamp = repository.files.get("/timestamp.json")?.toString() ?? "";
    repository.files.set("/timestamp.json", Buffer.from(timestamp.replace('"version":1', '"version":9')));
    expect(await start(...args, ...tuf, "--update-tuf")).toMatchObject({ exitCode: 2, stdout: "" });
  });
});

describe("--trusted-root tuf", () => {
  it.each([
    [["--trusted-root", "root.json", "--tuf-root", "root.json"], "--tuf-root is for a TUF repository"],
    [["--trusted-root", "root.json", "--update-tuf"], "--update-tuf is for a TUF repository"],
    [["--trusted-root", "tuf:https://tuf.example.com"], "--tuf-root, a root.json that you trust"],
    [
      ["--trusted-root", "tuf:http://tuf.example.com", "--tuf-root", "root.json"],
      "plain HTTP is for loopback",
    ],
    [
      ["--trusted-root", "tuf", "--tuf-root", "missing.json"],
      "missing.json cannot be read: there is no such file",
    ],
  ])("refuses %j", async (args, message) => {
    const { run: start } = await placeOf();
    const end = await start("verify", "bundle.json", ...args, ...SIGNER);
    expect(end).toMatchObject({ exitCode: 2, stdout: "" });
    expect(end.stderr).toContain(message);
  });

  it("makes no connection in a replay", async () => {
    const { tuf, run: start } = await placeOf();
    const end = await start("gate", "p.rego", "bundle.json", ...tuf, "--update-tuf", "--replay", "r.json");
    expect(end).toMatchObject({ exitCode: 2 });
    expect(end.stderr).toContain("--update-tuf excludes --replay");
  });

  it("refuses a target that is no trusted root", async () => {
    const { tuf, run: start } = await placeOf("{}");
    const end = await start("verify", "bundle.json", ...tuf, "--update-tuf");
    expect(end).toMatchObject({ exitCode: 2 });
    expect(end.stderr).toContain("trusted root");
  });

  it("takes ./tuf for a file", async () => {
    const { cwd, run: start } = await placeOf();
    await writeFile(join(cwd, "tuf"), trustedRoot);
    expect(await start("verify", "bundle.json", "--trusted-root", "./tuf", ...SIGNER)).toMatchObject({
      exitCode: 0,
    });
  });
});

function stubCache(folder: string): void {
  vi.stubEnv("REGOHOST_CACHE", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe("the option trustedRoot.tuf", () => {
  it("is taken by verifyBundle, judge and the policy's regohost.verify", async () => {
    const { repository, cwd } = await placeOf();
    stubCache(join(cwd, "cache"));
    const source = { tuf: repository.url, root: { path: join(cwd, "root.json") } };
    const offline = { trustedRoot: source, ...SIGNER_OPTIONS };
    const online = { trustedRoot: { ...source, update: true }, ...SIGNER_OPTIONS };
    await expect(verifyBundle(bundle, offline)).rejects.toMatchObject({ code: "trusted_root_missing" });
    await expect(verifyBundle(bundle, online)).resolves.toMatchObject({ facts: { identity: IDENTITY } });
    await expect(verifyBundle(bundle, offline)).resolves.toMatchObject({ facts: { identity: IDENTITY } });
    const gate = await loadGate(join(cwd, "p.rego"), {
      dataFiles: [join(cwd, "data.json")],
      verify: offline,
    });
    const report = await gate.judge([{ path: join(cwd, "bundle.json") }], { verify: offline });
    expect(report).toMatchObject({ outcome: "pass" });
    await gate.close();
  });

  it("tries again after a repository that did not answer", async () => {
    const { repository } = await placeOf();
    stubCache("off");
    const timestamp = repository.files.get("/timestamp.json") ?? Buffer.alloc(0);
    repository.files.delete("/timestamp.json");
    const trustedSource = { tuf: repository.url, root: repository.firstRoot, update: true };
    const policy = await loadPolicy(
      {
        files: {
          "v.rego": "package v\n\nidentity := regohost.verify(json.marshal(input), {}).facts.identity\n",
        },
      },
      { entrypoint: "v/identity", verify: { trustedRoot: trustedSource, ...SIGNER_OPTIONS } },
    );
    await expect(policy.evaluate(bundle)).rejects.toMatchObject({ cause: { code: "trusted_root_invalid" } });
    repository.files.set("/timestamp.json", timestamp);
    expect(await policy.evaluate(bundle)).toBe(IDENTITY);
    await policy.close();
  });

  it.each([
    [{ tuf: 1 }],
    [{ tuf: "https://tuf.example.com", root: 1 }],
    [{ tuf: "https://tuf.example.com", updates: true }],
    [{ tuf: "https://tuf.example.com", update: "yes" }],
  ])("refuses %j", async (source) => {
    await expect(verifyBundle(bundle, { trustedRoot: source, ...SIGNER_OPTIONS })).rejects.toMatchObject({
      code: "config_invalid",
    });
  });

  it("is not a policy's to name", async () => {
    const policy = await loadPolicy(
      {
        files: {
          "v.rego": `package v

found := regohost.verify("{}", {"trusted_root": {"tuf": "https://tuf.example.com", "update": true}})
`,
        },
      },
      { entrypoint: "v/found" },
    );
    await expect(policy.evaluate({})).rejects.toMatchObject({ cause: { code: "config_invalid" } });
    await policy.close();
  });
});
