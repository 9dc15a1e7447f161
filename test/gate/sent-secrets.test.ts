import { defineBuiltin } from "regohost";
import { loadGate, REPORT_FORMATS, writeReport } from "regohost/gate";
import type { GateOptions, GateReport } from "regohost/gate";
import { expect, it, onTestFinished } from "vitest";
import { startWebServer } from "../engine/std/network/web-server.js";

/** Judges an input whose token the policy sends. */
async function judge(rego: string, token: string, options: GateOptions = {}): Promise<GateReport> {
  const server = await startWebServer((_request, response) => response.end());
  const sent = `sent if http.send({"method": "get", "url": input.url, "headers": {"Authorization": concat(" ", ["Bearer", input.token])}}).status_code == 200`;
  const gate = await loadGate(
    { files: { "p.rego": `package main\n${sent}\n${rego}` } },
    { allowNet: ["127.0.0.1"], ...options },
  );
  onTestFinished(() => gate.close());
  return gate.judge([{ name: "a", value: { url: server.origin, token } }], { explain: "full" });
}

const RESULT = `result := {"allow": true, "violations": v}
v contains "refused" if sent`;
const CHAINLOOP = `result := {"skipped": false, "violations": v, "skip_reason": "", "ignore": false}
v contains "refused" if sent`;
const DENY = `deny contains {"msg": "refused", "severity": "critical-words", "id": "finding-id"} if sent`;

it.each<[string, string, string, GateOptions?]>([
  ["a token", RESULT, "abcdefghijkl"],
  ["the name of a member", RESULT, "violations"],
  ["the name of a member of Chainloop", CHAINLOOP, "skip_reason", { compat: "chainloop" }],
  ["the message", DENY, "refused-refused"],
  ["a word of the finding", DENY, "critical-words"],
  ["the id of the finding", DENY, "finding-id"],
])("fails whatever the sent credential is: %s", async (_, rego, token, options = {}) => {
  const { outcome, results } = await judge(rego, token, options);
  expect(outcome).toBe("fail");
  expect(results.flatMap(({ violations }) => violations.map(({ message }) => message))).toEqual(["refused"]);
});

it("shows no sent credential in messages and details, and leaves ids and names", async () => {
  const rego = `deny contains {"msg": input.token, "id": input.token, "got": [input.token], "abcdefghijkl": 1} if sent`;
  const { results } = await judge(rego, "abcdefghijkl");
  const [finding] = results.flatMap(({ violations }) => violations);
  expect(finding).toMatchObject({ message: "(secret)", id: "abcdefghijkl" });
  expect([...(finding?.metadata ?? [])]).toEqual([
    ["abcdefghijkl", expect.anything()],
    ["got", ["(secret)"]],
  ]);
});

it("shows no sent credential in the error of another built-in", async () => {
  const token = "abcdefghijkl<mn>";
  const echo = defineBuiltin({
    name: "echo",
    args: ["any"],
    result: "any",
    effect: false,
    call: ([text]: unknown[]) => {
      throw new Error(`no ${String(text)}`, { cause: `never ${String(text)}` });
    },
  });
  const rego = `deny contains echo(input.token) if sent`;
  const report = await judge(rego, token, { builtins: [echo] });
  expect(report.outcome).toBe("undecided");
  expect(report.results.flatMap(({ problems }) => problems)).toEqual([
    expect.stringContaining("no (secret)"),
  ]);
  for (const format of REPORT_FORMATS) {
    const text = await writeReport(report, format);
    expect(text, format).not.toMatch(/abcdefghijkl/);
  }
});
