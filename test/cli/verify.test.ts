import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ecdsa, pemOf, signed, STATEMENT, type SignedEnvelope } from "../trust/verify/signed-envelope.js";
import { makeFolder, run, type RunResult } from "./run.js";

const KEY = ecdsa();
const OTHER = ecdsa();
const ARTIFACT = "the tarball";
const SUBJECT = { name: "app.tgz", digest: { sha256: createHash("sha256").update(ARTIFACT).digest("hex") } };
const RELEASED = { ...STATEMENT, subject: [SUBJECT] };
const ENVELOPE = signed(RELEASED, [KEY]);
const FORGED: SignedEnvelope = {
  ...ENVELOPE,
  payload: Buffer.from(JSON.stringify({ ...RELEASED, predicate: {} })).toString("base64"),
};
const SECRET = KEY.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

const POLICY = `package release

deny contains "unverified" if not regohost.verification()

deny contains "no predicate" if not input.predicate.buildDefinition

deny contains "another artifact" if regohost.verification().subjects[0].name != "app.tgz"
`;

const FILES: Record<string, string> = {
  "p.rego": POLICY,
  "q/q.rego": "package q\n\nkinds contains input.payloadType\n",
  "key.pub": pemOf(KEY),
  "other.pub": pemOf(OTHER),
  "secret.pem": SECRET,
  "app.tgz": ARTIFACT,
  "other.tgz": "another tarball",
  "good.json": JSON.stringify(ENVELOPE),
  "forged.json": JSON.stringify(FORGED),
  "plain.json": JSON.stringify(RELEASED),
  "stranger.json": JSON.stringify(signed(RELEASED, [OTHER])),
  "unsigned.json": JSON.stringify({ ...ENVELOPE, signatures: [] }),
  "malformed.json": JSON.stringify({ ...ENVELOPE, payload: "%" }),
  "root.json": "{}",
};

interface Folder {
  cwd: string;
  run(...args: string[]): Promise<RunResult>;
}

async function folder(): Promise<Folder> {
  const cwd = await makeFolder(FILES);
  return { cwd, run: (...args) => run(args, { cwd }) };
}

const VERIFY = ["--key", "key.pub", "--artifact", "app.tgz"];

/** The inputs, the options, and how each command ends. */
const ENDS: [name: string, args: string[], exitCode: number, code: string][] = [
  ["a good one", ["good.json", ...VERIFY], 0, ""],
  [
    "a digest for the artifact",
    ["good.json", "--key", "key.pub", "--artifact", `sha256:${SUBJECT.digest.sha256}`],
    0,
    "",
  ],
  ["another payload", ["forged.json", ...VERIFY], 1, "signature_invalid"],
  ["a plain statement", ["plain.json", ...VERIFY], 1, "signature_missing"],
  ["no signatures", ["unsigned.json", ...VERIFY], 1, "signature_missing"],
  ["another signer", ["stranger.json", ...VERIFY], 1, "signature_invalid"],
  ["another artifact", ["good.json", "--key", "key.pub", "--artifact", "other.tgz"], 1, "subject_mismatch"],
  [
    "too few signers",
    ["good.json", "--key", "key.pub", "--key", "other.pub", "--threshold", "2"],
    1,
    "signature_invalid",
  ],
  ["a malformed envelope", ["malformed.json", ...VERIFY], 2, "envelope_invalid"],
  ["a private key", ["good.json", "--key", "secret.pem"], 2, ""],
  ["a missing key", ["good.json", "--key", "missing.pub"], 2, ""],
  ["a missing artifact", ["good.json", "--key", "key.pub", "--artifact", "missing.tgz"], 2, ""],
  ["a weak digest", ["good.json", "--key", "key.pub", "--artifact", "sha1:00"], 2, ""],
  ["an artifact alone", ["good.json", "--artifact", "app.tgz"], 2, ""],
  ["a threshold alone", ["good.json", "--threshold", "2"], 2, ""],
  ["a root without an identity", ["good.json", "--trusted-root", "root.json"], 2, ""],
  [
    "a root without an issuer",
    ["good.json", "--trusted-root", "root.json", "--certificate-identity", "a"],
    2,
    "",
  ],
  ["an identity without a root", ["good.json", "--certificate-identity", "a"], 2, ""],
  [
    "a malformed root",
    [
      "good.json",
      "--trusted-root",
      "root.json",
      "--certificate-identity",
      "a",
      "--certificate-oidc-issuer",
      "b",
    ],
    2,
    "",
  ],
];

