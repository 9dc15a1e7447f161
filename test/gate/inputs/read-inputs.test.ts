import { expect, it } from "vitest";
import { readInputs, type GateInput } from "../../../src/gate/inputs/read-inputs.js";

const members = Array.from({ length: 2_000_000 }, (_, index) => `"k${String(index)}":1`).join();
const envelope = JSON.stringify({
  payloadType: "application/json",
  payload: Buffer.from(`{${members}}`).toString("base64"),
  signatures: [{ sig: "YQ==" }],
});

it.each([
  ["the payload of an envelope", envelope],
  ["the members of an array", `[${"1,".repeat(4_000_000)}1]`],
])("has a time limit for what is done with a document after it was read: %s", async (_what, text) => {
  const reading = { cwd: "", envelopes: true, splitArrays: true, timeoutMs: 300 };
  const inputs: GateInput[] = [];
  for await (const input of readInputs([{ name: "in.json", text }], reading)) inputs.push(input);
  expect(inputs).toMatchObject([{ name: "in.json", error: { code: "timeout" } }]);
});
