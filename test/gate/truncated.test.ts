import { defineBuiltin, Recording } from "regohost";
import { loadGate } from "regohost/gate";
import type { DecisionEvent, Gate, GateOptions, GateResult, JudgeOptions } from "regohost/gate";
import { expect, it, onTestFinished } from "vitest";

const POLICY = `package p

deny contains "none" if count(acme.list(2)) == 0

violation contains "one" if count(acme.list(2)) == 1

warn contains "of all" if count(acme.list(9)) == 0

# A guess that the decision does not use.
warn contains "never" if {
	acme.list(2) == []
	acme.list(1)
}
`;
const CALL = "acme.list(number)";

/** A list of five of which a limit gives the first. */
const list = defineBuiltin({
  name: "acme.list",
  args: ["number"],
  result: "any",
  effect: false,
  call([limit], { report }) {
    if (Number(limit) < 5) report({ truncated: true });
    return [1, 2, 3, 4, 5].slice(0, Number(limit));
  },
});

async function load(options: GateOptions = { builtins: [list] }): Promise<Gate> {
  const gate = await loadGate({ files: { "p.rego": POLICY } }, options);
  onTestFinished(() => gate.close());
  return gate;
}

async function judge(gate: Gate, options?: JudgeOptions): Promise<GateResult | undefined> {
  return (await gate.judge([{ name: "a", value: {} }], options)).results[0];
}

it("is in the result, once for each call that was used", async () => {
  const gate = await load();
  const report = await gate.judge([{ name: "a", value: {} }]);
  expect(report.results).toMatchObject([{ outcome: "pass", truncated: [CALL] }]);
  expect(report.counts.truncated).toBe(1);
});

it("is in the event of the decision log", async () => {
  const events: DecisionEvent[] = [];
  await judge(await load(), { onEvent: (event) => void events.push(event) });
  expect(events).toMatchObject([{ custom: { input: "a", truncated: [CALL] } }]);
});

it("is a violation on demand, which may have an exception", async () => {
  const gate = await load();
  const finding = { id: "p.truncated", rule: "truncated", message: `truncated evidence: ${CALL}` };
  const failOn = ["truncated"] as const;
  expect(await judge(gate, { failOn })).toMatchObject({ outcome: "fail", violations: [finding] });
  const exceptions = [{ id: "p.truncated", owner: "Ada", reason: "a sample", expires: "2999-01-01" }];
  const excepted = await judge(gate, { failOn, exceptions });
  expect(excepted).toMatchObject({ outcome: "pass", excepted: [finding], truncated: [CALL] });
});

it("is kept by a recording and its file", async () => {
  const { recording } = await (await load()).judge([{ name: "a", value: {} }], { record: true });
  const text = recording?.toJson() ?? "";
  expect(JSON.parse(text)).toMatchObject({ truncated: { "acme.list": { "[2]": true } } });
  for (const replay of [recording, Recording.parse(text)]) {
    const replayed = await load({ builtins: [list], ...(replay && { replay }) });
    expect(await judge(replayed, { failOn: ["truncated"] })).toMatchObject({
      outcome: "fail",
      truncated: [CALL],
    });
  }
});
