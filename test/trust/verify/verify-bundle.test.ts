import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { isRefused, verifyBundle, type VerifyBundleOptions } from "../../../src/trust/verify/index.js";
import { makeFolder, run } from "../../cli/run.js";
import {
  IDENTITY,
  ISSUER,
  REPOSITORY,
  startMockSigstore,
  type MockBundle,
  type MockSigstore,
} from "./mock-sigstore.js";
import { ecdsa, pemOf, STATEMENT } from "./signed-envelope.js";

let sigstore: MockSigstore;
let other: MockBundle;
let good: MockBundle;
let timestamped: MockBundle;
let options: VerifyBundleOptions;

beforeAll(async () => {
  sigstore = await startMockSigstore();
  // Before the other, so that its certificate was valid when the other was logged.
  other = await sigstore.sign({ identity: "https://github.com/other/app" });
  good = await sigstore.sign();
  timestamped = await sigstore.sign({ time: "authority" });
  options = { trustedRoot: sigstore.root(), certificateIdentity: IDENTITY, certificateOidcIssuer: ISSUER };
});

/** The code of the error, and whether it says that evidence was refused. */
async function endOf(bundle: unknown, more: Partial<VerifyBundleOptions> = {}): Promise<[string, boolean]> {
  try {
    await verifyBundle(JSON.stringify(bundle), { ...options, ...more });
    return ["", false];
  } catch (error) {
    return [(error as { code?: string }).code ?? String(error), isRefused(error)];
  }
}

/** A changed copy. */
function changed<T>(value: T, change: (copy: T) => void): T {
  const copy = structuredClone(value);
  change(copy);
  return copy;
}

const entry = (bundle: MockBundle): Record<string, never> =>
  (bundle.verificationMaterial.tlogEntries[0] ?? {}) as Record<string, never>;

