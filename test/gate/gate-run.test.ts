import { expect, it, onTestFinished } from "vitest";
import { collectWarnings } from "../collect-warnings.js";
import { startWebServer } from "../engine/std/network/web-server.js";
import { makeFolder, run } from "../cli/run.js";

const POLICY = `package known
allow if http.send({"method": "get", "url": sprintf("%s/%d", [input.origin, input.id])}).body.known
`;

it("lets inputs that wait for answers wait together, and says nothing of it", async () => {
  const count = 24;
  const waiting: (() => void)[] = [];
  // Nobody is answered before everybody has asked.
  const server = await startWebServer((_request, response) => {
    waiting.push(() => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"known":true}');
    });
    if (waiting.length === count) for (const answer of waiting) answer();
  });
  const inputs = Array.from({ length: count }, (_, id) => JSON.stringify({ origin: server.origin, id }));
  const folder = await makeFolder({ "p.rego": POLICY, "in.jsonl": inputs.join("\n") }, onTestFinished);
  const warnings = collectWarnings();

  const { exitCode, stdout, stderr } = await run(
    ["gate", "p.rego", "in.jsonl", "--allow-net", server.host, "--summary", "--timeout", "10s"],
    { cwd: folder },
  );

  expect(stderr).toBe("");
  expect(stdout).toBe(`${count} passed, 0 failed (${count} inputs, 1 policy)\n`);
  expect(exitCode).toBe(0);
  expect(await warnings()).toEqual([]);
});
