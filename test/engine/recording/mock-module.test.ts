import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Recording, type RecordedAnswer } from "../../../src/index.js";
import { toMockModule } from "../../../src/engine/recording/mock-module.js";
import { makeFolder, run, type RunResult } from "../../cli/run.js";

const value = (answer: unknown): RecordedAnswer => ({ kind: "value", json: JSON.stringify(answer) });
const none: RecordedAnswer = { kind: "undefined", notFound: true };
const all = { isMockable: () => true, givesSet: () => false };

function recordingOf(...calls: [name: string, args: unknown[], answer: RecordedAnswer][]): Recording {
  const recording = new Recording({ nowNs: 0n });
  for (const [name, args, answer] of calls) {
    recording.add(
      name,
      args.map((arg) => JSON.stringify(arg)),
      answer,
    );
  }
  return Recording.parse(recording.toJson());
}

describe("toMockModule", () => {
  it("has a function for a built-in that was only undefined", async () => {
    const recording = recordingOf(["service.discover", ["sha256:a", ""], none]);
    expect(await toMockModule(recording, "mocks", all)).toBe(`package mocks

# Recorded answers, for tests:
#   with service.discover as data.mocks.service_discover

# service_discover is undefined for ["sha256:a",""]

service_discover(_, _) := null if false
`);
  });

  it("takes any credential where the recording has none", async () => {
    const request = {
      method: "get",
      url: "https://x/a.b?sig=SIGSECRET&n=1",
      headers: { Authorization: "Bearer HDRSECRET", "Api-Key": "KEYSECRET" },
    };
    const text = await toMockModule(
      recordingOf(["http.send", [request], value({ status_code: 200 })]),
      "m",
      all,
    );
    expect(text).not.toMatch(/secret/i);
    expect(text).toContain(
      'http_send({"headers":{"Api-Key":_,"Authorization":text_1},"method":"get","url":text_2}) := {\n\t"status_code": 200\n} if {',
    );
    expect(text).toContain('\tregex.match("^Bearer .*$", text_1)\n');
    expect(text).toContain('\tregex.match("^https://x/a\\\\.b\\\\?sig=.*\\u0026n=1$", text_2)\n');
  });
});

describe("regohost mock", () => {
  const SECRETS = recordingOf(
    [
      "http.send",
      [{ method: "get", url: "https://x/?token=aaa", headers: { Cookie: "bbb" } }],
      value({ n: 1 }),
    ],
    [
      "http.send",
      [{ method: "get", url: "https://y/?token=aaa", headers: { Cookie: "bbb" } }],
      value({ n: 2 }),
    ],
    ["net.lookup_ip_addr", ["h"], value(["10.0.0.1", "10.0.0.2"])],
    ["net.lookup_ip_addr", ["nowhere"], value([])],
    ["service.discover", ["sha256:a", ""], none],
  ).toJson();
  const POLICY = `package p

missing if not service.discover("sha256:a", "")

n(host) := http.send({
	"method": "get",
	"url": sprintf("https://%s/?token=%s", [host, input.token]),
	"headers": {"Cookie": input.token},
}).n

addresses := net.lookup_ip_addr("h")
`;
  const TESTS = `package p_test

import data.p

test_not_found if p.missing with service.discover as data.mocks.service_discover

test_any_token if [p.n("x"), p.n("y")] == [1, 2] with http.send as data.mocks.http_send with input.token as "other"

test_set if p.addresses == {"10.0.0.2", "10.0.0.1"} with net.lookup_ip_addr as data.mocks.net_lookup_ip_addr

test_empty_set if net.lookup_ip_addr("nowhere") == set() with net.lookup_ip_addr as data.mocks.net_lookup_ip_addr
`;

  let cwd: string;
  const call = (...args: string[]): Promise<RunResult> => run(args, { cwd });
  beforeEach(async () => {
    const files = { "p.rego": POLICY, "p_test.rego": TESTS, "run.json": SECRETS };
    cwd = await makeFolder(files, onTestFinished);
  });

  it("writes mocks that tests can put in the place of each built-in", async () => {
    expect(await call("mock", "run.json", "-o", "mocks_test.rego")).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
    expect(await call("test", ".", "--ignore", "run.json")).toMatchObject({
      exitCode: 0,
      stdout: "PASS: 4/4\n",
    });
    expect((await call("check", "--strict", "mocks_test.rego")).exitCode).toBe(0);
    expect(await call("fmt", "--list", "--fail", "mocks_test.rego")).toMatchObject({
      exitCode: 0,
      stdout: "",
    });
  });
});
