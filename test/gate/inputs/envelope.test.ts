import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEnvelope } from "../../../src/gate/inputs/envelope.js";
import { makeFolder, run, type RunResult } from "../../cli/run.js";

const TYPE = "application/vnd.in-toto+json";
const BAD = '{"predicateType":"bad"}';
const digestOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const BAD_DIGEST = digestOf(BAD);

interface Envelope {
  payloadType: string;
  payload: string;
  signatures?: unknown;
}

function envelope(payload: string, signatures: unknown = [{ sig: "AA" }]): Envelope {
  return { payloadType: TYPE, payload: Buffer.from(payload).toString("base64"), signatures };
}

const SIGNED = envelope(BAD);
const { signatures: _, ...UNSIGNED } = SIGNED;
const ENVELOPES: Record<string, string> = {
  "a DSSE envelope": JSON.stringify(envelope(BAD)),
  "one with escapes in its names": JSON.stringify(SIGNED).replace("payloadType", "payload\\u0054ype"),
  "one with escapes in all names": JSON.stringify(SIGNED).replaceAll('"p', '"\\u0070'),
  "one in the other alphabet": JSON.stringify({
    ...SIGNED,
    payload: Buffer.from('{"predicateType":"bad","x":"???>>>"}').toString("base64url"),
  }),
  "a Sigstore bundle": JSON.stringify({ mediaType: "x", dsseEnvelope: envelope(BAD) }),
};

async function gate(files: Record<string, string>, args: string[]): Promise<RunResult & { cwd: string }> {
  const policy = `package strict

deny contains "bad predicate" if input.predicateType == "bad"

result := {"skipped": object.get(input, "skip", false), "violations": []}
`;
  const cwd = await makeFolder({ "p.rego": policy, ...files });
  return { ...(await run(["gate", "p.rego", ...args], { cwd })), cwd };
}

const NOTE = /envelope signatures were not checked, only payloads were judged: /;

describe("openEnvelope", () => {
  it.each(Object.entries(ENVELOPES))("opens %s", (_name, text) => {
    const { type, json } = openEnvelope("in.json", Buffer.from(text)) ?? { type: "", json: new Uint8Array() };
    expect(type).toBe(TYPE);
    expect(JSON.parse(Buffer.from(json).toString())).toMatchObject({ predicateType: "bad" });
  });

  it.each([
    "{}",
    "[]",
    '"payloadType"',
    '{"payloadType":"x"}',
    '{"payload":"e30="}',
    '{"payload":"e30","signatures":[{"protected":"e30"}]}',
    '{"a":{"payloadType":"x","payload":"e30="}}',
    '[{"payloadType":"x"}]',
    '{"dsseEnvelope":null}',
    '{"messageSignature":{},"x":"\\u0061"}',
  ])("leaves %s as it is", (text) => {
    expect(openEnvelope("in.json", Buffer.from(text))).toBeUndefined();
  });

  it.each([
    ["payload that is not Base64", JSON.stringify({ ...SIGNED, payload: "%%" }), /is not Base64/],
    [
      "payload that is not JSON",
      JSON.stringify(envelope("text")),
      /\(application\/vnd\.in-toto\+json\) is not JSON/,
    ],
    ["payload that is empty", JSON.stringify({ ...SIGNED, payload: "" }), /is not JSON/],
    ["payload without signatures", JSON.stringify(UNSIGNED), /has no signatures/],
    ["payload with an empty list of signatures", JSON.stringify(envelope(BAD, [])), /has no signatures/],
    ["payload with signatures that are null", JSON.stringify(envelope(BAD, null)), /has no signatures/],
    [
      "payload with an invalid signature",
      JSON.stringify(envelope(BAD, [{ keyid: "a" }])),
      /a signature of the envelope has no text sig/,
    ],
    [
      "payload with other members",
      JSON.stringify({ ...SIGNED, predicateType: "good", extra: 1 }),
      /has other members \("predicateType", "extra"\); envelopes: false/,
    ],
    [
      "bundle with other members",
      JSON.stringify({ dsseEnvelope: SIGNED, components: [] }),
      /has other members \("components"\)/,
    ],
    [
      "bundle that is an envelope too",
      JSON.stringify({ ...envelope("{}"), dsseEnvelope: SIGNED }),
      /has other members \("payloadType", "payload", "signatures"\)/,
    ],
    [
      "bundle of an envelope and a message",
      JSON.stringify({ dsseEnvelope: SIGNED, messageSignature: {} }),
      /has other members \("messageSignature"\)/,
    ],
    [
      "bundle whose envelope has other members",
      JSON.stringify({ dsseEnvelope: { ...SIGNED, payload_: "e30=" } }),
      /has other members \("payload_"\)/,
    ],
    [
      "bundle whose envelope has no payload",
      '{"dsseEnvelope":{"payloadType":"x"}}',
      /the strings payloadType and payload/,
    ],
    ["bundle whose envelope is empty", '{"dsseEnvelope":{}}', /the strings payloadType and payload/],
    ["bundle whose envelope is a text", '{"dsseEnvelope":"e30="}', /the strings payloadType and payload/],
    ["payload that is decoded already", '{"payloadType":"x","payload":{}}', /envelopes: false judges it/],
    ["payload that is missing", '{"payloadType":"x","signatures":[]}', /the strings payloadType and payload/],
    [
      "type that is null",
      '{"payloadType":null,"payload":"e30=","signatures":[]}',
      /the strings payloadType and payload/,
    ],
    [
      "payload that is an envelope again",
      JSON.stringify(envelope(JSON.stringify(SIGNED))),
      /is another envelope/,
    ],
    ["list of envelopes", `[${JSON.stringify(UNSIGNED)}]`, /is a list of envelopes/],
    ["list of bundles", `[{"dsseEnvelope":${JSON.stringify(UNSIGNED)}}]`, /is a list of envelopes/],
  ])("refuses a %s", (_name, text, message) => {
    expect(() => openEnvelope("in.json", Buffer.from(text))).toThrow(message);
  });
});

