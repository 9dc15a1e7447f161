import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  isRegohostError,
  loadPolicy,
  Recording,
  version,
  type Builtin,
  type EvaluateOptions,
  type Policy,
  type RecordedAnswer,
} from "../../../src/index.js";
import { PLACEHOLDER } from "../../../src/engine/recording/secret-placeholder.js";
import { ServiceError } from "../../../src/base/errors.js";
import { opaVersion } from "../../../src/base/version.js";
import { withDigest } from "./with-digest.js";

const POLICY = `package p

found := acme.look(input.key)

missing := {"m": acme.look("missing")}

failing := acme.look("failing")

several := [acme.look("b"), acme.look("a"), acme.look("b")]

random := [time.now_ns(), rand.intn("x", 1000000), uuid.rfc4122("y")]

guarded := acme.look("a") if acme.look("never") == 1
`;

/** How a file begins. */
const FILE = '{"version":1,"time":"2026-01-01T00:00:00Z",';

const ANSWERS: Record<string, unknown> = { a: { n: 1.5, s: "ü\u2028" }, b: [1, null], key: "K" };

function look(calls: string[] = []): Builtin {
  return defineBuiltin({
    name: "acme.look",
    args: ["string"],
    result: "any",
    effect: false,
    checkAvailable() {
      calls.push("checkAvailable");
    },
    prepare() {
      calls.push("prepare");
    },
    begin() {
      calls.push("begin");
    },
    async call([given], { report }) {
      const key = JSON.parse(JSON.stringify(given)) as string;
      calls.push(key);
      if (key === "failing") {
        throw new ServiceError("GET https://x/y: the service has failed", { code: "service_failed" });
      }
      if (key === "missing") report({ notFound: true });
      return ANSWERS[key];
    },
  });
}

const compiled = compilePolicy(
  { files: { "p.rego": POLICY } },
  {
    builtins: [look()],
    entrypoint: ["p/found", "p/missing", "p/failing", "p/several", "p/random", "p/guarded"],
  },
);

interface Login {
  body: { access_token: string };
}

interface Run {
  value: unknown;
  error?: string;
  recording: Recording;
}

async function evaluate(
  entrypoint: string,
  input: unknown,
  options: { replay?: Recording; calls?: string[] } & EvaluateOptions = {},
): Promise<Run> {
  const { wasm } = await compiled;
  const { replay, calls, ...rest } = options;
  const policy = await loadPolicy(wasm, {
    builtins: [look(calls)],
    ...(replay === undefined ? {} : { replay }),
  });
  let recording: Recording | undefined;
  try {
    const value = await policy.evaluate(input, {
      entrypoint,
      ...rest,
      onRecording: (made) => (recording = made),
    });
    return { value, recording: recording! };
  } catch (error) {
    return { value: undefined, error: (error as Error).message, recording: recording! };
  } finally {
    await policy.close();
  }
}

