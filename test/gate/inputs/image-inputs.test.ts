import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  loadGate,
  REPORT_FORMATS,
  writeReport,
  type Gate,
  type GateReport,
  type JudgeOptions,
} from "../../../src/gate/index.js";
import { Recording } from "../../../src/index.js";
import { faults, startRegistry, type FakeRegistry } from "../../../src/testing/index.js";
import { IDENTITY, ISSUER, startMockSigstore, type MockSigstore } from "../../trust/verify/mock-sigstore.js";
import { ed25519, pemOf, signed, STATEMENT, type Signer } from "../../trust/verify/signed-envelope.js";

const DSSE = "application/vnd.dsse.envelope.v1+json";
const BUNDLE = "application/vnd.dev.sigstore.bundle.v0.3+json";

/** Says no to every predicate type but SLSA's, and where asked to, to what is not verified. */
const POLICY = `package release

deny contains $"not provenance: {input.predicateType}" if input.predicateType != "https://slsa.dev/provenance/v1"
`;
const VERIFIED_POLICY = `package release

deny contains "not verified" if not regohost.verification().payload_digest
`;
const COMBINED_POLICY = `package release

deny contains "no two" if count([part | some part in input; part.verification.signer == "key"; part.contents.subject]) != 2
`;

let registry: FakeRegistry;
let digest: string;
let address: string;
let signer: Signer;
let sigstore: MockSigstore;
const open: Gate[] = [];
beforeAll(async () => {
  sigstore = await startMockSigstore();
  signer = ed25519();
});
beforeEach(async () => {
  registry = await startRegistry();
  ({ digest, address } = registry.push("app", [{ content: "layer", mediaType: "a/b" }], { tag: "1.0" }));
});
afterEach(async () => {
  await registry.close();
  await Promise.all(open.splice(0).map((gate) => gate.close()));
});

const statement = (of = digest, predicateType = STATEMENT.predicateType): object => ({
  ...STATEMENT,
  subject: [{ name: "app", digest: { sha256: of.replace("sha256:", "") } }],
  predicateType,
});

function attest(content: object, type = DSSE, subject = digest): void {
  const layers = [{ content: JSON.stringify(content), mediaType: type }];
  registry.push("app", layers, { artifactType: type, subject });
}

async function judge(
  options: JudgeOptions = {},
  policy = POLICY,
  paths = [address],
  replay?: Recording,
): Promise<GateReport> {
  const gate = await loadGate({ files: { "p.rego": policy } }, replay === undefined ? {} : { replay });
  open.push(gate);
  return gate.judge(
    paths.map((path) => ({ path })),
    options,
  );
}

const codes = ({ results }: GateReport): unknown[] =>
  results.map(({ outcome, errorCode }) => (errorCode === undefined ? outcome : [outcome, errorCode]));
const noteOf = ({ notes }: GateReport, code: string): string | undefined =>
  notes.find((note) => note.code === code)?.message;

