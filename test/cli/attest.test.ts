import { createHash, type KeyObject } from "node:crypto";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { opaVersion, version } from "../../src/base/version.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { makeFolder, run, type RunResult } from "./run.js";

const BUILDER = ecdsa();
const GATE = ecdsa();
const ARTIFACT = "the tarball";
const DIGEST = createHash("sha256").update(ARTIFACT).digest("hex");
const RELEASED = { ...STATEMENT, subject: [{ name: "app.tgz", digest: { sha256: DIGEST } }] };
const GOOD = JSON.stringify(signed(RELEASED, [BUILDER]));
const PASSPHRASE = "a passphrase of the gate";

const pem = ({ privateKey }: { privateKey: KeyObject }, cipher?: string): string =>
  privateKey
    .export({
      type: "pkcs8",
      format: "pem",
      ...(cipher === undefined ? {} : { cipher, passphrase: PASSPHRASE }),
    } as never)
    .toString();

const FILES: Record<string, string> = {
  "p.rego": 'package release\n\ndeny contains "bad" if input.predicate.bad\n',
  "skip.rego":
    'package release\n\nresult := {"skipped": true, "violations": [], "skip_reason": "not mine"}\n',
  "broken.rego": 'package release\n\ndeny := "text"\n',
  "fetch.rego": `package release

deny contains "not verified" if not regohost.verify(input.predicate.envelope, {"keys": data.keys})
`,
  "builder.pub": pemOf(BUILDER),
  "gate.pub": pemOf(GATE),
  "gate.pem": pem(GATE),
  "encrypted.pem": pem(GATE, "aes-256-cbc"),
  "open.pem": pem(GATE),
  "app.tgz": ARTIFACT,
  "other.tgz": "another tarball",
  "good.json": GOOD,
  "bad.json": JSON.stringify(signed({ ...RELEASED, predicate: { bad: true } }, [BUILDER])),
  "plain.json": JSON.stringify(RELEASED),
};

interface Folder {
  cwd: string;
  run(args: string[], env?: Record<string, string>): Promise<RunResult>;
}

async function folder(more: Record<string, string> = {}): Promise<Folder> {
  const cwd = await makeFolder({ ...FILES, ...more });
  for (const name of ["gate.pem", "encrypted.pem"]) await chmod(join(cwd, name), 0o600);
  await chmod(join(cwd, "open.pem"), 0o644);
  return { cwd, run: (args, env = {}) => run(args, { cwd, env }) };
}

const VERIFY = ["--key", "builder.pub", "--artifact", "app.tgz"];
const ATTEST = ["--attest", "vsa.json", "--sign-key", "gate.pem"];

interface Summary {
  subject: object[];
  predicateType: string;
  predicate: {
    verifier: object;
    timeVerified: string;
    resourceUri: string;
    policy: { uri: string; digest: { sha256: string }; annotations: Record<string, unknown> };
    inputAttestations: { name: string; digest: { sha256: string } }[];
    verificationResult: string;
    verifiedLevels: string[];
  };
}

async function summaryIn({ cwd }: Folder, name = "vsa.json"): Promise<Summary> {
  const { payload } = JSON.parse(await readFile(join(cwd, name), "utf8")) as { payload: string };
  return JSON.parse(Buffer.from(payload, "base64").toString("utf8")) as Summary;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Whatever a line of a private key looks like. */
function secretsOf(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([name]) => name.endsWith(".pem"))
    .flatMap(([, text]) => text.split("\n").filter((line) => line.length > 30 && !line.startsWith("-----")));
}

