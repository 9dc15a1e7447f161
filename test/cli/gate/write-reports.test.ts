import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startWebServer } from "../../engine/std/network/web-server.js";
import { makeFolder, run, type RunResult } from "../run.js";

const MIB = 1024 * 1024;
const POLICY = `package asked
deny contains "refused" if http.send({"method": "get", "url": input.url}).body.refused
`;

describe("an output that cannot be written", () => {
  let cwd: string;
  let requests: number;
  let call: (...args: string[]) => Promise<RunResult>;
  beforeEach(async () => {
    requests = 0;
    cwd = await makeFolder({ "p.rego": POLICY }, onTestFinished);
    const server = await startWebServer((_request, response) => {
      requests++;
      // What could be written at the beginning cannot be at the end.
      void rm(join(cwd, "gone"), { recursive: true, force: true }).then(() => {
        response.setHeader("Content-Type", "application/json");
        response.end("{}");
      });
    });
    await writeFile(join(cwd, "in.json"), JSON.stringify({ url: server.origin }));
    await mkdir(join(cwd, "gone"));
    const env = { SERVICE_BASE_URL: server.origin, SERVICE_TOKEN: "no token at all" };
    call = (...args) => run([...args, "--allow-net", server.host], { cwd, env });
  });

  it.each<[string, string[], RegExp]>([
    ["of gate", ["gate", "p.rego", "in.json", "-o", "pretty", "-o", "json=no/r.json"], /no\/r\.json/],
    ["the log", ["gate", "p.rego", "in.json", "-o", "json=r.json", "-o", "jsonl=no/r"], /no\/r/],
    ["a folder", ["gate", "p.rego", "in.json", "-o", "json=gone"], /gone cannot be written: it is a folder/],
    ["gate's recording", ["gate", "p.rego", "in.json", "--record", "no/r.json"], /no\/r\.json/],
    [
      "eval's recording",
      ["eval", "p.rego", "-e", "asked/deny", "-i", "in.json", "--record", "no/r"],
      /no\/r/,
    ],
  ])("is known before the work: %s", async (_, args, message) => {
    const before = (await readdir(cwd)).sort();
    const result = await call(...args);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
    expect(result.stderr).toMatch(/cannot be written/);
    expect(requests).toBe(0);
    expect((await readdir(cwd)).sort()).toEqual(before);
  });

  it.each([
    ["a report", ["-o", "json=gone/r.json"]],
    ["the log", ["-o", "jsonl=gone/r.jsonl"]],
    ["the recording", ["--record", "gone/r.json"]],
  ])("takes no other output with it: %s", async (_, args) => {
    const result = await call("gate", "p.rego", "in.json", "-o", "pretty", "-o", "tap=r.tap", ...args);
    expect(requests).toBe(1);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(
      /error: gone\/r\.jsonl? cannot be written \(ENOENT: its folder does not exist/,
    );
    expect(result.stdout).toMatch(/^PASS {2}in\.json {2}asked\n/);
    expect(await readFile(join(cwd, "r.tap"), "utf8")).toMatch(/^TAP version 14\n1\.\.1\nok 1/);
  });

  it("does not make what could not be decided a usage error", async () => {
    const digest = `sha256:${"0".repeat(64)}`;
    await writeFile(join(cwd, "call.rego"), `package call\nallow if service.discover("${digest}", "")\n`);
    const result = await call("gate", "*.rego", "in.json", "-o", "json=gone/r.json");
    expect(result.stderr).toContain("gone/r.json cannot be written");
    expect(result.exitCode).toBe(3);
  });

  it("leaves the value of eval", async () => {
    const args = ["eval", "p.rego", "-e", "asked/deny", "-i", "in.json", "-f", "raw"];
    const result = await call(...args, "--record", "gone/r.json");
    expect(result).toMatchObject({ exitCode: 2, stdout: "[]\n" });
    expect(result.stderr).toMatch(/error: gone\/r\.json cannot be written/);
  });
});

describe("the summary of a step in GitHub", () => {
  const LONG = "x".repeat(2000);
  const write = async (
    before: string,
    inputs: readonly object[],
    ...args: string[]
  ): Promise<{ text: string; result: RunResult }> => {
    const lines = inputs.map((input) => JSON.stringify(input)).join("\n");
    const policy = `package p\ndeny contains "${LONG}" if input.no\n`;
    const cwd = await makeFolder({ "p.rego": policy, "in.jsonl": lines, "summary.md": before });
    const path = join(cwd, "summary.md");
    const result = await run(["gate", "p.rego", "in.jsonl", "-o", "github", ...args], {
      cwd,
      env: { GITHUB_STEP_SUMMARY: path },
    });
    return { text: await readFile(path, "utf8"), result };
  };
  const rowsOf = (text: string): string[] => text.split("\n").filter((line) => /^\| [✅❌]/u.test(line));

  it("has with --summary only what did not pass", async () => {
    const { text } = await write("", [{}, { no: true }], "--summary");
    expect(rowsOf(text)).toHaveLength(1);
    expect(text).toMatch(/\| ❌ fail \| in\.jsonl:2 \|/);
    expect(text).toContain("1 passed, 1 failed");
  });

  it("is not larger than GitHub takes, with what was there; what did not pass goes first", async () => {
    const before = "y".repeat(MIB / 2);
    const { text } = await write(before, [
      ...Array.from({ length: 100 }, () => ({})),
      ...Array.from({ length: 300 }, () => ({ no: true })),
    ]);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MIB);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MIB - 2 * LONG.length);
    const failed = rowsOf(text).filter((row) => row.startsWith("| ❌"));
    expect(failed.length).toBeGreaterThan(200);
    expect(failed.length).toBeLessThan(300);
    expect(text).toContain("100 passed, 300 failed (400 inputs, 1 policy)");
    expect(text).toMatch(new RegExp(`\n… and ${400 - rowsOf(text).length} more\n$`));
  });

  it("is left as it is when it is full", async () => {
    const before = "y".repeat(MIB - 10);
    const { text, result } = await write(before, [{}]);
    expect(text === before).toBe(true);
    expect(result.stderr).toMatch(/the step summary is full/);
    expect(result.exitCode).toBe(0);
  });
});
