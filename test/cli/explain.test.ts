import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder, run, type RunResult } from "./run.js";

const POLICY = `package gate

deny contains msg if {
	some digest in input.digests
	trace(sprintf("looking at %s", [digest]))
	found := service.discover(digest, "")
	found.kind == "B"
	msg := sprintf("%s at %d", [digest, time.now_ns()])
}

never if input.never
`;
const RECORDING = {
  version: 1,
  time: "2026-01-02T03:04:05.000000006Z",
  seed: "s",
  entrypoint: "gate/deny",
  input: { digests: ["sha256:a", "sha256:b"] },
  nd_builtin_cache: { "service.discover": { '["sha256:a",""]': { kind: "B" } } },
  undefined: { "service.discover": { '["sha256:b",""]': { not_found: true } } },
  errors: {},
};
const DENIED = "sha256:a at 1767323045000000006";

let folder: string;
const clean: (() => Promise<void>)[] = [];
const evaluate = (...args: string[]): Promise<RunResult> =>
  run(["eval", "--replay", "run.json", ...args], { cwd: folder });

beforeAll(async () => {
  folder = await makeFolder(
    { "p/gate.rego": POLICY, "p/data.json": "{}", "run.json": JSON.stringify(RECORDING) },
    (end) => clean.push(end),
  );
});
afterAll(() => Promise.all(clean.map((end) => end())));

describe("eval, explained", () => {
  it("shows what a policy traces, with the value of the decision", async () => {
    const result = await evaluate("p", "--explain", "notes", "-f", "pretty");
    expect(result).toMatchObject({ exitCode: 0 });
    expect(result.stdout).toContain("looking at sha256:a");
    expect(result.stdout).toContain(DENIED);
  });

  it.each(["full", "fails"] as const)("adds the steps (%s) to the JSON", async (mode) => {
    const { stdout } = await evaluate("p", "--explain", mode);
    const output = JSON.parse(stdout) as { result: unknown; explanation: { Op: string }[] };
    expect(output.result).toMatchObject([{ expressions: [{ value: [DENIED], text: "data.gate.deny" }] }]);
    const operations = new Set(output.explanation.map(({ Op }) => Op));
    expect(operations.has("Exit")).toBe(mode === "full");
    expect(operations.has("Fail")).toBe(true);
  });

  it("profiles and covers", async () => {
    expect((await evaluate("p", "--profile", "-f", "pretty")).stdout).toMatch(/p\/gate\.rego:6/);
    const { stdout } = await evaluate("p", "--coverage");
    const { coverage } = JSON.parse(stdout) as { coverage: { files: Record<string, { coverage: number }> } };
    const { coverage: percent } = Object.values(coverage.files)[0]!;
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  });

  it("takes the recorded answers of built-ins that reach the network", async () => {
    const files = {
      "net.rego":
        'package net\n\nn := http.send({"method": "GET", "url": "http://h/"}).body.n\n\naddresses := net.lookup_ip_addr("h")\n',
      "run.json": JSON.stringify({
        "http.send": { '[{"method":"GET","url":"http://h/"}]': { body: { n: 7 } } },
        "net.lookup_ip_addr": { '["h"]': ["10.0.0.2", "10.0.0.1"] },
      }),
    };
    const cwd = await makeFolder(files);
    const value = (rule: string): Promise<RunResult> =>
      run(
        ["eval", "net.rego", "-e", `net/${rule}`, "--replay", "run.json", "--explain", "notes", "-f", "raw"],
        { cwd },
      );
    expect((await value("n")).stdout).toBe("7\n");
    expect((await value("addresses")).stdout).toBe('["10.0.0.1","10.0.0.2"]\n');
  });

  it("needs the Rego", async () => {
    expect((await run(["build", "p", "-e", "gate/deny", "-o", "p.wasm"], { cwd: folder })).exitCode).toBe(0);
    expect(readFileSync(join(folder, "p.wasm")).length).toBeGreaterThan(0);
    const result = await evaluate("p.wasm", "--explain", "full");
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(/p\.wasm is compiled; --explain, --profile and --coverage need the Rego/);
  });

  it("shows the calls", async () => {
    const { stderr, stdout } = await evaluate("p", "--calls", "-f", "raw");
    expect(stdout).toBe(`["${DENIED}"]\n`);
    expect(stderr).toMatch(
      /^round 1 +\+\d+ ms +\d+ ms [ █]+ {2}service\.discover\("sha256:a", ""\) → cached$/m,
    );
    expect(stderr).toMatch(/service\.discover\("sha256:b", ""\) → not found, cached$/m);
    const none = await evaluate("p", "-e", "gate/never", "--calls");
    expect(none.stderr).toBe("no built-in was called that takes time\n");
  });
});
