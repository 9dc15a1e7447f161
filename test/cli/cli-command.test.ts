import { Command, InvalidArgumentError, Option } from "commander";
import { expect, it } from "vitest";
import { CliCommand, UnknownWordError } from "../../src/cli/cli-command.js";

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