const WITHOUT_SECRET = /PRIVATE KEY-----\n|MIGHAgEAMBMG/;

describe("an envelope that is not verified", () => {
  it.each([
    ["eval", ["q/q.rego", "-e", "q/kinds", "-i", "good.json"]],
    ["a query", ["input", "-i", "good.json"]],
  ])("is the input of %s, which notes it", async (_, args) => {
    const files = await folder();
    const { exitCode, stdout, stderr } = await files.run("eval", ...args);
    expect([exitCode, stdout]).toEqual([0, expect.any(String)]);
    expect(stderr).toMatch(/^good\.json is a signed envelope, .* --key or --trusted-root\n$/);
    const opened = await files.run("eval", ...args, ...VERIFY);
    expect(opened).toMatchObject({ exitCode: 0, stderr: "" });
    expect((await files.run("eval", ...args.slice(0, -1), "plain.json")).stderr).toBe("");
  });

  it("is noted once for many inputs", async () => {
    const files = await folder();
    const args = ["--decision", "q/kinds", "-b", "q", "good.json", "forged.json"];
    const { exitCode, stderr } = await files.run("exec", ...args);
    expect([exitCode, stderr.match(/is a signed envelope/g)]).toEqual([0, ["is a signed envelope"]]);
  });
});

describe("regohost gate, with a verification", () => {
  it.each(ENDS)("%s: ends with its code", async (_name, [input = "", ...args], exitCode, code) => {
    const files = await folder();
    const result = await files.run("gate", "p.rego", input, ...args, "-o", "json=r.json", "-o", "pretty");
    expect([result.exitCode, result.stderr]).toEqual([exitCode, expect.any(String) as string]);
    expect(result.stdout + result.stderr).not.toMatch(WITHOUT_SECRET);
    if (code === "") return;
    const { results } = JSON.parse(await readFile(join(files.cwd, "r.json"), "utf8")) as {
      results: { outcome: string; error_code?: string; policy?: string }[];
    };
    // It was never judged.
    expect(results.map((one) => [one.outcome, one.error_code, one.policy])).toEqual(
      exitCode === 1
        ? [
            ["fail", code, undefined],
            ["invalid", undefined, undefined],
          ].slice(0, results.length)
        : [["invalid", code, undefined]],
    );
  });

  it("gives the facts to policies, reports, events and recordings, and a replay says that it was verified then", async () => {
    const files = await folder();
    const outputs = ["json", "junit", "sarif", "tap", "markdown", "github", "jsonl", "pretty"].flatMap(
      (format) => ["-o", `${format}=r.${format}`],
    );
    const recorded = await files.run(
      "gate",
      "p.rego",
      "good.json",
      ...VERIFY,
      ...outputs,
      "--record",
      "rec.json",
    );
    expect(recorded).toMatchObject({ exitCode: 0, stderr: "" });
    const read = (name: string): Promise<string> => readFile(join(files.cwd, name), "utf8");
    for (const format of ["junit", "sarif", "tap", "markdown", "github", "pretty"]) {
      const text = await read(`r.${format}`);
      expect(text).toMatch(/verified: payload sha256/);
      expect(text).not.toMatch(/not checked/);
    }
    const { results } = JSON.parse(await read("r.json")) as {
      results: { envelope: { signatures_checked: boolean; verification: Record<string, unknown> } }[];
    };
    const verification = results[0]?.envelope.verification;
    expect(results[0]?.envelope.signatures_checked).toBe(true);
    expect(verification).toMatchObject({
      signer: "key",
      subjects: [SUBJECT],
      predicate_type: STATEMENT.predicateType,
    });
    const event = JSON.parse(await read("r.jsonl")) as Record<string, unknown>;
    expect(event).toMatchObject({
      custom: { verification },
      nd_builtin_cache: { "regohost.verification": { "[]": verification } },
    });
    expect(JSON.parse(await read("rec.json"))).toMatchObject({ verifications: [{ facts: verification }] });

    const replayed = await files.run(
      "gate",
      "p.rego",
      "good.json",
      "--replay",
      "rec.json",
      "-o",
      "json=then.json",
      "-o",
      "pretty",
    );
    expect(replayed.exitCode).toBe(0);
    expect(replayed.stdout).toMatch(/verified when the replay was recorded, and not now: good\.json/);
    expect(replayed.stdout).toMatch(/verified when it was recorded, not now: payload/);
    expect(JSON.parse(await read("then.json"))).toMatchObject({
      results: [{ envelope: { signatures_checked: false, verified_then: true, verification } }],
    });
    for (const [input, exitCode] of [
      ["forged.json", 3],
      ["stranger.json", 3],
      ["plain.json", 1],
      ["unsigned.json", 1],
      ["malformed.json", 2],
    ] as const) {
      const forged = await files.run("gate", "p.rego", input, "--replay", "rec.json");
      expect([input, forged.exitCode]).toEqual([input, exitCode]);
      if (exitCode !== 2) expect(forged.stdout).toMatch(/with --key, or --trusted-root/);
    }
  });

  it("keeps the facts of several inputs apart in one recording", async () => {
    const files = await folder();
    const two = signed({ ...RELEASED, predicateType: "https://spdx.dev/Document" }, [OTHER]);
    await writeFile(join(files.cwd, "two.json"), JSON.stringify(two));
    const policy = `package p
deny contains regohost.verification().predicate_type if regohost.verification().predicate_type != input.predicateType
deny contains "unverified" if not regohost.verification()
`;
    await writeFile(join(files.cwd, "two.rego"), policy);
    const inputs = ["two.rego", "good.json", "two.json"];
    const recorded = await files.run(
      "gate",
      ...inputs,
      "--key",
      "key.pub",
      "--key",
      "other.pub",
      "--record",
      "rec.json",
    );
    expect(recorded).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await files.run("gate", ...inputs, "--replay", "rec.json")).toMatchObject({ exitCode: 0 });
  });

  it("combines verified inputs, each with its facts, and refuses all when one is not", async () => {
    const files = await folder();
    const policy = `package combined
deny contains "provenance is missing" if count([1 | input[_].verification.predicate_type == "https://slsa.dev/provenance/v1"]) != 1
deny contains "an SBOM is missing" if not "https://spdx.dev/Document" in {one.contents.predicateType | some one in input}
`;
    await mkdir(join(files.cwd, "in"));
    await writeFile(join(files.cwd, "combined.rego"), policy);
    await writeFile(join(files.cwd, "in", "a.json"), JSON.stringify(ENVELOPE));
    const sbom = { ...RELEASED, predicateType: "https://spdx.dev/Document" };
    await writeFile(join(files.cwd, "in", "b.json"), JSON.stringify(signed(sbom, [KEY])));
    const args = ["gate", "combined.rego", "in/a.json", "in/b.json", "--combine"];
    expect(await files.run(...args, ...VERIFY)).toMatchObject({ exitCode: 0, stderr: "" });
    const refused = await files.run(...args, "plain.json", ...VERIFY);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/plain\.json is not signed: .*; with --key every input must be signed/);
    expect(await files.run(...args)).toMatchObject({ exitCode: 2 });
  });

  it("excuses no missing signature by an exception, and takes no envelope as it is", async () => {
    const files = await folder();
    const exceptions = [
      { id: "verification.signature_missing", owner: "ada", reason: "r", expires: "2027-06-01" },
    ];
    await writeFile(join(files.cwd, "ex.json"), JSON.stringify({ exceptions }));
    const args = ["gate", "p.rego", "plain.json", ...VERIFY];
    expect(await files.run(...args, "--exceptions", "ex.json")).toMatchObject({ exitCode: 1 });
    expect(await files.run(...args, "--no-envelopes")).toMatchObject({ exitCode: 2 });
  });
});

