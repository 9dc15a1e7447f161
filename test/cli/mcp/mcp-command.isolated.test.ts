import { expect, it, vi } from "vitest";
import { ToolPolicy } from "../../../src/cli/mcp/tool-policy.js";
import { makeFolder, run } from "../run.js";

const start = vi.hoisted(() => vi.fn());
vi.mock("../../../src/cli/mcp/mcp-server.js", () => ({ startMcpServer: start }));

const failure = new Error("no transport");

it.each([
  ["does not start", () => Promise.reject(failure), []],
  [
    "fails",
    (closed: string[]) =>
      Promise.resolve({
        closed: Promise.reject(failure),
        close: () => Promise.resolve(void closed.push("server")),
      }),
    ["server"],
  ],
])("closes the tool policy when the server %s", async (_what, server, before: string[]) => {
  const cwd = await makeFolder({ "tools.rego": "package mcp\n\ndeny contains 1 if input.bad\n" });
  const closed: string[] = [];
  start.mockImplementationOnce(() => server(closed));
  vi.spyOn(ToolPolicy.prototype, "close").mockImplementationOnce(() =>
    Promise.resolve(void closed.push("policy")),
  );
  const { exitCode } = await run(["mcp", "--tool-policy", "tools.rego"], { cwd });
  expect(exitCode).toBe(3);
  expect(closed).toEqual([...before, "policy"]);
});