describe("an image as an input", () => {
  it("is judged by each of its attestations, verified", async () => {
    attest(signed(statement(), [signer]));
    attest(signed(statement(digest, "https://example.com/other"), [signer]));
    const report = await judge({ verify: { keys: [pemOf(signer)] } });
    expect(codes(report)).toEqual(["pass", "fail"]);
    expect(report.results.map(({ file }) => file)).toEqual([address, address]);
    expect(report.results[0]?.envelope?.verification).toMatchObject({
      signer: "key",
      subjects: [{ digest: { sha256: digest.replace("sha256:", "") } }],
    });
    expect(noteOf(report, "image_unverified")).toBeUndefined();
  });

  it("is judged by a Sigstore bundle, of a referrer or of cosign's tag", async () => {
    const bundle = await sigstore.sign({ payload: JSON.stringify(statement()) });
    attest(bundle, BUNDLE);
    const verify = {
      trustedRoot: sigstore.root(),
      certificateIdentity: IDENTITY,
      certificateOidcIssuer: ISSUER,
    };
    expect(codes(await judge({ verify }))).toEqual(["pass"]);
    expect(codes(await judge({ verify: { ...verify, certificateIdentity: "somebody" } }))).toEqual([
      ["fail", "signer_untrusted"],
    ]);
  });

  it.each([
    ["no attestation", () => undefined, ["fail", "attestation_missing"]],
    [
      "an attestation that nobody signed",
      () => attest(statement(), "application/vnd.in-toto+json"),
      ["fail", "signature_missing"],
    ],
    [
      "an attestation of somebody else",
      () => attest(signed(statement(), [ed25519()])),
      ["fail", "signature_invalid"],
    ],
    [
      "an attestation of another image",
      () => attest(signed(statement(`sha256:${"0".repeat(64)}`), [signer])),
      ["fail", "subject_mismatch"],
    ],
    [
      "a malformed attestation",
      () => attest({ payloadType: "x", payload: 1 }),
      ["invalid", "envelope_invalid"],
    ],
  ])("with %s is refused", async (_what, prepare, expected) => {
    prepare();
    expect(codes(await judge({ verify: { keys: [pemOf(signer)] } }))).toEqual([expected]);
  });

  it("with one attestation that holds and one that does not is refused", async () => {
    attest(signed(statement(), [signer]));
    attest(signed(statement(), [ed25519()]));
    const report = await judge({ verify: { keys: [pemOf(signer)] } });
    expect(report.outcome).toBe("fail");
    expect(codes(report)).toEqual(["pass", ["fail", "signature_invalid"]]);
  });

  it("is replayed as it was verified, and not with another attestation or for another image", async () => {
    attest(signed(statement(), [signer]));
    const verify = { keys: [pemOf(signer)] };
    const { recording } = await judge({ verify, record: true });
    if (recording === undefined) throw new Error("nothing was recorded");
    const { facts } = Recording.parse(recording.toJson());
    expect(codes(await judge({}, POLICY, [address], new Recording(facts)))).toEqual(["pass"]);
    const image = facts.images?.get(address);
    if (image === undefined) throw new Error("no image was recorded");
    const other = { ...image.attestations[0], text: JSON.stringify(signed(statement(), [ed25519()])) };
    for (const changed of [
      { ...image, attestations: [{ name: "other", mediaType: DSSE, ...other }] },
      { ...image, digest: `sha256:${"7".repeat(64)}` },
    ]) {
      const replay = new Recording({ ...facts, images: new Map([[address, changed]]) });
      expect(codes(await judge({}, POLICY, [address], replay))).toEqual([["undecided", "recording_missing"]]);
    }
  });

  it("is about another artifact where the options say so", async () => {
    const other = `sha256:${"7".repeat(64)}`;
    attest(signed(statement(other), [signer]));
    expect(codes(await judge({ verify: { keys: [pemOf(signer)], artifact: other } }))).toEqual(["pass"]);
    expect(codes(await judge({ verify: { keys: [pemOf(signer)], artifact: digest } }))).toEqual([
      ["fail", "subject_mismatch"],
    ]);
  });

  it("without a verification is named as not verified, and must still be the subject", async () => {
    attest(signed(statement(), [signer]));
    attest(statement(), "application/vnd.in-toto+json");
    const report = await judge();
    expect(codes(report)).toEqual(["pass", "pass"]);
    expect(noteOf(report, "image_unverified")).toContain(address);
    attest(signed(statement(`sha256:${"0".repeat(64)}`), [signer]));
    expect(codes(await judge())).toEqual(["pass", "pass", ["fail", "subject_mismatch"]]);
    expect(codes(await judge({ envelopes: false }, POLICY)).at(-1)).toEqual(["fail", "subject_mismatch"]);
  });

  it("without a verification and an attestation is no pass", async () => {
    expect(codes(await judge())).toEqual([["fail", "attestation_missing"]]);
  });

  it("that is no statement is not judged", async () => {
    attest({ bomFormat: "CycloneDX" }, "application/vnd.in-toto+json");
    expect(codes(await judge())).toEqual([["invalid", "statement_invalid"]]);
  });

  it.each([
    ["a registry that refuses", faults.status(403), ["undecided", "permission_denied"]],
    ["a registry that answers with a page", faults.html(), ["undecided", "digest_mismatch"]],
    ["a registry without the image", faults.status(404), ["undecided", "not_found"]],
  ])("is undecided with %s", async (_what, fault, expected) => {
    attest(signed(statement(), [signer]));
    registry.respondNext(fault, { path: /manifests\/sha256:/ });
    expect(codes(await judge({ verify: { keys: [pemOf(signer)] } }))).toEqual([expected]);
  });

  it("by a malformed address is refused", async () => {
    expect(codes(await judge({}, POLICY, ["oci://app:1.0"]))).toEqual([["invalid", "config_invalid"]]);
  });

  it.each(REPORT_FORMATS)("by a tag is named by its digest in %s", async (format) => {
    attest(signed(statement(), [signer]));
    const tagged = `oci://${registry.host}/app:1.0`;
    const report = await judge({ verify: { keys: [pemOf(signer)] }, combine: true }, COMBINED_POLICY, [
      tagged,
    ]);
    expect(report.results[0]?.input).toBe("Combined");
    expect(await writeReport(report, format)).toContain(digest);
    expect(noteOf(report, "image_resolved")).toContain(`${tagged} is ${digest}`);
  });

  it("by its digest is named once", async () => {
    attest(signed(statement(), [signer]));
    expect(noteOf(await judge(), "image_resolved")).toBe(`images: ${address} (1 attestation)`);
  });

  it("is one input of all its attestations, combined", async () => {
    attest(signed(statement(), [signer]));
    const verify = { keys: [pemOf(signer)] };
    expect(codes(await judge({ verify, combine: true }, COMBINED_POLICY))).toEqual(["fail"]);
    attest(signed(statement(digest, "https://example.com/other"), [signer]));
    expect(codes(await judge({ verify, combine: true }, COMBINED_POLICY))).toEqual(["pass"]);
    attest(signed(statement(), [ed25519()]));
    expect(codes(await judge({ verify, combine: true }, COMBINED_POLICY))).toEqual([
      ["fail", "signature_invalid"],
    ]);
  });

  it("is replayed without a connection", async () => {
    attest(signed(statement(), [signer]));
    attest({ anything: 1 }, "text/plain");
    const verify = { keys: [pemOf(signer)] };
    const { recording } = await judge({ verify, record: true }, VERIFIED_POLICY);
    await registry.close();
    const replay = Recording.parse(recording?.toJson() ?? "");
    const again = await judge({ verify }, VERIFIED_POLICY, [address], replay);
    expect(codes(again)).toEqual(["pass"]);
    expect(noteOf(again, "referrers_ignored")).toContain("text/plain");
    expect(codes(await judge({}, VERIFIED_POLICY, [address], replay))).toEqual(["pass"]);
    const other = `oci://${registry.host}/other:1`;
    expect(codes(await judge({ verify }, VERIFIED_POLICY, [other], replay))).toEqual([
      ["undecided", "recording_missing"],
    ]);
  });
});