describe("regohost eval, with a verification", () => {
  const evaluate = ["eval", "p.rego", "-e", "release/deny", "-f", "raw", "-i"];

  it.each(ENDS)("%s: ends with its code", async (_name, [input = "", ...args], exitCode) => {
    const { exitCode: actual, stdout, stderr } = await (await folder()).run(...evaluate, input, ...args);
    expect([actual, stdout]).toEqual([
      exitCode,
      exitCode === 0 ? "[]\n" : (expect.not.stringMatching(/deny|unverified/) as string),
    ]);
    expect(stderr).not.toMatch(WITHOUT_SECRET);
  });

  it("records and replays the facts, and needs an input", async () => {
    const files = await folder();
    expect(await files.run(...evaluate, "good.json", ...VERIFY, "--record", "rec.json")).toMatchObject({
      stdout: "[]\n",
    });
    expect(await files.run("eval", "p.rego", "--replay", "rec.json", "-f", "raw")).toMatchObject({
      stdout: "[]\n",
    });
    expect(await files.run("eval", "p.rego", "-e", "release/deny", ...VERIFY)).toMatchObject({ exitCode: 2 });
    const query = ["eval", "data.release.deny", "-d", "p.rego", "-f", "raw", "--replay", "rec.json"];
    expect(await files.run(...query)).toMatchObject({ stdout: "[]\n" });
    for (const [input, exitCode] of [
      ["good.json", 0],
      ["stranger.json", 3],
      ["forged.json", 3],
      ["plain.json", 1],
    ] as const) {
      const replayed = await files.run(...evaluate, input, "--replay", "rec.json");
      expect([input, replayed.exitCode]).toEqual([input, exitCode]);
      const queried = await files.run(...query, "-i", input);
      expect([input, queried.exitCode]).toEqual([input, exitCode]);
    }
    const explained = await files.run(
      ...evaluate,
      "good.json",
      ...VERIFY,
      "--explain",
      "full",
      "-f",
      "pretty",
    );
    expect(explained).toMatchObject({ exitCode: 0 });
  });

  it("says without one that nothing was verified", async () => {
    const { exitCode, stderr } = await (await folder()).run(...evaluate, "plain.json");
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/nothing was verified.*--key/)]);
  });
});

