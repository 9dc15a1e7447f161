import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRegistry, type FakeRegistry } from "../../src/testing/index.js";
import { ed25519, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const TYPE = "application/vnd.dsse.envelope.v1+json";
const POLICY = 'package release\n\ndeny contains "no" if input.predicateType == "no"\n';

let registry: FakeRegistry;
let attested: string;
let bare: string;
let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  const signer = ed25519();
  registry = await startRegistry();
  const image = registry.push("app", [{ content: "layer", mediaType: "a/b" }], { tag: "1.0" });
  attested = image.address;
  bare = registry.push("app", [{ content: "other", mediaType: "a/b" }]).address;
  const statement = { ...STATEMENT, subject: [{ digest: { sha256: image.digest.replace("sha256:", "") } }] };
  registry.push("app", [{ content: JSON.stringify(signed(statement, [signer])), mediaType: TYPE }], {
    artifactType: TYPE,
    subject: image.digest,
  });
  cwd = await makeFolder(
    { "p.rego": POLICY, "key.pub": pemOf(signer), "other.pub": pemOf(ed25519()) },
    cleanUp,
  );
});
afterAll(async () => {
  await registry.close();
});

const gate = (...args: string[]): Promise<RunResult> => run(["gate", "p.rego", ...args], { cwd });

describe("regohost gate POLICY oci://…", () => {
  it("exits with 0 for verified attestations, and names the digest", async () => {
    const { exitCode, stdout } = await gate(`oci://${registry.host}/app:1.0`, "--key", "key.pub");
    expect(exitCode).toBe(0);
    expect(stdout).toContain(attested.split("@")[1]);
  });

  it("exits with 1 for an image without an attestation", async () => {
    expect((await gate(bare, "--key", "key.pub")).exitCode).toBe(1);
    expect((await gate(bare)).exitCode).toBe(1);
  });

  it("exits with 1 for an attestation of another signer", async () => {
    expect((await gate(attested, "--key", "other.pub")).exitCode).toBe(1);
  });

  it("exits with 2 for a malformed address", async () => {
    expect((await gate("oci://app:1.0", "--key", "key.pub")).exitCode).toBe(2);
  });

  it("exits with 3 for a registry that does not answer", async () => {
    const unused = await startRegistry();
    await unused.close();
    const { exitCode, stdout } = await gate(`oci://${unused.host}/app:1.0`, "--key", "key.pub");
    expect(exitCode).toBe(3);
    expect(stdout).toContain("connection refused");
  });

  it("says that nothing is verified, with --quiet too", async () => {
    const { exitCode, stderr } = await gate(attested, "--quiet", "-o", "json");
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/attestations of images were not verified/);
  });

  it("needs a policy beside it", async () => {
    const { exitCode, stderr } = await run(["gate", attested], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/-p/);
  });

  it("replays without a connection", async () => {
    await gate(attested, "--key", "key.pub", "--record", "r.json");
    const before = registry.requests.length;
    expect((await gate(attested, "--key", "key.pub", "--replay", "r.json")).exitCode).toBe(0);
    expect((await gate(bare, "--key", "key.pub", "--replay", "r.json")).exitCode).toBe(3);
    expect((await gate(attested, "--key", "key.pub", "--offline")).exitCode).toBe(3);
    expect(registry.requests).toHaveLength(before);
  });
});
