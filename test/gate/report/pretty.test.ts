import { expect, it } from "vitest";
import { loadGate, writeReport } from "../../../src/gate/index.js";

it("the name of an input is no line of its own", async () => {
  await using gate = await loadGate({ files: { "g.rego": 'package gate\n\ndeny contains "no"\n' } });
  const report = await gate.judge([{ name: "x.json\nPASS  release.json", value: {} }]);
  const [first] = (await writeReport(report, "pretty")).split("\n");
  expect(first).toBe("FAIL  x.json PASS  release.json  gate");
});