describe("gate, of an envelope", () => {
  it.each(Object.entries(ENVELOPES))(
    "judges the payload of %s, and says that its signatures were not checked",
    async (_name, text) => {
      const { exitCode, stdout, stderr } = await gate({ "in.json": text }, ["in.json", "-q"]);
      expect(exitCode).toBe(1);
      expect(stdout).toContain("bad predicate");
      expect(stderr).toBe("");
      expect(stdout).toMatch(NOTE);
      expect(stdout).toMatch(new RegExp(`in\\.json \\(${TYPE.replace("+", "\\+")}, sha256:[0-9a-f]{64}\\)`));
    },
  );

  it("opens those of lines and of YAML", async () => {
    const text = JSON.stringify(SIGNED);
    const { stdout, exitCode } = await gate(
      {
        "in.jsonl": `{}\n${text}\n`,
        "in.yaml": `---\n{}\n---\npayloadType: ${TYPE}\npayload: ${SIGNED.payload}\nsignatures: [{sig: AA}]\n`,
      },
      ["in.jsonl", "in.yaml"],
    );
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/FAIL {2}in\.jsonl:2/);
    expect(stdout).toMatch(/FAIL {2}in\.yaml#2/);
    expect(stdout).toContain(`in.jsonl:2 (${TYPE}, ${BAD_DIGEST}), in.yaml#2 (${TYPE}, ${BAD_DIGEST})`);
  });

  it("says in every report that its signatures were not checked", async () => {
    const outputs = ["json", "junit", "sarif", "tap", "markdown"].flatMap((format) => [
      "-o",
      `${format}=r.${format}`,
    ]);
    const inputs = {
      "pass.json": JSON.stringify(envelope("{}")),
      "skip.json": JSON.stringify(envelope('{"skip":true}')),
    };
    const { cwd } = await gate({ ...inputs, "own.json": "{}" }, [
      ...Object.keys(inputs),
      "own.json",
      ...outputs,
      "--summary",
    ]);
    const read = (format: string): Promise<string> => readFile(join(cwd, `r.${format}`), "utf8");
    const said = (payload: string): string =>
      `note: the payload of an envelope (${TYPE}, ${digestOf(payload)}) was judged; its signatures were not checked`;
    for (const format of ["junit", "tap"]) {
      for (const payload of ["{}", '{"skip":true}']) expect(await read(format)).toContain(said(payload));
    }
    expect(await read("markdown")).toContain(
      "Payloads of DSSE envelopes were judged; their signatures were not checked.",
    );
    const { results } = JSON.parse(await read("json")) as {
      results: { input: string; envelope?: unknown }[];
    };
    const about = (payload: string): unknown => ({
      type: TYPE,
      digest: digestOf(payload),
      signatures_checked: false,
    });
    expect(results.map(({ input, envelope: shown }) => [input, shown])).toEqual([
      ["pass.json", about("{}")],
      ["skip.json", about('{"skip":true}')],
      // No policy judged it, so its signatures do not matter.
      ["skip.json", undefined],
      ["own.json", undefined],
    ]);
    const sarif = JSON.parse(await read("sarif")) as {
      runs: { invocations: { toolExecutionNotifications: unknown }[] }[];
    };
    expect(sarif.runs[0]?.invocations[0]?.toolExecutionNotifications).toMatchObject([
      { level: "error" },
      { level: "note", message: { text: `pass.json: ${said("{}")}` } },
      { level: "note", message: { text: `skip.json: ${said('{"skip":true}')}` } },
    ]);
  });

  it("judges it as it is when that is asked for", async () => {
    const own = await gate({ "in.json": JSON.stringify(envelope(BAD)) }, ["in.json", "--no-envelopes"]);
    expect(own).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("has no verdict for one that cannot be opened, and decides the others", async () => {
    const files = { "in.json": JSON.stringify({ ...SIGNED, payload: "%%" }), "bad.json": BAD };
    const { exitCode, stdout } = await gate(files, ["in.json", "bad.json"]);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/is not Base64/);
    expect(stdout).toContain("bad predicate");
  });
});