/** Inputs and options, the exit code and the verdict that is attested. */
const VERDICTS: [name: string, args: string[], exitCode: number, result: string | undefined][] = [
  ["a pass", ["p.rego", "good.json", ...VERIFY], 0, "PASSED"],
  ["a policy that said no", ["p.rego", "bad.json", ...VERIFY], 1, "FAILED"],
  ["an input that is not signed", ["p.rego", "plain.json", ...VERIFY], 1, "FAILED"],
  ["another signer", ["p.rego", "good.json", "--key", "gate.pub", "--artifact", "app.tgz"], 1, "FAILED"],
  [
    "another artifact",
    ["p.rego", "good.json", "--key", "builder.pub", "--artifact", "other.tgz"],
    1,
    "FAILED",
  ],
  ["one of two inputs refused", ["p.rego", "good.json", "bad.json", ...VERIFY], 1, "FAILED"],
  ["an error of the policy", ["broken.rego", "good.json", ...VERIFY], 2, undefined],
  ["a missing input", ["p.rego", "good.json", "missing.json", ...VERIFY], 2, undefined],
  ["a missing policy", ["missing.rego", "good.json", ...VERIFY], 2, undefined],
  ["a missing key", ["p.rego", "good.json", "--key", "missing.pub", "--artifact", "app.tgz"], 2, undefined],
  ["only skipped", ["skip.rego", "good.json", ...VERIFY, "--allow-all-skipped"], 0, undefined],
];

/** Options that do not go together, or that have no meaning. */
const USAGE: [name: string, args: string[], why: RegExp][] = [
  ["no key", [...VERIFY, "--attest", "vsa.json"], /--attest needs --sign-key/],
  ["no artifact", ["--key", "builder.pub", ...ATTEST], /--attest needs --artifact/],
  ["an artifact that nothing is verified about", ["--artifact", "app.tgz", ...ATTEST], /--key/],
  ["a replay", [...VERIFY, ...ATTEST, "--replay", "rec.json"], /excludes --replay/],
  ["a time", [...VERIFY, ...ATTEST, "--now", "2020-01-01T00:00:00Z"], /excludes --now/],
  ["a key that signs nothing", [...VERIFY, "--sign-key", "gate.pem"], /signs nothing/],
  ["a verifier alone", [...VERIFY, "--verifier-id", "https://a.example"], /--verifier-id needs --attest/],
  ["a verifier that is no URI", [...VERIFY, ...ATTEST, "--verifier-id", "me"], /--verifier-id must be a URI/],
  [
    "two levels of a track",
    [...VERIFY, ...ATTEST, ...levels("SLSA_BUILD_LEVEL_1", "SLSA_BUILD_LEVEL_2")],
    /--verified-level/,
  ],
  ["a level of no form", [...VERIFY, ...ATTEST, ...levels("SLSA_3")], /--verified-level/],
  ["the result FAILED as a level", [...VERIFY, ...ATTEST, ...levels("FAILED")], /--verified-level/],
  ["an input as its file", [...VERIFY, "--attest", "good.json", "--sign-key", "gate.pem"], /would overwrite/],
  ["its key as its file", [...VERIFY, "--attest", "gate.pem", "--sign-key", "gate.pem"], /would overwrite/],
  ["standard output", [...VERIFY, "--attest", "-", "--sign-key", "gate.pem"], /needs a file/],
  [
    "a public key",
    [...VERIFY, "--attest", "vsa.json", "--sign-key", "public.pem"],
    /a PRIVATE KEY is needed/,
  ],
  [
    "a missing file",
    [...VERIFY, "--attest", "vsa.json", "--sign-key", "none.pem"],
    /there is no such file with a private key/,
  ],
];

function levels(...all: string[]): string[] {
  return all.flatMap((level) => ["--verified-level", level]);
}

