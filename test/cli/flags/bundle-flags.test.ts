import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../../src/cli/command-table.js";
import { toOptions } from "../../../src/cli/options/option-table.js";
import { BUNDLE_VERIFY_OPTIONS } from "../../../src/cli/options/trust-options.js";

/** The commands that decide or compile by policies. Those not named here read none, or judge by none. */
const READ_POLICIES = [
  "backtest",
  "bench",
  "build",
  "check",
  "deps",
  "eval",
  "exec",
  "gate",
  "run",
  "serve",
  "test",
  "types",
  "worker",
];

/** The others; `enqueue` and `inspect` read bundles and run nothing of them. */
const OTHERS = [
  ...[
    "capabilities",
    "completion",
    "compliance",
    "demo",
    "dev",
    "discover",
    "download",
    "enqueue",
    "evidence",
    "fmt",
  ],
  ...[
    "graph",
    "grpc",
    "info",
    "init",
    "inspect",
    "login",
    "logout",
    "mcp",
    "mock",
    "parse",
    "prompt",
    "sign",
    "verify",
    "version",
    "whoami",
  ],
];

async function declared(name: string): Promise<string[]> {
  const entry = COMMANDS.find((command) => command.name === name);
  const command = new Command(name);
  (await entry?.load())?.configure(command, () => undefined);
  return command.options.map(({ flags }) => flags);
}

describe("the options by which bundles are verified", () => {
  it("are asked of every command: a new one belongs to one of the lists", () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual([...READ_POLICIES, ...OTHERS].sort());
  });

  it.each(READ_POLICIES)("%s takes all of them", async (name) => {
    expect(await declared(name)).toEqual(
      expect.arrayContaining(toOptions(BUNDLE_VERIFY_OPTIONS).map(({ flags }) => flags)),
    );
  });

  it.each(OTHERS)("%s takes none", async (name) => {
    expect(await declared(name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^--(verification-key|skip-verify)/)]),
    );
  });
});
