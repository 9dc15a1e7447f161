import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEnvelope } from "../../src/gate/envelope.js";
import { makeFolder, run, type RunResult } from "../cli/run.js";

const TYPE = "application/vnd.in-toto+json";
const BAD = '{"predicateType":"bad"}';

interface Envelope {
  payloadType: string;
  payload: string;
  signatures?: unknown;
}

function envelope(payload: string, signatures: unknown = [{ sig: "AA" }]): Envelope {
  return { payloadType: TYPE, payload: Buffer.from(payload).toString("base64"), signatures };
}

const { signatures: _, ...UNSIGNED } = envelope(BAD);
const ENVELOPES: Record<string, string> = {
  "a DSSE envelope": JSON.stringify(envelope(BAD)),
  "one without signatures": JSON.stringify(UNSIGNED),
  "one with an empty list of signatures": JSON.stringify(envelope(BAD, [])),
  "one with signatures that are null": JSON.stringify(envelope(BAD, null)),
  "one with escapes in its names": JSON.stringify(UNSIGNED).replace("payloadType", "payload\\u0054ype"),
  "one with escapes in all names": JSON.stringify(UNSIGNED).replaceAll('"p', '"\\u0070'),
  "one in the other alphabet": JSON.stringify({
    ...UNSIGNED,
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
    ["payload that is no Base64", '{"payloadType":"x","payload":"%%"}', /is not Base64/],
    [
      "payload that is no JSON",
      JSON.stringify(envelope("text")),
      /\(application\/vnd\.in-toto\+json\) is not JSON/,
    ],
    ["payload that is empty", '{"payloadType":"x","payload":""}', /is not JSON/],
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
      JSON.stringify(envelope(JSON.stringify(UNSIGNED))),
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
      expect(stderr).toMatch(NOTE);
      expect(stderr).toContain(`in.json (${TYPE})`);
    },
  );

  it("opens those of lines and of YAML", async () => {
    const text = JSON.stringify(UNSIGNED);
    const { stdout, stderr, exitCode } = await gate(
      {
        "in.jsonl": `{}\n${text}\n`,
        "in.yaml": `---\n{}\n---\npayloadType: ${TYPE}\npayload: ${UNSIGNED.payload}\n`,
      },
      ["in.jsonl", "in.yaml"],
    );
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/FAIL {2}in\.jsonl:2/);
    expect(stdout).toMatch(/FAIL {2}in\.yaml#2/);
    expect(stderr).toContain(`in.jsonl:2 (${TYPE}), in.yaml#2 (${TYPE})`);
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
    const said = `note: the payload of an envelope (${TYPE}) was judged; its signatures were not checked`;
    expect((await read("junit")).split(said)).toHaveLength(3);
    expect((await read("tap")).split(said)).toHaveLength(3);
    expect(await read("markdown")).toContain(
      "Payloads of DSSE envelopes were judged; their signatures were not checked.",
    );
    const { results } = JSON.parse(await read("json")) as {
      results: { input: string; envelope?: unknown }[];
    };
    const about = { type: TYPE, signatures_checked: false };
    expect(results.map(({ input, envelope: shown }) => [input, shown])).toEqual([
      ["pass.json", about],
      ["skip.json", about],
      // No policy judged it, so its signatures do not matter.
      ["skip.json", undefined],
      ["own.json", undefined],
    ]);
    const sarif = JSON.parse(await read("sarif")) as {
      runs: { invocations: { toolExecutionNotifications: unknown }[] }[];
    };
    expect(sarif.runs[0]?.invocations[0]?.toolExecutionNotifications).toMatchObject([
      { level: "error" },
      { level: "note", message: { text: `pass.json: ${said}` } },
      { level: "note", message: { text: `skip.json: ${said}` } },
    ]);
  });

  it("judges it as it is when that is asked for", async () => {
    const own = await gate({ "in.json": JSON.stringify(envelope(BAD)) }, ["in.json", "--no-envelopes"]);
    expect(own).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("has no verdict for one that cannot be opened, and decides the others", async () => {
    const files = { "in.json": '{"payloadType":"x","payload":"%%"}', "bad.json": BAD };
    const { exitCode, stdout } = await gate(files, ["in.json", "bad.json"]);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/is not Base64/);
    expect(stdout).toContain("bad predicate");
  });
});