describe("gate --attest", () => {
  it.each(VERDICTS)("%s", async (_name, args, exitCode, verdict) => {
    // The summary of an earlier run, which must not be taken for one of this run.
    const former = JSON.stringify(
      signed({ ...RELEASED, predicateType: "https://slsa.dev/verification_summary/v1" }, [GATE]),
    );
    const files = await folder({ "vsa.json": former });
    const result = await files.run(["gate", ...args, ...ATTEST]);
    expect([result.exitCode, result.stderr]).toEqual([exitCode, expect.any(String)]);
    const written = await readFile(join(files.cwd, "vsa.json"), "utf8").catch(() => undefined);
    if (verdict === undefined) {
      expect(written).toBeUndefined();
      return;
    }
    const { subject, predicate } = await summaryIn(files);
    expect(predicate.verificationResult).toBe(verdict);
    expect(predicate.verifiedLevels).toEqual([
      verdict === "PASSED" ? "SLSA_BUILD_LEVEL_UNEVALUATED" : "FAILED",
    ]);
    expect(subject).toHaveLength(1);
    expect(predicate.inputAttestations.length).toBeGreaterThan(0);
    expect(result.stdout + result.stderr + String(written)).not.toContain(secretsOf(FILES)[0]);
  });

  it.each(USAGE)("refuses %s, and writes nothing", async (_name, args, why) => {
    const files = await folder({ "public.pem": pemOf(GATE), "rec.json": "{}" });
    await chmod(join(files.cwd, "public.pem"), 0o600);
    const before = await readFile(join(files.cwd, "good.json"), "utf8");
    const result = await files.run(["gate", "p.rego", "good.json", ...args]);
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(why) as string });
    await expect(stat(join(files.cwd, "vsa.json"))).rejects.toThrow(/ENOENT/);
    expect(await readFile(join(files.cwd, "good.json"), "utf8")).toBe(before);
  });

  it("says what was judged, by what, by whom and when", async () => {
    const files = await folder();
    const before = Date.now();
    const named = [
      "--verifier-id",
      "https://ci.example.com/gate",
      "--resource-uri",
      "https://example.com/app.tgz",
    ];
    const result = await files.run([
      ...["gate", "p.rego", "good.json", ...VERIFY, ...ATTEST, ...named],
      ...["--policy-uri", "https://example.com/p.rego", ...levels("SLSA_BUILD_LEVEL_2", "ACME_REVIEWED")],
    ]);
    expect(result).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/^attested PASSED in vsa\.json/) as string,
    });
    const { subject, predicateType, predicate } = await summaryIn(files);
    expect(predicateType).toBe("https://slsa.dev/verification_summary/v1");
    expect(subject).toEqual([
      {
        name: "app.tgz",
        digest: {
          sha256: DIGEST,
          sha384: createHash("sha384").update(ARTIFACT).digest("hex"),
          sha512: createHash("sha512").update(ARTIFACT).digest("hex"),
        },
      },
    ]);
    const { policy, timeVerified, ...rest } = predicate;
    expect(rest).toEqual({
      verifier: { id: "https://ci.example.com/gate", version: { regohost: version, opa: opaVersion } },
      resourceUri: "https://example.com/app.tgz",
      inputAttestations: [{ name: "good.json", digest: { sha256: sha256(GOOD) } }],
      verificationResult: "PASSED",
      verifiedLevels: ["SLSA_BUILD_LEVEL_2", "ACME_REVIEWED"],
      slsaVersion: "1.2",
    });
    expect(Date.parse(timeVerified)).toBeGreaterThanOrEqual(before);
    expect(policy).toMatchObject({
      uri: "https://example.com/p.rego",
      annotations: { signers: { key_ids: [expect.stringMatching(/^sha256:/)] }, options: {} },
    });
    expect(result.stderr).toContain(policy.digest.sha256);
  });

  it.each([
    ["the policy", ["q.rego", "good.json", ...VERIFY]],
    ["the data", ["p.rego", "good.json", ...VERIFY, "-d", "data.json"]],
    ["the signers", ["p.rego", "good.json", ...VERIFY, "--key", "gate.pub"]],
    ["the exceptions", ["p.rego", "good.json", ...VERIFY, "--exceptions", "exceptions.json"]],
    ["the options", ["p.rego", "good.json", ...VERIFY, "--fail-on", "truncated"]],
  ])("has another policy digest for another part of it: %s", async (_name, args) => {
    const files = await folder({
      "q.rego": "package release\n\nallow if true\n",
      "data.json": '{"a":1}',
      "exceptions.json": JSON.stringify({
        exceptions: [{ id: "release.*", reason: "r", owner: "o", expires: "2999-01-01T00:00:00Z" }],
      }),
    });
    const digestOf = async (...given: string[]): Promise<string> => {
      expect(await files.run(["gate", ...given, ...ATTEST])).toMatchObject({ exitCode: 0 });
      return (await summaryIn(files)).predicate.policy.digest.sha256;
    };
    const usual = await digestOf("p.rego", "good.json", ...VERIFY);
    expect(await digestOf("./p.rego", "./good.json", ...VERIFY)).toBe(usual);
    expect(await digestOf(...args)).not.toBe(usual);
  });

  it("says which schemas by their content, whatever their names are", async () => {
    const schema = '{"type":"object"}';
    const { cwd, run: cli } = await folder({
      "s.json": schema,
      "sub/t.yaml": "type: object\n",
      "u.json": "{}",
    });
    const digestOf = async (...args: string[]): Promise<unknown> => {
      const attest = ["--attest", "app.vsa.json", "--sign-key", "gate.pem", ...VERIFY];
      expect((await cli(["gate", "p.rego", "good.json", ...attest, ...args])).exitCode).toBe(0);
      const { payload } = JSON.parse(await readFile(join(cwd, "app.vsa.json"), "utf8")) as {
        payload: string;
      };
      const statement = JSON.parse(Buffer.from(payload, "base64").toString()) as {
        predicate: { policy: { digest: unknown } };
      };
      return statement.predicate.policy.digest;
    };
    const digest = await digestOf("--schema", "s.json");
    expect(await digestOf("--schema", "./sub/../s.json")).toEqual(digest);
    expect(await digestOf("--schema", "sub/t.yaml")).toEqual(digest);
    expect(await digestOf("--schema", "u.json")).not.toEqual(digest);
    expect(await digestOf()).not.toEqual(digest);
  });

  it("names the envelopes that policies verified themselves", async () => {
    const envelope = { ...RELEASED, predicate: { envelope: GOOD } };
    const files = await folder({
      "outer.json": JSON.stringify(signed(envelope, [BUILDER])),
      "data.json": JSON.stringify({ keys: [pemOf(BUILDER)] }),
    });
    const result = await files.run([
      "gate",
      "fetch.rego",
      "outer.json",
      ...VERIFY,
      ...ATTEST,
      "-d",
      "data.json",
    ]);
    expect([result.exitCode, result.stdout]).toEqual([0, expect.any(String)]);
    const { inputAttestations } = (await summaryIn(files)).predicate;
    expect(inputAttestations).toEqual([
      { name: "outer.json", digest: { sha256: expect.any(String) as string } },
      { name: "regohost.verify in release", digest: { sha256: sha256(GOOD) } },
    ]);
  });

  it("takes the passphrase of an encrypted key from the environment, and shows neither", async () => {
    const files = await folder();
    const args = [
      "gate",
      "p.rego",
      "good.json",
      ...VERIFY,
      "--attest",
      "vsa.json",
      "--sign-key",
      "encrypted.pem",
    ];
    const without = await files.run(args);
    expect(without).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/encrypted, and no passphrase/) as string,
    });
    const wrong = await files.run(args, { REGOHOST_SIGN_PASSPHRASE: "wrong-passphrase" });
    expect(wrong).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/cannot be decrypted/) as string,
    });
    const right = await files.run([...args, "-o", "json=r.json", "-o", "jsonl=log.jsonl", "-o", "pretty"], {
      REGOHOST_SIGN_PASSPHRASE: PASSPHRASE,
    });
    expect(right.exitCode).toBe(0);
    const outputs = await Promise.all(
      ["r.json", "log.jsonl", "vsa.json"].map((name) => readFile(join(files.cwd, name), "utf8")),
    );
    const shown = [
      ...outputs,
      ...[without, wrong, right].flatMap(({ stdout, stderr }) => [stdout, stderr]),
    ].join("\n");
    for (const secret of [...secretsOf(FILES), PASSPHRASE, "wrong-passphrase"])
      expect(shown).not.toContain(secret);
  });

  it.skipIf(process.platform === "win32")("refuses a key that others can read", async () => {
    const files = await folder();
    const args = ["gate", "p.rego", "good.json", ...VERIFY, "--attest", "vsa.json", "--sign-key", "open.pem"];
    expect(await files.run(args)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /open\.pem should contain a private key, and other users can read/,
      ) as string,
    });
  });

  it("leaves a file that is no summary as it is when there is no verdict", async () => {
    const files = await folder({ "vsa.json": "notes" });
    expect(await files.run(["gate", "broken.rego", "good.json", ...VERIFY, ...ATTEST])).toMatchObject({
      exitCode: 2,
    });
    expect(await readFile(join(files.cwd, "vsa.json"), "utf8")).toBe("notes");
  });
});

