import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { exitCodeOf } from "../../../src/cli/exit-codes.js";
import { terminalOf } from "../../../src/cli/terminal/cli-io.js";

const TOKEN = "ey.secret.token";

/** A terminal whose mode can be seen, and what was shown on it. */
function fakeTerminal(): { stdin: PassThrough; stderr: PassThrough; modes: boolean[]; shown: () => string } {
  const modes: boolean[] = [];
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (on: boolean) => modes.push(on),
  });
  const stderr = new PassThrough();
  const chunks: string[] = [];
  stderr.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  return { stdin, stderr, modes, shown: () => chunks.join("") };
}

/** Asks, and types once the whole prompt is there. */
function ask(terminal: ReturnType<typeof fakeTerminal>, keys: string): Promise<string> {
  terminal.stderr.once("data", () => setImmediate(() => terminal.stdin.write(keys)));
  return terminalOf(terminal).readSecret("Token: ", new AbortController().signal);
}

describe("readSecret", () => {
  it("shows nothing of what is typed, also where stderr is no terminal", async () => {
    const terminal = fakeTerminal();
    expect(await ask(terminal, `${TOKEN}\r`)).toBe(TOKEN);
    expect(terminal.shown()).toContain("Token: ");
    expect(terminal.shown()).not.toContain(TOKEN);
    // Raw, the terminal itself shows nothing; afterwards it is as it was.
    expect(terminal.modes).toEqual([true, false]);
  });

  it.each([
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("ends by %s with exit code 3", async (_, key) => {
    const terminal = fakeTerminal();
    const error: unknown = await ask(terminal, key).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "CommandError", message: "no token was entered" });
    expect(exitCodeOf(error)).toBe(3);
    expect(terminal.modes.at(-1)).toBe(false);
  });

  it("ends when the process is told to", async () => {
    const terminal = fakeTerminal();
    const controller = new AbortController();
    terminal.stderr.once("data", () => controller.abort(new Error("ended by SIGTERM")));
    const asked = terminalOf(terminal).readSecret("Token: ", controller.signal);
    await expect(asked).rejects.toMatchObject({ exitCode: 3 });
    await expect(terminalOf(terminal).readSecret("Token: ", controller.signal)).rejects.toThrow("SIGTERM");
  });
});
