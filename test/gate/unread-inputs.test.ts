import { loadGate, type GateNote } from "regohost/gate";
import { expect, it } from "vitest";

const POD = `package pod

deny contains "privileged" if input.spec.privileged

deny contains "no name" if {
	input.kind == "Pod"
	not input.metadata.name
}
`;

/** The notes about policies that read nothing of their input. */
async function notesOf(rego: string, value: unknown): Promise<readonly GateNote[]> {
  const gate = await loadGate({ files: { "p.rego": rego } });
  const report = await gate.judge([{ name: "in", value }]);
  await gate.close();
  return report.notes.filter(({ code }) => code === "input_unread");
}

const DOCKERFILE = [[{ Cmd: "from", Value: ["scratch"] }]];

it("says which policies read nothing of what they passed", async () => {
  expect(await notesOf(POD, DOCKERFILE)).toEqual([
    {
      code: "input_unread",
      message:
        "pod passed inputs that have nothing of what it reads (input.kind, input.metadata, input.spec): in. " +
        "It may not be for them; custom.inputs in METADATA says what a policy is for",
    },
  ]);
});

it.each<[what: string, rego: string, value: unknown]>([
  ["an input that it is for", POD, { kind: "Pod", metadata: { name: "a" } }],
  ["a member anywhere", POD, { items: [{ spec: {} }] }],
  ["a finding", `${POD}\ndeny contains "x"\n`, DOCKERFILE],
  ["a warning", `${POD}\nwarn contains "x"\n`, DOCKERFILE],
  ["what takes the whole input", `${POD}\ndeny contains "x" if walk(input, [["x"], 1])\n`, DOCKERFILE],
  [
    "what METADATA says it is for",
    `# METADATA\n# custom:\n#   inputs: [{file: in}]\n${POD}`,
    { apiVersion: "v1" },
  ],
])("says nothing of %s", async (_, rego, value) => {
  expect(await notesOf(rego, value)).toEqual([]);
});
