import { expect, it } from "vitest";
import { makeFolder, run } from "../run.js";
import { toCompileOptions } from "../../../src/cli/flags/evaluate-flags.js";

/** Rules that take ten seconds to compile. */
const LONG = `package main\n\n${Array.from({ length: 4_000 }, (_, index) => {
  const at = String(index);
  return `deny contains "x${at}" if { some a in input.a${at}; some b in a.b; b.c > ${at}; every z in b.q { z != ${at} } }\n`;
}).join("")}`;

it.each([
  ["build", ["long.rego", "-e", "main/deny", "-o", "out.tar.gz"]],
  ["check", ["long.rego"]],
  ["test", ["long.rego"]],
  ["types", ["long.rego"]],
  ["gate", ["long.rego", "input.json"]],
  ["eval", ["long.rego", "-e", "main/deny"]],
])("%s ends at --timeout while policies are compiled", async (command, args) => {
  const cwd = await makeFolder({ "long.rego": LONG, "input.json": "{}" });
  const before = process.cpuUsage();
  const { exitCode, stderr } = await run([command, ...args, "--no-cache", "--timeout", "1s"], { cwd });
  const { user, system } = process.cpuUsage(before);
  expect(stderr).toMatch(/took longer than its 1000 ms/);
  expect(exitCode).toBe(3);
  expect((user + system) / 1000).toBeLessThan(4_000);
});

it("gives compiling a second where evaluations have less", () => {
  expect(toCompileOptions({}, { timeout: 50 }).compileTimeoutMs).toBe(1_000);
  expect(toCompileOptions({}, { timeout: 2_000 }).compileTimeoutMs).toBe(2_000);
  expect(toCompileOptions({}, {}).compileTimeoutMs).toBeUndefined();
});