const VSA_GATE = fileURLToPath(new URL("../../examples/vsa-gate/vsa.rego", import.meta.url));

describe("examples/vsa-gate", () => {
  it("requires what gate --attest wrote", async () => {
    const files = await folder();
    const verifierId = "https://ci.example.com/gate";
    const attested = await files.run([
      "gate",
      "p.rego",
      "good.json",
      ...VERIFY,
      ...ATTEST,
      "--verifier-id",
      verifierId,
    ]);
    const [policy = "", keyId = ""] = attested.stderr.match(/sha256:[0-9a-f]{64}/g) ?? [];
    const settings = {
      verifiers: [{ id: verifierId, key_ids: [keyId] }],
      resource_uris: [],
      policies: [policy],
      verified_levels: ["SLSA_BUILD_LEVEL_UNEVALUATED"],
      max_age_hours: 1,
    };
    const require = async (changed: object, ...args: string[]): Promise<RunResult> => {
      await writeFile(
        join(files.cwd, "settings.json"),
        JSON.stringify({ settings: { ...settings, ...changed } }),
      );
      return files.run(["gate", VSA_GATE, "-d", "settings.json", "vsa.json", ...args]);
    };
    const trusted = ["--key", "gate.pub", "--artifact", "app.tgz"];
    expect(await require({}, ...trusted)).toMatchObject({ exitCode: 0 });
    const refusals: [changed: object, args: string[], why: RegExp][] = [
      [{}, ["--key", "builder.pub", "--artifact", "app.tgz"], /valid signatures by 0 of 1 key, 1 required/],
      [{}, ["--key", "gate.pub", "--artifact", "other.tgz"], /no subject of the statement/],
      [{}, ["--key", "gate.pub"], /not known to be about the artifact/],
      [{ verifiers: [] }, trusted, /does not trust this signer/],
      [{ policies: ["sha256:00"] }, trusted, /not in data\.settings\.policies/],
      [{ max_age_hours: 0 }, trusted, /too long ago/],
      [{ verified_levels: ["SLSA_BUILD_LEVEL_1"] }, trusted, /does not verify SLSA_BUILD_LEVEL_1/],
    ];
    for (const [changed, args, why] of refusals) {
      expect(await require(changed, ...args)).toMatchObject({
        exitCode: 1,
        stdout: expect.stringMatching(why) as string,
      });
    }
    expect(await require({})).toMatchObject({
      exitCode: 2,
      stdout: expect.stringMatching(/nothing was verified/) as string,
    });
    await files.run(["gate", "p.rego", "bad.json", ...VERIFY, ...ATTEST, "--verifier-id", verifierId]);
    expect(await require({}, ...trusted)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/the result is FAILED/) as string,
    });
  });
});

