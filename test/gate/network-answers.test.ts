import type { ServerResponse } from "node:http";
import { isRegohostError, loadPolicy, Recording } from "regohost";
import { loadGate } from "regohost/gate";
import type { Gate, GateOptions, GateReport } from "regohost/gate";
import { describe, expect, it, onTestFinished } from "vitest";
import { certificate, startWebServer } from "../engine/std/network/web-server.js";
import { withDigest } from "../engine/recording/with-digest.js";

const POLICY = `package p

deny contains "withdrawn" if http.send(input.request).body.withdrawn

deny contains "no answer" if http.send(input.request).status_code == 0
`;
const LOOKUP = `package p

deny contains "internal" if startswith(net.lookup_ip_addr(input.host)[_], "10.")
`;
const ALLOWED = { allowNet: ["127.0.0.1"] };

async function load(rego: string, options: GateOptions = ALLOWED): Promise<Gate> {
  const gate = await loadGate({ files: { "p.rego": rego } }, options);
  onTestFinished(() => gate.close());
  return gate;
}

async function judge(gate: Gate, value: object): Promise<GateReport> {
  return gate.judge([{ name: "a", value }], { record: true });
}

/** A server that answers in this way. */
const serving = (respond: (response: ServerResponse) => void) => async (): Promise<string> =>
  (await startWebServer((_request, response) => respond(response))).origin;

const SOON = { timeout: "100ms" };

/** Where no request gets an answer. */
const UNANSWERED: [string, () => Promise<string>, RegExp, object?][] = [
  ["nothing listens", () => Promise.resolve("http://127.0.0.1:1"), /connection refused/],
  ["the connection is reset", serving((response) => response.socket?.resetAndDestroy()), /reset by peer|EOF/],
  ["the server is silent", serving(() => undefined), /timed out/, SOON],
  ["the answer is no HTTP", serving((response) => response.socket?.end("hello\r\n\r\n")), /malformed|broken/],
  [
    "the answer stops",
    serving((response) => {
      response.writeHead(200, { "Content-Length": "10" });
      response.write("1", () => response.destroy());
    }),
    /EOF|reset/,
  ],
  [
    "the answer stalls",
    serving((response) => {
      response.writeHead(200, { "Content-Length": "10" });
      response.write("1");
    }),
    /deadline exceeded/,
    SOON,
  ],
  [
    "the certificate is not trusted",
    async () => (await startWebServer(undefined, certificate)).origin,
    /failed to verify certificate/,
  ],
  ["the scheme is unknown", () => Promise.resolve("ftp://127.0.0.1"), /unsupported protocol scheme/],
];

describe("http.send", () => {
  it.each(UNANSWERED)("leaves it undecided when %s", async (_name, start, reason, more = {}) => {
    const gate = await load(POLICY);
    const request = { method: "get", url: await start(), ...more };
    const report = await judge(gate, { request });
    const [result] = report.results;
    expect(result).toMatchObject({ outcome: "undecided", errorCode: "builtin_failed" });
    expect(result?.problems[0]).toMatch(reason);
    expect(result?.problems[0]).toMatch(/no answer to decide on; .*raise_error: false$/);

    const asAnswer = await judge(gate, { request: { ...request, raise_error: false } });
    expect(asAnswer.results).toMatchObject([{ outcome: "fail", violations: [{ message: "no answer" }] }]);

    const text = report.recording?.toJson() ?? "";
    expect(text).toContain('"no_answer":true');
    const replayed = await judge(await load(POLICY, { replay: Recording.parse(text) }), { request });
    expect(replayed.results).toMatchObject([{ outcome: "undecided" }]);
  });

  it.each([
    ["no such file", { tls_ca_cert_file: "/no/such/ca.pem" }, /^p\.rego:3: http\.send: …: no such file/],
    [
      "no such variable",
      { tls_ca_cert_env_variable: "NO_SUCH_CA" },
      /^p\.rego:3: http\.send: could not add CA certificates from …/,
    ],
  ])("leaves it undecided when its certificates are in %s", async (_name, more, reason) => {
    const request = { method: "get", url: "https://127.0.0.1:1", ...more };
    const { results } = await judge(await load(POLICY), { request });
    expect(results).toMatchObject([{ outcome: "undecided", errorCode: "builtin_failed" }]);
    expect(results[0]?.problems[0]).toMatch(reason);
    expect(results[0]?.problems[0]).not.toMatch(/no\/such|NO_SUCH/);
  });

  it("is answered by any status", async () => {
    const url = await serving((response) => response.writeHead(500).end())();
    const { outcome } = await judge(await load(POLICY), { request: { method: "get", url } });
    expect(outcome).toBe("pass");
  });

  it("is undefined without an answer in an evaluation, as in OPA, unless answers are required", async () => {
    const policy = await loadPolicy({ files: { "p.rego": POLICY } }, { ...ALLOWED, entrypoint: "p/deny" });
    onTestFinished(() => policy.close());
    const input = { request: { method: "get", url: "http://127.0.0.1:1" } };
    expect(await policy.evaluate(input)).toEqual([]);
    const error: unknown = await policy
      .evaluate(input, { requireAnswers: true })
      .catch((thrown: unknown) => thrown);
    expect(isRegohostError(error, "builtin_failed")).toBe(true);
  });
});

describe("net.lookup_ip_addr", () => {
  const recorded = (error: object): Recording =>
    Recording.parse(
      withDigest(
        JSON.stringify({
          version: 1,
          time: "2026-01-01T00:00:00Z",
          errors: {
            "net.lookup_ip_addr": { '["x.test"]': { code: "builtin_failed", message: "x", ...error } },
          },
        }),
      ),
    );

  it.each([
    ["has no answer", { opa_code: "eval_builtin_error", no_answer: true }, "undecided"],
    ["is answered: there is no such name", { opa_code: "eval_builtin_error" }, "pass"],
  ])("that %s", async (_name, error, outcome) => {
    const gate = await load(LOOKUP, { replay: recorded(error) });
    expect((await judge(gate, { host: "x.test" })).outcome).toBe(outcome);
  });
});