describe("verifyBundle", () => {
  it("gives statement and facts, by the log's time or an authority's", async () => {
    const byLog = await verifyBundle(good, options);
    const claims = {
      github_workflow_ref: "refs/tags/v1",
      github_workflow_repository: "acme/app",
      source_repository_uri: REPOSITORY,
      source_repository_ref: "refs/tags/v1",
    };
    expect(byLog).toMatchObject({
      kind: "statement",
      statement: STATEMENT,
      facts: {
        signer: "certificate",
        identity: IDENTITY,
        issuer: ISSUER,
        claims,
        times: [{ source: "transparency-log" }],
        logEntries: [{ logIndex: Number(entry(good)["logIndex"]) }],
      },
    });
    const byAuthority = await verifyBundle(timestamped, options);
    expect(byAuthority.facts.times).toMatchObject([{ source: "timestamp-authority" }]);
    expect(byAuthority.facts.logEntries).toMatchObject([{ logIndex: 0 }]);
  });

  it.each<[string, Partial<VerifyBundleOptions>]>([
    ["a prefix", { certificateIdentityRegexp: "^https://github\\.com/acme/" }],
    ["a part, as with cosign", { certificateIdentityRegexp: "acme/app" }],
    ["an expression that takes exponential time elsewhere", { certificateIdentityRegexp: "^(a+)+$|^https" }],
    [
      "one for the issuer",
      {
        certificateIdentity: IDENTITY,
        certificateOidcIssuer: undefined,
        certificateOidcIssuerRegexp: "^https://token\\.",
      },
    ],
  ])("matches by %s", async (_name, more) => {
    const base = more.certificateIdentity === undefined ? { certificateIdentity: undefined as never } : {};
    expect(await endOf(good, { ...base, ...more })).toEqual(["", false]);
  });

  it.each<[string, Partial<VerifyBundleOptions>, string, boolean]>([
    ["another identity", { certificateIdentity: `${IDENTITY}0` }, "signer_untrusted", true],
    [
      "a part of the identity, exactly",
      { certificateIdentity: "https://github.com/acme/app" },
      "signer_untrusted",
      true,
    ],
    ["another issuer", { certificateOidcIssuer: "https://accounts.example.com" }, "signer_untrusted", true],
    [
      "an expression for another",
      { certificateIdentity: undefined, certificateIdentityRegexp: "^https://github\\.com/other/" },
      "signer_untrusted",
      true,
    ],
    [
      "an invalid expression",
      { certificateIdentity: undefined, certificateIdentityRegexp: "(?=a)" },
      "config_invalid",
      false,
    ],
    ["no identity", { certificateIdentity: undefined }, "config_invalid", false],
    ["no issuer", { certificateOidcIssuer: undefined }, "config_invalid", false],
    ["both spellings", { certificateIdentityRegexp: "a" }, "config_invalid", false],
    ["another artifact", { artifact: `sha256:${"00".repeat(32)}` }, "subject_mismatch", true],
    ["an empty root", { trustedRoot: {} }, "trusted_root_invalid", false],
    ["a root that is not JSON", { trustedRoot: "{" }, "trusted_root_invalid", false],
    ["a list for a root", { trustedRoot: "[]" }, "trusted_root_invalid", false],
  ])("refuses %s", async (_name, more, code, refused) => {
    expect(await endOf(good, more)).toEqual([code, refused]);
  });

  it("refuses another instance's root", async () => {
    const stranger = await startMockSigstore();
    expect(await endOf(good, { trustedRoot: stranger.root() })).toEqual(["certificate_invalid", true]);
    for (const part of ["tlogs", "ctlogs"] as const) {
      const mixed = { ...sigstore.root(), [part]: stranger.root()[part] };
      const code = part === "tlogs" ? "log_entry_invalid" : "certificate_invalid";
      expect(await endOf(good, { trustedRoot: mixed })).toEqual([code, true]);
    }
    const times = { ...sigstore.root(), timestampAuthorities: stranger.root().timestampAuthorities };
    expect(await endOf(timestamped, { trustedRoot: times })).toEqual(["timestamp_invalid", true]);
  });

  it.each(["tlogs", "ctlogs", "certificateAuthorities", "timestampAuthorities"] as const)(
    "refuses a root whose %s do not say since when they are valid",
    async (part) => {
      const root = changed(sigstore.root(), (copy) => {
        const [first] = copy[part];
        if (first === undefined) return;
        delete ("publicKey" in first ? first.publicKey.validFor : first.validFor).start;
      });
      expect(await endOf(good, { trustedRoot: root })).toEqual(["trusted_root_invalid", false]);
    },
  );

  it("refuses a root that names no log", async () => {
    expect(await endOf(good, { trustedRoot: { ...sigstore.root(), tlogs: [] } })).toEqual([
      "trusted_root_invalid",
      false,
    ]);
  });

  it.each([{ end: "2021-01-01T00:00:00Z" }, { start: "2099-01-01T00:00:00Z" }])(
    "refuses a proof of a log that was not valid then: %o",
    async (period) => {
      const root = changed(sigstore.root(), (copy) =>
        Object.assign(copy.tlogs[0]?.publicKey.validFor ?? {}, period),
      );
      expect(await endOf(timestamped, { trustedRoot: root })).toEqual(["log_entry_invalid", true]);
      expect(await endOf(good, { trustedRoot: root })).toEqual(["log_entry_invalid", true]);
    },
  );

  it("refuses a certificate that is not one for signing code", async () => {
    const { ExtendedKeyUsage } = createRequire(createRequire(import.meta.url).resolve("@sigstore/mock"))(
      "@peculiar/x509",
    ) as { ExtendedKeyUsage: Record<string, string> };
    const { codeSigning } = ExtendedKeyUsage;
    try {
      ExtendedKeyUsage["codeSigning"] = "1.3.6.1.5.5.7.3.1";
      expect(await endOf(await sigstore.sign())).toEqual(["certificate_invalid", true]);
    } finally {
      Object.assign(ExtendedKeyUsage, { codeSigning });
    }
  });

  it("refuses a certificate that had expired when the signature was logged", async () => {
    const late = await sigstore.sign({ loggedAt: new Date(Date.now() + 3_600_000) });
    expect(await endOf(late)).toEqual(["certificate_invalid", true]);
  });

  const PAYLOAD = Buffer.from(JSON.stringify({ ...STATEMENT, predicate: {} })).toString("base64");
  it.each<[string, (bundle: MockBundle) => void, string, boolean]>([
    ["another payload", (b) => void (b.dsseEnvelope.payload = PAYLOAD), "log_entry_invalid", true],
    [
      "another type",
      (b) => void (b.dsseEnvelope.payloadType = "application/json"),
      "signature_invalid",
      true,
    ],
    [
      "another signature",
      (b) => void (b.dsseEnvelope.signatures = [{ sig: "AAAA" }]),
      "log_entry_invalid",
      true,
    ],
    [
      "two signatures",
      (b) => void b.dsseEnvelope.signatures.push({ sig: "AAAA" }),
      "envelope_invalid",
      false,
    ],
    ["no signature", (b) => void (b.dsseEnvelope.signatures = []), "signature_missing", true],
    ["no log entry", (b) => void (b.verificationMaterial.tlogEntries = []), "log_entry_invalid", true],
    [
      "the same log entry twice",
      (b) => void b.verificationMaterial.tlogEntries.push(entry(b)),
      "timestamp_invalid",
      true,
    ],
    [
      "another index in the log",
      (b) => void (entry(b)["logIndex"] = "1" as never),
      "log_entry_invalid",
      true,
    ],
    [
      "another time",
      (b) => void (entry(b)["integratedTime"] = String(Math.floor(Date.now() / 1000) + 1) as never),
      "log_entry_invalid",
      true,
    ],
    ["no promise, so no time", (b) => delete entry(b)["inclusionPromise"], "timestamp_invalid", true],
    ["no proof of inclusion", (b) => delete entry(b)["inclusionProof"], "envelope_invalid", false],
    [
      "a certificate that is none",
      (b) => void (b.verificationMaterial.certificate = { rawBytes: "AAAA" }),
      "signature_invalid",
      true,
    ],
    ["no certificate", (b) => delete b.verificationMaterial.certificate, "envelope_invalid", false],
    [
      "a key in place of the certificate",
      (b) => {
        delete b.verificationMaterial.certificate;
        b.verificationMaterial.publicKey = { hint: "a" };
      },
      "certificate_invalid",
      true,
    ],
    [
      "an unknown version",
      (b) => void (b.mediaType = "application/vnd.dev.sigstore.bundle.v9+json"),
      "envelope_invalid",
      false,
    ],
    [
      "a version of a later time",
      (b) => void (b.mediaType = "application/vnd.dev.sigstore.bundle.v0.4+json"),
      "envelope_invalid",
      false,
    ],
    [
      "33 log entries",
      (b) => void (b.verificationMaterial.tlogEntries = Array.from({ length: 33 }, () => entry(b))),
      "envelope_invalid",
      false,
    ],
    [
      "33 timestamps",
      (b) =>
        b.verificationMaterial.timestampVerificationData.rfc3161Timestamps.push(
          ...Array.from({ length: 33 }, () => ({ signedTimestamp: "AAAA" })),
        ),
      "envelope_invalid",
      false,
    ],
    [
      "a checkpoint of many signatures",
      (b) =>
        Object.assign(entry(b)["inclusionProof"] ?? {}, {
          checkpoint: { envelope: "\u2014 rekor.test AAAAAAA=\n".repeat(101) },
        }),
      "envelope_invalid",
      false,
    ],
    [
      "a certificate of a megabyte",
      (b) =>
        void (b.verificationMaterial.certificate = { rawBytes: Buffer.alloc(1 << 20).toString("base64") }),
      "envelope_invalid",
      false,
    ],
    ["another member", (b) => void Object.assign(b, { messageSignature: {} }), "envelope_invalid", false],
    ...["x509CertificateChain", "publicKey", "public_key"].map(
      (member): [string, (copy: MockBundle) => void, string, boolean] => [
        `a certificate and ${member}`,
        (b) => void Object.assign(b.verificationMaterial, { [member]: {} }),
        "envelope_invalid",
        false,
      ],
    ),
  ])("refuses a bundle with %s", async (_name, change, code, refused) => {
    expect(await endOf(changed(good, change))).toEqual([code, refused]);
  });

  it("refuses the parts of two bundles, and an envelope without its bundle", async () => {
    const swapped = changed(good, (b) => void (b.verificationMaterial = other.verificationMaterial));
    expect(await endOf(swapped, { certificateIdentity: "https://github.com/other/app" })).toEqual([
      "log_entry_invalid",
      true,
    ]);
    const certificate = changed(good, (b) =>
      Object.assign(b.verificationMaterial, { certificate: other.verificationMaterial.certificate }),
    );
    expect(await endOf(certificate, { certificateIdentity: "https://github.com/other/app" })).toEqual([
      "signature_invalid",
      true,
    ]);
    expect(await endOf(good.dsseEnvelope)).toEqual(["certificate_invalid", true]);
    expect(await endOf(STATEMENT)).toEqual(["signature_missing", true]);
  });

  it("refuses signed text that is not a statement", async () => {
    expect(await endOf(await sigstore.sign({ payloadType: "text/plain" }))).toEqual([
      "statement_invalid",
      false,
    ]);
    expect(await endOf(await sigstore.sign({ payload: "{}" }))).toEqual(["statement_invalid", false]);
  });

  it("takes no key for a certificate", async () => {
    const byKey = { trustedRoot: sigstore.root(), keys: [pemOf(ecdsa())] };
    await expect(verifyBundle(good, byKey)).rejects.toMatchObject({ code: "signature_invalid" });
  });
});

describe("the command line, keyless", () => {
  it("gates a bundle by its signer, and tells the policy who that is", async () => {
    const policy = `package p
deny contains "another repository" if regohost.verification().claims.source_repository_uri != "${REPOSITORY}"
deny contains "unverified" if not regohost.verification().identity
`;
    const cwd = await makeFolder({
      "p.rego": policy,
      "a.json": JSON.stringify(good),
      "root.json": JSON.stringify(sigstore.root()),
    });
    const gate = (identity: string): ReturnType<typeof run> =>
      run(
        [
          "gate",
          "p.rego",
          "a.json",
          "--trusted-root",
          "root.json",
          "--certificate-identity-regexp",
          identity,
          "--certificate-oidc-issuer",
          ISSUER,
        ],
        { cwd },
      );
    expect(await gate("^https://github\\.com/acme/app/")).toMatchObject({ exitCode: 0, stderr: "" });
    const refused = await gate("^https://github\\.com/other/");
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/the identity in the certificate is https:\/\/github\.com\/acme\/app/);
  });
});
