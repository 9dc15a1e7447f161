import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadGate, type GateReport, type JudgeOptions } from "../../src/gate/index.js";
import { Recording } from "../../src/index.js";
import type { VerifyOptions } from "../../src/trust/verify/verify-options.js";
import { IDENTITY, ISSUER, startMockSigstore, type MockSigstore } from "../trust/verify/mock-sigstore.js";
import { ecdsa, pemOf, signed, STATEMENT, type SignedEnvelope } from "../trust/verify/signed-envelope.js";

const KEY = ecdsa();
const OTHER = ecdsa();
const ENVELOPE = signed(STATEMENT, [KEY]);
const BY_KEY: VerifyOptions = { keys: [pemOf(KEY)] };

/** Neither asks who signed: only the gate knows that the evidence must be verified. */
const ALONE = `package release

deny contains "not provenance" if input.predicateType != "https://slsa.dev/provenance/v1"
`;
const COMBINED = `package release

deny contains "not provenance" if input[_].contents.predicateType != "https://slsa.dev/provenance/v1"
`;

let sigstore: MockSigstore;
let bundle: string;
let byRoot: VerifyOptions;
beforeAll(async () => {
  sigstore = await startMockSigstore();
  bundle = JSON.stringify(await sigstore.sign());
  byRoot = { trustedRoot: sigstore.root(), certificateIdentity: IDENTITY, certificateOidcIssuer: ISSUER };
});
afterAll(() => sigstore.close());

type Inputs = Record<string, string>;

async function judge(inputs: Inputs, options: JudgeOptions, replay?: Recording): Promise<GateReport> {
  const files = { "p.rego": options.combine === true ? COMBINED : ALONE };
  await using gate = await loadGate({ files }, replay === undefined ? {} : { replay });
  return await gate.judge(
    Object.entries(inputs).map(([name, text]) => ({ name, text })),
    options,
  );
}

/** A recording of inputs that pass, as it is read from its file. */
async function record(inputs: Inputs, options: JudgeOptions): Promise<Recording> {
  const report = await judge(inputs, { ...options, record: true });
  expect(report.outcome).toBe("pass");
  return Recording.parse(report.recording?.toJson() ?? "");
}

const codes = ({ results }: GateReport): unknown[] =>
  results.map(({ outcome, errorCode }) => errorCode ?? outcome);

const changed = (part: Partial<SignedEnvelope>): string => JSON.stringify({ ...ENVELOPE, ...part });
const otherPayload = { ...STATEMENT, predicate: { buildDefinition: {} } };
const tampered = Buffer.from(ENVELOPE.signatures[0]?.sig ?? "", "base64").map((byte) => byte ^ 1);

/** What somebody puts in the place of the envelope that was recorded, and how its replay ends. */
const CHANGES: [part: string, document: () => string | Promise<string>, code: string][] = [
  [
    "the payload, signed by the same key",
    () => JSON.stringify(signed(otherPayload, [KEY])),
    "recording_missing",
  ],
  [
    "the payload, under the recorded signature",
    () => changed({ payload: Buffer.from(JSON.stringify(otherPayload)).toString("base64") }),
    "recording_missing",
  ],
  ["the type", () => changed({ payloadType: "application/json" }), "recording_missing"],
  ["the key", () => JSON.stringify(signed(STATEMENT, [OTHER])), "recording_missing"],
  [
    "the signature",
    () => changed({ signatures: [{ sig: Buffer.from(tampered).toString("base64") }] }),
    "recording_missing",
  ],
  ["one more signature", () => JSON.stringify(signed(STATEMENT, [KEY, OTHER])), "recording_missing"],
  ["another signature of the key", () => JSON.stringify(signed(STATEMENT, [KEY])), "recording_missing"],
  [
    "a key id",
    () => changed({ signatures: [{ keyid: "release", sig: ENVELOPE.signatures[0]?.sig ?? "" }] }),
    "recording_missing",
  ],
  ["no signature", () => changed({ signatures: [] }), "signature_missing"],
  ["no envelope", () => JSON.stringify(STATEMENT), "signature_missing"],
  ["a bundle of the payload", () => bundle, "recording_missing"],
  ["a malformed envelope", () => changed({ payload: "%" }), "envelope_invalid"],
];