describe("a signed recording", () => {
  const RECORD = ["gate", "p.rego", "good.json", "--key", "builder.pub", "--record", "rec.json"];
  const REPLAY = ["gate", "p.rego", "good.json", "--replay", "rec.json"];

  it("is verified by --recording-key, and refused without a signature, with another and when it was changed", async () => {
    const files = await folder();
    const place = join(files.cwd, "rec.json");
    expect(await files.run([...RECORD, "--sign-key", "gate.pem"])).toMatchObject({ exitCode: 0 });
    const recorded = await readFile(place, "utf8");
    if (process.platform !== "win32") expect((await stat(place)).mode & 0o777).toBe(0o600);
    const verified = await files.run([...REPLAY, "--recording-key", "gate.pub"]);
    expect(verified).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/verified when it was recorded, not now/) as string,
    });
    expect(verified.stderr).not.toMatch(/signature of rec\.json was not checked/);
    expect(await files.run(REPLAY)).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/signature of rec\.json was not checked; --recording-key/) as string,
    });
    expect(await files.run([...REPLAY, "--recording-key", "builder.pub"])).toMatchObject({ exitCode: 1 });
    await writeFile(place, recorded.replace(/"payload":"(.{40})./, '"payload":"$1f'));
    expect(await files.run([...REPLAY, "--recording-key", "gate.pub"])).toMatchObject({ exitCode: 1 });
    await files.run(RECORD);
    expect(await files.run([...REPLAY, "--recording-key", "gate.pub"])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/rec\.json is not signed/) as string,
    });
    expect(await files.run([...REPLAY.slice(0, 3), "--recording-key", "gate.pub"])).toMatchObject({
      exitCode: 2,
    });
  });

  it("is refused when its content was changed, and judges no other input", async () => {
    const files = await folder();
    await files.run(RECORD);
    const place = join(files.cwd, "rec.json");
    const recorded = await readFile(place, "utf8");
    expect(
      await files.run(["gate", "p.rego", "plain.json", "bad.json", "--replay", "rec.json"]),
    ).toMatchObject({
      exitCode: 3,
      stdout: expect.stringMatching(/bad\.json: this envelope was not verified/) as string,
    });
    await writeFile(
      place,
      recorded.replace("release/deny", "release/allow").replace('"seed": "', '"seed": "0'),
    );
    expect(await files.run(REPLAY)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/does not have its digest/) as string,
    });
  });

  it("is written and replayed by eval", async () => {
    const files = await folder();
    const eval_ = ["eval", "p.rego", "-e", "release/deny"];
    expect(
      await files.run([...eval_, "-i", "plain.json", "--record", "rec.json", "--sign-key", "gate.pem"]),
    ).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await files.run([...eval_, "--replay", "rec.json", "--recording-key", "gate.pub"])).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
  });
});