describe("Recording", () => {
  it.each([["p/found"], ["p/missing"], ["p/several"], ["p/random"], ["p/failing"], ["p/guarded"]])(
    "decides %s again as it was decided, and asks no built-in",
    async (entrypoint) => {
      const input = { key: "key" };
      const first = await evaluate(entrypoint, input);
      const calls: string[] = [];
      const replay = Recording.parse(first.recording.toJson());
      const again = await evaluate(entrypoint, input, { replay, calls });
      expect(again.value).toEqual(first.value);
      expect(again.error).toBe(first.error);
      expect(calls).toEqual([]);
    },
  );

  it("has the form of OPA's nd_builtin_cache, with undefined and errors beside it", async () => {
    const now = 1_700_000_000_123_456_789n;
    const { recording } = await evaluate("p/several", { key: 1 }, { now, seed: "s" });
    expect(JSON.parse(recording.toJson())).toEqual({
      version: 1,
      regohost: version,
      opa: opaVersion,
      // Of {}.
      data_digests: ["sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"],
      policy_digests: [expect.stringMatching(/^sha256:[0-9a-f]{64}$/)],
      entrypoint: "p/several",
      time: "2023-11-14T22:13:20.123456789Z",
      seed: "s",
      input: { key: 1 },
      nd_builtin_cache: { "acme.look": { '["a"]': { n: 1.5, s: "ü\u2028" }, '["b"]': [1, null] } },
      undefined: {},
      errors: {},
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
    });
    const { recording: missing } = await evaluate("p/missing", undefined);
    expect(JSON.parse(missing.toJson())).toMatchObject({
      nd_builtin_cache: {},
      undefined: { "acme.look": { '["missing"]': { not_found: true } } },
    });
    const { recording: failed } = await evaluate("p/failing", undefined);
    expect(JSON.parse(failed.toJson())).toMatchObject({
      errors: {
        "acme.look": {
          '["failing"]': { code: "service_failed", message: "GET https://x/y: the service has failed" },
        },
      },
    });
  });

  it("keeps every number as it is written", () => {
    const text =
      '{"version":1,"time":"2026-01-01T00:00:00.000000001Z","input":{"n":1.10},' +
      '"nd_builtin_cache":{"f":{"[12345678901234567890,1.0]":1e400}}}';
    const recording = Recording.parse(withDigest(text));
    expect(recording.facts).toMatchObject({ nowNs: 1_767_225_600_000_000_001n, input: '{"n":1.10}' });
    expect(recording.calls).toEqual([
      { name: "f", args: "[12345678901234567890,1.0]", answer: { kind: "value", json: "1e400" } },
    ]);
    expect(recording.find("f", ["12345678901234567890", "1"])).toEqual({ kind: "value", json: "1e400" });
    expect(recording.find("f", ["12345678901234567891", "1"])).toBeUndefined();
  });

  it("ends an evaluation whose call is not in it, naming the call", async () => {
    const replay = new Recording({ nowNs: 0n });
    const { error } = await evaluate("p/found", { key: "key" }, { replay });
    // The call is named once.
    expect(error).toBe("acme.look(string): it has no recorded answer, and connections are not allowed");
    const other = new Recording({ nowNs: 0n });
    other.add("acme.look", ['"other"'], { kind: "value", json: "1" });
    const again = await evaluate("p/found", { key: "key" }, { replay: other });
    expect(again.error).toMatch(/allowed; record again with it$/);
  });

  it("leaves out what a guess was answered and nothing used", async () => {
    const { recording } = await evaluate("p/guarded", undefined);
    expect(recording.calls.map(({ args }) => args)).toEqual(['["never"]']);
  });

  it.each<[string, bigint | RegExp]>([
    ["2026-01-31T12:00:00Z", 1_769_860_800_000_000_000n],
    ["2026-01-31T12:00:00.5Z", 1_769_860_800_500_000_000n],
    ["2026-01-31T12:00:00.000000001Z", 1_769_860_800_000_000_001n],
    ["2026-02-31T12:00:00.000000000Z", /time is missing or invalid/],
    ["2026-01-31.000000000Z", /time is missing or invalid/],
    ["2026-01-31T12:00:00+01:00", /time is missing or invalid/],
  ])("reads the time %s", (time, expected) => {
    const parse = (): Recording =>
      Recording.parse(withDigest(JSON.stringify({ version: 1, time, nd_builtin_cache: {} })));
    if (typeof expected === "bigint") expect(parse().facts.nowNs).toBe(expected);
    else expect(parse).toThrow(expected);
  });

  it("reads the answers alone", () => {
    const recording = Recording.parse('{"acme.look":{"[\\"a\\"]":1}}');
    expect(recording.find("acme.look", ['"a"'])).toEqual({ kind: "value", json: "1" });
  });

  it.each([
    ["that takes time", false],
    ["that is pure", true],
  ])("gives a built-in %s the set that it declares, at first and again", async (_name, pure) => {
    const given = { name: "acme.set", args: [], result: { type: "set", of: { type: "number" } } } as const;
    const set = pure
      ? defineBuiltin({ ...given, pure: true, effect: false, call: () => [2, 1] })
      : defineBuiltin({ ...given, effect: false, call: () => Promise.resolve([2, 1]) });
    const files = { "p.rego": "package p\n\nx := [acme.set(), acme.set() == {1, 2}]\n" };
    const options = { builtins: [set], entrypoint: "p/x" };
    const policy = await loadPolicy({ files }, options);
    let recording: Recording | undefined;
    const onRecording = (made: Recording): void => void (recording = made);
    expect(await policy.evaluate(undefined, { onRecording })).toEqual([[1, 2], true]);
    await policy.close();
    for (const text of [recording!.toJson(), '{"acme.set":{"[]":[2,1]}}']) {
      const again = await loadPolicy({ files }, { ...options, replay: Recording.parse(text) });
      expect(await again.evaluate()).toEqual([[1, 2], true]);
      await again.close();
    }
  });

  it("is awaited, and ends the evaluation with its error once", async () => {
    await using policy = await loadPolicy(
      { files: { "p.rego": "package p\n\nx := 1 / input.by\n" } },
      { entrypoint: "p/x" },
    );
    const options = { strictBuiltinErrors: true };
    const events: string[] = [];
    const onRecording = async ({ facts }: Recording): Promise<void> => {
      await new Promise(setImmediate);
      events.push(`recorded ${facts.entrypoint ?? ""}`);
    };
    const evaluate = (by: number): Promise<unknown> => policy.evaluate({ by }, { ...options, onRecording });
    events.push(`value ${String(await evaluate(1))}`);
    await expect(evaluate(0)).rejects.toThrow(/divide by zero/);
    expect(events).toEqual(["recorded p/x", "value 1", "recorded p/x"]);
    let told = 0;
    const failing = (): never => {
      told++;
      throw new Error("no space left");
    };
    for (const failed of [failing, () => Promise.resolve().then(failing)]) {
      await expect(policy.evaluate({ by: 1 }, { ...options, onRecording: failed })).rejects.toThrow(
        "no space",
      );
    }
    expect(told).toBe(2);
  });

  it("is in a report's JSON, without secrets", async () => {
    const send = "http.send";
    const args = '[{"headers":{"Authorization":"Bearer hush"},"method":"get","url":"https://x/"}]';
    const recording = new Recording({ nowNs: 1n });
    recording.put({ name: send, args, answer: { kind: "value", json: "{}" } });
    const written = JSON.stringify({ recording });
    expect(JSON.parse(written)).toMatchObject({ recording: { time: "1970-01-01T00:00:00.000000001Z" } });
    expect(written).not.toContain("hush");
  });

  describe("with credentials", () => {
    const requestWith = (token: string): string[] => [
      `{"headers":{"Authorization":"Bearer ${token}","Accept":"x"},"method":"get","url":"https://u:${token}@x/?sig=${token}"}`,
    ];
    const answerOf = (who: string): RecordedAnswer => ({ kind: "value", json: `{"body":{"who":"${who}"}}` });
    const recorded = (): Recording => {
      const recording = new Recording({ nowNs: 0n });
      recording.add("http.send", requestWith("xyz"), answerOf("a"));
      recording.add("http.send", requestWith("uvw"), answerOf("b"));
      return recording;
    };

    it("holds none of them, and finds each call all the same", () => {
      const text = recorded().toJson();
      expect(text).not.toMatch(/xyz|uvw/);
      expect(text).toContain("Accept");
      const replay = Recording.parse(text);
      expect(replay.find("http.send", requestWith("xyz"))).toEqual(answerOf("a"));
      expect(replay.find("http.send", requestWith("uvw"))).toEqual(answerOf("b"));
      expect(replay.find("http.send", requestWith("rst"))).toBeUndefined();
    });

    it("gives no way to compare those of two recordings", () => {
      const placeholders = (): string[] => recorded().toJson().match(PLACEHOLDER) ?? [];
      expect(placeholders().filter((one) => placeholders().includes(one))).toEqual([]);
    });

    it("stays the same when it is read and written again", () => {
      const text = recorded().toJson();
      expect(Recording.parse(text).toJson()).toBe(text);
    });

    it("shows none in its calls, and keeps them in memory only", () => {
      const recording = recorded();
      expect(JSON.stringify(recording.calls)).not.toMatch(/xyz|uvw/);
      expect(recording.calls).toHaveLength(2);
      expect(JSON.stringify(recording.exactCalls)).toMatch(/xyz.*uvw/);
    });

    it("answers a call that is made with what another answer gave out", () => {
      const token = "0123456789abcdef";
      const recording = new Recording({ nowNs: 0n });
      recording.add("http.send", ['{"method":"post","url":"https://x/token"}'], {
        kind: "value",
        json: `{"body":{"access_token":"${token}"}}`,
      });
      recording.add("http.send", requestWith(token), answerOf("a"));
      const replay = Recording.parse(recording.toJson());
      const first = replay.find("http.send", ['{"method":"post","url":"https://x/token"}']);
      const given = first?.kind === "value" ? (JSON.parse(first.json) as Login).body.access_token : "";
      expect(given).not.toBe(token);
      expect(replay.find("http.send", requestWith(given))).toEqual(answerOf("a"));
    });
  });

  describe("with two answers to one call", () => {
    const value = (json: string): RecordedAnswer => ({ kind: "value", json });
    const put = (...answers: RecordedAnswer[]): RecordedAnswer | undefined => {
      const recording = new Recording({ nowNs: 0n });
      for (const answer of answers) recording.add("http.send", ["{}"], answer);
      return Recording.parse(recording.toJson()).find("http.send", ["{}"]);
    };
    const ambiguous = { kind: "error", code: "recording_ambiguous" };

    it.each<[string, RecordedAnswer[], object]>([
      ["two values", [value("1"), value("2")], ambiguous],
      ["the first once more", [value("1"), value("2"), value("1")], ambiguous],
      ["a value and none", [value("1"), { kind: "undefined", notFound: true }], ambiguous],
      ["the same value", [value("1"), value("1")], value("1")],
      [
        "responses of two times",
        [value('{"headers":{"date":["1"]}}'), value('{"headers":{"date":["2"]}}')],
        value('{"headers":{"date":["1"]}}'),
      ],
      [
        "errors of one kind",
        [
          { kind: "error", code: "service_failed", message: "request 1" },
          { kind: "error", code: "service_failed", message: "request 2" },
        ],
        { kind: "error", code: "service_failed" },
      ],
    ])("%s", (_name, answers, found) => {
      expect(put(...answers)).toMatchObject(found);
    });

    it("ends a replay that makes it", async () => {
      const replay = new Recording({ nowNs: 0n });
      replay.add("acme.look", ['"key"'], value("1"));
      replay.add("acme.look", ['"key"'], value("2"));
      const { error, value: decided } = await evaluate("p/found", { key: "key" }, { replay });
      expect(decided).toBeUndefined();
      expect(error).toMatch(/^acme\.look\(string\): it had two different answers/);
    });
  });

  it("is refused by another revision of a bundle", async () => {
    const folder = await mkdtemp(join(tmpdir(), "regohost-recording-"));
    try {
      await writeFile(join(folder, ".manifest"), '{"revision":"two"}');
      await writeFile(join(folder, "p.rego"), "package p\n\nx := 1\n");
      const load = (revision: string): Promise<Policy> =>
        loadPolicy(folder, {
          entrypoint: "p/x",
          replay: new Recording({ nowNs: 0n, revisions: [revision] }),
        });
      await expect(load("one")).rejects.toMatchObject({
        code: "recording_mismatch",
        message: expect.stringMatching(
          /is revision two, but the recording was made with revision one/,
        ) as string,
      });
      const policy = await load("two");
      expect(await policy.evaluate()).toBe(1);
      await policy.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  /** Members of a recording, and what somebody makes of them. */
  const CHANGES: [member: string, value: unknown][] = [
    ["policy_digests", ["sha256:00"]],
    ["data_digests", ["sha256:00"]],
    ["input", { key: 2 }],
    ["entrypoint", "p/missing"],
    ["time", "2023-11-14T22:13:20.123456780Z"],
    ["seed", "t"],
    ["nd_builtin_cache", { "acme.look": { '["a"]': { n: 1.5, s: "forged" }, '["b"]': [1, null] } }],
    ["undefined", { "acme.look": { '["c"]': {} } }],
    ["verifications", [{ input: "sha256:00", facts: { signer: "key" } }]],
    ["revisions", ["other"]],
  ];

  it.each(CHANGES)("has a digest over %s", async (member, value) => {
    const { recording } = await evaluate("p/several", { key: 1 }, { now: 1n, seed: "s" });
    const text = recording.toJson();
    expect(Recording.parse(JSON.stringify(JSON.parse(text), null, 8)).toJson()).toBe(text);
    const changed = { ...(JSON.parse(text) as object), [member]: value };
    expect(() => Recording.parse(JSON.stringify(changed))).toThrow(/does not have its digest/);
  });

  it("keeps a digest where JSON.stringify loses digits", () => {
    const recording = new Recording({ nowNs: 0n, input: "12345678901234567890" });
    expect(Recording.parse(JSON.stringify(recording)).facts.input).toBe("12345678901234567000");
  });

  it("keeps of two equal answers that one was cut", () => {
    const recording = new Recording({ nowNs: 0n });
    const answer = { kind: "value", json: "[1]" } as const;
    recording.put({ name: "f", args: "[1]", answer });
    recording.put({ name: "f", args: "[1]", answer: { ...answer, truncated: true } });
    recording.put({ name: "f", args: "[1]", answer });
    expect(recording.exactCalls).toMatchObject([{ answer: { truncated: true } }]);
    expect(Recording.parse(recording.toJson()).toJson()).toBe(recording.toJson());
  });

  it.each<[string, RegExp]>([
    ["", /it is invalid JSON/],
    ['{"version":1,"nd_builtin_cache":{"f"', /truncated/],
    ["[]", /an object was expected/],
    ['{"version":2,"nd_builtin_cache":{}}', /version 2 is from a newer regohost; this one reads 1/],
    ['{"nd_builtin_cache":{}}', /it has no version/],
    ['{"version":1,"nd_builtin_cache":{}}', /its time is missing/],
    ['{"version":1,"time":"yesterday","nd_builtin_cache":{}}', /its time is missing or invalid/],
    ['{"f":{"x":1}}', /f: x is not the JSON text of an argument list/],
    ['{"f":{"{}":1}}', /not the JSON text of an argument list/],
    ['{"f":1}', /an object was expected/],
    ['{"f":{"[1]":1,"[1]":2}}', /duplicate key \[1\]/],
    ['{"f":{"[1]":1,"[1.0]":2}}', /two answers to f\[1\.0\]/],
    [
      withDigest(
        '{"version":1,"time":"2026-01-01T00:00:00.000000001Z","undefined":{"f":{"[1]":{}}},"errors":{"f":{"[1]":{}}}}',
      ),
      /two answers to f\[1\]/,
    ],
    ['{"undefined":{"f":{"[1]":{}}}}', /it has no version/],
    [`${FILE}"nd_builtin_cache":{}}`, /it has no digest; record it again/],
    [
      `${FILE}"nd_builtin_cache":{},"verifications":{"sha256:00":{"signer":"key"}}}`,
      /do not show which envelopes were verified.*record it again/,
    ],
    [`${FILE}"nd_builtin_cache":{},"verifications":[{"input":"sha256:00"}]}`, /must have input and facts/],
    [`${FILE}"nd_builtin_cache":{},"digest":"sha256:00"}`, /does not have its digest/],
    [`${FILE}"nd_builtin_cache":{},"digest":1}`, /does not have its digest/],
    [`${FILE}"undefined":{"f":{"[1]":{"not_found":"yes"}}}}`, /not_found must be true or false/],
    [`${FILE}"errors":{"f":{"[1]":{"no_answer":"yes"}}}}`, /no_answer must be true or false/],
    [
      `${FILE}"undefined":{"f":{"[1]":{}}},"truncated":{"f":{"[1]":true}}}`,
      /truncated: f: \[1\] must be true/,
    ],
    [
      `${FILE}"nd_builtin_cache":{"f":{"[1]":2}},"truncated":{"f":{"[1]":1}}}`,
      /truncated: f: \[1\] must be true/,
    ],
    [
      `${FILE}"nd_builtin_cache":{"f":{"[1]":2}},"truncated":{"f":{"[2]":true}}}`,
      /truncated: f: \[2\] must be true/,
    ],
  ])("refuses %s", (text, message) => {
    let thrown: unknown;
    try {
      Recording.parse(text, "run.json");
    } catch (error) {
      thrown = error;
    }
    expect(isRegohostError(thrown, "recording_invalid")).toBe(true);
    expect((thrown as Error).message).toMatch(message);
    expect((thrown as Error).message).toContain("run.json");
  });
});
