import { buildBundle, compilePolicy } from "regohost";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";

const POLICY = 'package gate\n\ndeny contains "bad" if data.limits.n == 1\n';

describe("data of a policy that is kept", () => {
  it.each<[string, Record<string, string>, string]>([
    ["equal keys of JSON", { "p/data.json": '{"limits":{"n":1,"n":2}}' }, "duplicate key"],
    ["equal keys of YAML", { "p/data.yaml": "limits:\n  n: 1\n  n: 2\n" }, "duplicate key"],
    ["a number that YAML would round", { "p/data.yaml": "limits:\n  n: 1.00000000000000000001\n" }, "number"],
    [
      "a place in two files",
      { "p/data.json": '{"limits":{"n":1}}', "p/limits/data.json": '{"n":2}' },
      "data.limits.n is in",
    ],
  ])("is refused with %s, as the gate refuses it", async (_what, data, message) => {
    const cwd = await makeFolder({ "p/p.rego": POLICY, ...data });
    for (const build of [buildBundle, compilePolicy]) {
      await expect(build("p", { cwd })).rejects.toMatchObject({
        code: "data_invalid",
        message: expect.stringContaining(message) as string,
      });
    }
  });
});
