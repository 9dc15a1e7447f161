import { expect, it } from "vitest";
import { readInputs, type GateInput, type GateInputSource } from "../../../src/gate/inputs/read-inputs.js";

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

/** An object whose members are other ones each time that they are read. */
function changing(members: Readonly<Record<string, readonly unknown[]>>): {
  source: object;
  reads: Record<string, number>;
} {
  const reads: Record<string, number> = {};
  const source = {};
  for (const [name, values] of Object.entries(members)) {
    const get = (): unknown => {
      reads[name] = (reads[name] ?? 0) + 1;
      return values[Math.min(reads[name], values.length) - 1];
    };
    Object.defineProperty(source, name, { enumerable: true, get });
  }
  return { source, reads };
}

it.each([
  { what: "a value", members: { name: ["a", "b"], value: [{ n: 1 }, { n: 2 }], file: ["f", "g"] } },
  {
    what: "a text",
    members: { name: ["a", "b"], text: ['{"n":1}', '{"n":2}'], file: ["f"], format: ["json", "yaml"] },
  },
  {
    what: "bytes",
    members: {
      name: ["a", "b"],
      bytes: ['{"n":1}', '{"n":2}'].map((text) => Buffer.from(text)),
      file: ["f"],
    },
  },
])("reads each member of an input once: $what", async ({ members }) => {
  const { source, reads } = changing(members);
  const read: GateInput[] = [];
  for await (const input of readInputs([source as GateInputSource], { cwd: ".", envelopes: false }))
    read.push(input);
  expect(read).toMatchObject([{ name: "a", file: "f" }]);
  expect(Buffer.from((read[0] as { json: Uint8Array }).json).toString()).toMatch(/^\{"n": ?1\}$/);
  expect(reads).toEqual(Object.fromEntries(Object.keys(members).map((name) => [name, 1])));
});

it("has no verdict on an input whose members cannot be read", async () => {
  const thrower = {
    get value(): unknown {
      throw new Error("own");
    },
    name: "a",
  };
  const read: GateInput[] = [];
  for await (const input of readInputs([thrower], { cwd: ".", envelopes: false })) read.push(input);
  expect(read).toMatchObject([{ name: "input 1", error: { code: "document_invalid" } }]);
});
