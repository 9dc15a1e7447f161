import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { toExitCode } from "../../../src/cli/exit-codes.js";
import {
  styleFor,
  terminalOf,
  toJsonOutput,
  writeExact,
  writeNote,
  writeOut,
  type CliIo,
} from "../../../src/cli/terminal/cli-io.js";

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

/** What is written to a stream. */
async function written(write: (stream: CliIo["stdout"]) => Promise<void>): Promise<string> {
  const chunks: string[] = [];
  await write({
    write: (chunk, done) => {
      chunks.push(Buffer.from(chunk).toString());
      done();
    },
  });
  return chunks.join("");
}

describe("what is written", () => {
  const HOSTILE = "::error::a\n ::b\n##[c]d\u202ee\u001b[2Jf\u009bg";
  const SAFE = "\\u003a:error::a\n \\u003a:b\n#\\u0023[c]d\\u202ee\\u001b[2Jf\\u009bg";

  it("acts on no terminal and no log of a CI system, as an answer and as a note", async () => {
    expect(await written((stream) => writeOut(stream, HOSTILE))).toBe(SAFE);
    expect(await written((stderr) => writeNote({ stderr } as CliIo, HOSTILE))).toBe(`${SAFE}\n`);
  });

  it("stays the same document where it is JSON, and the same text where it is safe already", async () => {
    const value = { [HOSTILE]: [HOSTILE, "\t\r\u{e0001}"] };
    const text = await written((stream) => writeOut(stream, toJsonOutput(value)));
    expect(JSON.parse(text)).toEqual(value);
    expect(await written((stream) => writeOut(stream, text))).toBe(text);
    expect(await written((stream) => writeOut(stream, SAFE))).toBe(SAFE);
  });

  it("has the sequences of its own styles, and none that a text brings", async () => {
    const { red, bold } = styleFor({ env: { FORCE_COLOR: "1" }, isOnCi: false }, { write: () => undefined });
    const own = "\u001b[31ma\u001b[39m";
    expect(await written((stream) => writeOut(stream, red("a")))).toBe(own);
    expect(await written((stream) => writeOut(stream, own))).toBe("\\u001b[31ma\\u001b[39m");
    expect(await written((stream) => writeOut(stream, bold(red(`${own}\n::b`))))).toBe(
      "\u001b[1m\u001b[31m\\u001b[31ma\\u001b[39m\n\\u003a:b\u001b[39m\u001b[22m",
    );
  });

  it("is as it is where a program takes it back, and a terminal is none", async () => {
    const terminal = (stream: CliIo["stdout"]): CliIo["stdout"] => ({ ...stream, isTTY: true });
    expect(await written((stream) => writeExact(stream, HOSTILE))).toBe(HOSTILE);
    expect(await written((stream) => writeExact(terminal(stream), HOSTILE))).toBe(SAFE);
    expect(await written((stream) => writeExact(terminal(stream), Buffer.from(HOSTILE)))).toBe(HOSTILE);
  });
});

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
    expect(toExitCode(error)).toBe(3);
    expect(terminal.modes.at(-1)).toBe(false);
  });

  it("ends when the process is told to", async () => {
    const terminal = fakeTerminal();
    const controller = new AbortController();
    terminal.stderr.once("data", () => controller.abort(new Error("ended by SIGTERM")));
    const asked = terminalOf(terminal).readSecret("Token: ", controller.signal);
    await expect(asked).rejects.toMatchObject({ code: "login_failed" });
    await expect(terminalOf(terminal).readSecret("Token: ", controller.signal)).rejects.toThrow("SIGTERM");
  });
});