describe("an index with BuildKit's attestations", () => {
  const IN_TOTO = "application/vnd.in-toto+json";
  const INDEX = "application/vnd.oci.image.index.v1+json";

  /** Pushes an index of the image and of an attestation manifest of it, and gives its address and digest. */
  function pushIndex(
    about = digest,
    layers: { content: string; mediaType: string }[] = [
      { content: JSON.stringify(statement(about)), mediaType: IN_TOTO },
    ],
    reference: Record<string, string> = { "vnd.docker.reference.digest": digest },
  ): { address: string; digest: string } {
    const image = { mediaType: "application/vnd.oci.image.manifest.v1+json", digest, size: 1 };
    const attestation = registry.push("app", layers);
    const annotations = { "vnd.docker.reference.type": "attestation-manifest", ...reference };
    const own = { mediaType: attestation.mediaType, digest: attestation.digest, size: attestation.size };
    return registry.pushManifest(
      "app",
      { schemaVersion: 2, mediaType: INDEX, manifests: [image, { ...own, annotations }] },
      { mediaType: INDEX },
    );
  }

  const judgeIndex = (index: { address: string }, options?: JudgeOptions): Promise<GateReport> =>
    judge(options, POLICY, [index.address]);

  it("is judged by them where nothing is verified, and named", async () => {
    const index = pushIndex();
    const report = await judgeIndex(index);
    expect(codes(report)).toEqual(["pass"]);
    expect(noteOf(report, "image_unverified")).toContain(index.address);
  });

  it("is refused with a verification, when there are no others", async () => {
    const report = await judgeIndex(pushIndex(), { verify: { keys: [pemOf(signer)] } });
    expect(codes(report)).toEqual([["fail", "attestation_missing"]]);
  });

  it("is judged by signed ones alone with a verification, and the others are named", async () => {
    const index = pushIndex();
    attest(signed(statement(index.digest), [signer]), DSSE, index.digest);
    const report = await judgeIndex(index, { verify: { keys: [pemOf(signer)] } });
    expect(codes(report)).toEqual(["pass"]);
    expect(report.results[0]?.envelope?.verification).toMatchObject({ signer: "key" });
    expect(noteOf(report, "referrers_ignored")).toMatch(/in-toto\+json, in the index, which nobody signed/);
    expect(codes(await judgeIndex(index))).toEqual(["pass", "pass"]);
  });

  it.each([
    ["about another image", () => pushIndex(`sha256:${"0".repeat(64)}`), ["fail", "subject_mismatch"]],
    [
      "about the index",
      () => pushIndex(digest, undefined, { "vnd.docker.reference.digest": "sha256:none" }),
      ["invalid", "document_invalid"],
    ],
    ["about nothing", () => pushIndex(digest, undefined, {}), ["invalid", "document_invalid"]],
    [
      "without statements",
      () => pushIndex(digest, [{ content: "x", mediaType: "a/b" }]),
      ["invalid", "document_invalid"],
    ],
    [
      "that are malformed",
      () => pushIndex(digest, [{ content: "{", mediaType: IN_TOTO }]),
      ["invalid", "document_invalid"],
    ],
  ])("with attestations %s has no verdict by them", async (_what, push, expected) => {
    expect(codes(await judgeIndex(push()))).toEqual([expected]);
  });

  it("is replayed with them, without a connection", async () => {
    const index = pushIndex();
    const { recording } = await judgeIndex(index, { record: true });
    const kept = Recording.parse(recording?.toJson() ?? "");
    await registry.close();
    expect(codes(await judge({}, POLICY, [index.address], kept))).toEqual(["pass"]);
    registry = await startRegistry();
  });
});