describe("why regohost.verify is undefined", () => {
  it("is in the report, the call log and the recording, and does not pass", async () => {
    const input = JSON.stringify({ predicate: { envelope: GOOD } });
    const files = await folder({ "input.json": input, "data.json": JSON.stringify({ keys: [pemOf(GATE)] }) });
    const gate = ["gate", "fetch.rego", "input.json", "-d", "data.json"];
    const why = new RegExp(
      `regohost\\.verify of sha256:${sha256(GOOD)}: signature_invalid: the envelope: valid signatures by 0 of 1 key`,
    );
    const result = await files.run([
      ...gate,
      "-o",
      "pretty",
      "-o",
      "json=r.json",
      "-o",
      "junit=r.xml",
      "--record",
      "rec.json",
    ]);
    expect([result.exitCode, result.stdout]).toEqual([1, expect.stringMatching(why)]);
    for (const name of ["r.json", "r.xml"])
      expect(await readFile(join(files.cwd, name), "utf8")).toMatch(why);
    const replayed = await files.run([...gate, "--replay", "rec.json"]);
    expect([replayed.exitCode, replayed.stdout]).toEqual([1, expect.stringMatching(why)]);
    const explained = await files.run([
      ...["eval", "fetch.rego", "-i", "input.json", "-d", "data.json", "-e", "release/deny", "--calls"],
      ...["--explain", "fails"],
    ]);
    expect(explained.stderr).toMatch(/→ undefined, because of signature_invalid: the envelope/);
    expect(explained.stderr).toMatch(/regohost\.verify is undefined: signature_invalid/);
  });
});
