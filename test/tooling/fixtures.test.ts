import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testPolicies } from "../../src/tooling/index.js";
import { makeFolder, run } from "../cli/run.js";

const POLICY = `package p

missing if not service.discover("sha256:a", "")

kind := service.discover("sha256:b", "").kind

who := http.send({"method": "get", "url": "https://x/", "headers": {"Authorization": "Bearer abc"}}).body.who
`;
const TESTS = `package p_test

import data.p

test_missing if p.missing

test_kind if p.kind == "SBOM"

test_who if p.who == "me"
`;
const DISCOVER = { '["sha256:b",""]': { kind: "SBOM" } };
const SEND = {
  '[{"headers":{"Authorization":"Bearer abc"},"method":"get","url":"https://x/"}]': { body: { who: "me" } },
};
const MISSING = { '["sha256:a",""]': { not_found: true } };

async function testWith(fixtures: unknown, ...args: string[]): ReturnType<typeof run> {
  const cwd = await makeFolder({
    "p/p.rego": POLICY,
    "p/p_test.rego": TESTS,
    "caps.json": '{"builtins":[{"name":"acme.owner","decl":{"type":"function","args":[{"type":"string"}]}}]}',
    "answers.json": JSON.stringify(fixtures),
  });
  return run(["test", "p", "--fixtures", "answers.json", ...args], { cwd });
}

describe("test --fixtures", () => {
  it("takes a recording written by hand, without version and time", async () => {
    const result = await testWith({
      nd_builtin_cache: { "service.discover": DISCOVER, "http.send": SEND },
      undefined: { "service.discover": MISSING },
    });
    expect(result).toMatchObject({ exitCode: 0, stdout: "PASS: 3/3\n", stderr: "" });
  });

  it("takes the sections that are there", async () => {
    const result = await testWith({ undefined: { "service.discover": MISSING } }, "--run", "test_missing");
    expect(result).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it("takes built-ins of a capabilities file", async () => {
    const fixtures = { "acme.owner": { '["x"]': 1 }, "service.discover": DISCOVER };
    const result = await testWith(fixtures, "--run", "test_kind", "--builtins", "caps.json");
    expect(result).toMatchObject({ exitCode: 0, stdout: "PASS: 1/1\n" });
  });

  it("gives tests the time of a recording, and what was drawn by its seed", async () => {
    const cwd = await makeFolder({
      "p.rego": 'package p\n\nx := rand.intn("a", 1000000000)\n',
      "p_test.rego":
        "package p_test\n\ntest_x if data.p.x == data.expected\n\ntest_time if time.now_ns() == 1700000000000000000\n",
    });
    const fixed = ["--now", "2023-11-14T22:13:20Z", "--seed", "s"];
    const { stdout } = await run(
      ["eval", "p.rego", "-e", "p/x", "-f", "raw", ...fixed, "--record", "run.json"],
      { cwd },
    );
    expect(stdout).toMatch(/^\d+\n$/);
    await writeFile(join(cwd, "data.json"), `{"expected":${stdout}}`);
    expect(await run(["test", ".", "--fixtures", "run.json"], { cwd })).toMatchObject({
      exitCode: 0,
      stdout: "PASS: 2/2\n",
    });
  });

  it("says what to give where built-ins of the service are not declared", async () => {
    const tested = testPolicies(
      { files: { "p_test.rego": "package p_test\n\ntest_x if true\n" } },
      { fixtures: { "service.discover": DISCOVER } },
    );
    await expect(tested).toFailWith(
      "recording_invalid",
      /answers service\.discover, a built-in of the service: --builtins service declares it, or serviceBuiltins\(client\) among the builtins in code$/,
    );
  });

  it.each<[unknown, RegExp]>([
    [
      { "service.discovr": DISCOVER },
      /answers\.json answers the unknown built-in service\.discovr \(did you mean service\.discover\?\)/,
    ],
    [
      { "acme.owner": { '["x"]': 1 } },
      /answers the unknown built-in acme\.owner.*declare your own with .*--capabilities/,
    ],
    [
      { "service.discover": { '["sha256:b"]': 1 } },
      /service\.discover takes 2 arguments, not 1: \["sha256:b"\]/,
    ],
    [{ undefined: { "http.send": { "[]": {} } } }, /http\.send takes 1 argument, not 0: \[\]/],
    [{ version: 2, nd_builtin_cache: {} }, /its version 2 is from a newer regohost/],
    [{ nd_builtin_cache: {}, time: "soon" }, /its time is missing or invalid/],
  ])("refuses %j", async (fixtures, message) => {
    const result = await testWith(fixtures);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});
