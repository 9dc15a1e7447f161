import { writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { expect, it } from "vitest";
import {
  CommandError,
  findCommand,
  type RunOptions,
  runCommand,
} from "../../../editors/vscode/src/run-command.js";
import { makeFolder } from "../../cli/run.js";

const script = async (text: string, options: Partial<RunOptions> = {}): ReturnType<typeof runCommand> => {
  const cwd = await makeFolder({ "program.mjs": text });
  return runCommand(findCommand("./program.mjs", cwd), ["$(id)", "a b"], { cwd, ...options });
};

it("passes arguments and input as they are, and returns any exit code", async () => {
  const text = `process.stdout.write(JSON.stringify(process.argv.slice(2)));
    process.stdin.on("data", (chunk) => process.stderr.write(chunk)).on("end", () => (process.exitCode = 3));`;
  expect(await script(text, { stdin: "input" })).toEqual({
    exitCode: 3,
    stdout: '["$(id)","a b"]',
    stderr: "input",
  });
});

it("ignores input that a command does not read", async () => {
  expect(await script("process.exit(0)", { stdin: "x".repeat(2 ** 20) })).toMatchObject({ exitCode: 0 });
});

it.each<[string, string, Partial<RunOptions>, string]>([
  [
    "output",
    'process.stdout.write("x".repeat(100_000))',
    { maxBytes: 1_000 },
    "printed more than 1000 bytes",
  ],
  ["time", "setInterval(() => undefined, 1_000)", { timeoutMs: 100 }, "after 0.1 seconds"],
])("ends a command that passes its limit of %s", async (_, text, options, message) => {
  const error: unknown = await script(text, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect(error).toMatchObject({ isCancelled: false, message: expect.stringContaining(message) as string });
});

it("ends a command by a signal", async () => {
  const running = script("setInterval(() => undefined, 1_000)", { signal: AbortSignal.timeout(100) });
  await expect(running).rejects.toMatchObject({ name: "CommandError", isCancelled: true });
});

it("states how to install a missing command", async () => {
  const cwd = await makeFolder({});
  await expect(runCommand(findCommand("regohost-of-nobody", cwd), [], { cwd })).rejects.toThrow(
    "regohost-of-nobody was not found: install regohost in this folder",
  );
});

it("prefers the setting, then the package of the folder, then PATH", async () => {
  const cwd = await makeFolder({ "tool.mjs": "" });
  expect(findCommand("", cwd)).toEqual({ file: "regohost", args: [] });
  const installed = await makeFolder({ "node_modules/regohost/dist/cli.js": "" });
  const cli = join(installed, "node_modules/regohost/dist/cli.js");
  expect(findCommand("", installed)).toEqual({ file: "node", args: [cli] });
  await writeFile(join(installed, "regohost"), "");
  expect(findCommand("regohost", installed)).toEqual({ file: "regohost", args: [] });
  expect(findCommand(`.${sep}regohost`, installed)).toEqual({ file: join(installed, "regohost"), args: [] });
});
