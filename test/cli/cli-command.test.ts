import { Command, InvalidArgumentError, Option } from "commander";
import { expect, it } from "vitest";
import { CliCommand, UnknownWordError } from "../../src/cli/cli-command.js";
import { CliOption } from "../../src/cli/options/option-table.js";

const refuse = (): never => {
  throw new InvalidArgumentError("It has a password.");
};
const created = (): CliCommand =>
  new CliCommand("p")
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .addOption(new Option("--registry <url>", "a registry").argParser(refuse));

it("takes the place of what Commander calls", () => {
  const own = Object.getOwnPropertyNames(CliCommand.prototype).filter((name) => name !== "constructor");
  expect(Object.getOwnPropertyNames(Command.prototype)).toEqual(expect.arrayContaining(own));
});

it("names the option or the command that is not here", () => {
  expect(() => created().parse(["--nope"], { from: "user" })).toThrow(
    expect.objectContaining({ kind: "option", word: "--nope" }),
  );
  const program = created();
  expect(program.command("inner")).toBeInstanceOf(CliCommand);
  expect(() => program.parse(["nope"], { from: "user" })).toThrow(UnknownWordError);
});

it("shows no secret of an address that is refused", () => {
  const error: unknown = (() => {
    try {
      return created().parse(["--registry", "https://user:hunter2@host/"], { from: "user" });
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toMatchObject({ message: expect.stringContaining("--registry") as string });
  expect(String(error)).not.toContain("hunter2");
});

it.each<[string[], string[], unknown]>([
  [["--mode", "full", "a"], ["a"], "full"],
  [["--mode", "a", "-"], ["a", "-"], true],
  [["--mode", "a", "--registry", "b"], ["a"], true],
  [["a", "--mode"], ["a"], true],
  [["--mode", "--", "full"], ["full"], true],
])("takes no operand for an optional value: %j", (args, operands, mode) => {
  const option = new CliOption("--mode [mode]", "a mode");
  option.isValue = (word) => word === "full";
  const command = new CliCommand("p").argument("[paths...]").addOption(option);
  command.option("--registry <url>").parse(args, { from: "user" });
  expect(command.args).toEqual(operands);
  expect(command.opts()).toMatchObject({ mode });
});

it("takes no flag for the missing value of the option before it", () => {
  const option = new CliOption("--mode [mode]", "a mode");
  option.isValue = () => false;
  const command = created().argument("[paths...]").addOption(option).option("--record <file>");
  expect(() => command.parse(["--mode", "a", "--record"], { from: "user" })).toThrow(/argument missing/);
});
