import { Command } from "commander";
import { expect, it } from "vitest";
import { QuickCommand } from "../../src/cli/quick-command.js";

const created = (): QuickCommand =>
  new QuickCommand("p").exitOverride().option("-a, --all", "all").option("--no-cache", "no cache");

it("takes the place of what Commander calls", () => {
  expect(Object.getOwnPropertyNames(Command.prototype)).toContain("_findOption");
});

it.each([
  { words: ["-a"], options: { all: true, cache: true } },
  { words: ["--all", "--no-cache"], options: { all: true, cache: false } },
  { words: [], options: { cache: true } },
])("parses $words as Commander does", ({ words, options }) => {
  expect(created().parse(words, { from: "user" }).opts()).toEqual(options);
});

it("knows options that are added later, and in commands within it", () => {
  const program = created();
  program.parse([], { from: "user" });
  program.option("--late", "late");
  expect(program.parse(["--late"], { from: "user" }).opts()).toMatchObject({ late: true });
  const inner = program.command("inner");
  expect(inner).toBeInstanceOf(QuickCommand);
});

it.each(["-a, --any", "--all", "--no-cache"])("refuses %s, which it has", (flags) => {
  expect(() => created().option(flags, "again")).toThrow("due to conflicting flag");
});