const BUNDLE_CHANGES: [part: string, document: () => string | Promise<string>][] = [
  [
    "the certificate of another identity",
    async () => JSON.stringify(await sigstore.sign({ identity: "https://example.com/mallory" })),
  ],
  ["another signature of the identity", async () => JSON.stringify(await sigstore.sign())],
  [
    "the certificate alone",
    async () =>
      swap("verificationMaterial", await sigstore.sign({ identity: "https://example.com/mallory" })),
  ],
  [
    "the envelope alone",
    async () => swap("dsseEnvelope", await sigstore.sign({ payload: JSON.stringify(STATEMENT) })),
  ],
  [
    "the envelope without its bundle",
    () => JSON.stringify((JSON.parse(bundle) as { dsseEnvelope: object }).dsseEnvelope),
  ],
];

function swap(member: string, other: object): string {
  return JSON.stringify({
    ...(JSON.parse(bundle) as object),
    [member]: (other as Record<string, unknown>)[member],
  });
}

describe("a replay of verified inputs", () => {
  it("takes what was verified then, and says so", async () => {
    const replay = await record({ "a.json": JSON.stringify(ENVELOPE) }, { verify: BY_KEY });
    const report = await judge({ "b.json": JSON.stringify(ENVELOPE) }, {}, replay);
    expect(report.results).toMatchObject([
      { outcome: "pass", envelope: { verifiedThen: true, verification: { signer: "key" } } },
    ]);
    expect(report.notes.map(({ code }) => code)).toEqual(["envelope_unverified"]);
  });

  it.each(CHANGES)("refuses %s in another place", async (_part, document, code) => {
    const replay = await record({ "a.json": JSON.stringify(ENVELOPE) }, { verify: BY_KEY });
    const report = await judge({ "a.json": await document() }, {}, replay);
    expect(codes(report)).toEqual([code]);
    expect(report.outcome).not.toBe("pass");
  });

  it.each(BUNDLE_CHANGES)("refuses a bundle with %s", async (_part, document) => {
    const replay = await record({ "a.json": bundle }, { verify: byRoot });
    expect(codes(await judge({ "a.json": bundle }, {}, replay))).toEqual(["pass"]);
    expect(codes(await judge({ "a.json": await document() }, {}, replay))).toEqual(["recording_missing"]);
  });

  it("passes no change of any byte", async () => {
    const replay = await record({ "a.json": JSON.stringify(ENVELOPE) }, { verify: BY_KEY });
    const text = JSON.stringify(ENVELOPE);
    await using gate = await loadGate({ files: { "p.rego": ALONE } }, { replay });
    const change = fc.tuple(
      fc.nat({ max: text.length - 1 }),
      fc.string({ maxLength: 2, unit: "binary-ascii" }),
    );
    await fc.assert(
      fc.asyncProperty(change, async ([at, given]) => {
        const other = text.slice(0, at) + given + text.slice(at + 1);
        const { outcome } = await gate.judge([{ name: "a.json", text: other }]);
        return (outcome === "pass") === (other === text);
      }),
      { numRuns: 300 },
    );
  });

  it("takes several in any order, and none beside them", async () => {
    const [a, b] = [ENVELOPE, signed(STATEMENT, [OTHER])].map((one) => JSON.stringify(one));
    const inputs = { "a.json": a ?? "", "b.json": b ?? "" };
    const verify = { keys: [pemOf(KEY), pemOf(OTHER)] };
    const replay = await record(inputs, { verify });
    const report = await judge({ "a.json": b ?? "", "b.json": a ?? "" }, {}, replay);
    expect(codes(report)).toEqual(["pass", "pass"]);
    // Each has the facts of its own envelope.
    expect(
      new Set(report.results.map(({ envelope }) => JSON.stringify(envelope?.verification?.["key_ids"]))).size,
    ).toBe(2);
    const third = JSON.stringify(signed(STATEMENT, [ecdsa()]));
    expect(codes(await judge({ ...inputs, "c.json": third }, {}, replay))).toEqual([
      "pass",
      "pass",
      "recording_missing",
    ]);
  });

  it("combines what was verified then, and nothing else", async () => {
    const inputs = {
      "a.json": JSON.stringify(ENVELOPE),
      "b.json": JSON.stringify(signed(otherPayload, [KEY])),
    };
    const replay = await record(inputs, { verify: BY_KEY, combine: true });
    const events: object[] = [];
    const report = await judge(
      inputs,
      { combine: true, onEvent: (event) => void events.push(event) },
      replay,
    );
    expect(codes(report)).toEqual(["pass"]);
    expect(report.notes.map(({ message }) => message)).toMatchObject([
      expect.stringMatching(/not now: a\.json.*b\.json/),
    ]);
    expect(events).toMatchObject([{ custom: { verified_then: true } }]);
    for (const [, document] of CHANGES) {
      const refused = await judge({ ...inputs, "a.json": await document() }, { combine: true }, replay);
      expect([refused.outcome === "pass", refused.results.length]).toEqual([false, 1]);
    }
  });

  it("verifies now where the run says who must have signed", async () => {
    const replay = await record({ "a.json": JSON.stringify(ENVELOPE) }, { verify: BY_KEY });
    const stranger = { "a.json": JSON.stringify(signed(STATEMENT, [OTHER])) };
    expect(codes(await judge(stranger, { verify: BY_KEY }, replay))).toEqual(["signature_invalid"]);
    const { results } = await judge(stranger, { verify: { keys: [pemOf(OTHER)] } }, replay);
    expect(results).toMatchObject([{ outcome: "pass", envelope: { verification: { signer: "key" } } }]);
    expect(results[0]?.envelope?.verifiedThen).toBeUndefined();
  });

  it("knows an input too that no policy was for", async () => {
    const rego = `# METADATA
# custom: {inputs: [{file: "a.json"}]}
${ALONE}`;
    const inputs = ["a.json", "b.json"].map((name, index) => ({
      name,
      text: JSON.stringify(signed({ ...STATEMENT, predicate: { index } }, [KEY])),
    }));
    await using gate = await loadGate({ files: { "p.rego": rego } });
    const { recording } = await gate.judge(inputs, { verify: BY_KEY, record: true, allowUnmatched: true });
    await using replay = await loadGate(
      { files: { "p.rego": rego } },
      { replay: Recording.parse(recording?.toJson() ?? "") },
    );
    const report = await replay.judge(inputs, { allowUnmatched: true });
    expect([report.outcome, codes(report)]).toEqual(["pass", ["pass"]]);
  });

  it("judges the recorded input again with what was verified about it", async () => {
    const rego = `${ALONE}\ndeny contains "not by the key" if regohost.verification().signer != "key"\n`;
    const recordOf = async (options: JudgeOptions): Promise<Recording> => {
      await using gate = await loadGate({ files: { "p.rego": rego } });
      const input = { name: "a.json", text: JSON.stringify(ENVELOPE) };
      const { recording } = await gate.judge([input], { ...options, record: true });
      return Recording.parse(recording?.toJson() ?? "");
    };
    const again = async (replay: Recording | undefined, options: JudgeOptions = {}): Promise<GateReport> => {
      await using gate = await loadGate(
        { files: { "p.rego": rego } },
        replay === undefined ? {} : { replay },
      );
      return await gate.judge([{ name: "run.json", recorded: true }], options);
    };
    const verified = await recordOf({ verify: BY_KEY });
    const report = await again(verified);
    expect(report.results).toMatchObject([
      { input: "run.json", outcome: "pass", envelope: { verifiedThen: true } },
    ]);
    expect(report.notes.map(({ code }) => code)).toEqual(["envelope_unverified"]);
    // What nobody verified then is not verified by being recorded.
    expect(codes(await again(await recordOf({})))).toEqual(["builtin_failed"]);
    expect(codes(await again(verified, { verify: BY_KEY }))).toEqual(["document_invalid"]);
    expect(codes(await again(undefined))).toEqual(["document_invalid"]);
    expect(codes(await again(new Recording({ nowNs: 0n })))).toEqual(["document_invalid"]);
  });

  it("does not judge the envelope itself", async () => {
    const replay = await record({ "a.json": JSON.stringify(ENVELOPE) }, { verify: BY_KEY });
    await expect(
      judge({ "a.json": JSON.stringify(ENVELOPE) }, { envelopes: false }, replay),
    ).rejects.toMatchObject({
      code: "config_invalid",
    });
  });
});
