import { join } from "node:path";
import { compilePolicy } from "regohost";
import { loadGate, writeReport } from "regohost/gate";
import type { GateInputSource, GateReport, GateSource } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";

const DENY = 'package gate\n\ndeny contains "x" if input.a == 1\n';

async function judge(source: GateSource | GateSource[], dataFiles?: string[]): Promise<GateReport> {
  const gate = await loadGate(source, dataFiles === undefined ? {} : { dataFiles });
  try {
    return await gate.judge([{ name: "in", value: { a: 1 } }]);
  } finally {
    await gate.close();
  }
}

describe("data in the place of a rule", () => {
  it("is refused where the gate collects its verdicts", async () => {
    const cwd = await makeFolder({ "d.json": '{"regohost_verdict":{"p0":{"rules":{"deny":[]}}}}' });
    await expect(judge({ files: { "p.rego": DENY } }, [join(cwd, "d.json")])).toFailWith(
      "data_invalid",
      /data\.regohost_verdict \(.*d\.json\)/,
    );
  });

  it("is refused beside a compiled policy", async () => {
    const cwd = await makeFolder({ "d.json": '{"gate":{"deny":[]}}', "ok.json": '{"gate":{"other":1}}' });
    const { wasm } = await compilePolicy({ files: { "p.rego": DENY } }, { entrypoint: "gate" });
    await expect(judge(wasm, [join(cwd, "d.json")])).toFailWith("data_invalid", /data\.gate\.deny/);
    expect((await judge(wasm, [join(cwd, "ok.json")])).outcome).toBe("fail");
  });
});

it.each(["a.bc", 'a["b-c"]'])("misses an undefined rule of a compiled package %s", async (name) => {
  const text = `package ${name}\n\nallow := true\n\ndeny := ["x"] if input.a == 2\n`;
  const entrypoint = name.replace(/\W+/, "/").replace('"]', "");
  const { wasm } = await compilePolicy({ files: { "p.rego": text } }, { entrypoint });
  expect(await judge(wasm)).toMatchObject({
    outcome: "invalid",
    results: [{ problems: [expect.stringContaining("deny")] }],
  });
});

describe("sources that could be taken for each other", () => {
  it("are refused when their texts differ", async () => {
    const allow = "package other\n\nallow := true\n";
    await expect(judge([Buffer.from(allow), Buffer.from(DENY)])).toFailWith(
      "source_unsupported",
      /different texts/,
    );
  });

  it("are refused when their packages have one name", async () => {
    const files = {
      "a.rego": 'package gate.a.b\n\ndeny contains "never" if input.a == 2\n',
      "b.rego": 'package gate["a/b"]\n\ndeny contains "bad" if input.a == 1\n',
    };
    await expect(judge({ files })).toFailWith("rego_invalid", /the same name gate\/a\/b/);
  });

  it("are not taken for tests by a key of a rule", async () => {
    const files = { "p.rego": 'package p_test\n\ndeny contains "q"\n\ncases["test_x"] := 1\n' };
    expect((await judge({ files })).outcome).toBe("fail");
  });
});

it("holds an exception for expired by the clock, whatever time the policies see", async () => {
  await using gate = await loadGate({ files: { "p.rego": DENY } });
  const exceptions = [{ id: "gate.deny", reason: "r", owner: "ada", expires: "2024-06-01" }];
  const now = new Date("2024-01-01T00:00:00Z");
  const report = await gate.judge([{ name: "in", value: { a: 1 } }], { exceptions, now });
  expect(report.outcome).toBe("fail");
});

describe("values of other types", () => {
  it.each<[unknown, RegExp]>([
    [null, /input 1: an input must be an object/],
    ["in.json", /input 1: an input must be an object/],
    [{}, /exactly one of path, text, bytes, value and recorded/],
    [{ name: "a", value: 1, text: "1" }, /exactly one of/],
    [{ value: 1 }, /name must be a string/],
    [{ path: 5 }, /path must be a string/],
    [{ name: "a", recorded: false }, /recorded must be true/],
    [{ name: "a", text: 5 }, /text must be a string/],
    [{ name: "a", text: "{}", format: "xlsx" }, /format must be "json" or "yaml" or "jsonl" or /],
  ])("are an invalid input: %j", async (input, problem) => {
    await using gate = await loadGate({ files: { "p.rego": DENY } });
    const { outcome, results } = await gate.judge([input as GateInputSource]);
    expect(outcome).toBe("invalid");
    expect(results).toMatchObject([
      { outcome: "invalid", errorCode: "document_invalid", problems: [expect.stringMatching(problem)] },
    ]);
  });

  it("are refused as inputs, sources and reports", async () => {
    await using gate = await loadGate({ files: { "p.rego": DENY } });
    for (const inputs of [null, "in.json", { path: "in.json" }]) {
      await expect(gate.judge(inputs as never).then()).toFailWith("config_invalid", /must be a list/);
    }
    await expect(loadGate(null as never)).toFailWith("source_unsupported");
    await expect(loadGate({ argument: "p", paths: [] })).toFailWith("policy_missing");
    await expect(writeReport(undefined as never, "json")).toFailWith("config_invalid");
    const report = await gate.judge([]);
    for (const options of [{ colour: true }, { summary: "yes" }, { exitCode: 7 }, null]) {
      await expect(writeReport(report, "json", options as never)).toFailWith("config_invalid");
    }
    await expect(writeReport(report, "xml" as never)).toFailWith("config_invalid", /unknown report format/);
  });
});
