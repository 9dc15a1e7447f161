import { expect, it } from "vitest";
import { ToolPolicy } from "../../../src/cli/mcp/tool-policy.js";
import { makeFolder } from "../run.js";

const ENDLESS = "count([1 | r := numbers.range(1, 100000); some i in r; some j in r; i < j; j < i])";

it.each([
  [
    "fails",
    'package mcp\n\ndeny contains "x" if http.send({"url": "http://127.0.0.1:1/", "method": "GET"})\n',
  ],
  [
    "has an error that its caller chose",
    'package mcp\n\ndeny contains "x" if startswith(input.arguments.policies, "secret")\n',
  ],
  ["is undefined", 'package mcp\n\ndeny := ["x"] if input.tool == "none"\n'],
  ["is no list", "package mcp\n\ndeny := false\n"],
  ["does not end", `package mcp\n\ndeny contains "x" if ${ENDLESS} == 0\n`],
])("denies where deny %s", async (_, policy) => {
  const cwd = await makeFolder({ "tools.rego": policy });
  const loaded = await ToolPolicy.load({ cwd }, "tools.rego");
  try {
    const call = { tool: "check", arguments: { policies: ["policies"] } };
    await expect(loaded.check(call)).rejects.toMatchObject({ code: "tool_denied" });
  } finally {
    await loaded.close();
  }
});