describe("regohost verify", () => {
  it.each(ENDS)("%s: ends with its code", async (_name, args, exitCode) => {
    const { exitCode: actual, stdout, stderr } = await (await folder()).run("verify", ...args);
    expect([actual, stdout.includes("VERIFIED")]).toEqual([exitCode, exitCode === 0]);
    expect(stdout + stderr).not.toMatch(WITHOUT_SECRET);
  });

  it("says where the attestations of an image are verified", async () => {
    const ended = await (await folder()).run("verify", "oci://registry.example.com/app:1", ...VERIFY);
    expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("by gate") });
  });

  it("prints the facts, also as JSON, and goes on after one that does not hold", async () => {
    const files = await folder();
    const lines = [JSON.stringify(ENVELOPE), JSON.stringify(FORGED), JSON.stringify(ENVELOPE)].join("\n");
    await writeFile(join(files.cwd, "in.jsonl"), lines);
    const { exitCode, stdout, stderr } = await files.run("verify", "in.jsonl", ...VERIFY, "--json");
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/in\.jsonl:2: valid signatures by 0 of 1 key/);
    const facts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(facts).toMatchObject([
      { document: "in.jsonl:1", verification: { signer: "key", subjects: [SUBJECT] } },
      { document: "in.jsonl:3", verification: { signer: "key" } },
    ]);
    const pretty = await files.run("verify", "good.json", ...VERIFY);
    expect(pretty.stdout).toMatch(
      /^VERIFIED good\.json\n {2}signer: key\n {2}key ids: sha256:[0-9a-f]{64}\n/,
    );
  });

  it("needs to know who must have signed", async () => {
    expect(await (await folder()).run("verify", "good.json")).toMatchObject({ exitCode: 2 });
  });
});
