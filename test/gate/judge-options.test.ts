import { expect, it } from "vitest";
import { toJudgeOptions } from "../../src/gate/judge-options.js";
import { loadGate } from "../../src/gate/load-gate.js";

const WRONG = [0, -1, 1.5, Number.NaN, Infinity, "1"];

it.each(["maxCalls", "maxInputBytes"])("judge's %s is an integer of at least 1", (name) => {
  expect(toJudgeOptions({ [name]: 1 })).toEqual({ [name]: 1 });
  for (const value of WRONG) {
    expect(() => toJudgeOptions({ [name]: value }), String(value)).toThrow(
      expect.objectContaining({ code: "config_invalid" }),
    );
  }
});

it.each(["maxBundleBytes", "maxMemoryBytes", "maxDataBytes"])(
  "loadGate's %s is an integer of at least 1",
  async (name) => {
    for (const value of WRONG) {
      await expect(loadGate({ files: { "p.rego": "package p" } }, { [name]: value })).toFailWith(
        "config_invalid",
        new RegExp(name),
      );
    }
  },
);
