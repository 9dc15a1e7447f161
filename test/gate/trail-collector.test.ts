import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineBuiltin } from "regohost";
import { loadGate, type GateReport, type JudgeOptions } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";

const POLICY = `package p

deny contains {"msg": "bad", "_loc": {"file": input.file, "line": 2}} if {
	acme.ask(input.question) == "yes"
}

deny contains "after a gap" if input.gap
`;

const ask = defineBuiltin({
  name: "acme.ask",
  args: ["string"],
  result: "string",
  effect: false,
  call([question]) {
    if (question === "fail") throw new Error("no answer");
    return Promise.resolve("yes");
  },
});

async function judge(input: object, options: JudgeOptions = {}): Promise<GateReport> {
  const cwd = await makeFolder({ "p.rego": POLICY, "secret.txt": "one\ntwo\nthree\n" });
  await writeFile(join(cwd, "in.json"), JSON.stringify(input, null, 1));
  await using gate = await loadGate("p.rego", { cwd, builtins: [ask] });
  return await gate.judge([{ path: "in.json" }], { trail: true, ...options });
}

describe("the trail of a run", () => {
  it("has the calls of each evaluation, the rule of a finding, and the lines that it points to", async () => {
    const { trail } = await judge({ file: "in.json", question: "q" });
    expect(trail?.decisions).toMatchObject([
      { input: "in.json", policy: "p", calls: [{ builtin: "acme.ask", args: ["q"], round: 1, used: true }] },
    ]);
    expect(trail?.sources.get("in.json")?.lines).toEqual(
      new Map([
        [1, "{"],
        [2, ' "file": "in.json",'],
        [3, ' "question": "q"'],
      ]),
    );
    const rego = [...(trail?.sources.get("p.rego")?.lines.values() ?? [])];
    expect(rego[0]).toMatch(/^deny contains/);
  });

  it("has no lines of inputs without inputLines", async () => {
    const { trail } = await judge({ file: "in.json", question: "q" }, { inputLines: false });
    expect([...(trail?.sources.keys() ?? [])]).toEqual(["p.rego"]);
  });

  it("has the lines of the files of a folder", async () => {
    const input = JSON.stringify({ file: join("in", "a.json"), question: "q" }, null, 1);
    const cwd = await makeFolder({ "p.rego": POLICY, "in/a.json": input });
    await using gate = await loadGate("p.rego", { cwd, builtins: [ask] });
    const { trail } = await gate.judge([{ path: "in" }], { trail: true });
    expect(trail?.sources.get(join("in", "a.json"))?.lines.get(3)).toBe(' "question": "q"');
  });

  it("says where it cuts a long line", async () => {
    const { trail } = await judge({ file: "in.json", question: "q", long: "x".repeat(1_000) });
    expect(trail?.sources.get("in.json")?.lines.get(3)).toBe(' "question": "q",');
    const { trail: longer } = await judge({ file: "in.json", question: "q".repeat(1_000) });
    expect(longer?.sources.get("in.json")?.lines.get(3)).toMatch(/^ "question": "q{386}…$/);
  });

  it("has the calls of an evaluation that failed", async () => {
    const { trail, outcome } = await judge({ file: "in.json", question: "fail" });
    expect(outcome).toBe("undecided");
    expect(trail?.decisions).toMatchObject([{ calls: [{ outcome: "error" }] }]);
  });

  it.each(["secret.txt", "/etc/passwd", "../in.json", "./in.json"])(
    "reads no file that was no input, whatever a finding names: %s",
    async (file) => {
      const { trail } = await judge({ file, question: "q" });
      expect([...(trail?.sources.keys() ?? [])]).toEqual(["p.rego"]);
    },
  );

  it("is there only when it is asked for", async () => {
    expect(await judge({ file: "in.json", question: "q" }, { trail: false })).not.toHaveProperty("trail");
  });
});
